/** The last or first part of a path that names a page nobody wants to be found by: legal texts, accounts, shopping carts. */
const utilityNames: ReadonlySet<string> = new Set([
  '404',
  'account',
  'basket',
  'cart',
  'checkout',
  'cookie-policy',
  'cookies',
  'datenschutz',
  'disclaimer',
  'impressum',
  'imprint',
  'legal',
  'legal-notice',
  'log-in',
  'login',
  'logout',
  'my-account',
  'password-reset',
  'privacy',
  'privacy-policy',
  'register',
  'search',
  'sign-in',
  'sign-up',
  'signin',
  'signup',
  'sitemap',
  'terms',
  'terms-and-conditions',
  'terms-of-service',
  'terms-of-use',
  'thank-you',
  'unsubscribe',
  'wishlist',
]);

/** True for a page that is there for the site's own sake, so that it is no opportunity. The path is a stored one, lower-cased. */
export function isUtilityPath(path: string | null): boolean {
  const parts = (path ?? '').split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  const [first] = parts;
  const last = parts.at(-1)?.replace(/\.[a-z]{3,5}$/, '');
  return (first !== undefined && utilityNames.has(first)) || (last !== undefined && utilityNames.has(last));
}
