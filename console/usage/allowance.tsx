import { Bar } from '../design/charts.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.usage;

interface AllowanceProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number | null;
  readonly left: number | null;
}

/** How much of an allowance is used. Plain data in. */
export function Allowance({ label, used, limit, left }: AllowanceProps) {
  const share = limit === null || limit === 0 ? 0 : (used / limit) * 100;
  const words = limit === null ? t.used(used) : t.usedOf(used, limit);
  return (
    <div class="card stack stack--tight">
      <h3>{label}</h3>
      {limit !== null && limit > 0 && (
        <Bar value={share} tone={share >= 90 ? 'bad' : 'info'} label={`${label}: ${words}`} />
      )}
      <p>
        {words}
        {left !== null && <span class="muted"> · {t.left(left)}</span>}
      </p>
    </div>
  );
}
