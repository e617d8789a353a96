import { removeWww } from '../urls/domain.ts';

/** A label of a host this short is in too many words to be the site's name. */
const NAME_CHARACTERS_MIN = 4;

/** Whether a query is a search for the site itself: it has the name of its host, however it is divided into words. */
export function isSiteName(query: string, domain: string): boolean {
  const [label = ''] = removeWww(domain.toLowerCase()).split('.');
  const name = label.replaceAll('-', '');
  return (
    name.length >= NAME_CHARACTERS_MIN &&
    query
      .toLowerCase()
      .replaceAll(/[\s'-]/g, '')
      .includes(name)
  );
}
