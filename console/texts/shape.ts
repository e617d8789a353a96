import type { en } from './en.ts';

/** The shape of a language: the same names, any strings. */
export type Texts<Shape = typeof en> = {
  readonly [Name in keyof Shape]: Shape[Name] extends string
    ? string
    : Shape[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<Shape[Name]>;
};
