import { api } from '../../app/client.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useQuery } from '../../app/use-query.ts';
import type { PageDetail } from '../page-data.ts';
import { Editor } from './editor.tsx';

export function EditorTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const content = useQuery(`page:${pageId}/content`, (signal) => api.getContent({ pageId }, { signal }));
  return <Loaded query={content}>{({ data }) => <Editor key={pageId} pageId={pageId} saved={data} />}</Loaded>;
}
