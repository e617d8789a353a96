/** The chosen place and order, from the address. */
import type { Input } from '../../clients/typescript/src/index.ts';
import { queryValue } from '../lists/query-select.tsx';

type Query = Input<'listLinkedPages'>;

interface Place {
  readonly clicks?: number;
  readonly only?: 'orphans' | 'unreached';
}

/** A number of clicks, `orphans` or `unreached`; all pages without one of these. */
export function readPlace(): Place {
  const place = queryValue('place');
  if (place === 'orphans' || place === 'unreached') return { only: place };
  const clicks = Number(place);
  return place !== '' && Number.isInteger(clicks) && clicks >= 0 ? { clicks } : {};
}

/** Beside the one that the API has by itself, the most linked pages first. */
export const orders = ['least_linked', 'farthest', 'most_links'] as const;

export function readOrder(): Pick<Query, 'sort'> {
  const sort = orders.find((id) => id === queryValue('order'));
  return sort === undefined ? {} : { sort };
}
