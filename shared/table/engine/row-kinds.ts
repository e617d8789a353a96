/** Which key of `keys.ts` a row has. Derived from the functions there, so that a kind of row that is added is known here. */
import { type Key, keys } from './keys.ts';

export type RowKind = keyof typeof keys;

/** Stands for a part of a key that differs from row to row. */
const VARIABLE = '\u0000';
/** More than any key has; a key ignores those that it does not use. */
const KEY_PARTS_MAX = 8;
const variables: readonly string[] = Array.from({ length: KEY_PARTS_MAX }, () => VARIABLE);

interface Shape {
  kind: RowKind;
  pk: RegExp;
  sk: RegExp;
  /** Characters that are fixed: of two shapes that fit, the one with more of them is meant. */
  fixed: number;
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Numbers are padded with zeros, which are part of the variable. */
const toPattern = (text: string, variable: string): RegExp =>
  new RegExp(`^${escapeRegExp(text).replaceAll(new RegExp(`0{0,20}${VARIABLE}`, 'g'), variable)}$`, 's');

const shapes: readonly Shape[] = Object.entries(keys)
  .map(([kind, keyOf]): Shape => {
    const make = keyOf as (...parts: string[]) => Key;
    const { pk, sk } = make(...variables);
    return {
      kind: kind as RowKind,
      // No id of an organization's partitions has a `#`; a keyword or an address may have one.
      pk: toPattern(pk, pk.startsWith('ORG#') ? '[^#]+' : '.+'),
      sk: toPattern(sk, '.+'),
      fixed: `${pk}${sk}`.replaceAll(VARIABLE, '').length,
    };
  })
  .sort((a, b) => b.fixed - a.fixed);

/** Null for a row that this version has no key for. */
export const findRowKind = ({ pk, sk }: Key): RowKind | null =>
  shapes.find((shape) => shape.pk.test(pk) && shape.sk.test(sk))?.kind ?? null;
