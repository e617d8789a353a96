import type { Language } from '../language/languages.ts';

/**
 * Sentences that ask the reader to act, by how they begin: a verb in the imperative and what makes it one. The verb alone is an everyday
 * word ("order came", "see above"), so a language without a pattern here has no invitations.
 */
const invitations: Partial<Readonly<Record<Language, RegExp>>> = {
  en: opening(
    "(?:book|buy|order|shop|call|contact|visit|discover|explore|find|get|learn|read|see|try|download|register|request|join|compare|watch|check|browse|schedule|reserve|choose) (?:our|your|us|now|today|out|more|how|all|online|here|for free|a free|it now|this|the full|the latest)\\b|(?:sign up|subscribe|click here|get in touch|don['’]t miss)\\b",
  ),
  de: opening(
    '(?:erfahren|entdecken|informieren|besuchen|kontaktieren|vereinbaren|buchen|bestellen|finden|lesen|testen|rufen|sichern|vergleichen|melden|fordern|nutzen|lernen|schauen|stöbern|genießen) Sie\\b|jetzt (?:\\p{L}+ ){0,3}(?:anfragen|bestellen|buchen|entdecken|informieren|kaufen|kontaktieren|lesen|starten|testen|vergleichen|anmelden|herunterladen|vereinbaren|ansehen|sichern)(?!\\p{L})',
  ),
  fr: opening(
    '(?:achetez|appelez|commandez|comparez|consultez|contactez|découvrez|demandez|essayez|inscrivez|lisez|profitez|réservez|retrouvez|téléchargez|trouvez|visitez|regardez)(?!\\p{L})',
  ),
  es: opening(
    '(?:compra|contacta|descarga|descubre|encuentra|conoce|consulta|reserva|solicita|aprovecha|infórmate|regístrate|visita|llámanos|mira|entérate) (?:ahora|nuestr[ao]s?|tu|tus|aquí|cómo|con nosotros|toda|todos|todas|más|gratis)(?!\\p{L})|(?:descubra|conozca|contáctenos|llámenos|infórmese|visítenos)(?!\\p{L})',
  ),
  it: opening(
    '(?:acquista|chiama|confronta|contatta|contattaci|prenota|scarica|scopri|trova|visita|iscriviti|leggi|guarda) (?:ora|subito|il|la|le|i|gli|come|tutt[oei]|i nostri|la nostra|il tuo|online|qui|di più)(?!\\p{L})|(?:contattaci|chiamaci|iscriviti|scoprite|visitate)(?!\\p{L})',
  ),
  nl: opening(
    '(?:bekijk|bestel|boek|koop|lees|ontdek|vergelijk|vraag|download|bezoek|schrijf je in|meld je) (?:nu|hier|onze|ons|het|de|alle|meer|direct|online|jouw|uw|je|hoe|aan)(?!\\p{L})',
  ),
  pt: opening(
    '(?:agende|baixe|compre|conheça|descubra|encontre|experimente|solicite|saiba|confira|veja|acesse|inscreva-se) (?:agora|aqui|já|mais|como|noss[ao]s?|o|a|os|as|tudo|seu|sua|todos)(?!\\p{L})',
  ),
};

/** At the start of the text, of a sentence or of what a colon or dash introduces. */
function opening(pattern: string): RegExp {
  return new RegExp(`(?:^|[.!?:;…|»]["'”’)]?\\s+|\\s[–—-]\\s+|\\n)(?<invitation>${pattern})`, 'iu');
}

/** The words that ask the reader to act; null where none do, or the language has no pattern. */
export const invitationIn = (text: string, language: Language | null): string | null =>
  (language === null ? undefined : whole(invitations[language]?.exec(text) ?? null, text)) ?? null;

/** With what belongs to it: "Get your free quote", and not "Get your". */
function whole(match: RegExpExecArray | null, text: string): string | undefined {
  const invitation = match?.groups?.['invitation'];
  if (match === null || invitation === undefined) return undefined;
  const behind = text.slice(match.index + match[0].length);
  const rest = /^[^\n.!?:;…|»]{0,60}(?![\p{L}\p{N}])/u.exec(behind)?.[0] ?? '';
  return `${invitation}${rest}`.trim();
}

/** Words that address the reader and nothing else. Polite forms that are another word in lower case count inside a sentence only. */
const addresses: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /\b(?:you|your|yours|yourself)\b/i,
  de: /(?<![\p{L}])(?:du|dein|deine[mnrs]?|dir|dich|euch|euer|eure[mnrs]?)(?![\p{L}])|(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?:vous|votre|vos)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:tú|tu|tus|usted|ustedes)(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:tuo|tua|tuoi|tue)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:jouw|jij|uw|je)(?![\p{L}])/iu,
  pt: /(?<![\p{L}])(?:você|vocês)(?![\p{L}])/iu,
};

/** The first word of the text that addresses its reader. */
export const addressIn = (text: string, language: Language | null): string | null =>
  (language === null ? undefined : addresses[language]?.exec(text)?.[0]) ?? null;
