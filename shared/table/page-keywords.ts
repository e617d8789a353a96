import * as z from 'zod';
import type { Conditions } from './engine/expressions.ts';

/** A page's primary keyword. White space alone, which was taken once, is none. */
export const storedKeywordSchema = z
  .string()
  .nullable()
  .transform((keyword) => (keyword === null || keyword.trim() === '' ? null : keyword));

/** The page's keyword is still this one, in a write: a stored keyword of white space counts as none. */
export const primaryKeywordIs = (keyword: string | null): Conditions[number] =>
  keyword === null
    ? [
        { attribute: 'primaryKeyword', is: '=', value: null },
        { attribute: 'primaryKeyword', is: '<', value: '!' },
      ]
    : { attribute: 'primaryKeyword', is: '=', value: keyword };
