import * as z from 'zod';

/** The errors of captured structured data, beside the data: what could be read stays what was on the page. */
export const brokenBlocksSchema = z.lazy(() =>
  z
    .array(
      z
        .strictObject({
          block: z.number().int().meta({ description: 'Its position among the JSON-LD blocks of the page, from 1.' }),
          error: z.string().meta({ description: 'Completes "JSON-LD block 2 …".' }),
          line: z.number().int().nullable().meta({ description: 'In the block. Null when the block is valid JSON.' }),
          column: z.number().int().nullable(),
          text: z.string().meta({ description: 'The beginning of the block.' }),
        })
        .meta({ id: 'BrokenBlock' }),
    )
    .meta({ description: 'JSON-LD blocks of the page that could not be read. Empty when all were.' }),
);
