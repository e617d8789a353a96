import type { ComponentChildren } from 'preact';

/** The heading of a screen, with its actions at the right. */
export function ScreenHead(props: {
  readonly title: string;
  readonly subtitle?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  return (
    <header class="screen-head">
      <div class="screen-head__title">
        <h1>{props.title}</h1>
        {props.subtitle && <div class="muted">{props.subtitle}</div>}
      </div>
      {props.children && <div class="row">{props.children}</div>}
    </header>
  );
}
