import type { ApiClient } from '../../harness/api-client.ts';
import { waitUntil } from '../../harness/wait-until.ts';

/** Polls the site's latest run until it is over. */
export const waitForRun = (api: ApiClient, ideas: string) =>
  waitUntil(`the ideas run of ${ideas} is over`, async () => {
    const { body } = await api.get(`${ideas}/run`);
    return body?.data && body.data.status !== 'running' && body.data;
  });
