/** Loads the strings of the person's language before the screens, which read them when they are loaded. */
import { applyTheme } from './app/theme.ts';
import { language } from './texts/language.ts';
import { loadTexts } from './texts/texts.ts';

applyTheme();
document.documentElement.lang = language;
await loadTexts();
const { startConsole } = await import('./app/start.tsx');
startConsole();
