import { render } from 'preact';
import { applyTheme } from '../app/theme.ts';
import type { OpenapiDocument } from './document.ts';
import { Reference } from './reference.tsx';
import { texts } from './texts.ts';

applyTheme();
const root = document.getElementById('app');
/** Built from the service's own document, under a name that holds its digest. */
const file = document.querySelector<HTMLMetaElement>('meta[name="openapi"]')?.content ?? '';

async function start(into: HTMLElement): Promise<void> {
  render(<p role="status">{texts.loading}</p>, into);
  try {
    const response = await fetch(file);
    const given: OpenapiDocument = await response.json();
    render(<Reference document={given} />, into);
  } catch {
    render(<p role="alert">{texts.failed}</p>, into);
  }
}

if (root) void start(root);
