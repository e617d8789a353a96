/** A write that a person starts: one at a time, with its failure shown. */
import { useRef, useState } from 'preact/hooks';
import { showError } from './toasts.ts';

interface Action<Input extends readonly unknown[]> {
  readonly busy: boolean;
  /** Of the last run; null while it runs and after it succeeded. */
  readonly error: unknown;
  /** Resolves with true when it succeeded. A call while one runs is ignored. */
  run(...input: Input): Promise<boolean>;
}

/** @param options.quiet - the screen shows `error` itself, such as beside a field */
export function useAction<Input extends readonly unknown[]>(
  write: (...input: Input) => Promise<unknown>,
  { quiet = false } = {},
): Action<Input> {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const running = useRef(false);
  return {
    ...state,
    async run(...input) {
      if (running.current) return false;
      running.current = true;
      setState({ busy: true, error: null });
      try {
        await write(...input);
        setState({ busy: false, error: null });
        return true;
      } catch (error) {
        setState({ busy: false, error });
        if (!quiet) showError(error);
        return false;
      } finally {
        running.current = false;
      }
    },
  };
}
