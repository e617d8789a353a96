import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import type { Check } from '../scores.ts';
import type { PageCase } from './page-case.ts';

/** Every line of the checklist of one page. */
export function checkPage({ page, html, unreadable, h1s, keep, once, drop, markdown: whole }: PageCase): Check[] {
  const { markdown, ...read } = extractPage({ html, url: 'https://site.example/page' });
  const checks: Check[] = [];
  const check = (line: string, holds: boolean): void => void checks.push({ line: `${page}: ${line}`, holds });
  check(`unreadable ${unreadable}, not ${read.unreadable}`, read.unreadable === unreadable);
  if (h1s !== undefined) {
    const lines = markdown.split('\n').filter((line) => line.startsWith('# '));
    check(
      `main headings ${h1s.join()}, not ${lines.join()}`,
      lines.join('\n') === h1s.map((h1) => `# ${h1}`).join('\n'),
    );
  }
  let from = 0;
  for (const text of keep) {
    const at = markdown.indexOf(text, from);
    check(`keeps ${text}`, at !== -1);
    from = Math.max(from, at);
  }
  for (const text of once) check(`has once ${text}`, markdown.split(text).length === 2);
  for (const text of drop) check(`drops ${text}`, !markdown.includes(text));
  if (whole !== undefined) check(`is ${whole}, not ${markdown}`, markdown === whole);
  return checks;
}
