import { ProviderRequestError } from '../post-json.ts';
import { requestJson } from '../request-json.ts';
import type { AccessTokens } from './google-access-tokens.ts';
import type { GoogleCredentials } from './google-credentials.ts';
import { SearchConsoleError } from './search-console.ts';

export interface GoogleApi {
  baseUrl: string;
  credentials: GoogleCredentials;
  tokens: AccessTokens;
}

/**
 * Posts to a Google API with a token of the credentials. A token that is refused is forgotten, and a new one tried once: it
 * may have been revoked, or have ended before its time.
 * @throws SearchConsoleError when Google cannot answer, with what an operator can do about it.
 */
export async function postToGoogle(api: GoogleApi, path: string, body: object, signal: AbortSignal): Promise<unknown> {
  const post = async (): Promise<unknown> => {
    const token = await api.tokens.tokenFor(api.credentials, signal);
    return requestJson({
      url: api.baseUrl.replace(/\/$/, '') + path,
      headers: { authorization: `Bearer ${token}` },
      body,
      signal,
    });
  };
  try {
    return await post().catch((error: unknown) => {
      if (!(error instanceof ProviderRequestError) || error.status !== 401) throw error;
      api.tokens.forget(api.credentials);
      return post();
    });
  } catch (error) {
    if (!(error instanceof ProviderRequestError)) throw error;
    api.tokens.forget(api.credentials);
    throw new SearchConsoleError(addAdvice(error), error.status);
  }
}

function addAdvice({ message, status }: ProviderRequestError): string {
  if (status === 401) return `${message}: the token is refused; connect the site again with \`admin site connect-gsc\``;
  if (status === 403) {
    return `${message}: add the account of the credentials as a user of the property, and switch the Search Console API on in its project`;
  }
  if (status === 404) return `${message}: the property does not exist; name it as Search Console does`;
  if (status === 429) return `${message}: the quota of the property is used up for now`;
  return message;
}
