import type { Components } from '../../typescript/src/index.ts';
import { cut } from './answer-size.ts';

type Page = Components['schemas']['PageDetail'];
type Analysis = Components['schemas']['Analysis'];

const RECOMMENDATIONS_SHOWN = 12;

/** Text of others on one line, so that it cannot look like a heading or a list of the report. */
const inline = (text: string, charactersMax: number): string => cut(text.replaceAll(/\s+/g, ' ').trim(), charactersMax);

const score = (value: number | null, grade: string | null): string =>
  value === null ? 'no score' : `${value}${grade === null ? '' : ` (${grade})`}`;

/** The latest analysis of a page, for people and models to read. */
export function reportMarkdown(page: Page, analysis: Analysis): string {
  const open = analysis.recommendations.filter(({ status }) => status === 'pending' || status === 'in_progress');
  return [
    `# Report: ${inline(page.latest_snapshot?.title ?? page.name ?? page.path ?? `page ${page.id}`, 120)}`,
    '',
    `- Page ${page.id}: ${inline(page.url ?? page.path ?? 'no URL', 200)}`,
    `- Keyword: ${inline(page.primary_keyword ?? 'none', 100)}`,
    `- Score: ${score(analysis.overall_score, analysis.overall_grade)}, ${analysis.score_source}; ${score(analysis.estimated_score, analysis.estimated_grade)} with the open gains`,
    ...(analysis.content_stale ? ['- The content changed after this analysis: analyse the page again.'] : []),
    '',
    '## Components',
    '',
    ...analysis.components.map(
      ({ label, score: value, grade, rationale }) =>
        `- **${inline(label, 60)}**: ${score(value, grade)}. ${inline(rationale, 200)}`,
    ),
    '',
    `## Open recommendations (${open.length})`,
    '',
    ...open
      .slice(0, RECOMMENDATIONS_SHOWN)
      .map(
        ({ id, title, description, point_value }) =>
          `- ${inline(title, 160)} (id ${id}, ${point_value} points). ${inline(description, 240)}`,
      ),
    ...(open.length > RECOMMENDATIONS_SHOWN ? [`- ${open.length - RECOMMENDATIONS_SHOWN} more.`] : []),
    '',
  ].join('\n');
}
