/**
 * Loads the strings of the person's language before the screens, which read them when they are loaded. In the meantime the session is
 * read, and what the screen of the address needs; a one-time link signs in before there is a session.
 */
import { loadAhead } from './app/load-ahead.ts';
import { currentLocation } from './app/router.ts';
import { readSession } from './app/session.ts';
import { applyTheme } from './app/theme.ts';
import { language } from './texts/language.ts';
import { loadTexts } from './texts/texts.ts';

applyTheme();
document.documentElement.lang = language;
const isSigningIn = currentLocation.value.path === '/sign-in';
const loaded = loadTexts();
const session = isSigningIn ? null : readSession();
if (!isSigningIn) loadAhead();
await loaded;
const { startConsole } = await import('./app/start.tsx');
startConsole(session);
