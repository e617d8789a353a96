import { api } from '../../app/client.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useQuery } from '../../app/use-query.ts';
import { type PageDetail, useAnalysis, useChecks } from '../page-data.ts';
import { Workbench } from './workbench.tsx';

export function EditorTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const content = useQuery(`page:${pageId}/content`, (signal) => api.getContent({ pageId }, { signal }));
  const checked = useChecks(pageId);
  const analysis = useAnalysis(pageId);
  return (
    <Loaded query={content}>
      {({ data: saved }) => (
        <Loaded query={checked}>
          {({ data: checks }) => (
            <Loaded query={analysis}>
              {({ data }) => <Workbench key={pageId} page={page} saved={saved} checks={checks} analysis={data} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
