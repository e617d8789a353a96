import { isActiveDraft } from '../drafts/draft-states.ts';
import type { BrokenBlock } from '../structured-data/broken-blocks.ts';

export interface FieldDraft {
  readonly id: number;
  readonly field: string;
  readonly status: string;
  readonly draftValue: string | null;
}

interface SnapshotFields {
  readonly title: string | null;
  readonly metaDescription: string | null;
  readonly h1: string | null;
  /** Captured structured data as JSON text. */
  readonly schema: string | null;
  /** The captured JSON-LD blocks that could not be read. */
  readonly brokenBlocks?: readonly BrokenBlock[];
  readonly markdown: string;
}

export interface FieldsInput {
  readonly drafts: readonly FieldDraft[];
  readonly snapshot: SnapshotFields | null;
  /** The newest content version. */
  readonly contentVersion: { readonly id: number; readonly markdown: string } | null;
  readonly keywords: { readonly primary: string | null; readonly secondary: readonly string[] | null };
}

export type FieldSource =
  | { readonly source: 'draft'; readonly draftId: number }
  | { readonly source: 'snapshot' }
  | { readonly source: 'content_version'; readonly contentVersionId: number }
  | { readonly source: 'none' };

/** The content of a page as the checks and the analysis see it. Blank values are null. */
export interface ResolvedFields {
  readonly title: string | null;
  readonly metaDescription: string | null;
  readonly h1: string | null;
  /** JSON text. */
  readonly schema: string | null;
  /** The JSON-LD blocks beside `schema` that could not be read; those of the snapshot, unless a draft replaces them. */
  readonly brokenBlocks?: readonly BrokenBlock[];
  /**
   * Markdown of the newest content version, without one of the active `body` draft; null when there is neither, which differs
   * from an empty body.
   */
  readonly body: string | null;
  readonly contentVersionId: number | null;
  readonly primaryKeyword: string | null;
  readonly secondaryKeywords: readonly string[];
  readonly sources: {
    readonly title: FieldSource;
    readonly metaDescription: FieldSource;
    readonly h1: FieldSource;
    readonly schema: FieldSource;
    readonly bodyContent: FieldSource;
  };
}

/**
 * Spec section "Checks": the active draft over the snapshot, a blank draft falls back to the snapshot, and the body is
 * the newest content version. A `body` draft is a proposal beside a content version, and the body of a page that has none.
 */
export function resolveFields({ drafts, snapshot, contentVersion, keywords }: FieldsInput): ResolvedFields {
  const resolve = (
    field: string,
    snapshotValue: string | null | undefined,
    textOf: (value: string) => string | null = trimmedText,
  ) => {
    const draft = activeDraft(drafts, field);
    const draftText = draft === undefined ? null : trimmedText(draft.draftValue ?? '');
    if (draft !== undefined && draftText !== null) return sourced(draftText, { source: 'draft', draftId: draft.id });
    const text = textOf(snapshotValue ?? '');
    return text === null ? sourced(null, { source: 'none' }) : sourced(text, { source: 'snapshot' });
  };
  const title = resolve('title', snapshot?.title);
  const metaDescription = resolve('meta_description', snapshot?.metaDescription);
  const h1 = resolve('h1', snapshot?.h1);
  const schema = resolve('schema', snapshot?.schema, schemaText);
  const brokenBlocks = schema.source.source === 'draft' ? [] : (snapshot?.brokenBlocks ?? []);
  const body = resolveBody(drafts, contentVersion);
  return {
    title: title.value,
    metaDescription: metaDescription.value,
    h1: h1.value,
    schema: schema.value,
    brokenBlocks,
    body: body.value,
    contentVersionId: contentVersion?.id ?? null,
    primaryKeyword: trimmedText(keywords.primary ?? ''),
    secondaryKeywords: (keywords.secondary ?? []).flatMap((keyword) => trimmedText(keyword) ?? []),
    sources: {
      title: title.source,
      metaDescription: metaDescription.source,
      h1: h1.source,
      // Blocks that cannot be read are of the page too.
      schema: brokenBlocks.length > 0 ? { source: 'snapshot' } : schema.source,
      bodyContent: body.source,
    },
  };
}

/** The H1 that is drafted: it stands in for the first H1 of the body (`setMainHeading`). Null without an active draft. */
export const h1Draft = ({ h1, sources }: Pick<ResolvedFields, 'h1' | 'sources'>): string | null =>
  sources.h1.source === 'draft' ? h1 : null;

function activeDraft<Draft extends FieldDraft>(drafts: readonly Draft[], field: string): Draft | undefined {
  return drafts.findLast((candidate) => candidate.field === field && isActiveDraft(candidate.status));
}

/** The draft that is the body of a page without a content version: the active `body` draft, unless it is blank. */
export function bodyDraft<Draft extends FieldDraft>(drafts: readonly Draft[]): (Draft & { draftValue: string }) | null {
  const draft = activeDraft(drafts, 'body');
  const draftValue = draft?.draftValue ?? '';
  return draft === undefined || draftValue.trim() === '' ? null : { ...draft, draftValue };
}

function resolveBody(drafts: readonly FieldDraft[], contentVersion: FieldsInput['contentVersion']) {
  if (contentVersion) {
    return sourced(contentVersion.markdown, { source: 'content_version', contentVersionId: contentVersion.id });
  }
  const draft = bodyDraft(drafts);
  return draft ? sourced(draft.draftValue, { source: 'draft', draftId: draft.id }) : sourced(null, { source: 'none' });
}

function sourced(value: string | null, source: FieldSource): { value: string | null; source: FieldSource } {
  return { value, source };
}

function trimmedText(value: string): string | null {
  const text = value.trim();
  return text === '' ? null : text;
}

/** An empty object, list or null is how a page without JSON-LD may have been captured; it is no structured data. A draft says what the user wants, so it is not read so. */
function schemaText(value: string): string | null {
  const text = value.trim();
  return /^(?:null|\{\s*\}|\[\s*\])?$/.test(text) ? null : text;
}
