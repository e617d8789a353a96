import {
  isSentences,
  type Message,
  type MessageId,
  type MessageList,
  type MessageRenderer,
  type MessageValue,
} from './message.ts';
import { removeDoubleStop } from './remove-double-stop.ts';
import { type Format, readFormat } from './sentence-format.ts';

/** The sentences of a language by their ids. */
export interface MessageTexts {
  readonly language: string;
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** Words messages from sentences that are given: it reads no file, so that a browser has it, too. */
export class MessageFormatter implements MessageRenderer {
  readonly language: string;
  /** By which numbers, lists and dates are written: a BCP 47 tag. */
  readonly locale: string;
  readonly #texts: Readonly<Record<string, string>>;
  readonly #formats = new Map<string, Format>();
  #lists: Intl.ListFormat | undefined;
  #languages: Intl.DisplayNames | undefined;

  constructor({ language, locale, messages }: MessageTexts) {
    this.language = language;
    this.locale = locale;
    this.#texts = messages;
  }

  /** @throws Error for an unknown id, and where a value is missing. */
  render({ id, values = {} }: Message): string {
    const worded: Record<string, string | number | boolean> = {};
    for (const name of Object.keys(values)) worded[name] = this.#word(values[name] as MessageValue);
    return removeDoubleStop(this.#format(id)(worded).trim());
  }

  /** The sentence of the id, else a text: for codes that later versions of the API may add to. */
  renderKnown(id: string, text: string): string {
    return id in this.#texts ? this.render({ id: id as MessageId }) : text;
  }

  #word(value: MessageValue): string | number | boolean {
    if (typeof value !== 'object') return value;
    if (isSentences(value)) return value.map((sentence) => this.#word(sentence)).join(' ');
    if ('language' in value) {
      this.#languages ??= new Intl.DisplayNames(this.locale, { type: 'language' });
      return this.#languages.of(value.language) ?? value.language;
    }
    return 'items' in value ? this.#list(value) : this.render(value);
  }

  #list({ items, more }: MessageList): string {
    const rest = more > 0 ? [this.render({ id: 'common.more', values: { count: more } })] : [];
    this.#lists ??= new Intl.ListFormat(this.locale, { type: 'conjunction' });
    return this.#lists.format([...items.map((item) => String(this.#word(item))), ...rest]);
  }

  #format(id: MessageId): Format {
    const known = this.#formats.get(id);
    if (known) return known;
    const text = this.#texts[id];
    if (text === undefined) throw new Error(`there is no message "${id}" in "${this.language}"`);
    const format = readFormat(text, this.locale);
    this.#formats.set(id, format);
    return format;
  }
}
