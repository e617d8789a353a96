import type { Message } from '../messages/message.ts';

/** Where something is, for a sentence; the path of the whole document is empty. */
export const place = (path: string): NonNullable<Message['values']> => ({ hasPath: path !== '', path });
