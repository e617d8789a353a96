/**
 * Capabilities of a function besides the table; it gets the rights and credentials for them; tests compare it with what its bundle holds.
 * `jobs`: puts messages into the job queue. `secrets`: opens the search-console credentials of sites with the secrets key.
 * `api-keys`: seals and opens API keys with the secrets key, for the people who create and reveal them.
 * `sign-in`: asks the identity provider of the stage who a person is. `model`: calls the language model of the stage. `keyword-data`: calls the provider of keyword data.
 * `api`: calls the API itself, as its client. It is the one that gets no table. `events`: says what happened, and puts messages
 * into the queue of the sender of webhooks. `webhook-secrets`: seals the secrets of webhooks. `sign-webhooks`: opens them.
 */
export type Capability =
  | 'jobs'
  | 'secrets'
  | 'api-keys'
  | 'sign-in'
  | 'model'
  | 'keyword-data'
  | 'api'
  | 'events'
  | 'webhook-secrets'
  | 'sign-webhooks';
