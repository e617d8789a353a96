import { argument, defineCommand } from '../../command.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { site, uuid } from '../../values.ts';

export const factsDelete = defineCommand({
  name: 'delete',
  description: 'Delete a fact; one that was found on the site is dismissed for good',
  arguments: { site: argument(site, 'id or domain'), fact: argument(uuid('fact'), 'id of a fact') },
  options: {},
  examples: ['coa facts delete 1 0191f0c2-7a3b-7c11-9d1e-3f5a6b7c8d9e'],
  async run({ fact, ...given }, context) {
    const api = await context.openApi();
    const { data } = await api.deleteFact({ siteId: await findSiteId(api, given.site), factId: fact });
    return fields(data, [[fact, data.mode]]);
  },
});
