import { expect, test } from 'vitest';
import { readContentVersion } from '../../../shared/table/content-versions.ts';
import { type BlobPointer, storeBlob } from '../../../shared/table/engine/blobs.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

/** Text that does not fit the version's row. */
const longText = (seed: string): string =>
  Array.from({ length: 2_500 }, (_, at) => ((at * 7_919 + seed.length * 104_729) ** 2).toString(36)).join(' ');

/** When each part of a stored value expires; null for a part that stays. */
async function expiries(pointer: BlobPointer): Promise<(number | null)[]> {
  if (!('blobId' in pointer)) throw new Error('the value is in the row');
  const parts = Array.from({ length: pointer.parts }, (_, at) =>
    getItem(system.table, keys.blobPart(pointer.blobId, at)),
  );
  return (await Promise.all(parts)).map((part) => Number(part?.['expiresAtSeconds'] ?? 0) || null);
}

test('a body that no row points at yet expires, so that a crash leaves no garbage', async () => {
  const { pointer } = await storeBlob(system.table, longText('a'), new Date());
  expect(await expiries(pointer)).toEqual([expect.any(Number)]);
});

test('a written body stays; the one that it replaces expires, and is readable until then', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const post = async (markdown: string) => {
    const { content_version_id } = (await tenant.api.post(`/pages/${page.id}/content`, { markdown })).body.data;
    const version = await readContentVersion(system.table, tenant.organizationId, page.id, content_version_id);
    if (!version) throw new Error('the version is not there');
    return version.bodyPointer;
  };
  const first = await post(longText('a'));
  expect(await expiries(first)).toEqual([null]);
  const second = await post(longText('bb'));
  expect(second).not.toEqual(first);
  expect([await expiries(first), await expiries(second)]).toEqual([[expect.any(Number)], [null]]);
  await post('Short.');
  expect(await expiries(second)).toEqual([expect.any(Number)]);
});

test('parallel edits leave one body that stays, and the page points at it', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const texts = Array.from({ length: 6 }, (_, n) => longText('x'.repeat(n + 1)));
  const answers = await Promise.all(
    texts.map((markdown) => tenant.api.post(`/pages/${page.id}/content`, { markdown })),
  );
  const versionId = answers[0]?.body.data.content_version_id;
  const version = await readContentVersion(system.table, tenant.organizationId, page.id, versionId);
  expect(texts).toContain(version?.body.markdown);
  expect(version && (await expiries(version.bodyPointer))).toEqual([null]);
});
