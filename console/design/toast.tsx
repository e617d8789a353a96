import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface ShownToast {
  readonly id: number;
  readonly tone: 'info' | 'good' | 'bad';
  readonly text: string;
  readonly action?: { readonly label: string; readonly name: string; readonly run: () => void };
}

/** The room that messages take. The page leaves it free (`--toasts`), so that they cover nothing that cannot be scrolled out. */
/** Keeps the focused element above a new message. */
function uncoverFocus(list: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || list.contains(focused)) return;
  const [over, under] = [list.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered =
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
  if (isCovered && under.height < over.top) focused.scrollIntoView({ block: 'nearest' });
}

export function ToastList(props: {
  readonly toasts: readonly ShownToast[];
  /** The accessible name of the button that closes the message. */
  readonly closeLabel: (text: string) => string;
  readonly label: string;
  readonly onClose: (id: number) => void;
}) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = element.childElementCount > 0 ? element.offsetHeight : 0;
      root.setProperty('--toasts', `${height}px`);
      uncoverFocus(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--toasts');
    };
  }, []);
  return (
    <section class="toasts" aria-label={props.label} aria-live="polite" ref={list}>
      {props.toasts.map(({ id, tone, text, action }) => (
        <div key={id} class={`toast tone--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
          <span class="toast__text">{text}</span>
          {action && (
            <span class="toast__action">
              <Button small label={action.name} onClick={action.run}>
                {action.label}
              </Button>
            </span>
          )}
          <span class="toast__close">
            <Button small look="quiet" label={props.closeLabel(text)} onClick={() => props.onClose(id)}>
              ✕
            </Button>
          </span>
        </div>
      ))}
    </section>
  );
}
