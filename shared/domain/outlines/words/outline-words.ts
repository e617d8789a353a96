/** Sections that a page of an intent has, whatever it is about. */
export const sectionIds = [
  ...(['what', 'forWhom', 'process', 'steps', 'need', 'mistakes', 'help', 'cost', 'priceFactors', 'included'] as const),
  ...([
    'choose',
    'differences',
    'verdict',
    'examples',
    'where',
    'proof',
    'book',
    'specs',
    'delivery',
    'items',
    'works',
    'more',
  ] as const),
  ...(['signs', 'causes', 'relief', 'seekHelp', 'priceExamples', 'reserve', 'variations', 'keeping'] as const),
  ...(['offer', 'who', 'story', 'reach', 'next', 'common', 'figures', 'background', 'matters', 'myths'] as const),
] as const;
export type SectionId = (typeof sectionIds)[number];

const pageIntents = [
  ...([
    'how_to',
    'comparison',
    'difference',
    'price',
    'definition',
    'problem',
    'list',
    'product',
    'service',
    'place',
    'topic',
  ] as const),
] as const;
export type PageIntent = (typeof pageIntents)[number];

/** How a section of an outline is written in a language. */
interface SectionWords {
  /** `{x}` is the subject, `{place}` the place; neither is bent, so that the heading fits every noun. */
  readonly heading: string;
  /** Stems of a heading that answers it already, as an alternation. */
  readonly covers: string;
  readonly write: string;
}

export interface OutlineWords {
  /** Signs of an intent in a keyword. Also what is left out of its subject. */
  readonly cues: Readonly<
    Record<'how_to' | 'comparison' | 'price' | 'definition' | 'problem' | 'list' | 'product' | 'guests', string>
  >;
  /** Words that link the subject to the place or the sign: dropped at the ends of a subject. */
  readonly links: string;
  readonly sections: Readonly<Record<SectionId, SectionWords>>;
  readonly text: Readonly<Record<TextId, string>>;
}

const textIds = [
  ...([
    'nameKept',
    'nameMissing',
    'noText',
    'hasText',
    'purpose',
    'ownEmpty',
    'ownThin',
    'ownFull',
    'ownStart',
    'ownOne',
    'ownKeep',
    'openLong',
    'longPart',
    'repeats',
    'noAmount',
    'longSection',
    'ownTopic',
    'ownParts',
    'spread',
    'split',
    'contact',
    'ownLegal',
  ] as const),
  ...([
    'sibling',
    'serp',
    'secondary',
    'questions',
    'questionsWrite',
    'answer',
    'source_search',
    'source_site',
    'source_ranking',
    'facts',
    'links',
  ] as const),
  ...(['budget', 'area', 'asks', 'source_results', 'shown', 'searched', 'rankingLength'] as const),
  ...(['resultsPrice', 'resultsCompare', 'nameExample', 'prices', 'find', 'whoI', 'offerI'] as const),
] as const;
export type TextId = (typeof textIds)[number];

/** Reads the tables of a language: `id :: heading :: covers :: what to write`, and `id :: text`. */
export function outlineWords(
  cues: OutlineWords['cues'],
  links: string,
  sectionTable: string,
  textTable: string,
): OutlineWords {
  const rows = (table: string): string[][] =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split('::').map((cell) => cell.trim()));
  const sections = new Map(
    rows(sectionTable).map(([id = '', heading = '', covers = '', write = '']) => [id, { heading, covers, write }]),
  );
  const text = new Map(rows(textTable).map(([id = '', value = '']) => [id, value]));
  const required = <T>(found: T | undefined, id: string): T => {
    if (found === undefined) throw new Error(`the words of an outline have no ${id}`);
    return found;
  };
  return {
    cues,
    links,
    sections: Object.fromEntries(sectionIds.map((id) => [id, required(sections.get(id), id)])) as Record<
      SectionId,
      SectionWords
    >,
    text: Object.fromEntries(textIds.map((id) => [id, required(text.get(id), id)])) as Record<TextId, string>,
  };
}
