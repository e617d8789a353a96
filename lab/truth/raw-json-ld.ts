/** Every object of a JSON document. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(objectsIn)];
}

export function parsed(text: string): unknown {
  try {
    const unwrapped = text
      .replace(/^\s*(?:<!--|[/*\s]*<!\[CDATA\[[*/\s]*)/, '')
      .replace(/(?:-->|[/*\s]*\]\]>[*/\s]*)\s*$/, '');
    return JSON.parse(unwrapped) as unknown;
  } catch {
    return undefined;
  }
}
