/** What was typed and not saved, by page: it survives a reload, the end of a session and a lost connection. */
import { readStored, writeStored } from '../../app/stored.ts';

export interface Unsaved {
  readonly text: string;
  /** The version that the person began from. */
  readonly baseVersionId: number | null;
}

const nameOf = (pageId: number): string => `unsaved.${pageId}`;

export function readUnsaved(pageId: number): Unsaved | null {
  const found = readStored('session', nameOf(pageId));
  if (typeof found !== 'object' || found === null || !('text' in found) || !('baseVersionId' in found)) return null;
  const { text, baseVersionId } = found;
  if (typeof text !== 'string' || (baseVersionId !== null && typeof baseVersionId !== 'number')) return null;
  return { text, baseVersionId };
}

/** False where the browser keeps no more. */
export const keepUnsaved = (pageId: number, unsaved: Unsaved): boolean =>
  writeStored('session', nameOf(pageId), unsaved);

export const forgetUnsaved = (pageId: number): void => {
  writeStored('session', nameOf(pageId), undefined);
};
