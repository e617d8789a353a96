import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { WritingWords } from '../words/writing-words.ts';
import { listItems, removeLeading } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';
import { type Wanted, wantedPage } from './wanted-page.ts';
import { removeRelativeClause } from './wish-sentences.ts';

/** "une page abonnement", "a wedding page": the subject stands beside the word. */
export function readBesidePage(
  wanted: string,
  mark: RegExpExecArray,
  after: string,
  words: ReadingWords,
  writing: WritingWords,
): Wanted[] {
  const [behind = ''] = after.split(/[,.;:!?()]/u, 1);
  // "une page urgences qui explique qui appeler": what the page does is no part of its name.
  const follows = removeRelativeClause(listItems(behind.trim(), words)[0] ?? '');
  if (
    follows !== '' &&
    /^\s\p{Ll}/u.test(behind) &&
    follows.split(' ').length <= 3 &&
    !wordPattern(`${words.tail}|${words.is}|${words.and}`).test(follows.split(' ')[0] ?? '')
  ) {
    return [wantedPage(follows, words, writing)];
  }
  const before =
    wanted
      .slice(0, mark.index)
      .split(/[,.;:!?()]/u)
      .at(-1) ?? '';
  const wish = wordPattern(words.wish).exec(before);
  const own = listItems(before.slice(wish ? wish.index + wish[0].length : 0).trim(), words).at(-1) ?? '';
  const subject = removeLeading(
    own,
    `${words.article}|${words.leading}|own|separate|eigene|extra|new|landing|single|main|good|proper|to have|have`,
  );
  const [role] = rolesIn(`${subject} ${mark[0]}`, writing);
  if (subject !== '' && role !== undefined) return [{ role, subject: '' }];
  return mark[0].toLowerCase().startsWith('page') && subject !== '' && subject.split(' ').length <= 3
    ? [wantedPage(subject, words, writing)]
    : [];
}
