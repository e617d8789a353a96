import type { MessageValue } from '../../../../shared/domain/messages/message.ts';

/** The strings that the code has put into a sentence. */
export function quotedStrings(value: MessageValue): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object') return [];
  if ('language' in value) return [];
  if ('items' in value) return value.items.flatMap(quotedStrings);
  return 'id' in value ? Object.values(value.values ?? {}).flatMap(quotedStrings) : [...value].flatMap(quotedStrings);
}
