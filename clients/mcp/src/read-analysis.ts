import type { Components } from '../../typescript/src/index.ts';
import type { ToolContext } from './tool.ts';
import { ToolError } from './tool-error.ts';

/** @throws ToolError for a page that was never analysed. */
export async function readAnalysis(
  pageId: number,
  { api, call }: ToolContext,
  options: { compare?: 'prev' } = {},
): Promise<Components['schemas']['Analysis']> {
  const { data: analysis } = await api.getAnalysis({ pageId, ...options }, call);
  if (analysis !== null) return analysis;
  throw new ToolError(
    'not_analyzed',
    `Page ${pageId} was not analysed yet`,
    `Call start_job with kind analyze_page and page_id ${pageId}, then poll get_job. check_content needs no analysis.`,
  );
}
