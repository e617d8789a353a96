/** A system with a Search Console whose answers a suite chooses. */
import { afterAll } from 'vitest';
import { useSystem } from '../harness/system.ts';
import { startFakeGoogle } from '../shared/providers/search-console/fake-google.ts';

export const google = await startFakeGoogle();
afterAll(() => google.stop());

export const system = useSystem({
  webSites: 4,
  environment: { SEARCH_CONSOLE_BASE_URL: google.baseUrl, GOOGLE_TOKEN_URL: google.tokenUrl },
});
