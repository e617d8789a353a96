import { argument, defineCommand } from '../../command.ts';
import { ideaFields } from '../../idea-fields.ts';
import { findSiteId } from '../../references.ts';
import { site, uuid } from '../../values.ts';

export const ideasShow = defineCommand({
  name: 'show',
  description: 'Show a content idea',
  arguments: { site: argument(site, 'id or domain'), idea: argument(uuid('idea'), 'id of an idea') },
  options: {},
  examples: ['coa ideas show 1 0191f0c2-7a3b-7c11-9d1e-3f5a6b7c8d9e'],
  async run({ idea, ...given }, context) {
    const api = await context.openApi();
    const { data } = await api.getIdea({ siteId: await findSiteId(api, given.site), ideaId: idea });
    return ideaFields(data);
  },
});
