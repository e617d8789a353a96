/** Schemas of the values of environment variables: numbers, URLs, lists. */
import type { BlockList } from 'node:net';
import * as z from 'zod';
import { parseAddressList } from './address-list.ts';
import { parseHostList } from './domain/crawling/host-rules.ts';
import { parseModelPrices } from './domain/plans/model-prices.ts';

// Messages say what a variable must be, and never show its value: it may be a secret.
export const text = z.string();

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be an amount such as 0.25')
  .transform(Number);

export const httpUrl = z
  .string()
  .trim()
  .refine((url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url), 'must be an http(s) URL');

/** Of all organizations there are: whoever opens an account could name any address. */
const sharedTenants = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;

/** Whom to believe who people are: over TLS, but for a provider on the machine itself. */
export const issuerUrl = httpUrl
  .refine((url) => isIssuer(url), 'must be an https URL without a query, such as https://accounts.example.com')
  .refine((url) => !sharedTenants.test(url), 'must name one tenant: accounts of any organization are no proof');

function isIssuer(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, search, hash } = new URL(url);
  const isOwnMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isOwnMachine) && `${username}${search}${hash}` === '';
}

/** A URL for the User-Agent header, which allows no white space or brackets. */
export const headerUrl = httpUrl.refine((url) => /^[!#-'*-;=?-~]{1,300}$/.test(url), 'must be a plain http(s) URL');

export const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** Host names, separated by commas. */
export const hostList = z.string().transform((list, context): string[] => {
  const hosts = parseHostList(list);
  if (hosts !== null) return hosts;
  context.addIssue({
    code: 'custom',
    message: 'must be host names separated by commas, such as example.com,shop.example',
  });
  return z.NEVER;
});

/** `https://app.example,https://cms.example`, or `*` for every origin. */
export const origins = z.string().transform((list, context): readonly string[] => {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.every((entry) => entry === '*' || isOrigin(entry))) return entries;
  context.addIssue({
    code: 'custom',
    message: 'must be origins such as https://app.example, separated by commas, or *',
  });
  return z.NEVER;
});

/** Addresses and networks, separated by commas. */
export const addressList = z.string().transform((list, context): BlockList => {
  const addresses = parseAddressList(list);
  if (addresses !== null) return addresses;
  context.addIssue({
    code: 'custom',
    message: 'must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8,fd00::/8',
  });
  return z.NEVER;
});

export const isOrigin = (entry: string): boolean =>
  /^https?:\/\/[a-z\d.:[\]-]+$/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;

/** Values of a secret, separated by commas. A short one could be guessed, and an empty one is no secret. */
export const secrets = z.string().transform((list, context): readonly string[] => {
  const values = list.split(',');
  if (values.every((value) => value.length >= SECRET_CHARACTERS_MIN)) return values;
  context.addIssue({ code: 'custom', message: `must be secrets of at least ${SECRET_CHARACTERS_MIN} characters` });
  return z.NEVER;
});

const SECRET_CHARACTERS_MIN = 32;

/** A JSON object of strings. */
export const stringsByName = z.string().transform((json, context): Record<string, string> => {
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: 'must be a JSON object of strings' });
  return z.NEVER;
});

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** `{"model": {"input": 3, "cached_input": 0.3, "cache_write": 3.75, "output": 15}}` */
export const modelPrices = z.string().transform((json, context) => {
  const prices = parseModelPrices(parseJson(json));
  if (prices !== null) return prices;
  context.addIssue({
    code: 'custom',
    message: 'must be a JSON object of prices by model id, such as {"small-1": {"input": 0.25, "output": 2}}',
  });
  return z.NEVER;
});
