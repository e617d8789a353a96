/** A page as it names itself. */
interface NamedPage {
  readonly name: string | null;
  readonly title: string | null;
  readonly h1: string | null;
  readonly description: string | null;
  readonly keyword: string | null;
  /** Of a planned page. */
  readonly purpose: string | null;
}

/** Models read no further than some hundred words, and take more than 500 tokens in no small form. */
const CHARACTERS_MAX = 1_000;

/**
 * The text that a page is placed by: what it says of itself, each once. Its body is left out, so that an edit of it costs no request; null
 * for a page that says nothing.
 */
export function vectorText({ name, title, h1, description, keyword, purpose }: NamedPage): string | null {
  const parts = [title, name, h1, keyword, description, purpose].map((part) => (part ?? '').trim());
  const text = [...new Set(parts.filter((part) => part !== ''))].join('\n').slice(0, CHARACTERS_MAX).trim();
  return text === '' ? null : text;
}
