import { matchable } from '../../fields/keyword-match.ts';
import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { insertAdvice, keywordOf, listed, plural, replaceAdvice } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageLink } from '../page-links.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
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
  const count = bodyLinks(page, 'internal').length;
  const wanted = Math.round(Math.min(6, Math.max(2, page.wordCount / 300)));
  return {
    share: part(count, wanted) * ramp(page.wordCount, 0, 60),
    evidence: `The text has ${plural(count, 'internal link')}; ${wanted} suit its length of ${plural(page.wordCount, 'word')}.`,
    advice: insertAdvice(page, 'body:internal-links', longestSectionEnd(page), {
      title: 'Link to related pages of the site',
      description: `The text has ${plural(count, 'internal link')} in ${plural(page.wordCount, 'word')}; about ${wanted} suit its length. Link to pages that continue the subject of ${keywordOf(page)}, and let the link text name their topic.`,
      whyItMatters:
        'Internal links lead visitors to the next page and show search engines which pages of the site belong together.',
    }),
  };
}

function anchorTexts(page: PageReading): Verdict {
  const links = page.links.filter(({ kind }) => kind !== 'other');
  if (links.length === 0) {
    return {
      share: 0,
      evidence: 'The text has no links to judge.',
      advice: internalLinks(page).advice,
    };
  }
  const weak = links.filter(({ text }) => isWeakAnchor(text));
  return {
    share: part(links.length - weak.length, links.length),
    evidence:
      weak.length === 0
        ? `Link texts that describe their target: all ${links.length}.`
        : `Link texts that do not describe their target: ${weak.length} of ${links.length}, ${listed(weak.map(({ text, href }) => (text === '' ? `(empty, to ${href.slice(0, 60)})` : text.slice(0, 60))))}.`,
    advice: replaceAdvice(
      page,
      'body:anchors',
      weak.map(({ blockId }) => blockId),
      {
        title: 'Write descriptive link texts',
        description: `Link texts that do not describe their target: ${weak.length} of ${links.length}, ${listed(weak.map(({ text, href }) => (text === '' ? href.slice(0, 60) : text.slice(0, 60))))}. Use words that name the target page as the link text.`,
        whyItMatters: 'Link texts tell search engines and screen-reader users what the target page is about.',
      },
    ),
  };
}

function isWeakAnchor(text: string): boolean {
  const anchor = matchable(text.slice(0, 300)).replace(/[.!…»›→>:\s]+$/, '');
  return anchor === '' || genericAnchors.has(anchor) || /^(https?:\/\/|www\.)/.test(anchor);
}

function variety(page: PageReading): Verdict {
  const links = bodyLinks(page, 'internal');
  const targets = new Set(links.map(({ target }) => target)).size;
  return {
    share: part(targets, links.length) * ramp(targets, 0, 2),
    evidence: `Internal links: ${links.length}, to ${plural(targets, 'different page')}.`,
    advice:
      links.length <= targets
        ? internalLinks(page).advice
        : insertAdvice(page, 'body:internal-links', longestSectionEnd(page), {
            title: 'Link to different pages',
            description: `The text has ${plural(links.length, 'internal link')} to ${plural(targets, 'page')}. Link once to each of several related pages instead of repeating one.`,
            whyItMatters: 'A second link to the same page adds little for visitors or search engines.',
          }),
  };
}

function outboundLinks(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind)) return null;
  const count = bodyLinks(page, 'outbound').length;
  return {
    share: ramp(count, 0, 1) * ramp(page.wordCount, 0, 100),
    evidence: `The text has ${plural(count, 'outbound link')}.`,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), {
      title: 'Link to a source',
      description:
        'The text links to no source outside the site. Support its most important claim with a link to a study, a standard, a manufacturer or an authority.',
      whyItMatters: 'Readers and quality raters trust claims that they can check.',
    }),
  };
}
