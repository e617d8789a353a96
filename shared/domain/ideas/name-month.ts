import { type Message, type MessageId, message } from '../messages/message.ts';
import type { KeywordSeason } from './idea.ts';

export const nameMonth = ({ month }: Pick<KeywordSeason, 'month'>): Message =>
  message(`ideas.month.${month.toLowerCase()}` as MessageId);
