import * as z from 'zod';

/**
 * A cursor names where a list goes on by some whole numbers, which clients send back as they are. Lists that grow while they
 * are read have one in place of page numbers.
 * @param count how many numbers the cursors of this list have.
 */
export const cursorQuery = (count: number) =>
  z
    .string()
    .transform((text, ctx) => {
      const numbers = text.split('.').map(Number);
      const isOwn = /^\d{1,15}(?:\.\d{1,15})*$/.test(text) && numbers.length === count;
      if (isOwn) return numbers;
      ctx.addIssue({ code: 'custom', message: 'must be the next_cursor of an answer of this list' });
      return z.NEVER;
    })
    .optional()
    .meta({
      override: { type: 'string' },
      description: '`meta.next_cursor` of the answer before. Left out: from the beginning.',
    });

export const formatCursor = (numbers: readonly number[]): string => numbers.join('.');

/** The response of a list with cursors. */
const cursorMeta = z.lazy(() =>
  z
    .strictObject({
      limit: z.number().int(),
      next_cursor: z.string().nullable().meta({ description: 'Null at the end of the list.' }),
    })
    .meta({ id: 'CursorMeta' }),
);

export const cursorListSchema = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), meta: cursorMeta });
