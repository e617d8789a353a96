import type { SiteIssue } from '../issue-type.ts';
import { counted, listed } from '../wording.ts';

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
  title: 'robots.txt with lines that crawlers may ignore',
  why: 'Crawlers do not follow a rule that they do not understand.',
  how: 'Correct or remove these lines. Each rule is a field, a colon and a value, below a line "User-agent: …".',
  found:
    'From the text of robots.txt, by the rules of Lighthouse (`robots-txt`): lines without a colon, unknown fields, rules before the first user agent, patterns that do not begin with `/` or `*`, sitemaps without a whole address.',
  find: function* ({ view: { domain, robotsText } }) {
    if (robotsText === null) return;
    const file = `https://${domain}/robots.txt`;
    const at = { url: `https://${domain}/`, urls: [file] };
    if (/^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(robotsText)) {
      yield { ...at, message: `${file} returns a document, not rules for crawlers.` };
      return;
    }
    const faults = findFaults(robotsText);
    if (faults.length === 0) return;
    const lines = listed(faults.map(({ line, text, fault }) => `line ${line} "${shortened(text)}" (${fault})`));
    yield { ...at, message: `${counted(faults.length, 'line')} of ${file} may be ignored: ${lines}.` };
  },
};

interface Fault {
  line: number;
  text: string;
  fault: string;
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

function findFault(field: string, value: string, isBelowUserAgent: boolean): string | null {
  if (field === '') return 'no field and colon';
  if (!knownFields.has(field)) return 'unknown field';
  if (field === 'user-agent') return value === '' ? 'names no crawler' : null;
  if (field === 'sitemap') return URL.canParse(value) ? null : 'not a whole address';
  if (field !== 'allow' && field !== 'disallow') return null;
  if (!isBelowUserAgent) return 'above the first user agent';
  return /^(?:$|[/*])/.test(value) ? null : 'does not begin with / or *';
}

const shortened = (text: string): string =>
  text.length > LINE_SHOWN_MAX ? `${text.slice(0, LINE_SHOWN_MAX).toWellFormed()}…` : text;
