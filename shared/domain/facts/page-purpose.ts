import type { Root } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { factPatterns } from './fact-patterns.ts';

/**
 * The purpose of a page, as far as its address shows it: rules of less certain evidence are for pages about the
 * business.
 */
export interface PagePurpose {
  isStart: boolean;
  isAbout: boolean;
  isContact: boolean;
  isPraise: boolean;
  /** Services, treatments, prices, a menu. */
  isOffer: boolean;
  /** News, a post, a report: it may be about anyone. */
  isArticle: boolean;
}

const article = new RegExp(alternatives('facts', 'article'), 'i');
const start = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default|main)(?:\.\w{2,5})?\/?)?$/i;

export function readPurpose(url: string, root?: Root): PagePurpose {
  const path = URL.parse(url)?.pathname ?? '';
  const patterns = factPatterns();
  const [isStart, isAbout, isContact] = [start.test(path), patterns.about.test(path), patterns.contact.test(path)];
  return {
    isStart,
    isAbout,
    isContact,
    isPraise: patterns.praise.test(path),
    isOffer: patterns.offer.test(path),
    // Generators of sites call every page an article.
    isArticle: article.test(path) || (!isStart && !isAbout && !isContact && root !== undefined && saysArticle(root)),
  };
}

function saysArticle(root: Root): boolean {
  for (const element of elementsIn(root)) {
    if (element.tagName === 'body') return false;
    if (element.tagName !== 'meta' || textProperty(element, 'property')?.toLowerCase() !== 'og:type') continue;
    return textProperty(element, 'content')?.toLowerCase() === 'article';
  }
  return false;
}
