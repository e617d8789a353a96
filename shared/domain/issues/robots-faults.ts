import { type Message, message, quoted } from '../messages/message.ts';

/** Fields that crawlers document; others are ignored by all of them. */
const knownFields = new Set([
  ...['user-agent', 'allow', 'disallow', 'sitemap'],
  // Bing and Yandex, and conventions of others.
  ...['crawl-delay', 'clean-param', 'host', 'request-rate', 'visit-time', 'noindex', 'content-signal', 'license'],
]);
const LINES_MAX = 5_000;
const LINE_SHOWN_MAX = 60;

type FaultName = 'no-field' | 'unknown-field' | 'no-crawler' | 'no-address' | 'above-agent' | 'not-a-path';

interface RobotsFault {
  readonly line: number;
  readonly text: string;
  readonly fault: FaultName;
}

/** Whether a document was sent in the place of a robots.txt. */
export const isNoRobotsFile = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(text);

/** The lines of a robots.txt that no crawler understands. */
export function findRobotsFaults(robotsText: string): RobotsFault[] {
  const faults: RobotsFault[] = [];
  let isBelowUserAgent = false;
  const lines = robotsText.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, LINES_MAX);
  for (const [at, written] of lines.entries()) {
    const text = (written.split('#', 1)[0] ?? '').trim();
    const colon = text.indexOf(':');
    const field = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const fault = text === '' ? null : findFault(field, text.slice(colon + 1).trim(), isBelowUserAgent);
    if (fault !== null) faults.push({ line: at + 1, text, fault });
    isBelowUserAgent ||= field === 'user-agent';
  }
  return faults;
}

function findFault(field: string, value: string, isBelowUserAgent: boolean): FaultName | null {
  if (field === '') return 'no-field';
  if (!knownFields.has(field)) return 'unknown-field';
  if (field === 'user-agent') return value === '' ? 'no-crawler' : null;
  if (field === 'sitemap') return URL.canParse(value) ? null : 'no-address';
  if (field !== 'allow' && field !== 'disallow') return null;
  if (!isBelowUserAgent) return 'above-agent';
  return value === '' || value.startsWith('/') || value.startsWith('*') ? null : 'not-a-path';
}

export const nameRobotsFault = ({ line, text, fault }: RobotsFault): Message =>
  message(`issues.robots-txt-invalid.${fault}`, {
    line,
    text: quoted(text.length > LINE_SHOWN_MAX ? `${text.slice(0, LINE_SHOWN_MAX).toWellFormed()}…` : text),
  });
