import { matchable } from '../../fields/keyword-match.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { adviceWords, insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageLink } from '../page-links.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, type Statement, say } from '../statement.ts';
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
  const found = { n: count('internal_link', links), words: count('word', page.wordCount), wanted };
  return {
    share: part(links, wanted) * ramp(page.wordCount, 0, 60),
    evidence: say('grading.links_internal.evidence', found),
    advice: insertAdvice(
      page,
      'body:internal-links',
      longestSectionEnd(page),
      adviceWords('links_internal', { ...found, keyword: quoteKeyword(page) }),
    ),
  };
}

function anchorTexts(page: PageReading): Verdict | null {
  const links = page.links.filter(({ kind }) => kind !== 'other');
  if (links.length === 0) {
    // A visitor who calls or writes needs no other page.
    if (page.kind === 'contact') return null;
    return {
      share: 0,
      evidence: say('grading.links_anchor_text.none', {}, { kind: 'count', of: 'link', value: 0 }),
      advice: internalLinks(page).advice,
    };
  }
  const weak = links.filter(({ text }) => isWeakAnchor(text));
  const n = count('link', links.length);
  const named = enumerated([...new Map(weak.map((link) => [`${link.text} ${link.href}`, shownLink(link)])).values()]);
  const state =
    weak.length === 0
      ? say('grading.links_anchor_text.good', { n })
      : say('grading.links_anchor_text.weak', { n, weak: weak.length, links: named });
  return {
    share: part(links.length - weak.length, links.length),
    evidence: state,
    advice: replaceAdvice(
      page,
      'body:anchors',
      weak.map(({ blockId }) => blockId),
      adviceWords('links_anchor_text', { state }),
    ),
  };
}

function shownLink({ text, href }: PageLink): Statement {
  const weak = { kind: 'weak_link', value: text, target: href } as const;
  if (text === '') return say('grading.links_anchor_text.empty', { target: quote('link_target', href, 60) }, weak);
  const { value, claims } = quote('link', text, 60);
  return claim(value, ...claims, weak);
}

/** A link text that is empty, general or an address. */
export function isWeakAnchor(text: string): boolean {
  const anchor = trimTrailing(matchable(text.slice(0, 300)), /[.!…»›→>:\s]/);
  return anchor === '' || genericAnchors.has(anchor) || /^(https?:\/\/|www\.)/.test(anchor);
}

function variety(page: PageReading): Verdict {
  const links = bodyLinks(page, 'internal');
  const targets = new Set(links.map(({ target }) => target)).size;
  const found = say('grading.links_variety.evidence', {
    n: count('internal_link', links.length),
    targets: links.length < 2 ? 0 : count('internal_target', targets),
  });
  return {
    share: part(targets, links.length) * ramp(targets, 0, 2),
    evidence: found,
    advice:
      links.length <= targets
        ? internalLinks(page).advice
        : insertAdvice(page, 'body:internal-links', longestSectionEnd(page), adviceWords('links_variety', { found })),
  };
}

function outboundLinks(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind)) return null;
  const links = bodyLinks(page, 'outbound').length;
  const found = say('grading.links_outbound.evidence', { n: count('outbound_link', links) });
  return {
    share: ramp(links, 0, 1) * ramp(page.wordCount, 0, 100),
    evidence: found,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), adviceWords('links_outbound', { found })),
  };
}
