import { render } from 'preact';
import { App } from './app/app.tsx';
import { resumeJobs } from './app/jobs.ts';
import { currentLocation } from './app/router.ts';
import { readSession } from './app/session.ts';
import { applyTheme } from './app/theme.ts';

applyTheme();
const root = document.getElementById('app');
if (root) render(<App />, root);
// A one-time link signs in: nothing is to be read before it has.
if (currentLocation.value.path !== '/sign-in') void readSession().then(resumeJobs);
