/** The events that webhooks can be subscribed to. */

export const eventTypes = [
  'job.completed',
  'job.failed',
  'site.ready',
  'analysis.completed',
  'content.version_created',
  'recommendation.changed',
  'ideas.run_completed',
  'issues.changed',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Sent on request alone: no webhook subscribes to it. */
export const TEST_EVENT = 'webhook.test';

/** Null subscribes to all events, those of later releases too. */
export type Subscription = readonly EventType[] | null;

/** Whether a webhook with this subscription gets events of the type. */
export const isSubscribedTo = (events: Subscription, type: string): boolean =>
  events === null || events.some((event) => event === type);
