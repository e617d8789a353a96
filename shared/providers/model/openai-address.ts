import { trimTrailing } from '../../domain/language/trailing-characters.ts';

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** The address of a path behind the version segment, as OpenAI's own clients take it; without any path `/v1` is meant. */
export function versionedUrl(baseUrl: string, path: string): string {
  const url = new URL(baseUrl);
  const version = trimTrailing(url.pathname, /\//);
  url.pathname = `${version === '' ? '/v1' : version}${path}`;
  return url.href;
}
