import type { Claim } from '../grading/claims.ts';
import type { Check } from './check.ts';

/** The claims behind a check's message, by its key and its value; null for a message that has none. */
export function checkClaims({ key, value, status }: Check): readonly Claim[] | null {
  // Says that there is nothing to check, which the other checks have reported.
  if (status === 'not_applicable') return [];
  switch (key) {
    case 'title_present':
      return presence('title', value);
    case 'meta_description_present':
      return presence('meta_description', value);
    case 'schema_present':
      return presence('json_ld', value);
    case 'title_length':
      return [{ kind: 'characters', of: 'title', value: Number(value) }];
    case 'meta_description_length':
      return [{ kind: 'characters', of: 'meta_description', value: Number(value) }];
    case 'h1_present':
      return [value === true ? { kind: 'present', of: 'h1' } : { kind: 'count', of: 'h1', value: 0 }];
    case 'h1_single':
      return [{ kind: 'count', of: 'h1', value: Number(value) }];
    case 'word_count':
      return [{ kind: 'count', of: 'word', value: Number(value) }];
    case 'internal_links':
      return [{ kind: 'page_links', of: 'internal', value: Number(value) }];
    case 'outbound_links':
      return [{ kind: 'page_links', of: 'outbound', value: Number(value) }];
    case 'schema_valid':
      return [{ kind: 'valid_json_ld', value: value === true }];
    default:
      return null;
  }
}

const presence = (of: 'title' | 'meta_description' | 'json_ld', value: Check['value']): Claim[] => [
  { kind: value === true ? 'present' : 'missing', of },
];
