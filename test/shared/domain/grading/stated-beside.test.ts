import { expect, test } from 'vitest';
import { readDocument } from '../../../../functions/crawl-worker/read-document.ts';
import { pageToGrade } from '../../../../lab/grading/page-to-grade.ts';
import { judgeEssentials } from '../../../../shared/domain/grading/essentials.ts';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { statementText } from '../../../../shared/domain/grading/statement.ts';

const prose = 'Vi reparerar hjul, bromsar och växlar på alla slags cyklar i vår verkstad. '.repeat(12);

/** The evidence on a page for a service whose footer, and the end of whose body, are these. */
function essentialsOf(footer: string, body = ''): string {
  const url = new URL('https://www.cykel.example/tjanster/');
  const html = `<html lang="sv"><head><title>Cykelservice | Hjulet</title></head><body><main><h1>Cykelservice</h1><p>${prose}</p>${body}</main><footer>${footer}</footer></body></html>`;
  const { extracted } = readDocument({ body: html, headers: { 'content-type': 'text/html' }, finalUrl: url.href });
  const page = readPage({ ...pageToGrade(extracted, url), pageKind: 'local_service' });
  const verdict = judgeEssentials(page);
  return verdict === null ? '' : statementText(verdict.evidence);
}

const missing = (said: string): string => /Looked for and not found: ([^.]*)/.exec(said)?.[1] ?? '';

test('what the footer states is found', () => {
  const said = essentialsOf('<p>Kungsgatan 43<br>753 20 Uppsala</p><p>Öppettider: mån-fre 08:00 - 17:00</p>');
  expect(said).toContain('a postal address ("753 20 Uppsala")');
  expect(said).toContain('opening hours (');
  expect(missing(said)).not.toMatch(/postal address|hours/);
});

test('what may be an address, hours or a price is neither found nor missing', () => {
  const said = essentialsOf('<p>Adress: Kungsgatan</p><p>Ring 08:30</p><p>Pris i kr</p>');
  expect(said).not.toMatch(/postal address|hours|a price/);
});

test('a map is no reason to ask for an address', () => {
  const said = essentialsOf('<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>');
  expect(missing(said)).not.toContain('postal address');
});

test('what no part of the page shows is missing', () => {
  expect(missing(essentialsOf('<p>© 2026 Hjulet Cykelservice</p>'))).toMatch(/address.*hours.*price/);
});
