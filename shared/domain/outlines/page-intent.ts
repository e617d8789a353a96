import { normalizeText } from '../language/normalize-text.ts';
import { wordPattern } from '../planning/brief/word-pattern.ts';
import { placeMentions } from '../planning/places.ts';
import type { OutlineInput } from './outline-input.ts';
import type { OutlineWords, PageIntent } from './words/outline-words.ts';

/** What a page is to do for its keyword. */
export interface PageAim {
  readonly intent: PageIntent;
  /** What the keyword is about, without signs of its intent and without its place; as the page writes it. */
  readonly subject: string;
  /** A place that the keyword names, with a capital. */
  readonly place: string | null;
}

/** The more certain signs first: "best price" is about prices. */
const cueOrder = ['price', 'how_to', 'comparison', 'definition', 'list', 'product'] as const;

export function pageAim(input: OutlineInput, words: OutlineWords): PageAim {
  const keyword = input.keyword
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[?!.]+$/, '');
  const place = placeIn(keyword, input.place ?? null);
  const cue = cueOrder.find((kind) => hasCue(keyword, words.cues[kind], kind));
  const subject = subjectOf(
    keyword,
    place,
    cue === undefined ? null : words.cues[cue],
    words,
    cue === 'how_to' || cue === 'comparison',
  );
  return { intent: cue ?? withoutCue(input, place), subject: asWritten(subject, input), place };
}

function hasCue(keyword: string, cues: string, kind: string): boolean {
  const found = wordPattern(cues).exec(keyword);
  if (!found) return false;
  // "or" compares only what stands on both sides of it; "how" asks at the beginning.
  if (kind === 'comparison' && found[0].length <= 4)
    return found.index > 0 && found.index + found[0].length < keyword.length;
  return kind === 'how_to' && found[0].split(' ').length === 1 && found[0].length <= 7 ? found.index === 0 : true;
}

function withoutCue({ offers }: OutlineInput, place: string | null): PageIntent {
  if (offers === 'goods') return 'product';
  if (place !== null) return 'place';
  return offers === 'services' ? 'service' : 'topic';
}

function placeIn(keyword: string, home: string | null): string | null {
  if (home !== null && normalizeText(keyword).split(' ').includes(normalizeText(home))) return home;
  const capitals = keyword.replaceAll(
    /(^|\s)(\p{Ll})/gu,
    (_, space: string, letter: string) => space + letter.toUpperCase(),
  );
  const found = placeMentions(capitals).find(({ places }) =>
    places.some(({ kind, isEveryday }) => kind !== 'country' && !isEveryday),
  );
  return found?.text ?? null;
}

function subjectOf(
  keyword: string,
  place: string | null,
  cues: string | null,
  { links }: OutlineWords,
  isWhole: boolean,
): string {
  let text = cues === null || isWhole ? keyword : keyword.replace(wordPattern(cues), ' ');
  if (isWhole && cues !== null) text = text.replace(new RegExp(`^${wordPattern(cues).source}`, 'iu'), ' ');
  if (place !== null)
    text = text.replace(
      new RegExp(String.raw`(?<!\p{L})${place.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)}(?!\p{L})`, 'iu'),
      ' ',
    );
  const link = wordPattern(links);
  let words = text.split(/\s+/u).filter((word) => word !== '');
  const isLink = (word: string | undefined): boolean =>
    word !== undefined && link.exec(word)?.[0].length === word.length;
  while (words.length > 1 && isLink(words[0])) words = words.slice(1);
  while (words.length > 1 && isLink(words.at(-1))) words = words.slice(0, -1);
  return words.join(' ') || keyword;
}

/** A phrase as the page spells it: "Zahnarzt", "SQLite", "APT" keep the letters that its headings and the names of pages give them. */
export function asWritten(
  phrase: string,
  {
    heading,
    siblings = [],
    secondaryKeywords,
    sections,
  }: Pick<OutlineInput, 'heading' | 'siblings' | 'secondaryKeywords' | 'sections'>,
): string {
  const texts = [
    heading ?? '',
    ...sections.slice(0, 50).flatMap(({ heading: own, paragraphs = [] }) => [own, ...paragraphs.slice(0, 3)]),
    ...siblings.slice(0, 200).map(({ name }) => name),
    ...secondaryKeywords,
  ];
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const { 0: word, index } of text.slice(0, 2_000).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
      const key = word.toLowerCase();
      // A capital at the beginning of a sentence says nothing of the word.
      const isOpening = index === 0 || /[.!?:„“"«]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      if (word !== key && !(isOpening && /^\p{Lu}\p{Ll}*$/u.test(word)) && !spellings.has(key))
        spellings.set(key, word);
    }
  }
  return capitalized(
    phrase.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => spellings.get(word.toLowerCase()) ?? word),
  );
}

/** With a capital first letter, as a heading begins. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
