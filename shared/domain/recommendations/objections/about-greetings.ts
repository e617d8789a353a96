import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Sites' names for their first page, and their greetings. */
const homeLabel = new RegExp(`^(?:${alternatives('recommendations', 'homeLabel')})$`, 'iu');
const greeting = new RegExp(String.raw`^(?:${alternatives('recommendations', 'greeting')})(?!\p{L})`, 'iu');

/** A title says what a page offers: none of its parts greets, or says only that the page is one of the site. */
export const titleIsNoLabel: ObjectionRule = ({ targetField, value }) => {
  if (targetField !== 'title' || value === null) return [];
  const parts = value.split(/\s[-–—|·•»:]\s|[|·•»]|:\s/u).map((part) => part.trim());
  const label = parts.find((part) => isLabel(part) || greeting.test(part));
  return label === undefined ? [] : [message('objections.greetings.any-page', { text: quoted(label) })];
};

const isLabel = (part: string): boolean => homeLabel.test(part);
