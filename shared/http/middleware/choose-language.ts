import type { Table } from '../../table/engine/client.ts';
import { rememberLanguages } from '../organization-languages.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** Finds the language of the response, where the operation has sentences in it, and says so in its headers. */
export function chooseLanguage(services: { table: Table; now: () => Date }): HttpMiddleware {
  const readLanguage = rememberLanguages(services);
  return {
    before: async ({ event, internal: { state } }) => {
      const { operation, caller } = state;
      if (!operation?.localized || !caller || state.replay) return;
      const { chooseMessages } = await operation.localized();
      const named = event.headers['accept-language'] ?? event.headers['Accept-Language'];
      state.messages = await chooseMessages(named, () => readLanguage(caller.organizationId));
    },
    after: ({ response, internal: { state } }) => {
      if (!response || !state.messages) return;
      const varies = response.headers?.['vary'];
      response.headers = {
        ...response.headers,
        'content-language': state.messages.language,
        vary: varies ? `${varies}, accept-language` : 'accept-language',
      };
    },
  };
}
