import type { CallOptions, Components, ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { compareInDetail, pageScore } from '../choose-pages.ts';
import { addPage, noPages, type PageFigures } from '../page-figures.ts';
import type { Page } from '../report-model.ts';

/** More rows would make a report that no person reads; every page is counted, and those that matter most are listed. */
export const PAGES_MAX = 1_000;
const DOUBTFUL_PAGES_MAX = 100;
const PAGES_PER_CALL = 1_000;

type ExportedPage = Components['schemas']['ExportedPage'];

interface PagesOfSite {
  readonly figures: PageFigures;
  readonly pages: readonly Page[];
  readonly doubtful: readonly Page[];
  /** Listed pages that an earlier release graded, which did not write the scores of components beside the page. */
  readonly withoutComponents: ReadonlySet<number>;
}

/** Reads every page of a site part by part; held are the figures and the pages that are listed, whatever the size of the site. */
export async function readPagesOfSite(
  api: ContentOptimizationClient,
  siteId: number,
  options: CallOptions,
): Promise<PagesOfSite> {
  let figures = noPages;
  let pages: Page[] = [];
  const doubtful: Page[] = [];
  const withoutComponents = new Set<number>();
  for await (const row of api.exportRows({ siteId, what: 'pages', limit: PAGES_PER_CALL }, options)) {
    const page = toPage(row);
    figures = addPage(figures, page, row.component_scores);
    pages.push(page);
    if (pages.length === 2 * PAGES_MAX) pages = chooseListed(pages);
    if (row.reading_doubt !== null && doubtful.length < DOUBTFUL_PAGES_MAX) doubtful.push(page);
    if (row.component_scores === null && pageScore(page) !== null) withoutComponents.add(page.id);
  }
  return { figures, pages: chooseListed(pages), doubtful, withoutComponents };
}

const chooseListed = (pages: readonly Page[]): Page[] => pages.toSorted(compareInDetail).slice(0, PAGES_MAX);

function toPage(row: ExportedPage): Page {
  const { reading_share: share, reading_confidence: confidence, reading_doubt: doubt } = row;
  return {
    id: row.id,
    url: row.url,
    path: row.path,
    name: row.name,
    page_kind: row.page_kind,
    is_priority: row.is_priority,
    latest_snapshot: {
      title: row.title,
      word_count: row.word_count,
      reading: share === null || confidence === null ? null : { share, confidence, doubt },
    },
    latest_analysis:
      row.analysis_id === null
        ? null
        : {
            overall_score: row.overall_score,
            overall_grade: row.overall_grade,
            content_stale: row.content_stale === true,
          },
  };
}
