import { expect, test } from 'vitest';
import { makeHtmlReport } from '../../../../cli/audit/html/make-html-report.ts';
import { LOGO_BYTES_MAX } from '../../../../shared/domain/reports/check-logo.ts';
import { checkReport } from '../../../../shared/domain/reports/check-report.ts';
import { recordedApi, recordedIssue, recordedPage } from '../../../cli/audit/html/recorded-api.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (type: string, bytes: readonly number[], size = 100): string =>
  `data:${type};base64,${Buffer.from(Uint8Array.from({ length: size }, (_, at) => bytes[at] ?? 0)).toString('base64')}`;
const logo = picture('image/png', pngStart);
const preparedBy = { name: 'Roth & Partner <b>', logo };
const markdown = '# Dach\n\n> Zitat\n\n1. *Den* **Titel** kürzen\n2. `code`\n\n- /preise/\n\n---\n\n```\nx\n```\n';
const { client } = recordedApi({
  pages: [recordedPage({ id: 1 }), recordedPage({ id: 2 })],
  issues: [recordedIssue({ pages: 1 })],
  reportOf: () => ({ sheet: { language: 'de', markdown } }),
});
const ofSite = await makeHtmlReport({ siteId: 1 }, { client, preparedBy });
const ofPage = await makeHtmlReport({ pageId: 1 }, { client, preparedBy });

test('a report as it is made passes, with the name and the logo of who prepared it', () => {
  expect(checkReport(ofPage)).toMatchObject({ language: 'en', title: expect.stringContaining('Page audit') });
  expect(checkReport(ofSite)).toMatchObject({
    language: 'en',
    title: expect.stringContaining('Content audit of'),
    style: expect.stringContaining('.report'),
  });
  expect(ofSite).toContain('Prepared by Roth &amp; Partner &lt;b>');
  expect(ofSite).toContain(`<img src="${logo}" alt="Roth &amp; Partner &lt;b>"`);
});

const add = (html: string) => ofPage.replace('</main>', () => `${html}</main>`);

test.each([
  ['a script', '<script>alert(1)</script>', 'must hold no <script> element'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', 'must hold no <iframe> element'],
  ['a form', '<form action="https://evil.example"></form>', 'must hold no <form> element'],
  ['an event handler', '<p onclick="alert(1)">x</p>', 'must hold no attribute onclick'],
  ['an inline style', '<p style="position:fixed">x</p>', 'must hold no attribute style'],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>', 'must lead to addresses by http and https alone'],
  [
    'a link with a control character',
    '<a href="java\tscript:alert(1)">x</a>',
    'must lead to addresses by http and https alone',
  ],
  [
    'a redirect',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    'must hold no http-equiv but its policy',
  ],
  ['a base', '<base href="https://evil.example">', 'must hold no <base> element'],
  ['a comment', '<!-- x -->', 'must hold no comment'],
  ['a second picture', `<img src="${logo}" alt="">`, 'must hold one picture at most, the logo'],
  ['a second style', '<style>p{}</style>', 'must be a report: a document with one <style> and one <main> element'],
])('%s is refused', (_, html, fault) => {
  expect(checkReport(add(html))).toEqual({ fault });
});

test.each([
  ['an address', 'https://evil.example/logo.png', 'must hold no picture but a logo within the document'],
  ['SVG', picture('image/svg', [0x3c]), 'must hold a logo that is a PNG, JPEG or WebP picture'],
  [
    'a picture of another type than it says',
    picture('image/jpeg', pngStart),
    'must hold a logo that is a PNG, JPEG or WebP picture',
  ],
  ['a large one', picture('image/png', pngStart, LOGO_BYTES_MAX + 1), 'must hold a logo of at most 100 KB'],
])('a logo that is %s is refused', (_, src, fault) => {
  expect(checkReport(ofPage.replace(logo, () => src))).toEqual({ fault });
});

test('what is no report is refused, and 4 MB of tags take one pass', () => {
  const fault = 'must be a report: a document with one <style> and one <main> element';
  expect(checkReport('Hello')).toEqual({ fault });
  expect(checkReport('<!doctype html>')).toEqual({ fault });
  expect(checkReport('<p>'.repeat(1_300_000))).toEqual({ fault });
});
