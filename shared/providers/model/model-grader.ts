import { randomUUID } from 'node:crypto';
import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { type Message, message } from '../../domain/messages/message.ts';
import { checkSentencesPrompt } from '../../domain/model-prompts/check-sentences-prompt.ts';
import { listSentences, removeUnsupported } from '../../domain/model-prompts/checked-sentences.ts';
import { type DroppedText, listDropCodes } from '../../domain/model-prompts/dropped-text.ts';
import { judgePagePrompt } from '../../domain/model-prompts/judge-page-prompt.ts';
import { judgeComponents } from '../../domain/model-prompts/judged-components.ts';
import { type PageEvidence, pageEvidence } from '../../domain/model-prompts/page-evidence.ts';
import { checkMaterial } from '../../domain/model-prompts/page-material.ts';
import { criteriaToJudge, type PageQuestion } from '../../domain/model-prompts/page-question.ts';
import { verifyEdits } from '../../domain/model-prompts/proposed-edits.ts';
import { bringsName } from '../../domain/model-prompts/unshown-names.ts';
import type { ProposedEdit } from '../../domain/recommendations/proposed-edit.ts';
import { addRemark } from '../../domain/scoring/component-rationale.ts';
import { log } from '../../logging/log.ts';
import { askModel, askNamedModel } from './ask-model.ts';
import { countDroppedTexts } from './count-dropped-texts.ts';
import type { Grader, PageGrade } from './grader.ts';
import { ModelError, type TextModel } from './text-model.ts';

/**
 * Grades with a language model, in two calls: one reads the page, judges every criterion that takes judgement and proposes edits; the other
 * says which of the edits' sentences the page does not bear out. What is counted is the rules'. Where the model fails, so is the rest:
 * without its grade, a component's weight would go to the others, and raise or lower the score for a reason that the page has no part in.
 */
export const modelGrader = (model: TextModel): Grader => ({
  model: model.model,
  usesMaterial: true,
  gradeComponent,
  async gradePage(question) {
    if (criteriaToJudge(question).length === 0) return byRules(question, null);
    try {
      return await askAboutPage(model, question);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn('a page is graded by rules, because the model failed', { model: model.model, kind: error.kind });
      const outage = error.kind === 'unavailable' ? { outage: error.message } : {};
      return { ...byRules(question, MODEL_FAILED), hasFailed: true, ...outage };
    }
  },
});

async function askAboutPage(model: TextModel, question: PageQuestion): Promise<PageGrade> {
  const boundary = randomUUID();
  const { value, model: judgedBy } = await askNamedModel(model, judgePagePrompt(question, boundary));
  const { judgements, edits: written, unreadable } = value;
  const evidence = pageEvidence(question);
  const judged = judgeComponents(question, judgements, evidence);
  const components = judged.map(({ isJudged, dropped: _, ...grade }) => ({
    ...grade,
    judgedBy: isJudged ? judgedBy : rulesModel,
  }));
  const verified = verifyEdits(written, question, evidence);
  const checked = await checkEdits(model, verified.edits, { question, evidence, boundary });
  const dropped: DroppedText[] = [
    ...judged.flatMap((component) => component.dropped),
    ...Array.from({ length: unreadable }, () => ({ kind: 'edit', name: 'edits', reason: 'form' }) as const),
    ...verified.dropped,
    ...checked.dropped,
  ];
  countDroppedTexts('grade', listDropCodes(dropped));
  return {
    components,
    edits: checked.edits,
    wordedBy: judgedBy,
    dropped: dropped.slice(0, LISTED_MAX),
    hasFailed: false,
  };
}

/** Without the check, advice stands whose quotations, numbers and names hold; words that would go on the page do not. */
async function checkEdits(
  model: TextModel,
  edits: readonly ProposedEdit[],
  { question, evidence, boundary }: { question: PageQuestion; evidence: PageEvidence; boundary: string },
) {
  const sentences = listSentences(edits);
  if (sentences.length === 0) return { edits, dropped: [] };
  const material = checkMaterial(question);
  try {
    const prompt = checkSentencesPrompt({ material, sentences: sentences.map(({ sentence }) => sentence) }, boundary);
    const unsupported = new Set(await askModel(model, prompt));
    return removeUnsupported(
      edits,
      sentences.filter((_, at) => unsupported.has(at)),
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn('proposed texts are left out, because the model did not check them', {
      model: model.model,
      kind: error.kind,
    });
    return removeUnsupported(
      edits,
      sentences.filter(
        ({ part, sentence }) =>
          part === 'proposal' ||
          bringsName(sentence, { lowered: evidence.lowered, language: question.adviceLanguage, mayAbbreviate: true }),
      ),
      'unchecked',
    );
  }
}

const byRules = ({ measured }: PageQuestion, remark: Message | null): PageGrade => ({
  components: measured.map((grade) => ({
    ...grade,
    ...(remark && addRemark(grade, remark)),
    judgedBy: rulesModel,
  })),
  edits: null,
  wordedBy: rulesModel,
  dropped: [],
  hasFailed: false,
});

/** So many are stored; the metric counts all. */
const LISTED_MAX = 50;

const MODEL_FAILED = message('scoring.rationale.model-failed');
