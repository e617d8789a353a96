import * as z from 'zod';
import {
  KEYWORD_CHARACTERS_MAX,
  PURPOSE_CHARACTERS_MAX,
  SECONDARY_KEYWORDS_MAX,
} from '../../shared/domain/pages/limits.ts';
import { type PageChange, textOrNull } from '../../shared/domain/pages/page-change.ts';
import { type PageKind, pageKinds } from '../../shared/domain/pages/page-kind/page-kinds.ts';
import { characters } from '../../shared/http/schemas.ts';

/** Stored as it is sent (spec, What the service does 4). A keyword of white space alone is none. */
export const keywordSchema = characters(1, KEYWORD_CHARACTERS_MAX)
  .refine((keyword) => keyword.trim() !== '', 'must not be blank')
  .meta({ override: { type: 'string', minLength: 1, maxLength: KEYWORD_CHARACTERS_MAX, pattern: '\\S' } });

/** White space around the purpose does not count. */
export const purposeSchema = z
  .string()
  .transform((text) => textOrNull(text) ?? '')
  .pipe(characters(0, PURPOSE_CHARACTERS_MAX))
  .meta({
    override: { type: 'string', maxLength: PURPOSE_CHARACTERS_MAX },
    description: 'Trimmed. Blank becomes null.',
  });

/** The fields that a single and a bulk change share: one validation (spec, PATCH sites/{siteId}/pages). */
export const pageChangeShape = {
  primary_keyword: keywordSchema.nullable().optional(),
  secondary_keywords: z.array(keywordSchema).max(SECONDARY_KEYWORDS_MAX).nullable().optional(),
  is_priority: z.boolean().optional().meta({ description: 'Also sets is_priority_manual.' }),
  purpose: purposeSchema.nullable().optional(),
  page_kind: z.enum(pageKinds).nullable().optional().meta({
    description:
      'The kind of page, in place of the detected one. The next analysis that runs grades by it; it is no content, so the same content needs `force`. No crawl changes it. Null lets the page itself decide again.',
  }),
};

/** A change names at least one field. */
export const namesSomething = (change: object): boolean => Object.keys(change).length > 0;
export const NAMES_NOTHING = 'must have at least one field';

interface PageChangeBody {
  primary_keyword?: string | null | undefined;
  secondary_keywords?: string[] | null | undefined;
  is_priority?: boolean | undefined;
  purpose?: string | null | undefined;
  page_kind?: PageKind | null | undefined;
}

export const pageChange = (body: PageChangeBody): PageChange => ({
  primaryKeyword: body.primary_keyword,
  secondaryKeywords: body.secondary_keywords,
  isPriority: body.is_priority,
  purpose: body.purpose,
  pageKind: body.page_kind,
});
