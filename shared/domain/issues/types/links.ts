import { isPageExtension } from '../../crawling/file-extensions.ts';
import { message, quoted } from '../../messages/message.ts';
import { findByPage, isMissing, nameStatus } from '../checks.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { isBroken, isPage, isSamePath, type KnownUrl } from '../known-url.ts';
import { firstUrls, listAddresses, listed } from '../wording.ts';

const { page, site } = issueFamily('links');

/** Between http and https, or with www, is another issue. */
const leadsElsewhere = ({ url, outcome, finalUrl, redirects }: KnownUrl): boolean =>
  outcome === 'redirected' ||
  outcome === 'moved_away' ||
  (isPage({ outcome }) && redirects.length > 0 && finalUrl !== null && !isSamePath(url, finalUrl));

const genericPhrases: ReadonlySet<string> = new Set(
  [
    'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this',
    'mehr|mehr erfahren|mehr lesen|weiterlesen|hier|hier klicken|klicken sie hier|jetzt lesen',
    'cliquez ici|en savoir plus|ici|lire la suite|lire plus|plus d’informations|voir plus',
    'click aquí|haz clic aquí|aquí|leer más|más|más información|ver más|saber más',
    'clicca qui|qui|leggi tutto|leggi di più|scopri di più|di più',
    'klik hier|hier|lees meer|meer|meer informatie|meer lezen',
    'clique aqui|aqui|leia mais|saiba mais|mais|mais informações',
    'klicka här|här|läs mer|mer|mer information',
    'kliknij tutaj|tutaj|czytaj więcej|więcej|zobacz więcej',
  ].flatMap((line) => line.split('|')),
);

const LINKS_MAX = 500;
const CLICKS_MAX = 4;

export const linkTypes: readonly IssueType[] = [
  page('broken-internal-link', 'error', ({ links }, { find }) => {
    const broken = new Map(
      links.flatMap(({ url, isInternal }) => {
        const known = isInternal ? find(url) : null;
        return known && isBroken(known) ? [[url, known.statusCode]] : [];
      }),
    );
    if (broken.size === 0) return null;
    const named = [...broken].map(([url, status]) =>
      message('issues.broken-internal-link.item', { url, status: String(status) }),
    );
    return { values: { count: broken.size, links: listed(named) }, urls: firstUrls([...broken.keys()]) };
  }),
  site('broken-file-link', 'error', ({ checks }) =>
    findByPage(
      checks.filter(({ kind, statusCode }) => kind === 'file' && isMissing(statusCode)),
      'links',
      nameStatus,
    ),
  ),
  site('broken-external-link', 'warning', ({ checks }) =>
    findByPage(
      checks.filter(({ kind, statusCode, reason }) => kind === 'link' && (isMissing(statusCode) || reason === 'dns')),
      'links',
      (check) =>
        check.statusCode === null
          ? message('issues.broken-external-link.no-host', { url: check.url })
          : nameStatus(check),
    ),
  ),
  site('broken-spelling-link', 'error', ({ checks }) =>
    findByPage(
      checks.filter(({ kind, statusCode }) => kind === 'spelling' && isMissing(statusCode)),
      'links',
      nameStatus,
    ),
  ),
  page('link-to-redirect', 'notice', ({ links }, { find }) => {
    const moved = new Map(
      links.flatMap(({ url, isInternal }) => {
        const known = isInternal ? find(url) : null;
        return known && leadsElsewhere(known) ? [[url, known.finalUrl ?? '']] : [];
      }),
    );
    if (moved.size === 0) return null;
    const named = [...moved].map(([url, to]) => message('issues.link-to-redirect.item', { url, to }));
    return { values: { count: moved.size, links: listed(named) }, urls: firstUrls([...moved.keys()]) };
  }),
  site('link-to-spelling-redirect', 'notice', ({ checks }) =>
    findByPage(
      checks.filter(
        ({ kind, statusCode, redirectsTo }) => kind === 'spelling' && redirectsTo !== null && !isMissing(statusCode),
      ),
      'links',
      ({ url, redirectsTo }) => message('issues.link-to-redirect.item', { url, to: redirectsTo ?? '' }),
    ),
  ),
  site(
    'orphan-page',
    'warning',
    function* ({ pages, counts, pageAt }) {
      for (const one of pages) {
        if (one.linkingPages > 0 || one.isHome || !one.isCurrent || !one.isReadable) continue;
        if (pageAt(one.url) === one) yield { at: one.url, values: { count: counts.pages - 1 } };
      }
    },
    { needsWholeSite: true },
  ),
  page('dead-end', 'notice', ({ links, record }) =>
    links.length === 0 && record.scriptEvidence === null && !record.noindex ? {} : null,
  ),
  page('nofollow-internal-link', 'notice', ({ links, record }) => {
    const marked = links
      .filter(({ isInternal, nofollow }) => isInternal && nofollow)
      .map(({ url }) => url)
      .filter((url) => isPageExtension(URL.parse(url)?.pathname ?? '/'));
    return record.nofollow ? null : listAddresses('links', marked);
  }),
  page('nofollow-page', 'notice', ({ record, links }) => {
    const count = links.filter(({ isInternal }) => isInternal).length;
    return record.nofollow && count > 0 ? { values: { count } } : null;
  }),
  page(
    'link-without-text',
    'warning',
    ({
      record: {
        linksWithoutText: { count, first },
      },
    }) => {
      if (count === 0) return null;
      const links = firstUrls(first);
      return { values: { count, links: listed(links, count - first.length + new Set(first).size) }, urls: links };
    },
  ),
  page('generic-link-text', 'notice', ({ links }) => {
    const generic = links.filter(
      ({ isInternal, nofollow, anchorText }) =>
        isInternal && !nofollow && genericPhrases.has((anchorText ?? '').trim().toLowerCase()),
    );
    if (generic.length === 0) return null;
    const texts = [...new Set(generic.map(({ anchorText }) => anchorText?.trim() ?? ''))].map(quoted);
    return {
      values: { count: generic.length, texts: listed(texts) },
      urls: firstUrls(generic.map(({ url }) => url)),
    };
  }),
  page('too-many-links', 'notice', ({ links }) =>
    links.length > LINKS_MAX ? { values: { count: links.length } } : null,
  ),
  page('link-not-secure', 'warning', ({ url, links }) => {
    const insecure = links.filter((link) => link.isInternal && link.url.startsWith('http:'));
    return url.startsWith('https:')
      ? listAddresses(
          'links',
          insecure.map((link) => link.url),
        )
      : null;
  }),
  page('localhost-link', 'error', ({ links }) =>
    listAddresses(
      'links',
      links.flatMap(({ url }) =>
        /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?:\/|$)/i.test(url) ? [url] : [],
      ),
    ),
  ),
  site(
    'page-too-deep',
    'notice',
    function* ({ pages }) {
      for (const { url, clicks, isCurrent, isReadable } of pages)
        if (clicks !== null && clicks > CLICKS_MAX && isCurrent && isReadable) yield { at: url, values: { clicks } };
    },
    { needsWholeSite: true },
  ),
];
