import Negotiator from 'negotiator';
import { findMessages, type Messages } from '../domain/messages/render-message.ts';
import { DEFAULT_LANGUAGE, listMessageLanguages } from '../language-data/messages/read-messages.ts';

/**
 * The sentences of the service in the language that a response is written in: the first that `Accept-Language` names and the service
 * has (RFC 9110, section 12.5.4), else that of the organization. `*`, which programs send, leaves the choice to the organization.
 */
export async function chooseMessages(
  acceptLanguage: string | undefined,
  readOrganizationLanguage: () => Promise<string | null | undefined>,
): Promise<Messages> {
  const known = listMessageLanguages();
  const named = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const range of named) {
    if (range === '*') break;
    const language = known.find((one) => one === range.toLowerCase().split('-', 1)[0]);
    if (language !== undefined) return findMessages(language);
  }
  const own = await readOrganizationLanguage();
  return findMessages(own != null && known.includes(own) ? own : DEFAULT_LANGUAGE);
}
