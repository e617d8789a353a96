/** The real engines, handlers and state machines, driven over HTTP. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Plan } from '../../shared/domain/plans/plans.ts';
import { readEnvironment, setProcessVariables } from '../../shared/environment.ts';
import type { Scope } from '../../shared/http/operation.ts';
import { createKey, createOrganizationWithUser, type OperatorServices } from '../../shared/operator/identities.ts';
import { openKeyFileCipher } from '../../shared/providers/secrets/key-file-cipher.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import type { OwnSystem } from './own-system.ts';
import { takeSharedSites, type WebSites } from './web-sites.ts';

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

interface SystemOptions {
  /** Settings on top of the defaults. */
  environment?: Record<string, string>;
  /** How many domains (`site-1.example` …) the crawler can read. */
  webSites?: number;
  /** True for a file that looks at everything in the table, or changes what is global. */
  own?: boolean;
}

/** On the engine that the run provides: a separate table there. */
function withProvidedEngine(options: SystemOptions): SystemOptions {
  const endpoint = inject('dynamoDbEndpoint');
  if (endpoint === undefined) return options;
  const engine = { AWS_ENDPOINT_URL_DYNAMODB: endpoint, TABLE_NAME: `system-${randomUUID()}` };
  return { ...options, environment: { ...engine, ...options.environment } };
}

async function joinSharedSystem({ webSites = 0 }: SystemOptions): Promise<OwnSystem> {
  // For what a file does in its own process, beside the system.
  const unset = setProcessVariables(inject('sharedVariables'));
  const table = openTable(readEnvironment());
  const dataDir = inject('sharedDataDir');
  const web = await takeSharedSites(webSites, inject('sharedDomains'), dataDir);
  return {
    baseUrl: inject('sharedBaseUrl'),
    table,
    dataDir,
    web,
    async stop() {
      table.documents.destroy();
      await web.close();
      unset();
    },
  };
}

/** Loaded only by the files that need it: the whole system takes its time to load. */
const startOwn = async (options: SystemOptions): Promise<OwnSystem> =>
  (await import('./own-system.ts')).startOwnSystem(withProvidedEngine(options));

/**
 * The system that a test file drives: the one that the run shares, or with `own` or `environment` a separate one.
 * @example const system = useSystem(); test('…', async () => { const { api } = await system.tenant(); … });
 */
export function useSystem(options: SystemOptions = {}): TestSystem {
  let running: OwnSystem | undefined;
  let services: OperatorServices | undefined;
  beforeAll(async () => {
    const isOwn = options.own === true || options.environment !== undefined;
    running = await (isOwn ? startOwn(options) : joinSharedSystem(options));
    const { table, dataDir } = running;
    const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
    services = { table, ids: createIdAllocator(table), cipher, now: () => new Date() };
  });
  afterAll(() => running?.stop());
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
      return started(running).web;
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
