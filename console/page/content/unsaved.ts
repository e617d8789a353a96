/** Unsaved text, by page: it survives a reload, the end of a session and a lost connection. */
import { readStored, writeStored } from '../../app/stored.ts';

interface Unsaved {
  readonly text: string;
  readonly base: Base;
}

/** The saved content that the person began from. Edits that follow each other keep the id: the time distinguishes them. */
export interface Base {
  readonly versionId: number | null;
  readonly updatedAt: string | null;
}

const storageName = (pageId: number): string => `unsaved.${pageId}`;

export function readUnsaved(pageId: number): Unsaved | null {
  const found = readStored('session', storageName(pageId));
  if (typeof found !== 'object' || found === null || !('text' in found) || !('base' in found)) return null;
  const { text, base } = found;
  if (typeof text !== 'string' || typeof base !== 'object' || base === null) return null;
  const versionId = 'versionId' in base && typeof base.versionId === 'number' ? base.versionId : null;
  const updatedAt = 'updatedAt' in base && typeof base.updatedAt === 'string' ? base.updatedAt : null;
  return { text, base: { versionId, updatedAt } };
}

/** False where the browser keeps no more. */
export const keepUnsaved = (pageId: number, unsaved: Unsaved): boolean =>
  writeStored('session', storageName(pageId), unsaved);

export const forgetUnsaved = (pageId: number): void => {
  writeStored('session', storageName(pageId), undefined);
};
