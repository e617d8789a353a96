/** The topics of a site around its core. Plain data in; for the eye alone, since the table beside it says the same. */
import type { Output } from '../../clients/typescript/src/index.ts';
import { texts } from '../texts/texts.ts';

const t = texts.topics;

export type AuthorityMap = Output<'getAuthorityMap'>['data'];
export type Topic = AuthorityMap['topics'][number];

/** Where the bands of distance end: spec, Authority map. */
const bandEnds = [0.25, 0.5, 0.75, 1] as const;
const RIM = 190;
const LABEL_CHARACTERS = 24;
/** On a phone, where letters are the largest beside the circles. */
const CHARACTER_WIDTH = 11;
const LABEL_HEIGHT = 26;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Placed {
  readonly topic: Topic;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Each topic at its distance, turned away from the ones before it, and moved along its ring until it overlaps none. */
function placeTopics(topics: readonly Topic[]): readonly Placed[] {
  const mostPages = Math.max(1, ...topics.map(({ page_count: pages }) => pages));
  const placed: Placed[] = [];
  for (const [index, topic] of topics.entries()) {
    const radius = 9 + 25 * Math.sqrt(topic.page_count / mostPages);
    const distance = topic.core_distance * RIM;
    let best: Placed | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 24; turn += 1) {
      const angle = index * GOLDEN_ANGLE + (turn * Math.PI) / 12;
      const candidate = { topic, radius, x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
      const overlap = placed.reduce((sum, other) => sum + measureOverlap(candidate, other), 0);
      if (overlap < least) [best, least] = [candidate, overlap];
      if (overlap === 0) break;
    }
    if (best) placed.push(best);
  }
  return placed;
}

/** Labels stand below the circles and are mostly wider than they are. */
function measureOverlap(a: Placed, b: Placed): number {
  const across = halfWidth(a) + halfWidth(b) - Math.abs(a.x - b.x);
  const bottom = (placed: Placed): number => placed.y + placed.radius + LABEL_HEIGHT;
  const down = Math.min(bottom(a), bottom(b)) - Math.max(a.y - a.radius, b.y - b.radius);
  return across > 0 && down > 0 ? Math.min(across, down) : 0;
}

const halfWidth = ({ topic, radius }: Placed): number =>
  Math.max(radius, (shorten(topic.name).length * CHARACTER_WIDTH) / 2);

const shorten = (name: string): string =>
  name.length > LABEL_CHARACTERS ? `${name.slice(0, LABEL_CHARACTERS - 1)}…` : name;

const topicClass = ({ topic }: Placed, isOpen: boolean): string =>
  [
    'topic-map__topic',
    topic.gap ? 'topic-map__topic--gap' : '',
    topic.drifting_count > 0 ? 'topic-map__topic--drifting' : '',
    isOpen ? 'topic-map__topic--open' : '',
  ]
    .filter(Boolean)
    .join(' ');

interface TopicMapProps {
  readonly core: string;
  readonly topics: readonly Topic[];
  readonly openId?: string | null;
  readonly onOpen?: (topic: Topic) => void;
}

export function TopicMap({ core, topics, openId, onOpen }: TopicMapProps) {
  const places = placeTopics(topics);
  return (
    <svg class="topic-map" viewBox="-290 -220 580 440" role="img" aria-label={t.mapLabel(topics.length, core)}>
      {bandEnds.map((end) => (
        <circle key={end} class="topic-map__ring" r={end * RIM} />
      ))}
      {places.map((placed) => (
        // The table has the same as buttons for the keyboard and for screen readers.
        <g
          key={placed.topic.id}
          class={topicClass(placed, placed.topic.id === openId)}
          {...(onOpen && { onClick: () => onOpen(placed.topic) })}
        >
          <circle cx={placed.x} cy={placed.y} r={placed.radius} />
        </g>
      ))}
      {places.map(({ topic, x, y, radius }) => (
        <text key={topic.id} class="topic-map__label" x={x} y={y + radius + 6} dominant-baseline="hanging">
          {shorten(topic.name)}
        </text>
      ))}
    </svg>
  );
}
