/** @module-tag stories */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSiteDomain, startSampleSite } from '../../local/sample-site-server.ts';
import { normalizeText } from '../../shared/domain/language/normalize-text.ts';
import { listMessageLanguages } from '../../shared/language-data/messages/read-messages.ts';
import { advisedPath, auditSampleSite } from '../browser/console/harness/audited-site.ts';
import { type Tenant, useSystem } from '../harness/system.ts';
import { waitForSite, waitUntil } from '../harness/wait-until.ts';

const sample = await startSampleSite();
afterAll(() => sample.stop());
const system = useSystem({ environment: { CRAWL_ORIGIN_OVERRIDES: `${sampleSiteDomain}=${sample.origin}` } });

/** All that the site itself says, in one line. */
const said = normalizeText(
  globSync(path.join(import.meta.dirname, '../../local/sample-site/**/*.html'))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
    .replaceAll(/\s+/g, ' '),
);

let tenant: Tenant;
let paths: readonly string[];

beforeAll(async () => {
  tenant = await system.tenant();
  const { siteId, pageId } = await auditSampleSite(tenant);
  const { api } = tenant;
  await api.post(`/sites/${siteId}/ideas/refresh`, {});
  await waitForSite(api, siteId);
  await waitUntil('ideas are proposed', async () => (await api.get(`/sites/${siteId}/ideas`)).body.data.length > 0);
  const page = pageId(advisedPath);
  const { body } = await api.get(`/pages/${page}/analysis`);
  const [first] = body.data.recommendations;
  await api.post(`/recommendations/${first.id}/resolve`, { content: 'This has been improved as recommended.' });
  const issues = (await api.get(`/sites/${siteId}/issues`)).body.data;
  paths = [
    ...['issues', 'ideas', 'ideas/run', 'ideas/topics', 'ideas/playbook', 'opportunities'].map(
      (one) => `/sites/${siteId}/${one}`,
    ),
    ...issues.map(({ id }: { id: string }) => `/sites/${siteId}/issues/${id}/pages`),
    ...['analysis', 'brief', 'report', 'checks'].flatMap((one) =>
      [page, pageId('/')].map((id) => `/pages/${id}/${one}`),
    ),
    `/sites/${siteId}/rubric`,
  ];
});

/** Each string of a response, by where it stands. */
function listStrings(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listStrings(inner, `${at}.${key}`));
}

const isSentence = (text: string): boolean => /\p{L}+ \p{L}+ \p{L}+/u.test(text) && !said.includes(normalizeText(text));

/** Of the page, or proposed in its language; and the words that docs/language-of-advice.md names. */
const isInOneLanguage = (at: string): boolean =>
  /excerpt|keyword|meta_description|context|\.value$|\/ideas\b.*\.title$|broken_blocks/.test(at);

describe.each(listMessageLanguages().filter((language) => language !== 'en'))('for a reader of "%s"', (language) => {
  test('the issues, analyses, verdicts, ideas and reports of the sample site have no sentence in English', async () => {
    const left: string[] = [];
    for (const one of paths) {
      const read = async (accepted: string) =>
        new Map(listStrings((await tenant.api.raw('GET', one, { headers: { 'accept-language': accepted } })).body));
      const [english, own] = [await read('en'), await read(language)];
      expect(own.size, one).toBeGreaterThan(0);
      for (const [at, text] of own) {
        const isLeft = english.get(at) === text && isSentence(text) && !isInOneLanguage(`${one} ${at}`);
        if (isLeft) left.push(`${one} ${at}: ${text}`);
      }
    }
    expect(left).toEqual([]);
  });
});
