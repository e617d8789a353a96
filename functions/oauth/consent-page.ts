import type { Scope } from '../../shared/http/operation.ts';
import type { HttpResult } from '../../shared/http/request-state.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { paths } from './oauth-paths.ts';
import { escapeText, showPage } from './pages.ts';

const scopeLabels: Readonly<Record<Scope, string>> = {
  'sites:read': 'Read sites, pages, analyses and ideas',
  'content:write': 'Change drafts and content, and start work that uses your allowance',
  'cms:publish': 'Publish content',
};

interface Consent {
  request: AuthorizationRequest;
  /** The request as it came, which the form sends back. */
  query: string;
  proof: string;
  person: { email: string; organization: string };
  cookie: string;
}

/** The program names itself, which proves nothing: what counts is where the person is sent. Reading is all that is chosen beforehand. */
export function showConsent({ request, query, proof, person, cookie }: Consent): HttpResult {
  const { client, redirectUri, offered } = request;
  const { host, protocol } = new URL(redirectUri);
  const choices = offered.map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${scope}"${scope === 'sites:read' ? ' checked' : ''}> ${scopeLabels[scope]}</label>`,
  );
  return showPage(200, {
    title: 'Let a program in?',
    cookie,
    content: `<p>A program that calls itself <strong>${escapeText(client.name)}</strong> asks for access to the data of <strong>${escapeText(person.organization)}</strong> as ${escapeText(person.email)}.</p>
<p>You will be sent to <strong>${escapeText(host === '' ? `a program of this machine (${protocol})` : host)}</strong>. Go on only if you have just started this there.</p>
<form method="post" action="${paths.consent}">
<input type="hidden" name="request" value="${escapeText(query)}">
<input type="hidden" name="proof" value="${escapeText(proof)}">
${choices.join('\n')}
<button name="decision" value="deny">Refuse</button><button name="decision" value="allow">Allow</button>
</form>
<p><small>It is in the list of keys in the console, where you can end it.</small></p>`,
  });
}
