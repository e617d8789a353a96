import type { Message } from '../messages/message.ts';

export interface Problems {
  readonly errors: Message[];
  readonly warnings: Message[];
}
