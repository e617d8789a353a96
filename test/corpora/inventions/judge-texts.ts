import { outlinePrompt } from '../../../shared/domain/model-prompts/outline-prompt.ts';
import { planPagesPrompt } from '../../../shared/domain/model-prompts/plan-pages-prompt.ts';
import { listOutlineChecks, settleOutline } from '../../../shared/domain/model-prompts/settle-outline.ts';
import { listPlanChecks, settlePlan } from '../../../shared/domain/model-prompts/settle-plan.ts';
import type { OutlineInput } from '../../../shared/domain/outlines/outline-input.ts';
import type { InventionCase } from './invention-case.ts';

const model = 'a-model';

/** How the second question is answered: rightly, that all is borne out, or not at all. */
export type CheckAnswer = 'right' | 'blind' | 'none';

/** A right answer lists those with what was added to them, and no other. */
function answerCheck(answer: CheckAnswer, texts: readonly { text: string }[], added: string): Set<number> | null {
  if (answer === 'none') return null;
  const isAdded = (text: string): boolean => answer === 'right' && added !== '' && text.includes(added);
  return new Set(texts.flatMap(({ text }, at) => (isAdded(text) ? [at] : [])));
}

/** The purposes that a plan has in the end, by the slug of the page. */
export function planPurposes(
  { brief, siteName, pages }: InventionCase,
  added: string,
  answer: CheckAnswer,
): ReadonlyMap<string, string> {
  const input = { brief, siteName };
  const planned = pages.map(([name, slug, purpose]) => ({ name, slug, purpose: `${purpose} ${added}`.trim() }));
  const reading = planPagesPrompt(input, 'b').read({ pages: planned });
  if (!reading.ok) return new Map();
  const unsupported = answerCheck(answer, listPlanChecks(reading.value, input), added);
  const settled = settlePlan(reading.value, input, { unsupported, model });
  return new Map(settled.pages.map(({ slug, purpose }) => [slug, purpose]));
}

/** The guidance that an outline has in the end, by its heading. */
export function outlineGuidance(
  one: InventionCase,
  sections: readonly (readonly [heading: string, guidance: string])[],
  { added, answer, text }: { added: string; answer: CheckAnswer; text: boolean },
): ReadonlyMap<string, string> {
  const [heading = '', own = ''] = sections.map(([called]) => called);
  const page: OutlineInput = {
    ...{ keyword: heading.toLowerCase(), language: one.language, secondaryKeywords: [], purpose: null, heading },
    ...{ wordCount: text ? 80 : 0, brief: text ? null : one.brief },
    competitors: text ? [{ domain: 'spokely.example', headings: [] }] : [],
    sections: text ? [{ level: 2, heading: own, words: 80 }] : [],
    siblings: one.pages.map(([name, slug], at) => ({ id: at + 1, path: `/${slug}/`, name, keyword: null })),
  };
  const answered = sections.map(([called, guidance], at) => ({
    ...{ level: at === 0 ? 1 : 2, heading: called, source: 'gap', guidance: `${guidance} ${added}`.trim() },
  }));
  const reading = outlinePrompt(page, 'b').read({ sections: answered });
  if (!reading.ok) return new Map();
  const unsupported = answerCheck(answer, listOutlineChecks(reading.value, page), added);
  const settled = settleOutline(reading.value, page, { unsupported, model });
  return new Map(settled.sections.map((section) => [section.heading, section.guidance]));
}
