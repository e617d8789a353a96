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

export const pageIntents = [
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

/** Intents that words of a keyword show. */
export const cuedIntents = [
  ...(['how_to', 'comparison', 'price', 'definition', 'guests', 'problem', 'list', 'product'] as const),
] as const;

/** How a section of an outline is written in a language. */
interface SectionWords {
  /** `{place}` is the place, which is not bent. */
  readonly heading: string;
  /** Stems of a heading that answers it already, as an alternation. */
  readonly covers: string;
  readonly write: string;
  /** A reader's question at the section. */
  readonly question: string;
}

export interface OutlineWords {
  /** Signs of an intent in a keyword. Also what is left out of its subject. */
  readonly cues: Readonly<Record<(typeof cuedIntents)[number], string>>;
  /** Words that link the subject to the place or the sign: dropped at the ends of a subject. */
  readonly links: string;
  readonly sections: Readonly<Record<SectionId, SectionWords>>;
  readonly text: Readonly<Record<TextId, string>>;
}

export const textIds = [
  ...([
    'nameKept',
    'nameMissing',
    'noText',
    'hasText',
    'purpose',
    'ownEmpty',
    'ownThin',
    'ownFull',
    'onlyYou',
    'ownOne',
    'ownKeep',
    'ownTopic',
    'ownParts',
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
  ...(['resultsPrice', 'resultsCompare', 'nameExample', 'prices', 'find'] as const),
] as const;
export type TextId = (typeof textIds)[number];
