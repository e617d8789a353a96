import { describe, expect, test } from 'vitest';
import { renderPageTable } from '../../../cli/audit/page-table.ts';
import { renderReport } from '../../../cli/audit/report.ts';
import { sampleChecks, sampleRecommendation, sampleReport } from './sample-answers.ts';

const plain = { width: 100, hasColours: false };

describe('renderReport', () => {
  const lines = renderReport(sampleReport(), sampleChecks(), plain).split('\n');

  test('opens with the page, its grade and what it could reach', () => {
    expect(lines.slice(0, 5)).toEqual([
      'Bike repair in Kingsbourne',
      'https://shop.example/repair/',
      '',
      'Grade and score  B 87 of 100',
      'Estimated        A 93 of 100',
    ]);
  });

  test('says that the grade is of other content when the checks say so', () => {
    const sentence = 'The content has changed since this analysis: analyse it again for its grade.';
    expect(lines).not.toContain(sentence);
    const changed = sampleChecks({ content_changed_since_last_analysis: true });
    expect(renderReport(sampleReport(), changed, plain).split('\n')[5]).toBe(sentence);
  });

  test('shows how much of the page was read, how sure that is, and the doubt', () => {
    const report = sampleReport();
    const reading = { share: 0.42, confidence: 0.3, doubt: 'The page shows its content only by script.' };
    const read = { ...report, page: { ...report.page, latest_snapshot: { ...report.page.latest_snapshot, reading } } };
    const shown = renderReport(read, sampleChecks(), plain).split('\n');
    expect(shown).toContain('Read             42 % of the visible text, with a confidence of 30 %');
    expect(shown).toContain(reading.doubt);
  });

  test('shows each component with grade, score and bar', () => {
    expect(lines).toContain('Component scores  graded by rules-v1');
    expect(lines).toContain('Title                             D-   61  ████████████░░░░░░░░');
    expect(lines).toContain('serp analysis                     –     –  ░░░░░░░░░░░░░░░░░░░░');
  });

  test('shows the fifteen checks in order with their marks', () => {
    const start = lines.indexOf('Checks  ✓ 9 pass  ! 1 warn  ✗ 1 fail  – 4 not applicable');
    expect(start).toBeGreaterThan(0);
    const shown = lines.slice(start + 1, start + 16).map((line) => line.split(/ {2,}/).slice(0, 2).join(' '));
    expect(shown).toEqual([
      '✓ title_present',
      '! title_length',
      '– title_has_primary_keyword',
      '✓ meta_description_present',
      '✓ meta_description_length',
      '– meta_description_has_primary_keyword',
      '✓ h1_present',
      '✓ h1_single',
      '– h1_has_primary_keyword',
      '– intro_has_primary_keyword',
      '✓ word_count',
      '✓ schema_present',
      '✓ schema_valid',
      '✗ internal_links',
      '✓ outbound_links',
    ]);
    expect(lines[start + 2]).toBe(
      '!  title_length                          66 (30-60)      Shorten the title to 60 characters.',
    );
  });

  test('lists recommendations in the product order with impact and description', () => {
    const start = lines.indexOf('Top recommendations');
    expect(lines.slice(start + 1, start + 6)).toEqual([
      ' 1. Shorten the title',
      '    high impact, 4 points',
      '    The title has 66 characters; results pages show about 60.',
      ' 2. Add internal links',
      '    medium impact, 1 point',
    ]);
  });

  test('shows the first five of many recommendations', () => {
    const recommendations = Array.from({ length: 8 }, (_, index) =>
      sampleRecommendation({ title: `Recommendation ${index}`, sort_order: index }),
    );
    const text = renderReport(sampleReport({ recommendations }), sampleChecks(), plain);
    expect(text).toContain('Top recommendations  5 of 8 open');
    expect(text).toContain(' 5. Recommendation 4');
    expect(text).not.toContain('Recommendation 5');
  });

  test('stands sections that the API could not fill', () => {
    const report = sampleReport({ fields: null, analysis: null, recommendations: [] });
    const checks = sampleChecks({ checks: [], fields: { title: null, word_count: null } });
    const text = renderReport(report, checks, plain);
    expect(text).toContain('(no title)');
    expect(text).toContain('This page has not been analysed.');
  });

  test.each([40, 60, 76, 80, 100, 120])('keeps to %i columns', (width) => {
    const recommendations = [
      sampleRecommendation({ description: `See https://shop.example/${'long-'.repeat(40)} now. ` }),
    ];
    const text = renderReport(sampleReport({ recommendations }), sampleChecks(), { ...plain, width });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
    expect(text.replace(/\s/g, '')).toContain('long-'.repeat(40));
  });

  test('wraps text without spaces between wide characters whole', () => {
    const description = '自転車の修理'.repeat(20);
    const text = renderReport(
      sampleReport({ recommendations: [sampleRecommendation({ description })] }),
      sampleChecks(),
      {
        ...plain,
        width: 60,
      },
    );
    expect(text.replace(/\s/g, '')).toContain(description);
  });

  test('colours only where colours are wanted', () => {
    expect(renderReport(sampleReport(), sampleChecks(), plain)).not.toContain('\u001b');
    const coloured = renderReport(sampleReport(), sampleChecks(), { ...plain, hasColours: true });
    expect(coloured).toContain('\u001b[31mhigh impact\u001b[39m');
  });

  test('shows no escape sequence of a crawled site', () => {
    const hostile = '\u001b]52;c;b3duZWQ=\u0007\u001b[2J';
    const report = sampleReport({
      page: { id: 7, url: `https://shop.example/${hostile}` },
      fields: { title: { value: hostile } },
      recommendations: [sampleRecommendation({ title: hostile, description: hostile, impact: hostile })],
    });
    const checks = sampleChecks({
      checks: [{ key: hostile, status: 'fail', value: hostile, target: hostile, message: hostile }],
    });
    expect(renderReport(report, checks, plain)).not.toContain('\u001b');
  });
});

describe('renderPageTable', () => {
  const row = { grade: 'B', wordCount: 428, summary: sampleChecks().summary, problem: null };

  test('sorts the worst first and what has no score last, with the reason', () => {
    const text = renderPageTable(
      [
        { ...row, path: '/missing/', score: null, grade: null, wordCount: null, problem: 'no content' },
        { ...row, path: '/good/', score: 91.4, grade: 'A-' },
        { ...row, path: '/bad/', score: 41, grade: 'F' },
      ],
      plain,
    );
    expect(text.split('\n')).toEqual([
      'Grade  Score   Words    ✓    !    ✗  Page',
      'F         41     428    9    1    1  /bad/',
      'A-        91     428    9    1    1  /good/',
      '–          –       –    9    1    1  /missing/ (no content)',
      '',
    ]);
  });
});
