import {
  attribute,
  block,
  type Element,
  isFrame,
  isProse,
  isShown,
  listAncestors,
  ownText,
  walkElements,
} from './raw-elements.ts';

/** Where the main text certainly is. */
export interface Core {
  readonly root: Element;
  readonly prose: ReadonlySet<Element>;
}

/** The smallest element with four fifths of the prose, and the prose in it that stands in no frame. */
export function findCore(body: Element): Core {
  const all = [...walkElements(body, isShown)].filter((element) => isProse(element) && !isComment(element));
  const weights = new Map<Element, number>();
  let total = 0;
  for (const element of all) {
    const weight = ownText(element).length;
    total += weight;
    for (const ancestor of listAncestors(element)) weights.set(ancestor, (weights.get(ancestor) ?? 0) + weight);
  }
  const holders = [...weights].filter(([, weight]) => weight >= 0.8 * total).map(([element]) => element);
  const root = holders.toSorted((a, b) => listAncestors(b).length - listAncestors(a).length)[0] ?? body;
  const isInside = (element: Element): boolean => {
    const around = listAncestors(element);
    const inside = around.slice(0, around.indexOf(root));
    return around.includes(root) && !inside.some(isFrame) && !isFrame(element);
  };
  const prose = new Set(selectArticle(all.filter(isInside)));
  const isApart = (element: Element): boolean =>
    block.has(element.tagName) || !listAncestors(element).some((around) => prose.has(around));
  return { root, prose: new Set([...prose].filter(isApart)) };
}

/** Comments of visitors are no part of a text; of a discussion that leaves no certain part. */
const isComment = (element: Element): boolean =>
  [element, ...listAncestors(element)].some(
    (around) =>
      !['html', 'body', 'main'].includes(around.tagName) &&
      /(?:^|[\s_-])(?:comments?|respond|replies)(?:$|[\s_-])/i.test(
        `${attribute(around, 'class') ?? ''} ${attribute(around, 'id') ?? ''}`,
      ),
  );

/** Of several articles, one below the other, the page is about the one with the most text. */
function selectArticle(prose: readonly Element[]): Element[] {
  const findArticle = (element: Element): Element | null =>
    listAncestors(element).findLast(({ tagName }) => tagName === 'article') ?? null;
  const lengths = new Map<Element, number>();
  for (const element of prose) {
    const article = findArticle(element);
    if (article !== null) lengths.set(article, (lengths.get(article) ?? 0) + ownText(element).length);
  }
  const [longest] = [...lengths].toSorted((a, b) => b[1] - a[1]);
  return prose.filter((element) => {
    const article = findArticle(element);
    return article === null || article === longest?.[0];
  });
}

/** The prose that stands directly in the same element as most of it does. */
export function selectSiblings(prose: ReadonlySet<Element>): Element[] {
  const byParent = Map.groupBy(prose, ({ parentNode }) => parentNode);
  const countCharacters = (blocks: readonly Element[]): number =>
    blocks.reduce((sum, block) => sum + ownText(block).length, 0);
  return [...byParent.values()].toSorted((a, b) => countCharacters(b) - countCharacters(a))[0] ?? [];
}
