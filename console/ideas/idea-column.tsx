/** The ideas of one status, the best first: those that were decided on are folded. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { DismissDialog, reopenIdea } from './dismiss-dialog.tsx';
import { type Idea, IdeaCard } from './idea-card.tsx';
import { filterInput, type IdeaFilter } from './idea-filters.tsx';

const t = texts.ideas;
const PART = 25;

interface IdeaColumnProps {
  readonly siteId: number;
  readonly status: Idea['status'];
  readonly filter: IdeaFilter;
}

export function IdeaColumn({ siteId, status, filter }: IdeaColumnProps) {
  const [asked, setAsked] = useState<{ readonly idea: Idea; readonly verb: 'accept' | 'dismiss' } | null>(null);
  const ideas = useParts(`site:${siteId}/ideas?${status}&${JSON.stringify(filter)}`, async (cursor, signal) => {
    const page = cursor === null ? 1 : Number(cursor);
    const input = { siteId, status, page, per_page: PART, ...filterInput(filter) };
    const { data, meta } = await api.listIdeas(input, signal ? { signal } : {});
    return { rows: data, next: page * PART < meta.total ? String(page + 1) : null };
  });
  const reopen = useAction(async (idea: Idea) => {
    await reopenIdea(siteId, idea.id);
    showToast({ tone: 'good', text: t.reopened });
  });
  const count = ideas.query.data && <span class="muted">{`${ideas.rows.length}${ideas.hasMore ? '+' : ''}`}</span>;
  const list = (
    <>
      <Loaded query={ideas.query} lines={4}>
        {() =>
          ideas.rows.length === 0 ? (
            <p class="muted">{t.columnEmpty[status]}</p>
          ) : (
            <>
              <div class="cards">
                {ideas.rows.map((idea) => (
                  <IdeaCard
                    key={idea.id}
                    idea={idea}
                    pageHref={(pageId) => linkTo(`/pages/${pageId}`)}
                    topicHref={(topic) => linkTo(`/sites/${siteId}/topics`, { topic })}
                  >
                    {status === 'open' && (
                      <>
                        <Button
                          small
                          look="primary"
                          label={t.acceptIdea(idea.title)}
                          onClick={() => setAsked({ idea, verb: 'accept' })}
                        >
                          {t.accept}
                        </Button>
                        <Button
                          small
                          label={t.dismissIdea(idea.title)}
                          onClick={() => setAsked({ idea, verb: 'dismiss' })}
                        >
                          {t.dismiss}
                        </Button>
                      </>
                    )}
                    {status === 'dismissed' && (
                      <Button
                        small
                        busy={reopen.busy}
                        label={t.reopenIdea(idea.title)}
                        onClick={() => void reopen.run(idea)}
                      >
                        {t.reopen}
                      </Button>
                    )}
                  </IdeaCard>
                ))}
              </div>
              <MoreButton parts={ideas} />
            </>
          )
        }
      </Loaded>
      {asked?.verb === 'accept' && <AcceptDialog siteId={siteId} idea={asked.idea} onClose={() => setAsked(null)} />}
      {asked?.verb === 'dismiss' && <DismissDialog siteId={siteId} idea={asked.idea} onClose={() => setAsked(null)} />}
    </>
  );
  if (status === 'open') {
    return (
      <section class="stack stack--tight" aria-label={t.columns[status]}>
        <h2>
          {t.columns[status]} {count}
        </h2>
        {list}
      </section>
    );
  }
  return (
    <details class="stack stack--tight idea-group">
      <summary>
        <h2>
          {t.columns[status]} {count}
        </h2>
      </summary>
      {list}
    </details>
  );
}
