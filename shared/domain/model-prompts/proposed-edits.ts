import { findOwnPlace } from '../grading/advice.ts';
import { criteriaShares } from '../grading/criteria-shares.ts';
import type { GradingInput, TargetField } from '../grading/grading-input.ts';
import { readPage, rereadFields } from '../grading/page-reading.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { countTextWords } from '../language/segment-words.ts';
import { codePointLength } from '../language/text-length.ts';
import { closedPart } from '../recommendations/closed-parts.ts';
import type { ProposedEdit } from '../recommendations/proposed-edit.ts';
import { targetText } from '../recommendations/target-text.ts';
import { checkProposal } from './checked-proposal.ts';
import { claimsBeyondPage } from './claimed-words.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import type { WrittenEdit } from './judge-page-answer.ts';
import { takesJudgement } from './judged-criteria.ts';
import { cleanText } from './model-prompt.ts';
import { isShown, namesKnownNumbers, type PageEvidence } from './page-evidence.ts';
import type { PageQuestion } from './page-question.ts';
import { bringsAddress } from './unshown-addresses.ts';
import { bringsName } from './unshown-names.ts';

const TITLE_CHARACTERS_MAX = 120;
const DESCRIPTION_CHARACTERS_MAX = 1_000;
const WHY_CHARACTERS_MAX = 400;
const PROPOSAL_CHARACTERS_MAX = 6_000;
const BLOCKS_MAX = 12;

interface VerifiedEdits {
  readonly edits: readonly ProposedEdit[];
  /** One for each edit, reason or proposed text that was left out. */
  readonly dropped: readonly DroppedText[];
}

/**
 * The edits whose evidence holds. An edit that quotes or counts what is nowhere goes whole. A proposed text that brings a number, a name, an
 * address or a placeholder, or that the rules would refuse from an editor, goes whole, and its edit stays.
 */
export function verifyEdits(
  written: readonly WrittenEdit[],
  question: PageQuestion,
  evidence: PageEvidence,
): VerifiedEdits {
  const dropped: DroppedText[] = [];
  const edits = written.flatMap((one): ProposedEdit[] => {
    const verified = verifyEdit(one, question, evidence, dropped);
    if (typeof verified !== 'string') return [verified];
    dropped.push({ kind: 'edit', name: targetFields[one.target], reason: verified });
    return [];
  });
  return { edits, dropped };
}

function verifyEdit(
  written: WrittenEdit,
  question: PageQuestion,
  evidence: PageEvidence,
  dropped: DroppedText[],
): ProposedEdit | DropReason {
  const { page, today } = question;
  const title = cleanText(written.title, TITLE_CHARACTERS_MAX);
  const description = cleanText(written.description, DESCRIPTION_CHARACTERS_MAX);
  if (title === '' || description === '') return 'empty';
  if (!isShown(written.quote, evidence)) return 'quotation';
  const proposal = cleanBlock(written.proposed_text ?? '');
  const criteria = [...new Set(written.criteria)];
  // An edit may say how long its own text is, and what was counted for the criteria that it closes.
  const numbers = new Set([
    ...evidence.shownNumbers,
    ...criteria.flatMap((key) => evidence.numbersOfCriterion.get(key) ?? []),
    `${codePointLength(proposal)}`,
    `${countTextWords(proposal)}`,
  ]);
  if (!namesKnownNumbers(`${title}\n${description}`, { numbers })) return 'number';
  if (bringsAddress(`${title}\n${description}`, [], evidence.lowered)) return 'address';
  // Whatever was asked for: each noun of a German description has a capital.
  const { language } = detectLanguage(description);
  if (bringsName(description, { lowered: evidence.lowered, language, mayAbbreviate: true })) return 'name';
  const place = choosePlace(written, page);
  if (place === null) return 'place';
  if (proposal !== '' && proposal === targetText(place, page.fields, page.document)?.trim()) return 'duplicate';
  const why = cleanText(written.why, WHY_CHARACTERS_MAX);
  const checked = proposal === '' ? null : checkProposal(proposal, { place, criteria, page, evidence, today });
  if (checked?.fault) dropped.push({ kind: 'proposed_text', name: title, reason: checked.fault });
  const reasonFault = !namesKnownNumbers(why, { numbers })
    ? 'number'
    : claimsBeyondPage(why, evidence.lowered)
      ? 'unsupported'
      : null;
  if (reasonFault !== null) dropped.push({ kind: 'why_it_matters', name: title, reason: reasonFault });
  const after = checked?.fault === null ? checked.after : null;
  return {
    title,
    description,
    whyItMatters: reasonFault === null ? why : '',
    ...place,
    proposedText: after === null ? null : proposal,
    effort: written.effort,
    closes: closedCriteria(criteria, place.targetField, question, after),
  };
}

const targetFields: Readonly<Record<WrittenEdit['target'], TargetField>> = {
  title: 'title',
  meta_description: 'meta_description',
  h1: 'h1',
  schema: 'schema',
  body: 'body_content',
};

type Place = Pick<ProposedEdit, 'targetField' | 'operation' | 'targetNodeIds' | 'afterNodeId'>;

/** Null where it names no place of the page: what is to be replaced has to be there. */
function choosePlace({ target, operation, blocks }: WrittenEdit, page: GradingInput): Place | null {
  const targetField = targetFields[target];
  if (targetField !== 'body_content') {
    const isThere = targetText({ targetField, targetNodeIds: null }, page.fields, null) !== null;
    return { targetField, operation: isThere ? 'replace' : 'insert', targetNodeIds: null, afterNodeId: null };
  }
  const children = page.document?.children ?? [];
  const known = [...new Set(blocks)].filter(
    (number) => Number.isInteger(number) && number >= 0 && number <= children.length,
  );
  const ids = known.flatMap((number) => children[number - 1]?.id ?? []).slice(0, BLOCKS_MAX);
  if (operation === 'replace') {
    return ids.length === 0 ? null : { targetField, operation, targetNodeIds: ids, afterNodeId: null };
  }
  const isFirst = known.length > 0 && ids.length === 0;
  return {
    targetField,
    operation,
    targetNodeIds: null,
    afterNodeId: isFirst ? null : findOwnPlace(readPage(page), ids.at(-1) ?? readPage(page).lastBlockId),
  };
}

/** Criteria that more text alone closes: how far, is calculated from the words that an editor would add. */
const amounts: ReadonlySet<string> = new Set(['depth_length', 'depth_running_text', 'depth_coverage']);
/** Of what judgement finds missing, advice that is followed closes about so much. */
const JUDGED_PART = 0.7;

/**
 * The part that an edit closes of what each criterion lacks: of counted ones as far as its own text does, measured on the page with it. Those
 * that the text does not raise are not promised.
 */
function closedCriteria(
  criteria: readonly string[],
  targetField: TargetField,
  { rubric, page, measured }: PageQuestion,
  after: GradingInput | null,
): ProposedEdit['closes'] {
  const known = criteria.filter((key) => measured.some(({ criteriaScores }) => Object.hasOwn(criteriaScores, key)));
  const counted = known.filter((key) => !takesJudgement(key));
  const parts = after === null ? null : measureParts(counted, targetField, page, after, rubric);
  return known.flatMap((criterion) => {
    const part = takesJudgement(criterion)
      ? JUDGED_PART
      : (parts?.get(criterion) ??
        (parts === null
          ? closedPart(amounts.has(criterion) ? 'body:coverage' : 'body:rewrite', criterion, readPage(page))
          : 0));
    return part > 0 ? [{ criterion, part: Math.min(1, part) }] : [];
  });
}

function measureParts(
  keys: readonly string[],
  targetField: TargetField,
  page: GradingInput,
  after: GradingInput,
  rubric: PageQuestion['rubric'],
): ReadonlyMap<string, number> {
  if (targetField !== 'body_content') rereadFields(readPage(page), after);
  const before = criteriaShares(keys, rubric, page);
  return new Map(
    criteriaShares(keys, rubric, after).map(({ criterion, share }, at) => {
      const was = before[at]?.share ?? 0;
      return [criterion.key, was >= 1 ? 0 : (share - was) / (1 - was)] as const;
    }),
  );
}

/** A text of several lines as it is stored: well-formed, without overrides of the writing direction. */
function cleanBlock(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('\0', '')
    .trim();
  // A text that is cut is none to take over.
  return cleaned.length > PROPOSAL_CHARACTERS_MAX ? '' : cleaned;
}
