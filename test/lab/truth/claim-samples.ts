import type { ClaimKind } from '../../../shared/domain/grading/claims.ts';
import type { Sample } from './claim-sample.ts';
import { signalSamples } from './signal-samples.ts';

const title = 'How to clean a bicycle chain: five steps | Ridgeway Cycles';

/** One entry for every kind of claim: the compiler refuses a kind without one. */
export const claimSamples: Readonly<Record<Exclude<ClaimKind, 'rule'>, Sample>> = {
  missing: {
    right: [],
    wrong: [
      { kind: 'missing', of: 'title' },
      { kind: 'missing', of: 'meta_description' },
      { kind: 'missing', of: 'text' },
      { kind: 'missing', of: 'json_ld' },
      { kind: 'missing', of: 'structured_data' },
    ],
  },
  present: {
    right: [
      { kind: 'present', of: 'title' },
      { kind: 'present', of: 'json_ld' },
      { kind: 'present', of: 'h1' },
    ],
    wrong: [],
    wrongOfBare: [
      { kind: 'present', of: 'meta_description' },
      { kind: 'present', of: 'h1' },
    ],
  },
  page_links: {
    right: [
      { kind: 'page_links', of: 'internal', value: 6 },
      { kind: 'page_links', of: 'outbound', value: 1 },
    ],
    wrong: [
      { kind: 'page_links', of: 'internal', value: 7 },
      { kind: 'page_links', of: 'outbound', value: 0 },
    ],
  },
  valid_json_ld: {
    right: [{ kind: 'valid_json_ld', value: true }],
    wrong: [],
    wrongOfBare: [{ kind: 'valid_json_ld', value: true }],
  },
  characters: {
    right: [{ kind: 'characters', of: 'title', value: 58 }],
    wrong: [
      { kind: 'characters', of: 'title', value: 57 },
      { kind: 'characters', of: 'meta_description', value: 20 },
    ],
  },
  quote: {
    right: [
      { kind: 'quote', of: 'title', value: title, isCut: false },
      { kind: 'quote', of: 'heading', value: 'What do you need?', isCut: false },
      { kind: 'quote', of: 'link', value: 'here', isCut: false },
    ],
    wrong: [
      { kind: 'quote', of: 'title', value: 'How to clean a bicycle chain', isCut: false },
      { kind: 'quote', of: 'title', value: 'How to clean a bicycle chain: five steps | Ridg', isCut: true },
      { kind: 'quote', of: 'heading', value: 'What is needed?', isCut: false },
      { kind: 'quote', of: 'text', value: 'a soft brush', isCut: true },
      { kind: 'quote', of: 'keyword', value: 'car wash', isCut: false },
    ],
  },
  count: {
    right: [
      { kind: 'count', of: 'subheading', value: 3 },
      { kind: 'count', of: 'image', value: 1 },
      { kind: 'count', of: 'list', value: 1 },
      { kind: 'count', of: 'outbound_link', value: 1 },
    ],
    wrong: [
      { kind: 'count', of: 'word', value: 40 },
      { kind: 'count', of: 'h1', value: 2 },
      { kind: 'count', of: 'subheading', value: 0 },
      { kind: 'count', of: 'subheading_question', value: 0 },
      { kind: 'count', of: 'image', value: 0 },
      { kind: 'count', of: 'described_image', value: 0 },
      { kind: 'count', of: 'list', value: 0 },
      { kind: 'count', of: 'table', value: 0 },
      { kind: 'count', of: 'code', value: 1 },
      { kind: 'count', of: 'internal_link', value: 0 },
      { kind: 'count', of: 'outbound_link', value: 0 },
      { kind: 'count', of: 'link', value: 0 },
      { kind: 'count', of: 'number', value: 0 },
      { kind: 'count', of: 'question', value: 9 },
      { kind: 'count', of: 'word', value: 900 },
      { kind: 'count', of: 'subheading', value: 8 },
      { kind: 'count', of: 'price', value: 7 },
      { kind: 'count', of: 'quotation', value: 2 },
      { kind: 'count', of: 'measure', value: 60 },
      { kind: 'count', of: 'internal_target', value: 0 },
      { kind: 'count', of: 'internal_target', value: 9 },
      { kind: 'count', of: 'outbound_target', value: 0 },
      { kind: 'count', of: 'outbound_target', value: 3 },
      { kind: 'count', of: 'exclamation_mark', value: 2 },
      { kind: 'count', of: 'capitals_word', value: 2 },
    ],
  },
  terms: {
    right: [{ kind: 'terms', of: 'title', value: 7 }],
    wrong: [
      { kind: 'terms', of: 'title', value: 30 },
      { kind: 'terms', of: 'text', value: 2 },
    ],
  },
  own_terms: {
    right: [],
    wrong: [
      { kind: 'own_terms', of: 'meta_description', with: 'title', heading: null, value: 90 },
      { kind: 'own_terms', of: 'meta_description', with: 'title', heading: null, value: 0 },
    ],
  },
  shared_terms: {
    right: [{ kind: 'shared_terms', of: 'title', with: 'heading', heading: 'How to clean a bicycle chain', value: 3 }],
    wrong: [
      { kind: 'shared_terms', of: 'title', with: 'heading', heading: 'How to clean a bicycle chain', value: 9 },
      { kind: 'shared_terms', of: 'title', with: 'heading', heading: 'Dishwashers from Malta', value: 2 },
    ],
  },
  same_text: { right: [], wrong: [{ kind: 'same_text', of: 'meta_description', with: 'title' }] },
  no_number_or_question: { right: [], wrong: [{ kind: 'no_number_or_question', of: 'meta_description' }] },
  repeated_word: {
    right: [],
    wrong: [
      { kind: 'repeated_word', of: 'title', value: 'chain' },
      { kind: 'repeated_word', of: 'title', value: 'saddle' },
    ],
  },
  mostly_capitals: { right: [], wrong: [{ kind: 'mostly_capitals', of: 'title' }] },
  plain_wording: {
    right: [{ kind: 'plain_wording', of: 'title' }],
    wrong: [],
    wrongOfBare: [{ kind: 'plain_wording', of: 'title' }],
  },
  separators: {
    right: [],
    wrong: [
      { kind: 'separators', of: 'title', value: 4 },
      { kind: 'separators', of: 'title', value: 2 },
    ],
  },
  heading_level: {
    right: [{ kind: 'heading_level', heading: 'What do you need?', value: 2 }],
    wrong: [
      { kind: 'heading_level', heading: 'What do you need?', value: 3 },
      { kind: 'heading_level', heading: 'What', value: 2 },
    ],
  },
  skipped_level: {
    right: [{ kind: 'skipped_level', heading: 'How often is often enough?', from: 2, value: 4 }],
    wrong: [
      { kind: 'skipped_level', heading: 'What do you need?', from: 2, value: 4 },
      { kind: 'skipped_level', heading: 'How often is often enough?', from: 1, value: 4 },
    ],
  },
  no_skipped_level: { right: [], wrong: [{ kind: 'no_skipped_level' }] },
  weak_heading: {
    right: [],
    wrong: [
      { kind: 'weak_heading', heading: 'What do you need?', value: 'repeated' },
      { kind: 'weak_heading', heading: 'What do you need?', value: 'one_word' },
      { kind: 'weak_heading', heading: 'What do you need?', value: 'long' },
      { kind: 'weak_heading', heading: 'How often is often enough?', value: 'generic' },
    ],
  },
  longest_stretch: {
    right: [{ kind: 'longest_stretch', value: 80 }],
    wrong: [
      { kind: 'longest_stretch', value: 4_000 },
      { kind: 'longest_stretch', value: 12 },
      { kind: 'longest_stretch', value: 220 },
    ],
  },
  words_before_subheading: {
    right: [{ kind: 'words_before_subheading', value: 31 }],
    wrong: [
      { kind: 'words_before_subheading', value: 4_000 },
      { kind: 'words_before_subheading', value: 4 },
      { kind: 'words_before_subheading', value: 90 },
    ],
  },
  paragraph_words: {
    right: [],
    wrong: [
      { kind: 'paragraph_words', paragraph: 'A clean bicycle chain lasts twice as long', value: 20 },
      { kind: 'paragraph_words', paragraph: 'No such line', value: 3 },
    ],
  },
  short_paragraphs: {
    right: [{ kind: 'short_paragraphs', value: 7 }],
    wrong: [
      { kind: 'short_paragraphs', value: 90 },
      { kind: 'short_paragraphs', value: 0 },
    ],
  },
  no_paragraph: { right: [], wrong: [{ kind: 'no_paragraph' }] },
  repeated_text: {
    right: [{ kind: 'repeated_text', value: 0 }],
    wrong: [{ kind: 'repeated_text', value: 30 }],
    wrongOfBare: [
      { kind: 'repeated_text', value: 0 },
      { kind: 'repeated_text', value: 95 },
      { kind: 'repeated_text', value: 1 },
    ],
  },
  repeated_sentences: {
    right: [],
    wrong: [
      { kind: 'repeated_sentences', value: 0 },
      { kind: 'repeated_sentences', value: 3 },
    ],
  },
  term_times: {
    right: [],
    wrong: [
      { kind: 'term_times', term: 'chain', value: 90 },
      { kind: 'term_times', term: 'saddle', value: 2 },
      { kind: 'term_times', term: 'chain', value: 1 },
      { kind: 'term_times', term: 'ring', value: 2 },
    ],
  },
  weak_link: {
    right: [{ kind: 'weak_link', value: 'here', target: 'https://ridgeway.example/shop/oils' }],
    wrong: [
      { kind: 'weak_link', value: 'click', target: 'https://ridgeway.example/shop/oils' },
      { kind: 'weak_link', value: 'here', target: 'https://ridgeway.example/shop/brushes' },
    ],
  },
  link_at_end: {
    right: [{ kind: 'link_at_end', value: true }],
    wrong: [],
    wrongOfBare: [{ kind: 'link_at_end', value: true }],
  },
  phrase: {
    right: [{ kind: 'phrase', value: 'degreaser', isThere: true }],
    wrong: [
      { kind: 'phrase', value: 'degreaser', isThere: false },
      { kind: 'phrase', value: 'dishwasher', isThere: true },
    ],
  },
  ...signalSamples,
};
