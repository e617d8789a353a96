import type { Element } from 'hast';

/**
 * Parts that a server of React sends late: the empty places in the page, and the hidden parts at its end that go there.
 */
interface StreamedParts {
  readonly places: ReadonlyMap<string, Element>;
  readonly parts: ReadonlyMap<string, Element>;
}

export const isStreamedPlace = (name: string, id: string | undefined): boolean =>
  name === 'template' && id !== undefined && /^[BP]:/.test(id);

export const isStreamedPart = (attributes: Readonly<Record<string, string>>): boolean =>
  'hidden' in attributes && (attributes['id'] ?? '').startsWith('S:');

const moves = /\$R[CRS]\("([BPS]:[\da-f]+)","([BPS]:[\da-f]+)"/g;

/**
 * Puts each part into its place, as the calls in the scripts of the page do: no browser is needed for that. A part that no call names
 * (the scripts stand in another file, or were taken out of the page) goes into the place with its number.
 */
export function placeStreamedParts(html: string, { places, parts }: StreamedParts): void {
  if (parts.size === 0) return;
  for (const [, one = '', other = ''] of html.matchAll(moves))
    move(parts.get(one) ?? parts.get(other), places.get(one) ?? places.get(other));
  for (const [id, part] of parts) move(part, places.get(id.replace('S', 'B')) ?? places.get(id.replace('S', 'P')));
}

function move(part: Element | undefined, place: Element | undefined): void {
  if (place === undefined || part === undefined || part.children.length === 0 || place.children.length > 0) return;
  place.children = part.children;
  part.children = [];
}
