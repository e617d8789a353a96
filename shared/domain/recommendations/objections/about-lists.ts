import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../../fields/keyword-match.ts';
import type { Language } from '../../language/languages.ts';
import { countTextWords } from '../../language/segment-words.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const empty = new RegExp(`^(?:${alternatives('recommendations', 'empty')})$`, 'iu');

/** A table of which hardly a cell says what no other says. */
const TABLE_CELLS_MIN = 6;
const SINGLE_CELLS_MAX = 2;

/** The items of new lists and the cells of new tables say something, each something else. */
export const itemsSaySomething: ObjectionRule = ({ added, language, subject, before }) => {
  if (added.emptyItems > 0) return [message('objections.lists.no-words', { count: added.emptyItems })];
  const items = added.blocks.filter(({ kind }) => kind === 'item').map(({ text }) => text);
  const cells = added.blocks.filter(({ kind }) => kind === 'cell').map(({ text }) => text);
  const hollow = items.filter((text) => empty.test(matchable(text)));
  if (hollow[0] !== undefined && hollow.length >= items.length / 3)
    return [message('objections.lists.hollow', { item: quoted(hollow[0]) })];
  const repeated = items.filter((text, at) =>
    items.slice(0, at).some((earlier) => matchable(earlier) === matchable(text)),
  );
  if (repeated[0] !== undefined && repeated.length * 3 >= items.length)
    return [message('objections.lists.twice', { item: quoted(repeated[0]) })];
  if (items.length >= 3 && items.every((text) => isBare(text, subject, language)))
    return [message('objections.lists.same-words', { items: quoted(items.join(', ')) })];
  const isListAlone = added.blocks.every(({ kind }) => kind === 'item');
  if (isListAlone && items.length >= 3 && items.every((text) => isSaidAlready(text, before.termCounts, language)))
    return [message('objections.lists.on-page', { items: quoted(items.join(', ')) })];
  if (isListAlone && items.length >= 3 && items.every((text) => isBareWord(text, subject, before.termCounts, language)))
    return [message('objections.lists.single', { items: quoted(items.join(', ')) })];
  const single = cells.filter((text) => cells.filter((other) => other === text).length === 1);
  if (cells.length >= TABLE_CELLS_MIN && single.length <= SINGLE_CELLS_MAX)
    return [message('objections.lists.same-rows', { cell: quoted(cells.at(-1) ?? '') })];
  const hollowCells = cells.filter((text) => empty.test(matchable(text)));
  return hollowCells.length > cells.length / 2
    ? [message('objections.lists.hollow-cells', { cell: quoted(hollowCells[0] ?? '') })]
    : [];
};

/** Nothing but the one or two words that the page is about. */
function isBare(text: string, subject: ReadonlySet<string>, language: Language | null): boolean {
  const terms = listTermKeys(text, language);
  return terms.length > 0 && terms.every((term) => subject.has(term));
}

function isSaidAlready(text: string, counts: ReadonlyMap<string, number>, language: Language | null): boolean {
  return countTextWords(text) === 1 && listTermKeys(text, language).every((term) => counts.has(term));
}

/** "fast", "cheap": names begin with a capital letter, and what belongs to the page stands on it. */
function isBareWord(
  text: string,
  subject: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  language: Language | null,
): boolean {
  if (!/^\p{Ll}[\p{L}\p{M}'’-]*$/u.test(text)) return false;
  return !listTermKeys(text, language).some((term) => subject.has(term) || counts.has(term));
}
