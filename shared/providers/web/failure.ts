import type { WebFailureReason } from '../../domain/crawling/web-response.ts';

interface Failure {
  readonly reason: WebFailureReason;
  readonly retryable: boolean;
  readonly detail: string;
}

const reasonByCode: Readonly<Record<string, WebFailureReason>> = {
  BLOCKED_ADDRESS: 'blocked_address',
  BLOCKED_URL: 'blocked_url',
  HOST_NOT_ALLOWED: 'host_not_allowed',
  ENOTFOUND: 'dns',
  ENODATA: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  EPROTO: 'tls',
};

const retryableReasons: ReadonlySet<WebFailureReason> = new Set(['refused', 'unreachable', 'timeout', 'reset']);

/** A temporary resolver failure, and a compressed body that ended early: passing faults inside lasting reasons. */
const retryableCodes: ReadonlySet<string> = new Set(['EAI_AGAIN', 'Z_BUF_ERROR']);

/** Sorts what undici, the resolver, TLS and zlib throw. Whatever is not known is a violation of the protocol. */
export function describeFailure(error: unknown): Failure {
  const code = errorCode(error);
  const reason = reasonByCode[code] ?? (/^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_)/.test(code) ? 'tls' : 'protocol');
  const message = error instanceof Error ? error.message : String(error);
  return {
    reason,
    retryable: retryableReasons.has(reason) || retryableCodes.has(code),
    detail: `${code === '' ? 'error' : code}: ${message}`.slice(0, 500),
  };
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : '';
}
