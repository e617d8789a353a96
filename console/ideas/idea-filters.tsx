import { currentLocation, setQuery } from '../app/router.ts';
import { Select } from '../design/field.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { texts } from '../texts/texts.ts';
import type { Idea } from './idea-card.tsx';

const t = texts.ideas;

const listNames = <Name extends string>(labels: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(labels) as Name[];
const findName = <Name extends string>(labels: Readonly<Record<Name, string>>, given: string | null): Name | null =>
  listNames(labels).find((name) => name === given) ?? null;

export interface IdeaFilter {
  readonly play: string;
  readonly topic: string;
  readonly funnel: Idea['funnel_stage'] | null;
  readonly change: Idea['change'] | null;
  readonly q: string;
}

/** In the address: a filtered board can be sent to another person. */
export function readIdeaFilter(): IdeaFilter {
  const { query } = currentLocation.value;
  return {
    play: query.get('play') ?? '',
    topic: query.get('topic') ?? '',
    funnel: findName(t.funnel, query.get('funnel')),
    change: findName(t.change, query.get('change')),
    q: query.get('q') ?? '',
  };
}

/** As parameters of the list. */
export const filterInput = ({ play, topic, funnel, change, q }: IdeaFilter) => ({
  ...(play !== '' && { play }),
  ...(topic !== '' && { topic }),
  ...(funnel !== null && { funnel }),
  ...(change !== null && { change }),
  ...(q.trim() !== '' && { q: q.trim() }),
});

interface Named {
  readonly id: string;
  readonly name: string;
}

interface IdeaFiltersProps {
  readonly filter: IdeaFilter;
  readonly plays: readonly Named[];
  readonly topics: readonly Named[];
}

export function IdeaFilters({ filter, plays, topics }: IdeaFiltersProps) {
  const all = { value: '', label: texts.lists.all };
  const toOptions = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div class="fields">
      <SearchField label={t.filters.search} name="q" />
      <Select
        label={t.filters.play}
        value={filter.play}
        options={[all, ...toOptions(plays), { value: 'none', label: t.noPlay }]}
        onChange={(play) => setQuery({ play })}
      />
      <Select
        label={t.filters.topic}
        value={filter.topic}
        options={[all, ...toOptions(topics), { value: 'none', label: t.noTopic }]}
        onChange={(topic) => setQuery({ topic })}
      />
      <Select
        label={t.filters.funnel}
        value={filter.funnel ?? ''}
        options={[all, ...listNames(t.funnel).map((value) => ({ value, label: t.funnel[value] }))]}
        onChange={(funnel) => setQuery({ funnel })}
      />
      <Select
        label={t.filters.change}
        value={filter.change ?? ''}
        options={[all, ...listNames(t.change).map((value) => ({ value, label: t.change[value] }))]}
        onChange={(change) => setQuery({ change })}
      />
    </div>
  );
}
