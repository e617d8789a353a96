import { argument, defineCommand, flag } from '../../command.ts';
import { list } from '../../output.ts';
import { findPageId } from '../../references.ts';
import { page } from '../../values.ts';

export const recsList = defineCommand({
  name: 'list',
  description: 'List the recommendations of a page, those to do first at the top',
  arguments: { page: argument(page, 'id or URL') },
  options: { all: flag('also applied and dismissed ones') },
  examples: ['coa recs list 7', 'coa recs list 7 --all --json'],
  async run({ all, ...given }, context) {
    const api = await context.openApi();
    const { data } = await api.getAnalysis({ pageId: await findPageId(api, given.page) });
    const recommendations = data?.recommendations ?? [];
    const isOpen = ({ status }: { status: string }): boolean => status === 'pending' || status === 'in_progress';
    return list({
      items: (all ? recommendations : recommendations.filter(isOpen)).toSorted((a, b) => a.sort_order - b.sort_order),
      columns: [
        { title: 'Id', of: ({ id }) => id, align: 'right' },
        { title: 'Impact', of: ({ impact }) => impact },
        { title: 'Points', of: ({ point_value }) => point_value, align: 'right' },
        { title: 'Field', of: ({ target_field }) => target_field },
        { title: 'Status', of: ({ status }) => status },
        { title: 'By', of: ({ worded_by }) => worded_by ?? '' },
        { title: 'Title', of: ({ title }) => title },
      ],
      idOf: ({ id }) => id,
      none: data === null ? 'the page was never analyzed: run "coa analyze"' : 'nothing to do',
    });
  },
});
