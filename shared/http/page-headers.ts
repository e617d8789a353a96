/**
 * The headers of every file that browsers get to show: the console and the API reference. Scripts and styles come from the
 * service itself alone, nothing may frame its pages, and no text becomes markup or script on its way into a page. The embedded
 * system and CloudFront both send them.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  // For browsers without support for frame-ancestors.
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Names of such files hold a digest of the content. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
/** Kept by browsers, and asked for again by its ETag each time. */
export const REVALIDATED_CACHE = 'no-cache';

/** The pages by the folder that they are under, with the file that a folder itself stands for. */
export const pageFolders = { console: 'index.html', docs: 'reference.html' } as const;
