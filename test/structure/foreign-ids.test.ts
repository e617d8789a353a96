/** Ids, URLs and domains that a query or a body carries: those of another organization are what missing ones are. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { allOperations } from '../../functions/catalog/api-groups.ts';
import type { Operation } from '../../shared/http/operation.ts';
import type { ApiAnswer } from '../harness/api-client.ts';
import { useSystem } from '../harness/system.ts';
import { makeResources, missingIds, type Resources } from './tenant-resources.ts';

const system = useSystem();
const newDomain = (): string => `${randomUUID()}.example`;

/** Ids that a request can name: of the other organization, or of none. */
interface Named {
  siteId: number;
  pageId: number;
  versionId: number;
  jobId: string;
  url: string;
  domain: string;
}

let own: Resources;
let foreign: Named;
let missing: Named;
beforeAll(async () => {
  const theirDomain = newDomain();
  const [mine, theirs] = await Promise.all(
    [newDomain(), theirDomain].map((domain) => makeResources(system, { domain })),
  );
  if (!mine || !theirs) throw new Error('two organizations were to be made');
  own = mine;
  const { siteId, pageId, versionId, jobId = '' } = theirs.ids;
  const { url } = (await theirs.tenant.api.get(`/pages/${pageId}`)).body.data;
  foreign = {
    siteId: Number(siteId),
    pageId: Number(pageId),
    versionId: Number(versionId),
    jobId,
    url,
    domain: theirDomain,
  };
  missing = {
    siteId: Number(missingIds['siteId']),
    pageId: Number(missingIds['pageId']),
    versionId: Number(missingIds['versionId']),
    jobId: String(missingIds['jobId']),
    url: `https://${newDomain()}${new URL(url).pathname}`,
    domain: newDomain(),
  };
});

interface Case {
  /** `operationId field`, as the schemas name them. */
  carries: string;
  send(named: Named): Promise<ApiAnswer>;
  status: number;
}

const cases: readonly Case[] = [
  {
    carries: 'listJobs ids',
    send: ({ jobId }) => own.tenant.api.get(`/jobs?ids=${jobId},${own.ids['jobId']}`),
    status: 200,
  },
  {
    carries: 'listLatestJobs site_id',
    send: ({ siteId }) => own.tenant.api.get(`/latest-jobs?site_id=${siteId}`),
    status: 200,
  },
  {
    carries: 'lookupPage url',
    send: ({ url }) => own.tenant.api.get(`/pages/lookup?url=${encodeURIComponent(url)}`),
    status: 404,
  },
  {
    carries: 'updatePages page_ids',
    send: ({ pageId }) =>
      own.tenant.api.patch(`/sites/${own.ids['siteId']}/pages`, { page_ids: [pageId], set: { is_priority: true } }),
    status: 200,
  },
  {
    carries: 'analyzePages page_ids',
    send: ({ pageId }) => own.tenant.api.post(`/sites/${own.ids['siteId']}/analyze`, { page_ids: [pageId] }),
    status: 202,
  },
  {
    carries: 'exportSite page_ids',
    send: ({ pageId }) => own.tenant.api.raw('GET', `/sites/${own.ids['siteId']}/export/pages?page_ids=${pageId}`),
    status: 200,
  },
  {
    carries: 'postContent base_version_id',
    send: ({ versionId }) =>
      own.tenant.api.post(`/pages/${own.ids['pageId']}/content`, { markdown: '# New', base_version_id: versionId }),
    status: 409,
  },
  {
    carries: 'acceptIdea page_id',
    send: ({ pageId }) =>
      own.tenant.api.post(`/sites/${own.ids['siteId']}/ideas/${own.ids['ideaId']}/accept`, {
        action: 'create',
        page_id: pageId,
      }),
    status: 404,
  },
  {
    carries: 'createWebhook url',
    send: ({ url }) => own.tenant.api.post('/webhooks', { url }),
    status: 201,
  },
  {
    carries: 'updateWebhook url',
    send: ({ url }) => own.tenant.api.patch(`/webhooks/${own.ids['webhookId']}`, { url }),
    status: 200,
  },
  {
    carries: 'createSite domain',
    send: ({ domain }) => own.tenant.api.post('/sites', { domain }),
    status: 201,
  },
  {
    carries: 'goLive domain',
    async send({ domain }) {
      const planned = await own.tenant.api.post('/sites/plan', { brief: 'A shop for bicycles in Leeds.' });
      return own.tenant.api.post(`/sites/${planned.body.data.id}/go-live`, { domain });
    },
    status: 202,
  },
];

/** The body without ids, times and what was named: the rest must not tell whose it is. */
function comparable({ text }: ApiAnswer, { url, domain, jobId }: Named): unknown {
  // An export without a row.
  if (text === '') return null;
  const named: readonly unknown[] = [url, new URL(url).hostname, domain, jobId];
  return JSON.parse(text, (key, value) => {
    if (named.includes(value) || /^(id|name|url|secret)$|_id$|_at$/.test(key)) return typeof value;
    return value;
  });
}

describe("another organization's", () => {
  test.each(cases)('$carries answers what one of nobody answers', async ({ send, status }) => {
    const theirs = await send(foreign);
    const nobodys = await send(missing);
    expect([theirs.status, nobodys.status]).toEqual([status, status]);
    expect(comparable(theirs, foreign)).toEqual(comparable(nobodys, missing));
  });

  test('are not told by the list of jobs, and one’s own is', async () => {
    const { body } = await own.tenant.api.get(`/jobs?ids=${foreign.jobId},${own.ids['jobId']}`);
    expect(body.data).toMatchObject([{ id: foreign.jobId, status: 'not_found' }, { status: 'completed' }]);
    expect(Object.keys(body.data[0])).toEqual(['id', 'status']);
  });

  test('are not written by a change of several pages', async () => {
    const path = `/sites/${own.ids['siteId']}/pages`;
    const { body } = await own.tenant.api.patch(path, { page_ids: [foreign.pageId], set: { is_priority: true } });
    expect(body.meta).toEqual({ requested: 1, updated: 0, failed: 1 });
  });
});

describe('the list above', () => {
  const namesOf = (schema: z.ZodType): string[] => {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    return [...json.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name);
  };
  const fieldsOf = ({ body, query }: Operation): string[] =>
    [body, query].flatMap((schema) => (schema ? namesOf(schema) : []));

  test('has every field of a query or a body that names a resource', () => {
    const carried = allOperations().flatMap((operation) =>
      fieldsOf(operation)
        .filter((name) => /^(ids?|url|domain)$|_ids?$/.test(name))
        .map((name) => `${operation.operationId} ${name}`),
    );
    expect(cases.map(({ carries }) => carries).sort()).toEqual([...new Set(carried)].sort());
  });
});
