import type { Table } from '../../table/engine/client.ts';
import { getOrganization } from '../../table/organizations.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** Finds the language of the response, where the operation has sentences in it, and says so in its headers. */
export const chooseLanguage = ({ table }: { table: Table }): HttpMiddleware => ({
  before: async ({ event, internal: { state } }) => {
    const { operation, caller } = state;
    if (!operation?.localized || !caller || state.replay) return;
    const { chooseMessages } = await operation.localized();
    const named = event.headers['accept-language'] ?? event.headers['Accept-Language'];
    state.messages = await chooseMessages(
      named,
      async () => (await getOrganization(table, caller.organizationId))?.language,
    );
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
});
