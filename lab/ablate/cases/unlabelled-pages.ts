import { readdirSync } from 'node:fs';
import path from 'node:path';
import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { parseHtml } from '../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../shared/domain/facts/extract-facts.ts';
import { gradeComponent } from '../../../shared/domain/grading/grade-component.ts';
import { recommendationsFrom } from '../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../../../shared/domain/rubric/score-curves.ts';
import { applyScoreCurve } from '../../../shared/domain/scoring/criteria-scores.ts';
import { capturedSchema } from '../../../shared/domain/structured-data/broken-blocks.ts';
import { pageToGrade } from '../../grading/page-to-grade.ts';
import { type LoadedPage, loadPages } from '../../truth/load-pages.ts';
import type { MeasuredCase } from './measured-case.ts';

/** Of each repository of the folder: one that has many pages does not decide alone. */
const PAGES_OF_REPOSITORY_MAX = 45;
const CHARACTERS_MAX = 300_000;

function loadEvenly(folder: string): LoadedPage[] {
  const base = new URL('https://www.example/');
  return readdirSync(folder)
    .toSorted()
    .flatMap((repository) =>
      loadPages(path.join(folder, repository), { base, count: PAGES_OF_REPOSITORY_MAX, skip: 0 }),
    )
    .filter(({ html }) => html.length <= CHARACTERS_MAX);
}

/** Lines that hold while a result is what it was when all rules were on: a rule that changes hardly a page of so many is not one of a kind. */
function casesOfResult(
  set: string,
  folder: string | undefined,
  prepare: (page: LoadedPage) => () => unknown,
): MeasuredCase[] {
  if (folder === undefined) return [];
  return loadEvenly(folder).map((page) => {
    let read: (() => unknown) | undefined;
    let before: string | undefined;
    return {
      set,
      isSeen: true,
      check() {
        read ??= prepare(page);
        const result = JSON.stringify(read());
        before ??= result;
        return [{ line: `${page.file} as before`, holds: result === before }];
      },
    };
  });
}

export const readPageResults = (folder: string | undefined): MeasuredCase[] =>
  casesOfResult(
    'pages without labels',
    folder,
    ({ html, url }) =>
      () =>
        extractPage({ html, url: url.href }),
  );

export const readFactResults = (folder: string | undefined): MeasuredCase[] =>
  casesOfResult('facts of pages without labels', folder, ({ html, url }) => {
    const { items, brokenBlocks } = extractPage({ html, url: url.href }).structuredData;
    const page = { root: parseHtml(html).root, url: url.href, schema: capturedSchema(items), brokenBlocks };
    return () => extractFacts(page);
  });

export const readAnalyses = (folder: string | undefined): MeasuredCase[] =>
  casesOfResult('analyses of pages without labels', folder, ({ html, url }) => {
    const extracted = extractPage({ html, url: url.href });
    return () => {
      const page = pageToGrade(extracted, url);
      const grades = defaultRubric.components.map((component) => gradeComponent({ component, page }));
      const components = grades.map(({ componentType, criteriaScores }) => ({
        componentType,
        criteriaScores: applyScoreCurve(criteriaScores, defaultScoreCurve),
      }));
      const findings = grades.flatMap((grade) => grade.findings);
      const { document } = page;
      return [grades, recommendationsFrom({ findings, components, rubric: defaultRubric, document, page })];
    };
  });
