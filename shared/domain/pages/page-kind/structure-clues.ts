import type { Clue, PageKindEvidence, StructureEvidence } from './clue.ts';
import { siteNameOf } from './page-names.ts';

/** A page where at least this share of the text is links is there for the links. */
const LIST_SHARE = 0.5;

/** What the parts of the page say. */
export function structureClues(structure: StructureEvidence): Clue[] {
  const clues: Clue[] = [];
  const add = (condition: boolean, clue: Clue): void => {
    if (condition) clues.push(clue);
  };
  const { textLength, linkTextLength, paragraphs, teasers, prices, ingredients, posts, questions, codeBlocks } =
    structure;
  const linkShare = textLength === 0 ? 0 : linkTextLength / textLength;
  add(structure.hasBasketButton && prices > 0 && teasers < 12, {
    kind: 'product',
    weight: 4,
    sentence: 'The page has a price and a button for the basket.',
  });
  add(prices >= 6 && teasers >= 6 && paragraphs <= teasers, {
    kind: 'category',
    weight: 4,
    sentence: `The page lists ${teasers} teasers with ${prices} prices.`,
  });
  add(teasers >= 8 && linkShare >= LIST_SHARE && paragraphs <= teasers / 2, {
    kind: 'category',
    weight: 3,
    sentence: `The page lists ${teasers} teasers, and most of its text is links.`,
  });
  add(ingredients >= 4, {
    kind: 'recipe',
    weight: 4,
    sentence: `The page has a list of ${ingredients} ingredients with amounts.`,
  });
  add(posts >= 3, { kind: 'forum', weight: 4, sentence: `The page has ${posts} posts of a discussion.` });
  add(questions >= 4 && questions * 2 >= paragraphs, {
    kind: 'forum',
    weight: 3,
    sentence: `The page asks ${questions} questions in its headings.`,
  });
  add(codeBlocks >= 3, { kind: 'reference', weight: 2, sentence: `The page has ${codeBlocks} blocks of code.` });
  add(structure.hasContactForm && paragraphs <= 4, {
    kind: 'contact',
    weight: 3,
    sentence: 'The page is mainly a form for messages.',
  });
  return clues;
}

/** Title and main heading of a page that every site has say what it is: "Impressum", "Contact us | Smith & Sons". */
export function headingClues({ title, h1 }: Pick<PageKindEvidence, 'title' | 'h1'>): Clue[] {
  const [opening = ''] = (title ?? '').split(/\s+[|–—·»-]\s+|\s*[|»]\s*/, 1);
  const name = [h1 ?? '', opening].find((text) => siteNameOf(text) !== null);
  const kind = name === undefined ? null : siteNameOf(name);
  return kind === null ? [] : [{ kind, weight: 4, sentence: `The page is headed "${(name ?? '').trim()}".` }];
}
