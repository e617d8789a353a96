import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { readFormat } from '../../../../shared/domain/messages/sentence-format.ts';
import { listMessageLanguages, readMessages } from '../../../../shared/language-data/messages/read-messages.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Values = Parameters<ReturnType<typeof readFormat>>[0];

/** The values of a sentence by name: the choices of a select, numbers, or text that looks like syntax. */
function listChoices(elements: Elements, found = new Map<string, (string | number)[]>()) {
  for (const element of elements) {
    if (element.type === 1 && !found.has(element.value)) found.set(element.value, ["a {b} 'c' # <d>"]);
    if (element.type === 2 || element.type === 6) found.set(element.value, [0, 1, 2, 1_234.56]);
    if (element.type === 5) found.set(element.value, [...Object.keys(element.options), 'unknown']);
    if ('options' in element) for (const { value } of Object.values(element.options)) listChoices(value, found);
  }
  return found;
}

/** Each choice at least once, and those of two values together in turn. */
function* listValues(choices: ReadonlyMap<string, readonly (string | number)[]>): Generator<Values> {
  const most = Math.max(1, ...[...choices.values()].map(({ length }) => length));
  for (let at = 0; at < most * most; at += 1) {
    yield Object.fromEntries(
      [...choices].map(([name, values], place) => [
        name,
        values[(place % 2 === 0 ? at : Math.floor(at / most)) % values.length] ?? '',
      ]),
    );
  }
}

test.each(listMessageLanguages())('every sentence in "%s" is worded as FormatJS words it', (language) => {
  const { locale, messages } = readMessages(language);
  let compared = 0;
  for (const text of Object.values(messages)) {
    const theirs = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    const own = readFormat(text, locale);
    for (const values of listValues(listChoices(theirs.getAst()))) {
      expect(own(values)).toBe(String(theirs.format(values)));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(Object.keys(messages).length);
});

test.each([
  "It's {name}",
  '{ name }',
  '{n, plural, one {# in {name}} =3 {three} other {# of {n, number}}}.',
  '{n, plural, other {{name, select, a {# a} other {#}}}}',
  '{n, number, ::.0 group-off} %',
  '# of {name}',
])('%s is worded as FormatJS words it', (text) => {
  const values = { n: 1_234, name: 'a' };
  expect(readFormat(text, 'de-DE')(values)).toBe(String(new IntlMessageFormat(text, 'de-DE').format(values)));
});

test.each(['{n, selectordinal, other {#}}', '{n, plural, offset:1 other {#}}', "'{'name'}'", 'a } b', '{', '{a b}'])(
  'the syntax of %s, which no sentence has, is refused',
  (text) => expect(() => readFormat(text, 'en')).toThrow(text),
);

test('a value that is missing is an error', () => {
  expect(() => readFormat('See {page}.', 'en')({})).toThrow('page');
});
