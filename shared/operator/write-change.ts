import { DRAFT_VALUE_CHARACTERS_MAX, draftFields } from '../domain/drafts/draft-fields.ts';
import { statusAfterPut } from '../domain/drafts/draft-states.ts';
import type { GradingInput } from '../domain/grading/grading-input.ts';
import type { ContentDocument } from '../domain/markdown/content-document.ts';
import { countDocumentWords } from '../domain/markdown/count-words.ts';
import { markdownOfNodes } from '../domain/markdown/document-parts.ts';
import { parseBody } from '../domain/markdown/page-document.ts';
import { markdownFromDocument } from '../domain/markdown/serialize-markdown.ts';
import { fieldValue } from '../domain/recommendations/target-text.ts';
import { writeField } from '../domain/recommendations/write-field.ts';
import { writeHeadings } from '../domain/recommendations/write-headings.ts';
import type { RecommendationSubject } from '../recommendations/recommendation-subject.ts';
import {
  type ContentVersion,
  contentVersionPageChanges,
  contentVersionWrites,
  versionCreated,
} from '../table/content-versions.ts';
import { createDraftWrites, overwriteDraftWrites } from '../table/drafts.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { pageIsUnchanged } from '../table/page-changes.ts';
import { updatePageWrite } from '../table/pages.ts';
import type { Draft } from '../table/stored-draft.ts';
import { eventWrites } from '../webhooks/announce.ts';
import type { OperatorServices } from './identities.ts';
import { OperatorError } from './operator-error.ts';

type WriterServices = Pick<OperatorServices, 'table' | 'ids' | 'now'>;

/**
 * Writes the change that a recommendation asks for, as far as rules can, and returns the new text of what it targets.
 * @throws OperatorError when rules cannot write it, or the page was changed at the same time.
 */
export async function writeChange(services: WriterServices, subject: RecommendationSubject): Promise<string> {
  return subject.recommendation.targetField === 'body_content'
    ? writeBody(services, subject)
    : writeDraft(services, subject);
}

const cannotWrite = ({ recommendation }: RecommendationSubject): OperatorError =>
  new OperatorError(
    `recommendation ${recommendation.id} asks for words that rules cannot write: "${recommendation.title}"`,
  );

/** The page as it is now, in the form in which it is graded. */
const currentPage = ({ content, input }: RecommendationSubject, document: ContentDocument | null): GradingInput => ({
  ...input.page,
  fields: content.fields,
  document,
});

async function commit({ table }: WriterServices, writes: readonly Write[]): Promise<void> {
  if (!(await transact(table, writes)).ok) throw new OperatorError('the page was changed at the same time; try again');
}

async function writeDraft(services: WriterServices, subject: RecommendationSubject): Promise<string> {
  const { recommendation, content, input } = subject;
  const field = draftFields.find((name) => name === recommendation.targetField);
  const value = writeField({
    targetField: recommendation.targetField,
    criteria: recommendation.rubricCriteria ?? [],
    rubric: input.rubric,
    page: currentPage(subject, parseBody(content)),
  });
  if (field === undefined || value === null || value.length > DRAFT_VALUE_CHARACTERS_MAX) throw cannotWrite(subject);
  const active = content.drafts.find((draft) => draft.field === field);
  const at = services.now().toISOString();
  if (active) {
    const draft: Draft = { ...active, status: statusAfterPut, draftValue: value, updatedAt: at };
    await commit(services, overwriteDraftWrites(content.page, draft));
    return value;
  }
  const draft: Draft = {
    id: await services.ids.next('draft'),
    field,
    status: statusAfterPut,
    // Without a draft, the value that counts is the snapshot's.
    originalValue: fieldValue(content.fields, field),
    draftValue: value,
    publishedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await commit(services, createDraftWrites(content.page, draft));
  return value;
}

async function writeBody(services: WriterServices, subject: RecommendationSubject): Promise<string> {
  const { recommendation, content } = subject;
  const { page, contentVersion } = content;
  const document = parseBody(content);
  const written = document && writeHeadings(document, recommendation.rubricCriteria ?? []);
  if (!written || !contentVersion) throw cannotWrite(subject);
  const now = services.now();
  const id = await services.ids.next('contentVersion', { above: contentVersion.id });
  const createdAt = now.toISOString();
  const markdown = markdownFromDocument(written);
  const wordCount = countDocumentWords(written);
  const version: ContentVersion = { id, pageId: page.id, source: 'action', wordCount, createdAt, updatedAt: createdAt };
  const { writes } = await contentVersionWrites(
    services.table,
    page.organizationId,
    version,
    { markdown, document: written, blockIds: [] },
    now,
    null,
  );
  const changes = contentVersionPageChanges(page, { versionId: id, now, isNew: true });
  // The page's row and the version were read side by side: both must still be what the other was read with.
  const unchanged = pageIsUnchanged(
    { ...page, latestContentVersionId: contentVersion.id },
    'contentRevision',
    'latestContentVersionId',
  );
  const events = await eventWrites(services.table, page.organizationId, [versionCreated(page, version)], now);
  await commit(services, [...writes, updatePageWrite(page, changes, unchanged), ...events]);
  return markdownOfNodes(written, recommendation.targetNodeIds ?? []) ?? markdown;
}
