/** Small charts as SVG. Each has its numbers beside it or in its label: no information is in a colour alone. */
import type { Tone } from './badge.tsx';

const toneClass = (tone: Tone | undefined, name: string): string => (tone ? `${name} tone--${tone}` : name);
const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** A share of 100; `gain` is what could be added to it. */
export function Bar(props: {
  readonly value: number;
  readonly gain?: number;
  readonly tone?: Tone;
  readonly label: string;
}) {
  const value = clamp(props.value);
  return (
    <svg
      class={toneClass(props.tone, 'bar')}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={props.label}
    >
      <rect class="bar__track" width="100" height="8" />
      {props.gain ? <rect class="bar__gain" width={clamp(value + props.gain)} height="8" /> : null}
      <rect class="bar__fill" width={value} height="8" />
    </svg>
  );
}

/** A score of 100 as a ring around its grade. */
export function ScoreRing(props: {
  readonly score: number;
  readonly grade: string;
  readonly tone: Tone;
  readonly label: string;
}) {
  return (
    <svg class={`ring tone--${props.tone}`} viewBox="0 0 64 64" role="img" aria-label={props.label}>
      <circle class="ring__track" cx="32" cy="32" r="28" pathLength="100" />
      <circle
        class="ring__fill"
        cx="32"
        cy="32"
        r="28"
        pathLength="100"
        stroke-dasharray={`${clamp(props.score)} 100`}
      />
      <text class="ring__grade" x="32" y="33">
        {props.grade}
      </text>
    </svg>
  );
}

/** A line over time, from the earliest value to the latest. A gap is null. */
export function Sparkline({ values, label }: { readonly values: readonly (number | null)[]; readonly label: string }) {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known, 1);
  const step = values.length > 1 ? 200 / (values.length - 1) : 200;
  const points = values.flatMap((value, index) =>
    value === null ? [] : [`${(index * step).toFixed(1)},${(38 - (value / most) * 36).toFixed(1)}`],
  );
  return (
    <svg class="sparkline" viewBox="0 0 200 40" preserveAspectRatio="none" role="img" aria-label={label}>
      {points.length > 1 && <polygon class="sparkline__area" points={`0,40 ${points.join(' ')} 200,40`} />}
      {points.length > 1 && <polyline class="sparkline__line" points={points.join(' ')} />}
    </svg>
  );
}

/** Scores of 0 to 100 in their order, a point for each. */
export function ScoreLine(props: {
  readonly points: readonly { readonly score: number; readonly tone: Tone }[];
  readonly label: string;
}) {
  const step = props.points.length > 1 ? 580 / (props.points.length - 1) : 0;
  const placed = props.points.map(({ score, tone }, at) => ({ x: 10 + at * step, y: 110 - clamp(score), tone }));
  return (
    <svg class="score-line" viewBox="0 0 600 120" role="img" aria-label={props.label}>
      <path class="score-line__grid" d="M0 10H600M0 60H600M0 110H600" />
      <polyline
        class="sparkline__line"
        points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {placed.map(({ x, y, tone }) => (
        <circle key={x} class={`score-line__point tone--${tone}`} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

export interface Part {
  readonly tone: Tone;
  readonly count: number;
  readonly label: string;
}

/** Parts of a whole, side by side. */
export function Distribution({ parts, label }: { readonly parts: readonly Part[]; readonly label: string }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let start = 0;
  return (
    <svg class="distribution" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {parts.map((part, at) => {
        const width = total === 0 ? 0 : (part.count / total) * 100;
        const x = start;
        start += width;
        return (
          <g key={part.label} class={`tone--${part.tone}`}>
            <rect
              class="distribution__part"
              x={x}
              width={Math.max(0, at < parts.length - 1 ? width - 0.4 : width)}
              height="10"
            />
          </g>
        );
      })}
    </svg>
  );
}
