/**
 * JSON for a terminal or a file: what a terminal would obey (C1 controls, direction overrides) is escaped, which leaves the
 * value as it is for every parser. JSON.stringify escapes only the C0 controls.
 */
export const stringifyJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'null').replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
