import { countTextWords, segmentSentences } from '../../shared/domain/language/segment-words.ts';
import type { Phrases } from './phrases.ts';

const SENTENCE_WORDS = 22;
const PARAGRAPH_WORDS = 70;

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Long sentences end at the comma, semicolon or conjunction that is closest to their middle. */
export const splitSentences = (text: string): string =>
  segmentSentences(text)
    .map((sentence) => splitSentence(sentence.trim()))
    .join(' ');

function splitSentence(sentence: string): string {
  if (countTextWords(sentence) <= SENTENCE_WORDS) return sentence;
  const joints = [
    ...sentence.matchAll(/[;,:–—] |(?<=[、，；])|\s(?=(?:and|or|but|und|oder|aber|et|ou|y|o|e|en|of|i|и)\s)/gu),
  ]
    .map(({ index, 0: joint }) => ({ index, end: index + joint.length }))
    .filter(({ index }) => !isInside(sentence, index));
  const middle = sentence.length / 2;
  const [best] = joints.toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (best === undefined || best.index < 20 || sentence.length - best.end < 20) return sentence;
  const first = sentence.slice(0, best.index).replace(/[,;:、，；\s]+$/u, '');
  return `${splitSentence(`${first}.`)} ${splitSentence(capitalized(sentence.slice(best.end)))}`;
}

/** Whether the place is in the target of a link or between brackets, which are not cut. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return /[([][^)\]]*$/.test(before) || /\]\([^)]*$/.test(before);
}

export function splitParagraph(text: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sentence of segmentSentences(text)) {
    if (part !== '' && countTextWords(`${part} ${sentence}`) > PARAGRAPH_WORDS) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? sentence.trim() : `${part} ${sentence.trim()}`;
  }
  return [...parts, part].join('\n\n');
}

/** Every second sentence begins with a word that links it to the one before. */
export const linkSentences = (text: string, { transitions }: Phrases): string =>
  segmentSentences(text)
    .map((sentence, at) =>
      at % 2 === 1 ? `${transitions[at % transitions.length] ?? ''} ${sentence.trim()}` : sentence.trim(),
    )
    .join(' ');

export const calm = (text: string): string =>
  text.replaceAll(/!+/g, '.').replaceAll(/\b\p{Lu}{5,}\b/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

/** Words of more than eleven letters go, as an editor finds a shorter one for most of them. */
export const shortenWords = (text: string): string =>
  text.replaceAll(/(?<![\p{L}/.])\p{L}{12,}(?![\p{L}/.])/gu, 'this');

/** Without the auxiliaries of the passive voice. */
export const makeActive = (text: string): string =>
  text.replaceAll(
    /\b(?:is|are|was|were|be|been|being|wird|werden|wurde|wurden|worden|est|sont|été|fut|fueron|fue|sido|ser|è|sono|stato|stata|viene|wordt|worden|werd|werden|foi|foram|został|została|zostały|был|была|были)\s/gu,
    '',
  );

/** A sentence that stands there for the second time goes. */
export function removeRepeats(text: string, seen: Set<string>): string {
  return segmentSentences(text)
    .filter((sentence) => {
      const key = sentence.trim().toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew || countTextWords(sentence) < 4;
    })
    .join(' ');
}

/** The first words of a text, for a heading. */
export const firstWords = (text: string, count: number): string =>
  text
    .replaceAll(/[[\]()*_`#>!|]|https?:\/\/\S+/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, count)
    .join(' ')
    .replace(/[\p{P}\s]+$/u, '');

/** Whole sentences from the beginning, up to so many words. */
export function opening(text: string, words: number): [string, string] {
  const sentences = segmentSentences(text);
  let kept = '';
  let at = 0;
  for (; at < sentences.length; at += 1) {
    const longer = `${kept} ${sentences[at]?.trim() ?? ''}`.trim();
    if (kept !== '' && countTextWords(longer) > words) break;
    kept = longer;
  }
  return [kept, sentences.slice(at).join(' ').trim()];
}
