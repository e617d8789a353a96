import path from 'node:path';
import { resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';
import { gradeComponent } from '../../../../shared/domain/grading/grade-component.ts';
import type { Finding, GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { documentFromMarkdown } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import type { GradedComponent } from '../../../../shared/domain/scoring/component-score.ts';
import { readPageFile } from '../../../corpora/page-file.ts';

export interface SamplePage {
  title?: string | null;
  metaDescription?: string | null;
  h1?: string | null;
  schema?: unknown;
  markdown?: string | null;
  primaryKeyword?: string | null;
  secondaryKeywords?: string[];
  path?: string;
  language?: string | null;
}

/** A grading input with block ids b1, b2, … */
export function gradingInput(page: SamplePage): GradingInput {
  const markdown = page.markdown ?? null;
  let blocks = 0;
  const path = page.path ?? '/guides/cold-brew-coffee/';
  return {
    url: `https://example.com${path}`,
    path,
    siteDomain: 'example.com',
    purpose: null,
    fields: resolveFields({
      drafts: [],
      snapshot: {
        title: page.title ?? null,
        metaDescription: page.metaDescription ?? null,
        h1: page.h1 ?? null,
        schema: page.schema === undefined ? null : JSON.stringify(page.schema),
        markdown: '',
      },
      contentVersion: markdown === null ? null : { id: 1, markdown },
      keywords: { primary: page.primaryKeyword ?? null, secondary: page.secondaryKeywords ?? [] },
    }),
    document:
      markdown === null
        ? null
        : documentFromMarkdown({
            markdown,
            previous: null,
            newId: () => {
              blocks += 1;
              return `b${blocks}`;
            },
          }),
    links: { crawled: false, internalCount: 0, outboundCount: 0, internal: [] },
    language: page.language === undefined ? 'en' : page.language,
  };
}

export function gradeAll(input: GradingInput): { components: GradedComponent[]; findings: Finding[] } {
  const grades = defaultRubric.components.map((component) => gradeComponent({ component, page: input }));
  return { components: grades, findings: grades.flatMap(({ findings }) => findings) };
}

const pageIn = (name: string): SamplePage => readPageFile(path.join(import.meta.dirname, 'pages', `${name}.md`));

export const goodArticle = pageIn('good-article');
export const thinPage = pageIn('thin-page');
export const stuffedPage = pageIn('stuffed-page');
export const emptyPage: SamplePage = { primaryKeyword: 'cold brew coffee', markdown: '' };
