import { collapseSpaces } from '../../language/normalize-text.ts';
import { type Message, quoted as quotation } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';

/** The fault of an edit, as a full sentence that names it. */
export type Objection = Message;

/** One rule about edits: nothing where it is kept. */
export type ObjectionRule = (edit: EditReading) => readonly Objection[];

const QUOTED_CHARACTERS_MAX = 80;

/** A text of the edit in quotation marks, short enough for a sentence. */
export function quoted(text: string): Message {
  const line = collapseSpaces(text);
  const letters = Array.from(line);
  return quotation(
    letters.length <= QUOTED_CHARACTERS_MAX ? line : `${letters.slice(0, QUOTED_CHARACTERS_MAX).join('').trimEnd()}…`,
  );
}
