import type { Language } from '../language/languages.ts';
import type { Head, Segment } from './page-heads.ts';
import type { PhraseToken } from './phrase-tokens.ts';
import { listSpans, type Span } from './subject-phrases.ts';

/** A phrase of the title or the first heading, with how it stands there. */
export interface Mention {
  readonly span: Span;
  readonly keys: readonly string[];
  /** Its words but the function words. */
  readonly terms: readonly PhraseToken[];
  readonly places: Set<'title' | 'h1'>;
  /** No other term and no verb stands before it: what a headline says first is more often its subject. */
  isLeading: boolean;
  /** It is all of a part of a heading that is no sentence. */
  isLabel: boolean;
  /** The term right behind it in every heading that says it. */
  after: PhraseToken | null;
  /** Terms stand beside it in any heading that says it. */
  isPart: boolean;
}

const TERMS_MAX = 5;

/** The phrases of titles and first headings, by their words. */
export function collectMentions(heads: readonly Head[], language: Language | null): Mention[] {
  const found = new Map<string, Mention>();
  for (const { place, segments } of heads) {
    if (place === 'anchor') continue;
    for (const [at, segment] of segments.entries()) {
      for (const span of listSpans(segment.tokens, language)) {
        if (span.termCount > TERMS_MAX) continue;
        const keys = span.tokens.map(({ key }) => key);
        const mention = found.get(keys.join(' ')) ?? newMention(span, keys);
        note(mention, { place, span, segment, isFirst: at === 0 });
        found.set(keys.join(' '), mention);
      }
    }
  }
  return [...found.values()];
}

const newMention = (span: Span, keys: readonly string[]): Mention => ({
  span,
  keys,
  terms: span.tokens.filter(({ class: kind }) => kind !== 'function'),
  places: new Set(),
  ...{ isLeading: false, isLabel: false, after: span.after, isPart: false },
});

function note(
  mention: Mention,
  given: { place: 'title' | 'h1'; span: Span; segment: Segment; isFirst: boolean },
): void {
  const { place, span, segment, isFirst } = given;
  const [first] = span.tokens;
  const start = first === undefined ? 0 : segment.tokens.indexOf(first);
  const before = segment.tokens.slice(0, start);
  const isBeside = span.before !== null || span.after !== null;
  mention.places.add(place);
  mention.isPart ||= isBeside;
  if (span.after === null) mention.after = null;
  if (isFirst && before.every(({ class: kind }) => kind !== 'verb' && kind !== 'term')) mention.isLeading = true;
  if (span.isWhole && !segment.isSentence) mention.isLabel = true;
}
