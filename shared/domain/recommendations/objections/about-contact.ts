import { message } from '../../messages/message.ts';
import { exampleContactsIn } from '../../placeholders/placeholders-in.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Contact data can be used: neither a mailbox nor a telephone number is that of a template. */
export const contactsAreReal: ObjectionRule = ({ criteria, added, links, before }) => {
  if (!criteria.has('trust_contact')) return [];
  const text = [...added.sentences, ...links.map(({ href }) => href)].join('\n');
  const [wrong] = exampleContactsIn(text, before.input.siteDomain);
  return wrong === undefined ? [] : [message('objections.contact.template', { address: quoted(wrong) })];
};
