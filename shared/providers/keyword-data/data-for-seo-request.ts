import { ProviderRequestError } from '../post-json.ts';
import { requestJson } from '../request-json.ts';
import { type SetAside, SpendingLimitError } from '../spending/payer.ts';
import { isPassingRefusal, parseEnvelope, readCost, readResult } from './data-for-seo-envelope.ts';
import { microdollarsMax, type PricedPath } from './data-for-seo-prices.ts';
import { KeywordDataError, type PayForCall } from './keyword-data.ts';

/** Of one call, with its retries. A live call of a full batch takes some seconds. */
const CALL_BUDGET_MS = 30_000;

export interface DataForSeoAccount {
  baseUrl: string;
  login: string;
  password: string;
  budgetMs?: number;
}

/** Runs what it is given, at most so many at a time: the provider allows 30 simultaneous calls of an account. */
export type CallLimit = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Posts one task and returns its result. The cost counts also when the task failed, and before anything can be lost.
 * @throws KeywordDataError when the provider cannot answer, or the limit of the month leaves too little for the call.
 */
export async function postTask(
  account: DataForSeoAccount,
  { path, task, pay }: { path: PricedPath; task: object; pay: PayForCall },
): Promise<unknown[]> {
  const payment = await pay(microdollarsMax[path]).catch((error: unknown) => {
    throw error instanceof SpendingLimitError ? new KeywordDataError('over limit', error.message) : error;
  });
  const envelope = parseEnvelope(await post(account, path, [task], payment));
  await payment.settle({ providerCalls: 1, providerMicrodollars: readCost(envelope) });
  return readResult(envelope);
}

async function post(account: DataForSeoAccount, path: string, body: object, payment: SetAside): Promise<unknown> {
  const { baseUrl, login, password, budgetMs = CALL_BUDGET_MS } = account;
  try {
    const request = {
      url: `${baseUrl.replace(/\/$/, '')}/v3/${path}`,
      headers: { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` },
      body,
      signal: AbortSignal.timeout(budgetMs),
    };
    return await requestJson(request, isPassingRefusal);
  } catch (error) {
    // A late answer may be on the bill: what was set aside for it stays so.
    if (!(error instanceof ProviderRequestError && error.kind === 'late')) await payment.release();
    if (!(error instanceof ProviderRequestError)) throw error;
    throw new KeywordDataError(classifyFailure(error), error.message);
  }
}

function classifyFailure({ status }: ProviderRequestError): KeywordDataError['failure'] {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 402) return 'no money';
  return status === 429 ? 'rate limit' : 'unavailable';
}

export function createCallLimit(concurrency: number): CallLimit {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  return async (call) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      // Handed over: a call that comes in between must not take it too.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
