import { beginsAsQuestion } from '../language/question-text.ts';
import { countSpellings } from '../language/spellings.ts';
import { capitalizeNouns } from './german-nouns.ts';
import type { OutlineInput } from './outline-input.ts';

type Spelling = Pick<
  OutlineInput,
  'heading' | 'siblings' | 'secondaryKeywords' | 'sections' | 'language' | 'name' | 'purpose' | 'brief' | 'facts'
>;

/** A keyword as a heading: as the page spells it, and in German each word that is no adjective and no verb with a capital. */
export function toHeading(keyword: string, input: Spelling): string {
  const written = spellAsPage(keyword, input);
  return input.language === 'de' && keyword === keyword.toLowerCase()
    ? capitalizeNouns(written, beginsAsQuestion(keyword, 'de'))
    : written;
}

/** A phrase as the page spells it: "SQLite", "APT" keep the letters that the page and the names of other pages give them. */
export function spellAsPage(phrase: string, input: Spelling): string {
  const spellings = collectSpellings(input);
  return capitalized(
    phrase.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => spellings.get(word.toLowerCase()) ?? word),
  );
}

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
    ...siblings.slice(0, 200).map((page) => page.name),
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
