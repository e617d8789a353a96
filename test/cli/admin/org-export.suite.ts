import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../cli/admin/run-command.ts';
import { exportSubject } from '../../../shared/operator/export/export-subject.ts';
import { exportedKinds, leftOutKinds } from '../../../shared/operator/export/exported-kinds.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { rowsOf } from '../../harness/every-row.ts';
import { seedPage } from '../../harness/seeds.ts';
import { makeResources, type Resources } from '../../structure/tenant-resources.ts';
import { system } from '../../systems/own.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin(() => system.operator);
let made: Resources;
let folder = '';
/** The lines of a file of the export. */
// biome-ignore lint/suspicious/noExplicitAny: tests read any field of any line
const linesOf = async (kind: string): Promise<any[]> => {
  const text = await readFile(`${folder}/${kind}.jsonl`, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const body = `# Long\n\n${Array.from({ length: 9_000 }, (_, at) => `word${(at * 7_919) % 100_003}`).join(' ')}`;

beforeAll(async () => {
  made = await makeResources(system, { domain: 'one.example' });
  await makeResources(system, { domain: 'two.example' });
  await made.tenant.api.post(`/pages/${made.ids['pageId']}/content`, { markdown: body });
  const exported = await admin.json('org', 'export', String(made.tenant.organizationId), '--to', 'export');
  folder = exported.folder;
});

const pageData = async (path: string) => (await made.tenant.api.get(`/pages/${made.ids['pageId']}${path}`)).body.data;

test('every kind of row is exported, or left out for a reason', () => {
  const named = [...Object.keys(exportedKinds), ...Object.keys(leftOutKinds)];
  expect(named.toSorted()).toEqual(Object.keys(keys).toSorted());
});

test('an export has what the API shows: the page, its content, snapshot, drafts', async () => {
  const page = await pageData('');
  expect(await linesOf('page')).toEqual([
    expect.objectContaining({
      of: { organization: made.tenant.organizationId, page: page.id },
      url: page.url,
      path: page.path,
    }),
  ]);
  const content = await pageData('/content');
  const versions = await linesOf('contentVersion');
  expect(versions.find(({ id }) => id === content.content_version_id).body.markdown).toBe(content.markdown);
  expect(content.markdown).toBe(body);
  const shown = (await made.tenant.api.get(`/snapshots/${made.ids['snapshotId']}`)).body.data;
  const [snapshot] = await linesOf('snapshot');
  expect([snapshot.id, snapshot.title, snapshot.body.markdown]).toEqual([shown.id, shown.title, shown.content]);
  const [draft] = await linesOf('draft');
  expect(page.drafts).toEqual([{ field: draft.field, status: draft.status, draft_value: draft.draftValue }]);
});

test('an export has what the API shows: analysis, components, recommendations, facts, ideas', async () => {
  const analysis = await pageData('/analysis');
  const [line] = await linesOf('analysis');
  expect([line.id, line.overallScore, line.overallGrade]).toEqual([
    analysis.id,
    analysis.overall_score,
    analysis.overall_grade,
  ]);
  const [graded] = await linesOf('analysisResults');
  expect(
    graded.results.components
      .map(({ componentType, score }: { componentType: string; score: number }) => [componentType, score])
      .toSorted(),
  ).toEqual(
    analysis.components
      .map((component: { component_type: string; score: number }) => [component.component_type, component.score])
      .toSorted(),
  );
  expect(graded.results.recommendations.map(({ id }: { id: number }) => id).toSorted()).toEqual(
    analysis.recommendations.map(({ id }: { id: number }) => id).toSorted(),
  );
  const facts = (await made.tenant.api.get(`/sites/${made.ids['siteId']}/facts`)).body.data;
  const exported = await linesOf('fact');
  expect(exported.map(({ id, data }) => ({ id, data }))).toEqual(
    facts.map(({ id, data }: { id: string; data: unknown }) => ({ id, data })),
  );
  expect((await linesOf('idea')).map(({ id }) => id)).toEqual([made.ids['ideaId']]);
});

test('an export holds no secret and nothing of another organization; its manifest counts its lines', async () => {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  for (const text of texts) {
    expect(text).not.toMatch(/secretHash|encryptedSecret|encryptedCredentials|two\.example/);
    expect(text).not.toContain(made.tenant.key.slice(8));
  }
  const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
  expect(manifest).toMatchObject({ form: 1, org_id: made.tenant.organizationId });
  expect(files.toSorted()).toEqual(
    ['manifest.json', ...Object.keys(manifest.rows).map((kind) => `${kind}.jsonl`)].toSorted(),
  );
  for (const [kind, count] of Object.entries(manifest.rows))
    expect(await linesOf(kind), kind).toHaveLength(count as number);
});

test('a folder that is not empty is refused, and so is an organization that is not there', async () => {
  const id = String(made.tenant.organizationId);
  expect(await admin.refusal('org', 'export', id, '--to', 'export')).toMatch(/ is not empty$/);
  expect(await admin.refusal('org', 'export', '999', '--to', 'other')).toBe('organization 999 does not exist');
});

test('a value that is missing although its row is unchanged ends the export with an error', async () => {
  const rows = rowsOf({ organizationId: 7_000, siteId: 7_001, pageId: 7_002, id: 7_003 });
  // The body of the version was never stored.
  await writeItems(system.table, { puts: [rows.organization, rows.site, rows.page, rows.contentVersion] });
  const lines: string[] = [];
  await expect(
    exportSubject(
      system.table,
      { subjectKind: 'organization', ofOrganization: 7_000, ofSite: null, ofPage: null },
      { scans: false, write: async (kind, line) => void lines.push(`${kind} ${line}`) },
    ),
  ).rejects.toThrow();
});

/** How many lines each file of an export has. */
const exportedRows = async (...argv: string[]): Promise<Record<string, number>> => (await admin.json(...argv)).rows;

test('keys lead to every row of an organization that has lived on this version: --no-scan exports the same', async () => {
  const id = String(made.tenant.organizationId);
  const all = await exportedRows('org', 'export', id, '--to', 'scanned');
  expect(await exportedRows('org', 'export', id, '--no-scan', '--to', 'walked')).toEqual(all);
});

test('without a key that leads to it, a row is found by the look at the whole table', async () => {
  const { org_id: organizationId } = await admin.json('org', 'create', '--name', 'Lost');
  const id = String(organizationId);
  // No row names its site.
  await writeItems(system.table, {
    puts: [rowsOf({ organizationId, siteId: 7_101, pageId: 7_102, id: 7_103 }).rubric],
  });
  const walked = await exportedRows('org', 'export', id, '--no-scan', '--to', 'lost-walked');
  expect(walked).not.toHaveProperty('rubric');
  expect(await exportedRows('org', 'export', id, '--to', 'lost')).toEqual({ ...walked, rubric: 1 });
});

test('an export of a site, and of a page, has what is under it and nothing of the site beside', async () => {
  const beside = await seedPage(system, made.tenant);
  const [siteId, pageId] = [Number(made.ids['siteId']), Number(made.ids['pageId'])];
  const ofSite = await admin.json('site', 'export', String(siteId), '--to', 'site');
  expect(ofSite).toMatchObject({ org_id: made.tenant.organizationId, site_id: siteId });
  expect(ofSite.rows).toMatchObject({ site: 1, page: 1, contentVersion: expect.any(Number), analysis: 1 });
  expect(ofSite.rows).not.toHaveProperty('organization');
  const texts = await Promise.all(
    (await readdir(ofSite.folder)).map((name) => readFile(`${ofSite.folder}/${name}`, 'utf8')),
  );
  expect(texts.join('')).toContain(`"site":${siteId}`);
  expect(texts.join('')).not.toContain(beside.url);
  const ofPage = await admin.json(
    'page',
    'export',
    String(pageId),
    '--org',
    String(made.tenant.organizationId),
    '--to',
    'page',
  );
  expect(ofPage).toMatchObject({ site_id: siteId, page_id: pageId, rows: { page: 1, analysis: 1 } });
  expect(ofPage.rows).not.toHaveProperty('site');
  expect(await exportedRows('site', 'export', String(beside.siteId), '--to', 'beside')).toMatchObject({
    site: 1,
    page: 1,
  });
});

test('an export that takes its time says on stderr how far it is, once in ten seconds', async () => {
  let seconds = 0;
  const said: string[] = [];
  const exitCode = await runCommand(['org', 'export', String(made.tenant.organizationId), '--to', 'slow'], {
    writeOut: async () => {},
    writeError: async (text) => void said.push(text),
    open: async () => ({ ...admin.services, [Symbol.asyncDispose]: async () => {} }),
    now: () => {
      seconds += 4;
      return 1_000 * seconds;
    },
  });
  expect(exitCode).toBe(0);
  expect(said.length).toBeGreaterThan(1);
  for (const line of said) expect(line).toMatch(/^\d+ rows read\n$/);
});
