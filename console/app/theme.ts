/** Dark or light: the system's choice unless the person made another. */
import { storedSignal } from './stored.ts';

type Theme = 'system' | 'light' | 'dark';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

export const theme = storedSignal<Theme>('local', 'theme', (found) => themes.find((one) => one === found) ?? 'system');

/** The tokens follow `color-scheme`, which this attribute sets. */
export function applyTheme(): void {
  theme.subscribe((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  });
}

export function switchTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'system';
}
