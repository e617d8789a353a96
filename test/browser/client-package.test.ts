import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bundleClient } from '../../scripts/client/bundle-client.ts';
import { page, useRenderedSite } from './rendered-site.ts';

const site = useRenderedSite();

test('the client package runs in a browser: a call, a typed error, and an export in parts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'client.js');
  await bundleClient(pathToFileURL(file));
  const rows = { 'content-type': 'application/jsonl; charset=utf-8' };
  site.serve({
    '/client.js': await readFile(file, 'utf8'),
    '/v1/me': { headers: { 'content-type': 'application/json' }, body: '{"name":"A key","scopes":[]}' },
    '/v1/pages/7': {
      status: 404,
      headers: { 'content-type': 'application/json' },
      body: '{"error":{"code":"not_found","message":"Page not found"}}',
    },
    '/v1/sites/1/export/pages': {
      headers: { ...rows, link: '</v1/sites/1/export/pages/next>; rel="next"' },
      body: '{"id":1}\n{"id":2}\n',
    },
    '/v1/sites/1/export/pages/next': { headers: rows, body: '{"id":3}\n' },
  });
  const html = await site.htmlOf(
    page(
      '<div id="root"></div>',
      `<script type="module">
        import { ApiError, createClient } from '/client.js';
        const api = createClient({ baseUrl: location.origin, apiKey: 'coa_x', retries: 0 });
        const root = document.getElementById('root');
        addEventListener('unhandledrejection', ({ reason }) => root.append(String(reason) + String(reason.cause)));
        const said = [(await api.getMe()).name];
        await api.getPage({ pageId: 7 }).catch((error) => said.push(error instanceof ApiError && error.code));
        for await (const { id } of api.exportRows({ siteId: 1, what: 'pages' })) said.push('row ' + id);
        root.append(said.join(', '));
      </script>`,
    ),
  );
  expect(html).toContain('A key, not_found, row 1, row 2, row 3');
});
