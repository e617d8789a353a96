import { listData, readData } from '../read-data.ts';
import type { MessageFile } from './messages-schema.ts';

/** The language of what is stored, logged and documented, and of responses where no other is asked for. */
export const DEFAULT_LANGUAGE = 'en';

/** The languages that the service writes advice in: each has one file. */
export const listMessageLanguages = (): readonly string[] => listData('messages');

/** @throws Error where the language has no file. */
export function readMessages(language: string): MessageFile {
  const file = readData('messages', language);
  if (file === null) throw new Error(`there are no messages in "${language}"`);
  return file as MessageFile;
}
