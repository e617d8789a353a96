import type { Components } from '../../clients/typescript/src/index.ts';
import type { PageFigures } from './page-figures.ts';

type Schemas = Components['schemas'];

type PageDetail = Schemas['PageDetail'];
type Snapshot = NonNullable<PageDetail['latest_snapshot']>;
type LatestAnalysis = NonNullable<PageDetail['latest_analysis']>;

/** A page in a report. */
export type Page = Pick<PageDetail, 'id' | 'url' | 'path' | 'name' | 'page_kind' | 'is_priority'> & {
  readonly latest_snapshot: Pick<Snapshot, 'title' | 'word_count' | 'reading'> | null;
  readonly latest_analysis: Pick<LatestAnalysis, 'overall_score' | 'overall_grade' | 'content_stale'> | null;
};
export type Analysis = NonNullable<Schemas['Report']['analysis']>;
export type Component = Schemas['Component'];
export type Recommendation = Schemas['Recommendation'];
export type Rubric = Schemas['Rubric'];
export type CrawledUrl = Schemas['CrawledUrl'];
export type IssueUrl = Schemas['PageOfIssue'];

/** A type of issue, with the first of the URLs that have it. */
export type Issue = Schemas['SiteIssue'] & { readonly urls: readonly IssueUrl[] };

export type RecordedFigures = NonNullable<Schemas['RecordedReport']['previous']>;
export type CountedFigures = Omit<RecordedFigures, 'at'>;

/** Whose report it is. */
export interface Preparer {
  readonly name: string | null;
  /** A data URI. */
  readonly logo: string | null;
}

/** A page with its grades and its open advice. */
export type PageReport = Pick<Schemas['Report'], 'analysis' | 'recommendations'> & {
  /** With the analysis before; null where there is none to compare with. */
  readonly comparison: Schemas['Comparison'] | null;
  readonly page: Page;
};

/** The data of a report: resources of the API, and how many were left out. */
export interface ReportModel {
  readonly kind: 'site' | 'page';
  /** ISO 8601. */
  readonly madeAt: string;
  readonly site: Pick<Schemas['SiteDetail'], 'id' | 'domain' | 'name' | 'url' | 'recommendations_done'>;
  readonly preparedBy: Preparer | null;
  /** Of the last report of an earlier day; null where there is none, and of a page. */
  readonly previous: RecordedFigures | null;
  /** The latest crawl of the whole site; null before the first. */
  readonly crawl: Schemas['Crawl'] | null;
  readonly rubric: Rubric;
  /** Of all pages of the site; of a page: of that page alone. */
  readonly figures: PageFigures;
  /** Those that are listed. */
  readonly pages: readonly Page[];
  /** The first of the pages that were probably not read as a whole. */
  readonly doubtful: readonly Page[];
  readonly reports: readonly PageReport[];
  /** Of a page, for the person who writes it. */
  readonly sheet: Schemas['Report']['sheet'] | null;
  readonly issues: readonly Issue[];
  readonly issuesMeta: {
    readonly computedAt: string | null;
    readonly isComplete: boolean | null;
    /** Pages that were looked at. */
    readonly pages: number;
    /** Of a page: an issue of so many URLs that not all were looked through. */
    readonly isCut: boolean;
  };
  /** URLs that gave no page. */
  readonly unread: readonly CrawledUrl[];
  /** There are more of them. */
  readonly isUnreadCut: boolean;
}

/** The plan of a site that is not live yet. */
export interface PlanModel {
  readonly kind: 'plan';
  readonly madeAt: string;
  readonly site: ReportModel['site'];
  /** That of the brief; English where the report has no words of it. */
  readonly language: string;
  readonly plan: Schemas['PlanStatus'];
}

/** A report as HTML. */
export interface RenderedReport {
  /** The tag of its own words. */
  readonly language: string;
  /** The `title` element. */
  readonly title: string;
  readonly main: string;
}
