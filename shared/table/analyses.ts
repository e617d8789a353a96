import * as z from 'zod';
import { jobStatuses } from '../domain/jobs/job-status.ts';
import { validationScopes } from '../domain/recommendations/validation-scopes.ts';
import { blobPointerSchema } from './engine/blobs.ts';
import { getItem, getItems, type Item, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { formerAnalysisJob } from './former-jobs.ts';
import { addJobEnvelope, jobRowShape } from './jobs.ts';
import { storedDroppedTextsSchema } from './stored-dropped-texts.ts';
import { messageSchema } from './stored-message.ts';

/** An analysis is the job `job_an_{id}`. */
const analysisSchema = z.object({
  ...jobRowShape,
  id: z.number(),
  siteId: z.number(),
  pageId: z.number(),
  status: z.enum(jobStatuses),
  force: z.boolean(),
  /** It is one of many that a request started: its questions may go through batches of the model's provider. */
  mayWait: z.boolean().default(false),
  /** When it was queued to wait for a batch first; null while it never was. Its questions say this day. */
  waitsSince: z.string().nullable().default(null),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  fingerprint: z.string().nullable(),
  contentRevision: z.number().nullable(),
  contentVersionId: z.number().nullable(),
  overallScore: z.number().nullable(),
  overallGrade: z.string().nullable(),
  estimatedScore: z.number().nullable(),
  estimatedGrade: z.string().nullable(),
  scoreSource: z.enum(['audit', 'verified']),
  verifiedAt: z.string().nullable(),
  previousAnalysisId: z.number().nullable(),
  /** The graded score, without the gains of verified edits; null of an analysis of an older release. */
  auditScore: z.number().nullable().default(null),
  /** The page's scores up to this analysis and its checks, the newest last; empty in rows of an older release. */
  scoreHistory: z
    .array(z.object({ at: z.string(), score: z.number(), source: z.enum(['audit', 'verified']) }))
    .readonly()
    .default([]),
  dropped: storedDroppedTextsSchema,
  /** The resolved content that was graded. */
  input: blobPointerSchema.nullable(),
  /** Rises with every change of its recommendations: of two who read the same one, the second to write reads again. */
  revision: z.number().default(0),
});
export type Analysis = z.infer<typeof analysisSchema>;

const criterionScoreSchema = z.object({
  score: z.number(),
  maxScore: z.number(),
  rationale: z.string(),
  /** The same for other languages; absent of what a model words, and of an analysis of an older release. */
  reason: messageSchema.exactOptional(),
});

const componentReasonSchema = z.object({ earned: z.number(), remarks: z.array(messageSchema).readonly() });

export const componentSchema = z.object({
  id: z.number(),
  analysisId: z.number(),
  siteId: z.number(),
  componentType: z.string(),
  label: z.string(),
  status: z.string(),
  score: z.number().nullable(),
  grade: z.string().nullable(),
  estimatedScore: z.number().nullable(),
  estimatedGrade: z.string().nullable(),
  criteriaScores: z.record(z.string(), criterionScoreSchema),
  rationale: z.string(),
  /** Absent of an analysis of an older release. */
  reason: componentReasonSchema.exactOptional(),
  /** The same as verified edits left them; null while none changed a criterion of the component. */
  verified: z
    .object({
      criteriaScores: z.record(z.string(), criterionScoreSchema),
      rationale: z.string(),
      reason: componentReasonSchema.exactOptional(),
      /** The score of the analysis itself: comparisons are between analyses. */
      auditScore: z.number().nullable(),
    })
    .nullable()
    .optional(),
  model: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Component = z.infer<typeof componentSchema>;

const criterionChangesSchema = z
  .record(z.string(), z.object({ before: z.number().nullable(), after: criterionScoreSchema.nullable() }))
  .readonly();

const measuredEffectSchema = z.object({
  measuredAt: z.string(),
  isStoredBody: z.boolean(),
  alone: criterionChangesSchema,
  together: z
    .object({ with: z.array(z.number()).readonly(), changes: criterionChangesSchema })
    .readonly()
    .nullable(),
});

const verificationSchema = z.object({
  addressed: z.boolean(),
  reasoning: z.string(),
  /** The same for other languages; absent where it is a text alone, such as a model's. */
  said: messageSchema.exactOptional(),
  placeholders: z.array(z.string()),
  skipped: z.boolean(),
  validationScope: z.enum(validationScopes).nullable(),
  validatedNodeIds: z.array(z.string()).nullable(),
  /** Who decided: a model's id or `rules-v1`; null where no one did. */
  judgedBy: z.string().nullable().default(null),
  /** The edit's effect on the criteria; never shown as such. */
  measured: measuredEffectSchema.nullable().default(null),
});

/** The words of a recommendation for other languages than English. */
export const recommendationWordsSchema = z.object({
  title: messageSchema,
  description: messageSchema,
  whyItMatters: messageSchema,
});

export const recommendationSchema = z.object({
  id: z.number(),
  analysisId: z.number(),
  pageId: z.number(),
  siteId: z.number(),
  title: z.string(),
  description: z.string(),
  whyItMatters: z.string(),
  impact: z.string(),
  status: z.enum(['pending', 'in_progress', 'applied', 'dismissed']),
  source: z.string(),
  sourceComponents: z.array(z.string()),
  operation: z.string(),
  targetField: z.string(),
  targetNodeIds: z.array(z.string()).nullable(),
  afterNodeId: z.string().nullable(),
  insertionPoint: z.string().nullable(),
  rubricCriteria: z.array(z.string()).nullable(),
  resolutionMethod: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  dismissalRationale: z.string().nullable(),
  sortOrder: z.number(),
  pointValue: z.number(),
  carriedFromRecommendationId: z.number().nullable(),
  verification: verificationSchema.nullable(),
  /** Placeholder-like fragments that a user marked as real content. */
  allowedFragments: z.array(z.string()).default([]),
  /** The new text that is proposed; null of an analysis of an older release, and where none is. */
  proposedText: z.string().nullable().default(null),
  effort: z.enum(['small', 'medium', 'large']).nullable().default(null),
  /** On how many pages the site repeats the targeted blocks; null where they are the page's alone, and of an older release. */
  sameOnPages: z.number().nullable().default(null),
  /** Whose words title and description are; null of an analysis of an older release. */
  wordedBy: z.string().nullable().default(null),
  /** Absent where a model worded it, and of an analysis of an older release. */
  words: recommendationWordsSchema.exactOptional(),
  /** Digest of the target text (`excerptDigest`); the next analysis compares it to match the same text. */
  excerptDigest: z.string().nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
export type Verification = z.infer<typeof verificationSchema>;

export const parseAnalysis = (item: Item): Analysis => analysisSchema.parse(addJobEnvelope(item, formerAnalysisJob));

export async function getAnalysis(table: Table, organizationId: number, analysisId: number): Promise<Analysis | null> {
  const item = await getItem(table, keys.analysis(organizationId, analysisId));
  return item ? parseAnalysis(item) : null;
}

export async function getAnalyses(
  table: Table,
  organizationId: number,
  analysisIds: readonly number[],
): Promise<Analysis[]> {
  const items = await getItems(
    table,
    analysisIds.map((id) => keys.analysis(organizationId, id)),
  );
  return items.map(parseAnalysis);
}

/** That no verb has changed a recommendation of this analysis since it was read; rows from before revisions count as 0. */
export const analysisIsUnchanged = ({ revision }: Pick<Analysis, 'revision'>): Conditions => {
  const same = { attribute: 'revision', is: '=', value: revision } as const;
  const isSame = revision === 0 ? [same, { attribute: 'revision', is: 'missing' } as const] : same;
  return [{ attribute: 'pk', is: 'present' }, isSame];
};

/** The same as a separate write, for a transaction that changes something else by what it read. */
export const analysisUnchangedCheck = (name: string, analysis: Analysis): Write => ({
  name,
  check: keys.analysis(analysis.organizationId, analysis.id),
  if: analysisIsUnchanged(analysis),
});
