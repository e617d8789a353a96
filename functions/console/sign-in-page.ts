/** The page for a failed sign-in: the person comes from the provider, and no script of the console runs yet. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { signInPage as german } from '../../console/texts/de/sign-in-page.ts';
import { signInPage as english } from '../../console/texts/en/sign-in-page.ts';
import { contentSecurityPolicy, pageHeaders } from '../../shared/http/page-headers.ts';
import { renderPage } from '../../shared/http/render-page.ts';

export const signInPageResponse = { contentType: 'text/html; charset=utf-8', schema: z.string() };

export type SignInProblem = keyof typeof english.problems;

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto 0;max-width:28rem;padding:0 1rem}a{display:inline-block;margin-right:1.5rem;padding:.5rem 0}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const signInPageHeaders = {
  ...pageHeaders,
  'content-security-policy': contentSecurityPolicy.replace("style-src 'self'", `style-src 'sha256-${styleHash}'`),
};

/** Holds nothing of the request, so it is in both languages. The request id leads to the line of the log that says more. */
export function renderSignInPage(problem: SignInProblem, requestId: string): string {
  const content = `${renderContent(english, problem, requestId)}
<section lang="de">
<h2>${german.problems[problem].title}</h2>
${renderContent(german, problem, requestId)}
</section>`;
  return renderPage({ title: english.problems[problem].title, style, content });
}

const renderContent = (
  { problems, again, toConsole, forOperator }: typeof english,
  problem: SignInProblem,
  requestId: string,
): string =>
  `<p>${problems[problem].text}</p>
<p><a href="/v1/console/sign-in">${again}</a> <a href="/console/">${toConsole}</a></p>
<p><small>${forOperator(requestId)}</small></p>`;
