import { criteriaShares } from '../grading/criteria-shares.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import { countTextWords } from '../language/segment-words.ts';
import { plainText } from '../markdown/plain-text.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { setBody } from './content-after.ts';

/** Criteria that a passage meets or misses by itself, whatever stands around it. */
const ofPassage: ReadonlySet<string> = new Set([
  'depth_specificity',
  'depth_originality',
  'readability_ease',
  'readability_sentences',
  'readability_passive',
  'readability_paragraphs',
  'readability_tone',
]);

/** Fewer words are no passage. */
const WORDS_MIN = 8;

/** How far a passage meets a criterion before and after an edit. */
export interface PassageShare {
  readonly key: string;
  readonly before: number;
  readonly after: number;
}

/**
 * How far what an edit took away, and what it brought, meet these criteria by themselves. One paragraph cannot make a whole page specific or plain:
 * it does what was asked of it. Text that is only added has a share of 0 before.
 */
export function passageShares(
  criteria: readonly string[],
  rubric: Rubric,
  { before, after }: { readonly before: GradingInput; readonly after: GradingInput },
): PassageShare[] {
  const keys = criteria.filter((key) => ofPassage.has(key));
  if (keys.length === 0 || !before.document || !after.document) return [];
  const gone = passage(before, after);
  const brought = passage(after, before);
  if (brought === null || countTextWords(brought.document?.children.map(plainText).join('\n') ?? '') < WORDS_MIN)
    return [];
  const earlier = gone === null ? [] : criteriaShares(keys, rubric, gone);
  return criteriaShares(keys, rubric, brought).map(({ criterion: { key }, share }) => ({
    key,
    before: earlier.find((one) => one.criterion.key === key)?.share ?? 0,
    after: share,
  }));
}

/** The blocks of a page that another version of it does not have, as a page; null where there are none. */
function passage(page: GradingInput, other: GradingInput): GradingInput | null {
  const known = new Set((other.document?.children ?? []).map(plainText));
  const children = (page.document?.children ?? []).filter((block) => !known.has(plainText(block)));
  if (children.length === 0) return null;
  const document = { type: 'root' as const, children };
  return { ...setBody(page, markdownFromDocument(document), document), isLengthForgiven: true };
}
