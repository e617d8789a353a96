import { Badge, type Tone } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';
import type { Topic } from './topic-map.tsx';

const t = texts.topics;

export const distanceTone: Readonly<Record<Topic['distance'], Tone>> = {
  core: 'good',
  close: 'fair',
  adjacent: 'warn',
  distant: 'poor',
};

interface TopicTableProps {
  readonly topics: readonly Topic[];
  readonly openId?: string | null;
  readonly onOpen?: (topic: Topic) => void;
}

/** The map as a table. */
export function TopicTable({ topics, openId, onOpen }: TopicTableProps) {
  return (
    <Table
      label={t.tableLabel}
      rows={topics.toSorted((one, other) => one.core_distance - other.core_distance)}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'topic',
          label: t.columns.topic,
          cell: (topic) => (
            <>
              {onOpen ? (
                <Button small look="quiet" expanded={topic.id === openId} onClick={() => onOpen(topic)}>
                  {topic.name}
                </Button>
              ) : (
                topic.name
              )}
              {topic.gap && <div class="small muted">{t.gap}</div>}
            </>
          ),
        },
        {
          id: 'distance',
          label: t.columns.distance,
          cell: ({ distance, core_distance: value }) => (
            <Badge tone={distanceTone[distance]}>{t.distanceValue(t.distance[distance], value)}</Badge>
          ),
        },
        { id: 'pages', label: t.columns.pages, number: true, cell: ({ page_count: pages }) => pages },
        { id: 'drifting', label: t.columns.drifting, number: true, cell: ({ drifting_count: drifting }) => drifting },
        { id: 'ideas', label: t.columns.ideas, number: true, cell: ({ idea_count: ideas }) => ideas },
      ]}
    />
  );
}
