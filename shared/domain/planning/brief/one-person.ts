import type { Statement } from './brief-statements.ts';

/** "mi consulta", "Dra. Camila Rocha, nutricionista": a practice of one person, or a person and a profession. */
const ofMine =
  /(?<!\p{L})(?:mi (?:consulta|gabinete|estudio|despacho)|mon (?:cabinet|étude)|il mio studio|(?:o )?meu consultório|mój gabinet|meine praxis|my practice|mijn praktijk)(?!\p{L})|^(?:dra?|dr|dott|dott\.ssa|lic|mgr|mudr|me|psic)\.?\s\p{Lu}\p{L}+\s\p{Lu}\p{L}+,\s\p{Ll}/iu;
/** Several people speak, or work there. */
const areSeveral =
  /(?<!\p{L})(?:we|our|us|wir|unsere?[rnms]?|uns|nous|notre|nos|somos|nosotr[oa]s|nuestr[oa]s?|siamo|noi|nostr[oaie]|somos|nós|noss[oa]s?|wij|onze|ons|jesteśmy|nasz\p{L}*|nas|jsme|naše|náš|nás|vi|vår\p{L}*|мы|наш\p{L}*|team|équipe|equipo|equipa|equipe|zespół|tým|collègues?|kolleg\p{L}+|colleagues?|associés?|partners?|\p{L}{3,}(?:amos|emos|imos|iamo))(?!\p{L})/iu;

/** True where one person speaks of a business without anybody else in it. */
export const isOnePerson = (statements: readonly Statement[]): boolean =>
  statements.some(({ said }) => ofMine.test(said)) && !statements.some(({ text }) => areSeveral.test(text));
