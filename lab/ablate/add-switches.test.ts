import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { addSwitches } from './add-switches.ts';
import { switches } from './switches.ts';

const source = `
const digits = /\\d+/u;
export const hasDigits = (text: string): boolean => digits.test(text);
export const parts = (text: string) => text.split(digits);
export function firstWord(text: string): string | null {
  if (text === '') return null;
  return text.split(' ')[0] ?? null;
}
`;

test('each pattern and function has a switch: off, a pattern matches nothing and a function finds nothing', async () => {
  const changed = addSwitches('room.ts', source);
  Object.assign(globalThis, { ablationSwitches: switches });
  const code = stripTypeScriptTypes(changed.source);
  const room = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [digits, hasDigits, firstWord] = changed.rules.map(({ id }) => id);

  expect([room.hasDigits('a 1'), room.firstWord('a 1')]).toEqual([true, 'a']);
  expect(room.parts('a 1 b')).toEqual(['a ', ' b']);
  expect(switches.found).toEqual(new Set([digits, hasDigits, firstWord]));
  for (const id of [digits, firstWord]) switches.off.add(id ?? '');
  expect([room.hasDigits('a 1'), room.firstWord('a 1'), room.parts('a 1 b')]).toEqual([false, null, ['a 1 b']]);
  switches.off.clear();
  expect(changed.rules.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'pattern room.ts:2 /\\d+/u',
    'function room.ts:3 hasDigits',
    'function room.ts:5 firstWord',
  ]);
});
