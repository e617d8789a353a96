import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { fittingTypes } from '../../../../shared/domain/grading/schema-fit.ts';
import { gradingInput } from './sample-pages.ts';

const prose = '# Rims\n\nSteel rims are cheap and heavy. Alloy rims are light.\n';
const questions = `${prose}\n## How long does a rim last?\n\nAbout ten years.\n`;
const list = `${prose}\n- steel\n- alloy\n- carbon\n`;

const fitting = (types: string[], { markdown = prose, path = '/rims/' } = {}): string[] =>
  fittingTypes(readPage(gradingInput({ title: 'Rims', markdown, path })), types);

describe('types that say what the page is', () => {
  test.each([
    { type: 'BlogPosting', markdown: prose },
    { type: 'MedicalProcedure', markdown: prose },
    { type: 'Product', markdown: prose },
    { type: 'Restaurant', markdown: prose },
    { type: 'FAQPage', markdown: questions },
    { type: 'ItemList', markdown: list },
    { type: 'CollectionPage', markdown: list },
    { type: 'HowTo', markdown: list },
  ])('$type, where the page shows it', ({ type, markdown }) => {
    expect(fitting([type], { markdown })).toEqual([type]);
  });
});

describe('types that do not', () => {
  test.each(['BreadcrumbList', 'SiteNavigationElement', 'WPHeader'])('%s, a part of the site around it', (type) => {
    for (const path of ['/', '/rims/', '/contact/']) expect(fitting([type], { markdown: list, path })).toEqual([]);
  });

  test.each(['Organization', 'WebSite', 'WebPage', 'Person'])('%s, of a page below the home page', (type) => {
    expect(fitting([type])).toEqual([]);
  });

  test.each(['FAQPage', 'QAPage', 'ItemList', 'CollectionPage', 'HowTo'])('%s of what nobody sees there', (type) => {
    expect(fitting([type])).toEqual([]);
  });
});

test.each([
  { path: '/', fits: ['Organization', 'WebSite'] },
  { path: '/contact/', fits: ['Organization'] },
  { path: '/rims/', fits: [] },
])('identity fits where it is the subject: $path', ({ path, fits }) => {
  expect(fitting(['Organization', 'WebSite', 'BreadcrumbList'], { path })).toEqual(fits);
});
