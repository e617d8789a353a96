/** The API's resources as the report shows them. */
import type { Components, Item } from '../../clients/typescript/src/index.ts';

type Schemas = Components['schemas'];

export type Site = Pick<Schemas['SiteDetail'], 'id' | 'domain' | 'page_count' | 'background_status'> & {
  readonly latest_crawl: Pick<Schemas['LatestCrawl'], 'status' | 'total_pages' | 'crawled_pages'> | null;
};

export type PageSummary = Pick<Item<'listPages'>, 'id' | 'url' | 'path' | 'title'> & {
  readonly overall_grade?: string | null;
};

export type SiteIssue = Pick<Schemas['SiteIssue'], 'id' | 'severity' | 'pages' | 'title' | 'how'>;

/** Of a list of jobs that were asked for by id, which names those that do not exist. */
export interface Job {
  readonly id: string;
  readonly status: Schemas['Job']['status'] | 'not_found';
  readonly error?: string | null;
  readonly retry_after_seconds?: number | null;
}

interface Check extends Pick<Schemas['Checks']['checks'][number], 'status' | 'target' | 'message'> {
  readonly key: string;
  readonly value: boolean | number | string | null;
}

export interface Checks extends Pick<Schemas['Checks'], 'summary'> {
  readonly checks: readonly Check[];
  readonly fields: Pick<Schemas['Checks']['fields'], 'title' | 'word_count'>;
  readonly last_analysis: { readonly overall_score: number | null; readonly overall_grade: string | null } | null;
  readonly content_changed_since_last_analysis?: boolean | null;
}

export type Component = Pick<Schemas['Component'], 'component_type' | 'score'> & {
  readonly label: string | null;
  readonly grade: string | null;
  readonly model: string | null;
};

export type Recommendation = Pick<
  Schemas['Recommendation'],
  'title' | 'description' | 'impact' | 'point_value' | 'sort_order'
>;

export interface Report {
  readonly page: Pick<Schemas['PageDetail'], 'id' | 'url'> & {
    readonly page_kind?: string | null;
    readonly latest_snapshot?: {
      readonly reading: { readonly share: number; readonly confidence: number; readonly doubt: string | null } | null;
    } | null;
  };
  readonly fields: { readonly title: { readonly value: string | null } | null } | null;
  readonly analysis: {
    readonly overall_score: number | null;
    readonly overall_grade: string | null;
    readonly estimated_score: number | null;
    readonly estimated_grade: string | null;
    readonly components: readonly Component[];
  } | null;
  readonly recommendations: readonly Recommendation[];
}
