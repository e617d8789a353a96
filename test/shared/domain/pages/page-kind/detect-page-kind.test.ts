import { describe, expect, test } from 'vitest';
import {
  type MarkupEvidence,
  noMarkup,
  noStructure,
  type PageKindEvidence,
  type StructureEvidence,
} from '../../../../../shared/domain/pages/page-kind/clue.ts';
import { detectPageKind } from '../../../../../shared/domain/pages/page-kind/detect-page-kind.ts';
import { pageKinds } from '../../../../../shared/domain/pages/page-kind/page-kinds.ts';
import cases from './page-kind-cases.json' with { type: 'json' };

interface Given {
  title?: string;
  h1?: string;
  markup?: Partial<MarkupEvidence>;
  structure?: Partial<StructureEvidence>;
}

function evidenceOf(url: string | null, { title, h1, markup, structure }: Given = {}): PageKindEvidence {
  return {
    url,
    path: url === null ? null : new URL(url).pathname,
    title: title ?? null,
    h1: h1 ?? null,
    markup: { ...noMarkup, ...markup },
    structure: { ...noStructure, ...structure },
  };
}

const kindOf = (...given: Parameters<typeof evidenceOf>) => detectPageKind(evidenceOf(...given)).kind;
/** A short text in parts, with a link to call. */
const offer: Partial<StructureEvidence> = { textLength: 900, paragraphs: 6, subheadings: 5, contactLinks: 1 };
const typed = (...itemTypes: string[]): Given => ({ markup: { itemTypes } });

describe('detectPageKind by the address', () => {
  test.each(cases.byAddress as [string, string][])('%s is %s', (url, kind) => {
    expect(kindOf(url)).toBe(kind);
  });
});

describe('detectPageKind by the markup', () => {
  test.each(cases.byItemTypes as [string[], string][])('items of the types %j make it %s', (types, kind) => {
    expect(kindOf('https://a.example/page-7/', typed(...types))).toBe(kind);
  });

  test.each(cases.byBodyClasses as [string[], string][])(
    'the classes %j of the body element make it %s',
    (bodyClasses, kind) => {
      expect(kindOf('https://a.example/seite-7/', { markup: { bodyClasses } })).toBe(kind);
    },
  );

  test('a recipe that is published as an article is a recipe', () => {
    const markup = { itemTypes: ['Article', 'Recipe'], openGraphType: 'article', hasPublicationMeta: true };
    expect(kindOf('https://a.example/seite-7/', { markup })).toBe('recipe');
  });

  test('counts more than the folder', () => {
    expect(kindOf('https://a.example/docs/why-we-moved/', typed('BlogPosting'))).toBe('article');
    expect(kindOf('https://a.example/products/how-we-test/', typed('NewsArticle'))).toBe('news');
  });
});

describe('detectPageKind by the parts of the page', () => {
  test.each([
    [{ structure: { hasBasketButton: true, prices: 2 } }, 'product'],
    [{ structure: { prices: 20, teasers: 20 } }, 'category'],
    [{ structure: { ingredients: 8, paragraphs: 6 } }, 'recipe'],
    [{ structure: { posts: 9 } }, 'forum'],
    [{ structure: { linkedHeadings: 8, subheadings: 9, paragraphs: 8 } }, 'category'],
    [{ structure: { linkedHeadings: 8, subheadings: 9, paragraphs: 40 } }, 'article'],
    // Teasers of other articles stand below an article, too.
    [{ structure: { linkedHeadings: 8, subheadings: 9, paragraphs: 8, opensWithText: true } }, 'article'],
    [{ structure: { articles: 10, paragraphs: 8, opensWithText: true } }, 'article'],
    // The dates of a club.
    [{ structure: { datedLines: 12, paragraphs: 2 } }, 'category'],
    [{ structure: { datedLines: 12, paragraphs: 20 } }, 'article'],
    [{ structure: { resultCount: 'Showing 1–12 of 34 results' } }, 'category'],
    [{ structure: { resultCount: '34 results', opensWithText: true } }, 'article'],
    [{ structure: { articles: 9, paragraphs: 9 } }, 'category'],
    [{ structure: { hasSignIn: true, paragraphs: 1 } }, 'utility'],
    [{ structure: { hasSignIn: true, paragraphs: 30 } }, 'article'],
    [{ title: 'Home | Praxis Dr. Weber' }, 'home'],
    [{ h1: 'Reset password' }, 'utility'],
    [{ h1: 'Kontakt', title: 'Praxis Dr. Weber' }, 'contact'],
    [{ title: 'Impressum | Praxis Dr. Weber' }, 'legal'],
    [{ title: 'お問い合わせ' }, 'contact'],
    [{ title: 'How to contact aliens' }, 'article'],
    [{ h1: 'Häufig gestellte Fragen' }, 'forum'],
    [{ title: 'Searching [Ledger Documentation]' }, 'reference'],
    [{ title: 'The documentation of a family' }, 'article'],
    [{ structure: { newsSections: 4 }, markup: { openGraphType: 'article' } }, 'news'],
    [{ structure: { newsSections: 2 }, markup: { openGraphType: 'article' } }, 'article'],
    // A business's text on its offer is neither signed nor dated.
    [{ structure: { ...offer } }, 'local_service'],
    [{ structure: { ...offer, isSigned: true } }, 'article'],
    [{ structure: { ...offer, datedLines: 1 } }, 'article'],
    [{ structure: { ...offer, contactLinks: 0 } }, 'article'],
    [{ structure: { ...offer, paragraphs: 30 } }, 'article'],
    [{ structure: { ...offer }, markup: { openGraphType: 'article' } }, 'local_service'],
    [{ structure: { ...offer, codeBlocks: 2 } }, 'article'],
    [{ structure: { teasers: 23, paragraphs: 4, opensWithText: true } }, 'category'],
    [{ structure: { prices: 30, teasers: 30 }, markup: { openGraphType: 'product' } }, 'category'],
    [{ structure: { prices: 9, teasers: 30, paragraphs: 20, opensWithText: true, isSigned: true } }, 'article'],
    // A program publishes recipes as articles.
    [{ title: 'Sourdough bread recipe', structure: { hasRecipeCard: true }, ...typed('Article') }, 'recipe'],
    [{ title: 'Seven creams', structure: { hasRecipeCard: true }, ...typed('Article') }, 'article'],
  ] as const)('%j is %s', (given, kind) => {
    expect(kindOf('https://a.example/seite-7/', given)).toBe(kind);
  });
});

test('the evidence says what speaks for the kind, the strongest first', () => {
  const evidence = evidenceOf('https://a.example/recetas/paella/', typed('Recipe'));
  expect(detectPageKind(evidence)).toEqual({
    kind: 'recipe',
    evidence: ['The markup describes the type Recipe.', 'The address has the folder "recetas".'],
  });
});

test('a page that says nothing of itself is an article, without evidence', () => {
  expect(detectPageKind(evidenceOf('https://a.example/x/'))).toEqual({ kind: 'article', evidence: [] });
});

test('no kind is named twice', () => {
  expect(new Set(pageKinds).size).toBe(pageKinds.length);
});
