import { endsAsSentence } from '../language/sentence-end.ts';
import type { ProseBlock } from './body-parts.ts';
import type { PageReading } from './page-reading.ts';

/** True for a line that describes a picture: the picture is in it, or right above it. */
export function isCaption({ id, text }: ProseBlock, { images, sections }: PageReading): boolean {
  if (id === null || images.length === 0) return false;
  const holdsPicture = (blockId: string | undefined): boolean =>
    blockId !== undefined && images.some((image) => image.blockId === blockId);
  if (holdsPicture(id)) return !endsAsSentence(text);
  const ids = sections.find(({ blockIds }) => blockIds.includes(id))?.blockIds ?? [];
  return holdsPicture(ids[ids.indexOf(id) - 1]) && !endsAsSentence(text);
}
