import type { Language } from '../language/languages.ts';
import { PHRASE_CHARACTERS_MAX } from './keyword-page.ts';
import type { Head } from './page-heads.ts';
import { joinPhrase, listSpans, type Span } from './subject-phrases.ts';

/** How a phrase stands in a heading. */
interface Standing {
  readonly place: Head['place'];
  readonly coverage: number;
  readonly isWhole: boolean;
  readonly isSentence: boolean;
  readonly isPart: boolean;
  readonly isLeading: boolean;
}

/** A phrase, in whatever order or form the headings have its words. */
export interface Found {
  readonly span: Span;
  readonly keys: readonly string[];
  readonly termKeys: readonly string[];
  readonly heads: Map<Head['place'], Standing>;
  /** No term stands before it in any of the headings: what a headline says first is more often its subject. */
  isLeading: boolean;
  /** A term stands beside it in any of the headings. */
  isBeside: boolean;
}

/** The phrases of the headings, by their words. */
export function phrasesOfHeads(heads: readonly Head[], language: Language | null): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const head of heads) {
    for (const [at, segment] of head.segments.entries()) {
      for (const span of listSpans(segment.tokens, language)) {
        // A counted thing is one of many: "Seven jobs", "Issue 85".
        const isCounted = span.termCount === 1 && segment.tokens.some(({ class: kind }) => kind === 'number');
        const isAll = span.isWhole && at === 0 && !isCounted;
        if (head.place === 'anchor' && !(isAll && head.segments.length === 1)) continue;
        note(found, span, {
          place: head.place,
          coverage: span.termCount / Math.max(1, head.termCount),
          isWhole: isAll,
          isSentence: segment.isSentence,
          isPart: head.isPart,
          isLeading: at === 0 && span.isFirst,
        });
      }
    }
  }
  return found;
}

function note(found: Map<string, Found>, span: Span, standing: Standing): void {
  const termKeys = span.tokens.flatMap(({ class: kind, key }) => (kind === 'function' ? [] : [key]));
  const signature = termKeys.toSorted().join(' ');
  let known = found.get(signature);
  if (known === undefined) {
    if (joinPhrase(span.tokens).length > PHRASE_CHARACTERS_MAX) return;
    known = {
      span,
      keys: span.tokens.map(({ key }) => key),
      termKeys,
      heads: new Map(),
      ...{ isLeading: false, isBeside: false },
    };
    found.set(signature, known);
  }
  known.isLeading ||= standing.isLeading;
  known.isBeside ||= span.before !== null || span.after !== null;
  const before = known.heads.get(standing.place);
  if (before === undefined || before.coverage < standing.coverage) known.heads.set(standing.place, standing);
}
