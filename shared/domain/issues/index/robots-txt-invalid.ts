import { message, quoted } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

/** Fields that crawlers document; others are ignored by all of them. */
const knownFields = new Set([
  ...['user-agent', 'allow', 'disallow', 'sitemap'],
  // Bing and Yandex, and conventions of others.
  ...['crawl-delay', 'clean-param', 'host', 'request-rate', 'visit-time', 'noindex', 'content-signal', 'license'],
]);
const LINES_MAX = 5_000;
const LINE_SHOWN_MAX = 60;

export const robotsTxtInvalid: SiteIssue = {
  of: 'site',
  id: 'robots-txt-invalid',
  family: 'index',
  severity: 'warning',
  find: function* ({ view: { domain, robotsText } }) {
    if (robotsText === null) return;
    const file = `https://${domain}/robots.txt`;
    const at = { url: `https://${domain}/`, urls: [file] };
    if (/^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(robotsText)) {
      yield { ...at, message: message('issues.robots-txt-invalid.document', { file }) };
      return;
    }
    const faults = findFaults(robotsText);
    if (faults.length === 0) return;
    const lines = listed(
      faults.map(({ line, text, fault }) =>
        message(`issues.robots-txt-invalid.${fault}`, { line, text: quoted(shortened(text)) }),
      ),
    );
    yield { ...at, message: message('issues.robots-txt-invalid.evidence', { count: faults.length, file, lines }) };
  },
};

type FaultName = 'no-field' | 'unknown-field' | 'no-crawler' | 'no-address' | 'above-agent' | 'not-a-path';

interface Fault {
  line: number;
  text: string;
  fault: FaultName;
}

function findFaults(robotsText: string): Fault[] {
  const faults: Fault[] = [];
  let isBelowUserAgent = false;
  for (const [at, written] of robotsText
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, LINES_MAX)
    .entries()) {
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
  return /^(?:$|[/*])/.test(value) ? null : 'not-a-path';
}

const shortened = (text: string): string =>
  text.length > LINE_SHOWN_MAX ? `${text.slice(0, LINE_SHOWN_MAX).toWellFormed()}…` : text;
