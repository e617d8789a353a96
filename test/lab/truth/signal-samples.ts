import type { Claim, ClaimKind } from '../../../shared/domain/grading/claims.ts';
import type { Sample } from './claim-sample.ts';

const wiping = 'Wipe the chain dry afterwards, wait for five minutes, and oil each link with one drop.';

const keyword = (value: string, phrase = 'bicycle chain'): Claim => ({
  kind: 'keyword',
  of: 'h1',
  phrase,
  isGuess: true,
  text: 'How to clean a bicycle chain',
  value,
});

/** Keywords, signals, style and structured data. */
export const signalSamples = {
  keyword: {
    right: [keyword('exact'), keyword('partial', 'bicycle saddle')],
    wrong: [
      keyword('none'),
      keyword('exact', 'car wash'),
      keyword('reordered', 'bicycle saddle'),
      keyword('partial', 'car wash'),
      keyword('partial'),
    ],
  },
  keyword_start: {
    right: [],
    wrong: [
      { kind: 'keyword_start', of: 'title', phrase: 'bicycle chain', value: 3 },
      { kind: 'keyword_start', of: 'title', phrase: 'bicycle chain', value: 40 },
    ],
  },
  keyword_times: {
    right: [],
    wrong: [
      { kind: 'keyword_times', phrase: 'bicycle chain', value: 90, exact: 90 },
      { kind: 'keyword_times', phrase: 'bicycle chain', value: 90, exact: 2 },
      { kind: 'keyword_times', phrase: 'bicycle chain', value: 0, exact: 1 },
    ],
  },
  keyword_thirds: {
    right: [{ kind: 'keyword_thirds', phrase: 'bicycle chain', value: 2 }],
    wrong: [
      { kind: 'keyword_thirds', phrase: 'dishwasher', value: 3 },
      { kind: 'keyword_thirds', phrase: 'bicycle chain', value: 0 },
    ],
  },
  author: {
    right: [
      { kind: 'author', value: 'Ann Hope', source: 'json_ld' },
      { kind: 'author', value: 'Ann Hope', source: 'meta' },
    ],
    wrong: [
      { kind: 'author', value: 'Bob Stone', source: 'json_ld' },
      { kind: 'author', value: 'Ann Hope', source: 'text' },
      { kind: 'author', value: 'Ridgeway Cycles', source: 'meta' },
    ],
    wrongOfBare: [{ kind: 'author', value: 'anyone', source: 'text' }],
  },
  no_author: { right: [], wrong: [{ kind: 'no_author' }] },
  date: {
    right: [
      { kind: 'date', value: '2026-03-02', date: '2026-03-02', source: 'json_ld' },
      { kind: 'date', value: '2026-03-02', date: '2026-03-02', source: 'meta' },
    ],
    wrong: [
      { kind: 'date', value: '2025-01-01', date: '2025-01-01', source: 'json_ld' },
      { kind: 'date', value: '2026-03-02', date: '2025-03-07', source: 'json_ld' },
      { kind: 'date', value: '2026-03-02', date: '2026-03-02', source: 'text' },
      { kind: 'date', value: '2026-03-02', date: '2026-03-02', source: 'url' },
    ],
  },
  no_date: { right: [], wrong: [{ kind: 'no_date' }] },
  contact: {
    right: [{ kind: 'contact', value: '+44 20 7946 0018', href: 'tel:+442079460018' }],
    wrong: [
      { kind: 'contact', value: 'info@ridgeway.example', href: null },
      { kind: 'contact', value: '+44 20 7946 0018', href: 'https://api.whatsapp.com/send?text=chain' },
    ],
  },
  lacks: {
    right: [{ kind: 'lacks', of: 'hours' }],
    wrong: [
      { kind: 'lacks', of: 'contact' },
      { kind: 'lacks', of: 'examples' },
    ],
  },
  example: {
    right: [{ kind: 'example', value: '"How to clean a bicycle chain".' }],
    wrong: [
      { kind: 'example', value: '"Nine casinos without deposit in Malta".' },
      { kind: 'example', value: '"How to clean a bicycle: certified dishwashers, warranty, insurance".' },
    ],
  },
  has: {
    right: [{ kind: 'has', of: 'examples', value: '1 lists' }],
    wrong: [
      { kind: 'has', of: 'ingredients', value: '9 lists' },
      { kind: 'has', of: 'pay', value: 'baseSalary in the structured data' },
      { kind: 'has', of: 'hours', value: '24-48h', isQuote: true },
      { kind: 'has', of: 'name', value: 'Allgemeine Hinweise', isQuote: true },
    ],
  },
  sentence_words: {
    right: [{ kind: 'sentence_words', sentence: wiping, value: 16 }],
    wrong: [
      { kind: 'sentence_words', sentence: wiping, value: 31 },
      { kind: 'sentence_words', sentence: 'Nobody has written this sentence.', value: 5 },
    ],
  },
  average_sentence: {
    right: [{ kind: 'average_sentence', value: 22 }],
    wrong: [
      { kind: 'average_sentence', value: 60 },
      { kind: 'average_sentence', value: 4 },
    ],
  },
  long_sentences: {
    right: [{ kind: 'long_sentences', value: 2, of: 12, words: 28 }],
    wrong: [
      { kind: 'long_sentences', value: 0, of: 200, words: 28 },
      { kind: 'long_sentences', value: 14, of: 12, words: 28 },
      { kind: 'long_sentences', value: 0, of: 12, words: 15 },
    ],
  },
  long_paragraphs: {
    right: [{ kind: 'long_paragraphs', value: 0, words: 100 }],
    wrong: [
      { kind: 'long_paragraphs', value: 0, words: 15 },
      { kind: 'long_paragraphs', value: 90, words: 100 },
    ],
  },
  same_openings: {
    right: [{ kind: 'same_openings', word: '', value: 0 }],
    wrong: [
      { kind: 'same_openings', word: 'saddles', value: 3 },
      { kind: 'same_openings', word: 'nobody', value: 4 },
    ],
    wrongOfBare: [{ kind: 'same_openings', word: '', value: 0 }],
  },
  passage_words: {
    right: [{ kind: 'passage_words', value: 220 }],
    wrong: [
      { kind: 'passage_words', value: 900 },
      { kind: 'passage_words', value: 20 },
    ],
  },
  filler_words: { right: [], wrong: [{ kind: 'filler_words', value: 60 }] },
  path_words: {
    right: [{ kind: 'path_words', phrase: 'bicycle chain', value: 1, all: 2 }],
    wrong: [
      { kind: 'path_words', phrase: 'bicycle chain', value: 0, all: 2 },
      { kind: 'path_words', phrase: 'bicycle chain', value: 2, all: 2 },
    ],
  },
  no_contact: { right: [], wrong: [{ kind: 'no_contact' }] },
  json_ld_types: {
    right: [{ kind: 'json_ld_types', value: ['Article'] }],
    wrong: [
      { kind: 'json_ld_types', value: ['Product'] },
      { kind: 'json_ld_types', value: ['Article', 'FAQPage'] },
    ],
  },
  json_ld_problem: {
    right: [{ kind: 'json_ld_problem', value: 'Article: the recommended property image is missing.' }],
    wrong: [
      { kind: 'json_ld_problem', value: 'Article: the recommended property author is missing.' },
      { kind: 'json_ld_problem', value: 'datePublished is "2019-01-01"; it must be a date.' },
      { kind: 'json_ld_problem', value: 'The structured data is not valid JSON, in line 1.' },
      { kind: 'json_ld_problem', value: 'Product: offers must be an object of type Offer.' },
    ],
  },
} as const satisfies Partial<Record<Exclude<ClaimKind, 'rule'>, Sample>>;
