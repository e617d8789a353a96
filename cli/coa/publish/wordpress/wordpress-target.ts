/** WordPress, by the REST API of its core. */
import { CommandError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { LiveItem, PublishTarget, SlotChange, TargetItem } from '../target.ts';
import { TargetError } from '../target-error.ts';
import { isRecord, parseItem, toBody, type WordpressItem } from './parse-item.ts';
import { ATTEMPTS, type WordpressApi } from './wordpress-api.ts';
import { toLiveItem } from './wordpress-item.ts';

const PER_PAGE = 100;
const NAMESPACE = 'wp/v2';
/** Files are no pages, though WordPress can show them. */
const notPages: ReadonlySet<string> = new Set(['attachment']);
const itemFields = 'id,link,modified_gmt,title,content,excerpt,meta,yoast_head_json';

const unknown = 'whether it was stored is not known; repeat the command, which compares first';
const inPart = 'it was stored in part, or somebody edits the page; repeat the command, which compares first';

const hasValues = ({ slots }: WordpressItem, changes: readonly SlotChange[], side: 'before' | 'after'): boolean =>
  changes.every((change) => (slots.get(change.slot) ?? '') === (change[side] ?? ''));

export class WordpressTarget implements PublishTarget {
  readonly name: string;
  readonly isLive = true;
  readonly #api: WordpressApi;

  constructor(api: WordpressApi) {
    this.#api = api;
    this.name = `wordpress ${api.url.href}`;
  }

  /** Published items of every type that has pages, custom ones too. */
  async *list(): AsyncGenerator<TargetItem, void, undefined> {
    for (const base of await this.#listTypes()) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await this.#api.get(`${NAMESPACE}/${base}`, {
          context: 'edit',
          status: 'publish',
          per_page: `${PER_PAGE}`,
          page: `${page}`,
          orderby: 'id',
          order: 'asc',
          _fields: 'id,link',
        });
        pages = answer.totalPages;
        for (const item of Array.isArray(answer.json) ? answer.json : []) {
          if (isRecord(item) && typeof item['link'] === 'string')
            yield { key: `${base}/${Number(item['id'])}`, url: item['link'] };
        }
      }
    }
  }

  async read(item: TargetItem): Promise<LiveItem> {
    return toLiveItem(item, await this.#read(item));
  }

  /** WordPress has no conditional write: the page is read again just before, which leaves the time of one request. */
  async write(item: LiveItem, changes: readonly SlotChange[]): Promise<readonly SlotChange[]> {
    const found = await this.#read(item);
    if (found.modified !== item.revision || !hasValues(found, changes, 'before')) {
      throw new CommandError('somebody edited the page meanwhile: repeat the command', exitCodes.conflict);
    }
    const values = new Map(changes.map(({ slot, after }) => [slot, after ?? '']));
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { json } = await this.#api.post(`${NAMESPACE}/${item.key}`, toBody(values));
        const stored = parseItem(json).slots;
        return changes.map((change) => ({ ...change, after: stored.get(change.slot) ?? change.after }));
      } catch (error) {
        if (!(error instanceof TargetError)) throw error;
        const isLast = error.retrySeconds === null || attempt === ATTEMPTS;
        if (!isLast) await this.#api.pause(error.retrySeconds ?? 0);
        if (await this.#isStored(item, changes, error)) return changes;
        if (isLast) throw error;
      }
    }
  }

  /**
   * Whether a write took effect all the same: an answer may be lost, and a refusal of one field come after another was stored.
   * @throws TargetError where it did in part, or where that is not known.
   */
  async #isStored(item: LiveItem, changes: readonly SlotChange[], failure: TargetError): Promise<boolean> {
    const found = await this.#read(item).catch((error: unknown) => {
      throw error instanceof TargetError ? failure.extend(unknown) : error;
    });
    if (hasValues(found, changes, 'after')) return true;
    const isRefusal = failure.retrySeconds === null;
    if (hasValues(found, changes, 'before') && (isRefusal || found.modified === item.revision)) return false;
    throw failure.extend(inPart);
  }

  async finish(): Promise<void> {}

  async #read({ key }: TargetItem): Promise<WordpressItem> {
    const { json } = await this.#api.get(`${NAMESPACE}/${key}`, { context: 'edit', _fields: itemFields });
    return parseItem(json);
  }

  async #listTypes(): Promise<string[]> {
    const { json } = await this.#api.get(`${NAMESPACE}/types`, { context: 'edit' });
    const types = isRecord(json) ? Object.values(json).filter(isRecord) : [];
    return types.flatMap(({ slug, viewable, rest_base: base, rest_namespace: namespace = NAMESPACE }) =>
      viewable === true && namespace === NAMESPACE && typeof base === 'string' && !notPages.has(String(slug))
        ? [base]
        : [],
    );
  }
}
