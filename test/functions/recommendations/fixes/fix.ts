/** Content for a recommendation, as an editor or somebody who only wants the points would send it. */
export interface Fix<Name extends string = string> {
  readonly name: string;
  readonly page: Name;
  /** The criteria of the recommendation. */
  readonly for: readonly string[];
  /** What is sent: the value of the field, or the text to insert; of `replace`, the new text of the block that holds it. */
  readonly content: string;
  /** The text of a block that is to be replaced. */
  readonly replace?: string;
}

/** The field that a recommendation for these criteria is about. */
export function fieldOf([first = '']: readonly string[]): string {
  if (first.startsWith('title_')) return 'title';
  if (first.startsWith('meta_description_')) return 'meta_description';
  if (first === 'h1_keyword') return 'h1';
  return first.startsWith('schema_') ? 'schema' : 'body_content';
}

/** `{own}` and `{other}` in a content are the domains of the page's site and of another one. */
export const addressed = (content: string, domains: { own: string; other: string }): string =>
  content.replaceAll('{own}', domains.own).replaceAll('{other}', domains.other);
