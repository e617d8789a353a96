import * as z from 'zod';
import { NAME_CHARACTERS_MAX, PATH_CHARACTERS_MAX, PURPOSE_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { textOrNull } from '../../shared/domain/pages/page-change.ts';
import { beginsAsUrl } from '../../shared/domain/pages/page-path.ts';
import { slugOfPath } from '../../shared/domain/planning/slug.ts';
import { pageBases } from '../../shared/domain/planning/suggested-page.ts';
import { characters, integerId } from '../../shared/http/schemas.ts';
import type { Page } from '../../shared/table/pages.ts';

/** Characters of a plan's brief (spec, Limits 4). */
const BRIEF_CHARACTERS_MAX = 20_000;

export const briefSchema = characters(1, BRIEF_CHARACTERS_MAX)
  .refine((brief) => brief.trim() !== '', 'must not be blank')
  .meta({ description: 'A plain description of the purpose of the site.' });

/** White space around a text does not count. */
const trimmed = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .pipe(characters(min, max))
    .meta({ override: { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max } });

export const pageNameSchema = trimmed(1, NAME_CHARACTERS_MAX);
export const pageSlugSchema = characters(1, PATH_CHARACTERS_MAX)
  .refine((slug) => !beginsAsUrl(slug), 'must be a slug such as "about-us", not a URL')
  .meta({ description: 'Normalized and made unique: `About Us` becomes `about-us`; `home` is the homepage.' });
export const pagePurposeSchema = trimmed(0, PURPOSE_CHARACTERS_MAX);

/** The origin of a page of a plan; all are null for one that a client added, named or described. */
export const suggestionShape = {
  basis: z.enum(pageBases).nullable().meta({
    description:
      'What the page rests on: words of the brief, the proposal of a language model, or the rules. Null for a page that a client added, named or described.',
  }),
  basis_words: z
    .string()
    .nullable()
    .meta({ description: 'The words of the brief; null where the basis is another one.' }),
  worded_by: z
    .string()
    .nullable()
    .meta({ description: 'Whose words the purpose has: the id of a model, or `rules-v1`.' }),
};

export const pageSuggestion = ({ suggestion }: Pick<Page, 'suggestion'>) => ({
  basis: suggestion?.basis ?? null,
  basis_words: suggestion?.basisWords ?? null,
  worded_by: suggestion?.wordedBy ?? null,
});

export const plannedPageSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      name: z.string(),
      slug: z.string(),
      purpose: z.string().nullable(),
      ...suggestionShape,
    })
    .meta({ id: 'PlannedPage' }),
);

/** A page that was added by its path alone is called by its slug. */
export const plannedPageName = (page: Pick<Page, 'name' | 'path'>): string =>
  textOrNull(page.name) ?? slugOfPath(page.path);

export const plannedPage = (page: Page): z.input<typeof plannedPageSchema> => ({
  id: page.id,
  name: plannedPageName(page),
  slug: slugOfPath(page.path),
  purpose: page.purpose,
  ...pageSuggestion(page),
});
