/**
 * Loads the strings of the person's language before the screens, which read them when they are loaded. The session is read in the
 * meantime; a one-time link signs in before there is one.
 */
import { currentLocation } from './app/router.ts';
import { readSession } from './app/session.ts';
import { applyTheme } from './app/theme.ts';
import { language } from './texts/language.ts';
import { loadTexts } from './texts/texts.ts';

applyTheme();
document.documentElement.lang = language;
const session = currentLocation.value.path === '/sign-in' ? null : readSession();
await loadTexts();
const { startConsole } = await import('./app/start.tsx');
startConsole(session);
