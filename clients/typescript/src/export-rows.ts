import { nextPath } from './next-path.ts';
import type { components } from './schema.generated.ts';
import type { Transport } from './transport.ts';
import type { CallOptions } from './types.ts';

type Schemas = components['schemas'];

/** The rows of each kind of export. */
export interface ExportedRows {
  pages: Schemas['ExportedPage'];
  recommendations: Schemas['ExportedRecommendation'];
  issues: Schemas['ExportedIssue'];
  links: Schemas['ExportedLink'];
  facts: Schemas['ExportedFact'];
  ideas: Schemas['ExportedIdea'];
  content: Schemas['ExportedContent'];
}

interface ExportInput<What extends keyof ExportedRows> {
  siteId: number;
  what: What;
  /** Rows of a part: of what is held in memory at a time. */
  limit?: number;
  /** Of pages, recommendations, links and content: only these pages, 200 at most. */
  pageIds?: readonly number[];
}

export type ExportRows = <What extends keyof ExportedRows>(
  input: ExportInput<What>,
  options?: CallOptions,
) => AsyncGenerator<ExportedRows[What], void, undefined>;

/** Reads an export part by part, as its rows are asked for. A part that is cut off is asked for again, so that no row is lost or doubled. */
export const exportRows = (transport: Transport): ExportRows =>
  async function* rows({ siteId, what, limit, pageIds }, options) {
    const query = new URLSearchParams();
    if (limit !== undefined) query.set('limit', `${limit}`);
    if (pageIds !== undefined) query.set('page_ids', pageIds.join());
    const first = `/sites/${encodeURIComponent(siteId)}/export/${encodeURIComponent(what)}`;
    let path: string | null = query.size > 0 ? `${first}?${query}` : first;
    while (path !== null) {
      const { headers, text } = await transport({ method: 'GET', path, accept: 'application/jsonl' }, options);
      // Not by lines of Unicode: a title may hold such a separator.
      for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line);
      path = nextPath(headers.get('link'));
    }
  };
