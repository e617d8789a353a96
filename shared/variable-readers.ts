/**
 * What the text of an environment variable may be. Not zod: the schemas of 38 variables are built, compiled and run once, at a
 * cold start, where they took a tenth of an API group's import.
 */

/** Reads the text of a variable; `undefined` stands for one that is not set. @throws WrongVariable */
export type VariableReader<T> = (text: string | undefined) => T;

/** The message says what the variable must be. It never shows the text, which may be a secret. */
export class WrongVariable extends Error {
  override name = 'WrongVariable';
}

/** A variable that may be missing. */
export const optional =
  <T>(read: (text: string) => T): VariableReader<T | undefined> =>
  (text) =>
    text === undefined ? undefined : read(text);

/** A variable that is read as if it were this text where it is not set. */
export const withDefault =
  <T>(fallback: string, read: (text: string) => T): VariableReader<T> =>
  (text) =>
    read(text ?? fallback);

export const anyText = (text: string): string => text;

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text)) throw new WrongVariable(`must be a whole number from ${min} to ${max}`);
    const value = Number(text);
    if (value < min) throw new WrongVariable(`must be at least ${min}`);
    if (value > max) throw new WrongVariable(`must be at most ${max}`);
    return value;
  };

export const price = (text: string): number => {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) throw new WrongVariable('must be an amount such as 0.25');
  return Number(text);
};

/** The URL as it was given, without the white space around it. */
export const httpUrl = (text: string): string => {
  const given = text.trim();
  if (!/^https?:\/\/\S+$/i.test(given) || !URL.canParse(given)) throw new WrongVariable('must be an http(s) URL');
  return given;
};

export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T => {
    const value = values.find((known) => known === text);
    if (value === undefined) throw new WrongVariable(`must be one of ${values.join(', ')}`);
    return value;
  };

/** A JSON object of texts. */
export const textsByName = (text: string): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseObject(text))) {
    if (typeof value !== 'string') throw new WrongVariable('must be a JSON object whose values are texts');
    texts[name] = value;
  }
  return texts;
};

function parseObject(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Refused below, with what is JSON but no object.
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new WrongVariable('must be a JSON object');
  }
  return parsed;
}
