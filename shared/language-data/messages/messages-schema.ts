import * as z from 'zod';

/** `<language>.json`: the sentences of the service in a language. */
export const messagesSchema = z.strictObject({
  /** How numbers and lists are written: a BCP 47 tag, as `en-GB`, which writes "a, b and c". */
  locale: z.string(),
  /** ICU MessageFormat by id, `<area>.<id>.<part>`. */
  messages: z.record(z.string().regex(/^[a-z]+(?:\.[a-z0-9_-]+){1,2}$/), z.string().min(1)),
});
export type MessageFile = z.infer<typeof messagesSchema>;
