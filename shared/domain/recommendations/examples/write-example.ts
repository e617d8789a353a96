import { measureDisorder } from '../../grading/sentence-order.ts';
import type { Said } from '../../messages/message.ts';
import type { ExampleInput, WriteExample } from './example.ts';
import { alternativeText, contactLink, headingTerms, linkText, relatedPage } from './markup-examples.ts';
import {
  calmSentence,
  divideParagraph,
  divideSentence,
  figureWithoutSource,
  listFromSentence,
  openingSentence,
  repeatedSentence,
  vagueParagraph,
} from './sentence-examples.ts';

const writers: Readonly<Record<string, WriteExample>> = {
  'body:anchors': linkText,
  'body:contact': contactLink,
  'body:headings': headingTerms,
  'body:images': alternativeText,
  'body:internal-links': relatedPage,
  'body:lists': listFromSentence,
  'body:new-headings': headingTerms,
  'body:next-step': relatedPage,
  'body:opening': openingSentence,
  'body:paragraphs': divideParagraph,
  'body:repetition': repeatedSentence,
  'body:sentences': divideSentence,
  'body:sources': figureWithoutSource,
  'body:specifics': vagueParagraph,
  'body:tone': calmSentence,
};

/** An example of an edit of the body; null where the page gives none. Of words in no order nothing is quoted. */
export function writeExample(edit: string, input: ExampleInput): Said | null {
  if (measureDisorder(input.page) > 0) return null;
  return writers[edit]?.(input) ?? null;
}
