import * as z from 'zod';

/** An address has room for so many ids. */
const PAGE_IDS_MAX = 200;

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** Ids of pages, rising and each once; left out for all pages. */
export const pageIdsQuery = () =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b))
    .refine((ids) => ids.every(isId), 'must be page ids, separated by commas')
    .refine((ids) => ids.length <= PAGE_IDS_MAX, `must contain at most ${PAGE_IDS_MAX} page ids`)
    .optional()
    .meta({
      override: { type: 'string' },
      description: `Of \`pages\`, \`recommendations\`, \`links\` and \`content\`: only these pages, 1 to ${PAGE_IDS_MAX} ids, separated by commas. Others are left out. The header \`Link\` goes on with them.`,
    });
