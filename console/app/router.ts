/** Addresses of screens: `#/sites/12/pages?sort=score`. The part behind `#` never reaches the server. */
import { computed, signal } from '@preact/signals';
import { addresses, type ScreenId, screenIds } from './addresses.ts';

interface Location {
  readonly path: string;
  readonly query: URLSearchParams;
}

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export const currentLocation = computed((): Location => {
  const [path = '', query = ''] = hash.value.replace(/^#/, '').split('?', 2);
  return { path: path === '' || path === '/' ? '/sites' : path, query: new URLSearchParams(query) };
});

/** The parameters of a pattern such as `/sites/:siteId/pages`; null where the path is another. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else {
      const decoded = decode(value);
      if (decoded === '') return null;
      parameters[part.slice(1)] = decoded;
    }
  }
  return parameters;
}

interface FoundAddress {
  readonly id: ScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screen of a path; null where there is none. */
export function findAddress(path: string): FoundAddress | null {
  for (const id of screenIds) {
    const parameters = matchPath(addresses[id], path);
    if (parameters) return { id, parameters };
  }
  return null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

type QueryValue = string | number | boolean | null | undefined;

/** The address of a screen, for `href`. Empty values are left out. */
export function linkTo(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `#${path}?${parameters}` : `#${path}`;
}

/** Opens a screen. `replace` leaves no entry in the history, as a filter that changes should. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', href);
    hash.value = location.hash;
  } else {
    location.hash = href.replace(/^#/, '');
  }
}

/** Changes parts of the current screen's query; empty values are removed. */
export function setQuery(changes: Readonly<Record<string, QueryValue>>): void {
  const { path, query } = currentLocation.value;
  goTo(linkTo(path, { ...Object.fromEntries(query), ...changes }), { replace: true });
}
