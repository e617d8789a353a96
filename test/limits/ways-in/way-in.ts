import type { HostileText } from '../hostile-texts.ts';

/** Where the text of others comes in: how much is taken there at most, and the work that is done on it. */
interface WayIn {
  readonly characters: number;
  readonly read: (text: HostileText, characters: number) => unknown;
}

export type WaysIn = Readonly<Record<string, WayIn>>;

/** The size of a document of the corpus, where the way in takes as much. */
export const DOCUMENT_CHARACTERS = 200_000;
/** Node refuses more than 16 KB of headers, the address of the request among them. */
export const HEADER_CHARACTERS = 15_000;
