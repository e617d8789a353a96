import { render } from 'preact';
import { App } from './app/app.tsx';
import { resumeJobs } from './app/jobs.ts';
import { readSession } from './app/session.ts';
import { applyTheme } from './app/theme.ts';

applyTheme();
const root = document.getElementById('app');
if (root) render(<App />, root);
void readSession().then(resumeJobs);
