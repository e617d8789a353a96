import type { Language } from '../../language/languages.ts';

/**
 * Words that make a clause of a phrase: finite auxiliaries and copulas, subjects, conjunctions. They are closed classes of a language.
 * What is a noun or an infinitive too is left out: "will", "may", the Dutch "was", "vrijwilliger worden", the Spanish "son".
 */
const clauseWords: Readonly<Partial<Record<Language, string>>> = {
  en: "is are were am has have had does did would could should must cannot isn’t isn't aren’t aren't don’t don't won’t won't can’t can't he she they i I we because which whose",
  de: 'ist sind war waren wird wurde wurden hat hatte hatten kann können soll sollen muss müssen darf dürfen wäre kommt folgt gibt steht ich wir dass weil obwohl',
  fr: "est sont était étaient sera seront avait avaient ont peut peuvent doit doivent c’est c'est il elle ils elles je",
  es: 'es eran está están hay tiene tienen puede pueden fue será yo él ellos ellas que',
  it: "è sono erano sarà hanno può possono c’è c'è ci io loro che",
  pt: 'é são eram está estão há tem têm pode podem foi será fica ficam eu ele ela eles elas que',
  nl: 'is zijn wordt heeft had hadden kan moet komt ik wij hij zij omdat dat',
  sv: 'är finns har hade kan ska skall blir kommer jag vi han hon',
  da: 'er findes har havde kan skal bliver kommer jeg vi han hun',
  no: 'er finnes har hadde kan skal blir kommer jeg vi han hun',
  pl: 'jest są był była było były ma mają może mogą będzie będą ja my oni że który która które bo',
  cs: 'je jsou byl byla bylo byly bude budou má mají může mohou já my oni že který která které protože',
  ru: 'был была было были будет будут может могут есть я мы он она они что который которая которые',
  tr: 'var yok değil ben biz ama çünkü',
};

/** Words that no name of a page begins with: a conjunction, a demonstrative, "each", "not", "still". */
const openings: Readonly<Partial<Record<Language, string>>> = {
  en: 'per and or but not never this that these those each every some any such',
  de: 'und oder aber ja nein nicht nie dies diese dieser dieses jede jeder jedes solche noch schon sogar',
  fr: 'et ou mais ce cet cette ces chaque pas jamais encore toujours',
  es: 'y o pero este esta estos estas ese esa cada ningún ninguna todavía siempre nunca ya',
  it: 'e o ma questo questa questi queste quello quella ogni ciascuno ciascuna ancora sempre mai già',
  pt: 'e ou mas este esta estes estas esse essa esses essas cada ainda sempre nunca já',
  nl: 'en of maar deze dit die elke ieder iedere niet nooit nog al',
  sv: 'och eller men denna detta dessa varje inte aldrig ännu',
  da: 'og eller men denne dette disse hver hvert ikke aldrig endnu',
  no: 'og eller men denne dette disse hver hvert ikke aldri ennå',
  pl: 'i lub ale ten ta te każdy każda nie nigdy jeszcze',
  cs: 'a nebo ale tento tato tyto každý každá ne nikdy ještě',
  ru: 'и или но этот эта эти каждый каждая не никогда ещё',
  tr: 've veya ama bu şu her',
};

/** Tens and hundreds, months, money and spans of time: they count what is offered. */
const amounts: Readonly<Partial<Record<Language, string>>> = {
  en: 'fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|(?:\\p{L}+ )?(?:euros?|dollars|pounds|quid|bucks)|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+) (?:days|weeks|months|years|hours|minutes)|january|february|april|june|july|august|september|october|november|december',
  de: 'fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|(?:\\p{L}+ )?(?:euro|franken)|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\d+) (?:tage|wochen|monate|jahre|stunden|minuten)|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  fr: 'quinze|vingt|trente|quarante|cinquante|soixante|cent|(?:\\p{L}+ )?(?:euros?|francs)|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\\d+) (?:jours|semaines|mois|ans|heures|minutes)|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|(?:\\p{L}+ )?(?:euros?|pesos)|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+) (?:días|semanas|meses|años|horas|minutos)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  it: 'quindici|venti|trenta|quaranta|cinquanta|sessanta|cento|quindicina|ventina|(?:\\p{L}+ )?euro|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|\\d+) (?:giorni|settimane|mesi|anni|ore|minuti)|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  pt: 'quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|(?:\\p{L}+ )?(?:euros?|reais)|(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|\\d+) (?:dias|semanas|meses|anos|horas|minutos)|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  nl: 'vijftien|twintig|dertig|veertig|vijftig|zestig|honderd|(?:\\p{L}+ )?euro|(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|\\d+) (?:dagen|weken|maanden|jaren|uren|minuten)|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
};

const year = /(?<!\p{N})(?:1[89]|20)\d{2}(?!\p{N})/u;

const FIRST_AND_REST = /^([^\s,;:]*)(.*)$/su;
/** The first word, in small letters, and the others as they are written: the "Est" of a "Région Est" is no verb. */
function tokensOf(phrase: string): string[] {
  const [, first = '', rest = ''] = FIRST_AND_REST.exec(phrase) ?? [];
  return [first.toLowerCase(), ...rest.split(/[\s,;:]+/u).filter((token) => token !== '')];
}
const setOf = (list: string | undefined): ReadonlySet<string> =>
  new Set((list ?? '').split(' ').filter((word) => word !== ''));
const sets = new Map<string, { clause: ReadonlySet<string>; opening: ReadonlySet<string>; amount: RegExp | null }>();

function setsOf(language: Language) {
  const known = sets.get(language);
  if (known) return known;
  const { [language]: amount } = amounts;
  const made = {
    clause: setOf(clauseWords[language]),
    opening: setOf(openings[language]),
    amount: amount === undefined ? null : new RegExp(`^(?:${amount})(?!\\p{L})`, 'iu'),
  };
  sets.set(language, made);
  return made;
}

/** True for the rest of a sentence, "Ja früher Pietät Wrede", "Preisseite ist Pflicht": it names no page. A question may. */
export function isClause(phrase: string, language: Language | null): boolean {
  const { clause, opening } = setsOf(language ?? 'en');
  const [first = '', ...rest] = tokensOf(phrase);
  return opening.has(first) || clause.has(first) || rest.some((token) => clause.has(token));
}

/** True for "Französisch folgt", "questions would save me calls": a clause that is no question, which begins with its verb. */
export function isToldInClause(phrase: string, language: Language | null): boolean {
  const { clause } = setsOf(language ?? 'en');
  const [first = '', ...rest] = tokensOf(phrase);
  return !clause.has(first) && rest.some((token) => clause.has(token));
}

/** True for "Sixty kids", "Diez meses", "June", "Founded 1927": how many, how much and when is not what is offered. */
export function isAmount(phrase: string, language: Language | null): boolean {
  return year.test(phrase) || setsOf(language ?? 'en').amount?.test(phrase) === true;
}
