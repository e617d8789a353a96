import type { Components } from '../../clients/typescript/src/index.ts';
import { gradeAndScore } from '../audit/score-view.ts';
import { type DocumentOutput, fields } from './output.ts';

type Page = Components['schemas']['PageDetail'];

/** A page for a person. */
export function pageFields(page: Page): DocumentOutput {
  const { latest_snapshot: snapshot, latest_analysis: analysis } = page;
  const grade = analysis && gradeAndScore(analysis.overall_grade, analysis.overall_score);
  return fields(
    page,
    [
      ['Id', page.id],
      ['URL', page.url],
      ['Path', page.path],
      ['Site', page.site_id],
      ['Title', snapshot?.title ?? page.name],
      ['Description', snapshot?.meta_description],
      ['H1', snapshot?.h1],
      ['Words', snapshot?.word_count],
      ['Links to it', page.incoming_links],
      ['Links', page.outgoing_links],
      ['Kind', page.page_kind],
      ['Keyword', page.primary_keyword],
      ['More keywords', page.secondary_keywords],
      ['Priority', page.is_priority],
      ['Purpose', page.purpose],
      ['Grade and score', grade && analysis?.content_stale ? `${grade}, of an earlier content` : grade],
      ['Analyzed', page.last_analyzed_at],
      ['Drafts', page.drafts.map(({ field }) => field)],
    ],
    { quiet: [String(page.id)] },
  );
}
