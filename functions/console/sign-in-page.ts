/** The page for a failed sign-in: the person comes from the provider, and no script of the console runs yet. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { contentSecurityPolicy, pageHeaders } from '../../shared/http/page-headers.ts';
import { renderPage } from '../../shared/http/render-page.ts';

export const signInPageResponse = { contentType: 'text/html; charset=utf-8', schema: z.string() };

const problems = {
  expired: {
    title: 'This sign-in is no longer valid',
    text: 'It was begun in another browser, took longer than ten minutes, or was used before.',
  },
  answer: {
    title: 'The sign-in could not be verified',
    text: 'What your organization’s sign-in returned does not fit this request, so you are not signed in.',
  },
  declined: {
    title: 'You were not signed in',
    text: 'Your organization’s sign-in declined the request, or it was cancelled there.',
  },
  'email-missing': {
    title: 'Your email address is missing',
    text: 'Your organization’s sign-in names no email address, by which people are known here.',
  },
  'email-unverified': {
    title: 'Your email address is not verified',
    text: 'Verify it at your organization’s sign-in, then sign in again.',
  },
  unknown: {
    title: 'You have no access yet',
    text: 'Your account is fine, but no user of this service has your email address. Ask the operator to add you.',
  },
  'other-account': {
    title: 'This address belongs to another account',
    text: 'Your email address was used here by another account. Ask the operator to add you again.',
  },
  unavailable: {
    title: 'Sign-in is not available at the moment',
    text: 'Your organization’s sign-in does not respond as it should. Try again in a few minutes.',
  },
} as const;
export type SignInProblem = keyof typeof problems;

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto 0;max-width:28rem;padding:0 1rem}a{display:inline-block;margin-right:1.5rem;padding:.5rem 0}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const signInPageHeaders = {
  ...pageHeaders,
  'content-security-policy': contentSecurityPolicy.replace("style-src 'self'", `style-src 'sha256-${styleHash}'`),
};

/** Holds nothing of the request. The request id leads to the line of the log that says more. */
export function renderSignInPage(problem: SignInProblem, requestId: string): string {
  const { title, text } = problems[problem];
  const content = `<p>${text}</p>
<p><a href="/v1/console/sign-in">Sign in again</a> <a href="/console/">Go to the console</a></p>
<p><small>For the operator: request ${requestId}</small></p>`;
  return renderPage({ title, style, content });
}
