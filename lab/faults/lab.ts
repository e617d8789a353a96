import { localRegion } from '../../local/engines/aws-identity.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { createKey, createOrganizationWithUser } from '../../shared/operator/identities.ts';
import { openKeyFileCipher } from '../../shared/providers/secrets/key-file-cipher.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../shared/table/engine/ids.ts';
import { type FaultProxy, startFaultProxy } from '../../test/faults/fault-proxy.ts';
import { type OwnSystem, startOwnSystem } from '../../test/harness/own-system.ts';

/** The whole system in this process, with the proxy between it and its table. */
export interface Lab {
  system: OwnSystem;
  proxy: FaultProxy;
  /** Past the proxy. */
  table: Table;
  ids: IdAllocator;
  /** A separate organization for each part, so that their counters are apart. */
  tenant(): Promise<{ organizationId: number; key: string }>;
  stop(): Promise<void>;
}

export async function startLab({ webSites }: { webSites: number }): Promise<Lab> {
  await using started = new AsyncDisposableStack();
  const engine = await startDynamoDb({ dataDir: null });
  started.defer(() => engine.stop());
  const proxy = await startFaultProxy(engine.endpoint);
  started.defer(() => proxy.stop());
  const environment = { AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint, CRAWL_CONCURRENCY: '2' };
  const system = await startOwnSystem({ environment, webSites });
  started.defer(() => system.stop());
  const table = openTable({ TABLE_NAME, AWS_REGION: localRegion, AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
  started.defer(async () => table.documents.destroy());
  const ids = createIdAllocator(table);
  const cipher = await openKeyFileCipher(`${system.dataDir}/secrets.key`);
  const running = started.move();
  return {
    system,
    proxy,
    table,
    ids,
    async tenant() {
      const services = { table, ids, cipher, now: () => new Date() };
      const given = { name: 'Faults', plan: 'pro', preview: true } as const;
      const { organization, user } = await createOrganizationWithUser(services, given);
      const { key } = await createKey(services, { organizationId: organization.id, userId: user.id, name: 'Key' });
      return { organizationId: organization.id, key };
    },
    stop: () => running.disposeAsync(),
  };
}
