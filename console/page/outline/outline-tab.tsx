import { api } from '../../app/client.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useAction } from '../../app/use-action.ts';
import { invalidate, useQuery } from '../../app/use-query.ts';
import { Button } from '../../design/button.tsx';
import { DroppedTexts } from '../../design/dropped-texts.tsx';
import { EmptyState, ErrorState, Progress } from '../../design/states.tsx';
import { texts } from '../../texts/texts.ts';
import type { PageDetail } from '../page-data.ts';
import type { Outline } from './outline-section.tsx';
import { OutlineSections } from './outline-sections.tsx';

const t = texts.page.outlines;

const POLL_MS = 2_000;
const isMade = ({ status }: Outline): boolean => status === 'completed' || status === 'failed';

/** Null where the page has none. The brief says whether there is one: asked for directly, a missing one is an error. */
async function readOutline(pageId: number, signal: AbortSignal): Promise<{ outline: Outline | null }> {
  const { data } = await api.getBrief({ pageId }, { signal });
  return { outline: data.outline === null ? null : (await api.getOutline({ pageId }, { signal })).data };
}

export function OutlineTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const outline = useQuery(`page:${pageId}/outline`, (signal) => readOutline(pageId, signal), {
    // Also after a reload: what the server says decides.
    pollMs: (data) => (data?.outline && !isMade(data.outline) ? POLL_MS : undefined),
  });
  const generate = useAction(async () => {
    await api.generateOutline({ pageId });
    invalidate(`page:${pageId}/outline`);
  });
  const propose = (label: string) => (
    <Button look="primary" busy={generate.busy} onClick={() => void generate.run()}>
      {label}
    </Button>
  );
  return (
    <Loaded query={outline}>
      {({ outline: made }) => {
        if (made === null) {
          return (
            <EmptyState title={t.none} text={t.noneText}>
              {propose(t.generate)}
            </EmptyState>
          );
        }
        if (made.status === 'failed') {
          return (
            <ErrorState title={t.failed} text={made.error ?? undefined}>
              {propose(t.regenerate)}
            </ErrorState>
          );
        }
        if (!isMade(made)) return <Progress label={t.working} done={0} total={null} />;
        return (
          <div class="stack">
            <div class="row row--spread">
              <h2>{t.for(made.primary_keyword)}</h2>
              {propose(t.regenerate)}
            </div>
            {made.note && <p class="muted wrap">{made.note}</p>}
            <OutlineSections pageId={pageId} sections={made.sections} />
            <DroppedTexts dropped={made.dropped} />
          </div>
        );
      }}
    </Loaded>
  );
}
