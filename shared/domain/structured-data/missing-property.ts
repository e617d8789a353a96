import { type Message, message } from '../messages/message.ts';

/** @param property - its path. */
export const missing = (how: 'required' | 'recommended', type: string, property: string): Message =>
  message(`schema.${how}`, { type, property });
