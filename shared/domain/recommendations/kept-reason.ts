import { type Message, type Said, shortenValues } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';

/** The reasons of a verdict as a row keeps them: in English, and as a sentence for other languages where it is one. */
export interface KeptReason {
  readonly reasoning: string;
  readonly said?: Message;
}

/** Of a text that a sentence quotes, for other languages. */
const VALUE_CHARACTERS_MAX = 200;

export const keepReason = (said: Said): KeptReason =>
  typeof said === 'string'
    ? { reasoning: said }
    : { reasoning: renderEnglish(said), said: shortenValues(said, VALUE_CHARACTERS_MAX) };
