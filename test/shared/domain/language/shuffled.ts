import { segmentSentences } from '../../../../shared/domain/language/segment-words.ts';

/** A fixed order for a seed: a test fails on every run or on none. */
function permuted<T>(values: readonly T[], seed: number): T[] {
  const result = [...values];
  let state = seed;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 4_294_967_296) * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

/** The words of a text in another order: each sentence by itself with its full stop at the end, or all of them. */
export function shuffled(text: string, within: 'sentence' | 'paragraph', seed = 7): string {
  const mix = (words: string, own: number): string => permuted(words.split(/\s+/), seed + own).join(' ');
  if (within === 'paragraph') return mix(text, 0);
  return segmentSentences(text)
    .map((sentence, at) => {
      const end = /[.!?…]+$/.exec(sentence)?.[0] ?? '';
      return `${mix(sentence.slice(0, sentence.length - end.length), at)}${end}`;
    })
    .join(' ');
}

/** The same for each paragraph and item of Markdown, or for the words of all of them. */
export function shuffledMarkdown(markdown: string, within: 'sentence' | 'paragraph' | 'page', seed = 7): string {
  const lines = markdown.split('\n');
  const isText = (line: string): boolean => !/^\s*(?:#|\||!|```|$)/.test(line) && line.split(' ').length >= 5;
  if (within !== 'page') return lines.map((line) => (isText(line) ? shuffled(line, within, seed) : line)).join('\n');
  const words = permuted(lines.filter(isText).join(' ').split(' '), seed);
  return lines.map((line) => (isText(line) ? words.splice(0, line.split(' ').length).join(' ') : line)).join('\n');
}
