import { matchable } from '../../fields/keyword-match.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageLink } from '../page-links.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
import { type ClaimedText, claim, count, enumerated, plural, quote, say } from '../statement.ts';
import { genericAnchors } from '../vocabulary.ts';
import { longestSectionEnd } from './structure.ts';

export const internalLinksGrader: ComponentGrader = {
  componentType: 'internal_links',
  criteria: {
    links_internal: internalLinks,
    links_anchor_text: anchorTexts,
    links_variety: variety,
    links_outbound: outboundLinks,
  },
};

/** Links of the text itself: navigation and footer are the same on every page and say nothing about this one. */
function bodyLinks(page: PageReading, kind: PageLink['kind']): PageLink[] {
  return page.links.filter((link) => link.kind === kind);
}

function internalLinks(page: PageReading): Verdict {
  const links = bodyLinks(page, 'internal').length;
  const wanted = Math.round(Math.min(6, Math.max(2, page.wordCount / 300)));
  const found = say`The text has ${count('internal_link', links)} in ${count('word', page.wordCount)}`;
  return {
    share: part(links, wanted) * ramp(page.wordCount, 0, 60),
    evidence: say`${found}; ${wanted} suit its length.`,
    advice: insertAdvice(page, 'body:internal-links', longestSectionEnd(page), {
      title: 'Link to related pages of the site',
      description: say`${found}; about ${wanted} suit its length. Link to pages that say more about ${quoteKeyword(page)}, and let each link text name what its page is about.`,
      whyItMatters:
        'Internal links lead visitors to the next page and show search engines which pages of the site belong together.',
    }),
  };
}

function anchorTexts(page: PageReading): Verdict | null {
  const links = page.links.filter(({ kind }) => kind !== 'other');
  if (links.length === 0) {
    // A visitor who calls or writes needs no other page.
    if (page.kind === 'contact') return null;
    return {
      share: 0,
      evidence: claim('The text has no link to judge.', { kind: 'count', of: 'link', value: 0 }),
      advice: internalLinks(page).advice,
    };
  }
  const weak = links.filter(({ text }) => isWeakAnchor(text));
  const all = count('link', links.length);
  const named = enumerated([...new Map(weak.map((link) => [`${link.text} ${link.href}`, shownLink(link)])).values()]);
  const state =
    weak.length === 0
      ? links.length === 1
        ? say`The text has ${all}, and its text is neither empty nor general nor an address`
        : say`Of ${all}, none has a text that is empty, general or an address`
      : links.length === 1
        ? say`The text has ${all}, and its text is empty, general or an address: ${named}`
        : say`Of ${all}, ${weak.length} ${weak.length === 1 ? 'has' : 'have'} a text that is empty, general or an address: ${named}`;
  return {
    share: part(links.length - weak.length, links.length),
    evidence: say`${state}.`,
    advice: replaceAdvice(
      page,
      'body:anchors',
      weak.map(({ blockId }) => blockId),
      {
        title: 'Write descriptive link texts',
        description: say`${state}. Use words that name the target page as the link text.`,
        whyItMatters: 'Link texts tell search engines and screen-reader users what the target page is about.',
      },
    ),
  };
}

function shownLink({ text, href }: PageLink): ClaimedText {
  const isWeak = claim('', { kind: 'weak_link', value: text, target: href });
  return text === ''
    ? say`one without text to ${quote('link_target', href, 60)}${isWeak}`
    : say`${quote('link', text, 60)}${isWeak}`;
}

/** A link text that is empty, general or an address. */
export function isWeakAnchor(text: string): boolean {
  const anchor = trimTrailing(matchable(text.slice(0, 300)), /[.!…»›→>:\s]/);
  return anchor === '' || genericAnchors.has(anchor) || /^(https?:\/\/|www\.)/.test(anchor);
}

function variety(page: PageReading): Verdict {
  const links = bodyLinks(page, 'internal');
  const targets = new Set(links.map(({ target }) => target)).size;
  const found = say`The text has ${count('internal_link', links.length)}${links.length < 2 ? '' : targets === 1 ? claim(', all to one page', { kind: 'count', of: 'internal_target', value: 1 }) : say`, to ${count('internal_target', targets)}`}`;
  return {
    share: part(targets, links.length) * ramp(targets, 0, 2),
    evidence: say`${found}.`,
    advice:
      links.length <= targets
        ? internalLinks(page).advice
        : insertAdvice(page, 'body:internal-links', longestSectionEnd(page), {
            title: 'Link to different pages',
            description: say`${found}. Link once to each of several related pages instead of repeating one.`,
            whyItMatters: 'A second link to the same page adds little for visitors or search engines.',
          }),
  };
}

function outboundLinks(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind)) return null;
  const links = bodyLinks(page, 'outbound').length;
  const found = say`The text has ${claim(links === 0 ? 'no link' : plural(links, 'link'), { kind: 'count', of: 'outbound_link', value: links })} to other sites`;
  return {
    share: ramp(links, 0, 1) * ramp(page.wordCount, 0, 100),
    evidence: say`${found}.`,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), {
      title: 'Link to a source',
      description: say`${found}. Support its most important claim with a link to the source.`,
      whyItMatters: 'Readers and quality raters trust claims that they can check.',
    }),
  };
}
