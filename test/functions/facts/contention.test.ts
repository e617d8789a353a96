/** Facts that lose to other writers at every attempt: here to an identity that no fact gives free. */
import { expect, test } from 'vitest';
import { readEntry } from '../../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../../shared/domain/facts/fact-identity.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { phone } from './claims.ts';
import { seedFact } from './seed-fact.ts';

const system = useSystem();
const conflict = {
  code: 'conflict',
  message: expect.stringMatching(/^Too many writers change .* at once; try again$/),
};

async function holdIdentity({ organizationId, id }: Site, entry: unknown): Promise<void> {
  const read = readEntry(entry);
  if (!read.ok) throw new Error('no fact');
  const key = keys.factIdentity(organizationId, id, factIdentity(read.claim));
  await putItem(system.table, { ...key, factId: 'of-another-writer' });
}

test('a fact that is stated is refused with 409 `conflict`, never 500', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  await holdIdentity(site, phone());
  const { status, body } = await tenant.api.post(`/sites/${site.id}/facts`, { facts: [phone()] });
  expect([status, body.error]).toEqual([409, conflict]);
});

test('a fact that is edited is refused with 409 `conflict`, and stays as it is', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const fact = await seedFact(system, site, { kind: 'contact', key: 'email', data: { value: 'a@shop.example' } });
  await holdIdentity(site, phone());
  const path = `/sites/${site.id}/facts`;
  const { status, body } = await tenant.api.patch(`${path}/${fact.id}`, { key: 'phone', data: { value: '1' } });
  expect([status, body.error]).toEqual([409, conflict]);
  expect((await tenant.api.get(path)).body.data).toMatchObject([{ id: fact.id, key: 'email' }]);
});
