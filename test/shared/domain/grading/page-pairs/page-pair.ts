import type { ComponentType } from '../../../../../shared/domain/rubric/rubric.ts';
import type { SamplePage } from '../sample-pages.ts';

/** Two pages for one query, one of which any SEO professional would put first. */
export interface PagePair {
  readonly name: string;
  /** What the better page has and the worse one has not. */
  readonly difference: string;
  /** The components in which the better page has to score higher; the overall score has to in any pair. */
  readonly components: readonly ComponentType[];
  readonly better: SamplePage;
  readonly worse: SamplePage;
}

/** The same page with one quality taken from it. @throws when the edit changes nothing, so that no pair compares a page with itself. */
export function edited(page: SamplePage, edit: (markdown: string) => string): SamplePage {
  const markdown = edit(page.markdown ?? '');
  if (markdown === page.markdown) throw new Error('the edit changes nothing');
  return { ...page, markdown };
}
