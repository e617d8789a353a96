/** A little more than the longest document has. Twice that is remembered at most. */
const GENERATION_CHARACTERS = 1_200_000;

/**
 * A function of a string that remembers its results for the last one or two million characters of input. An edit of
 * a long document changes one of its many parts, and the document before the edit is read for its block ids: all other parts
 * were read a moment ago. What it answers is shared between callers and must not be changed.
 */
export function remembered<Value>(compute: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  let recentCharacters = 0;
  const keep = (text: string, value: Value): Value => {
    if (recentCharacters + text.length > GENERATION_CHARACTERS) {
      older = recent;
      recent = new Map();
      recentCharacters = 0;
    }
    recent.set(text, value);
    recentCharacters += text.length;
    return value;
  };
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const own = copyText(text);
    return keep(own, older.get(text) ?? compute(own));
  };
}

/** V8 keeps the whole of a long text alive for as long as any slice of it is: megabytes for each part that is remembered. */
export const copyText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** A function of an object that remembers its result for as long as the object is in use. */
export function rememberedFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}

/** A function of one of a few names, such as a language, that remembers all its results. */
export function rememberedByName<Name extends string, Value>(compute: (name: Name) => Value): (name: Name) => Value {
  const results = new Map<Name, { readonly value: Value }>();
  return (name) => {
    const known = results.get(name) ?? { value: compute(name) };
    results.set(name, known);
    return known.value;
  };
}
