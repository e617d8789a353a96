import { type Message, message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { appliesToKind } from '../rubric/criteria-by-kind.ts';
import type { ComponentType, RubricComponent } from '../rubric/rubric.ts';
import { composeRationale, type Rationale } from '../scoring/component-rationale.ts';
import { type CriterionScore, criterionPoints } from '../scoring/criteria-scores.ts';
import { adviceWords, insertAdvice, quoteKeyword } from './advice.ts';
import type { ComponentGrader } from './component-grader.ts';
import { kindName } from './essentials.ts';
import { contentDepthGrader } from './graders/content-depth.ts';
import { headingsGrader } from './graders/headings.ts';
import { internalLinksGrader } from './graders/internal-links.ts';
import { keywordUseGrader } from './graders/keyword-use.ts';
import { metaDescriptionGrader } from './graders/meta-description.ts';
import { noText } from './graders/more-text.ts';
import { isUnfinished, judgeUnfinished } from './graders/placeholder-verdict.ts';
import { readabilityGrader } from './graders/readability.ts';
import { serpAnalysisGrader } from './graders/serp-analysis.ts';
import { structureGrader } from './graders/structure.ts';
import { structuredDataGrader } from './graders/structured-data.ts';
import { titleGrader } from './graders/title.ts';
import { trustSignalsGrader } from './graders/trust-signals.ts';
import type { Advice, ComponentGrade, Finding, GradingInput, Verdict } from './grading-input.ts';
import { asksForKeyword, keywordAdvice, keywordRemark } from './missing-keyword.ts';
import { type PageReading, readPage } from './page-reading.ts';
import { isDisordered, judgeOrder } from './sentence-order.ts';
import type { Statement } from './statement.ts';

/** The grader of each component type. A test holds its criteria to those of the default rubric. */
export const graders: Readonly<Record<ComponentType, ComponentGrader>> = {
  title: titleGrader,
  meta_description: metaDescriptionGrader,
  headings: headingsGrader,
  content_depth: contentDepthGrader,
  keyword_use: keywordUseGrader,
  readability: readabilityGrader,
  structure: structureGrader,
  internal_links: internalLinksGrader,
  structured_data: structuredDataGrader,
  trust_signals: trustSignalsGrader,
  serp_analysis: serpAnalysisGrader,
};

/** The rules' judgement of one criterion, with the claims of each sentence. */
interface Judgement {
  readonly key: string;
  readonly score: Omit<CriterionScore, 'rationale' | 'reason'> & { readonly rationale: Statement };
  readonly advice: Advice | null;
}

export function judgeComponent(component: RubricComponent, page: PageReading): Judgement[] {
  const judges = graders[component.componentType].criteria;
  const judgements: Judgement[] = [];
  for (const { key, maxScore } of component.criteria) {
    if (page.hasBody && !appliesToKind(key, page.kind)) continue;
    const judged = Object.hasOwn(judges, key) ? (judges[key]?.(page) ?? null) : null;
    if (judged === null) continue;
    const isFirst = (costs: (of: PageReading, criterion: string) => boolean): boolean =>
      !judgements.some((earlier) => costs(page, earlier.key));
    const ordered = judgeOrder(page, key, judged, isFirst(isDisordered));
    const verdict = judgeUnfinished(page, key, ordered, isFirst(isUnfinished));
    const score = criterionPoints(verdict.share, maxScore);
    const first = judgements.find(({ advice }) => advice !== null)?.advice ?? null;
    const advice = score < maxScore ? collectAdvice(verdict, page, component.componentType, first) : null;
    const rationale = isOfMissingText(key, page) ? noText : verdict.evidence;
    judgements.push({ key, score: { score, maxScore, rationale }, advice });
  }
  return judgements;
}

/** Of a page without text, "no subheading in no words" says less than what is missing. */
const isOfMissingText = (key: string, page: PageReading): boolean =>
  !page.hasBody &&
  (/^(?:depth_|readability_|heading_|keyword_(?!url)|structure_(?!images)|trust_(?:experience|sources)$|serp_(?!preview))/.test(
    key,
  ) ||
    (key.startsWith('links_') && page.links.length === 0));

/**
 * Grades one component of the rubric by rules: every criterion is computed from the content, with the evidence in its
 * rationale. Deterministic, and linear in the size of the body. Apply the site's curve with `applyScoreCurve` before the
 * scores are used.
 */
export function gradeComponent(input: { component: RubricComponent; page: GradingInput }): ComponentGrade {
  const { component } = input;
  const page = readPage(input.page);
  const criteriaScores: Record<string, CriterionScore> = {};
  const findings: Finding[] = [];
  for (const { key, score, advice } of judgeComponent(component, page)) {
    const reason = score.rationale.value;
    criteriaScores[key] = { ...score, rationale: renderEnglish(reason), reason };
    if (advice !== null) findings.push(toFinding(component, key, advice));
  }
  return {
    componentType: component.componentType,
    criteriaScores,
    ...rationaleFor(component, criteriaScores, page),
    findings,
  };
}

function toFinding({ componentType }: RubricComponent, criterion: string, advice: Advice): Finding {
  const { title, description: statement, whyItMatters } = advice;
  const description = statement.value;
  return {
    ...advice,
    title: renderEnglish(title),
    description: renderEnglish(description),
    whyItMatters: renderEnglish(whyItMatters),
    words: { title, description, whyItMatters },
    componentType,
    criterion,
  };
}

/**
 * A component that the kind of page leaves out says so: then no keyword would change it. Criteria that were left out for want of a keyword
 * are named, and the component on keywords asks for one.
 */
function rationaleFor(
  component: RubricComponent,
  scores: Readonly<Record<string, CriterionScore>>,
  page: PageReading,
): Rationale {
  const { criteria, componentType } = component;
  const asked = page.hasBody ? criteria.filter(({ key }) => appliesToKind(key, page.kind)) : criteria;
  const remarks: Message[] =
    asked.length === 0
      ? [message('grading.kind.leaves', { kind: kindName(page.kind) })]
      : asksForKeyword(page, asked)
        ? [componentType === 'keyword_use' ? keywordAdvice : keywordRemark]
        : Object.keys(scores).length > 0
          ? []
          : [message('grading.kind.nothing-to-judge')];
  return composeRationale(component, scores, remarks);
}

/**
 * Collects the advice on a criterion. Where the very subject is missing, the edit that brings it earns all of its criteria: of a
 * page without a body, every criterion of the text asks for one; of a missing field, all ask for what the first one asks.
 */
function collectAdvice(
  verdict: Verdict,
  page: PageReading,
  componentType: ComponentType,
  first: Advice | null,
): Advice | null {
  if (verdict.advice === null) return null;
  const missingField = {
    title: page.title === '',
    meta_description: page.metaDescription === '',
    structured_data: page.structuredData === null,
  };
  if (componentType === 'title' || componentType === 'meta_description' || componentType === 'structured_data') {
    return verdict.advice ?? (missingField[componentType] ? first : null);
  }
  if (!page.hasBody && (verdict.advice === undefined || verdict.advice.targetField === 'body_content'))
    return firstBody(page);
  return verdict.advice ?? null;
}

function firstBody(page: PageReading): Advice {
  return insertAdvice(
    page,
    'body:write',
    null,
    adviceWords('body', { keyword: quoteKeyword(page) }, { kind: 'missing', of: 'text' }),
  );
}
