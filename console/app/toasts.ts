/** Short messages, and the way back from what was lost. */
import { signal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { describeError } from './messages.ts';

interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'good' | 'bad';
  readonly text: string;
  /** `name`: what the button does, for who does not see which message it stands in. */
  readonly action?: { readonly label: string; readonly name: string; readonly run: () => void };
}

export const toasts = signal<readonly Toast[]>([]);

const SHOWN_MS = 6_000;
/** Reading, deciding and reaching the button takes longer. */
const UNDO_MS = 10_000;
let lastId = 0;

export function closeToast(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** After a sign-in: failures of the session before say nothing any longer. */
export function closeFailures(): void {
  toasts.value = toasts.value.filter(({ tone }) => tone !== 'bad');
}

export function showToast(given: Omit<Toast, 'id'>, shownMs = given.action ? UNDO_MS : SHOWN_MS): number {
  lastId += 1;
  const id = lastId;
  toasts.value = [...toasts.value.slice(-3), { ...given, id }];
  // A failure stays until it is closed.
  if (given.tone !== 'bad') setTimeout(() => closeToast(id), shownMs);
  return id;
}

export const showError = (error: unknown): number => showToast({ tone: 'bad', text: describeError(error) });

/** After a write that another write takes back. */
export function showUndo(text: string, undo: () => Promise<unknown>): void {
  const id = showToast({
    tone: 'good',
    text,
    action: {
      label: texts.shell.undo,
      name: texts.shell.undoWhat(text),
      run: () => {
        closeToast(id);
        undo().catch(showError);
      },
    },
  });
}

const waiting = new Set<() => void>();

/**
 * For a write that the API cannot take back: it is sent when the time to undo it is over, or the page is left.
 * The screen shows it as done at once; `undo` restores what it showed.
 */
export function writeUnlessUndone(text: string, write: () => Promise<unknown>, undo: () => void): void {
  let settled = false;
  const settle = (): boolean => {
    if (settled) return false;
    settled = true;
    waiting.delete(commit);
    clearTimeout(timer);
    closeToast(id);
    return true;
  };
  const commit = (): void => {
    if (!settle()) return;
    write().catch((error: unknown) => {
      undo();
      showError(error);
    });
  };
  const takeBack = (): void => {
    if (settle()) undo();
  };
  waiting.add(commit);
  const timer = setTimeout(commit, UNDO_MS);
  const action = { label: texts.shell.undo, name: texts.shell.undoWhat(text), run: takeBack };
  const id = showToast({ tone: 'good', text, action }, UNDO_MS + 1_000);
}

/** Sends changes that still wait for an undo: none is lost with the page. */
export function commitWaiting(): void {
  for (const commit of waiting) commit();
}
addEventListener('pagehide', commitWaiting);
