import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

/** The parts of a path that name a page which a site must have and which no one searches for. */
const utilityNames: ReadonlySet<string> = new Set(listReadingWords('pages', 'utilityNames'));

const aboutNames: ReadonlySet<string> = new Set(['about', 'about-us', 'team']);

/**
 * True for a page that a site needs to work, by the first or the last part of its path; a language code before
 * the first part does not count.
 * @param options.withAbout Counts pages about the business too: little text is expected of them, but visitors search for them,
 * so they can be ideas and opportunities.
 */
export function isUtilityPage(path: string | null, { withAbout = false }: { withAbout?: boolean } = {}): boolean {
  const parts = (path ?? '').toLowerCase().split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (parts.length > 1 && /^[a-z]{2}$/.test(parts[0] ?? '')) parts.shift();
  return [parts[0], parts.at(-1)].some((part) => {
    // `genindex-a.html`: generated manuals have an index for each letter.
    const name =
      part
        ?.replace(/\.[a-z]{3,5}$/, '')
        .replaceAll('_', '-')
        .replace(/^genindex-\w+$/, 'genindex') ?? '';
    return utilityNames.has(name) || (withAbout && aboutNames.has(name));
  });
}
