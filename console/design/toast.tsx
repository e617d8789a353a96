import { Button } from './button.tsx';

export interface ShownToast {
  readonly id: number;
  readonly tone: 'info' | 'good' | 'bad';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export function ToastList(props: {
  readonly toasts: readonly ShownToast[];
  readonly closeLabel: string;
  readonly label: string;
  readonly onClose: (id: number) => void;
}) {
  return (
    <section class="toasts" aria-label={props.label} aria-live="polite">
      {props.toasts.map(({ id, tone, text, action }) => (
        <div key={id} class={`toast tone--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
          <span class="toast__text">{text}</span>
          {action && (
            <Button small onClick={action.run}>
              {action.label}
            </Button>
          )}
          <Button small look="quiet" label={props.closeLabel} onClick={() => props.onClose(id)}>
            ✕
          </Button>
        </div>
      ))}
    </section>
  );
}
