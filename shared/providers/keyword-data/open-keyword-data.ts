import { usageMonth } from '../../domain/plans/plans.ts';
import type { Environment } from '../../environment.ts';
import type { Table } from '../../table/engine/client.ts';
import { countProviderCost } from '../../table/organizations.ts';
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
  return (organizationId) =>
    open((microdollars) => countProviderCost(table, organizationId, microdollars, usageMonth(new Date())));
}
