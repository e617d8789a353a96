/** A page or a post as the REST API gives it to an editor. */
import { CommandError } from '../../errors.ts';

export interface WordpressItem {
  readonly link: string;
  readonly modified: string;
  /** By the slots of wordpress-slots.ts: what an editor sees. */
  readonly slots: ReadonlyMap<string, string>;
  /** The head that Yoast made, where it says so. */
  readonly yoastHead: Readonly<Record<string, unknown>>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const metaSlot = (key: string): string => `meta.${key}`;

/** The fields of the core; each has a raw form. */
const coreSlots = ['title', 'content', 'excerpt'];

export function parseItem(json: unknown): WordpressItem {
  if (!isRecord(json)) throw new CommandError('WordPress answers with no page: check --url');
  const slots = new Map<string, string>();
  for (const name of coreSlots) {
    const value = json[name];
    if (isRecord(value) && typeof value['raw'] === 'string') slots.set(name, value['raw']);
  }
  // Without registered keys it is an empty array.
  for (const [key, value] of Object.entries(isRecord(json['meta']) ? json['meta'] : {})) {
    if (typeof value === 'string') slots.set(metaSlot(key), value);
  }
  const { link, modified_gmt: modified, yoast_head_json: head } = json;
  return {
    link: typeof link === 'string' ? link : '',
    modified: typeof modified === 'string' ? modified : '',
    slots,
    yoastHead: isRecord(head) ? head : {},
  };
}

/** The body of a write: `meta.x` is within `meta`. */
export function toBody(values: ReadonlyMap<string, string>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const meta: Record<string, string> = {};
  for (const [slot, value] of values) {
    if (slot.startsWith('meta.')) meta[slot.slice('meta.'.length)] = value;
    else body[slot] = value;
  }
  return Object.keys(meta).length > 0 ? { ...body, meta } : body;
}
