import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useAction } from '../app/use-action.ts';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/field.tsx';
import { EmptyState } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { type ApiKey, KeyTable, keyState } from './key-table.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { ShownKeyDialog } from './shown-key-dialog.tsx';

const t = texts.keys;

type Open =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'made'; readonly apiKey: string }
  | { readonly dialog: 'shown'; readonly of: ApiKey; readonly apiKey: string }
  | { readonly dialog: 'revoke'; readonly of: ApiKey };

export function KeysScreen() {
  const keys = useQuery('keys', (signal) => api.listConsoleKeys({}, { signal }));
  const [open, setOpen] = useState<Open | null>(null);
  const [showsEnded, setShowsEnded] = useState(false);
  const close = (): void => setOpen(null);
  const reveal = useAction(async (of: ApiKey) => {
    const { key } = await api.revealConsoleKey({ keyId: of.id });
    setOpen({ dialog: 'shown', of, apiKey: key });
  });
  const createButton = (
    <Button look="primary" icon="add" onClick={() => setOpen({ dialog: 'create' })}>
      {t.create}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t.title} subtitle={t.intro}>
        {createButton}
      </ScreenHead>
      <Loaded query={keys}>
        {({ data }) => {
          const shown = data.filter((key) => showsEnded || keyState(key) === 'active');
          const hasEnded = data.some((key) => keyState(key) !== 'active');
          return (
            <div class="stack">
              {shown.length === 0 ? (
                <EmptyState title={t.empty} text={t.emptyText} />
              ) : (
                <KeyTable
                  keys={shown}
                  actionsOf={(key) =>
                    keyState(key) === 'active' && (
                      <>
                        {!key.is_grant && (
                          <Button small label={t.revealKey(key.name)} onClick={() => void reveal.run(key)}>
                            {t.reveal}
                          </Button>
                        )}
                        <Button
                          small
                          label={t.revokeKey(key.name)}
                          onClick={() => setOpen({ dialog: 'revoke', of: key })}
                        >
                          {t.revoke}
                        </Button>
                      </>
                    )
                  }
                />
              )}
              {hasEnded && <Checkbox label={t.showEnded} checked={showsEnded} onChange={setShowsEnded} />}
            </div>
          );
        }}
      </Loaded>
      {open?.dialog === 'create' && (
        <CreateKeyDialog onClose={close} onMade={(apiKey) => setOpen({ dialog: 'made', apiKey })} />
      )}
      {open?.dialog === 'made' && (
        <ShownKeyDialog title={t.madeTitle} text={t.madeText} apiKey={open.apiKey} onClose={close} />
      )}
      {open?.dialog === 'shown' && (
        <ShownKeyDialog title={t.shownTitle(open.of.name)} apiKey={open.apiKey} onClose={close} />
      )}
      {open?.dialog === 'revoke' && <RevokeKeyDialog apiKey={open.of} onClose={close} />}
    </>
  );
}
