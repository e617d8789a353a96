import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { plainFormat } from '../../../../shared/domain/messages/plain-format.ts';
import { listMessageLanguages, readMessages } from '../../../../shared/language-data/messages/read-messages.ts';

test.each(listMessageLanguages())(
  'every sentence in "%s" that is read without the parser is worded as the parser words it',
  (language) => {
    const { locale, messages } = readMessages(language);
    let plain = 0;
    for (const text of Object.values(messages)) {
      const format = plainFormat(text);
      if (format === null) continue;
      plain += 1;
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? `a {b} 'c' ${at}` : 1_000 * at]));
      expect(format(values)).toBe(
        String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values)),
      );
    }
    expect(plain).toBeGreaterThan(Object.keys(messages).length / 2);
  },
);

test.each(['{count, number}', "It's {name}", '{count, plural, one {a} other {b}}', 'a } b', '{ name }'])(
  'leaves %s to the parser',
  (text) => expect(plainFormat(text)).toBeNull(),
);

test('a value that is missing is an error', () => {
  expect(() => plainFormat('See {page}.')?.({})).toThrow('page');
});
