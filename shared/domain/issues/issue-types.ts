import { aiCrawlersDisallowed } from './ai-readers/ai-crawlers-disallowed.ts';
import { contentByScript } from './ai-readers/content-by-script.ts';
import { llmsTxtInvalid } from './ai-readers/llms-txt-invalid.ts';
import { llmsTxtMissing } from './ai-readers/llms-txt-missing.ts';
import { contentDuplicate } from './content/content-duplicate.ts';
import { contentNearDuplicate } from './content/content-near-duplicate.ts';
import { contentThin } from './content/content-thin.ts';
import { languageInvalid } from './content/language-invalid.ts';
import { languageMissing } from './content/language-missing.ts';
import { pageInSeveralSpellings } from './content/page-in-several-spellings.ts';
import { placeholderText } from './content/placeholder-text.ts';
import { viewportMissing } from './content/viewport-missing.ts';
import { brokenInSitemap } from './index/broken-in-sitemap.ts';
import { canonicalBroken } from './index/canonical-broken.ts';
import { canonicalChain } from './index/canonical-chain.ts';
import { canonicalHome } from './index/canonical-home.ts';
import { canonicalMissing } from './index/canonical-missing.ts';
import { canonicalNoindex } from './index/canonical-noindex.ts';
import { canonicalNotSecure } from './index/canonical-not-secure.ts';
import { canonicalOffSite } from './index/canonical-off-site.ts';
import { canonicalRedirect } from './index/canonical-redirect.ts';
import { canonicalSeveral } from './index/canonical-several.ts';
import { canonicalizedInSitemap } from './index/canonicalized-in-sitemap.ts';
import { disallowedInSitemap } from './index/disallowed-in-sitemap.ts';
import { hostNotRedirected } from './index/host-not-redirected.ts';
import { httpInSitemap } from './index/http-in-sitemap.ts';
import { missingFromSitemap } from './index/missing-from-sitemap.ts';
import { noindex } from './index/noindex.ts';
import { noindexHome } from './index/noindex-home.ts';
import { noindexInSitemap } from './index/noindex-in-sitemap.ts';
import { redirectInSitemap } from './index/redirect-in-sitemap.ts';
import { robotsTxtInvalid } from './index/robots-txt-invalid.ts';
import { sitemapMissing } from './index/sitemap-missing.ts';
import { spellingNotRedirected } from './index/spelling-not-redirected.ts';
import { unavailableAfter } from './index/unavailable-after.ts';
import { urlDoubleSlash } from './index/url-double-slash.ts';
import { hreflangBroken } from './international/hreflang-broken.ts';
import { hreflangConflict } from './international/hreflang-conflict.ts';
import { hreflangInvalidCode } from './international/hreflang-invalid-code.ts';
import { hreflangNoReturn } from './international/hreflang-no-return.ts';
import { hreflangNoSelf } from './international/hreflang-no-self.ts';
import { hreflangNotSecure } from './international/hreflang-not-secure.ts';
import type { IssueType, PageIssue, SearchIssue, SiteIssue, UrlIssue } from './issue-type.ts';
import { brokenExternalLink } from './links/broken-external-link.ts';
import { brokenFileLink } from './links/broken-file-link.ts';
import { brokenInternalLink } from './links/broken-internal-link.ts';
import { brokenSpellingLink } from './links/broken-spelling-link.ts';
import { deadEnd } from './links/dead-end.ts';
import { genericLinkText } from './links/generic-link-text.ts';
import { linkNotSecure } from './links/link-not-secure.ts';
import { linkToRedirect } from './links/link-to-redirect.ts';
import { linkToSpellingRedirect } from './links/link-to-spelling-redirect.ts';
import { linkWithoutText } from './links/link-without-text.ts';
import { localhostLink } from './links/localhost-link.ts';
import { nofollowInternalLink } from './links/nofollow-internal-link.ts';
import { nofollowPage } from './links/nofollow-page.ts';
import { orphanPage } from './links/orphan-page.ts';
import { pageTooDeep } from './links/page-too-deep.ts';
import { tooManyLinks } from './links/too-many-links.ts';
import { imageBroken } from './media/image-broken.ts';
import { imageTooLarge } from './media/image-too-large.ts';
import { imageWithoutAlt } from './media/image-without-alt.ts';
import { searchClicksFallen } from './search/search-clicks-fallen.ts';
import { searchNeverShown } from './search/search-never-shown.ts';
import { searchRivals } from './search/search-rivals.ts';
import { searchSeldomClicked } from './search/search-seldom-clicked.ts';
import { openGraphImageMissing } from './social/open-graph-image-missing.ts';
import { openGraphMissing } from './social/open-graph-missing.ts';
import { accessRefused } from './status/access-refused.ts';
import { metaRefresh } from './status/meta-refresh.ts';
import { noResponse } from './status/no-response.ts';
import { pageNotFound } from './status/page-not-found.ts';
import { redirectChain } from './status/redirect-chain.ts';
import { redirectLoop } from './status/redirect-loop.ts';
import { redirectTemporary } from './status/redirect-temporary.ts';
import { serverError } from './status/server-error.ts';
import { soft404 } from './status/soft-404.ts';
import { structuredDataInvalid } from './structured-data/structured-data-invalid.ts';
import { structuredDataMissing } from './structured-data/structured-data-missing.ts';
import { structuredDataUnparseable } from './structured-data/structured-data-unparseable.ts';
import { descriptionDuplicate } from './titles/description-duplicate.ts';
import { descriptionMissing } from './titles/description-missing.ts';
import { descriptionSeveral } from './titles/description-several.ts';
import { descriptionTooLong } from './titles/description-too-long.ts';
import { descriptionTooShort } from './titles/description-too-short.ts';
import { h1Duplicate } from './titles/h1-duplicate.ts';
import { h1Missing } from './titles/h1-missing.ts';
import { h1Several } from './titles/h1-several.ts';
import { headingEmpty } from './titles/heading-empty.ts';
import { headingLevelSkipped } from './titles/heading-level-skipped.ts';
import { titleDuplicate } from './titles/title-duplicate.ts';
import { titleMissing } from './titles/title-missing.ts';
import { titleSeveral } from './titles/title-several.ts';
import { titleTooLong } from './titles/title-too-long.ts';
import { titleTooShort } from './titles/title-too-short.ts';
import { documentBeyondLimit } from './transport/document-beyond-limit.ts';
import { documentTooLarge } from './transport/document-too-large.ts';
import { httpNotRedirected } from './transport/http-not-redirected.ts';
import { httpPage } from './transport/http-page.ts';
import { insecureForm } from './transport/insecure-form.ts';
import { mixedContent } from './transport/mixed-content.ts';
import { slowResponse } from './transport/slow-response.ts';
import { uncompressed } from './transport/uncompressed.ts';

/** Every type, by family, in the order of the list. */
export const issueTypes: readonly IssueType[] = [
  pageNotFound,
  accessRefused,
  serverError,
  noResponse,
  redirectChain,
  redirectLoop,
  redirectTemporary,
  soft404,
  metaRefresh,
  brokenInternalLink,
  brokenFileLink,
  brokenExternalLink,
  brokenSpellingLink,
  linkToRedirect,
  linkToSpellingRedirect,
  orphanPage,
  deadEnd,
  nofollowInternalLink,
  nofollowPage,
  linkWithoutText,
  genericLinkText,
  tooManyLinks,
  linkNotSecure,
  localhostLink,
  pageTooDeep,
  titleMissing,
  titleDuplicate,
  titleTooShort,
  titleTooLong,
  titleSeveral,
  descriptionMissing,
  descriptionDuplicate,
  descriptionTooShort,
  descriptionTooLong,
  descriptionSeveral,
  h1Missing,
  h1Several,
  h1Duplicate,
  headingLevelSkipped,
  headingEmpty,
  contentThin,
  contentDuplicate,
  contentNearDuplicate,
  languageMissing,
  languageInvalid,
  pageInSeveralSpellings,
  placeholderText,
  viewportMissing,
  noindexHome,
  noindex,
  unavailableAfter,
  noindexInSitemap,
  disallowedInSitemap,
  brokenInSitemap,
  redirectInSitemap,
  canonicalizedInSitemap,
  httpInSitemap,
  missingFromSitemap,
  sitemapMissing,
  robotsTxtInvalid,
  canonicalMissing,
  canonicalHome,
  canonicalSeveral,
  canonicalBroken,
  canonicalRedirect,
  canonicalChain,
  canonicalNoindex,
  canonicalNotSecure,
  canonicalOffSite,
  urlDoubleSlash,
  hostNotRedirected,
  spellingNotRedirected,
  hreflangNotSecure,
  hreflangNoReturn,
  hreflangInvalidCode,
  hreflangNoSelf,
  hreflangBroken,
  hreflangConflict,
  imageWithoutAlt,
  imageBroken,
  imageTooLarge,
  structuredDataUnparseable,
  structuredDataInvalid,
  structuredDataMissing,
  mixedContent,
  httpPage,
  httpNotRedirected,
  insecureForm,
  slowResponse,
  documentBeyondLimit,
  documentTooLarge,
  uncompressed,
  openGraphMissing,
  openGraphImageMissing,
  aiCrawlersDisallowed,
  llmsTxtMissing,
  llmsTxtInvalid,
  contentByScript,
  searchRivals,
  searchClicksFallen,
  searchSeldomClicked,
  searchNeverShown,
];

export const pageIssues: readonly PageIssue[] = issueTypes.filter((type) => type.of === 'page');
export const urlIssues: readonly UrlIssue[] = issueTypes.filter((type) => type.of === 'url');
export const siteIssues: readonly SiteIssue[] = issueTypes.filter((type) => type.of === 'site');
export const searchIssues: readonly SearchIssue[] = issueTypes.filter((type) => type.of === 'search');

const byId: ReadonlyMap<string, IssueType> = new Map(issueTypes.map((type) => [type.id, type]));

/** Null for an id that no type has. */
export const issueType = (id: string): IssueType | null => byId.get(id) ?? null;
