/** A bar for each component of the score, and what each costs. Plain data in, no hook: the report shows the same. */
import { Bar } from '../../design/charts.tsx';
import { Grade, scoreTone } from '../../design/grade.tsx';
import { showNumber, showPercent } from '../../texts/numbers.ts';
import { texts } from '../../texts/texts.ts';

const t = texts.page;

export interface ComponentScore {
  readonly id: string;
  readonly label: string;
  readonly score: number | null;
  readonly grade: string | null;
  readonly estimated: number | null;
  /** 0 to 1; null where it is not known. */
  readonly weight: number | null;
  readonly rationale: string;
  readonly judgedBy: string;
  readonly criteria: readonly {
    readonly key: string;
    readonly label: string;
    readonly score: number;
    readonly max: number;
    readonly rationale: string;
  }[];
}

/** The points that a component takes from the overall score. */
const lostPoints = ({ score, weight }: Pick<ComponentScore, 'score' | 'weight'>): number =>
  score === null || weight === null ? 0 : weight * (100 - score);

const rowId = (componentType: string): string => `component-${componentType}`;

/** Shows the criteria of a component. */
export function openComponent(componentType: string): void {
  const row = document.getElementById(rowId(componentType));
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = true;
  row.querySelector('summary')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
}

export function ComponentBars({ components }: { readonly components: readonly ComponentScore[] }) {
  const ordered = components.toSorted((a, b) => lostPoints(b) - lostPoints(a));
  return (
    <ul class="components">
      <li class="component component--head small muted" aria-hidden="true">
        <span>{t.componentColumns.label}</span>
        <span />
        <span class="number">{t.componentColumns.score}</span>
        <span>{t.componentColumns.grade}</span>
        <span class="number">{t.componentColumns.weight}</span>
        <span class="number">{t.componentColumns.cost}</span>
      </li>
      {ordered.map((component) => (
        <li key={component.id}>
          <ComponentRow component={component} />
        </li>
      ))}
    </ul>
  );
}

/** The sentences that several criteria have, and of each criterion the others. */
function splitRationales(rationales: readonly string[]): {
  readonly shared: readonly string[];
  readonly own: readonly string[];
} {
  const sentences = rationales.map((text) => text.split(/(?<=[.!?])\s/u));
  const counted = Map.groupBy(
    sentences.flatMap((some) => [...new Set(some)]),
    (sentence) => sentence,
  );
  const isShared = (sentence: string): boolean => (counted.get(sentence)?.length ?? 0) > 1;
  return {
    shared: [...counted.keys()].filter(isShared),
    own: sentences.map((some) => some.filter((sentence) => !isShared(sentence)).join(' ')),
  };
}

function ComponentRow({ component }: { readonly component: ComponentScore }) {
  const { label, score, grade, estimated, weight, criteria, rationale, judgedBy } = component;
  const cost = lostPoints(component);
  const { shared, own } = splitRationales(criteria.map((criterion) => criterion.rationale));
  // Each criterion has its sentences beside it: none is there twice.
  const said = criteria.map((criterion) => criterion.rationale).toSorted((a, b) => b.length - a.length);
  const remarks = [said.reduce((text, sentence) => text.replace(sentence, ''), rationale).trim(), ...shared].join(' ');
  const shown = score === null ? '–' : String(Math.round(score));
  return (
    <details id={rowId(component.id)}>
      <summary class="component">
        <span>{label}</span>
        <Bar
          value={score ?? 0}
          gain={score === null || estimated === null ? 0 : Math.max(0, estimated - score)}
          tone={scoreTone(score)}
          label={t.componentBar(label, shown)}
        />
        <span class="number">{shown}</span>
        <span>
          <Grade grade={grade} none="–" />
        </span>
        <span class="number muted">{weight === null ? '' : showPercent(weight)}</span>
        <span class="number">{cost < 0.05 ? t.costsNothing : t.cost(showNumber(cost, 1))}</span>
      </summary>
      <div class="component__more">
        {remarks.trim() !== '' && <p class="wrap">{remarks.trim()}</p>}
        {!judgedBy.startsWith('rules-') && <p class="small muted">{t.recommendations.judgedBy(judgedBy)}</p>}
        <ul class="criteria" aria-label={t.criteria(label)}>
          {criteria.map((criterion, at) => (
            <li key={criterion.key} class="criterion">
              <span class="criterion__name">{criterion.label}</span>
              <span class="number">{t.criterion(criterion.score, criterion.max)}</span>
              {own[at] !== '' && <span class="criterion__why muted wrap">{own[at]}</span>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
