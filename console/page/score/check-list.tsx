/** The fifteen checks of a page. Plain data in, no hook: the report shows the same. */
import { Badge, type Tone } from '../../design/badge.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page;

type CheckStatus = 'pass' | 'warn' | 'fail' | 'not_applicable';
interface ShownCheck {
  readonly key: string;
  readonly status: CheckStatus;
  readonly message: string;
}

const tones: Readonly<Record<CheckStatus, Tone>> = { pass: 'good', warn: 'warn', fail: 'bad', not_applicable: 'none' };
const order: readonly CheckStatus[] = ['fail', 'warn', 'pass', 'not_applicable'];

export function CheckList({ checks }: { readonly checks: readonly ShownCheck[] }) {
  // Checks that say the same are one line.
  const distinct = [...new Map(checks.map((check) => [`${check.status} ${check.message}`, check])).values()];
  const ordered = distinct.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <ul class="checks">
      {ordered.map(({ key, status, message }) => (
        <li key={key} class="check">
          <Badge tone={tones[status]}>{t.checkStatus[status]}</Badge>
          <span class="wrap">{message}</span>
        </li>
      ))}
    </ul>
  );
}
