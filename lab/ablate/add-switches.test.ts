import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { addSwitches } from './add-switches.ts';
import { switches } from './switches.ts';

const source = `
const digits = /\\d+/u;
const towns = new Set(['Bonn']);
export const isTown = (text: string): boolean => towns.has(text);
export const hasDigits = (text: string): boolean => digits.test(text);
export const parts = (text: string) => text.split(digits);
export function firstWord(text: string): string | null {
  if (text === '') return null;
  return text.split(' ')[0] ?? null;
}
export const isShortTown = (text: string): boolean => isTown(text) && text.length < 3;
`;

test('each pattern, set of words, function and condition has a switch: off, it finds nothing or is not asked', async () => {
  const changed = addSwitches('room.ts', source);
  Object.assign(globalThis, { ablationSwitches: switches });
  const code = stripTypeScriptTypes(changed.source);
  const room = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [, , short, digits, towns, , hasDigits, firstWord] = changed.rules.map(({ id }) => id);

  expect([room.hasDigits('a 1'), room.firstWord('a 1')]).toEqual([true, 'a']);
  expect(room.parts('a 1 b')).toEqual(['a ', ' b']);
  expect(switches.found).toEqual(new Set([digits, hasDigits, firstWord]));
  for (const id of [digits, firstWord]) switches.off.add(id ?? '');
  expect([room.hasDigits('a 1'), room.firstWord('a 1'), room.parts('a 1 b')]).toEqual([false, null, ['a 1 b']]);
  expect([room.isTown('Bonn'), room.isShortTown('Bonn')]).toEqual([true, false]);
  switches.off.add(short ?? '');
  expect(room.isShortTown('Bonn')).toBe(true);
  switches.off.add(towns ?? '');
  expect(room.isTown('Bonn')).toBe(false);
  switches.off.clear();
  expect(changed.rules.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    "condition room.ts:8 if text === ''",
    'condition room.ts:11 and isTown(text)',
    'condition room.ts:11 and text.length < 3',
    'pattern room.ts:2 /\\d+/u',
    "words room.ts:3 new Set(['Bonn'])",
    'function room.ts:4 isTown',
    'function room.ts:5 hasDigits',
    'function room.ts:7 firstWord',
    'function room.ts:11 isShortTown',
  ]);
});
