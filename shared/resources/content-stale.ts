import * as z from 'zod';

/** `content_stale` of an analysis, wherever one is shown; described beside what the checks say of the same analysis. */
export const contentStaleSchema = z.lazy(() =>
  z.boolean().meta({
    id: 'ContentStale',
    description:
      'True when the body was written after the analysis: its score and grade are void until a re-analysis completes. Every recrawl and every posted body sets it to true, even with identical text. Drafts do not. ' +
      'An analysis that finds no change ends as `skipped` and sets it to false. To learn whether the graded input differs, drafts and keywords included, read `content_changed_since_last_analysis` of the checks.',
  }),
);
