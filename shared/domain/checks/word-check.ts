import type { Messages } from '../messages/render-message.ts';
import type { Check } from './check.ts';

/** A check in a language. */
interface WordedCheck extends Omit<Check, 'target' | 'message'> {
  readonly target: string | null;
  readonly message: string;
}

export const wordCheck = ({ key, status, value, target, message }: Check, messages: Messages): WordedCheck => ({
  key,
  status,
  value,
  target: target === null || typeof target === 'string' ? target : messages.render(target),
  message: messages.render(message),
});
