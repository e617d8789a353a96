import { type Message, shortenValues } from '../messages/message.ts';
import { RECORDED_MAX, type Some, type SomeSentences } from './page-record.ts';

const TEXT_CHARACTERS_MAX = 300;

export const bounded = (text: string): string => text.slice(0, TEXT_CHARACTERS_MAX);

export const some = (all: readonly string[]): Some => ({
  count: all.length,
  first: all.slice(0, RECORDED_MAX).map(bounded),
});

export const someSentences = (all: readonly Message[]): SomeSentences => ({
  count: all.length,
  first: all.slice(0, RECORDED_MAX).map((sentence) => shortenValues(sentence, TEXT_CHARACTERS_MAX)),
});
