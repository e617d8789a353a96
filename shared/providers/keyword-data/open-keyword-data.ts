import type { Environment } from '../../environment.ts';
import type { Table } from '../../table/engine/client.ts';
import { openPayer } from '../spending/open-payer.ts';
import { currentPayer, type Payer } from '../spending/payer.ts';
import { openDataForSeo } from './data-for-seo.ts';
import type { KeywordData } from './keyword-data.ts';

export type KeywordDataSettings = Pick<Environment, 'DATAFORSEO_LOGIN' | 'DATAFORSEO_PASSWORD' | 'DATAFORSEO_BASE_URL'>;

/** Keyword research for an organization, which bears what its calls cost. */
export type KeywordDataFor = (organizationId: number) => KeywordData;

/** Null without credentials: then metrics come from `admin keywords import` alone. */
export function openKeywordData(environment: KeywordDataSettings, table: Table): KeywordDataFor | null {
  const { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password, DATAFORSEO_BASE_URL: baseUrl } = environment;
  if (login === undefined || password === undefined) return null;
  const open = openDataForSeo({ baseUrl, login, password });
  return (organizationId) => open((microdollarsMax) => findPayer(organizationId, table).setAside(microdollarsMax));
}

/** The request or the job that asks, where it is one of the organization. */
function findPayer(organizationId: number, table: Table): Payer {
  const current = currentPayer();
  if (current?.organizationId === organizationId) return current;
  const subject = async () => ({ siteId: null, job: null });
  return openPayer({ table, organizationId, now: () => new Date(), subject });
}
