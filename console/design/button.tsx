import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type ButtonLook = 'normal' | 'primary' | 'quiet' | 'danger';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
  /** It stays reachable by keyboard, so that focus is not lost while a request runs. */
  readonly disabled?: boolean;
  /** A request runs: a second click does nothing. */
  readonly busy?: boolean;
  /** For a screen reader, where the visible words do not say what is meant. They must contain the visible words. */
  readonly label?: string;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly onClick?: () => void;
}

const buttonClass = (look: ButtonLook, small: boolean): string =>
  ['button', look === 'normal' ? '' : `button--${look}`, small ? 'button--small' : ''].filter(Boolean).join(' ');

export function Button(props: ButtonProps) {
  const { look = 'normal', small = false, type = 'button', disabled = false, busy = false } = props;
  const inert = disabled || busy;
  return (
    <button
      type={type}
      class={buttonClass(look, small)}
      aria-disabled={inert ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
      aria-label={props.label}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else props.onClick?.();
      }}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </button>
  );
}

/** A link that looks like a button: it opens a screen and changes nothing. */
export function LinkButton(props: {
  readonly href: string;
  readonly children: ComponentChildren;
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly label?: string;
}) {
  return (
    <a class={buttonClass(props.look ?? 'normal', props.small ?? false)} href={props.href} aria-label={props.label}>
      {props.children}
    </a>
  );
}
