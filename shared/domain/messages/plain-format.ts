/** Words a sentence with values. */
export type Format = (values: Readonly<Record<string, string | number | boolean>>) => string;

/**
 * The format of a sentence that has values as they are and nothing else of ICU's syntax, as most have: without its parser. Null for any
 * other sentence.
 */
export function plainFormat(text: string): Format | null {
  // Names of values stand at odd places.
  const parts = text.split(/\{(\w+)\}/);
  if (parts.some((part, at) => at % 2 === 0 && /[{}']/.test(part))) return null;
  return (values) => parts.map((part, at) => (at % 2 === 0 ? part : readValue(values, part))).join('');
}

function readValue(values: Parameters<Format>[0], name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`the value "${name}" of a sentence is missing`);
  return String(value);
}
