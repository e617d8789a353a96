/** A system with a Search Console and a provider of keyword data whose answers a suite chooses. */
import { afterAll } from 'vitest';
import { startDataForSeoServer } from '../harness/data-for-seo-server.ts';
import { useSystem } from '../harness/system.ts';
import { startFakeGoogle } from '../shared/providers/search-console/fake-google.ts';

export const [google, dataForSeo] = await Promise.all([startFakeGoogle(), startDataForSeoServer()]);
afterAll(() => Promise.all([google.stop(), dataForSeo.stop()]));

export const account = {
  DATAFORSEO_LOGIN: 'me',
  DATAFORSEO_PASSWORD: 'secret',
  DATAFORSEO_BASE_URL: dataForSeo.baseUrl,
};
export const system = useSystem({
  environment: { ...account, SEARCH_CONSOLE_BASE_URL: google.baseUrl, GOOGLE_TOKEN_URL: google.tokenUrl },
});
