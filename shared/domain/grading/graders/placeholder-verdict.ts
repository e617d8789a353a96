import { rememberedFor } from '../../language/remembered.ts';
import { message } from '../../messages/message.ts';
import { adviceWords, fieldAdvice, replaceAdvice } from '../advice.ts';
import { findFillerBlocks } from '../filler-text.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import { findPlaceholders, type LeftPlaceholder, leftPlaceholders } from '../left-placeholders.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
import { enumerated, joinStatements, quote, rule, say } from '../statement.ts';
import { textCriteria } from '../text-criteria.ts';

/** The credit of a text without repeats while its template shows through. */
const UNFINISHED = 0.4;

/** The verdict on what a text says anew, less what placeholders in it cost. */
export function lessPlaceholders(page: PageReading, verdict: Verdict): Verdict {
  const left = leftPlaceholders(page);
  if (left.length === 0) return verdict;
  return {
    share: verdict.share * UNFINISHED,
    evidence: say('grading.placeholders.in-text', {
      evidence: verdict.evidence,
      placeholders: listPlaceholders(left),
    }),
    advice: adviceOn(page, left),
  };
}

const listPlaceholders = (left: readonly LeftPlaceholder[]) =>
  enumerated(
    left.map(({ text }) => quote('page', text, 60)),
    4,
  );

const adviceOn = (page: PageReading, left: readonly LeftPlaceholder[]): Advice =>
  replaceAdvice(
    page,
    'body:placeholders',
    left.map(({ blockId }) => blockId),
    adviceWords('placeholders', { placeholders: listPlaceholders(left) }),
  );

/** One placeholder is an oversight; with this share of filler, or so many different placeholders, a page is a template. */
const FILLER_IN_TEMPLATE = 0.4;
const PLACEHOLDERS_IN_TEMPLATE = 5;
const OVERSIGHTS = 1;
/** A name that is missing in the title is missing on the whole page. */
const UNNAMED = 0.5;
/** The credit of a template's text. */
const OF_TEMPLATE = 0.35;

/** From 0 for a finished page, or one with a single oversight, to 1 for a template that was not filled in. */
const unfinishedPart = rememberedFor((page: PageReading): number => {
  const left = leftPlaceholders(page);
  if (left.length === 0) return 0;
  const filler = findFillerBlocks(page);
  const wordsIn = (blocks: PageReading['proseBlocks']): number => blocks.reduce((total, { words }) => total + words, 0);
  const inFiller = ramp(part(wordsIn(filler), wordsIn(page.proseBlocks)), 0, FILLER_IN_TEMPLATE);
  const inFillerBlocks = new Set(filler.map(({ id }) => id));
  const others = left.filter(({ blockId }) => !inFillerBlocks.has(blockId)).length;
  const inPlaceholders = ramp(others, OVERSIGHTS, PLACEHOLDERS_IN_TEMPLATE);
  const unnamed = findPlaceholders(page, page.title).length > 0 ? UNNAMED : 0;
  return Math.min(1, Math.max(inFiller, inPlaceholders + unnamed));
});

const templateShows = rule('grading.placeholders.unfinished');

/** The verdict on a criterion of the text, less what a template earns that was not filled in. The statement stands once in a component. */
export function judgeUnfinished(page: PageReading, criterion: string, verdict: Verdict, isFirst: boolean): Verdict {
  if (!isUnfinished(page, criterion)) return verdict;
  return {
    share: verdict.share * (1 - (1 - OF_TEMPLATE) * unfinishedPart(page)),
    evidence: isFirst ? joinStatements(verdict.evidence, templateShows) : verdict.evidence,
    // A full verdict keeps its own advice.
    advice: verdict.share < FULL ? verdict.advice : adviceOn(page, leftPlaceholders(page)),
  };
}

const FULL = 0.995;

/** Whether what was left of a template costs this criterion. */
export const isUnfinished = (page: PageReading, criterion: string): boolean =>
  textCriteria.has(criterion) && unfinishedPart(page) > 0;

/** The credit of a field in which its template still shows. */
const UNFINISHED_FIELD = 0.05;

/** The verdict on a title or a description with a placeholder in it. */
export function unfinishedField(page: PageReading, field: 'title' | 'meta_description', left: string): Verdict {
  const values = { field, placeholder: quote(field, left, 60) };
  return {
    share: UNFINISHED_FIELD,
    evidence: say('grading.placeholder-in-field.evidence', values),
    advice: fieldAdvice(page, field, {
      title: message('grading.placeholder-in-field.title', { field }),
      description: say('grading.placeholder-in-field.description', values),
      whyItMatters: message('grading.placeholder-in-field.why'),
    }),
  };
}
