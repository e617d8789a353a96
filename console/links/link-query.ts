/** The chosen place and order, from the address. */
import type { Input } from '../../clients/typescript/src/index.ts';
import { queryValue } from '../lists/query-select.tsx';

type Query = Input<'listLinkedPages'>;

export interface Place {
  readonly clicks?: number;
  readonly only?: 'orphans' | 'unreached';
}

/** A number of clicks, `orphans` or `unreached`; all pages without one of these. */
export function readPlace(): Place {
  const place = queryValue('place');
  if (place === 'orphans' || place === 'unreached') return { only: place };
  return /^\d{1,3}$/.test(place) ? { clicks: Number(place) } : {};
}

/** Beside the one that the API has by itself, the most linked pages first. */
export const orders = ['least', 'farthest', 'outgoing'] as const;

const inputs = {
  least: { sort: 'linking_pages', direction: 'asc' },
  farthest: { sort: 'clicks', direction: 'desc' },
  outgoing: { sort: 'outgoing_links', direction: 'desc' },
} as const satisfies Record<(typeof orders)[number], Pick<Query, 'sort' | 'direction'>>;

export function readOrder(): Pick<Query, 'sort' | 'direction'> {
  const order = orders.find((id) => id === queryValue('order'));
  return order === undefined ? {} : inputs[order];
}
