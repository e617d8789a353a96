import type { Output } from '../../../clients/typescript/src/index.ts';

type Webhook = Output<'listWebhooks'>['data'][number];
type Delivery = Output<'listWebhookDeliveries'>['data'][number];

/** The meaning of each event. A new event of the API needs a line here. */
const events: Readonly<Record<NonNullable<Webhook['events']>[number], string>> = {
  'job.completed': 'A job is completed',
  'job.failed': 'A job has failed',
  'site.ready': 'A new site is ready',
  'analysis.completed': 'An analysis is completed',
  'content.version_created': 'Content has a new version',
  'recommendation.changed': 'A recommendation has another status',
  'ideas.run_completed': 'A run of ideas is completed',
  'issues.changed': 'A crawl found other issues',
};
const statuses: Readonly<Record<Delivery['status'], string>> = {
  pending: 'Pending',
  delivered: 'Delivered',
  failed: 'Failed',
};
const disabled: Readonly<Record<NonNullable<Webhook['disabled_reason']>, string>> = {
  disabled_by_user: 'It was disabled by a person or a program.',
  failing: 'Every attempt of five days failed.',
  gone: 'The receiver responded that it is gone for good (410).',
};

export const webhooks = {
  title: 'Webhooks',
  intro: 'The service sends events to an address of yours and signs them.',
  back: 'Webhooks',
  create: 'Create a webhook',
  empty: 'No webhook yet',
  emptyText:
    'With a webhook, your program learns at once that a job, an analysis or a crawl is over, without asking again and again.',
  columns: { webhook: 'Webhook', events: 'Events', state: 'State' },
  states: { enabled: 'Enabled', disabled: 'Disabled', failing: 'Failing' },
  disabled,
  failingSince: (when: string) => `Attempts have failed since ${when}.`,
  url: 'Address',
  urlHint: 'An https address that receives POST requests, such as https://example.com/hooks/seo.',
  urlRequired: 'Enter an address.',
  description: 'Description',
  events,
  eventsLegend: 'Events',
  allEvents: 'All events, those of later releases too',
  someEvents: 'Choose at least one event, or all.',
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  allCount: 'All events',
  secretTitle: 'The secret of this webhook',
  secretText: 'Its receiver verifies with it that a request comes from here. It is shown this once: copy it now.',
  secret: 'Secret',
  edit: 'Edit',
  editTitle: 'Edit the webhook',
  save: 'Save',
  saved: 'Webhook saved',
  test: 'Send a test',
  tested: 'A test is on its way. Its delivery is in the list.',
  disable: 'Disable',
  enable: 'Enable',
  wasDisabled: 'Webhook disabled',
  wasEnabled: 'Webhook enabled',
  rotate: 'Rotate the secret',
  rotateTitle: 'Rotate the secret?',
  rotateText: 'A new secret is made. For a day, requests are signed with both.',
  previousSecret: (until: string) => `The former secret is valid until ${until}.`,
  remove: 'Delete',
  removeTitle: 'Delete this webhook?',
  removeText: 'Its deliveries go with it, and what still waits is not sent. This cannot be undone.',
  removed: 'Webhook deleted',
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing was sent yet',
  noDeliveriesText: 'Deliveries of the latest 30 days are here. Send a test to see one.',
  deliveryColumns: { event: 'Event', status: 'Status', attempts: 'Attempts', actions: 'Actions' },
  statuses,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  next: (when: string) => `next ${when}`,
  responded: (code: number) => `responded ${code}`,
  milliseconds: (count: number) => `${count} ms`,
  payload: 'What was sent',
  again: 'Send again',
  sendAgain: (event: string) => `Send again: ${event}`,
  sentAgain: 'It is sent again',
};
