/**
 * Sentences of `rules-v1` on topics: the one place where their facts become sentences. Ideas are worded in `word-new-page.ts` and
 * `word-page-change.ts`.
 */
import { type Message, type MessageList, message, quoted } from '../messages/message.ts';

export const quoteAll = (texts: readonly string[]): MessageList => ({ items: texts.map(quoted), more: 0 });

const LABELS_SHOWN = 4;

/** `labels`: what the pages of the topic say, the most telling first. */
export function wordTopic(pageCount: number, name: string, labels: readonly string[]): Message {
  const shown = labels.slice(0, LABELS_SHOWN);
  return message('ideas.topic.about', {
    count: pageCount,
    labels: { items: shown.length === 0 ? [name] : shown, more: 0 },
  });
}

export const wordDrifting = (words: readonly string[], topic: string): Message =>
  words.length === 0
    ? message('ideas.topic.drifting', { topic: quoted(topic) })
    : message('ideas.topic.drifting-to', { words: quoteAll(words), topic: quoted(topic) });
