/** How a plan says what a page of it is for (`planning/words`), where the words of our sections do not say it. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** A part of a product: what it does, whom it helps, how one begins. */
const ofFeature = new RegExp(alternatives('outlines', 'ofFeature'), 'u');

/** Who joins, gives or helps. */
const ofJoining = new RegExp(alternatives('outlines', 'ofJoining'), 'u');

export const isJoining = (purpose: string | null): boolean => ofJoining.test((purpose ?? '').slice(0, READ_MAX));

/** Words for pages that users of a product read. */
const ofDocs = new RegExp(alternatives('outlines', 'ofDocs'), 'u');

export const isDocs = (purpose: string | null): boolean => ofDocs.test((purpose ?? '').slice(0, READ_MAX));

export const isFeature = (purpose: string | null): boolean => ofFeature.test((purpose ?? '').slice(0, READ_MAX));

/** The purpose's own words, without those of a brief that it quotes. */
export const statedPurpose = (purpose: string | null): string =>
  (purpose ?? '').slice(0, READ_MAX).replaceAll(/[„“”«"][^„“”«»"]{0,400}(?:[“”»"]|$)/gu, ' ');

const READ_MAX = 600;
