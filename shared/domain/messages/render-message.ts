import { DEFAULT_LANGUAGE, readMessages } from '../../language-data/messages/read-messages.ts';
import type { Message, MessageId } from './message.ts';
import { MessageFormatter } from './message-formatter.ts';

/** The sentences of the service in a language. */
export class Messages extends MessageFormatter {
  constructor(language: string) {
    super({ language, ...readMessages(language) });
  }

  /** Whether it is the language that rows keep their text in. */
  get isDefault(): boolean {
    return this.language === DEFAULT_LANGUAGE;
  }

  /** The text itself where it is one. */
  renderWords(words: Message | string): string {
    return typeof words === 'string' ? words : this.render(words);
  }

  /** Words what a row has kept beside its English text. Sentences of another version may be unknown here: they stay in English. */
  renderKept(message: Message | undefined, english: string): string {
    if (message === undefined || this.isDefault) return english;
    try {
      return this.render(message);
    } catch {
      return english;
    }
  }
}

const byLanguage = new Map<string, Messages>();

/** Reads the file of the language at the first call. @throws Error where it has none. */
export function findMessages(language: string): Messages {
  const messages = byLanguage.get(language) ?? new Messages(language);
  byLanguage.set(language, messages);
  return messages;
}

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(readMessages(DEFAULT_LANGUAGE).messages, id);

export const renderEnglish = (message: Message): string => findMessages(DEFAULT_LANGUAGE).render(message);
