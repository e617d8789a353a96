import type { Output } from '../../clients/typescript/src/index.ts';
import { TextField } from '../design/field.tsx';
import { showRounded } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';
import { parsePercent } from './weights.ts';

const t = texts.rubric;
type Component = Output<'getConsoleRubric'>['data']['components'][number];

/** Beyond it the other components would hardly count; a larger weight can be typed. */
const SLIDER_MAX = 50;

interface WeightRowProps {
  readonly component: Component;
  readonly typed: string;
  readonly onInput: (typed: string) => void;
}

export function WeightRow({ component, typed, onInput }: WeightRowProps) {
  const percent = parsePercent(typed);
  const error = Number.isNaN(percent) ? t.notANumber : percent <= 0 ? t.tooSmall : null;
  const points = component.criteria.reduce((sum, criterion) => sum + criterion.max_score, 0);
  return (
    <li class="weight">
      <div>
        <strong>{component.label}</strong>
        <details>
          <summary class="small muted">{t.criteria(component.criteria.length, points)}</summary>
          <ul class="bullets small">
            {component.criteria.map((criterion) => (
              <li key={criterion.key}>{t.criterion(criterion.label, criterion.max_score)}</li>
            ))}
          </ul>
        </details>
      </div>
      <input
        type="range"
        class="weight__slider"
        aria-label={t.slider(component.label)}
        min={0.5}
        max={SLIDER_MAX}
        step={0.5}
        value={Number.isNaN(percent) ? 0 : percent}
        onInput={(event) => onInput(showRounded(event.currentTarget.valueAsNumber))}
      />
      <TextField label={t.weight(component.label)} hideLabel value={typed} error={error} onInput={onInput} />
    </li>
  );
}
