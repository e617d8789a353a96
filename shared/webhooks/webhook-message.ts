import * as z from 'zod';

/** There may be something to send. It names where to look, and holds nothing that could be lost with it. */
export const webhookMessageSchema = z.strictObject({
  organizationId: z.number().int().min(1),
  /** Left out: events of the organization are to be handed out to its webhooks first. */
  webhookId: z.number().int().min(1).optional(),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
