/**
 * Headers that CloudFront before a stage's gateway adds to each request. CloudFront replaces both headers when a
 * client sends them. The gateway itself is public, so the secret proves that a request came through CloudFront.
 */
export const FRONT_SECRET_HEADER = 'x-front-secret';
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';
