import { expect, test } from 'vitest';
import { renderEnglish } from '../../../../../shared/domain/messages/render-message.ts';
import { noMarkup, noStructure } from '../../../../../shared/domain/pages/page-kind/clue.ts';
import { detectPageKind } from '../../../../../shared/domain/pages/page-kind/detect-page-kind.ts';
import { pageKinds } from '../../../../../shared/domain/pages/page-kind/page-kinds.ts';

const nothing = { title: null, h1: null, markup: noMarkup, structure: noStructure };

test('the evidence says what speaks for the kind, the strongest first', () => {
  const url = { url: 'https://a.example/recetas/paella/', path: '/recetas/paella/' };
  const { kind, evidence } = detectPageKind({ ...nothing, ...url, markup: { ...noMarkup, itemTypes: ['Recipe'] } });
  expect(kind).toBe('recipe');
  expect(evidence.map(renderEnglish)).toEqual([
    'The markup describes the type Recipe.',
    'The address has the folder "recetas".',
  ]);
});

test('a page that says nothing of itself is an article, without evidence', () => {
  expect(detectPageKind({ ...nothing, url: 'https://a.example/x/', path: '/x/' })).toEqual({
    kind: 'article',
    evidence: [],
  });
});

test('no kind is named twice', () => {
  expect(new Set(pageKinds).size).toBe(pageKinds.length);
});
