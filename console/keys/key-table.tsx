/** The API keys of an organization. Plain data in; never a key itself. */
import type { ComponentChildren } from 'preact';
import type { Output } from '../../clients/typescript/src/index.ts';
import { showAgo, showDay, showTime } from '../app/dates.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.keys;

export type ApiKey = Output<'listConsoleKeys'>['data'][number];
type KeyState = keyof typeof t.states;

const tones: Readonly<Record<KeyState, Tone>> = { active: 'good', expired: 'warn', revoked: 'none' };

export function keyState({ revoked_at: revokedAt, expires_at: expiresAt }: ApiKey, now = Date.now()): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly actionsOf: (key: ApiKey) => ComponentChildren;
}

export function KeyTable({ keys, actionsOf }: KeyTableProps) {
  return (
    <Table
      label={t.title}
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t.columns.name,
          cell: (key) => (
            <>
              <div class="row">
                <strong class="wrap">{key.name}</strong>
                <Badge tone={tones[keyState(key)]}>{t.states[keyState(key)]}</Badge>
                {key.is_grant && <Badge>{t.grant}</Badge>}
              </div>
              <div class="small muted">
                {key.is_grant ? describeScopes(key) : <code>{key.prefix}…</code>} · {t.created(showDay(key.created_at))}{' '}
                · <LastUse at={key.last_used_at} /> ·{' '}
                {key.expires_at === null ? t.neverExpires : t.expiresAt(showDay(key.expires_at))}
              </div>
            </>
          ),
        },
        {
          id: 'actions',
          label: <span class="visually-hidden">{t.columns.actions}</span>,
          cell: (key) => <div class="row row--end">{actionsOf(key)}</div>,
        },
      ]}
    />
  );
}

/** The secret of a grant is replaced every hour: what counts is what the person allowed. */
const describeScopes = ({ scopes }: ApiKey): string => scopes.map((scope) => t.scopes[scope]).join(', ');

function LastUse({ at }: { readonly at: string | null }) {
  if (at === null) return <>{t.neverUsed}</>;
  return (
    <time dateTime={at} title={showTime(at)}>
      {t.used(showAgo(at))}
    </time>
  );
}
