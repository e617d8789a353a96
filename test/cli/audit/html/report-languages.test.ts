import { describe, expect, test } from 'vitest';
import { makeHtmlReport } from '../../../../cli/audit/html/make-html-report.ts';
import { crawlReason } from '../../../../console/texts/en/crawl-reasons.ts';
import { reportTexts } from '../../../../console/texts/report-texts.ts';
import { urlOutcomes } from '../../../../shared/domain/crawling/crawled-url.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { pageKinds } from '../../../../shared/domain/pages/page-kind/page-kinds.ts';
import { listMessageLanguages, readMessages } from '../../../../shared/language-data/messages/read-messages.ts';
import { recordedApi, recordedIssue, recordedPage } from './recorded-api.ts';
import { documentOf, textOf } from './report-html.ts';

const languages = listMessageLanguages().filter((language) => language !== 'en');
const english = readMessages('en').messages;

/** Whole sentences of the report in English that have no values. */
const sentences = Object.entries(english)
  .filter(([id, text]) => id.startsWith('report.') && /\p{L} \p{L}/u.test(text) && !text.includes('{'))
  .map(([, text]) => text);

const site = {
  pages: [1, 2, 3].map((id) => recordedPage({ id, path: `/${id}/`, url: `https://shop.example/${id}/` })),
  issues: [recordedIssue({ severity: 'error', pages: 3, new: 2, fixed: 1 })],
  previous: {
    at: '2026-10-01T09:00:00.000Z',
    overall_score: 61.5,
    pages: 2,
    graded_pages: 1,
    grades: { A: 0, B: 0, C: 0, D: 1, F: 0 },
    errors: 3,
    warnings: 0,
    notices: 0,
    recommendations_done: 4,
  },
};
const make = async (subject: { siteId: number } | { pageId: number }, language: string) => {
  const { client } = recordedApi(site);
  return makeHtmlReport(subject, { client, language, now: () => new Date('2026-11-29T12:00:00Z') });
};

describe.each(languages)('the report in "%s"', (language) => {
  test.each([{ siteId: 1 }, { pageId: 2 }])('of %o has no word of its own in English', async (subject) => {
    const html = await make(subject, language);
    const document = documentOf(html);
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    const main = textOf(document.querySelector('main'));
    expect(sentences.filter((sentence) => main.includes(sentence))).toEqual([]);
    expect(main).toContain(textOf({ textContent: readMessages(language).messages['report.about.score'] ?? '' }));
  });
});

test('numbers and days are written as in the language', () => {
  const write = (language: string) => {
    const { number, tenths, day, percent } = reportTexts(findMessages(language));
    return [number(12_345), tenths(2), day('2026-03-02T23:59:00Z'), percent(0.5)].map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
  };
  expect(write('en')).toEqual(['12,345', '2.0', '2 March 2026', '50 %']);
  expect(write('de')).toEqual(['12.345', '2,0', '2. März 2026', '50 %']);
  expect(write('fr')).toEqual(['12 345', '2,0', '2 mars 2026', '50 %']);
  expect(write('es')).toEqual(['12.345', '2,0', '2 de marzo de 2026', '50 %']);
});

test('without a language of the API, and in one that the report does not have, it is in English', async () => {
  const { client } = recordedApi(site);
  for (const html of [await makeHtmlReport({ siteId: 1 }, { client }), await make({ siteId: 1 }, 'it')]) {
    expect(documentOf(html).documentElement.getAttribute('lang')).toBe('en');
    expect(html).toContain('How to read this report');
  }
});

test('why a URL gave no page is said as in the console, in every language that the report has', () => {
  const { reading } = reportTexts(findMessages('en'));
  const codes = Object.keys(english).flatMap((id) => /^report\.reason\.(.+)$/.exec(id)?.[1] ?? []);
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes.filter((one) => one !== 'status'))
    expect(reading.outcomeOf('gone', code)).toBe(`Does not exist: ${crawlReason(code)}`);
  expect(reading.outcomeOf('gone', 'status_410')).toBe('Does not exist: status 410');
  expect(reading.outcomeOf('gone', 'of_a_later_version')).toBe('Does not exist: of a later version');
});

test('kinds of pages have a name in every language', () => {
  for (const kind of pageKinds) expect(english).toHaveProperty([`report.kind.${kind}`]);
  expect(urlOutcomes).toEqual(expect.arrayContaining(['unreadable', 'error', 'gone', 'not_read']));
});
