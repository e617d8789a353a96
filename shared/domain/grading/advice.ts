import type { RootContent } from 'mdast';
import { type Message, type MessageId, message, quoted } from '../messages/message.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { idsIn } from '../pages/recurring-lines.ts';
import type { Claim } from './claims.ts';
import type { Advice, Verdict } from './grading-input.ts';
import type { PageReading } from './page-reading.ts';
import { ramp } from './shares.ts';
import { count, type Statement, say } from './statement.ts';

/** The words of a piece of advice; where it applies is added by the functions below. */
interface AdviceText {
  readonly title: Message;
  readonly description: Statement;
  readonly whyItMatters: Message;
}

/** The ids of criteria whose advice has its sentences under their names. */
type AdviceId = MessageId extends infer Whole ? (Whole extends `grading.${infer Id}.description` ? Id : never) : never;

/** The sentences of a piece of advice, its description with these values. */
export const adviceWords = (
  id: AdviceId,
  values: Parameters<typeof say>[1] = {},
  ...claims: readonly Claim[]
): AdviceText => ({
  title: message(`grading.${id}.title` as MessageId),
  description: say(`grading.${id}.description`, values, ...claims),
  whyItMatters: message(`grading.${id}.why` as MessageId),
});

/** Advice on a field outside the body: it is written where it is missing, and replaced where it is not. */
export function fieldAdvice(
  page: PageReading,
  targetField: 'title' | 'meta_description' | 'h1' | 'schema',
  text: AdviceText,
): Advice {
  const present: Readonly<Record<typeof targetField, boolean>> = {
    title: page.title !== '',
    meta_description: page.metaDescription !== '',
    h1: page.h1s.length > 0,
    schema: page.structuredData !== null,
  };
  return {
    ...text,
    edit: targetField,
    targetField,
    operation: present[targetField] ? 'replace' : 'insert',
    targetNodeIds: null,
    afterNodeId: null,
  };
}

/** Advice to rewrite these blocks of the body. Without any of them there is nothing to rewrite, and it becomes an insert at the end. */
export function replaceAdvice(
  page: PageReading,
  edit: string,
  ids: readonly (string | null)[],
  text: AdviceText,
): Advice {
  const targetNodeIds = [...new Set(ids.filter((id) => id !== null))].slice(0, replacedBlocksMax);
  if (targetNodeIds.length === 0) return insertAdvice(page, edit, page.lastBlockId, text);
  return { ...text, edit, targetField: 'body_content', operation: 'replace', targetNodeIds, afterNodeId: null };
}

/** Advice to add something after a block of the body. */
export function insertAdvice(page: PageReading, edit: string, after: string | null, text: AdviceText): Advice {
  const afterNodeId = findOwnPlace(page, after);
  return { ...text, edit, targetField: 'body_content', operation: 'insert', targetNodeIds: null, afterNodeId };
}

/** The block itself, or of one that the site repeats on several pages the closest one before it that is the page's alone. */
export function findOwnPlace({ document, recurringBlocks }: PageReading, id: string | null): string | null {
  if (id === null || !recurringBlocks.has(id)) return id;
  const children = document?.children ?? [];
  const at = children.findIndex((block) => idsIn(block).includes(id));
  const isOwn = (block: RootContent): boolean => block.id !== undefined && !recurringBlocks.has(block.id);
  return (children.slice(0, at).findLast(isOwn) ?? children.findLast(isOwn))?.id ?? id;
}

/**
 * The verdict on a text that is too short to judge: credit grows with it up to `words`. What is good so far but short needs
 * more text, not the edit that the criterion would otherwise ask for.
 */
export function scaledByLength(page: PageReading, words: number, verdict: Verdict): Verdict {
  const sufficient = page.input.isLengthForgiven ? 1 : ramp(page.wordCount, 0, words);
  const share = verdict.share * sufficient;
  if (sufficient === 1 || verdict.share < 0.8) return { ...verdict, share };
  return {
    ...verdict,
    share,
    evidence: say('grading.common.too-short', { evidence: verdict.evidence }),
    advice: lengthAdvice(page, words),
  };
}

/** No one wants to read more of an imprint, a contact or a form than what they came for. */
const withoutMoreText: ReadonlySet<PageKind> = new Set(['legal', 'contact', 'utility']);
export const asksForText = ({ kind, hasBody }: PageReading): boolean => !hasBody || !withoutMoreText.has(kind);

function lengthAdvice(page: PageReading, words: number): Advice | null {
  if (!asksForText(page)) return null;
  return insertAdvice(page, 'body:coverage', page.lastBlockId, {
    title: message('grading.depth.title'),
    description: say('grading.depth.short', { n: count('word', page.wordCount), full: words }),
    whyItMatters: message('grading.depth.why'),
  });
}

/** Advice for the criteria that a text without any subheading cannot meet. */
export function firstHeadingsAdvice(page: PageReading): Advice {
  const middle = page.paragraphs[Math.floor(page.paragraphs.length / 2)]?.id ?? page.lastBlockId;
  return insertAdvice(page, 'body:new-headings', middle, {
    title: message('grading.heading_coverage.title'),
    description: say(
      'grading.heading_coverage.first',
      { n: count('word', page.wordCount), ...nameKeyword(page) },
      { kind: 'count', of: 'subheading', value: 0 },
    ),
    whyItMatters: message('grading.heading_coverage.why'),
  });
}

/** More blocks than an editor would rewrite at once; the excerpt of a recommendation stays readable. */
const replacedBlocksMax = 12;

/** The keyword in quotation marks, called a guess where it is one, or words that stand in for it. */
export function quoteKeyword({ keyword }: PageReading): Message {
  if (keyword === null) return message('grading.common.its-topic');
  const phrase = quoted(keyword.phrase);
  return keyword.isExplicit ? phrase : message('grading.common.guess', { keyword: phrase });
}

/** The keyword for a sentence that leaves it out where there is none. */
export const nameKeyword = (page: PageReading): { named: boolean; keyword: Message } => ({
  named: page.keyword !== null,
  keyword: quoteKeyword(page),
});
