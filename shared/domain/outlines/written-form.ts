import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { countSpellings } from '../language/spellings.ts';
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
  const texts = [
    ...titles.map((text) => ({ text, isTitle: true })),
    ...[purpose, brief].map((text) => ({ text: text ?? '', isTitle: false })),
    // A name keeps its capital where it stands first.
    ...facts.flatMap(({ key, text }) => (key === 'company_name' ? [{ text: `– ${text}`, isTitle: false }] : [])),
    ...read.flatMap(({ paragraphs = [] }) => paragraphs.slice(0, 5).map((text) => ({ text, isTitle: false }))),
  ];
  return new Map([...countSpellings(texts, language)].filter(([key, written]) => written !== key));
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
