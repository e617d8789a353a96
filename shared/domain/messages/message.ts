import type english from '../../language-data/messages/en.json';

/** The ids of the sentences of the service: `<area>.<id>.<part>`. */
export type MessageId = keyof (typeof english)['messages'];

/** Things joined by "and", with the number of those that are left out. */
export interface MessageList {
  readonly items: readonly (string | Message)[];
  readonly more: number;
}

/** A language by its code, named as the reader's language names it. */
interface LanguageName {
  readonly language: string;
}

export type MessageValue =
  | string
  | number
  | boolean
  | Message
  | MessageList
  | LanguageName
  | readonly (string | Message)[];

/** A sentence of the service that is not worded yet: what it says, and with which values. It is worded for whoever reads it. */
export interface Message {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A sentence to be worded for its reader, or a text that stays as it is, such as a model's. */
export type Said = string | Message;

export const message = (id: MessageId, values?: Message['values']): Message =>
  values === undefined ? { id } : { id, values };

/** In the quotation marks of the language. */
export const quoted = (text: string | Message): Message => message('common.quotation', { text });

/** Cuts every text that a sentence quotes after so many characters. */
export const shortenValues = ({ id, values }: Message, max: number): Message =>
  message(id, values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shorten(value, max)])));

function shorten(value: MessageValue, max: number): MessageValue {
  if (typeof value === 'string') return shortenText(value, max);
  if (typeof value !== 'object') return value;
  if (isSentences(value)) return value.map((sentence) => shortenItem(sentence, max));
  if ('language' in value) return value;
  if (!('items' in value)) return shortenValues(value, max);
  const items = value.items.map((item) =>
    typeof item === 'string' ? shortenText(item, max) : shortenValues(item, max),
  );
  return { items, more: value.more };
}

const shortenItem = (item: string | Message, max: number): string | Message =>
  typeof item === 'string' ? shortenText(item, max) : shortenValues(item, max);

const shortenText = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;

/** A list without a count is of sentences, which follow each other. */
export const isSentences = (
  value: Exclude<MessageValue, string | number | boolean>,
): value is readonly (string | Message)[] => Array.isArray(value);

/** The sentences of the service in a language, for code that reads no file. */
export interface MessageRenderer {
  readonly language: string;
  /** By which numbers, lists and dates are written: a BCP 47 tag. */
  readonly locale: string;
  /** @throws Error for an unknown id, and where a value is missing. */
  render(message: Message): string;
  /** The sentence of the id, else a text: for codes that later versions of the API may add to. */
  renderKnown(id: string, text: string): string;
}
