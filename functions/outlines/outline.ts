import * as z from 'zod';
import { sectionBases, sectionSources } from '../../shared/domain/outlines/outline-section.ts';
import { outlineStatuses } from '../../shared/domain/outlines/outline-states.ts';
import { sectionStatuses } from '../../shared/domain/outlines/section-states.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import { droppedTexts, droppedTextsSchema } from '../../shared/resources/dropped-text.ts';
import { failureReasonField, readFailureReason } from '../../shared/resources/failure-reason.ts';
import { serpSnapshotSchema, serpSnapshotView } from '../../shared/resources/serp-snapshot.ts';
import type { Outline, OutlineSection } from '../../shared/table/outlines.ts';

const outlineSectionSchema = z.lazy(() =>
  z
    .strictObject({
      key: z.string().meta({ description: 'Stable within the outline: `o1`, `o2` …' }),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      heading: z.string(),
      guidance: z.string(),
      source: z.enum(sectionSources),
      is_complete: z.boolean().meta({ description: 'True of a section of the page that needs nothing.' }),
      basis: z.enum(sectionBases).nullable().meta({
        description:
          'What the section rests on: words of a text that the service knows, the proposal of a language model, or the rules. Null in an outline that was made before this was kept.',
      }),
      basis_words: z.string().nullable().meta({ description: 'The words, where a language model quoted them.' }),
      worded_by: z
        .string()
        .nullable()
        .meta({ description: 'Whose words the guidance has: the id of a model, or `rules-v1`.' }),
      status: z.enum(sectionStatuses),
      revised_heading: z.string().nullable(),
      node_id: z.string().nullable().meta({
        description:
          'The id of the heading block, when the section is accepted or revised and its heading is in the current body (ignoring case and spacing). Otherwise null.',
      }),
      words: z
        .strictObject({ min: z.number().int(), max: z.number().int() })
        .meta({ id: 'WordBudget' })
        .nullable()
        .meta({ description: 'About how many words; null where nothing says it.' }),
      questions: z.array(z.string()).meta({
        description:
          'Questions that the section answers: from search, from the site or from pages that rank, else what readers of such a section ask.',
      }),
      facts: z
        .array(z.strictObject({ fact_id: z.string(), text: z.string() }).meta({ id: 'OutlineFact' }))
        .meta({ description: 'Facts of the site that belong in the section.' }),
      links: z
        .array(z.strictObject({ page_id: integerId(), path: z.string() }).meta({ id: 'OutlineLink' }))
        .meta({ description: 'Pages of the site to link to.' }),
    })
    .meta({ id: 'OutlineSection' }),
);

export const outlineSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      page_id: integerId(),
      status: z.enum(outlineStatuses),
      primary_keyword: z.string(),
      sections: z.array(outlineSectionSchema),
      serp_snapshot: serpSnapshotSchema.nullable(),
      note: z.string().nullable().meta({
        description:
          'Set when rules made the outline, or stand in for guidance that was not checked, because the language model failed.',
      }),
      dropped: droppedTextsSchema,
      error: z.string().nullable(),
      failure_reason: failureReasonField().meta({ description: 'As of its job.' }),
      triggered_by: z.string(),
      created_at: timestamp(),
      completed_at: timestamp().nullable(),
      updated_at: timestamp(),
    })
    .meta({ id: 'Outline' }),
);

/** `nodes`: the blocks of the body by section key. */
export const outlineView = (outline: Outline, nodes: ReadonlyMap<string, string>): z.input<typeof outlineSchema> => ({
  id: outline.id,
  page_id: outline.pageId,
  status: outline.status,
  primary_keyword: outline.primaryKeyword,
  sections: outline.sections.map((section) => sectionView(section, nodes.get(section.key) ?? null)),
  serp_snapshot: serpSnapshotView(outline.serpSnapshot),
  note: outline.note,
  dropped: droppedTexts(outline.dropped),
  error: outline.error,
  failure_reason: outline.status === 'failed' ? (readFailureReason(outline) ?? 'lost') : null,
  triggered_by: outline.triggeredBy,
  created_at: outline.createdAt,
  completed_at: outline.completedAt,
  updated_at: outline.updatedAt,
});

const sectionView = (section: OutlineSection, nodeId: string | null): z.input<typeof outlineSectionSchema> => ({
  key: section.key,
  level: section.level,
  heading: section.heading,
  guidance: section.guidance,
  source: section.source,
  is_complete: section.isComplete,
  basis: section.basis,
  basis_words: section.basisWords,
  worded_by: section.wordedBy,
  status: section.status,
  revised_heading: section.revisedHeading,
  node_id: nodeId,
  words: section.words,
  questions: section.questions,
  facts: section.facts.map(({ factId, text }) => ({ fact_id: factId, text })),
  links: section.links.map(({ pageId, path }) => ({ page_id: pageId, path })),
});
