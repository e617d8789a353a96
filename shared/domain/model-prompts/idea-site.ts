import type { Proposal } from '../ideas/proposal.ts';
import type { Language } from '../language/languages.ts';
import { cleanText } from './model-prompt.ts';

const TITLES_MAX = 100;

/** The site that ideas are for; null where it is not known. */
export interface IdeaSite {
  readonly name: string;
  readonly context: string | null;
  readonly country: string | null;
  readonly city: string | null;
  /** Of most of its pages. */
  readonly language: Language | null;
  /** Of descriptions: the organization's. */
  readonly adviceLanguage: Language;
  /** Of its existing pages. */
  readonly titles: readonly string[];
}

/** The parts of a proposal that a model is shown, and may word. */
export type WordedProposal = Pick<
  Proposal,
  'title' | 'description' | 'why' | 'publicWhy' | 'change' | 'keywords' | 'pageType'
>;

export const siteLines = ({ name, context, country, city, language, titles }: IdeaSite): string =>
  [
    `Name: ${cleanText(name, 300)}`,
    `Business: ${cleanText(context ?? '', 2_000) || '(not known)'}`,
    `Market: ${[city, country].filter((place) => place !== null).join(', ') || '(not known)'}`,
    `Language: ${language ?? '(not known)'}`,
    'Pages:',
    ...titles.slice(0, TITLES_MAX).map((title) => cleanText(title, 200)),
  ].join('\n');

export function ideaLines({ title, description, why, publicWhy, change, keywords, pageType }: WordedProposal): string {
  return [
    `Kind: ${change}, ${pageType}`,
    `Keywords: ${keywords
      .slice(0, 8)
      .map(({ keyword }) => cleanText(keyword, 200))
      .join(', ')}`,
    `Title: ${cleanText(title, 300)}`,
    `Description: ${cleanText(description, 1_000)}`,
    `Evidence: ${cleanText(publicWhy ?? why, 600)}`,
  ].join('\n');
}
