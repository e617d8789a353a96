import { argument, defineCommand, option } from '../../command.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { id, site, uuid } from '../../values.ts';

export const ideasAccept = defineCommand({
  name: 'accept',
  description: 'Accept an idea: for the page that it has, or with the new page made for it',
  arguments: { site: argument(site, 'id or domain'), idea: argument(uuid('idea'), 'id of an idea') },
  options: { page: option(id('id'), 'the new page, of "coa pages add"') },
  examples: [
    'coa ideas accept 1 0191f0c2-7a3b-7c11-9d1e-3f5a6b7c8d9e',
    'coa ideas accept 1 0191f0c2-7a3b-7c11-9d1e-3f5a6b7c8d9e --page 42',
  ],
  async run({ idea, page, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const body = page === undefined ? { action: 'optimize' as const } : { action: 'create' as const, page_id: page };
    const { data } = await api.acceptIdea({ siteId, ideaId: idea, body });
    return fields(data, [
      ['Idea', data.idea.title],
      ['Status', data.idea.status],
      ['Page', data.page_id],
      ['Added keywords', data.added_keywords],
      ['Analysis started', data.analysis_started],
      ['Why not', data.analysis_reason],
    ]);
  },
});
