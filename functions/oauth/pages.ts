/** The pages of a sign-in by OAuth. They hold no script; every text of a request is escaped. */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, pageHeaders } from '../../shared/http/page-headers.ts';
import { renderPage } from '../../shared/http/render-page.ts';
import type { HttpResult } from '../../shared/http/request-state.ts';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:10vh auto 0;max-width:32rem;padding:0 1rem}label{display:block;padding:.25rem 0}' +
  'button{font:inherit;margin:1rem 1rem 0 0;padding:.5rem 1rem}strong{overflow-wrap:anywhere}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** After a form browsers apply `form-action` to the program's address too, and to where that leads on: it is left out. */
const policy = contentSecurityPolicy
  .replace("style-src 'self'", `style-src 'sha256-${styleHash}'`)
  .replace("form-action 'self'; ", '');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => escapes[found] ?? '');

/** @param content - markup, with every text of others escaped */
export function showPage(
  statusCode: number,
  { title, content, cookie }: { title: string; content: string; cookie?: string },
): HttpResult {
  return {
    statusCode,
    headers: {
      ...pageHeaders,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
    },
    body: renderPage({ title, style, content }),
  };
}

/** A page that says what went wrong, in words of this service alone. */
export const showFailure = (statusCode: number, reason: string, requestId: string): HttpResult =>
  showPage(statusCode, {
    title: 'Access was not granted',
    content: `<p>${escapeText(reason)}</p>
<p>Start again from the program that sent you here.</p>
<p><small>For the operator: request ${escapeText(requestId)}</small></p>`,
  });

export const redirect = (location: string, cookie?: string): HttpResult => ({
  statusCode: 302,
  headers: { ...pageHeaders, location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
});
