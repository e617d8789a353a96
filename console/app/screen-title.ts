/** The name of what a screen shows, for the tab and the history of the browser: ten pages in ten tabs have ten names. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Null where the screen has no more than its title. */
export const shownTitle = signal<string | null>(null);

export function useScreenTitle(title: string | null): void {
  useEffect(() => {
    shownTitle.value = title;
    return () => {
      shownTitle.value = null;
    };
  }, [title]);
}
