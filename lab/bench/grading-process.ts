/**
 * Analyzes articles by rules in a fresh process and prints the own processor time of each analysis, in milliseconds, as a JSON list: the first with
 * what has to be loaded and compiled, the others warm.
 *
 *   node lab/bench/grading-process.ts LANGUAGE WORDS TIMES
 */
import { resolveFields } from '../../shared/domain/fields/resolve-fields.ts';
import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../../shared/domain/rubric/score-curves.ts';
import { analysisScores } from '../../shared/domain/scoring/analysis-scores.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import { articleIn, type BenchArticle } from './texts-in-languages.ts';

/** Parsing, eleven components, recommendations and scores, as the tasks of one analysis do them together. */
function analyze({ title, keyword, markdown }: BenchArticle, language: string): void {
  let blocks = 0;
  const newId = () => {
    blocks += 1;
    return `b${blocks}`;
  };
  const document = documentFromMarkdown({ markdown, previous: null, newId });
  const page = {
    url: 'https://shop.example/guides/chain/',
    path: '/guides/chain/',
    siteDomain: 'shop.example',
    purpose: null,
    fields: resolveFields({
      drafts: [],
      snapshot: { title, metaDescription: null, h1: null, schema: null, markdown },
      contentVersion: { id: 1, markdown },
      keywords: { primary: keyword, secondary: null },
    }),
    document,
    links: { crawled: true, internalCount: 0, outboundCount: 0, internal: [] },
    language,
  };
  const grades = defaultRubric.components.map((component) => gradeComponent({ component, page }));
  const components = grades.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, defaultScoreCurve),
  }));
  const findings = grades.flatMap((grade) => grade.findings);
  const proposed = recommendationsFrom({ findings, components, rubric: defaultRubric, document, page });
  const recommendations = proposed.map((one) => ({ ...one, status: 'pending' as const, verification: null }));
  analysisScores({ components, rubric: defaultRubric, recommendations });
}

const [, , language = 'en', words = '3000', times = '30'] = process.argv;
const cpu: number[] = [];
for (let at = 0; at < Number(times); at += 1) {
  const article = articleIn(language, Number(words), at);
  const before = process.cpuUsage();
  analyze(article, language);
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1_000);
}
process.stdout.write(JSON.stringify(cpu));
