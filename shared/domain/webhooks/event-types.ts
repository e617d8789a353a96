/** The events that webhooks can be subscribed to, and what each says: ids and status, no content. */

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
type EventType = (typeof eventTypes)[number];

/** Sent on request alone: no webhook subscribes to it. */
export const TEST_EVENT = 'webhook.test';

interface JobEventData {
  job_id: string;
  kind: string;
  status: string;
  site_id: number | null;
  page_id: number | null;
}

/** `data` of an event, by its type. */
export interface EventData {
  'job.completed': JobEventData;
  'job.failed': JobEventData;
  'site.ready': { site_id: number; job_id: string };
  'analysis.completed': { analysis_id: number; job_id: string; page_id: number; site_id: number };
  'content.version_created': { content_version_id: number; page_id: number; site_id: number; source: string };
  'recommendation.changed': {
    recommendation_id: number;
    analysis_id: number;
    page_id: number;
    site_id: number;
    status: string;
  };
  'ideas.run_completed': { run_id: string; job_id: string; site_id: number };
  'issues.changed': { crawl_id: number; site_id: number; new: number; fixed: number };
}

/** An event in the words of its writer. */
export type WebhookEvent = { [Type in EventType]: { type: Type; data: EventData[Type] } }[EventType];

/** Null subscribes to all events, those of later releases too. */
export type Subscription = readonly EventType[] | null;

/** Whether a webhook with this subscription gets events of the type. */
export const isSubscribedTo = (events: Subscription, type: string): boolean =>
  events === null || events.some((event) => event === type);
