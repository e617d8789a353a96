import { normalizeText } from '../../../shared/domain/language/normalize-text.ts';
import type { ContentDocument } from '../../../shared/domain/markdown/content-document.ts';
import { plainText } from '../../../shared/domain/markdown/plain-text.ts';
import type { NewRecommendation } from '../../../shared/domain/recommendations/new-recommendation.ts';
import type { Fault } from './faulty-page.ts';

/** Whether a recommendation is about a fault: of the same field, and of the body at the block that has it, or about what is missing. */
export function isAbout(
  { field, quote, about }: Fault,
  recommendation: NewRecommendation,
  document: ContentDocument | null,
): boolean {
  const { targetField, targetNodeIds, afterNodeId, title, description, proposedText } = recommendation;
  if (targetField !== field) return false;
  if (field !== 'body_content') return true;
  const places = new Set([...(targetNodeIds ?? []), ...(afterNodeId === null ? [] : [afterNodeId])]);
  const isAtBlock = (document?.children ?? []).some(
    (block) =>
      quote !== undefined &&
      places.has(block.id ?? '') &&
      normalizeText(plainText(block)).includes(normalizeText(quote)),
  );
  const said = [title, description, proposedText ?? ''].join('\n');
  return isAtBlock || (about !== undefined && new RegExp(about, 'iu').test(said));
}
