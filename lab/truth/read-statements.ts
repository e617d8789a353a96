import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { linkCounts } from '../../functions/crawl-worker/snapshot-of-page.ts';
import { checkClaims } from '../../shared/domain/checks/check-claims.ts';
import { runChecks } from '../../shared/domain/checks/run-checks.ts';
import type { Observation } from '../../shared/domain/facts/observation.ts';
import type { Claim } from '../../shared/domain/grading/claims.ts';
import { gradeComponent, judgeComponent } from '../../shared/domain/grading/grade-component.ts';
import type { Finding, GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { type PageReading, readPage } from '../../shared/domain/grading/page-reading.ts';
import { type Statement, statementClaims, statementText } from '../../shared/domain/grading/statement.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import { pageToGrade } from '../grading/page-to-grade.ts';
import type { LoadedPage } from './load-pages.ts';

/** A sentence of a response about a page. */
interface PageStatement {
  /** Where it is written: a criterion, a check, a recommendation, a kind of fact. */
  readonly source: string;
  readonly text: string;
  readonly claims: readonly Claim[];
  /** False where no part of it is known to say something that can be checked. */
  readonly isDeclared: boolean;
}

interface ReadStatements {
  /** False of a page whose main text was probably not read: no analysis is made of it. */
  readonly isGraded: boolean;
  readonly statements: readonly PageStatement[];
  readonly observations: readonly Observation[];
  readonly page: PageReading;
}

/** Everything that the product says of a page: read as a crawl reads it, graded and checked as an analysis does. */
export function readStatements({ html, url }: LoadedPage): ReadStatements {
  const { extracted, observations } = readDocument({
    body: html,
    headers: { 'content-type': 'text/html' },
    finalUrl: url.href,
  });
  const input = pageToGrade(extracted, url);
  const page = readPage(input);
  const counts = linkCounts(extracted.links, url.hostname, new Set());
  const { checks } = runChecks({
    fields: input.fields,
    links: { crawled: true, internalCount: counts.internal, outboundCount: counts.outbound },
    declaredLanguage: extracted.language,
  });
  const isGraded = extracted.unreadable === null && (extracted.signals.reading?.doubt ?? null) === null;
  const statements = [
    ...(isGraded ? gradeStatements(input, page) : []),
    ...checks.map((check) => {
      const claims = checkClaims(check);
      return {
        source: `check ${check.key}`,
        text: renderEnglish(check.message),
        claims: claims ?? [],
        isDeclared: claims !== null,
      };
    }),
  ];
  return { isGraded, statements, observations, page };
}

function gradeStatements(input: GradingInput, page: PageReading): PageStatement[] {
  const judged = defaultRubric.components.map((component) => ({
    component,
    judgements: judgeComponent(component, page),
    grade: gradeComponent({ component, page: input }),
  }));
  const evidence = judged.flatMap(({ judgements, grade }) =>
    judgements.map(({ key, score }) => {
      if (statementText(score.rationale) !== grade.criteriaScores[key]?.rationale)
        throw new Error(`${key} has two rationales`);
      return toStatement(`evidence ${key}`, score.rationale);
    }),
  );
  const advice = judged.flatMap(({ judgements }) =>
    judgements.flatMap((judgement) => (judgement.advice === null ? [] : [judgement.advice.description])),
  );
  const findings = judged.flatMap(({ grade }): readonly Finding[] => grade.findings);
  const components = judged.map(({ component, grade }) => ({
    componentType: component.componentType,
    criteriaScores: applyScoreCurve(grade.criteriaScores, 'medium'),
  }));
  const recommendations = recommendationsFrom({
    findings,
    components,
    rubric: defaultRubric,
    document: input.document,
    page: input,
  });
  return [...evidence, ...recommendations.map((recommendation) => recommendationStatement(recommendation, advice))];
}

const toStatement = (source: string, statement: Statement): PageStatement => ({
  source,
  text: statementText(statement),
  claims: statementClaims(statement),
  isDeclared: true,
});

/**
 * A recommendation joins the descriptions of findings: it claims what those claim that it quotes. What is in quotation marks in its title
 * and in the example for the body stands on the page; an example for a field is a proposal, made of the words of the page.
 */
function recommendationStatement(
  { title, description, rubricCriteria, targetField }: NewRecommendation,
  advice: readonly Statement[],
): PageStatement {
  const [said = '', example = ''] = description.split(' Example: ');
  const quoted = advice.filter((one) => said.includes(statementText(one)));
  const rest = quoted.reduce<string>((left, one) => left.replace(statementText(one), ''), said);
  const [lead = ''] = rubricCriteria;
  const shown = targetField === 'body_content' && !isProposal(lead) ? example : '';
  return {
    source: `recommendation ${lead}`,
    text: `${title}: ${description}`,
    claims: [
      ...quoted.flatMap(statementClaims),
      ...quotesIn(title),
      ...quotesIn(shown),
      ...(shown !== '' || isMarkup(example) ? [] : wordsQuoted(example)),
    ],
    isDeclared: !/\p{L}/u.test(rest) || description.length > 1_400,
  };
}

/** The passages in quotation marks, where marks in the text itself do not confuse them. */
const quotesIn = (text: string): Claim[] => {
  const marks = text.split('"');
  if (marks.length % 2 === 0) return [];
  return marks
    .filter((_, at) => at % 2 === 1)
    .map((quoted) => ({ kind: 'quote', of: 'page', value: quoted.replace(/\s*…$/, ''), isCut: true }));
};

/** The example's own text stands in quotation marks; the words around it are those of the advice. */
const wordsQuoted = (example: string): Claim[] =>
  quotesIn(example).flatMap((claim) => (claim.kind === 'quote' ? [{ kind: 'example', value: claim.value }] : []));

/** Structured data has words that the page does not show. */
const isMarkup = (example: string): boolean => /^\s*[{[]|@context|@type/.test(example);

/** Examples of these edits are proposals: the sentence divided, the name of a file as words. */
const isProposal = (criterion: string): boolean => /^(?:readability_|structure_images)/.test(criterion);
