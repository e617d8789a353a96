import { linkCounts } from '../../functions/crawl-worker/snapshot-of-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { resolveFields } from '../../shared/domain/fields/resolve-fields.ts';
import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import type { ScoreCurve } from '../../shared/domain/rubric/score-curves.ts';
import { applyScoreCurve, type CriteriaScores } from '../../shared/domain/scoring/criteria-scores.ts';
import { capturedSchema } from '../../shared/domain/structured-data/broken-blocks.ts';

/** A page as an analysis reads it right after its crawl: without keywords, drafts or a purpose. */
export function pageToGrade(extracted: ExtractedPage, url: URL): GradingInput {
  const { markdown, title, metaDescription, h1, language } = extracted;
  let blocks = 0;
  const newId = () => {
    blocks += 1;
    return `b${blocks}`;
  };
  const { items, brokenBlocks } = extracted.structuredData;
  const captured = capturedSchema(items);
  const schema = captured === null ? null : JSON.stringify(captured);
  const counts = linkCounts(extracted.links, url.hostname, new Set());
  return {
    url: url.href,
    path: url.pathname,
    siteDomain: url.hostname,
    purpose: null,
    fields: resolveFields({
      drafts: [],
      snapshot: { title, metaDescription, h1, schema, brokenBlocks, markdown },
      contentVersion: { id: 1, markdown },
      keywords: { primary: null, secondary: null },
    }),
    document: documentFromMarkdown({ markdown, previous: null, newId }),
    links: {
      crawled: true,
      internalCount: counts.internal,
      outboundCount: counts.outbound,
      internal: extracted.links.filter(({ href }) => URL.parse(href)?.hostname === url.hostname),
    },
    language,
    signals: extracted.signals,
  };
}

/** The criteria of each component of the default rubric, after the curve. */
export const gradedByRules = (
  page: GradingInput,
  curve: ScoreCurve,
): { componentType: string; criteriaScores: CriteriaScores }[] =>
  defaultRubric.components.map((component) => ({
    componentType: component.componentType,
    criteriaScores: applyScoreCurve(gradeComponent({ component, page }).criteriaScores, curve),
  }));
