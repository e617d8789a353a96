import * as z from 'zod';
import { wordSchema } from '../word-schema.ts';

/** `all.json`: the roles of pages in a plan. */
export const planRoleSchema = z.strictObject({
  role: wordSchema,
  /** The purpose that such pages share. */
  purpose: wordSchema,
  /** Visitors do not search for it. */
  isUnsearched: z.literal(true).optional(),
  /** Its purpose may quote a list that other pages stand in too. */
  isSum: z.literal(true).optional(),
  /** It has its own place in the order of the plan. */
  isApart: z.literal(true).optional(),
  /** A way to a date: one is enough for a site. */
  isBooking: z.literal(true).optional(),
  /** A denial of facts does not refuse it: "no setup fee" leaves the prices. */
  isLasting: z.literal(true).optional(),
  /** In a list it is a page of any site, and nothing that is offered. */
  isOfEverySite: z.literal(true).optional(),
});
export type PlanRoleRow = Readonly<z.infer<typeof planRoleSchema>>;
