import { ApiError, type CallOptions, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { countFigures } from '../report-figures.ts';
import type { RecordedFigures, ReportModel } from '../report-model.ts';

/** Remembers the figures of the report of a site, and returns those of the last one. A key that may only read compares with nothing. */
export async function recordReport(
  api: ContentOptimizationClient,
  model: ReportModel,
  options: CallOptions,
): Promise<RecordedFigures | null> {
  try {
    const { data } = await api.recordReport({ siteId: model.site.id, body: countFigures(model) }, options);
    return data.previous;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}
