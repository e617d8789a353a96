import type { ProseBlock } from './body-parts.ts';
import type { PageReading } from './page-reading.ts';

const endsAsSentence = /[.!?。！？؟।](?:["'”’»)\]」])*$/u;
/** "Photo: Anna Berg", "© Studio Nord". */
const credit =
  /(?:^|[\s(|–—-])(?:photo|foto|fotó|bild|image|picture|credit|crédit|credits?|källa|quelle|source|写真|фото)\s?(?:by\b|credits?\b|[:©])|©/iu;

/** True for a line that describes a picture: the picture is in it, or right above it. */
export function isCaption({ id, text }: ProseBlock, { images, sections }: PageReading): boolean {
  if (id === null || images.length === 0) return false;
  const holdsPicture = (blockId: string | undefined): boolean =>
    blockId !== undefined && images.some((image) => image.blockId === blockId);
  if (holdsPicture(id)) return !endsAsSentence.test(text);
  const ids = sections.find(({ blockIds }) => blockIds.includes(id))?.blockIds ?? [];
  return holdsPicture(ids[ids.indexOf(id) - 1]) && (!endsAsSentence.test(text) || credit.test(text));
}
