import { message } from '../../messages/message.ts';
import type { UrlIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/**
 * A redirect from one spelling of an address to another one (https, www, case, slash) is never meant for a while. Others may be, as that to
 * the language of the visitor.
 */
export const redirectTemporary: UrlIssue = {
  of: 'url',
  id: 'redirect-temporary',
  family: 'status',
  severity: 'notice',
  find: ({ url, redirects, redirectStatuses = [] }) => {
    const at = redirects.findIndex((to, hop) => {
      const from = hop === 0 ? url : (redirects[hop - 1] ?? url);
      return temporary.has(redirectStatuses[hop] ?? 0) && urlKey(from) === urlKey(to);
    });
    const to = redirects[at];
    return to === undefined
      ? null
      : {
          message: message('issues.redirect-temporary.evidence', { status: String(redirectStatuses[at]), url: to }),
          urls: [to],
        };
  },
};
