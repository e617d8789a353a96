/** A content idea with its evidence. Plain data in. */
import type { ComponentChildren } from 'preact';
import type { Item } from '../../clients/typescript/src/index.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.ideas;

export type Idea = Item<'listIdeas'>;

const changeTone: Readonly<Record<Idea['change'], Tone>> = {
  create: 'info',
  retitle: 'fair',
  expand: 'fair',
  optimize: 'fair',
};

interface IdeaCardProps {
  readonly idea: Idea;
  readonly pageHref?: (pageId: number) => string;
  readonly topicHref?: (topicId: string) => string;
  /** Actions on the idea. */
  readonly children?: ComponentChildren;
}

export function IdeaCard({ idea, pageHref, topicHref, children }: IdeaCardProps) {
  return (
    <article class="card stack stack--tight" aria-label={idea.title}>
      <h3 class="wrap">{idea.title}</h3>
      <div class="row">
        <Badge tone={changeTone[idea.change]}>{t.change[idea.change]}</Badge>
        <Badge>{t.funnel[idea.funnel_stage]}</Badge>
        {idea.topic &&
          (topicHref ? (
            <a class="small" href={topicHref(idea.topic.id)}>
              {idea.topic.name}
            </a>
          ) : (
            <span class="small">{idea.topic.name}</span>
          ))}
      </div>
      <p class="small muted wrap">
        {t.keyword(idea.primary_keyword)}
        {idea.volume !== null && ` · ${t.volume(idea.volume)}`}
        {idea.difficulty !== null && ` · ${t.difficulty(idea.difficulty)}`}
        {` · ${t.score(idea.score)}`}
      </p>
      <p class="wrap">{idea.why}</p>
      {idea.worded_by && !idea.worded_by.startsWith('rules-') && (
        <p class="small muted">{t.wordedBy(idea.worded_by)}</p>
      )}
      {idea.caveats.length > 0 && (
        <div class="small">
          <strong>{t.caveats}</strong>
          <ul class="bullets">
            {idea.caveats.map((caveat) => (
              <li key={caveat} class="wrap">
                {caveat}
              </li>
            ))}
          </ul>
        </div>
      )}
      <IdeaPlace idea={idea} {...(pageHref && { pageHref })} />
      {children && <div class="row card__actions">{children}</div>}
    </article>
  );
}

function IdeaPlace({ idea, pageHref }: Pick<IdeaCardProps, 'idea' | 'pageHref'>) {
  if (idea.page_id === null) {
    return idea.proposed_path === null ? null : <p class="small wrap">{t.newAt(idea.proposed_path)}</p>;
  }
  const place = idea.page_path === null ? t.openPage : t.onPage(idea.page_path);
  return <p class="small wrap">{pageHref ? <a href={pageHref(idea.page_id)}>{place}</a> : place}</p>;
}
