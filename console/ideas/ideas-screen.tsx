import { api, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { EmptyState, Notice } from '../design/states.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { texts } from '../texts/texts.ts';
import { IdeaColumn } from './idea-column.tsx';
import { IdeaFilters, readIdeaFilter } from './idea-filters.tsx';
import { IdeaRunPanel, useIdeaRun } from './idea-run.tsx';

const t = texts.ideas;
type Playbook = NonNullable<Output<'getPlaybook'>['data']>;
const statuses = ['open', 'accepted', 'dismissed'] as const;

export function IdeasScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const playbook = useQuery(`site:${siteId}/playbook`, (signal) => api.getPlaybook({ siteId }, { signal }));
  const map = useQuery(`site:${siteId}/topics`, (signal) => api.getAuthorityMap({ siteId }, { signal }));
  const run = useIdeaRun(siteId);
  const filter = readIdeaFilter();
  return (
    <>
      <ScreenHead title={t.title}>
        <ExportButton siteId={siteId} what="ideas" />
      </ScreenHead>
      <Loaded query={playbook}>
        {({ data: book }) => (
          <div class="stack">
            <IdeaRunPanel siteId={siteId} run={run} />
            {book === null ? (
              run.latest === null && <EmptyState title={t.empty} />
            ) : (
              <>
                {book.needs_live_update && <Notice tone="warn">{t.needsLiveUpdate}</Notice>}
                <FirstSteps moves={book.moves} />
                <IdeaFilters filter={filter} plays={book.plays} topics={map.data?.data.topics ?? []} />
                {statuses.map((status) => (
                  <IdeaColumn key={status} siteId={siteId} status={status} filter={filter} />
                ))}
              </>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

function FirstSteps({ moves }: { readonly moves: Playbook['moves'] }) {
  if (moves.length === 0) return null;
  return (
    <details class="card" open>
      <summary>
        <strong>{t.firstSteps}</strong>
      </summary>
      <ol class="numbered">
        {moves.map((move) => (
          <li key={move.title}>
            <strong class="wrap">{move.title}</strong>
            <p class="wrap">{move.why}</p>
            <p class="small muted">{t.effort(move.effort)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
