import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { capitalizeNouns } from './german-nouns.ts';
import { capitalizePlaces } from './named-place.ts';
import type { OutlineInput } from './outline-input.ts';

type Spelling = Pick<
  OutlineInput,
  'heading' | 'siblings' | 'secondaryKeywords' | 'sections' | 'language' | 'name' | 'purpose' | 'brief' | 'facts'
>;

/** A keyword as a heading: as the page spells it, towns with a capital, and in German each word that is no adjective and no verb. */
export function toHeading(keyword: string, input: Spelling): string {
  const written = capitalizePlaces(spellAsPage(keyword, input));
  return input.language === 'de' && keyword === keyword.toLowerCase()
    ? capitalizeNouns(written, beginsAsQuestion(keyword, 'de'))
    : written;
}

/** A phrase as the page spells it: "Zahnarzt", "SQLite", "APT" keep the letters that the page and the names of other pages give them. */
export function spellAsPage(phrase: string, input: Spelling): string {
  const spellings = collectSpellings(input);
  const spelled = (word: string): string => {
    const key = word.toLowerCase();
    const found = spellings.get(key);
    if (found !== undefined) return found;
    // "Knirscherschienen" shows how "Knirscherschiene" is written.
    if (input.language === 'de' && germanNoun.test(key)) return capitalized(word);
    const isNoun = input.language === 'de' && key.length >= STEM_LETTERS;
    const form = isNoun
      ? [...spellings.keys()].find((known) => known.startsWith(key) && known.length <= key.length + 2)
      : undefined;
    return form === undefined ? word : capitalized(word);
  };
  return capitalized(phrase.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, spelled));
}

/** Endings that only nouns have. */
const germanNoun = new RegExp(String.raw`\p{L}{3}(?:${alternatives('outlines', 'germanNoun')})$`, 'u');
const STEM_LETTERS = 5;

/** Words that the page writes with capitals inside a sentence, each as it is written most. */
function collectSpellings({
  heading,
  name = null,
  purpose,
  brief = null,
  facts = [],
  siblings = [],
  secondaryKeywords,
  sections,
  language,
}: Spelling): ReadonlyMap<string, string> {
  const read = sections.slice(0, 50);
  const titles = [
    heading ?? '',
    name ?? '',
    ...read.map(({ heading: own }) => own),
    ...siblings.slice(0, 200).map(({ name }) => name),
    ...secondaryKeywords,
  ];
  const counts = new Map<string, Map<string, number>>();
  const count = (text: string, isTitle: boolean): void => {
    // A heading in capitals shows how no word is written.
    if (isTitle && !/\p{Ll}{2}/u.test(text)) return;
    const isTitleCase = isTitle && !/(?:^|\s)\p{Ll}{4,}/u.test(text);
    for (const { 0: word, index } of text.slice(0, 2_000).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
      const key = word.toLowerCase();
      const isOpening = index === 0 || /[.!?:„“"«]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      // A capital at the beginning of a sentence, or of any word of an English title, says nothing of the word.
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(word) && (isOpening || (isTitleCase && language !== 'de'));
      // "DEBIAN_FRONTEND" is no spelling of a word.
      if (isPlain || /[_/]/u.test((text[index - 1] ?? '') + (text[index + word.length] ?? ''))) continue;
      const forms = counts.get(key) ?? new Map<string, number>();
      counts.set(key, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  };
  for (const title of titles) count(title, true);
  for (const text of [purpose, brief]) count(text ?? '', false);
  // A name keeps its capital where it stands first.
  for (const { key, text } of facts) if (key === 'company_name') count(`– ${text}`, false);
  for (const { paragraphs = [] } of read) for (const paragraph of paragraphs.slice(0, 5)) count(paragraph, false);
  return new Map(
    [...counts].flatMap(([key, forms]) => {
      const [most] = [...forms].toSorted(([, a], [, b]) => b - a);
      return most === undefined || most[0] === key ? [] : [[key, most[0]] as const];
    }),
  );
}

/** With a capital first letter, as a heading begins. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}

/** True where the letters of each word are known: German writes nouns with a capital, and a word in small letters that the page nowhere writes so may be one. */
export function isSpelled(
  phrase: string,
  { language, sections, purpose, brief = null }: Pick<OutlineInput, 'language' | 'sections' | 'purpose' | 'brief'>,
): boolean {
  if (language !== 'de') return true;
  const [, ...words] = phrase.split(' ');
  const unsure = words.filter((word) => /^\p{Ll}{4}/u.test(word));
  const said = [purpose, brief].map((text) => text ?? '').join(' ');
  return unsure.every(
    (word) =>
      ` ${said.slice(0, 4_000)} `.includes(` ${word} `) ||
      sections
        .slice(0, SECTIONS_READ_MAX)
        .some(({ paragraphs = [] }) =>
          paragraphs.slice(0, PARAGRAPHS_READ_MAX).some((text) => ` ${text.slice(0, 2_000)} `.includes(` ${word} `)),
        ),
  );
}

const SECTIONS_READ_MAX = 50;
const PARAGRAPHS_READ_MAX = 5;
