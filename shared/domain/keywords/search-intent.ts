/** A searcher's intent, by the words of the query. */
export interface SearchIntent {
  readonly kind: 'how_to' | 'definition' | 'comparison' | 'transaction' | 'information';
  /** Completes "the query asks for …". */
  readonly wants: string;
  /** The edit that a page which lacks it needs; shared with the graders that ask for the same. */
  readonly edit: string;
}

const patterns: readonly (readonly [RegExp, SearchIntent])[] = [
  [
    /(^|\s)(how to|how do|how can|steps?|tutorial|guide to|diy|anleitung|wie|comment|cómo|come|hoe|como fazer)(\s|$)/,
    { kind: 'how_to', wants: 'steps to follow', edit: 'lists' },
  ],
  [
    /(^|\s)(best|top|vs\.?|versus|compare|comparison|alternatives?|reviews?|beste[nrs]?|vergleich|test|meilleure?s?|mejor(es)?|migliori?|melhor(es)?)(\s|$)/,
    { kind: 'comparison', wants: 'a comparison of options', edit: 'lists' },
  ],
  [
    /(^|\s)(buy|price|prices|pricing|cost|costs|cheap|deal|deals|discount|order|hire|quote|kaufen|preis|preise|kosten|günstig|prix|acheter|precio|comprar|prezzo|prezzi|prijs|preço)(\s|$)/,
    { kind: 'transaction', wants: 'prices or an offer', edit: 'specifics' },
  ],
  [
    /(^|\s)(what is|what are|meaning|definition|define|was ist|bedeutung|qu'est-ce|définition|qué es|significado|cos'è|wat is|o que é)(\s|$)/,
    { kind: 'definition', wants: 'a definition', edit: 'opening' },
  ],
];

const information: SearchIntent = { kind: 'information', wants: 'an overview in sections', edit: 'coverage' };

/** Judged by signal words; a query without any is taken for informational, which most queries are. */
export function searchIntent(query: string): SearchIntent {
  const lowered = query.toLowerCase();
  return patterns.find(([pattern]) => pattern.test(lowered))?.[1] ?? information;
}
