/** Prints all that is said of the pages in folders, as one line of JSON for each. Started as a separate process by tests. */
import { readdirSync } from 'node:fs';
import { gradedByRules, pageToGrade } from '../../lab/grading/page-to-grade.ts';
import { loadPage } from '../../lab/truth/load-pages.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { analysisScores } from '../../shared/domain/scoring/analysis-scores.ts';

const [, , ...folders] = process.argv;
const base = new URL('https://www.example/');

const pages = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ folder, file })),
);

for (const { folder, file } of pages.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
  const { html, url } = loadPage(folder, file, base);
  const extracted = extractPage({ html, url: url.href, contentType: 'text/html' });
  const page = pageToGrade(extracted, url);
  const findings = defaultRubric.components.flatMap((component) => gradeComponent({ component, page }).findings);
  const components = gradedByRules(page, 'medium');
  const proposed = recommendationsFrom({ findings, components, rubric: defaultRubric, document: page.document, page });
  const recommendations = proposed.map((one) => ({ ...one, status: 'pending' as const, verification: null }));
  const scores = analysisScores({ components, rubric: defaultRubric, recommendations });
  process.stdout.write(`${JSON.stringify({ file, extracted, components, findings, recommendations, scores })}\n`);
}
