import { createKey, createOrganizationWithUser } from '../shared/operator/identities.ts';
import type { SecretCipher } from '../shared/providers/secrets/secret-cipher.ts';
import { findApiKey } from '../shared/table/api-keys.ts';
import type { Table } from '../shared/table/engine/client.ts';
import { getItem } from '../shared/table/engine/client.ts';
import { createIdAllocator } from '../shared/table/engine/ids.ts';
import { keys } from '../shared/table/engine/keys.ts';
import { putItem } from '../shared/table/engine/writes.ts';

/** The organization that a first start makes, so that the API can be tried at once. */
export interface DemoOrganization {
  organizationId: number;
  keyId: number;
  key: string;
  /** True at the start that made it. */
  created: boolean;
}

export async function ensureDemoOrganization(table: Table, cipher: SecretCipher, now: Date): Promise<DemoOrganization> {
  const known = await getItem(table, keys.demoOrganization());
  const knownKey = known ? await findApiKey(table, Number(known['keyId'])) : null;
  if (knownKey) {
    const key = await cipher.decrypt(knownKey.encryptedSecret, String(knownKey.keyId));
    return { organizationId: knownKey.organizationId, keyId: knownKey.keyId, key, created: false };
  }
  const services = { table, ids: createIdAllocator(table), cipher, now: () => now };
  const { organization, user } = await createOrganizationWithUser(services, {
    name: 'Demo',
    plan: 'pro',
    preview: true,
  });
  const made = await createKey(services, { organizationId: organization.id, userId: user.id, name: 'Demo key' });
  await putItem(table, { ...keys.demoOrganization(), organizationId: organization.id, keyId: made.keyId });
  return { organizationId: organization.id, keyId: made.keyId, key: made.key, created: true };
}
