import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** A line of a brief, as far as its form says what it is. */
interface FormedLine {
  readonly kind: 'heading' | 'item' | 'denied' | 'text' | 'blank';
  readonly text: string;
}

const LISTED_MIN = 3;
const LISTED_WORDS_MAX = 9;
const ANNOUNCING_WORDS_MAX = 24;

/** "Abteilungen:" and then a line for each: short lines in a row below a colon are a list without marks. */
export function markListedLines<Line extends FormedLine>(lines: readonly Line[]): Line[] {
  const listed = new Map<number, 'heading' | 'item'>();
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'text' || !line.text.endsWith(':') || line.text.split(' ').length > ANNOUNCING_WORDS_MAX)
      continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex(({ kind, text }) => kind !== 'text' || !isListedLine(text));
    const count = end === -1 ? rest.length : end;
    const isWhole = end === -1 || rest[end]?.kind !== 'text';
    if (count < LISTED_MIN || !isWhole) continue;
    listed.set(at, 'heading');
    for (let index = at + 1; index <= at + count; index += 1) listed.set(index, 'item');
  }
  return lines.map((line, at) => {
    const kind = listed.get(at);
    return kind === undefined ? line : { ...line, kind };
  });
}

const isListedLine = (text: string): boolean =>
  text.replaceAll(/\([^()]{0,200}\)/gu, '').split(' ').length <= LISTED_WORDS_MAX && !/[.!?…:;,]$|:\s/u.test(text);

const SPEAKERS_MAX = 4;
const speaker =
  /^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?(\p{Lu}[\p{L}\p{M}.'’-]{0,20}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,20}){0,2})(?:\s\([^()]{1,20}\))?\s?:\s(?=\S)/u;
const REPLIES_MIN = 3;
const headerOfMail = compiled(String.raw`^\s*(?:${wordsFor('headerOfMail')})\s?:\s`);

/** A thread of mails without the marks of what is answered, and without who wrote to whom. */
function removeReplies(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => line.startsWith('>')).length < REPLIES_MIN) return text;
  return lines
    .map((line) => line.replace(/^(?:>\s?)+/u, ''))
    .filter((line) => !headerOfMail.test(line))
    .join('\n');
}

/** The lines of a talk without who says them: two to four labels that take turns and come again. */
export function removeSpeakers(text: string): string {
  const lines = removeReplies(text).split('\n');
  const turns = lines.map((line) => speaker.exec(line)?.[1] ?? null);
  const spoken = turns.filter((name) => name !== null);
  const names = new Set(spoken);
  const isTalk =
    names.size >= 2 &&
    names.size <= SPEAKERS_MAX &&
    spoken.length >= 4 &&
    spoken.length > 0.4 * lines.filter((line) => line.trim() !== '').length &&
    [...names].every((name) => spoken.filter((other) => other === name).length >= 2);
  if (!isTalk) return lines.join('\n');
  // An answer stands in the paragraph of its question, so that the question is its label.
  let joined = '';
  for (const [at, line] of lines.entries()) {
    const said = turns[at] === null ? line : line.replace(speaker, '');
    const isAnswer = turns[at] !== null && /[?？]\s*$/u.test(joined);
    joined += at === 0 ? said : isAnswer ? ` ${said.trim()}` : `\n${said}`;
  }
  return joined;
}
