import { readSteps } from '../../language-data/steps/read-steps.ts';
import type { WrittenIn } from '../outlines/words/read-outline-words.ts';
import { englishSteps } from './sheet-words.ts';
import { placeIn } from './step-places.ts';

/** Titles that go on with what is looked for: what follows says no place. */
const opened: ReadonlySet<string> = new Set(['placeholder', 'intent']);
/** Titles that ask for a required part of the page's kind begin so. */
const ESSENTIALS = 'Add ';
const essentialsCriteria = ['depth_essentials', 'trust_contact'];

/** Translates a recommendation of the rules to the language of the sheet; null for words of a model, and in English. */
export function translateStep(
  { title, criteria = [] }: { readonly title: string; readonly criteria?: readonly string[] },
  { language, region = null }: WrittenIn,
): string | null {
  const table = language === null || language === 'en' ? null : readSteps(language);
  if (table === null) return null;
  const known = knownStep(title);
  if (known !== null) {
    const said = (table.steps[known.id] ?? '').replace('{w}', () => known.word);
    const place = known.end === '' ? '' : placeIn(table, known.end);
    return place === null ? null : adaptToRegion(region, said) + place;
  }
  const isEssential = title.startsWith(ESSENTIALS) && essentialsCriteria.some((key) => criteria.includes(key));
  return isEssential ? adaptToRegion(region, table.steps['essentials'] ?? '') : null;
}

/** The step of a title, the word in quotation marks that it is about, and what follows. */
function knownStep(title: string): { id: string; word: string; end: string } | null {
  if (/^Name .+ less often/su.test(title)) return { id: 'repetition', word: '', end: '' };
  for (const [id, start] of longestFirst()) {
    if (!title.startsWith(start)) continue;
    const end = title.slice(start.length);
    if (opened.has(id)) return { id, word: '', end: '' };
    if (id !== 'openings') return { id, word: '', end };
    const word = /^ ("[^"]*")/u.exec(end)?.[1] ?? '';
    return { id, word, end: end.slice(word.length + 1) };
  }
  return null;
}

/** The titles that rules give to recommendations, and the step that each is. */
const longestFirst = (): [id: string, start: string][] =>
  Object.entries(englishSteps().steps).toSorted(([, a], [, b]) => b.length - a.length);

/** Brazil says some of it in other words. */
const adaptToRegion = (region: WrittenIn['region'], said: string): string =>
  region === 'BR' ? said.replaceAll('pesquisa', 'busca').replaceAll('contactar', 'contatar') : said;
