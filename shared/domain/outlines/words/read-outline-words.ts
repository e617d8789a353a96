import type { OutlineTable } from '../../../language-data/outlines/outlines-schema.ts';
import { readOutlineTable } from '../../../language-data/outlines/read-outlines.ts';
import type { Language } from '../../language/languages.ts';
import type { PortugueseRegion } from '../../language/portuguese-region.ts';
import { joinPatterns } from '../../language/word-pattern.ts';
import type { OutlineWords } from './outline-words.ts';

/** The language that an outline is written in. */
export interface WrittenIn {
  readonly language: Language | null;
  readonly region?: PortugueseRegion | null;
}

const known = new Map<string, OutlineWords | null>();

/** The words of outlines in a language; null for one that we have none for. */
export function readOutlineWords({ language, region = null }: WrittenIn): OutlineWords | null {
  const tag = language === 'pt' && region === 'BR' ? 'pt-BR' : (language ?? 'en');
  let words = known.get(tag);
  if (words === undefined) {
    const table = readOutlineTable(tag);
    words = table === null ? null : toOutlineWords(table);
    known.set(tag, words);
  }
  return words;
}

/** The tests hold every table to the ids of intents, sections and phrases. */
const toOutlineWords = ({ intents, links, sections, phrases }: OutlineTable): OutlineWords => ({
  cues: joinPatterns(intents) as OutlineWords['cues'],
  links: links.join('|'),
  sections: Object.fromEntries(
    sections.map(({ id, covers, ...section }) => [id, { ...section, covers: covers.join('|') }]),
  ) as unknown as OutlineWords['sections'],
  text: phrases as OutlineWords['text'],
});
