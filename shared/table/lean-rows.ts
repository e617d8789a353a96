import * as z from 'zod';
import { messageSchema } from './stored-message.ts';

/**
 * How much of a page was read as its main text; `doubt` says in English why that is probably not the main text, and `doubtSaid` for other
 * languages, which earlier releases did not keep.
 */
const storedReadingSchema = z.object({
  share: z.number(),
  confidence: z.number(),
  doubt: z.string().nullable(),
  doubtSaid: messageSchema.exactOptional(),
});

/** A page's latest snapshot, shown without reading it. */
export const leanSnapshotSchema = z.object({
  id: z.number(),
  title: z.string().nullable(),
  metaDescription: z.string().nullable(),
  h1: z.string().nullable(),
  wordCount: z.number().nullable(),
  statusCode: z.number().nullable(),
  createdAt: z.string(),
  reading: storedReadingSchema.nullable().default(null),
});
export type LeanSnapshot = z.infer<typeof leanSnapshotSchema>;

/** A page's latest analysis as it shows it; written in the transactions that change the analysis. */
export const leanAnalysisSchema = z.object({
  id: z.number(),
  overallScore: z.number().nullable(),
  overallGrade: z.string().nullable(),
  estimatedScore: z.number().nullable(),
  estimatedGrade: z.string().nullable(),
  status: z.string(),
  completedAt: z.string().nullable(),
  scoreSource: z.enum(['audit', 'verified']),
  /** By component, of those that have a score; an analysis of an earlier release did not write them. */
  componentScores: z.record(z.string(), z.number()).optional(),
  fingerprint: z.string(),
  /** The page's content revision that was analysed: another one now means that the grade is stale. */
  contentRevision: z.number(),
  /** How many analyses in a row, this one included, graded content of this fingerprint. */
  generations: z.number().optional(),
  /** A component could not be graded: the same content is graded again without `force`. */
  hasFailed: z.boolean().optional(),
});
export type LeanAnalysis = z.infer<typeof leanAnalysisSchema>;
