import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { messagesSchema } from '../../../shared/language-data/messages/messages-schema.ts';
import {
  DEFAULT_LANGUAGE,
  listMessageLanguages,
  readMessages,
} from '../../../shared/language-data/messages/read-messages.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The placeholders of a message, with those of its plurals and choices. */
const placeholders = (elements: Elements): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => placeholders(value)) : []),
  ]);

/** The names of the choices of a message, which the code decides between. */
const choices = (elements: Elements): string[] =>
  elements.flatMap((element) => {
    if (!('options' in element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => choices(value));
    return element.type === 5 ? [...Object.keys(element.options), ...inner] : inner;
  });

const parse = (text: string, locale: string): Elements =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst();

const distinct = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

const english = readMessages(DEFAULT_LANGUAGE);

test('the service has English, German, French and Spanish', () => {
  expect(listMessageLanguages()).toEqual(['de', 'en', 'es', 'fr']);
});

test('a language without a file has no messages', () => {
  expect(() => readMessages('eo')).toThrow('there are no messages in "eo"');
});

describe.each(listMessageLanguages())('messages/%s.json', (language) => {
  const { locale, messages } = readMessages(language);

  test('is a table of the schema, whose numbers and lists are written as in the language', () => {
    expect(messagesSchema.safeParse({ locale, messages }).error).toBeUndefined();
    expect(new Intl.Locale(locale).language).toBe(language);
  });

  test('has the sentences of English, and no others', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english.messages));
  });

  test.each(Object.keys(english.messages))('%s takes the values and the choices of the English sentence', (id) => {
    const own = parse(messages[id] ?? '', locale);
    const theirs = parse(english.messages[id] ?? '', english.locale);
    expect(distinct(placeholders(own))).toEqual(distinct(placeholders(theirs)));
    expect(distinct(choices(own))).toEqual(distinct(choices(theirs)));
  });
});

test.each(listMessageLanguages().filter((language) => language !== DEFAULT_LANGUAGE))(
  'a sentence with words is another in "%s" than in English',
  (language) => {
    const { messages } = readMessages(language);
    const same = Object.entries(messages).filter(
      ([id, text]) => text === english.messages[id] && /\p{L}{2} \p{L}{2}/u.test(text),
    );
    expect(same).toEqual([]);
  },
);
