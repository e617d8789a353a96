import type { HostileText } from '../hostile-texts.ts';

/** Where texts of others come in: how much is taken there at most, and the work that is done on it. */
interface WayIn {
  readonly characters: number;
  readonly read: (text: HostileText, characters: number) => unknown;
}

export type WaysIn = Readonly<Record<string, WayIn>>;

/** What a document of the corpus has, where the way in takes as much. */
export const DOCUMENT_CHARACTERS = 200_000;
