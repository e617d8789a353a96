/** The values that commands take: how each is shown, checked and read. */
import * as z from 'zod';
import { parseJobId } from '../../shared/domain/jobs/job-id.ts';
import { comparableEmail } from '../../shared/domain/people/email-address.ts';
import { scopes as allScopes, type Scope } from '../../shared/http/operation.ts';
import { kindOfJobId } from '../../shared/jobs/job-kinds.ts';
import type { Value } from './command.ts';
import { UsageError } from './usage-error.ts';

const TEXT_CHARACTERS_MAX = 200;

export const id = (shown: string): Value<number> => ({
  shown,
  parse(text) {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError('must be a positive whole number');
    return Number(text);
  },
});

export const wholeNumber = (shown: string, min: number, max: number): Value<number> => ({
  shown,
  parse(text) {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max)) throw new UsageError(`must be a whole number from ${min} to ${max}`);
    return number;
  },
});

/** An amount of US dollars with cents, or `none`. Nothing may be spent below a cent, so 0 is no amount. */
export const dollarsOrNone = (shown: string, max: number): Value<number | null> => ({
  shown: `${shown}|none`,
  parse(given) {
    if (given === 'none') return null;
    const dollars = /^\d{1,9}(\.\d{1,2})?$/.test(given) ? Number(given) : Number.NaN;
    if (!(dollars > 0 && dollars <= max)) {
      throw new UsageError(`must be US dollars from 0.01 to ${max}, such as 25 or 12.50, or none`);
    }
    return dollars;
  },
});

/** A name or another line of text; blank ends are left out. */
export const text = (shown: string): Value<string> => ({
  shown,
  parse(given) {
    const trimmed = given.trim();
    if (trimmed === '' || trimmed.length > TEXT_CHARACTERS_MAX || !trimmed.isWellFormed()) {
      throw new UsageError(`must have 1 to ${TEXT_CHARACTERS_MAX} characters`);
    }
    return trimmed;
  },
});

export const email = (): Value<string> => ({
  shown: 'EMAIL',
  parse(given) {
    const address = comparableEmail(given);
    if (address === null) throw new UsageError('must be an email address such as kim@example.com');
    return address;
  },
});

export const emailOrNone = (): Value<string | null> => ({
  shown: 'EMAIL|none',
  parse: (given) => (given === 'none' ? null : email().parse(given)),
});

export const file = (shown: string): Value<string> => ({
  shown,
  parse(given) {
    if (given === '') throw new UsageError('must name a file');
    return given;
  },
});

export const origin = (): Value<string> => ({
  shown: 'ORIGIN',
  parse(given) {
    const known = /^https?:\/\//.test(given) && URL.canParse(given) ? new URL(given).origin : null;
    if (known === null || (given !== known && given !== `${known}/`)) {
      throw new UsageError('must be an origin such as https://api.example.com');
    }
    return known;
  },
});

export const parseChoice = <const T extends string>(names: readonly T[]): Value<T> => ({
  shown: names.join('|'),
  parse(given) {
    const name = names.find((candidate) => candidate === given);
    if (name === undefined) throw new UsageError(`must be one of ${names.join(', ')}`);
    return name;
  },
});

export const parseOnOff = (): Value<boolean> => {
  const { shown, parse } = parseChoice(['on', 'off']);
  return { shown, parse: (given) => parse(given) === 'on' };
};

/** A time with its offset, or a day (its first moment, UTC); read as ISO 8601 UTC. */
export const time = (): Value<string> => ({
  shown: 'ISO_TIME',
  parse(given) {
    const known = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).safeParse(given);
    if (!known.success)
      throw new UsageError('must be a time such as 2030-01-31T12:00:00Z, or a day such as 2030-01-31');
    return new Date(known.data).toISOString();
  },
});

export const scopeList = (): Value<Scope[]> => ({
  shown: 'SCOPE,…',
  parse(given) {
    const names = new Set(given.split(',').map((name) => name.trim()));
    const known = allScopes.filter((scope) => names.delete(scope));
    if (names.size > 0 || known.length === 0) throw new UsageError(`must be some of ${allScopes.join(', ')}`);
    return known;
  },
});

export const language = (): Value<string> => ({
  shown: 'CODE',
  parse(given) {
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(given)) throw new UsageError('must be a language code such as en');
    return given.toLowerCase();
  },
});

export const jobId = (): Value<string> => ({
  shown: 'JOB_ID',
  parse(given) {
    if (kindOfJobId(given) === null) throw new UsageError('must be a job id such as job_an_12 or job_cr_7');
    return given;
  },
});

/** A crawl's own id, or the id of its job, which is what the API shows. */
export const crawlId = (): Value<number> => ({
  shown: 'CRAWL_ID',
  parse(given) {
    const reference = parseJobId(given);
    return reference?.kind === 'crawl' ? reference.id : id('CRAWL_ID').parse(given);
  },
});
