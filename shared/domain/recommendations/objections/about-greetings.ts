import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Sites' names for their first page. */
const homeLabel = new RegExp(`^(?:${alternatives('recommendations', 'homeLabel')})$`, 'iu');

/** A title says what a page offers: none of its parts says only that the page is one of the site. */
export const titleIsNoLabel: ObjectionRule = ({ targetField, value }) => {
  if (targetField !== 'title' || value === null) return [];
  const parts = value.split(/\s[-–—|·•»:]\s|[|·•»]|:\s/u).map((part) => part.trim());
  const label = parts.find((part) => homeLabel.test(part));
  return label === undefined ? [] : [message('objections.greetings.any-page', { text: quoted(label) })];
};
