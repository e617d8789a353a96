import * as z from 'zod';
import type { Message } from '../domain/messages/message.ts';

/** A sentence as a row keeps it beside its English text, so that it can be worded in other languages. */
export const messageSchema: z.ZodType<Message> = z.lazy(() =>
  z.object({ id: z.string(), values: z.record(z.string(), valueSchema).exactOptional() }),
) as z.ZodType<Message>;

const valueSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    messageSchema,
    z.object({ language: z.string() }),
    z.object({ items: z.array(z.union([z.string(), messageSchema])), more: z.number() }),
    z.array(z.union([z.string(), messageSchema])),
  ]),
);
