import * as z from 'zod';
import { draftFields } from '../domain/drafts/draft-fields.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { Draft } from '../table/stored-draft.ts';

export const draftStatusSchema = z.lazy(() =>
  z.string().meta({ description: '`pending`, `generating`, `draft`, `failed`, `published`. The set may grow.' }),
);

export const draftSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      field: z.enum(draftFields),
      status: draftStatusSchema,
      original_value: z
        .string()
        .nullable()
        .meta({ description: "The latest snapshot's value when the draft was created." }),
      draft_value: z.string().nullable(),
      published_at: timestamp().nullable(),
      created_at: timestamp(),
      updated_at: timestamp(),
    })
    .meta({ id: 'Draft' }),
);

export const draftView = (draft: Draft): z.input<typeof draftSchema> => ({
  id: draft.id,
  field: z.enum(draftFields).parse(draft.field),
  status: draft.status,
  original_value: draft.originalValue,
  draft_value: draft.draftValue,
  published_at: draft.publishedAt,
  created_at: draft.createdAt,
  updated_at: draft.updatedAt,
});
