import { expect, test } from 'vitest';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import type { ProposedSection } from '../../../../shared/domain/outlines/outline-section.ts';
import { supportSections } from '../../../../shared/domain/outlines/support-sections.ts';

const input: OutlineInput = {
  ...{ keyword: 'soil for raised beds', language: 'en', secondaryKeywords: [], purpose: null, heading: null },
  ...{ sections: [], wordCount: 0, competitors: [] },
  siblings: [
    { id: 2, path: '/topsoil/', name: 'Topsoil', keyword: null },
    { id: 3, path: '/green-compost/', name: 'Green Compost', keyword: null },
  ],
  facts: [
    { id: 'f1', kind: 'stat', key: null, text: 'Bulk bag of topsoil £89' },
    { id: 'f2', kind: 'contact', key: 'phone', text: '01353 77 88 99' },
  ],
};

const section = (heading: string, guidance: string, level: 1 | 2 = 2): ProposedSection => ({
  ...{ level, heading, guidance, source: 'gap', basis: 'model', wordedBy: 'm-1' },
});

const support = (...guidances: string[]) =>
  supportSections(
    [section('Soil', 'Begin.', 1), ...guidances.map((guidance, at) => section(`Gardening ${at}`, guidance))],
    input,
  )
    .slice(1)
    .map(({ links = [], facts = [] }) => [links.map(({ pageId }) => pageId), facts.map(({ factId }) => factId)]);

test('a page that guidance names is its link, the first time', () => {
  expect(support('Say what it weighs, and link topsoil.', 'Compare topsoil with green compost.')).toEqual([
    [[2], []],
    [[3], []],
  ]);
});

test('a part of the name of a page is none, and the name within a word neither', () => {
  expect(support('Say what compost does.', 'What is in topsoils?')).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('a fact whose figure guidance gives is cited, once', () => {
  expect(support('Name the bulk bag at £89.', 'Repeat the bulk bag at £89.', 'End with 01353 77 88 99.')).toEqual([
    [[], ['f1']],
    [[], []],
    [[], ['f2']],
  ]);
});

test('the same number of something else is no fact of the site', () => {
  expect(support('Write 89 words.')).toEqual([[[], []]]);
});
