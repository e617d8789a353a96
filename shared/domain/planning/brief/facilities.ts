/** Nouns for a place of work that say nothing of the trade: what describes them stands behind. */
const nouns =
  'centre|centro|cabinet|étude|estudio|despacho|bufete|consultorio|consultório|studio|estúdio|gabinet|gabinete|klinika|poradnia|pracownia|zakład|kancelaria|biuro|atelier|ateliér|taller|oficina|officina|laboratorio|maison|domaine|résidence|residencia|institut|instituto|istituto|academia|accademia|école|escuela|escola|scuola|szkoła|škola|salon|salón|salone|agence|agencia|agência|agenzia|cooperativa|coopérative|complexe|complejo|parc|parque|parco|poradna|ordinace|ústav|středisko|clínica|clinica|clinique|bureau|entreprise|empresa|impresa|tienda|garage|service|poradna';

const first = new RegExp(String.raw`^(?:${nouns})\s`, 'iu');

/** True for "Centre équestre du Vallon", "Estudio jurídico Paz & Asociados". */
export const opensWithFacility = (text: string): boolean => first.test(text);
