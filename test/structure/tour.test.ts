import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../harness/api-client.ts';
import { seedPage, seedSite } from '../harness/seeds.ts';
import { useSystem } from '../harness/system.ts';

const system = useSystem();
const tour = readFileSync(new URL('../../docs/tour.md', import.meta.url), 'utf8');

interface Command {
  method: string;
  path: string;
  body?: unknown;
}

/** The curl commands of docs/tour.md from one sentence to the end of its code, as the requests that they send. */
function commandsAfter(sentence: string): Command[] {
  const start = tour.indexOf(sentence);
  expect(start).toBeGreaterThan(0);
  const code = tour.slice(start).split('```')[1] ?? '';
  return code.split('\n').flatMap((line) => {
    const path = /\$API(\/\S+?)"?$/.exec(line)?.[1];
    if (!line.startsWith('curl') || path === undefined) return [];
    const data = /-d '([^']*)'/.exec(line)?.[1];
    const method = /-X (\w+)/.exec(line)?.[1] ?? (data === undefined ? 'GET' : 'POST');
    return [{ method, path, ...(data === undefined ? {} : { body: JSON.parse(data) }) }];
  });
}

function send(api: ApiClient, method: string, url: string, body: unknown): Promise<ApiAnswer> {
  switch (method) {
    case 'POST':
      return api.post(url, body);
    case 'PUT':
      return api.put(url, body);
    default:
      return api.get(url);
  }
}

test('a page is planned, written, drafted and checked by the commands of the tour', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  await seedPage(system, tenant, { site });
  const commands = commandsAfter('A page before it is on the site');
  expect(commands.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /sites/1/pages',
    'POST /pages/$PAGE/content',
    'PUT /pages/$PAGE/drafts/title',
    'PUT /pages/$PAGE/drafts/meta_description',
    'PUT /pages/$PAGE/drafts/schema',
    'GET /pages/$PAGE/checks',
    'GET /pages/$PAGE/brief',
  ]);
  let pageId = 0;
  const answers = [];
  for (const { method, path, body } of commands) {
    const url = path.replace('/sites/1/', `/sites/${site.id}/`).replace('$PAGE', String(pageId));
    const answer = await send(tenant.api, method, url, body);
    expect([url, answer.status]).toEqual([url, method === 'GET' ? 200 : 201]);
    if (pageId === 0) pageId = answer.body.data.id;
    answers.push(answer.body.data);
  }
  const [checks, brief] = answers.slice(-2);
  expect(checks.fields).toMatchObject({ title: 'Winter tyres: when to change', h1: 'Winter tyres', word_count: 8 });
  expect(brief.fields).toMatchObject({
    title: { value: 'Winter tyres: when to change', status: 'draft' },
    meta_description: { status: 'draft' },
    h1: { value: null, status: 'snapshot' },
    schema: { status: 'draft', validation: { valid: true } },
    body: { value: '# Winter tyres\n\nWinter tyres grip below seven degrees.' },
  });
});
