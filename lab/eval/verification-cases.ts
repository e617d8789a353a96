import * as z from 'zod';
import { applyInlineContent } from '../../shared/domain/recommendations/content-after.ts';
import type { AddressState } from '../../shared/domain/recommendations/edit-reading.ts';
import { findPlaceholders } from '../../shared/domain/recommendations/find-placeholders.ts';
import { keepReason } from '../../shared/domain/recommendations/kept-reason.ts';
import type { ValidationRequest } from '../../shared/domain/recommendations/validation-request.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { addressed, type Edit, type EditedPage, fieldOf, readEdits } from '../../test/corpora/edits/edit.ts';
import { listedPaths } from '../../test/corpora/edits/verified-pages.ts';
import { gradingInput } from '../../test/shared/domain/grading/sample-pages.ts';
import { EVALUATED_ON } from './evaluated-on.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, LabelCheck, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

const SET = 'advice-followed-or-faked';
const domains = { own: 'example.com', other: 'other.example' };

/** Edits of pages for a recommendation, real ones and fakes. */
export const verificationCases = (): EvalCase[] =>
  readEdits()
    .filter(({ name }) => name === SET)
    .flatMap(({ cases }) => cases)
    .flatMap((page) =>
      page.edits.map((edit) => ({
        title: `${page.page}: ${edit.name}`,
        run: (ports: Ports) => runVerification(page, edit, ports),
      })),
    );

async function runVerification(page: EditedPage, edit: Edit, { validator, calls }: Ports): Promise<Outcome> {
  const verdict = await validator.validate(toRequest(page, edit), new AbortController().signal);
  const { reasoning } = keepReason(verdict.reasoning);
  const isAccepted = verdict.addressed && verdict.skipped !== true && findPlaceholders(edit.content, []).length === 0;
  const isFake = edit.expect === 'fake';
  const check = (measure: string, holds: boolean): LabelCheck => ({
    measure,
    line: `${page.page}: ${edit.name}: ${reasoning}`,
    holds,
  });
  const said = z.object({ addressed: z.boolean() }).safeParse(lastAnswer(calls, 'validate')).data;
  return {
    checks: [
      isFake ? check('fakes are refused (recall)', !isAccepted) : check('real edits are accepted', isAccepted),
      ...(isAccepted ? [] : [check('refused edits are fakes (precision)', isFake)]),
    ],
    written: said ? 1 : 0,
    kept: said?.addressed === verdict.addressed ? 1 : 0,
    shown: [reasoning, `verdict: ${isAccepted ? 'accepted' : 'refused'}`],
  };
}

function toRequest(edited: EditedPage, edit: Edit): ValidationRequest {
  const { markdown, keyword, page: name, ...fields } = edited;
  const before = gradingInput({ ...fields, primaryKeyword: keyword, markdown: addressed(markdown, domains) });
  const { title, description } = edit.recommendation ?? { title: edit.name, description: '' };
  const content = addressed(edit.content, domains);
  const blocks = before.document?.children ?? [];
  const { replace } = edit;
  const target = replace === undefined ? undefined : blocks.find((block) => JSON.stringify(block).includes(replace));
  if (replace !== undefined && target === undefined) throw new Error(`${name}: no block has "${replace}"`);
  const recommendation = {
    ...{ title, description, criteria: edit.for, targetField: fieldOf(edit.for) },
    operation: target ? 'replace' : 'insert',
    targetNodeIds: target?.id === undefined ? null : [target.id],
  };
  const place = { ...recommendation, afterNodeId: blocks.at(-1)?.id ?? null };
  return {
    recommendation,
    content,
    document: null,
    before,
    accepted: { texts: [], bodyChanges: null },
    after: () => applyInlineContent(before, place, content),
    rubric: defaultRubric,
    curve: 'none',
    adviceLanguage: 'en',
    today: EVALUATED_ON,
    lookUp: async (addresses) => new Map(addresses.map((address) => [address, stateOf(address, edited)])),
  };
}

/** Pages and pictures of the site that the label names exist, and so does everything on the other site. */
function stateOf(address: string, { images, markdown }: EditedPage): AddressState {
  const url = URL.parse(address, `https://${domains.own}/`);
  if (url === null) return 'missing';
  if (url.hostname === domains.other) return 'exists';
  const isKnown = [...images, ...listedPaths].includes(url.pathname) || markdown.includes(`](${address})`);
  return url.hostname === domains.own && isKnown ? 'exists' : 'missing';
}
