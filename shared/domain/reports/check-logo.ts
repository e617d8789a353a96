/** A logo is a small picture, known by its first bytes and not by what its address says. */

export const LOGO_BYTES_MAX = 100_000;

const starts: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': (bytes) => isAt(bytes, 0, [0xff, 0xd8, 0xff]),
  'image/webp': (bytes) => isAt(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && isAt(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
};

const isAt = (bytes: Uint8Array, start: number, expected: readonly number[]): boolean =>
  expected.every((byte, at) => bytes[start + at] === byte);

/** The media type of a picture that may be a logo; null of everything else, such as SVG. */
export const detectLogoType = (bytes: Uint8Array): string | null =>
  Object.entries(starts).find(([, fits]) => fits(bytes))?.[0] ?? null;

/** The fault of the data URI of a logo, in a clause; null when it has none. */
export function faultOfLogo(uri: string): string | null {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(uri) ?? [];
  if (type === '') return 'must hold no picture but a logo within the document';
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  if (bytes.length > LOGO_BYTES_MAX) return `must hold a logo of at most ${LOGO_BYTES_MAX / 1_000} KB`;
  return detectLogoType(bytes) === type ? null : 'must hold a logo that is a PNG, JPEG or WebP picture';
}
