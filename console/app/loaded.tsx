/** The states that every screen has: loading, failed, no access, empty, and the data itself. */
import type { ComponentChildren } from 'preact';
import { Button, LinkButton } from '../design/button.tsx';
import { EmptyState, ErrorState, Loading, NoAccess, Notice } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { classifyError, describeError } from './messages.ts';
import { linkTo } from './router.ts';
import type { Query } from './use-query.ts';

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** Shown in place of the data where `isEmpty` says so. */
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: { readonly title: string; readonly text?: string; readonly action?: ComponentChildren };
  readonly lines?: number;
  /** The data is the whole screen's: without it there is no other heading. */
  readonly isScreen?: boolean;
  readonly children: (data: T) => ComponentChildren;
}

export function Loaded<T>({ query, isEmpty, empty, lines, isScreen, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data === undefined) {
    if (error === undefined) return <Loading label={texts.states.loading} {...(lines ? { lines } : {})} />;
    return <FailedState error={error} onRetry={query.reload} isScreen={isScreen} />;
  }
  return (
    <>
      {error !== undefined && <StaleNotice error={error} onRetry={query.reload} />}
      {empty && isEmpty?.(data) ? (
        <EmptyState title={empty.title} text={empty.text}>
          {empty.action}
        </EmptyState>
      ) : (
        children(data)
      )}
    </>
  );
}

/** A read failed and there is nothing to show from before. */
export function FailedState(props: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isScreen?: boolean | undefined;
}) {
  const { error, onRetry, isScreen } = props;
  const kind = classifyError(error);
  if (kind === 'no_access') {
    return (
      <NoAccess title={texts.states.noAccessTitle} text={texts.states.noAccess} isScreen={isScreen}>
        <LinkButton href={linkTo('/sites')}>{texts.states.goToSites}</LinkButton>
      </NoAccess>
    );
  }
  const title = kind === 'connection' ? texts.states.noConnectionTitle : texts.states.failedTitle;
  return (
    <ErrorState title={title} text={describeError(error)} isScreen={isScreen}>
      <Button onClick={onRetry}>{texts.shell.retry}</Button>
    </ErrorState>
  );
}

/** The last read failed: what was read before is still shown. */
export function StaleNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Notice tone="warn">
      <span role="status">{describeError(error)}</span>
      <Button small onClick={onRetry}>
        {texts.shell.retry}
      </Button>
    </Notice>
  );
}
