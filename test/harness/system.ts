/** One embedded system per test file: the real engines, handlers and state machines, driven over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedSystem, startEmbeddedSystem } from '../../local/embedded-system.ts';
import type { Plan } from '../../shared/domain/plans/plans.ts';
import { readEnvironment } from '../../shared/environment.ts';
import type { Scope } from '../../shared/http/operation.ts';
import { createKey, createOrganizationWithUser, type OperatorServices } from '../../shared/operator/identities.ts';
import { openKeyFileCipher } from '../../shared/providers/secrets/key-file-cipher.ts';
import { openTable, type Table } from '../../shared/table/client.ts';
import { createIdAllocator } from '../../shared/table/ids.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { serveWebSites, type WebSites } from './web-sites.ts';

export interface Tenant {
  organizationId: number;
  userId: number;
  key: string;
  keyId: number;
  api: ApiClient;
  newKey(options?: { scopes?: Scope[]; expiresAt?: string }): Promise<{ key: string; keyId: number; api: ApiClient }>;
}

export interface TestSystem {
  readonly baseUrl: string;
  readonly table: Table;
  readonly operator: OperatorServices;
  /** Web sites that the crawler reads as `https://<domain>/…`. */
  readonly web: WebSites;
  tenant(options?: { plan?: Plan; preview?: boolean; scopes?: Scope[] }): Promise<Tenant>;
}

/** Limits so high that no test meets them by accident. */
const highLimits = {
  RATE_LIMIT_DEFAULT: '1000000',
  RATE_LIMIT_JOBS: '1000000',
  RATE_LIMIT_LLM: '1000000',
  RATE_LIMIT_IP: '1000000',
};

/**
 * Starts a system for this test file and stops it at the end. `webSites` is how many domains (`site-1.example` …) the
 * crawler can read.
 * @example const system = useSystem(); test('…', async () => { const { api } = await system.tenant(); … });
 */
export function useSystem(options: { environment?: Record<string, string>; webSites?: number } = {}): TestSystem {
  let running: EmbeddedSystem | undefined;
  let services: OperatorServices | undefined;
  let web: WebSites | undefined;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-test-'));
    web = await serveWebSites(options.webSites ?? 0);
    running = await startEmbeddedSystem({
      quiet: true,
      environment: {
        ...highLimits,
        PORT: '0',
        DATA_DIR: dataDir,
        CRAWL_ORIGIN_OVERRIDES: web.originOverrides,
        ...options.environment,
      },
    });
    const table = openTable(readEnvironment());
    const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
    services = { table, ids: createIdAllocator(table), cipher, now: () => new Date() };
  });
  afterAll(async () => {
    await running?.stop();
    await web?.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const started = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the system is not running yet');
    return value;
  };
  return {
    get baseUrl() {
      return started(running).baseUrl;
    },
    get table() {
      return started(services).table;
    },
    get operator() {
      return started(services);
    },
    get web() {
      return started(web);
    },
    tenant: (tenantOptions) => makeTenant(started(services), started(running).baseUrl, tenantOptions),
  };
}

async function makeTenant(
  operator: OperatorServices,
  baseUrl: string,
  { plan = 'pro', preview = true, scopes }: { plan?: Plan; preview?: boolean; scopes?: Scope[] } = {},
): Promise<Tenant> {
  const { organization, user } = await createOrganizationWithUser(operator, {
    name: 'Test organization',
    plan,
    preview,
  });
  const newKey: Tenant['newKey'] = async (keyOptions = {}) => {
    const made = await createKey(operator, {
      organizationId: organization.id,
      userId: user.id,
      name: 'Test key',
      ...keyOptions,
    });
    return { key: made.key, keyId: made.keyId, api: apiClient(baseUrl, made.key) };
  };
  const first = await newKey(scopes ? { scopes } : {});
  return { organizationId: organization.id, userId: user.id, ...first, newKey };
}
