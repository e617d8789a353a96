/** States of a screen without data, and why it has none. */
import type { ComponentChildren } from 'preact';
import type { Tone } from './badge.tsx';

interface StateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Actions for the person. */
  readonly children?: ComponentChildren;
  /** It stands in place of a whole screen: its title is the main heading. */
  readonly isScreen?: boolean | undefined;
}

function Title({ title, isScreen }: Pick<StateProps, 'title' | 'isScreen'>) {
  return isScreen ? <h1>{title}</h1> : <h2>{title}</h2>;
}

export function EmptyState({ title, text, children, isScreen }: StateProps) {
  return (
    <div class="state">
      <Title title={title} isScreen={isScreen} />
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

export function ErrorState({ title, text, children, isScreen }: StateProps) {
  return (
    <div class="state state--error" role="alert">
      <Title title={title} isScreen={isScreen} />
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** Missing, deleted, or another organization's: the API does not say which. */
export function NoAccess({ title, text, children, isScreen }: StateProps) {
  return (
    <div class="state state--no-access" role="alert">
      <Title title={title} isScreen={isScreen} />
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** The shape of what is coming; screen readers hear the label. */
export function Loading({ label, lines = 6 }: { readonly label: string; readonly lines?: number }) {
  return (
    <div class="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

/** Of work that takes long. Without a total it says only that it goes on. */
export function Progress(props: { readonly label: string; readonly done: number; readonly total: number | null }) {
  const { label, done, total } = props;
  const known = total !== null && total > 0;
  return (
    <div class="progress">
      <span class="small muted">{label}</span>
      <progress aria-label={label} max={known ? total : 1} {...(known ? { value: Math.min(done, total) } : {})} />
    </div>
  );
}

export function Notice({ tone = 'info', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <div class={`notice tone--${tone}`}>{children}</div>;
}
