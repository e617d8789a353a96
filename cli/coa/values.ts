import type { Value } from './command.ts';
import { UsageError } from './errors.ts';

const ID = /^[1-9]\d{0,15}$/;

export const id = (shown: string): Value<number> => ({
  shown,
  parse(word) {
    if (!ID.test(word)) throw new UsageError('must be an id, a positive whole number');
    return Number(word);
  },
});

/** A word that is not blank. */
export const text = (shown: string): Value<string> => ({
  shown,
  parse(word) {
    if (word.trim() === '') throw new UsageError('must not be blank');
    return word.trim();
  },
});

export const uuid = (shown: string): Value<string> => ({
  shown,
  parse(word) {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)) throw new UsageError('must be an id, a UUID');
    return word.toLowerCase();
  },
});

export const wholeNumber = (shown: string, min: number, max: number): Value<number> => ({
  shown,
  parse(word) {
    const number = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
    if (!(number >= min && number <= max)) throw new UsageError(`must be a whole number from ${min} to ${max}`);
    return number;
  },
});

export const number = (shown: string): Value<number> => ({
  shown,
  parse(word) {
    const parsed = /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : Number.NaN;
    if (!Number.isFinite(parsed)) throw new UsageError('must be a number');
    return parsed;
  },
});

export const parseChoice = <const T extends string>(choices: readonly T[], shown = 'value'): Value<T> => ({
  shown,
  choices,
  parse(word) {
    const found = choices.find((choice) => choice === word);
    if (found === undefined) throw new UsageError(`must be one of ${choices.join(', ')}`);
    return found;
  },
});

export const yesOrNo: Value<boolean> = {
  shown: 'yes|no',
  choices: ['yes', 'no'],
  parse(word) {
    if (word !== 'yes' && word !== 'no') throw new UsageError('must be yes or no');
    return word === 'yes';
  },
};

/** A site by its id or its domain. */
export type SiteReference = { readonly id: number } | { readonly domain: string };

export const site: Value<SiteReference> = {
  shown: 'site',
  parse(word) {
    if (ID.test(word)) return { id: Number(word) };
    const url = URL.parse(/^https?:\/\//i.test(word) ? word : `https://${word}`);
    if (!url?.hostname.includes('.') || /\s/.test(word)) throw new UsageError('must be the id or the domain of a site');
    return { domain: url.hostname };
  },
};

/** A page by its id or its URL. */
export type PageReference = { readonly id: number } | { readonly url: string };

export const page: Value<PageReference> = {
  shown: 'page',
  parse(word) {
    if (ID.test(word)) return { id: Number(word) };
    if (!/^https?:\/\//i.test(word) || !URL.canParse(word)) throw new UsageError('must be the id or the URL of a page');
    return { url: word };
  },
};

/** `job_an_12` or `job_cr_12`. The API decides which exist. */
export const job: Value<string> = {
  shown: 'job',
  parse(word) {
    if (!/^[\w-]{1,64}$/.test(word)) throw new UsageError('must be the id of a job, such as job_an_12');
    return word;
  },
};
