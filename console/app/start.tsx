import { render } from 'preact';
import { App } from './app.tsx';
import { resumeJobs } from './jobs.ts';
import { currentLocation } from './router.ts';
import { readSession } from './session.ts';

export function startConsole(): void {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  // A one-time link signs in: nothing is to be read before it has.
  if (currentLocation.value.path !== '/sign-in') void readSession().then(resumeJobs);
}
