import { isFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { placeMentions } from '../places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { legalForms } from './legal-forms.ts';
import { isPartOfSites, nameOfDomain, withoutPeople } from './name-evidence.ts';

const NAME_CHARACTERS_MAX = 80;
/** The beginning says what a business is called; what is named later is mostly another one. */
const STATEMENTS_READ_MAX = 8;

// Every part that repeats is bounded and separated by white space, so that no text makes these backtrack far.
const word = String.raw`(?:\p{Lu}|\d{1,4}(?=\s\p{Lu}))[\p{L}\p{M}\p{N}'’&.+-]{0,40}`;
const link = String.raw`(?:&|and|und|et|y|e|i|of|the|de|la|le|les|los|las|du|des|di|del|dei|degli|delle|della|da|do|dos|das|sur|sous|aan|op|het|pod|nad|van|von|der|zum|zur|am|im|à|aux|en|den|dr\.|med\.|dent\.|\p{N}{1,4})`;
const capitalized = String.raw`${word}(?:\s(?:${link}\s){0,2}${word}){0,6}`;

const quotes = '["“”„«»‚‘「『]';

/** What a brief calls the business or the site. Null where it does not say. */
export function nameIn(
  statements: readonly Statement[],
  words: ReadingWords,
  language: Language | null,
  isTrade: (text: string) => boolean,
): Said | null {
  const labelled = statements.find(({ topic, kind }) => topic === 'name' && kind !== 'heading');
  if (labelled) {
    const name = cleaned(labelled.text.split(/[,;(]|\s[–—-]\s/u, 1)[0] ?? '', null);
    if (name !== null) return { value: name, words: labelled.text };
  }
  const read = statements.filter(({ topic, kind }) => (topic === null || topic === 'other') && kind !== 'item');
  const withPeople = read.map((statement) => ({ ...statement, text: statement.text.replace(beforeName, '') }));
  const business = withPeople.map((statement) => ({ ...statement, text: withoutPeople(statement.text) }));
  return (
    nameAmong(business, statements, { words, language, isTrade }) ??
    nameAmong(withPeople, statements, { words, language, isTrade })
  );
}

interface NameContext {
  readonly words: ReadingWords;
  readonly language: Language | null;
  readonly isTrade: (text: string) => boolean;
}

function nameAmong(
  read: readonly Statement[],
  statements: readonly Statement[],
  { words, language, isTrade }: NameContext,
): Said | null {
  const first = read.slice(0, STATEMENTS_READ_MAX);
  const sentence = first.find(({ kind }) => kind === 'sentence');
  const title = repeatedTitle(statements);
  if (title !== null) return title;
  for (const form of forms(words, isTrade, { hasCapitalNouns: language === 'de', statements })) {
    for (const [at, statement] of (form.isOfAll ? read : first).entries()) {
      const name = cleaned(form.read(statement, at, statement === sentence) ?? '', language);
      if (name !== null && !isPlace(name) && !isPlainNoun(name, statement, language))
        return { value: name, words: statement.text };
    }
  }
  return null;
}

/** "Website brief – Harbour Physio", "Buongiorno, siamo Officine Marzi" */
const beforeName =
  /^(?:(?:new |our )?(?:web ?site|web|site|project|seo|content)?\s?brief(?:ing)?(?:\s(?:for|für|pour|para|per|voor|dla)\s|\s?[:–—|-]\s)|(?:hello|hi|hey|hallo|bonjour|hola|ciao|olá|cześć|buongiorno|buonasera|salve|hej|guten tag|moin|good morning|bom dia|dobrý den|dzień dobry|здравствуйте|merhaba)[!,.]?\s+(?=\p{L}))/iu;

const TITLE_WORDS_MAX = 5;

/** The first line as a title, where the text speaks of it again: "ledgerline", "Fieldnotes 2027". */
function repeatedTitle(statements: readonly Statement[]): Said | null {
  const [first, ...others] = statements;
  if (first?.kind !== 'heading' || first.text.split(' ').length > TITLE_WORDS_MAX) return null;
  const name = cleaned(first.text, null);
  if (name === null || isPlace(name)) return null;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );
  return others.some(({ text, kind }) => kind !== 'heading' && pattern.test(text))
    ? { value: name, words: first.text }
    : null;
}

/** "Quotewise is proposal software": what follows says what the name stands for. */
const isCopula = /^\s(?:is|ist|est|es|è|é|jest|to|är|je|это|—)\s/u;

/** Who speaks, a verb of making, and the article of what it is that was made. */
const makers =
  'We|I|Our team|Wir|Ich|Nous|Je|On|Nosotros|Noi|Io|Nós|Wij|We|Ik|My|Ja|Vi|Jag|My|Já|Мы|Я|Biz|Ben|Somos|Siamo|Jesteśmy|Jsme';
const verbOfMaker = String.raw`[\p{Ll}'’]{2,20}`;
const indefinite =
  'an?|eine?[nrm]?|une?|un[ao]?|uma?|um|een|ett?|en|jed(?:en|na|no)|один|одна|bir|the|our|notre|nuestr[oa]|il nostro|la nostra|o nosso|a nossa|onze';

/** "Der Hospizverein Lichtung e. V.": the article belongs to the sentence, unless the name has no trade. */
function withoutArticle(name: string | null, isTrade: (text: string) => boolean): string | null {
  const [, rest] = /^(?:Der|Die|Das|The|La|Le|L['’]|El|Il|De|Het|O|A)\s(.+)$/u.exec(name ?? '') ?? [];
  return rest !== undefined && isTrade(rest.split(' ')[0] ?? '') ? rest : name;
}

/** "Hebammenpraxis Lebensbogen": a name of several words whose first one is the trade, in a language of capital nouns. */
const tradeOf = (name: string | null, isTrade: (text: string) => boolean): string | null =>
  name?.includes(' ') && isTrade(name.split(' ')[0] ?? '') ? name : null;

const ofOurName =
  /(?<!\p{L})(?:wir heißen|heißen wir|ich heiße|unsere?r? \p{L}+ heißt|(?:unser|der) name ist)(?!\p{L})/iu;
/** "Wir heißen übrigens …" */
const byTheWay =
  "übrigens|eigentlich|einfach|schlicht|by the way|simply|just|d'ailleurs|simplement|tout simplement|por cierto|simplemente|semplicemente|tra l'altro|simplesmente|aliás|trouwens|gewoon|po prostu|zresztą|helt enkelt|förresten|prostě|кстати|просто";

type Form = (statement: Statement, at: number, isFirst: boolean) => string | null;

/** A trade, then words that describe it, then a name that begins with a capital. */
const tradeName = (name: string | null, isTrade: (text: string) => boolean): string | null =>
  name !== null && isTrade(name.split(/\s(?=\p{Lu})/u, 1)[0] ?? '') ? name : null;

interface ReadForm {
  readonly read: Form;
  /** Read in the whole brief; the others are sure at its beginning only. */
  readonly isOfAll?: boolean;
}

function forms(
  words: ReadingWords,
  isTrade: (text: string) => boolean,
  { hasCapitalNouns, statements }: { hasCapitalNouns: boolean; statements: readonly Statement[] },
): ReadForm[] {
  const named = String.raw`(?<![\p{L}])(?:${words.named})(?:\s?:|\s(?:—|-)|,?\s(?:${byTheWay}),?)?\s`;
  const quoted = new RegExp(String.raw`${quotes}([^"“”„«»\n]{2,60})["”“»’‘」』]`, 'u');
  const afterNamedQuoted = new RegExp(String.raw`${named}.{0,15}?${quotes}([^"“”„«»\n]{2,80})["”“»]`, 'iu');
  const afterNamed = withCase(named, capitalized);
  const company = new RegExp(String.raw`(${capitalized},?\s(?:${legalForms}))(?![\p{L}])`, 'u');
  const weAre = withCase(
    String.raw`(?:^|[\s(])(?:${words.weAre}),?\s(?:(?:die|der|das|la|le|l'|el|los|las|il|lo|the|o|a|os|as|de|het)\s)?`,
    capitalized,
  );
  const atStart = new RegExp(
    String.raw`^(?:(?:Die|Der|Das|The|La|Le|El|Il|Lo|De|Het|O|A|L['’])\s?)?(${capitalized})(?=,|\s[–—-]\s|\s\(|\.?$|:|\s(?:${words.is})(?![\p{L}])|\s(?:${words.at})\s)`,
    'u',
  );
  // "Clínica dental Sonrisa Sur, Sevilla": what the business is, then its name.
  const tradeThenName = new RegExp(
    String.raw`^(?:(?:Die|Der|Das|The|La|Le|El|Il|Lo|De|Het|O|A|L['’])\s?)?(\p{Lu}\p{L}{3,20}(?:\s\p{Ll}[\p{L}'’]{1,20}){1,4}\s${capitalized})(?=,|\s[–—-]\s|\s\(|\.?$|:|\s(?:${words.is}|${words.at})(?![\p{L}])|\s\p{Ll})`,
    'u',
  );
  const runThenVerb = new RegExp(
    String.raw`^(?:(?:Die|Der|Das|The|La|Le|El|Il|Lo|De|Het|O|A|L['’])\s?)?(${word}(?:\s(?:${link}\s){0,2}${word}){1,6})(?=\s\p{Ll})`,
    'u',
  );
  // "Nous éditons Factéo, un logiciel": what a verb governs, and then what it is.
  const appositive = new RegExp(
    String.raw`^(?:${makers})\s(?:${verbOfMaker}\s)?(${capitalized}),\s(?:${indefinite})\s\p{L}`,
    'u',
  );
  // "at Corrib Legal, a small law firm": what a name is called beside is a trade.
  const explained = new RegExp(
    String.raw`(?<![\p{L}])(${capitalized}),\s(?:${indefinite})\s((?:[\p{L}'’-]+\s?){1,6})`,
    'gu',
  );
  const explainedTrade = (text: string): string | null =>
    [...text.slice(0, 1_000).matchAll(explained)].find(([, , noun = '']) => isTrade(noun))?.[1] ?? null;
  const run = new RegExp(String.raw`(?<=[\p{Ll},]\s)${capitalized}`, 'gu');
  const tradeInside = (text: string): string | null =>
    [...text.slice(0, 1_000).matchAll(run)].find(([name]) => {
      const parts = name.split(' ');
      return parts.length > 1 && (isTrade(parts[0] ?? '') || isTrade(parts.slice(-2).join(' ')));
    })?.[0] ?? null;
  // "De zaak gaat Trapkracht heten"
  const verbLast = new RegExp(
    String.raw`(?<!\p{L})(?:gaat|zal|moet|soll|wird|würde|ska|kommer att)\s(${capitalized})\s(?:heten|heißen|heissen|heta)(?!\p{L})`,
    'u',
  );
  // "Unsere Bäckerei Krumme gibt es seit 1931"
  const ourTrade = new RegExp(
    String.raw`^(?:Unsere?|Die|Der|Das|Mein[e]?)\s(\p{Lu}\p{L}+\s${capitalized})(?=,|\s\p{Ll})`,
    'u',
  );
  const defined = new RegExp(`^(${capitalized})${isCopula.source.slice(1)}`, 'u');
  // "Hôtel de 14 chambres à Gérardmer, Les Trois Sapins."
  const lastPart = new RegExp(String.raw`\p{Ll}[^,]{0,80},\s(${capitalized})\.?$`, 'u');
  const all = statements.map(({ text }) => text).join('\n');
  const isRepeated = (name: string): boolean => all.split(name).length > 2;
  const fromDomain = nameOfDomain(statements, isTrade);
  const early = (read: Form): ReadForm => ({ read });
  return [
    { read: ({ text }) => afterNamedQuoted.exec(text)?.[1] ?? null, isOfAll: true },
    {
      read: ({ text }, at) =>
        at < STATEMENTS_READ_MAX || !hasCapitalNouns || ofOurName.test(text) ? afterNamed(text) : null,
      isOfAll: true,
    },
    { read: ({ text }) => verbLast.exec(text)?.[1] ?? null, isOfAll: true },
    early(({ text }, at) => (at === 0 && hasCapitalNouns ? tradeOf(ourTrade.exec(text)?.[1] ?? null, isTrade) : null)),
    early((_, at) => (at === 0 ? fromDomain : null)),
    early(({ text }, at) => (at < 3 ? (quoted.exec(text)?.[1] ?? null) : null)),
    early(({ text }) => withoutArticle(company.exec(text)?.[1] ?? null, isTrade)),
    early(({ text }, at) => (at < 4 ? (appositive.exec(text)?.[1] ?? null) : null)),
    early(({ text }) => explainedTrade(text)),
    early(({ text }, at) => (at === 0 && hasCapitalNouns ? tradeOf(weAre(text), isTrade) : null)),
    early(({ text, kind, denied }, at, isFirst) => {
      if (denied !== '') return null;
      const name = at < 4 ? (atStart.exec(text)?.[1] ?? null) : null;
      if (name === null || (!name.includes(' ') && isTrade(name))) return null;
      // One word behind the beginning is a person or a place as often, unless the text says what it is.
      const isDefined = text.startsWith(name) && isCopula.test(text.slice(name.length));
      return isFirst || isDefined || (kind === 'heading' && at === 0) || name.includes(' ') ? name : null;
    }),
    early(({ text }, at) => (at < 4 && !hasCapitalNouns ? tradeInside(text) : null)),
    early(({ text }, at) =>
      at === 0 && isTrade(text.split(' ')[0] ?? '') ? (lastPart.exec(text)?.[1] ?? null) : null,
    ),
    early(({ text }, at) => (at < 3 ? weAre(text) : null)),
    early(({ text }, at) => (at < 2 ? (tradeName(tradeThenName.exec(text)?.[1] ?? null, isTrade) ?? null) : null)),
    early(({ text }, at) => {
      const name = at < 3 ? (runThenVerb.exec(text)?.[1] ?? null) : null;
      return name !== null && (!hasCapitalNouns || isTrade(name.split(' ')[0] ?? '')) ? name : null;
    }),
    {
      read: ({ text }) => {
        const name = defined.exec(text)?.[1] ?? null;
        return name !== null && isRepeated(name) ? name : null;
      },
      isOfAll: true,
    },
  ];
}

/** Finds a cue in any case, then a name that begins with a capital. */
function withCase(cue: string, name: string): (text: string) => string | null {
  const cuePattern = new RegExp(cue, 'giu');
  const namePattern = new RegExp(
    String.raw`^(${name})(?![\p{L}])(?!\s(?:certified|compliant|zertifiziert|certifi))`,
    'u',
  );
  return (text) => {
    for (const found of text.slice(0, 1_000).matchAll(cuePattern)) {
      const match = namePattern.exec(text.slice(found.index + found[0].length));
      if (match?.[1] !== undefined) return match[1];
    }
    return null;
  };
}

const notNames =
  /^(?:brief(?:ing)?|website|web ?site|webseite|homepage|site|page|project|projekt|projet|proyecto|progetto|projeto|about|über|hello|hi|hey|hallo|bonjour|hola|ciao|olá|cześć|buongiorno|buonasera|salve|hej|hejsan|guten tag|moin|servus|good (?:morning|day)|greetings|bom dia|boa tarde|goeden?dag|goedemorgen|dobrý den|dzień dobry|dear|company|planned site|untitled|new website|our|unsere?|notre|nuestr[oa]|ignore|system|assistant|soc 2|iso \d+|gdpr|dsgvo|e\.?\s?v\.?|we|i|it|this|these|here|you|they|there)\b/iu;

function cleaned(found: string, language: Language | null): string | null {
  const name = found
    .replaceAll(/\s+/gu, ' ')
    .replace(
      /^(?:website |web |site |project )?(?:brief(?:ing)?|website|projekt|project)\s?(?:for|für|of|:|–|-)\s?/iu,
      '',
    )
    .replace(/(?:\s(?:and|of|the|de|la|le|du|des|und|et|y|e|i|van|von|der|am|im|in|zum|zur|en|à|&))+$/iu, '')
    .replace(/[\s,:;'’-]+$/u, '')
    .replace(/(?<!\b(?:e|V|S|L|r|l|o|s|a|B|Inc|Ltd|Ltda|Co|Dr|Lda|St|j|k|A)\s?)\.$/u, '')
    .trim();
  const [firstWord = ''] = name.split(' ');
  if (!/\p{L}/u.test(name) || name.length > NAME_CHARACTERS_MAX || notNames.test(name) || isPartOfSites(name))
    return null;
  if (!name.includes(' ') && isFunctionWord(normalizeWord(firstWord, language), language)) return null;
  // "Our", "We" at the beginning of a sentence are capitalized words, not names; "The" may belong to one.
  if (
    /^(?:Wir|Ich|Unsere?[rnms]?|Nous|Je|Notre|Nos|Somos|Siamo|Nuestr[oa]s?|Onze|Wij|Jesteśmy|Nasz[ae]?|Vi|Jag|Vår|Jsme|Naše|Náš|Мы|Наш[аи]?|Biz|Yes|No|Eine?|Una?|Un|Une|Een|En|Ett|Please|Bitte|Make|Write|Ignore|Keine?n?|Kein|Not?|Nie|Ohne|Pas|Aucune?|Sans|Jamais|Sin|Senza|Nessun[oa]?|Non|Sem|Não|Nenhuma?|Geen|Niet|Bez|Nie|Inga?|Inte|Utan|Žádn[áéý]|Нет|Без)(?!\p{L})/u.test(
      name,
    )
  )
    return null;
  return inTitleCase(name).toWellFormed();
}

/** "CRÊPERIE DU STÉÏR" is a name in capitals; short words may be abbreviations and stay. */
function inTitleCase(name: string): string {
  if (!name.includes(' ') || /\p{Ll}/u.test(name)) return name;
  return name
    .split(' ')
    .map((part, at) => {
      if (at > 0 && /^(?:DE|DU|DES|LA|LE|LES|DEL|DI|DA|DO|VON|VAN|DER|OF|THE|AND|UND|ET|Y|E)$/u.test(part))
        return part.toLowerCase();
      return part.length < 5 ? part : part.slice(0, 1) + part.slice(1).toLowerCase();
    })
    .join(' ');
}

const isPlace = (name: string): boolean => placeMentions(name).some(({ text, at }) => at === 0 && text === name);

/** In German every noun has a capital: a single noun with an article before or a plain noun behind "we are" is no name. */
function isPlainNoun(name: string, { text }: Statement, language: Language | null): boolean {
  if (language !== 'de' || name.includes(' ')) return false;
  const before = text.slice(0, text.indexOf(name)).trim().split(/\s+/u).at(-1) ?? '';
  if (/^(?:eine?[rnm]?|kleine[rs]?|die|der|das|unsere?)$/iu.test(before)) return true;
  // One word that follows "we are" or opens a sentence without a verb is a noun, unless its form is no noun's.
  return /^(?:wir|ich)\s/iu.test(text);
}
