import type { Language } from '../../language/languages.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { cleaned } from './clean-name.ts';
import { opensWithFacility } from './facilities.ts';
import { legalForms } from './legal-forms.ts';
import { capitalized, createNameFinder, indefinite, link, nameRun, word } from './name-beside.ts';
import { nameOfDomain, removePeople } from './name-evidence.ts';
import { isPlace, onlyTitle, uncasedName } from './name-titles.ts';
import { weighedName } from './weighed-name.ts';

/** The beginning says what a business is called; what is named later is mostly another one. */
const STATEMENTS_READ_MAX = 8;

const quotes = '["“”„«»‚‘「『]';

/** The name of the business or the site in a brief. Null where it does not say one. */
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
  const read = statements.filter(
    ({ topic, kind, isCarried }) =>
      kind !== 'item' && (topic === null || topic === 'other' || (isCarried === true && topic === 'offer')),
  );
  const business = read.map((statement) => ({ ...statement, text: removePeople(statement.text) }));
  return (
    weighedName(read, words, language, isTrade, true) ??
    nameAmong(business, statements, { words, language, isTrade }) ??
    nameAmong(read, statements, { words, language, isTrade }) ??
    weighedName(read, words, language, isTrade, false)
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
  const uncased = uncasedName(statements, words, language);
  if (uncased !== null) return uncased;
  const title = onlyTitle(statements, words);
  if (title !== null) return title;
  for (const form of forms(words, isTrade, { hasCapitalNouns: language === 'de', statements })) {
    for (const [at, statement] of (form.isOfAll ? read : first).entries()) {
      const name = cleaned(form.read(statement, at, statement === sentence) ?? '', language);
      if (name !== null && !isPlace(name)) return { value: name, words: statement.text };
    }
  }
  return null;
}

/** "Quotewise is proposal software": what follows says what the name stands for. */
const isCopula = new RegExp(String.raw`^\s(?:${wordsFor('isCopula')})\s`, 'u');

/** "Wir heißen übrigens …" */
const byTheWay = wordsFor('byTheWay');

type Form = (statement: Statement, at: number, isFirst: boolean) => string | null;

/** "Le cabinet Lambiotte & Servais réunit …": words for any business, before its name. */
const house = new RegExp(`^(?:${wordsFor('house')})$`, 'u');

/** A trade, then words that describe it, then a name that begins with a capital. */
const tradeName = (name: string | null, isTrade: (text: string) => boolean): string | null =>
  name !== null && (isTrade(name) || opensWithFacility(name)) ? name : null;

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
  const afterNamed = createNameFinder(named, capitalized);
  // "Die Nordkamp GmbH": a form of company has the article of its noun.
  const company = new RegExp(String.raw`((?!(?:Der|Die|Das)\s)${capitalized},?\s(?:${legalForms}))(?![\p{L}])`, 'u');
  const weAre = createNameFinder(
    String.raw`(?:^|[\s(])(?:${words.weAre}),?\s(?:(?:${wordsFor('weAre')})\s)?`,
    capitalized,
  );
  const atStart = new RegExp(
    String.raw`^(?:(?:${wordsFor('atStart')})\s?)?(${capitalized})(?=,|\s[–—-]\s|\s\(|\.?$|:|\s(?:${words.is})(?![\p{L}])|\s(?:${words.at})\s)`,
    'u',
  );
  // "Clínica dental Sonrisa Sur, Sevilla": what the business is, then its name.
  const tradeThenName = new RegExp(
    String.raw`^(?:(?:${wordsFor('atStart')})\s?)?(\p{Lu}\p{L}{2,20}(?:\s\p{Ll}[\p{L}'’]{1,20}){1,4}\s${capitalized})(?=,|\s[–—-]\s|\s\(|\.?$|:|\s(?:${words.is}|${words.at})(?![\p{L}])|\s\p{Ll})`,
    'u',
  );
  const runThenVerb = new RegExp(
    String.raw`^(?:(?:${wordsFor('atStart')})\s?)?(${word}(?:\s(?:${link}\s){0,2}${word}){1,6})(?=\s\p{Ll})`,
    'u',
  );
  // "at Corrib Legal, a small law firm": what a name is called beside is a trade.
  const explained = new RegExp(
    String.raw`(?<![\p{L}])(${capitalized}(?:\sat\s${capitalized})?),\s(?:${indefinite})\s([\p{L}'’-]+(?:\s[\p{L}'’-]+){0,5}\s?)`,
    'gu',
  );
  const explainedTrade = (text: string): string | null =>
    [...text.slice(0, 1_000).matchAll(explained)].find(([, , noun = '']) => isTrade(noun))?.[1] ?? null;
  // "une association de Nantes, Les Vélos du Lavoir.", "una bodega en Haro, La Rioja: Bodegas Arbolera."
  const apposedLast = new RegExp(
    String.raw`^(.{5,120}?)[,:]\s(?:(?:${wordsFor('apposedLast')})\s)?(${capitalized})\.?$`,
    'u',
  );
  const besideTrade = (text: string): string | null => {
    const [, before = '', name] = (hasCapitalNouns ? null : apposedLast.exec(text)) ?? [];
    return name !== undefined && (before.split(' ').some(isTrade) || isTrade(before)) ? name : null;
  };
  // "mám keramickou dílnu Hlína & Oheň", "siłowni Żelazna Forma"
  const smallTrade = new RegExp(String.raw`(?<!\p{L})(\p{Ll}{4,}(?:\s\p{Ll}{5,})?)\s(${capitalized})`, 'gu');
  const besideSmallTrade = (text: string): string | null =>
    [...text.slice(0, 1_000).matchAll(smallTrade)]
      .filter(([, trade = '']) => isTrade(trade) || house.test(trade))
      .map(([, , name = '']) => name)
      .find((name) => placeMentions(name).every(({ at }) => at > 0)) ?? null;
  const fromDomain = nameOfDomain(statements);
  const early = (read: Form): ReadForm => ({ read });
  return [
    {
      read: ({ text }, at) => (at < STATEMENTS_READ_MAX || !hasCapitalNouns ? afterNamed(text) : null),
      isOfAll: true,
    },
    early((_, at) => (at === 0 ? fromDomain : null)),
    early(({ text }, at) => (at < 3 ? (quoted.exec(text)?.[1] ?? null) : null)),
    early(({ text }) => company.exec(text)?.[1] ?? null),
    early(({ text }, at) => (at < 4 ? nameRun(text) : null)),
    early(({ text }) => explainedTrade(text)),
    early(({ text, kind, denied }, at, isFirst) => {
      if (denied !== '') return null;
      const name = at < 4 ? (atStart.exec(text)?.[1] ?? null) : null;
      if (name === null || (!name.includes(' ') && isTrade(name))) return null;
      // One word behind the beginning is a person or a place as often, unless the text says what it is.
      const isDefined = text.startsWith(name) && isCopula.test(text.slice(name.length));
      return isFirst || isDefined || (kind === 'heading' && at === 0) || name.includes(' ') ? name : null;
    }),
    early(({ text }, at) => (at < 3 ? besideTrade(text) : null)),
    early(({ text }, at) => {
      const name = at < STATEMENTS_READ_MAX ? weAre(text) : null;
      return at < 3 || isTrade(name ?? '') ? name : null;
    }),
    early(({ text }, at) => (at < 2 ? (tradeName(tradeThenName.exec(text)?.[1] ?? null, isTrade) ?? null) : null)),
    early(({ text }, at) => (at < 4 && !hasCapitalNouns ? besideSmallTrade(text) : null)),
    early(({ text }, at) => {
      const name = at < 3 ? (runThenVerb.exec(text)?.[1] ?? null) : null;
      return name !== null && (!hasCapitalNouns || isTrade(name.split(' ')[0] ?? '')) ? name : null;
    }),
  ];
}
