import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message, quoted } from '../../messages/message.ts';
import type { Clue } from './clue.ts';
import type { PageKind } from './page-kinds.ts';

/**
 * Classes of `body` that content systems and shops write about the page: WordPress, WooCommerce, Shopify, Magento,
 * PrestaShop, phpBB, Vanilla, Discourse.
 */
const classKinds: readonly (readonly [RegExp, PageKind])[] = [
  [
    /^(?:home|template-index|cms-index-index|page-index|front-page|is-front-page|frontpage|homepage|home-page)$/,
    'home',
  ],
  [new RegExp(`^(?:${alternatives('pages', 'utilityClasses')})$`), 'utility'],
  [
    /^(?:single-product|product-template-default|template-product|catalog-product-view|page-product|product-page)$/,
    'product',
  ],
  [
    /^(?:archive|category|tag|post-type-archive.*|tax-.*|blog|woocommerce-shop|template-collection|template-list-collections|template-blog|catalog-category-view|page-category|page-listing)$/,
    'category',
  ],
  [/^(?:single-post|post-template-default|template-article)$/, 'article'],
];

/** The first that speaks: a shop's category is an archive as well. */
export function bodyClassClues(classes: readonly string[]): Clue[] {
  const isFirst = !classes.includes('paged');
  for (const [pattern, kind] of classKinds) {
    if (kind === 'home' && !isFirst) continue;
    const name = classes.find((one) => pattern.test(one.toLowerCase()));
    if (name !== undefined)
      return [
        { kind, weight: kind === 'article' ? 2 : 4, sentence: message('kinds.body-class', { name: quoted(name) }) },
      ];
  }
  return [];
}
