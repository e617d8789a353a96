import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { siteNameOfHost } from '../urls/site-host.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock } from './page-blocks.ts';
import { unescaped } from './phone-facts.ts';
import { isPlaceholderEmail } from './placeholders.ts';

const email = (value: string, block: PageBlock, evidence: string): Observation[] =>
  isPlaceholderEmail(value)
    ? []
    : observed({
        kind: 'contact',
        key: 'email',
        data: { value },
        source: 'crawl',
        evidence,
        locator: describePlace(block),
      });

const wholeAddress = /^[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z]{2,24}$/i;
const address = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}(?![\w@-])/gi;
/** `info (at) praxis (dot) de`: brackets around either word, so that no sentence is taken for an address. */
const hidden = new RegExp(
  String.raw`(?<![\w.%+-])([\w.%+-]{1,64})\s?(?:${alternatives('facts', 'hidden')})\s?((?:[a-z\d-]{1,63}\s?(?:${alternatives('facts', 'hiddenThen')})\s?){1,4}[a-z]{2,24})(?![\w@-])`,
  'gi',
);
const dot = new RegExp(String.raw`\s?[([{]\s?(?:${alternatives('facts', 'dot')})\s?[)\]}]\s?`, 'gi');
const TEXT_CHARACTERS_MAX = 600;

/**
 * The addresses that links write to and that the page shows, also those written so that robots do not read them. One at the
 * site's own domain comes first: the others may be someone else's.
 */
export function emailFacts(blocks: readonly PageBlock[], links: readonly PageBlock[], url: string): Observation[] {
  const found = [
    ...links.flatMap(linkedFact),
    ...blocks.filter(({ text }) => text.length <= TEXT_CHARACTERS_MAX).flatMap(writtenFacts),
  ];
  const site = siteNameOfHost(url);
  const isOwn = ({ claim }: Observation): boolean => {
    const domain = 'value' in claim.data && typeof claim.data.value === 'string' ? claim.data.value.split('@')[1] : '';
    return site !== '' && siteNameOfHost(`http://${domain}`) === site;
  };
  return [...found.filter(isOwn), ...found.filter((one) => !isOwn(one))];
}

function linkedFact(link: PageBlock): Observation[] {
  const href = textProperty(link.element, 'href')?.trim() ?? '';
  const code = /\/cdn-cgi\/l\/email-protection#([\da-f]{6,200})$/i.exec(href)?.[1];
  if (code) return protectedFact(code, link);
  if (!/^mailto:/i.test(href)) return [];
  const written = unescaped(href.slice('mailto:'.length).split('?', 1)[0] ?? '').trim();
  if (!wholeAddress.test(written)) return [];
  // Where a link shows another address than it writes to, the visitor reads the one that is shown.
  const shown = link.text.match(address)?.[0];
  return email(shown ?? written, link, shown === undefined ? written : link.text);
}

function writtenFacts(block: PageBlock): Observation[] {
  const shown = [...block.text.matchAll(address)].flatMap(([value]) => email(value, block, block.text));
  const spelled = [...block.text.matchAll(hidden)].flatMap(([text, name = '', domain = '']) =>
    email(`${name}@${domain.replace(dot, '.').replaceAll(' ', '')}`, block, text),
  );
  const coded = [...elementsIn(block.element)].flatMap((element) => {
    const code = textProperty(element, 'data-cfemail');
    return code === null ? [] : protectedFact(code, block);
  });
  return [...shown, ...spelled, ...coded];
}

/** Cloudflare writes addresses as hexadecimal numbers, each combined with the first by exclusive or. */
function protectedFact(code: string, block: PageBlock): Observation[] {
  const bytes = code.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const [key = 0, ...rest] = bytes.slice(0, 100);
  const value = rest.map((byte) => String.fromCharCode(byte ^ key)).join('');
  return wholeAddress.test(value) ? email(value, block, code) : [];
}
