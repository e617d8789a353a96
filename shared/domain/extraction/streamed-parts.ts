import type { Element } from 'hast';

/** What a server of React sends late: the empty places in the page, and the hidden parts at its end that go there. */
export interface StreamedParts {
  readonly places: ReadonlyMap<string, Element>;
  readonly parts: ReadonlyMap<string, Element>;
}

export const isStreamedPlace = (name: string, id: string | undefined): boolean =>
  name === 'template' && id !== undefined && /^[BP]:/.test(id);

export const isStreamedPart = (attributes: Readonly<Record<string, string>>): boolean =>
  'hidden' in attributes && (attributes['id'] ?? '').startsWith('S:');

const moves = /\$R[CRS]\("([BPS]:[\da-f]+)","([BPS]:[\da-f]+)"/g;

/** Puts each part into its place, as the calls in the scripts of the page do: no browser is needed for that. */
export function placeStreamedParts(html: string, { places, parts }: StreamedParts): void {
  if (parts.size === 0) return;
  for (const [, one = '', other = ''] of html.matchAll(moves)) {
    const place = places.get(one) ?? places.get(other);
    const part = parts.get(one) ?? parts.get(other);
    if (place === undefined || part === undefined || part.children.length === 0) continue;
    place.children = part.children;
    part.children = [];
  }
}
