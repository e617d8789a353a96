import { render } from 'preact';
import { App, preloadScreen } from './app.tsx';
import { resumeJobs } from './jobs.ts';

/** @param session - ends when it is known whether there is one; null while a one-time link signs in */
export function startConsole(session: Promise<void> | null): void {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  preloadScreen();
  void session?.then(resumeJobs);
}
