import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const mailbox = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const nobodysMailbox = new RegExp(alternatives('recommendations', 'nobodysMailbox'), 'i');
/** "Your domain" and "your company", as templates in several languages have them. */
const templateDomain = new RegExp(
  String.raw`@[\w-]{0,63}(?:${alternatives('recommendations', 'templateDomain')})-?(?:${alternatives('recommendations', 'templateDomainThen')})[\w-]{0,63}\.`,
  'i',
);
const phone = /(?:(?:\+|\b00|\(0|\b0)\d[\d ()./-]{5,18}\d|(?<=\btel\p{L}*[.:]?\s)\d[\d ()./-]{5,18}\d)/giu;

/** Contact data can be used: a mailbox that may exist, a telephone number that is one. */
export const contactsAreReal: ObjectionRule = ({ criteria, added, links }) => {
  if (!criteria.has('trust_contact')) return [];
  const text = [...added.sentences, ...links.map(({ href }) => href)].join('\n');
  const mailboxes = text.match(mailbox) ?? [];
  const wrong = mailboxes.find((address) => nobodysMailbox.test(address) || templateDomain.test(address));
  if (wrong !== undefined) return [message('objections.contact.template', { address: quoted(wrong) })];
  const number = (text.match(phone) ?? []).find((found) => !isDialled(found));
  return number === undefined ? [] : [message('objections.contact.number', { number: quoted(number.trim()) })];
};

/** Neither one digit over and over nor the digits in a row. */
function isDialled(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  const tail = digits.slice(-7);
  return (
    digits.length >= 7 &&
    new Set(tail).size > 2 &&
    !'01234567890123456789'.includes(tail) &&
    !'98765432109876543210'.includes(tail)
  );
}
