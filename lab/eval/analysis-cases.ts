import * as z from 'zod';
import { gradePage } from '../../functions/analysis-worker/grade-page.ts';
import { noMaterial } from '../../functions/analysis-worker/page-material.ts';
import { proposeRecommendations } from '../../functions/analysis-worker/propose-recommendations.ts';
import { rulesModel } from '../../shared/domain/grading/rules-model.ts';
import type { Language } from '../../shared/domain/language/languages.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { type FaultyPage, readFaultyPages } from '../../test/corpora/page-faults/faulty-page.ts';
import { isAbout } from '../../test/corpora/page-faults/find-faults.ts';
import { gradingInput } from '../../test/shared/domain/grading/sample-pages.ts';
import { EVALUATED_ON } from './evaluated-on.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

/** Analyses of pages whose faults an editor listed. @param adviceLanguage Of evidence and edits. */
export const analysisCases = (adviceLanguage: Language): EvalCase[] =>
  readFaultyPages()
    .flatMap(({ cases }) => cases)
    .map((page) => ({ title: page.page, run: (ports) => runAnalysis(page, ports, adviceLanguage) }));

async function runAnalysis(faulty: FaultyPage, { grader, calls }: Ports, adviceLanguage: Language): Promise<Outcome> {
  const { page: name, keyword, faults, ...fields } = faulty;
  const page = gradingInput({ ...fields, primaryKeyword: keyword });
  const input = { page, rubric: defaultRubric, curve: 'none' as const };
  const services = { grader, now: () => new Date(EVALUATED_ON) };
  const graded = await gradePage(services, { id: 1, siteId: 1 }, input, {
    ...{ ...noMaterial, adviceLanguage },
    today: services.now().toISOString().slice(0, 10),
  });
  const proposed = proposeRecommendations(graded, input);
  const written = readEdits(lastAnswer(calls, 'grade'));
  const kept = graded.edits ?? [];
  return {
    checks: faults.map((fault) => ({
      measure: 'labelled faults are found',
      line: `${name}: ${fault.fault}`,
      holds: proposed.some((recommendation) => isAbout(fault, recommendation, page.document)),
    })),
    // An edit, and the text that it proposes.
    written: written.length + written.filter(({ proposed_text: text }) => text !== null).length,
    kept: kept.length + kept.filter(({ proposedText }) => proposedText !== null).length,
    shown: [
      ...proposed.flatMap((one) => [one.title, one.description, one.whyItMatters, one.proposedText ?? '']),
      ...graded.rows.flatMap(({ model, rationale }) => (model === rulesModel ? [] : [rationale])),
    ],
  };
}

const editsSchema = z.object({ edits: z.array(z.object({ proposed_text: z.unknown().nullable() })) });
const readEdits = (answer: unknown) => editsSchema.safeParse(answer).data?.edits ?? [];
