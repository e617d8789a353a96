import type { PageSignals } from '../extraction/signals/page-signals.ts';
import type { ResolvedFields } from '../fields/resolve-fields.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import type { Message } from '../messages/message.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import type { RecurringLine } from '../pages/recurring-lines.ts';
import type { ComponentType } from '../rubric/rubric.ts';
import type { ComponentReason } from '../scoring/component-rationale.ts';
import type { CriteriaScores } from '../scoring/criteria-scores.ts';
import type { Statement } from './statement.ts';

/** Everything a grader may look at. The same object serves all components of one page. */
export interface GradingInput {
  /** Null for a planned page. */
  readonly url: string | null;
  readonly path: string | null;
  readonly siteDomain: string | null;
  readonly purpose: string | null;
  readonly fields: ResolvedFields;
  /** The body with its block ids; null when the page has no content version. */
  readonly document: ContentDocument | null;
  readonly links: CrawledLinks;
  /** Lines of its body that other pages of the site have too; none before a crawl of the site. */
  readonly recurringLines?: readonly RecurringLine[];
  /** True where what shows the placeholders of the page names them itself: no finding is about them then. */
  readonly placeholdersAreNamed?: boolean;
  /** True where two versions of a text are compared: neither has less credit for being short. */
  readonly isLengthForgiven?: boolean;
  /** BCP 47 tag of the content's language; null when it is not known. */
  readonly language: string | null;
  readonly siteContext?: string | null;
  /** The site's own name: no page is about that. */
  readonly siteName?: string | null;
  /** The kind that a client set; otherwise the page's own evidence decides. */
  readonly pageKind?: PageKind | null;
  /** Signals of the latest crawl's HTML beside the body; null for content that was never crawled. */
  readonly signals?: PageSignals | null;
  /** The day of the analysis (`2026-05-11`): a later date is none that the page was written on. */
  readonly readOn?: string | null;
}

/** Links of the page's latest crawl; `internal` may be capped, the counts are not. */
interface CrawledLinks {
  readonly crawled: boolean;
  readonly internalCount: number;
  readonly outboundCount: number;
  readonly internal: readonly {
    readonly href: string;
    readonly anchorText: string | null;
    readonly location: string;
  }[];
}

export type TargetField = 'title' | 'meta_description' | 'h1' | 'schema' | 'body_content';
export type Operation = 'replace' | 'insert';

/** One thing to change, in reply to one criterion. Findings with the same `edit` ask for the same work and become one recommendation. */
export interface Finding {
  readonly componentType: ComponentType;
  readonly criterion: string;
  readonly edit: string;
  readonly title: string;
  /** The current state and the wanted one, in full sentences. */
  readonly description: string;
  readonly whyItMatters: string;
  /** The three of them, for other languages. */
  readonly words: AdviceWords;
  readonly operation: Operation;
  readonly targetField: TargetField;
  /** Blocks to replace; null for inserts and for fields outside the body. */
  readonly targetNodeIds: readonly string[] | null;
  /** The block to insert after; null otherwise, and null too for the first block of an empty body. */
  readonly afterNodeId: string | null;
}

/** Advice that is not worded yet. */
interface AdviceWords {
  readonly title: Message;
  readonly description: Message;
  readonly whyItMatters: Message;
}

export interface ComponentGrade {
  readonly componentType: ComponentType;
  /** Before the site's score curve. A criterion that does not apply to the page is left out. */
  readonly criteriaScores: CriteriaScores;
  readonly rationale: string;
  readonly reason: ComponentReason;
  readonly findings: readonly Finding[];
}

/** The result of a criterion: how far it is met (0 to 1), the evidence, and advice on the rest. */
export interface Verdict {
  readonly share: number;
  /** A sentence that quotes or counts what was found, with its claims. */
  readonly evidence: Statement;
  /** Null where nothing can be done about it; left out where the criterion's subject is missing and another edit brings it. */
  readonly advice?: Advice | null | undefined;
}

/** A finding before it is stored: its description still has its claims, which no response shows. */
export interface Advice extends Omit<Finding, 'componentType' | 'criterion' | 'words' | keyof AdviceWords> {
  readonly title: Message;
  readonly description: Statement;
  readonly whyItMatters: Message;
}
