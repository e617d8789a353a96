/**
 * Every string that a person reads. Another language is another file of this shape: the type says what is missing.
 * Values in a sentence are parameters, since their order differs between languages.
 */
import { en } from './en.ts';

/** The shape of a language: the same names, any strings. */
type Texts<Shape = typeof en> = {
  readonly [Name in keyof Shape]: Shape[Name] extends string
    ? string
    : Shape[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<Shape[Name]>;
};

export const texts: Texts = en;
