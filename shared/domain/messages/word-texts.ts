import { DEFAULT_LANGUAGE } from '../../language-data/messages/read-messages.ts';
import type { Message } from './message.ts';
import { type Messages, renderEnglish } from './render-message.ts';

/**
 * Words the English text of a row in the language of the messages, by the sentences that it keeps beside it. A text that none of them
 * makes stays: a model's, a name, or one whose sentence this version does not have.
 */
export function wordTexts(said: readonly Message[] | undefined, messages: Messages): (text: string) => string {
  if (said === undefined || messages.language === DEFAULT_LANGUAGE) return (text) => text;
  const byText = new Map(said.map((one) => [englishText(one), one]));
  return (text) => messages.renderKept(byText.get(text), text);
}

function englishText(message: Message): string | null {
  try {
    return renderEnglish(message);
  } catch {
    return null;
  }
}

/** The sentences that are one of the given strings in English, each once. */
export function keepUsed(said: readonly Message[], texts: readonly string[]): Message[] {
  const wanted = new Set(texts);
  const byText = new Map(said.map((one) => [renderEnglish(one), one]));
  return [...byText].filter(([text]) => wanted.has(text)).map(([, one]) => one);
}
