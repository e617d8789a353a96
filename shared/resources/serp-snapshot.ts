import * as z from 'zod';

/** The search results of a keyword. The text of competitors is never kept, only their headings. */
export const serpSnapshotSchema = z.lazy(() =>
  z
    .strictObject({
      keyword: z.string(),
      results: z.array(
        z.strictObject({
          position: z.number().int(),
          title: z.string(),
          url: z.string(),
          snippet: z.string().nullable(),
        }),
      ),
      competitors: z.array(
        z.strictObject({
          position: z.number().int(),
          title: z.string(),
          url: z.string(),
          domain: z.string(),
          headings: z.array(z.strictObject({ level: z.number().int(), text: z.string() })),
          word_count: z.number().int().nullable(),
          fetch_error: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'SerpSnapshot' }),
);
export type SerpSnapshot = z.input<typeof serpSnapshotSchema>;

/** As an outline keeps it: in the form of the API. @throws ZodError for a value of another form. */
export const serpSnapshotView = (stored: unknown): SerpSnapshot | null =>
  serpSnapshotSchema.nullable().parse(stored ?? null);
