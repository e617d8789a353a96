import type { PageReading } from '../grading/page-reading.ts';
import {
  breadthShare,
  breadthWithHeadings,
  lengthShare,
  runningTextShare,
  wordsToAdd,
} from '../grading/text-length-shares.ts';

/**
 * Which part of what a criterion lacks an edit of the body closes. How long and how broad the text is after the advice was followed is
 * calculated; the rest was measured by following the advice on real pages (`estimate --gains`): what has a form, such as a list or a
 * link, closes its gap; what depends on the words that an editor finds, a part of it.
 */
export function closedPart(edit: string, criterion: string, page: PageReading): number {
  if (edit === 'body:coverage') {
    if (criterion === 'depth_length') return gained(lengthShare(page), lengthShare(page, wordsToAdd(page)));
    if (criterion === 'depth_running_text')
      return gained(runningTextShare(page), runningTextShare(page, wordsToAdd(page)));
    if (criterion === 'depth_coverage' && page.input.fields.secondaryKeywords.length === 0)
      return gained(breadthShare(page), breadthShare(page, wordsToAdd(page)));
    return Math.max(measured[edit]?.[criterion] ?? OF_NEW_TEXT, newPart(page));
  }
  if (edit === 'body:new-headings' && criterion === 'depth_coverage')
    return gained(breadthShare(page), breadthWithHeadings(page));
  return measured[edit]?.[criterion] ?? byEdit[edit] ?? OTHERWISE;
}

/**
 * The same for a criterion of the text that the edit is not about: the more of the text is new, the closer it comes to what a text of
 * some length has.
 */
export function sidePart(edit: string, criterion: string, page: PageReading): number {
  if (edit !== 'body:coverage' || !ofNewText.test(criterion)) return 0;
  return SIDE_PART * newPart(page);
}

/** How much of the text is new once the advice was followed. */
function newPart(page: PageReading): number {
  const added = wordsToAdd(page);
  return added / (page.wordCount + added);
}

const ofNewText =
  /^(?:depth_passages|depth_specificity|trust_experience|trust_sources|links_outbound|keyword_density|serp_intent|readability_.*|heading_.*)$/;
const SIDE_PART = 0.85;

/** After the score curve, which credits what is partly met more. */
const gained = (before: number, after: number): number =>
  before >= 1 ? 1 : Math.min(1, (TEXT_FACTOR * (after - before)) / (1 - before));

const TEXT_FACTOR = 1.25;
/** Of the other criteria that ask for text. */
const OF_NEW_TEXT = 0.7;
/** For edits with a form, such as a byline, a link or a subheading. */
const OTHERWISE = 1;
/** Fields: where no example could be made. */
const byEdit: Readonly<Record<string, number>> = {
  title: 0.7,
  meta_description: 0.7,
  h1: 0.8,
  schema: 0.8,
  'body:write': 0.7,
  'body:rewrite': 0.7,
  'body:questions': 0.75,
  'body:specifics': 0.85,
  'body:keyword-frequency': 0.8,
  'body:repetition': 0.75,
};
const measured: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'body:coverage': {
    depth_passages: 0.4,
    readability_ease: 0.5,
    readability_sentences: 0.8,
    readability_paragraphs: 0.8,
    readability_tone: 0.8,
    depth_originality: 0.8,
    depth_specificity: 0.75,
  },
  'body:images': { structure_images: 0.75 },
  'body:next-step': { structure_next_step: 0.7 },
  'body:opening': { serp_answer: 0.1, structure_opening: 0.65 },
  'body:passive': { readability_passive: 0.8 },
  'body:sentences': { readability_ease: 0.65 },
};
