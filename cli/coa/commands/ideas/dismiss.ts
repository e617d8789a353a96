import { argument, defineCommand, option, requiredOption } from '../../command.ts';
import { ideaFields } from '../../idea-fields.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, text, uuid } from '../../values.ts';

export const ideasDismiss = defineCommand({
  name: 'dismiss',
  description: 'Dismiss an idea; its keywords are not suggested again',
  arguments: { site: argument(site, 'id or domain'), idea: argument(uuid('idea'), 'id of an idea') },
  options: {
    reason: requiredOption(
      parseChoice(['not_relevant', 'already_covered', 'not_now', 'wont_rank', 'other'], 'reason'),
      'why',
    ),
    note: option(text('text'), 'more about it'),
  },
  examples: ['coa ideas dismiss 1 0191f0c2-7a3b-7c11-9d1e-3f5a6b7c8d9e --reason not_now'],
  async run({ idea, reason, note, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const { data } = await api.dismissIdea({ siteId, ideaId: idea, body: { reason, ...(note ? { note } : {}) } });
    return ideaFields(data);
  },
});
