import { createHash } from 'node:crypto';
import { CommandError, UsageError } from '../errors.ts';
import { type FolderFiles, isInside, NOTES_FOLDER } from './folder-files.ts';
import { formatDocument, type PageDocument, parsePageDocument } from './page-document.ts';

const STATE_FILE = `${NOTES_FOLDER}/state.json`;
const FORMAT = 1;

interface TrackedFile {
  /** Relative, with `/`. */
  file: string;
  /** Of the file when both sides were the same: one with another hash was edited. */
  sha256: string;
  /** `content_revision` of the page when its body was read; left out after a push, whose revision no response names. */
  revision?: number;
}

interface StoredState {
  readonly format: typeof FORMAT;
  readonly base_url: string;
  readonly site_id: number;
  readonly pages: Readonly<Record<string, TrackedFile>>;
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The record of a folder's pages: the file of each, and the page when both sides were last the same. */
export class FolderState {
  readonly pages: Map<number, TrackedFile>;
  readonly siteId: number;
  readonly #baseUrl: string;
  readonly #files: FolderFiles;

  private constructor(files: FolderFiles, given: { baseUrl: string; siteId: number; pages: Map<number, TrackedFile> }) {
    this.#files = files;
    this.#baseUrl = given.baseUrl;
    this.siteId = given.siteId;
    this.pages = given.pages;
  }

  /** @throws UsageError when the folder belongs to another site or service. */
  static async open(files: FolderFiles, baseUrl: string, siteId: number | null): Promise<FolderState> {
    const text = await files.read(STATE_FILE);
    if (text === null) {
      if (siteId === null) throw new UsageError(`${files.root} holds no pages yet: give --site`);
      return new FolderState(files, { baseUrl, siteId, pages: new Map() });
    }
    const stored = parseState(text);
    if (!stored) throw new CommandError(`${STATE_FILE} is damaged: move the folder away and pull again`);
    if (stored.base_url !== baseUrl)
      throw new UsageError(`the folder holds pages of ${stored.base_url}, not ${baseUrl}`);
    if (siteId !== null && siteId !== stored.site_id) {
      throw new UsageError(`the folder holds pages of site ${stored.site_id}, not ${siteId}`);
    }
    const pages = new Map(Object.entries(stored.pages).map(([id, tracked]) => [Number(id), tracked]));
    return new FolderState(files, { baseUrl, siteId: stored.site_id, pages });
  }

  async save(): Promise<void> {
    const state: StoredState = {
      format: FORMAT,
      base_url: this.#baseUrl,
      site_id: this.siteId,
      pages: Object.fromEntries([...this.pages].toSorted(([a], [b]) => a - b)),
    };
    await this.#files.write(STATE_FILE, `${JSON.stringify(state, null, 1)}\n`);
  }

  /** The page as it was when both sides were the same; null when that is not known. */
  async readBase(pageId: number): Promise<PageDocument | null> {
    const text = await this.#files.read(baseFile(pageId));
    try {
      return text === null ? null : parsePageDocument(text);
    } catch {
      return null;
    }
  }

  /** The page is this, as of now. `fileText` is what the file holds; null when it has edits that are not sent yet. */
  async settle(file: string, base: PageDocument, fileText: string | null, revision?: number): Promise<void> {
    await this.#files.write(baseFile(base.pageId), formatDocument({ ...base, extras: {} }));
    const sha256 = fileText === null ? '' : sha256Of(fileText);
    this.pages.set(base.pageId, { file, sha256, ...(revision === undefined ? {} : { revision }) });
  }

  /** The body of the base is that of this revision. */
  noteRevision(pageId: number, revision: number): void {
    const tracked = this.pages.get(pageId);
    if (tracked) this.pages.set(pageId, { ...tracked, revision });
  }
}

const baseFile = (pageId: number): string => `${NOTES_FOLDER}/base/${pageId}.md`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isTracked = (value: unknown): value is TrackedFile =>
  isRecord(value) &&
  typeof value['file'] === 'string' &&
  isInside(value['file']) &&
  value['file'].endsWith('.md') &&
  !value['file'].split('/').some((name) => name.startsWith('.')) &&
  typeof value['sha256'] === 'string' &&
  (value['revision'] === undefined || Number.isSafeInteger(value['revision']));

function parseState(text: string): StoredState | null {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || json['format'] !== FORMAT || !isRecord(json['pages'])) return null;
    const { base_url, site_id, pages } = json;
    if (typeof base_url !== 'string' || typeof site_id !== 'number') return null;
    const tracked = Object.entries(pages).flatMap(([id, value]) =>
      /^[1-9]\d{0,15}$/.test(id) && isTracked(value) ? [[id, value] as const] : [],
    );
    if (tracked.length !== Object.keys(pages).length) return null;
    return { format: FORMAT, base_url, site_id, pages: Object.fromEntries(tracked) };
  } catch {
    return null;
  }
}
