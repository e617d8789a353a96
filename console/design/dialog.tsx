import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

/** A modal dialog: the browser keeps the focus inside, closes it with Escape, and returns the focus. Rendered while it is open. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
  /** Given, the dialog is a form, and Enter submits it. */
  readonly onSubmit?: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const content = (
    <div class="stack">
      <h2 id={id}>{props.title}</h2>
      {props.children}
      {props.actions && <div class="dialog__actions">{props.actions}</div>}
    </div>
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    props.onSubmit?.();
  };
  return (
    <dialog
      ref={dialog}
      class={props.wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      {props.onSubmit ? (
        <form noValidate onSubmit={submit}>
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>
  );
}
