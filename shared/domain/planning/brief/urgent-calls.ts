import type { Statement } from './brief-statements.ts';

/** Services that trades and practices name in passing, and that customers search by these words. */
const calls =
  /(?<!\p{L})(?:emergency (?:call-?outs?|repairs?|appointments?|service)|home visits|(?:24-stunden-)?notdienst|notfalldienst|hausbesuche|dépannages? d['’]urgence|service d['’]urgence|urgences|visites? à domicile|(?:servicio de )?urgencias|visitas a domicilio|pronto intervento|emergenze|visite a domicilio|(?:serviço de )?urgências|visitas (?:ao|em) domicílio|atendimento (?:domiciliar|ao domicílio|em domicílio)|wizyty domowe|pogotowie \p{Ll}+(?:e|ne|we)|spoeddienst|huisbezoek(?:en)?|hembesök|návštěvy doma|havarijní služba|выезд на дом)(?!\p{L})/iu;
/** "pas d'urgences", "In urgent cases call 112" */
const elsewhere = /(?:112|15|911|999|118|hôpital|hospital|ospedale|szpital|krankenhaus)/iu;

/** "Tenemos urgencias las 24 horas": a thing named in a separate sentence, though no verb offers it. */
export function callsIn({ kind, topic, said }: Statement): string[] {
  if (kind === 'heading' || topic !== null || elsewhere.test(said)) return [];
  const found = calls.exec(said)?.[0];
  return found === undefined ? [] : [found];
}
