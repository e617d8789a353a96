import { findFrame, hasFrame, isSameText, removeFrame } from './comparable-text.ts';
import type { Wanted } from './target.ts';

/** A field as the system has it now. */
export interface LiveField {
  /** As a visitor gets it; null where the system does not say. */
  readonly shown: string | null;
  /** A theme may put something before or after it, such as the name of the site. */
  readonly isFramed: boolean;
  /** The whole text is stored, with the part that a theme would add. */
  readonly storesFrame?: boolean;
}

type Decision =
  | { readonly kind: 'same' }
  | { readonly kind: 'write'; readonly value: string }
  | { readonly kind: 'conflict'; readonly live: string };

/**
 * Compares three sides of a line of text: the draft, what it began from, and what is live. Only what the draft began from is
 * replaced.
 */
export function decideField({ value, original }: Pick<Wanted, 'value' | 'original'>, live: LiveField): Decision {
  const { shown, isFramed, storesFrame = false } = live;
  if (shown === null) return { kind: 'conflict', live: 'a template that the system fills in' };
  const frame = isFramed ? findFrame(original, shown) : null;
  const stored = frame && !storesFrame ? removeFrame(value, frame) : value.trim();
  // An earlier run sent the draft without the frame.
  const sent = isFramed ? findFrame(value, shown) : null;
  if (isSameText(shown, stored) || (sent !== null && hasFrame(original, sent))) return { kind: 'same' };
  if (frame !== null || isSameText(shown, original)) return { kind: 'write', value: stored };
  return { kind: 'conflict', live: shown };
}
