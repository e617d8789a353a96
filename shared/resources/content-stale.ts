import * as z from 'zod';

/** `content_stale` of an analysis, wherever one is shown; described beside what the checks say of the same analysis. */
export const contentStaleSchema = z.lazy(() =>
  z.boolean().meta({
    description:
      'True: the body was written after the analysis, so its score and grade are void until a re-analysis completes. It follows the content versions: every recrawl and every posted body makes it true, the same text too; a draft does not. ' +
      'Whether what would be graded differs, drafts and keywords included, is `content_changed_since_last_analysis` of the checks. An analysis that finds nothing changed ends as `skipped` and makes this false.',
  }),
);
