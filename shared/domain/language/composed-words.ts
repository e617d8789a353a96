import type { Language } from './languages.ts';

/** How people who search put a subject together with what they want to know of it; `{x}` is the subject, in the form that stands alone. */
interface ComposedWords {
  readonly price: string;
  /** Words of a title that is about the price already: stems. */
  readonly priceCue: string;
  /** Words that name something that goes wrong: stems. */
  readonly problems: string;
  /** Words of seasons and of days that come every year: stems. */
  readonly seasons: string;
  /** Words between two things that are compared. */
  readonly versus: string;
}

const composedWords: Readonly<Partial<Record<Language, ComposedWords>>> = {
  en: {
    price: '{x} cost',
    priceCue: 'cost(?!ly)|price(?!less)|pricing|fee(?![dl])|rates',
    problems:
      'leak|problem|failure|failing|broken|damage|clog|blockage|noise|noisy|pain|ache|bleeding|bad breath|mold|mould|rust|crack|error|crash|corrupt|deadlock|timeout|troubleshoot|smell|odor|repair|emergency|injur|infection|anxiety|grinding|recovery',
    seasons:
      'winter|summer|spring cleaning|autumn|christmas|easter|halloween|valentine|back to school|new year|holiday season|frost|heatwave',
    versus: 'vs\\.?|versus|compared (?:to|with)',
  },
  de: {
    price: '{x} Kosten',
    priceCue: 'kosten|kostet|preis|tarif|gebühr|honorar',
    problems:
      'schmerz|schaden|schäden|undicht|leck|defekt|störung|problem|fehler|verstopf|schimmel|bruch|blutung|bluten|mundgeruch|angst|knirsch|entzündung|notfall|ausfall|absturz|reparatur|sturmschad|wiederherstell',
    seasons: 'winter|sommer|frühjahr|frühling|herbst|weihnacht|ostern|advent|silvester|frost|schulanfang|hitze',
    versus: 'vs\\.?|versus|im vergleich (?:zu|mit)',
  },
  fr: {
    price: 'prix {x}',
    priceCue: 'prix|tarif|coût|honoraires',
    problems:
      'fuite|panne|problème|défaillance|défaut|dégât|bouch|moisissure|douleur|mal de|saignement|mauvaise haleine|erreur|incident|urgence|réparation|dépannage|récupération|sinistre|infiltration|bruit',
    seasons: 'hiver|été|printemps|automne|noël|pâques|toussaint|rentrée|saint-valentin|gel',
    versus: 'vs\\.?|versus|comparée? à',
  },
  es: {
    price: 'precio {x}',
    priceCue: 'precio|coste|costo|cuesta|tarifa|honorario',
    problems:
      'fuga|avería|problema|fallo|daño|atasco|humedad|moho|dolor|sangrado|mal aliento|error|urgencia|reparación|recuperación|ruido|goteo',
    seasons: 'invierno|verano|primavera|otoño|navidad|semana santa|san valentín|vuelta al cole|heladas',
    versus: 'vs\\.?|versus|frente a|comparad[oa] con',
  },
  it: {
    price: 'prezzo {x}',
    priceCue: 'prezz|cost[aoi]|tariff|listino|onorari',
    problems:
      'perdit|guast|problem|difett|dann[oi]|intasa|umidità|muffa|dolor|sanguin|alitosi|error|urgenz|emergenz|riparazion|ripristin|rumor',
    seasons: 'inverno|estate|primavera|autunno|natale|pasqua|ferragosto|san valentino|capodanno|gelo',
    versus: 'vs\\.?|versus|rispetto a',
  },
  nl: {
    price: '{x} kosten',
    priceCue: 'kosten|kost(?![\\p{L}])|prijs|prijzen|tarie|honorari',
    problems:
      'lek|storing|probleem|problemen|schade|verstop|schimmel|pijn|klacht|bloed|fout|spoed|reparatie|herstel|blessure|letsel|kapot',
    seasons: 'winter|zomer|lente|voorjaar|herfst|kerst|pasen|sinterklaas|vorst|hitte',
    versus: 'vs\\.?|versus|vergeleken met',
  },
  pl: {
    price: '{x} cena',
    priceCue: 'cen[ay]|cennik|koszt|opłat|wpisow|czesne',
    problems:
      'awari|wyciek|problem|usterk|uszkodz|zatk|pleśń|wilgo|ból|bóle|krwaw|błęd|błąd|napraw|odzyskiw|hałas|nieszczeln',
    seasons: 'zim[aąęoy]|lat[oae]|wiosn|jesie|świąt|święta|wielkanoc|mróz|mroz',
    versus: 'vs\\.?|versus|w porównaniu z',
  },
  pt: {
    price: 'preço {x}',
    priceCue: 'preço|custo|custa|tarif[aá]|valor',
    problems:
      'fuga|vazamento|avaria|problema|falha|dano|entupi|humidade|umidade|mofo|dor|sangramento|erro|urgência|emergência|reparação|reparo|recuperação|ruído',
    seasons: 'inverno|verão|primavera|outono|natal|páscoa|carnaval|ano novo|geada',
    versus: 'vs\\.?|versus|em comparação com',
  },
  sv: {
    price: '{x} pris',
    priceCue: 'pris|kostnad|kostar|avgift|taxa',
    problems: 'skad|läck|fel|problem|stopp|mögel|värk|smärt|besvär|reparation|akut|jour|buller|stormfäll',
    seasons: 'vinter|sommar|vår(?![\\p{L}])|höst|jul(?![\\p{L}])|påsk|midsommar|nyår|frost',
    versus: 'vs\\.?|versus|jämfört med',
  },
  ja: {
    price: '{x} 料金',
    priceCue: '料金|価格|費用|値段',
    problems: '痛|症状|障害|故障|事故|不調|むちうち|捻挫|骨折|トラブル',
    seasons: '冬|夏|春|秋|クリスマス|正月',
    versus: 'vs|対|と比べて',
  },
};

export const wordsOfLanguage = (language: Language | null): ComposedWords | null =>
  language === null ? null : (composedWords[language] ?? null);

const patterns = new Map<string, RegExp>();

function toPattern(stems: string): RegExp {
  const known = patterns.get(stems) ?? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${stems})`, 'iu');
  patterns.set(stems, known);
  return known;
}

/** These write the word at the end of a compound, or write no spaces. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'ja']);

const matchInCompounds = (stems: string): RegExp => {
  const key = `*${stems}`;
  const known = patterns.get(key) ?? new RegExp(`(?:${stems})`, 'iu');
  patterns.set(key, known);
  return known;
};

const pattern = (stems: string, language: Language | null): RegExp =>
  language !== null && compounding.has(language) ? matchInCompounds(stems) : toPattern(stems);

export function namesProblem(text: string, language: Language | null): boolean {
  const words = wordsOfLanguage(language);
  return words !== null && pattern(words.problems, language).test(text);
}

/** The word of a season in the text; null where none is. */
export function seasonIn(text: string, language: Language | null): string | null {
  const words = wordsOfLanguage(language);
  return words === null ? null : (pattern(words.seasons, language).exec(text)?.[0] ?? null);
}

export function asksPrice(text: string, language: Language | null): boolean {
  const words = wordsOfLanguage(language);
  return words !== null && pattern(words.priceCue, language).test(text);
}

/** A search for a price without the words that ask for it: the same as another one that asks in other words. */
export function removePriceWords(text: string, language: Language | null): string {
  const words = wordsOfLanguage(language);
  if (words === null) return text;
  const cue = new RegExp(
    String.raw`${compounding.has(language ?? 'en') ? '' : String.raw`(?<![\p{L}\p{N}])`}s?(?:${words.priceCue})[\p{L}]*`,
    'giu',
  );
  return text.replaceAll(cue, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** How a comparison is laid out, and no part of what is compared. */
const comparisonLayout =
  /\s(?:at a glance|side by side|in brief|im überblick|auf einen blick|en un coup d[’']œil|en bref|de un vistazo|a colpo d[’']occhio|in één oogopslag|w skrócie|em resumo|i korthet)$/iu;

/** Both sides of a comparison; null for a text that compares nothing. */
export function comparedIn(text: string, language: Language | null): [string, string] | null {
  const words = wordsOfLanguage(language);
  if (words === null) return null;
  const compared = text.trim().replace(comparisonLayout, '');
  const match = new RegExp(String.raw`^(.{3,50}?)\s(?:${words.versus})\s(.{3,50})$`, 'iu').exec(compared);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  // Of three things a heading does not compare "the two".
  return new RegExp(String.raw`\s(?:${words.versus})\s`, 'iu').test(match[2]) ? null : [match[1], match[2]];
}
