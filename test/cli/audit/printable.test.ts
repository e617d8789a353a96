import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '../../../cli/audit/printable.ts';
import { anyText } from '../../harness/any-text.ts';

test.each([
  ['  two\n\tlines  ', 'two lines'],
  ['red \u001b[31mtitle\u001b[0m', 'red [31mtitle[0m'],
  ['bell\u0007 and csi \u009b2J', 'bell and csi 2J'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['Zoë’s 自転車 🚲', 'Zoë’s 自転車 🚲'],
])('%j becomes %j', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

test('never lets a control character through', () => {
  fc.assert(fc.property(anyText(), (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(printable(text))));
});
