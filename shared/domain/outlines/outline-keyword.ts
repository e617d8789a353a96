import { splitTitle } from '../keywords/title-parts.ts';
import { KEYWORD_CHARACTERS_MAX } from '../pages/limits.ts';

/** The fields that can name a page's topic. */
interface NamedPage {
  readonly primaryKeyword: string | null;
  readonly name: string | null;
  readonly title: string | null;
}

/** The topic of an outline: what was asked for, else the page's primary keyword, name or title. Null when nothing names one. */
export function outlineKeyword(asked: string | undefined, page: NamedPage): string | null {
  const topic = [asked, page.primaryKeyword, page.name, page.title && splitTitle(page.title)[0]]
    .map((text) => text?.trim())
    .find(Boolean);
  return topic ? Array.from(topic).slice(0, KEYWORD_CHARACTERS_MAX).join('').trim() : null;
}
