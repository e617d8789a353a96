/** Whether a document that is to be shown to others is a report and nothing else: text, tables, drawings, one style, one logo. */
import { Parser } from 'htmlparser2';
import { faultOfLogo } from './check-logo.ts';

const elements = new Set(
  (
    'html head meta title style body main header section article h1 h2 h3 h4 h5 h6 p span strong em b i small a bdi time ul ol li dl dt dd ' +
    'div blockquote pre code table thead tbody tr th td br hr img svg g rect'
  ).split(' '),
);
const attributes = new Set(
  (
    'class id lang dir role scope colspan rowspan href rel datetime alt src charset name content http-equiv viewbox preserveaspectratio width ' +
    'height x y start tabindex hidden'
  ).split(' '),
);
const isKnownAttribute = (name: string): boolean => attributes.has(name) || name.startsWith('aria-');
const TITLE_CHARACTERS_MAX = 300;

export interface CheckedReport {
  readonly title: string;
  readonly language: string;
  readonly style: string;
}

/** Reads the report, or says in a clause what it holds that no report has. One pass over the document. */
export function checkReport(html: string): CheckedReport | { readonly fault: string } {
  const faults: string[] = [];
  const text = { title: '', style: '' };
  let language = '';
  let within: keyof typeof text | null = null;
  const counts = new Map<string, number>();
  const parser = new Parser({
    onopentag(name, given) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (!elements.has(name)) faults.push(`must hold no <${name.slice(0, 40)}> element`);
      for (const [attribute, value] of Object.entries(given)) {
        const fault = faultOfAttribute(name, attribute.toLowerCase(), value);
        if (fault !== null) faults.push(fault);
      }
      if (name === 'html') language = given['lang'] ?? '';
      within = name === 'title' || name === 'style' ? name : within;
    },
    ontext(part) {
      if (within !== null) text[within] += part;
    },
    onclosetag(name) {
      if (name === within) within = null;
    },
    oncomment: () => void faults.push('must hold no comment'),
    onprocessinginstruction(name) {
      if (name.toLowerCase() !== '!doctype') faults.push('must hold no instruction');
    },
  });
  parser.end(html);
  const [fault] = faults;
  if (fault !== undefined) return { fault };
  if (!/^<!doctype html>/i.test(html) || counts.get('style') !== 1 || counts.get('main') !== 1)
    return { fault: 'must be a report: a document with one <style> and one <main> element' };
  if ((counts.get('img') ?? 0) > 1) return { fault: 'must hold one picture at most, the logo' };
  return { title: text.title.trim().slice(0, TITLE_CHARACTERS_MAX), language, style: text.style };
}

function faultOfAttribute(element: string, name: string, value: string): string | null {
  if (!isKnownAttribute(name)) return `must hold no attribute ${name.slice(0, 40)}`;
  if (name === 'href' && !/^(?:https?:\/\/|#)/i.test(value)) return 'must lead to addresses by http and https alone';
  if (name === 'src') return element === 'img' ? faultOfLogo(value) : 'must load nothing';
  if (name === 'http-equiv' && value.toLowerCase() !== 'content-security-policy')
    return 'must hold no http-equiv but its policy';
  return null;
}
