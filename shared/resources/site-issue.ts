import * as z from 'zod';
import { type IssueType, issueFamilies, severities } from '../domain/issues/issue-type.ts';
import { wordIssue } from '../domain/issues/word-issue.ts';
import type { Messages } from '../domain/messages/render-message.ts';
import { changeKinds, type SiteChange } from '../domain/site-changes/site-change.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { IgnoredIssue } from '../table/ignored-issues.ts';
import type { IssueSummary, PageOfIssue } from '../table/site-audits.ts';

export const ignoredIssueSchema = z.lazy(() =>
  z
    .strictObject({ reason: z.string(), at: timestamp() })
    .nullable()
    .meta({ description: 'Why people left it as it is; null of others.' }),
);

export const ignoredIssueResource = (ignored: IgnoredIssue | null): z.input<typeof ignoredIssueSchema> =>
  ignored && { reason: ignored.reason, at: ignored.at };

export const siteIssueSchema = z.lazy(() =>
  z
    .strictObject({
      id: z.string().meta({ description: 'Never changes for a type of issue. docs/issues.md lists them.' }),
      family: z.enum(issueFamilies),
      severity: z.enum(severities),
      title: z.string(),
      why: z.string(),
      how: z.string(),
      found: z.string().meta({ description: 'From what it is found, and its limits.' }),
      pages: z.number().int().meta({ description: 'URLs that have it, pages or not.' }),
      new: z.number().int().nullable().meta({
        description: 'Of these, how many had it not after the crawl before. Null where that crawl did not look for it.',
      }),
      fixed: z.number().int().nullable().meta({
        description: 'How many had it after the crawl before, and do not have it now.',
      }),
      ignored: ignoredIssueSchema,
    })
    .meta({ id: 'SiteIssue' }),
);

export const siteIssueResource = (
  { id, family, severity }: IssueType,
  summary: Pick<IssueSummary, 'pages' | 'new' | 'fixed'>,
  { ignored, messages }: { readonly ignored: IgnoredIssue | null; readonly messages: Messages },
): z.input<typeof siteIssueSchema> => ({
  id,
  family,
  severity,
  ...wordIssue(id, messages),
  pages: summary.pages,
  new: summary.new,
  fixed: summary.fixed,
  ignored: ignoredIssueResource(ignored),
});

export const pageOfIssueSchema = z.lazy(() =>
  z
    .strictObject({
      url: z.string(),
      page_id: integerId().nullable().meta({ description: 'Null of a URL that is no page of the site.' }),
      evidence: z.string().meta({ description: 'A sentence that is true of this URL, with its numbers.' }),
      related_urls: z.array(z.string()).meta({
        description:
          'What the evidence is about: targets of links, the other pages of a group, the chain of redirects. At most ten.',
      }),
    })
    .meta({ id: 'PageOfIssue' }),
);

export const pageOfIssueResource = (
  { url, pageId, message, evidence, urls }: PageOfIssue,
  messages: Messages,
): z.input<typeof pageOfIssueSchema> => ({
  url,
  page_id: pageId,
  evidence: messages.renderKept(evidence, message),
  related_urls: urls,
});

const changedValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const siteChangeSchema = z.lazy(() =>
  z
    .strictObject({
      kind: z.enum(changeKinds).meta({
        description:
          '`appeared`: a page that the crawl before did not have. `vanished`: its URL returns 404 or 410. `moved`: its URL redirects, or its whole text is at a new URL. ' +
          '`title`, `status`, `canonical`: what the page has now. `index`: whether it lets search engines index it. `word_count`: by ten words or more. ' +
          '`grade_rose`, `grade_fell`: the grade of its latest analysis, compared at the end of each crawl.',
      }),
      url: z.string(),
      page_id: integerId().nullable(),
      before: changedValue.meta({ description: 'The value before; of `moved` the URL, of `vanished` the status.' }),
      after: changedValue,
      crawl_id: integerId(),
      found_at: timestamp(),
    })
    .meta({ id: 'SiteChange' }),
);

export const siteChangeResource = (
  { kind, url, pageId, before, after }: SiteChange,
  { crawlId, at }: { crawlId: number; at: string },
): z.input<typeof siteChangeSchema> => ({
  kind,
  url,
  page_id: pageId,
  before,
  after,
  crawl_id: crawlId,
  found_at: at,
});
