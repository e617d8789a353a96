import type { CallOptions, Components, ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import type { Page } from '../report-model.ts';

/** More pages would make a report that no person reads; it says how many it left out. */
export const PAGES_MAX = 1_000;

type ExportedPage = Components['schemas']['ExportedPage'];

/** The pages of a site that were found first, in one call or a few, and how many pages the site has. */
export async function readPagesOfSite(
  api: ContentOptimizationClient,
  siteId: number,
  options: CallOptions,
): Promise<{ pages: Page[]; total: number }> {
  const pages: Page[] = [];
  for await (const row of api.exportRows({ siteId, what: 'pages', limit: PAGES_MAX }, options)) {
    pages.push(toPage(row));
    if (pages.length === PAGES_MAX) break;
  }
  const { meta } = await api.listPages({ siteId, limit: 1 }, options);
  return { pages, total: Math.max(meta.total, pages.length) };
}

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
