import * as z from 'zod';

/** A page, and how good a person finds it. */
export const ratedPageShape = z.strictObject({
  /** Its file in a public repository, `owner+name/path`, or in a package of Debian, `usr/share/doc/…`. */
  page: z.string().min(1),
  rating: z.number().min(0).max(100),
});
export type RatedPage = z.infer<typeof ratedPageShape>;
