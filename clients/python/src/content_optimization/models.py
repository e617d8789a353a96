# Generated from openapi.yaml by `npm run generate`.
"""Types of requests and responses, by the names of the description. A response may have further fields."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar, Union

from typing_extensions import NotRequired, TypeAlias, TypedDict

T = TypeVar("T")


class Data(TypedDict, Generic[T]):
    data: T


class PageList(TypedDict, Generic[T]):
    data: list[T]
    meta: PageMeta


class CursorList(TypedDict, Generic[T]):
    data: list[T]
    meta: CursorMeta


class JobCompletedEvent(TypedDict):
    type: Literal["job.completed"]
    timestamp: str
    data: JobCompletedEventData


class JobCompletedEventData(TypedDict):
    job_id: str
    kind: str
    """Such as `analysis` or `crawl`."""
    status: str
    """`completed`, `skipped` when there was nothing to do, or `failed`."""
    site_id: int | None
    page_id: int | None


class JobFailedEvent(TypedDict):
    type: Literal["job.failed"]
    timestamp: str
    data: JobFailedEventData


class JobFailedEventData(TypedDict):
    job_id: str
    kind: str
    """Such as `analysis` or `crawl`."""
    status: str
    """`completed`, `skipped` when there was nothing to do, or `failed`."""
    site_id: int | None
    page_id: int | None


class SiteReadyEvent(TypedDict):
    type: Literal["site.ready"]
    timestamp: str
    data: SiteReadyEventData


class SiteReadyEventData(TypedDict):
    site_id: int
    job_id: str


class AnalysisCompletedEvent(TypedDict):
    type: Literal["analysis.completed"]
    timestamp: str
    data: AnalysisCompletedEventData


class AnalysisCompletedEventData(TypedDict):
    analysis_id: int
    job_id: str
    page_id: int
    site_id: int


class ContentVersionCreatedEvent(TypedDict):
    type: Literal["content.version_created"]
    timestamp: str
    data: ContentVersionCreatedEventData


class ContentVersionCreatedEventData(TypedDict):
    content_version_id: int
    page_id: int
    site_id: int
    source: str


class RecommendationChangedEvent(TypedDict):
    type: Literal["recommendation.changed"]
    timestamp: str
    data: RecommendationChangedEventData


class RecommendationChangedEventData(TypedDict):
    recommendation_id: int
    analysis_id: int
    page_id: int
    site_id: int
    status: str


class IdeasRunCompletedEvent(TypedDict):
    type: Literal["ideas.run_completed"]
    timestamp: str
    data: IdeasRunCompletedEventData


class IdeasRunCompletedEventData(TypedDict):
    run_id: str
    job_id: str
    site_id: int


class IssuesChangedEvent(TypedDict):
    type: Literal["issues.changed"]
    timestamp: str
    data: IssuesChangedEventData


class IssuesChangedEventData(TypedDict):
    crawl_id: int
    site_id: int
    new: int
    """Issues that the crawl found for the first time."""
    fixed: int
    """Issues that are gone."""


class WebhookTestEvent(TypedDict):
    type: Literal["webhook.test"]
    timestamp: str
    data: WebhookTestEventData


class WebhookTestEventData(TypedDict):
    webhook_id: int


Grade: TypeAlias = Literal["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "F"]


class Health(TypedDict):
    ok: Literal[True]


class Error(TypedDict):
    error: ErrorError


class ErrorError(TypedDict):
    code: ErrorCode
    message: str
    details: NotRequired[dict[str, Any]]


class Me(TypedDict):
    name: str
    prefix: str
    """`coa_` and the first 4 characters."""
    scopes: list[Scope]


class SiteSummary(TypedDict):
    id: int
    domain: str
    url: str | None
    """`https://` and the lowercased domain; null while the domain is not a bare hostname."""
    name: str | None
    created_at: str | None
    archived_at: str | None
    """Null unless it is archived."""
    last_crawled_at: str | None
    """The latest crawl's completion time, or its start time when not completed."""
    page_count: int
    """Number of discovered pages."""
    draft_count: int
    """Number of active field drafts across the site."""
    background_status: BackgroundStatus | None
    """The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses
    that it was asked for.
    """


class PageMeta(TypedDict):
    total: int
    page: int
    per_page: int


class SiteDetail(TypedDict):
    id: int
    domain: str
    url: str | None
    """`https://` and the lowercased domain; null while the domain is not a bare hostname."""
    name: str | None
    created_at: str | None
    archived_at: str | None
    """Null unless it is archived."""
    last_crawled_at: str | None
    """The latest crawl's completion time, or its start time when not completed."""
    page_count: int
    """Number of discovered pages."""
    draft_count: int
    """Number of active field drafts across the site."""
    background_status: BackgroundStatus | None
    """The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses
    that it was asked for.
    """
    business_context: str | None
    voice_tone: str | None
    gsc_connected: bool | None
    gsc_property_url: str | None
    score_curve: ScoreCurve | None
    location: SiteDetailLocation
    llms_txt: str | None
    render: RenderMode | None
    """Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page;
    `never`, none. Null: as the service is set.
    """
    setup_completed_at: str | None
    discovery_completed_at: str | None
    updated_at: str | None
    latest_crawl: LatestCrawl | None
    schedule: CrawlSchedule
    score_history: list[SiteScore]
    """The course of the score of the site, oldest first; the last value of each day, and several of the latest day. At
    most 180.
    """
    recommendations_done: int
    """Of all analyses: verified, or marked as done."""


class SiteDetailLocation(TypedDict):
    country_code: int | None
    country_name: str | None
    city_code: int | None
    city_name: str | None


class LatestCrawl(TypedDict):
    id: int
    status: str
    """For example `completed`, `running`, `failed`. The set may grow."""
    total_pages: int | None
    crawled_pages: int | None
    started_at: str | None
    completed_at: str | None


class CrawlSchedule(TypedDict):
    every: CrawlInterval
    hour: int
    """UTC. The crawl begins within this hour."""
    analyse: ScheduledAnalyses
    next_run: str | None
    """Null while the schedule is off. The crawl begins within five minutes of it."""
    last_run: CrawlScheduleLastRun | None


class CrawlScheduleLastRun(TypedDict):
    at: str
    outcome: Literal["started", "skipped"]
    reason: ScheduleSkipReason | None
    """Why the run started no crawl."""
    job_id: str | None
    """The crawl that the run started; with `crawl_in_progress` the one that was running."""
    analyses: CrawlScheduleLastRunAnalyses | None
    """Null while the crawl runs, and when no pages were to be analyzed."""


class CrawlScheduleLastRunAnalyses(TypedDict):
    queued: int
    not_queued: int
    stopped_by: Literal["payment_required", "allowance_exhausted"] | None
    """Why pages were left out; null when each that was left out has its own reason."""


class SiteScore(TypedDict):
    at: str
    score: float
    """The mean overall score of the graded pages."""
    graded_pages: int
    recommendations_done: int
    """By then."""


class Trigger(TypedDict):
    job_id: str
    status: JobStatus
    page_id: int | None
    retry_after_seconds: int | None


class Crawl(TypedDict):
    id: int
    job_id: str
    status: Literal["pending", "running", "completed", "failed", "cancelled"]
    options: CrawlOptions
    total_pages: int | None
    crawled_pages: int | None
    stopped_by: CrawlStop | None
    """What ended the crawl before it had read all that it met: its URLs have the rest, with the outcome `not_read`.
    Null: it read all.
    """
    unread_urls: int | None
    """Addresses of links and sitemaps that it did not come to because of that; from 5,000 on there may be more. Null
    before its end.
    """
    created_at: str
    started_at: str | None
    completed_at: str | None


class CrawlOptions(TypedDict):
    max_pages: int | None
    include: list[str]
    exclude: list[str]
    render: RenderMode | None
    max_checks: int | None


class CursorMeta(TypedDict):
    limit: int
    next_cursor: str | None
    """Null at the end of the list."""


class CrawledUrl(TypedDict):
    url: str
    outcome: CrawlOutcome
    """`read`: its page was stored. `unchanged`: the server says that the page is as it was. `redirected`: it leads to
    another page of the site. `moved_away`: it leads to where the crawl does not follow. `folded`: it names another
    page as the one to keep, or is the page at its path. `gone`: 404 or 410. `error`: any other status. `not_a_page`:
    a file. `unreadable`: no answer that could be read. `not_read`: it was not requested.
    """
    reason: str | None
    """Why it gave no page, for example `status_404`, `timeout`, `disallowed` (by robots.txt), `not_chosen` (by
    `include` and `exclude`), `page_limit`. The set may grow.
    """
    status_code: int | None
    final_url: str | None
    """Where the redirects ended. Null when it was not requested."""
    depth: int
    """Links from the start page; 0 for what a sitemap names."""
    found_on: str | None
    """The page that the crawl met it on first; `sitemap` for what a sitemap names, `previous_crawl` for a page that
    only an earlier crawl knows. Null for the start page.
    """
    milliseconds: int | None
    size_bytes: int | None
    """Of the document, unpacked."""


class SiteIssue(TypedDict):
    id: str
    """Never changes for a type of issue. docs/issues.md lists them."""
    family: IssueFamily
    severity: IssueSeverity
    title: str
    why: str
    how: str
    found: str
    """From what it is found, and its limits."""
    pages: int
    """URLs that have it, pages or not."""
    new: int | None
    """Of these, how many had it not after the crawl before. Null where that crawl did not look for it."""
    fixed: int | None
    """How many had it after the crawl before, and do not have it now."""
    ignored: SiteIssueIgnored | None
    """Why people left it as it is; null of others."""


class SiteIssueIgnored(TypedDict):
    reason: str
    at: str


class SiteHealth(TypedDict):
    score: int
    """0 to 100: the share of `urls` without an error, rounded down."""
    urls: int
    """Pages, and addresses with an error that have none."""
    with_errors: int
    """Ignored issues are not counted, nor in `history`."""
    history: list[SiteHealthHistoryItem]
    """By crawl, oldest first; of earlier days the last one. At most 180."""


class SiteHealthHistoryItem(TypedDict):
    at: str
    crawl_id: int
    score: int


class PageOfIssue(TypedDict):
    url: str
    page_id: int | None
    """Null of a URL that is no page of the site."""
    evidence: str
    """A sentence that is true of this URL, with its numbers."""
    related_urls: list[str]
    """What the evidence is about: targets of links, the other pages of a group, the chain of redirects. At most ten."""


class SiteChange(TypedDict):
    kind: SiteChangeKind
    """`appeared`: a page that the crawl before did not have. `vanished`: its URL returns 404 or 410. `moved`: its URL
    redirects, or its whole text is at a new URL. `title`, `status`, `canonical`: what the page has now. `index`:
    whether it lets search engines index it. `word_count`: by ten words or more. `grade_rose`, `grade_fell`: the
    grade of its latest analysis, compared at the end of each crawl.
    """
    url: str
    page_id: int | None
    before: str | float | bool | None
    """The value before; of `moved` the URL, of `vanished` the status."""
    after: str | float | bool | None
    crawl_id: int
    found_at: str


class PlacedPage(TypedDict):
    page_id: int
    path: str | None
    title: str | None
    clicks: int | None
    """The least from the home page; null without a way."""
    incoming_links: int
    linking_pages: int
    outgoing_links: int
    external_links: int


class PageSummary(TypedDict):
    id: int
    url: str | None
    """Null only for a planned page."""
    path: str | None
    site_id: int | None
    title: str | None
    """From the latest snapshot."""
    primary_keyword: str | None
    is_priority: bool
    opportunity_score: float | None
    overall_score: float | None
    """0 to 100, of the latest analysis. Null also for a page that was graded before lists had it."""
    overall_grade: Grade | None
    """Of the latest analysis."""
    word_count: int | None
    """Of the latest snapshot."""
    status_code: int | None
    """Of the latest snapshot."""
    draft_count: int
    """Active field drafts."""
    open_recommendation_count: int
    """Pending or in progress."""
    presence: PagePresence
    """Of the latest crawl of the site. `vanished`: its URL returned 404 or 410. `moved`: its URL leads elsewhere.
    `current`: every other page, also one that no crawl has read.
    """
    incoming_links: int | None
    """Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did
    not read.
    """
    linking_pages: int | None
    """Pages of the site that have these links."""
    outgoing_links: int | None
    """Links of the page, to the site and elsewhere."""
    external_links: int | None
    """Of these, links to other sites."""


class PageDetail(TypedDict):
    id: int
    url: str | None
    path: str | None
    name: str | None
    purpose: str | None
    planned: bool
    site_id: int | None
    primary_keyword: str | None
    secondary_keywords: list[str] | None
    is_priority: bool
    is_priority_manual: bool | None
    opportunity_score: float | None
    gsc_url: str | None
    gsc_indexed: bool | None
    discovered_via: str | None
    page_kind: PageKind | None
    """What the page is for. Decides how it is graded. Null until a crawl or a client has said it."""
    page_kind_source: Literal["detected", "set"] | None
    """`set` by a client, or `detected` by the latest crawl. Null when `page_kind` is null."""
    page_kind_evidence: list[str]
    """What on the page tells a detected kind, the strongest first. Empty for a kind that is set, and for an article
    that nothing tells.
    """
    created_at: str | None
    updated_at: str | None
    last_analyzed_at: str | None
    latest_snapshot: LeanSnapshot | None
    """The latest one that was read: the fields of the page are from it. Of a page that no crawl could read, the latest
    one.
    """
    unread_snapshot: LeanSnapshot | None
    """What the latest crawl got when that was not the page itself; its `reading.doubt` says what it is. Null when the
    latest crawl read the page.
    """
    latest_analysis: LatestAnalysis | None
    incoming_links: NotRequired[int | None]
    """Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did
    not read.
    """
    linking_pages: NotRequired[int | None]
    """Pages of the site that have these links."""
    outgoing_links: NotRequired[int | None]
    """Links of the page, to the site and elsewhere."""
    external_links: NotRequired[int | None]
    """Of these, links to other sites."""
    drafts: list[ActiveDraft]


class LeanSnapshot(TypedDict):
    id: int
    title: str | None
    meta_description: str | None
    h1: str | None
    """The first H1."""
    word_count: int | None
    status_code: int | None
    """HTTP status when fetched."""
    created_at: str | None
    reading: LeanSnapshotReading | None
    """How much of the page was read. Null in snapshots that were stored before this was measured."""


class LeanSnapshotReading(TypedDict):
    share: float
    """Characters of `content` by characters that a visitor sees on the whole page, 0 to 1."""
    confidence: float
    """That `content` is the main text of the page, 0 to 1."""
    doubt: str | None
    """Why the main text was probably not read. Such a page is not graded by its body."""


class LatestAnalysis(TypedDict):
    id: int
    overall_score: float | None
    overall_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: ContentStale


ContentStale: TypeAlias = "bool"


class ActiveDraft(TypedDict):
    field: DraftField
    status: str
    """`pending`, `generating`, `draft`, `failed`, `published`. The set may grow."""
    draft_value: str | None


class PageFailure(TypedDict):
    page_id: int
    code: ErrorCode
    message: str


class PageLookup(TypedDict):
    page_id: int
    site_id: int
    url: str | None
    path: str | None


class PageLinks(TypedDict):
    data: list[PageLink]
    meta: PageLinksMeta


class PageLinksMeta(TypedDict):
    total: int
    """Number of rows returned."""
    truncated: bool
    """True when the page has more links than were returned."""


class PageLink(TypedDict):
    id: int
    href: str
    """Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and
    fragment.
    """
    anchor_text: str | None
    context: str | None
    location: str
    """For example `nav`, `body` or `footer`."""
    position: int
    """Position in document order, from 0."""
    target_page_id: int | None
    """The organization's page that the link points to."""
    target_path: str | None
    """Null whenever `target_page_id` is null."""


class IncomingLink(TypedDict):
    source_page_id: int
    """The page of the site that has the link."""
    source_url: str | None
    source_title: str | None
    id: int
    href: str
    """Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and
    fragment.
    """
    anchor_text: str | None
    context: str | None
    location: str
    """For example `nav`, `body` or `footer`."""
    position: int
    """Position in document order, from 0."""
    rel: str | None
    """As the link has it. Null without one, and of links that an earlier release read."""
    nofollow: bool
    """The link, or its page, asks crawlers not to follow it."""


class Job(TypedDict):
    id: str
    type: JobType
    """`plan`: the generation of a plan that was asked for with `Prefer: respond-async`."""
    status: JobStatus
    page_id: int | None
    """Null on recrawl jobs until completed, and on plan jobs."""
    site_id: int
    created_at: str
    started_at: str | None
    """Of a crawl that waits for a worker, its creation: it is `processing` from then on."""
    completed_at: str | None
    error: str | None
    """Only when failed: `Analysis failed`, `Crawl failed`, `Crawl cancelled` or `Plan generation failed`."""
    failure_reason: JobFailureReason | None
    """Only when failed: `cancelled`; `too_costly`: a part of the work took more processor time or memory than any may
    take; `process_died`: its process died twice with the same task; `timed_out`; `model_failed`: the language model
    was down, late, or gave no usable answer; `robots_unavailable`: the robots.txt of the site could not be read for
    an hour; `lost`: it stopped reporting or was never picked up; `error`.
    """
    retry_after_seconds: int | None
    """Seconds to wait before the next poll; null once terminal."""
    progress: JobProgress
    result: JobResult1 | JobResult2 | JobResult3 | dict[str, Any]
    """`{}` until complete, and of the crawl of a whole site."""
    cost_usd: NotRequired[float]
    """US dollars that the calls of models and of keyword data for this job cost, of all of its attempts. Absent where
    nothing was paid.
    """
    model_use: NotRequired[JobModelUse]
    """Calls of language models for this job, of all of its attempts. Absent without any."""


class JobResult1(TypedDict):
    analysis_id: int
    overall_score: float | None
    overall_grade: Grade | None
    score_source: ScoreSource


class JobResult2(TypedDict):
    snapshot_id: int | None
    """Null when the live page returned a non-2xx response: no snapshot was written."""
    not_read: NotRequired[str]
    """Why the document was not the page itself (a shell that a script fills, a check for robots, a request for consent,
    a 'not found' page with status 200), as a sentence. The snapshot is of that document; the title, description,
    schema, links, and content version of the page stay what was read before, and its analysis does not become stale.
    Absent when the page was read.
    """


class JobResult3(TypedDict):
    page_ids: list[int]
    """The pages of the plan; `GET /sites/{siteId}/plan` has them."""
    dropped: list[DroppedText]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""
    note: str | None
    """Set when rules planned the pages because the language model failed."""


class JobProgress(TypedDict):
    stage: JobStage
    done: int
    """Pages that are done; of `auditing`, addresses that are no pages of the site and were requested."""
    total: int | None
    """Pages that are known so far: it grows while a crawl finds more. Null before any is known. Of `auditing`, the
    addresses to request; of a crawl that is `analyzing`, the pages that its setup grades.
    """
    waits_until: NotRequired[str]
    """Set while the host of a site that is crawled lets no request through (`Retry-After`, 429 or 503, or a robots.txt
    that cannot be read): when the crawl goes on.
    """
    waits_for: NotRequired[Literal["model_batch"]]
    """Set while an analysis waits for a batch of the model's provider, up to a day."""


class DroppedText(TypedDict):
    kind: DroppedTextKind
    """A whole page, section, edit or judgement, or one text of it."""
    name: str
    """The page, section or edit, as the model called it. Of an edit that was left out, its field; of a judgement or a
    check, its key.
    """
    reason: DroppedTextReason
    """`unsupported`: brief, page and facts do not bear it out: a promise that they lack, or what a second question to
    the model finds. `denied`: the brief says that there is no such thing. `number`, `quotation`, `address`, `name`,
    `rival`: it has one that they do not. `unchecked`: the second question got no answer. `objection`: the rules
    would refuse it from an editor.
    """


class JobModelUse(TypedDict):
    calls: int
    batch_calls: NotRequired[int]
    """Of `calls`, those at the price of a batch."""
    input_tokens: int
    output_tokens: int


class ListedJob(TypedDict):
    id: str
    type: JobType
    """`plan`: the generation of a plan that was asked for with `Prefer: respond-async`."""
    status: JobStatus
    page_id: int | None
    """Null on recrawl jobs until completed, and on plan jobs."""
    site_id: int
    created_at: str
    started_at: str | None
    """Of a crawl that waits for a worker, its creation: it is `processing` from then on."""
    completed_at: str | None
    error: str | None
    """Only when failed: `Analysis failed`, `Crawl failed`, `Crawl cancelled` or `Plan generation failed`."""
    failure_reason: JobFailureReason | None
    """Only when failed: `cancelled`; `too_costly`: a part of the work took more processor time or memory than any may
    take; `process_died`: its process died twice with the same task; `timed_out`; `model_failed`: the language model
    was down, late, or gave no usable answer; `robots_unavailable`: the robots.txt of the site could not be read for
    an hour; `lost`: it stopped reporting or was never picked up; `error`.
    """
    retry_after_seconds: int | None
    """Seconds to wait before the next poll; null once terminal."""
    progress: JobProgress
    result: ListedJobResult1 | ListedJobResult2 | ListedJobResult3 | dict[str, Any]
    """`{}` until complete, and of the crawl of a whole site."""
    cost_usd: NotRequired[float]
    """US dollars that the calls of models and of keyword data for this job cost, of all of its attempts. Absent where
    nothing was paid.
    """
    model_use: NotRequired[JobModelUse]
    """Calls of language models for this job, of all of its attempts. Absent without any."""
    site_domain: str | None
    """Of a planned site its display name. Null for a site that is deleted."""
    page_path: str | None
    """Of the page that the job is about, also before it is completed. Null for a whole site, and for a page that is
    deleted.
    """


class ListedJobResult1(TypedDict):
    analysis_id: int
    overall_score: float | None
    overall_grade: Grade | None
    score_source: ScoreSource


class ListedJobResult2(TypedDict):
    snapshot_id: int | None
    """Null when the live page returned a non-2xx response: no snapshot was written."""
    not_read: NotRequired[str]
    """Why the document was not the page itself (a shell that a script fills, a check for robots, a request for consent,
    a 'not found' page with status 200), as a sentence. The snapshot is of that document; the title, description,
    schema, links, and content version of the page stay what was read before, and its analysis does not become stale.
    Absent when the page was read.
    """


class ListedJobResult3(TypedDict):
    page_ids: list[int]
    """The pages of the plan; `GET /sites/{siteId}/plan` has them."""
    dropped: list[DroppedText]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""
    note: str | None
    """Set when rules planned the pages because the language model failed."""


class Content(TypedDict):
    page_id: int
    content_version_id: int | None
    markdown: str
    doc: ContentDoc | None
    """The body as an mdast tree. Each block has an `id` that is stable across edits of other blocks."""
    word_count: int | None
    source: ContentSource | None
    updated_at: str | None


class ContentDoc(TypedDict):
    type: Literal["root"]
    children: list[ContentDocChildrenItem]


class ContentDocChildrenItem(TypedDict):
    type: str
    id: NotRequired[str]


ContentSource: TypeAlias = "str"


class SavedContent(TypedDict):
    page_id: int
    content_version_id: int
    collapsed: bool
    """True when the edit collapsed into the current version."""
    word_count: int | None
    source: ContentSource
    created_at: str
    updated_at: str


class LeanContentVersion(TypedDict):
    id: int
    source: ContentSource
    status: str
    """Currently always `draft`."""
    word_count: int | None
    created_at: str
    updated_at: str
    """Updated when a manual edit collapses into the version."""


class ContentVersion(TypedDict):
    id: int
    source: ContentSource
    status: str
    """Currently always `draft`."""
    word_count: int | None
    created_at: str
    updated_at: str
    """Updated when a manual edit collapses into the version."""
    body_markdown: str
    """Byte for byte as posted, or derived from the posted document."""


class Snapshot(TypedDict):
    id: int
    title: str | None
    meta_description: str | None
    h1: str | None
    """The first H1."""
    word_count: int | None
    status_code: int | None
    """HTTP status when fetched."""
    created_at: str | None
    reading: SnapshotReading | None
    """How much of the page was read. Null in snapshots that were stored before this was measured."""
    page_id: int | None
    url: str | None
    path: str | None
    status: str | None
    """Processing status: `completed`, or `unreadable: ` and the reason."""
    schema: dict[str, Any] | None
    """Captured structured data: one JSON-LD object, or `@graph` with several. Null when the page has no JSON-LD that
    can be read.
    """
    broken_blocks: list[BrokenBlock]
    """JSON-LD blocks of the page that could not be read. Empty when all were."""
    content: str
    """The body as Markdown; empty when unavailable."""
    updated_at: str | None
    rendered: bool
    """A browser ran the scripts of the page before it was read. Set by `render` of the site."""


class SnapshotReading(TypedDict):
    share: float
    """Characters of `content` by characters that a visitor sees on the whole page, 0 to 1."""
    confidence: float
    """That `content` is the main text of the page, 0 to 1."""
    doubt: str | None
    """Why the main text was probably not read. Such a page is not graded by its body."""


class BrokenBlock(TypedDict):
    block: int
    """Its position among the JSON-LD blocks of the page, from 1."""
    error: str
    """Completes 'JSON-LD block 2 …'."""
    line: int | None
    """In the block. Null when the block is valid JSON."""
    column: int | None
    text: str
    """The beginning of the block."""


class Draft(TypedDict):
    id: int
    field: DraftField
    status: str
    """`pending`, `generating`, `draft`, `failed`, `published`. The set may grow."""
    original_value: str | None
    """The latest snapshot's value when the draft was created."""
    draft_value: str | None
    published_at: str | None
    created_at: str
    updated_at: str


class SchemaValidation(TypedDict):
    valid: bool
    errors: list[str]
    warnings: list[str]
    summary: str


class Analysis(TypedDict):
    id: int
    overall_score: float | None
    """The audited or verified score, 0 to 100."""
    overall_grade: Grade | None
    estimated_score: float | None
    """Also counts applied recommendations and open gains."""
    estimated_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: ContentStale
    cost_usd: NotRequired[float]
    """US dollars that the calls of models for this analysis cost. Absent where nothing was paid."""
    dropped: NotRequired[list[DroppedText]]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""
    components: list[Component]
    page_id: int
    site_id: int
    verified_at: str | None
    created_at: str
    started_at: str | None
    content_version_id: int | None
    """The content version that was analyzed."""
    content_fingerprint: str | None
    score_history: list[AnalysisScoreHistoryItem]
    """Of the page: its last 50 analyses and checks that moved the score."""
    not_judged: NotRequired[str]
    """What rules count, and what they do not judge. Absent where a language model judged."""
    recommendations: list[Recommendation]
    comparison: NotRequired[Comparison | None]
    comparison_note: NotRequired[ComparisonNote | None]


class AnalysisScoreHistoryItem(TypedDict):
    at: str
    score: float
    source: ScoreSource


class Component(TypedDict):
    id: int
    analysis_id: int
    component_type: str
    label: str
    status: str
    score: float | None
    grade: Grade | None
    estimated_score: float | None
    estimated_grade: Grade | None
    criteria_scores: dict[str, ComponentCriteriaScoresValue]
    rationale: str
    model: str
    judged_by: str
    """Who judged what takes judgement: the id of a language model, or `rules-v1`. What is counted, rules count in any
    case.
    """
    site_id: int
    created_at: str
    updated_at: str


class ComponentCriteriaScoresValue(TypedDict):
    score: float
    max_score: float
    rationale: str


class Recommendation(TypedDict):
    id: int
    analysis_id: int
    page_id: int
    site_id: int
    title: str
    description: str
    why_it_matters: str
    impact: str
    """For example `medium` or `high`."""
    status: RecommendationStatus
    source: str
    source_components: list[str]
    operation: str
    """`replace` or `insert`. The set may grow."""
    target_field: str
    """`title`, `meta_description`, `h1`, `schema` or `body_content`. The set may grow."""
    target_node_ids: list[str] | None
    after_node_id: str | None
    insertion_point: str | None
    """Where to insert, relative to `after_node_id`: `after`."""
    rubric_criteria: list[str] | None
    resolution_method: str | None
    """`manual` when resolved through the API, `ai_action` when the service applied it."""
    resolved_at: str | None
    dismissal_rationale: str | None
    sort_order: int
    point_value: int
    """Points of the overall score; 0 where the points of an edit are those of another one."""
    proposed_text: str | None
    """The new text of the field, or of the blocks in Markdown, to take over or change; null where none is proposed."""
    effort: Literal["small", "medium", "large"] | None
    same_on_pages: int | None
    """On how many pages the site repeats the targeted text; null where it is of this page alone."""
    worded_by: str | None
    """Whose words title and description are: the id of a language model, or `rules-v1`; null of analyses of an older
    release.
    """
    carried_from_recommendation_id: int | None
    """The recommendation of the previous analysis that this one carries forward. A dismissal is carried forward too
    while the text and the criteria are the same.
    """
    verification: RecommendationVerification | None
    content_excerpt: str | None
    """Markdown of the target nodes."""
    after_excerpt: str | None
    """Markdown of `after_node_id`."""
    created_at: str
    updated_at: str


class RecommendationVerification(TypedDict):
    addressed: bool
    reasoning: str
    placeholders: list[str]
    skipped: bool
    validation_scope: EditScope | None
    validated_node_ids: list[str] | None
    judged_by: str | None
    """Who decided: the id of a language model, or `rules-v1`; null where nothing was validated, and where a person
    decided.
    """


class Comparison(TypedDict):
    previous_analysis_id: int
    previous_analyzed_at: str | None
    overall_score: ComparisonOverallScore
    """As both analyses graded the page, without what verified edits added since: on the same basis as `components` and
    `criteria`.
    """
    overall_grade: ComparisonOverallGrade
    verified_overall_score: ComparisonVerifiedOverallScore
    """The `overall_score` that each analysis shows: with what verified edits added, where its `score_source` is
    `verified`.
    """
    components: list[ComparisonComponentsItem]
    criteria: list[ComparisonCriteriaItem]
    recommendations: ComparisonRecommendations
    """Each recommendation of the two analyses appears once, by its current status. A recommendation of both analyses is
    matched, and listed as in the latest analysis.
    """
    matching: str
    """The properties by which recommendations of the two analyses are matched."""


class ComparisonOverallScore(TypedDict):
    prev: float | None
    now: float | None
    delta: float | None


class ComparisonOverallGrade(TypedDict):
    prev: Grade | None
    now: Grade | None


class ComparisonVerifiedOverallScore(TypedDict):
    prev: float | None
    now: float | None
    delta: float | None


class ComparisonComponentsItem(TypedDict):
    component_type: str
    score: ComparisonComponentsItemScore


class ComparisonComponentsItemScore(TypedDict):
    prev: float | None
    now: float | None
    delta: float | None


class ComparisonCriteriaItem(TypedDict):
    component_type: str
    key: str
    score: ComparisonCriteriaItemScore


class ComparisonCriteriaItemScore(TypedDict):
    prev: float | None
    now: float | None
    delta: float | None


class ComparisonRecommendations(TypedDict):
    new: list[ComparisonRecommendationsNewItem]
    """Open, and recommended by the latest analysis for the first time."""
    still_open: list[ComparisonRecommendationsStillOpenItem]
    """Open, and recommended by both analyses."""
    resolved: list[ComparisonRecommendationsResolvedItem]
    """Applied, or recommended only by the previous analysis when each of its criteria now scores higher."""
    dropped: list[ComparisonRecommendationsDroppedItem]
    """Dismissed, or recommended only by the previous analysis when one of its criteria does not score higher now."""


class ComparisonRecommendationsNewItem(TypedDict):
    id: int
    title: str
    status: RecommendationStatus


class ComparisonRecommendationsStillOpenItem(TypedDict):
    id: int
    title: str
    status: RecommendationStatus


class ComparisonRecommendationsResolvedItem(TypedDict):
    id: int
    title: str
    status: RecommendationStatus


class ComparisonRecommendationsDroppedItem(TypedDict):
    id: int
    title: str
    status: RecommendationStatus


class Rubric(TypedDict):
    components: list[RubricComponentsItem]
    grade_bands: list[RubricGradeBandsItem]
    score_curve: ScoreCurve
    page_kinds: list[RubricPageKindsItem]
    """What a page of each `page_kind` is graded by: the components and the keys of their criteria. The others are left
    out: such a component has `score: null`, and its weight and points are shared among the rest. A page without any
    text is graded by the whole rubric.
    """


class RubricComponentsItem(TypedDict):
    component_type: str
    label: str
    weight: float
    """Share of the overall score. A component without a score is left out of the average."""
    is_system: bool
    criteria: list[RubricComponentsItemCriteriaItem]


class RubricComponentsItemCriteriaItem(TypedDict):
    key: str
    label: str
    description: str
    category: str | None
    max_score: float


class RubricGradeBandsItem(TypedDict):
    grade: Grade
    min: float


class RubricPageKindsItem(TypedDict):
    page_kind: PageKind
    components: list[RubricPageKindsItemComponentsItem]


class RubricPageKindsItemComponentsItem(TypedDict):
    component_type: str
    criteria: list[str]


class ConsoleRubric(TypedDict):
    data: Rubric
    own: bool
    """False where the product's own rubric counts."""


class Checks(TypedDict):
    page_id: int
    checks: list[ChecksChecksItem]
    summary: ChecksSummary
    fields: ChecksFields
    sources: ChecksSources
    last_analysis: ChecksLastAnalysis | None
    content_changed_since_last_analysis: bool | None
    """Whether the input of an analysis (title, meta description, schema, body and keywords, drafts included, that of
    the H1 as part of the body) differs from that of the latest one. Null without an analysis. As for `skipped`
    analyses, `page_kind` is no part of it. `content_stale` of an analysis only follows the versions of the body: a
    draft of the title changes this field alone, and posting or crawling the same body again changes `content_stale`
    alone.
    """


class ChecksChecksItem(TypedDict):
    key: CheckKey
    status: Literal["pass", "warn", "fail", "not_applicable"]
    value: bool | float | None
    target: str | None
    message: str


ChecksSummary = TypedDict(
    "ChecksSummary",
    {
        "pass": "int",
        "warn": "int",
        "fail": "int",
        "not_applicable": "int",
    },
)


class ChecksFields(TypedDict):
    title: str | None
    meta_description: str | None
    h1: str | None
    word_count: int | None
    primary_keyword: str | None


class ChecksSources(TypedDict):
    title: ChecksSourcesTitle1 | ChecksSourcesTitle2 | ChecksSourcesTitle3
    meta_description: ChecksSourcesMetaDescription1 | ChecksSourcesMetaDescription2 | ChecksSourcesMetaDescription3
    h1: ChecksSourcesH11 | ChecksSourcesH12 | ChecksSourcesH13
    schema: ChecksSourcesSchema1 | ChecksSourcesSchema2 | ChecksSourcesSchema3
    body_content: ChecksSourcesBodyContent1 | ChecksSourcesBodyContent2 | ChecksSourcesBodyContent3


class ChecksSourcesTitle1(TypedDict):
    source: Literal["draft"]
    draft_id: int


class ChecksSourcesTitle2(TypedDict):
    source: Literal["content_version"]
    content_version_id: int


class ChecksSourcesTitle3(TypedDict):
    source: CheckedSource


class ChecksSourcesMetaDescription1(TypedDict):
    source: Literal["draft"]
    draft_id: int


class ChecksSourcesMetaDescription2(TypedDict):
    source: Literal["content_version"]
    content_version_id: int


class ChecksSourcesMetaDescription3(TypedDict):
    source: CheckedSource


class ChecksSourcesH11(TypedDict):
    source: Literal["draft"]
    draft_id: int


class ChecksSourcesH12(TypedDict):
    source: Literal["content_version"]
    content_version_id: int


class ChecksSourcesH13(TypedDict):
    source: CheckedSource


class ChecksSourcesSchema1(TypedDict):
    source: Literal["draft"]
    draft_id: int


class ChecksSourcesSchema2(TypedDict):
    source: Literal["content_version"]
    content_version_id: int


class ChecksSourcesSchema3(TypedDict):
    source: CheckedSource


class ChecksSourcesBodyContent1(TypedDict):
    source: Literal["draft"]
    draft_id: int


class ChecksSourcesBodyContent2(TypedDict):
    source: Literal["content_version"]
    content_version_id: int


class ChecksSourcesBodyContent3(TypedDict):
    source: CheckedSource


class ChecksLastAnalysis(TypedDict):
    id: int
    overall_score: float | None
    overall_grade: Grade | None
    estimated_score: float | None
    estimated_grade: Grade | None
    analyzed_at: str | None


class CheckRecommendations(TypedDict):
    page_id: int
    recommendations: list[CheckRecommendationsRecommendationsItem]
    model: str
    dropped: NotRequired[list[DroppedText]]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""


class CheckRecommendationsRecommendationsItem(TypedDict):
    check: CheckKey
    title: str
    suggestion: str
    worded_by: str
    """Whose words it has: the id of a model, or `rules-v1`."""
    target_field: Literal["title", "meta_description", "h1", "schema", "body_content"] | None


class ChangedRecommendation(TypedDict):
    recommendation: Recommendation
    analysis: AnalysisSummary | None
    """The scores after the recalculation."""
    superseded_by_analysis_id: NotRequired[int]
    """Only for a recommendation of an earlier analysis: the latest one, whose scores and recommendations this request
    did not change. Its recommendation that carries this one forward names it in `carried_from_recommendation_id`.
    """


class AnalysisSummary(TypedDict):
    overall_score: float | None
    """The audited or verified score, 0 to 100."""
    overall_grade: Grade | None
    estimated_score: float | None
    """Also counts applied recommendations and open gains."""
    estimated_grade: Grade | None
    score_source: ScoreSource
    verified_at: str | None


class ValidatedRecommendation(TypedDict):
    recommendation: Recommendation
    analysis: AnalysisSummary | None
    """The scores after the recalculation."""
    superseded_by_analysis_id: NotRequired[int]
    """Only for a recommendation of an earlier analysis: the latest one, whose scores and recommendations this request
    did not change. Its recommendation that carries this one forward names it in `carried_from_recommendation_id`.
    """
    addressed: bool
    reasoning: str
    skipped: bool
    """True when the validator returned no verdict. Such content does not promote the score."""
    placeholders: list[str]
    """Unresolved template fragments in the content."""
    validation_scope: EditScope | None
    """The content that the validator read; null when nothing was validated."""
    validated_node_ids: list[str] | None
    judged_by: str | None
    """Who decided: the id of a language model, or `rules-v1`; null where nothing was validated, and where a person
    decided.
    """


class Brief(TypedDict):
    page: PageDetail
    fields: BriefFields
    analysis: EmbeddedAnalysis | None
    """The latest non-skipped analysis."""
    recommendations: list[Recommendation]
    """Open recommendations only, in priority order."""
    keywords: BriefKeywords
    queries: PageQueries
    """For the 28 days that ended two days ago."""
    outline: OutlineSummary | None
    links: PageLinks
    sheet: NotRequired[BriefSheet]
    """With `include=sheet` alone: one page of Markdown for the person who writes, of the keyword, what people searched
    for, the sections to write and what to change first. What the rules recommend is said in the language of the
    sheet.
    """


class BriefSheet(TypedDict):
    language: str
    """That of the page, where the sheet has its words; else `en`."""
    markdown: str


class BriefFields(TypedDict):
    title: BriefField | None
    meta_description: BriefField | None
    h1: BriefField | None
    schema: BriefFieldsSchema | None
    body: BriefFieldsBody | None


class BriefFieldsSchema(TypedDict):
    value: str | None
    """JSON-LD as text."""
    status: str
    """The status of the active draft that supplies the value, otherwise `snapshot`. A blank draft falls back to the
    snapshot.
    """
    validation: SchemaValidation | None
    """Null when `value` is null. Each of `broken_blocks` is an error beside those of `value`."""
    broken_blocks: list[BrokenBlock]
    """JSON-LD blocks of the page that could not be read. Empty when all were."""


class BriefFieldsBody(TypedDict):
    value: str | None
    """Markdown of the newest content version. Without a version, of the active `body` draft, otherwise of the latest
    snapshot.
    """
    status: str
    """The status of the content version or of the `body` draft that supplies the value. `snapshot` for a body as
    crawled.
    """
    content_version_id: int | None
    """Can be sent as `base_version_id`."""


class BriefField(TypedDict):
    value: str | None
    status: str
    """The status of the active draft that supplies the value, otherwise `snapshot`. A blank draft falls back to the
    snapshot.
    """


class EmbeddedAnalysis(TypedDict):
    id: int
    overall_score: float | None
    """The audited or verified score, 0 to 100."""
    overall_grade: Grade | None
    estimated_score: float | None
    """Also counts applied recommendations and open gains."""
    estimated_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: ContentStale
    cost_usd: NotRequired[float]
    """US dollars that the calls of models for this analysis cost. Absent where nothing was paid."""
    dropped: NotRequired[list[DroppedText]]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""
    components: list[Component]


class BriefKeywords(TypedDict):
    primary: BriefKeyword | None
    secondary: list[BriefKeyword]


class BriefKeyword(TypedDict):
    keyword: str
    metrics: KeywordMetrics | None
    """From the cache, for the site's market; null on a cache miss."""


class KeywordMetrics(TypedDict):
    keyword: str
    search_volume: float | None
    keyword_difficulty: float | None
    cpc: float | None
    competition: float | None
    search_intent: str | None
    """For example `commercial`, `informational`."""
    monthly_searches: list[KeywordMetricsMonthlySearchesItem] | None


class KeywordMetricsMonthlySearchesItem(TypedDict):
    year: int
    month: int
    search_volume: float | None


class PageQueries(TypedDict):
    data: list[PageQueriesDataItem]
    gsc_status: SearchConsoleStatus
    window: PageQueriesWindow


class PageQueriesDataItem(TypedDict):
    query: str
    clicks: float
    impressions: float
    ctr: float
    position: float


class PageQueriesWindow(TypedDict):
    start_date: str
    end_date: str


class OutlineSummary(TypedDict):
    id: int
    status: OutlineStatus
    primary_keyword: str | None
    section_count: int
    completed_at: str | None


class Report(TypedDict):
    page: PageDetail
    fields: BriefFields
    analysis: EmbeddedAnalysis | None
    """The latest non-skipped analysis."""
    recommendations: list[Recommendation]
    """Open recommendations only, in priority order."""
    keywords: BriefKeywords
    queries: PageQueries
    """For the 28 days that ended two days ago."""
    outline: OutlineSummary | None
    links: PageLinks
    sheet: NotRequired[ReportSheet]
    """With `include=sheet` alone: one page of Markdown for the person who writes, of the keyword, what people searched
    for, the sections to write and what to change first. What the rules recommend is said in the language of the
    sheet.
    """
    comparison: Comparison | None
    comparison_note: ComparisonNote | None
    """Why there is no comparison; null when there is one."""
    serp: ReportSerp


class ReportSheet(TypedDict):
    language: str
    """That of the page, where the sheet has its words; else `en`."""
    markdown: str


class ReportSerp(TypedDict):
    analysis: Component | None
    """The `serp_analysis` component of the analysis."""
    snapshot: SerpSnapshot | None
    """The search results stored with the outline. No live fetch."""
    source: Literal["analysis+outline", "analysis", "outline", "none"]


class SerpSnapshot(TypedDict):
    keyword: str
    results: list[SerpSnapshotResultsItem]
    competitors: list[SerpSnapshotCompetitorsItem]


class SerpSnapshotResultsItem(TypedDict):
    position: int
    title: str
    url: str
    snippet: str | None


class SerpSnapshotCompetitorsItem(TypedDict):
    position: int
    title: str
    url: str
    domain: str
    headings: list[SerpSnapshotCompetitorsItemHeadingsItem]
    word_count: int | None
    fetch_error: str | None


class SerpSnapshotCompetitorsItemHeadingsItem(TypedDict):
    level: int
    text: str


class RecordedReport(TypedDict):
    previous: RecordedReportPrevious | None


class RecordedReportPrevious(TypedDict):
    overall_score: float | None
    pages: int
    graded_pages: int
    grades: RecordedReportPreviousGrades
    errors: int
    warnings: int
    notices: int
    recommendations_done: int
    at: str


class RecordedReportPreviousGrades(TypedDict):
    A: int
    B: int
    C: int
    D: int
    F: int


class CreatedSharedReport(TypedDict):
    id: str
    title: str
    language: str
    """Of its words, as a tag."""
    prepared_by: str | None
    size_bytes: int
    created_at: str
    expires_at: str
    path: str


class SharedReport(TypedDict):
    id: str
    title: str
    language: str
    """Of its words, as a tag."""
    prepared_by: str | None
    size_bytes: int
    created_at: str
    expires_at: str


class Fact(TypedDict):
    id: str
    kind: FactKind
    key: str | None
    data: IdentityFactData | ContactFactData | ListingFactData | TestimonialFactData | StatFactData | AwardFactData | ClientFactData | PersonFactData
    """Its fields depend on `kind`."""
    source: FactSource
    source_url: str | None
    verified: bool
    status: FactStatus
    """`stale`: found earlier, no longer on the site."""
    citation_count: int
    last_verified_at: str
    in_sheet: bool
    """True when the fact is in the ranked, budgeted subset that the content generator sees."""
    created_at: str
    updated_at: str
    citations: NotRequired[list[Citation]]
    """Only with `include=citations`. For a fact that very many pages state, the first citations."""


class IdentityFactData(TypedDict):
    value: str


class ContactFactData(TypedDict):
    value: str


class ListingFactData(TypedDict):
    rating: float
    review_count: int
    url: str
    place_id: NotRequired[str]
    cid: NotRequired[str]
    address: NotRequired[str]
    phone: NotRequired[str]


class TestimonialFactData(TypedDict):
    quote: str
    author_name: str
    author_title: NotRequired[str]
    author_company: NotRequired[str]
    rating: NotRequired[Literal[4, 5]]
    """Stars; only 4 or 5 are stored."""
    date: NotRequired[str]
    platform: Literal["site", "provider"]


class StatFactData(TypedDict):
    label: str
    value: str
    context: NotRequired[str]
    as_of: NotRequired[str]


class AwardFactData(TypedDict):
    name: str
    issuer: NotRequired[str]
    year: NotRequired[str | int]


class ClientFactData(TypedDict):
    name: str
    type: Literal["client", "partner", "press", "integration"]
    url: NotRequired[str]


class PersonFactData(TypedDict):
    name: str
    role: str
    bio: NotRequired[str]
    credentials: NotRequired[str]
    url: NotRequired[str]


class Citation(TypedDict):
    id: str
    page_id: int | None
    """Null for a fact from a business listing."""
    source: FactSource
    source_url: str | None
    evidence: str
    """The exact extracted text."""
    locator: str | None
    """A JSON pointer into the page's structured data, or the position on the page."""
    status: Literal["active", "gone"]
    first_seen_at: str
    last_verified_at: str


class FactsMeta(TypedDict):
    total: int
    sheet_count: int


class StatedFacts(TypedDict):
    inserted: list[Fact]
    updated: list[Fact]
    skipped: list[StatedFactsSkippedItem]


class StatedFactsSkippedItem(TypedDict):
    index: int
    reason: SkippedFactReason


class DeletedFact(TypedDict):
    mode: Literal["deleted", "dismissed"]


class EditedFact(TypedDict):
    data: Fact
    dismissed: bool


class Idea(TypedDict):
    id: str
    title: str
    status: IdeaStatus
    action: IdeaAction
    """The action that accepts the idea; `either` allows both."""
    change: IdeaChange
    primary_keyword: str
    secondary_keywords: list[str]
    volume: float | None
    """Monthly searches; null when unknown."""
    difficulty: float | None
    cpc: float | None
    page_type: str
    funnel_stage: FunnelStage
    why: str
    """The evidence."""
    caveats: list[str]
    worded_by: str | None
    """Whose words title and description have: the id of a model, or `rules-v1`; null for an idea that was made before
    this was kept.
    """
    page_id: int | None
    page_path: str | None
    proposed_path: str | None
    """Path of the page to create; null when the idea has a page."""
    play: IdeaPlay | None
    topic: IdeaTopic | None
    score: float
    created_at: str
    status_changed_at: str | None


class IdeaPlay(TypedDict):
    id: str
    name: str


class IdeaTopic(TypedDict):
    id: str
    name: str


class Playbook(TypedDict):
    id: str
    created_at: str
    moves: list[PlaybookMovesItem]
    """First steps, best first."""
    plays: list[PlaybookPlaysItem]
    keywords: list[PlaybookKeywordsItem]
    notes: list[PlaybookNotesItem]
    mode: IdeaRunMode
    changes: list[str]
    """Changes made by an update; empty for a rebuild."""
    needs_live_update: bool
    """True when the playbook was written before the site went live and the site has been crawled since."""


class PlaybookMovesItem(TypedDict):
    title: str
    why: str
    effort: str
    searches_per_month: float | None
    keywords: list[str]
    idea_ids: list[str]


class PlaybookPlaysItem(TypedDict):
    id: str
    name: str
    pattern: str
    rationale: str
    effort: str
    channels: list[str]
    notes: str | None
    rank: int
    volume: float | None
    ideas: list[PlaybookPlaysItemIdeasItem]


class PlaybookPlaysItemIdeasItem(TypedDict):
    id: str
    title: str
    primary_keyword: str
    status: IdeaStatus
    change: IdeaChange
    page_path: str | None
    proposed_path: str | None


class PlaybookKeywordsItem(TypedDict):
    keyword: str
    play: str | None
    """The name of the play."""
    volume: float | None
    kd: float | None
    cpc: float | None
    idea_id: str | None


class PlaybookNotesItem(TypedDict):
    kind: Literal["data", "skipped"]
    text: str


class AuthorityMap(TypedDict):
    core: AuthorityMapCore | None
    topics: list[AuthorityMapTopicsItem]
    drifting_pages: list[AuthorityMapDriftingPagesItem]
    cross_topic_pages: list[AuthorityMapCrossTopicPagesItem]


class AuthorityMapCore(TypedDict):
    label: str
    summary: str


class AuthorityMapTopicsItem(TypedDict):
    id: str
    name: str
    description: str
    core_distance: float
    """0 is the core, 1 is unrelated."""
    distance: Literal["core", "close", "adjacent", "distant"]
    page_count: int
    drifting_count: int
    idea_count: int
    """Open and accepted ideas of the topic."""
    gap: bool
    """True when the topic has ideas but no pages."""
    edited: bool
    pages: NotRequired[list[AuthorityMapTopicsItemPagesItem]]
    """Pages of the topic, at most 50. Left out of a map that an earlier version built."""


class AuthorityMapTopicsItemPagesItem(TypedDict):
    page_id: int
    path: str | None
    title: str | None


class AuthorityMapDriftingPagesItem(TypedDict):
    page_id: int
    path: str | None
    title: str | None
    topic: str
    reason: str


class AuthorityMapCrossTopicPagesItem(TypedDict):
    page_id: int
    path: str | None
    title: str | None
    topics: list[AuthorityMapCrossTopicPagesItemTopicsItem]


class AuthorityMapCrossTopicPagesItemTopicsItem(TypedDict):
    id: str
    name: str


class IdeaRun(TypedDict):
    id: str
    status: Literal["running", "succeeded", "failed"]
    stale: bool
    """True when the run failed because it stopped reporting."""
    failure_reason: JobFailureReason | None
    """As of its job."""
    trigger: Literal["manual", "scheduled"]
    stage: IdeaRunStage
    progress: str
    mode: IdeaRunMode | None
    started_at: str
    finished_at: str | None
    ideas: int
    """Number of ideas of the last successful run."""
    last_succeeded_at: str | None
    can_refresh_at: str | None
    """When the next refresh may start; null when one may start now."""
    auto_refresh: bool
    next_refresh_at: str | None


class IdeaDetail(TypedDict):
    id: str
    title: str
    status: IdeaStatus
    action: IdeaAction
    """The action that accepts the idea; `either` allows both."""
    change: IdeaChange
    primary_keyword: str
    secondary_keywords: list[str]
    volume: float | None
    """Monthly searches; null when unknown."""
    difficulty: float | None
    cpc: float | None
    page_type: str
    funnel_stage: FunnelStage
    why: str
    """The evidence."""
    caveats: list[str]
    worded_by: str | None
    """Whose words title and description have: the id of a model, or `rules-v1`; null for an idea that was made before
    this was kept.
    """
    page_id: int | None
    page_path: str | None
    proposed_path: str | None
    """Path of the page to create; null when the idea has a page."""
    play: IdeaDetailPlay | None
    topic: IdeaDetailTopic | None
    score: float
    created_at: str
    status_changed_at: str | None
    description: str
    keywords: list[IdeaDetailKeywordsItem]
    accepted_action: Literal["create", "optimize"] | None
    accepted_keywords: list[str] | None
    dismiss_reason: IdeaDismissReason | None
    dismiss_note: str | None


class IdeaDetailPlay(TypedDict):
    id: str
    name: str


class IdeaDetailTopic(TypedDict):
    id: str
    name: str


class IdeaDetailKeywordsItem(TypedDict):
    keyword: str
    volume: float | None
    kd: float | None
    cpc: float | None


class PlannedSite(TypedDict):
    id: int
    domain: str
    url: str | None
    """`https://` and the lowercased domain; null while the domain is not a bare hostname."""
    name: str | None
    created_at: str | None
    archived_at: str | None
    """Null unless it is archived."""
    last_crawled_at: str | None
    """The latest crawl's completion time, or its start time when not completed."""
    page_count: int
    """Number of discovered pages."""
    draft_count: int
    """Number of active field drafts across the site."""
    background_status: BackgroundStatus | None
    """The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses
    that it was asked for.
    """
    business_context: str | None
    voice_tone: str | None
    gsc_connected: bool | None
    gsc_property_url: str | None
    score_curve: ScoreCurve | None
    location: PlannedSiteLocation
    llms_txt: str | None
    render: RenderMode | None
    """Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page;
    `never`, none. Null: as the service is set.
    """
    setup_completed_at: str | None
    discovery_completed_at: str | None
    updated_at: str | None
    latest_crawl: LatestCrawl | None
    schedule: CrawlSchedule
    score_history: list[SiteScore]
    """The course of the score of the site, oldest first; the last value of each day, and several of the latest day. At
    most 180.
    """
    recommendations_done: int
    """Of all analyses: verified, or marked as done."""
    note: str | None
    """Set when the name and the place are those that rules read in the brief because the language model failed."""


class PlannedSiteLocation(TypedDict):
    country_code: int | None
    country_name: str | None
    city_code: int | None
    city_name: str | None


class GeneratedPlan(TypedDict):
    pages: list[PlannedPage]
    brief: str
    open_questions: list[OpenQuestion]
    """What the brief does not say and the plan does not invent, the most important first."""
    note: str | None
    """Set when rules planned the pages, or worded what was not checked, because the language model failed."""
    dropped: list[DroppedText]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""


class PlannedPage(TypedDict):
    id: int
    name: str
    slug: str
    purpose: str | None
    basis: PlanBasis | None
    """What the page rests on: words of the brief, the proposal of a language model, or the rules. Null for a page that
    a client added, named or described.
    """
    basis_words: str | None
    """The words of the brief; null where the basis is another one."""
    worded_by: str | None
    """Whose words the purpose has: the id of a model, or `rules-v1`."""


class OpenQuestion(TypedDict):
    about: str
    """What the brief leaves open, for example `name`, `city` or `offerings`."""
    question: str
    """In the language of the brief."""


class PlanStatus(TypedDict):
    total: int
    """Number of planned pages."""
    with_keyword: int
    """Number of planned pages with a primary keyword."""
    failed: int
    """Number of planned pages that need a keyword and for which the latest keyword run found none."""
    done: int
    """Number of planned pages that have a keyword, failed, or need none."""
    keywords_running: bool
    crawl_status: str | None
    """Status of the latest crawl; null until the site is live."""
    open_questions: list[OpenQuestion]
    """What the brief does not say and the plan does not invent, the most important first."""
    pages: list[PlanPage]


class PlanPage(TypedDict):
    id: int
    name: str
    path: str | None
    purpose: str | None
    basis: PlanBasis | None
    """What the page rests on: words of the brief, the proposal of a language model, or the rules. Null for a page that
    a client added, named or described.
    """
    basis_words: str | None
    """The words of the brief; null where the basis is another one."""
    worded_by: str | None
    """Whose words the purpose has: the id of a model, or `rules-v1`."""
    primary_keyword: str | None
    failed: bool
    needs_keyword: bool
    """False for a page without a keyword that no visitor searches for (legal pages, 'About us'), as the latest keyword
    run found. It has not failed.
    """


class DeletedPage(TypedDict):
    id: int
    deleted: Literal[True]


class PlanKeywordsStarted(TypedDict):
    started: Literal[True]
    already_running: NotRequired[Literal[True]]


class GoneLive(TypedDict):
    crawl_id: int
    status: Literal["pending"]
    domain: str


class Opportunities(TypedDict):
    site: OpportunitiesSite
    view_state: Literal["setup", "generating", "ready"]
    background_status: BackgroundStatus | None
    generation: OpportunitiesGeneration | None
    generating_count: int
    gsc: OpportunitiesGsc
    keyword_opportunity: OpportunitiesKeywordOpportunity
    grade: OpportunitiesGrade
    summary: OpportunitiesSummary
    homepage: OpportunityRow | None
    opportunities: list[OpportunityRow]
    recommendations: list[OpportunitiesRecommendationsItem]


class OpportunitiesSite(TypedDict):
    id: int
    domain: str
    domain_rating: float | None
    gsc_property: str | None


class OpportunitiesGeneration(TypedDict):
    workflow_id: str
    total: int
    completed: int
    failed: int
    pending: int
    sealed: bool
    """False while `total` still grows. Not the signal for completion: read `view_state`."""


class OpportunitiesGsc(TypedDict):
    connected: bool
    clicks: float | None
    impressions: float | None
    ctr: float | None


class OpportunitiesKeywordOpportunity(TypedDict):
    addressable_volume: float
    potential_clicks: float
    keyword_count: int


class OpportunitiesGrade(TypedDict):
    average_score: float | None
    average_grade: Grade | None
    graded_page_count: int
    total_pending_recommendations: int


class OpportunitiesSummary(TypedDict):
    scopes: OpportunitiesSummaryScopes
    shown_count: int
    within_reach: OpportunitiesSummaryWithinReach


class OpportunitiesSummaryScopes(TypedDict):
    top: OpportunityScope
    all: OpportunityScope


class OpportunitiesSummaryWithinReach(TypedDict):
    keyword_count: int
    volume_total: float


class OpportunitiesRecommendationsItem(TypedDict):
    id: int
    title: str
    impact: str
    target_field: str
    page_id: int
    page_path: str | None
    primary_keyword: str | None
    keyword_volume: float | None
    impressions: float | None
    is_homepage: bool
    is_priority: bool


class OpportunityScope(TypedDict):
    page_count: int
    now: OpportunityNow
    potential_volume: float


class OpportunityNow(TypedDict):
    clicks: float | None
    impressions: float | None
    ctr: float | None
    avg_position: float | None


class OpportunityRow(TypedDict):
    page_id: int
    rank: int | None
    """Null for the homepage, which is not ranked."""
    path: str | None
    url: str | None
    title: str | None
    is_homepage: bool
    graded: bool
    score: float | None
    """The opportunity score, 0 to 100. Not the content score."""
    grade: Grade | None
    primary_keyword: str | None
    volume: float | None
    difficulty: float | None
    intent: str | None
    clicks: float | None
    impressions: float | None
    ctr: float | None
    position: float | None
    reasons: list[OpportunityRowReasonsItem]
    secondary_keywords: list[OpportunityRowSecondaryKeywordsItem]
    recommendations: list[OpportunityRowRecommendationsItem]
    recommendation_count: int
    """Number of open recommendations; `recommendations` lists the first of them."""


class OpportunityRowReasonsItem(TypedDict):
    category: str
    label: str


class OpportunityRowSecondaryKeywordsItem(TypedDict):
    keyword: str
    volume: float | None
    difficulty: float | None


class OpportunityRowRecommendationsItem(TypedDict):
    id: int
    title: str
    impact: str
    target_field: str
    why_it_matters: str


class SitePerformance(TypedDict):
    data: list[SitePerformanceDataItem]
    totals: Performance | None
    """Null unless `gsc_status` is `available`."""
    gsc_status: SearchConsoleStatus
    window: SitePerformanceWindow
    meta: SitePerformanceMeta


class SitePerformanceDataItem(TypedDict):
    url: str
    """As reported. With `group_by=page`, the URL of the page, or the canonical key when no page matches."""
    page_id: int | None
    clicks: float
    impressions: float
    ctr: float
    """Clicks divided by impressions, 0 to 1."""
    position: float
    """Mean position, weighted by impressions."""


class SitePerformanceWindow(TypedDict):
    start_date: str
    end_date: str


class SitePerformanceMeta(TypedDict):
    total: int
    """Number of rows returned."""
    truncated: bool


class Performance(TypedDict):
    clicks: float
    impressions: float
    ctr: float
    """Clicks divided by impressions, 0 to 1."""
    position: float
    """Mean position, weighted by impressions."""


class PagePerformance(TypedDict):
    data: list[PagePerformanceDataItem]
    totals: Performance | None
    """Null unless `gsc_status` is `available`."""
    gsc_status: SearchConsoleStatus
    window: PagePerformanceWindow


class PagePerformanceDataItem(TypedDict):
    date: str
    clicks: float
    impressions: float
    ctr: float
    """Clicks divided by impressions, 0 to 1."""
    position: float
    """Mean position, weighted by impressions."""


class PagePerformanceWindow(TypedDict):
    start_date: str
    end_date: str


class OutlineStarted(TypedDict):
    outline_id: int
    status: Literal["pending"]
    page_id: int
    retry_after_seconds: int


class Outline(TypedDict):
    id: int
    page_id: int
    status: OutlineStatus
    primary_keyword: str
    sections: list[OutlineSection]
    serp_snapshot: SerpSnapshot | None
    note: str | None
    """Set when rules made the outline, or stand in for guidance that was not checked, because the language model
    failed.
    """
    dropped: list[DroppedText]
    """A language model's words that this is without, and why. Empty or absent where nothing was dropped."""
    error: str | None
    failure_reason: JobFailureReason | None
    """As of its job."""
    triggered_by: str
    created_at: str
    completed_at: str | None
    updated_at: str


class OutlineSection(TypedDict):
    key: str
    """Stable within the outline: `o1`, `o2` …"""
    level: Literal[1] | Literal[2] | Literal[3]
    heading: str
    guidance: str
    source: Literal["serp", "gap", "own"]
    is_complete: bool
    """True of a section of the page that needs nothing."""
    basis: OutlineBasis | None
    """What the section rests on: words of a text that the service knows, the proposal of a language model, or the
    rules. Null in an outline that was made before this was kept.
    """
    basis_words: str | None
    """The words, where a language model quoted them."""
    worded_by: str | None
    """Whose words the guidance has: the id of a model, or `rules-v1`."""
    status: Literal["proposed", "accepted", "revised", "rejected"]
    revised_heading: str | None
    node_id: str | None
    """The id of the heading block, when the section is accepted or revised and its heading is in the current body
    (ignoring case and spacing). Otherwise null.
    """
    words: WordBudget | None
    """About how many words; null where nothing says it."""
    questions: list[str]
    """Questions that the section answers: from search, from the site or from pages that rank, else what readers of such
    a section ask.
    """
    facts: list[OutlineFact]
    """Facts of the site that belong in the section."""
    links: list[OutlineLink]
    """Pages of the site to link to."""


class WordBudget(TypedDict):
    min: int
    max: int


class OutlineFact(TypedDict):
    fact_id: str
    text: str


class OutlineLink(TypedDict):
    page_id: int
    path: str


class Webhook(TypedDict):
    id: int
    url: str
    events: list[WebhookEventType] | None
    """Null: all events, those of later releases too."""
    description: str
    state: WebhookState
    disabled_reason: WebhookDisabledReason | None
    """`failing`: every attempt of five days failed. `gone`: the receiver responded with 410. Null while it is enabled.
    """
    disabled_at: str | None
    failing_since: str | None
    """The first attempt that failed since the latest one that succeeded."""
    previous_secret_expires_at: str | None
    """Until then deliveries are signed with the secret before the latest rotation, too."""
    created_at: str
    updated_at: str


class WebhookWithSecret(TypedDict):
    id: int
    url: str
    events: list[WebhookEventType] | None
    """Null: all events, those of later releases too."""
    description: str
    state: WebhookState
    disabled_reason: WebhookDisabledReason | None
    """`failing`: every attempt of five days failed. `gone`: the receiver responded with 410. Null while it is enabled.
    """
    disabled_at: str | None
    failing_since: str | None
    """The first attempt that failed since the latest one that succeeded."""
    previous_secret_expires_at: str | None
    """Until then deliveries are signed with the secret before the latest rotation, too."""
    created_at: str
    updated_at: str
    secret: str
    """The key of the signatures. It is not shown again."""


class WebhookDelivery(TypedDict):
    id: str
    """The `webhook-id` of every attempt."""
    webhook_id: int
    event: DeliveryEventType
    payload: str
    """The body, byte for byte as it is sent and signed."""
    status: Literal["pending", "delivered", "failed"]
    """`failed`: no further attempt is made."""
    attempts: list[WebhookDeliveryAttemptsItem]
    """Oldest first; the latest 20."""
    next_attempt_at: str | None
    """Null when there is none, and while the webhook is disabled."""
    created_at: str


class WebhookDeliveryAttemptsItem(TypedDict):
    at: str
    duration_ms: int
    response_code: int | None
    """Null when there was no response."""
    reason: DeliveryFailureReason | None
    """Why it failed; null when it succeeded. `http_error`: a status other than 2xx. `redirect`: a 3xx, which is not
    followed. `gone`: 410. `blocked_address`: the host has no public address.
    """


class SignInMethod(TypedDict):
    sign_in: SignInKind


class ConsoleSession(TypedDict):
    user: ConsoleSessionUser
    organization: ConsoleSessionOrganization
    expires_at: str
    """When it ends at the latest. It also ends after 12 hours without a request."""
    sign_in: SignInKind


class ConsoleSessionUser(TypedDict):
    id: int
    name: str


class ConsoleSessionOrganization(TypedDict):
    id: int
    name: str


class ConsoleKey(TypedDict):
    id: int
    name: str
    prefix: str
    """`coa_` and the first 4 characters."""
    scopes: list[Scope]
    created_at: str
    expires_at: str | None
    last_used_at: str | None
    """To the minute; null when it was never used."""
    revoked_at: str | None
    is_grant: bool
    """A person let a program in by OAuth; it cannot be revealed."""


class CreatedConsoleKey(TypedDict):
    id: int
    name: str
    prefix: str
    """`coa_` and the first 4 characters."""
    scopes: list[Scope]
    created_at: str
    expires_at: str | None
    last_used_at: str | None
    """To the minute; null when it was never used."""
    revoked_at: str | None
    key: str
    """The API key itself."""


class RevealedConsoleKey(TypedDict):
    key: str


class Usage(TypedDict):
    month: str
    resets_at: str
    """When the counters of the month after this one begin at 0."""
    plan: Literal["none", "starter", "pro"]
    allowances: UsageAllowances
    requests: int
    """Requests with a key of the organization that were neither refused for the key nor for its rate limit."""
    model: ModelUsage
    keyword_data: KeywordDataUsage
    cost: UsageCost
    sites: list[UsageSitesItem]
    """Sites for which something was paid, the one that cost most first; at most 100."""


class UsageAllowances(TypedDict):
    audits: UsageAllowancesAudits
    ideas_runs: UsageAllowancesIdeasRuns
    credits: UsageAllowancesCredits


class UsageAllowancesAudits(TypedDict):
    limit: int | None
    """Null for an earlier month: its limit is not kept."""
    used: int
    remaining: int | None


class UsageAllowancesIdeasRuns(TypedDict):
    limit: int | None
    """Null for an earlier month: its limit is not kept."""
    used: int
    remaining: int | None


class UsageAllowancesCredits(TypedDict):
    used: float


class UsageCost(TypedDict):
    total_usd: float
    unsettled_usd: float
    """Set aside for calls that are running, and for calls whose cost never became known because they were cut off.
    Counts toward the limit.
    """
    limit_usd: float | None
    """The monthly limit, which the operator sets. Work that would pass it is a 402. Null for none, and for an earlier
    month.
    """
    remaining_usd: float | None


class UsageSitesItem(TypedDict):
    site_id: int
    domain: str | None
    """Null of a site that was deleted."""
    model: ModelUsage
    keyword_data: KeywordDataUsage
    total_usd: float


class ModelUsage(TypedDict):
    calls: int
    input_tokens: int
    cached_input_tokens: int
    """Of the input tokens, those that came from the cache of the model."""
    output_tokens: int
    cost_usd: float
    """By the prices that the operator set."""
    unpriced_calls: int
    """Calls whose cost is not known, because no prices were set or the model did not say how many tokens it read."""


class KeywordDataUsage(TypedDict):
    calls: int
    cost_usd: float
    """As the provider reports it."""


class ExportedPage(TypedDict):
    id: int
    site_id: int
    url: str | None
    path: str | None
    title: str | None
    meta_description: str | None
    h1: str | None
    name: str | None
    purpose: str | None
    planned: bool
    primary_keyword: str | None
    secondary_keywords: list[str] | None
    is_priority: bool
    opportunity_score: float | None
    page_kind: PageKind | None
    discovered_via: str | None
    gsc_url: str | None
    gsc_indexed: bool | None
    word_count: int | None
    status_code: int | None
    snapshot_created_at: str | None
    analysis_id: int | None
    overall_score: float | None
    overall_grade: Grade | None
    score_source: ScoreSource | None
    content_stale: bool | None
    last_analyzed_at: str | None
    open_recommendation_count: int
    draft_count: int
    created_at: str | None
    updated_at: str | None
    reading_share: float | None
    reading_confidence: float | None
    reading_doubt: str | None
    presence: PagePresence
    incoming_links: int | None
    """Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did
    not read.
    """
    linking_pages: int | None
    """Pages of the site that have these links."""
    outgoing_links: int | None
    """Links of the page, to the site and elsewhere."""
    external_links: int | None
    """Of these, links to other sites."""
    content_version_id: int | None
    content_revision: int
    """Rises with every change of the body."""
    draft_title: str | None
    draft_meta_description: str | None
    component_scores: dict[str, float] | None
    """By component, of the latest analysis. Null where an earlier release made it."""


class ExportedRecommendation(TypedDict):
    id: int
    site_id: int
    page_id: int
    analysis_id: int
    title: str
    description: str
    why_it_matters: str
    impact: str
    point_value: int
    status: RecommendationStatus
    source: str
    source_components: list[str]
    operation: str
    target_field: str
    target_node_ids: list[str] | None
    after_node_id: str | None
    insertion_point: str | None
    same_on_pages: int | None
    rubric_criteria: list[str] | None
    proposed_text: str | None
    effort: str | None
    worded_by: str | None
    resolution_method: str | None
    resolved_at: str | None
    dismissal_rationale: str | None
    addressed: bool | None
    """Of its verification; null where there is none."""
    verification_reasoning: str | None
    sort_order: int
    carried_from_recommendation_id: int | None
    created_at: str
    updated_at: str


class ExportedIssue(TypedDict):
    issue_id: str
    family: IssueFamily
    severity: IssueSeverity
    title: str
    url: str
    page_id: int | None
    evidence: str
    related_urls: list[str]


class ExportedLink(TypedDict):
    page_id: int
    page_url: str | None
    id: int
    href: str
    """Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and
    fragment.
    """
    anchor_text: str | None
    context: str | None
    location: str
    """For example `nav`, `body` or `footer`."""
    position: int
    """Position in document order, from 0."""
    target_page_id: int | None
    """The organization's page that the link points to."""
    target_path: str | None
    """Null whenever `target_page_id` is null."""


class ExportedIncomingLink(TypedDict):
    page_id: int
    page_url: str | None
    source_page_id: int
    """The page of the site that has the link."""
    source_url: str | None
    source_title: str | None
    id: int
    href: str
    """Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and
    fragment.
    """
    anchor_text: str | None
    context: str | None
    location: str
    """For example `nav`, `body` or `footer`."""
    position: int
    """Position in document order, from 0."""
    rel: str | None
    """As the link has it. Null without one, and of links that an earlier release read."""
    nofollow: bool
    """The link, or its page, asks crawlers not to follow it."""


class ExportedFact(TypedDict):
    id: str
    kind: FactKind
    key: str | None
    data: dict[str, Any]
    """Its fields depend on `kind`, as in `Fact`."""
    source: FactSource
    source_url: str | None
    verified: bool
    status: FactStatus
    citation_count: int
    last_verified_at: str
    in_sheet: bool
    created_at: str
    updated_at: str


class ExportedIdea(TypedDict):
    id: str
    title: str
    description: str
    status: IdeaStatus
    action: IdeaAction
    change: IdeaChange
    primary_keyword: str
    secondary_keywords: list[str]
    volume: float | None
    difficulty: float | None
    cpc: float | None
    page_type: str
    funnel_stage: FunnelStage
    why: str
    worded_by: str | None
    caveats: list[str]
    page_id: int | None
    page_path: str | None
    proposed_path: str | None
    play_id: str | None
    play_name: str | None
    topic_id: str | None
    topic_name: str | None
    score: float
    created_at: str
    status_changed_at: str | None


class ExportedContent(TypedDict):
    page_id: int
    page_url: str | None
    content_version_id: int | None
    source: str | None
    word_count: int | None
    updated_at: str | None
    markdown: str


AutoRunScope: TypeAlias = Literal["none", "homepage", "top", "all"]


BackgroundStatus: TypeAlias = Literal["discovering", "enriching", "crawling", "generating_context"]


CheckedSource: TypeAlias = Literal["snapshot", "none"]


CheckKey: TypeAlias = Literal[
    "title_present",
    "title_length",
    "title_has_primary_keyword",
    "meta_description_present",
    "meta_description_length",
    "meta_description_has_primary_keyword",
    "h1_present",
    "h1_single",
    "h1_has_primary_keyword",
    "intro_has_primary_keyword",
    "word_count",
    "schema_present",
    "schema_valid",
    "internal_links",
    "outbound_links",
]


ComparisonNote: TypeAlias = Literal["no_previous_analysis", "analysis_incomplete"]


CrawlInterval: TypeAlias = Literal["off", "day", "week", "month"]


CrawlStop: TypeAlias = Literal["page_limit", "time_limit"]


CrawlOutcome: TypeAlias = Literal[
    "read",
    "unchanged",
    "redirected",
    "moved_away",
    "folded",
    "gone",
    "error",
    "not_a_page",
    "unreadable",
    "not_read",
]


KnownCrawlOutcome: TypeAlias = Literal[
    "read",
    "unchanged",
    "redirected",
    "moved_away",
    "folded",
    "gone",
    "error",
    "not_a_page",
    "unreadable",
    "not_read",
]


DeliveryEventType: TypeAlias = Literal[
    "job.completed",
    "job.failed",
    "site.ready",
    "analysis.completed",
    "content.version_created",
    "recommendation.changed",
    "ideas.run_completed",
    "issues.changed",
    "webhook.test",
]


DeliveryFailureReason: TypeAlias = Literal[
    "http_error",
    "redirect",
    "gone",
    "timeout",
    "dns",
    "refused",
    "unreachable",
    "reset",
    "tls",
    "protocol",
    "blocked_address",
    "blocked_url",
    "host_not_allowed",
]


DraftField: TypeAlias = Literal["title", "meta_description", "h1", "primary_keyword", "body", "image_alt", "schema"]


DroppedTextKind: TypeAlias = Literal[
    "page",
    "name",
    "purpose",
    "section",
    "guidance",
    "idea",
    "title",
    "description",
    "judgement",
    "evidence",
    "edit",
    "why_it_matters",
    "proposed_text",
    "suggestion",
]


DroppedTextReason: TypeAlias = Literal[
    "markup",
    "number",
    "quotation",
    "address",
    "name",
    "rival",
    "language",
    "duplicate",
    "limit",
    "denied",
    "empty",
    "unsupported",
    "unchecked",
    "place",
    "placeholder",
    "objection",
    "form",
]


EditScope: TypeAlias = Literal[
    "inline_content",
    "targeted_nodes",
    "full_document",
    "field_draft",
    "field_snapshot",
    "system_applied",
]


ErrorCode: TypeAlias = Literal[
    "invalid_request",
    "no_content",
    "no_content_to_validate",
    "unauthorized",
    "payment_required",
    "forbidden",
    "not_found",
    "site_not_found",
    "page_not_found",
    "conflict",
    "keyword_generation_in_progress",
    "analysis_in_progress",
    "crawl_in_progress",
    "path_conflict",
    "already_resolved",
    "not_applied",
    "ideas_run_in_progress",
    "rate_limited",
    "generation_cap_reached",
    "ideas_refresh_cooldown",
    "ideas_run_cap_reached",
    "engine_paused",
    "writes_stopped",
    "internal_error",
]


FactKind: TypeAlias = Literal["identity", "contact", "listing", "testimonial", "stat", "award", "client", "person"]


FactSource: TypeAlias = Literal["manual", "api", "provider_business", "schema_org", "crawl"]


FactStatus: TypeAlias = Literal["active", "stale"]


FunnelStage: TypeAlias = Literal["tofu", "mofu", "bofu"]


IdeaAction: TypeAlias = Literal["create", "optimize", "either"]


IdeaAnalysisReason: TypeAlias = Literal["plan_required", "already_running", "error"]


IdeaChange: TypeAlias = Literal["create", "retitle", "expand", "optimize"]


IdeaDismissReason: TypeAlias = Literal["not_relevant", "already_covered", "not_now", "wont_rank", "other"]


KnownIdeaDismissReason: TypeAlias = Literal["not_relevant", "already_covered", "not_now", "wont_rank", "other"]


IdeaRunMode: TypeAlias = Literal["update", "rebuild"]


IdeaRunStage: TypeAlias = Literal["understand", "research", "validate", "write"]


IdeaStatus: TypeAlias = Literal["open", "accepted", "dismissed"]


IssueFamily: TypeAlias = Literal[
    "status",
    "links",
    "titles",
    "content",
    "index",
    "international",
    "media",
    "structured_data",
    "transport",
    "social",
    "ai_readers",
    "search",
]


KnownIssueFamily: TypeAlias = Literal[
    "status",
    "links",
    "titles",
    "content",
    "index",
    "international",
    "media",
    "structured_data",
    "transport",
    "social",
    "ai_readers",
    "search",
]


IssueSeverity: TypeAlias = Literal["error", "warning", "notice"]


JobFailureReason: TypeAlias = Literal[
    "cancelled",
    "too_costly",
    "process_died",
    "timed_out",
    "model_failed",
    "robots_unavailable",
    "lost",
    "error",
]


JobStage: TypeAlias = Literal["queued", "discovering", "crawling", "auditing", "analyzing", "planning", "ended"]


JobStatus: TypeAlias = Literal["queued", "processing", "completed", "failed", "skipped"]


JobType: TypeAlias = Literal["analyze", "recrawl", "plan"]


KnownJobType: TypeAlias = Literal["analyze", "recrawl", "plan"]


OutlineBasis: TypeAlias = Literal["brief", "page", "business", "fact", "question", "ranking", "model", "rules"]


OutlineStatus: TypeAlias = Literal["pending", "processing", "completed", "failed"]


PageKind: TypeAlias = Literal[
    "home",
    "news",
    "article",
    "recipe",
    "product",
    "category",
    "local_service",
    "about",
    "contact",
    "legal",
    "reference",
    "forum",
    "event",
    "job",
    "utility",
]


KnownPageKind: TypeAlias = Literal[
    "home",
    "news",
    "article",
    "recipe",
    "product",
    "category",
    "local_service",
    "about",
    "contact",
    "legal",
    "reference",
    "forum",
    "event",
    "job",
    "utility",
]


PagePresence: TypeAlias = Literal["current", "vanished", "moved"]


PlanBasis: TypeAlias = Literal["brief", "model", "rules"]


RecommendationStatus: TypeAlias = Literal["pending", "in_progress", "applied", "dismissed"]


RenderMode: TypeAlias = Literal["auto", "never", "always"]


ScheduledAnalyses: TypeAlias = Literal["none", "changed", "all"]


ScheduleSkipReason: TypeAlias = Literal["crawl_in_progress", "payment_required", "host_not_allowed", "site_planned"]


Scope: TypeAlias = Literal["sites:read", "content:write", "cms:publish"]


ScoreCurve: TypeAlias = Literal["none", "medium", "large"]


ScoreSource: TypeAlias = Literal["audit", "verified"]


SearchConsoleStatus: TypeAlias = Literal["available", "not_indexed", "not_connected", "unavailable"]


SignInKind: TypeAlias = Literal["link", "oidc"]


SiteChangeKind: TypeAlias = Literal[
    "appeared",
    "vanished",
    "moved",
    "title",
    "status",
    "canonical",
    "index",
    "word_count",
    "grade_rose",
    "grade_fell",
]


SkippedAnalysisReason: TypeAlias = Literal[
    "not_found",
    "no_content",
    "analysis_in_progress",
    "allowance_exhausted",
    "payment_required",
    "error",
]


SkippedFactReason: TypeAlias = Literal[
    "invalid",
    "edited",
    "dismissed",
    "lower_precedence",
    "unchanged",
    "duplicate",
    "low_rating",
]


WebhookDisabledReason: TypeAlias = Literal["disabled_by_user", "failing", "gone"]


WebhookEventType: TypeAlias = Literal[
    "job.completed",
    "job.failed",
    "site.ready",
    "analysis.completed",
    "content.version_created",
    "recommendation.changed",
    "ideas.run_completed",
    "issues.changed",
]


KnownWebhookEventType: TypeAlias = Literal[
    "job.completed",
    "job.failed",
    "site.ready",
    "analysis.completed",
    "content.version_created",
    "recommendation.changed",
    "ideas.run_completed",
    "issues.changed",
]


WebhookState: TypeAlias = Literal["enabled", "disabled"]


class CreateSiteBody(TypedDict):
    domain: str
    """A public hostname; a scheme and a trailing slash are allowed."""
    auto_run_keyword_scope: NotRequired[AutoRunScope]
    auto_run_analysis_scope: NotRequired[AutoRunScope]
    render: NotRequired[RenderMode]
    """Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page;
    `never`, none. Left out: as the service is set.
    """


class UpdateSiteBody(TypedDict):
    name: NotRequired[str | None]
    """Null: the next crawl reads it from the site."""
    archived: NotRequired[bool]


class DeleteSiteResponseData(TypedDict):
    id: int
    status: Literal["deleting"]


class StartCrawlBody(TypedDict):
    max_pages: NotRequired[int]
    """The crawl reads at most so many pages. The service may allow fewer."""
    include: NotRequired[list[str]]
    """Globs of the paths to read. Left out or empty: all paths."""
    exclude: NotRequired[list[str]]
    """Globs of the paths not to read. They go before `include`."""
    render: NotRequired[RenderMode]
    """Whether a browser reads the pages, for this crawl alone. Left out: as the site is set."""
    max_checks: NotRequired[int]
    """At the end of the crawl at most so many addresses that are no pages of the site are requested: links to other
    sites, files and pictures; and at most eight other spellings of addresses of its pages, unless it is 0. The
    service may allow fewer.
    """


class SetScheduleBody(TypedDict):
    every: CrawlInterval
    hour: NotRequired[int]
    """UTC, all year round."""
    analyse: NotRequired[ScheduledAnalyses]


class ListSiteIssuesResponse(TypedDict):
    data: list[SiteIssue]
    meta: ListSiteIssuesResponseMeta


class ListSiteIssuesResponseMeta(TypedDict):
    crawl_id: int | None
    """Null before the first crawl has ended."""
    previous_crawl_id: int | None
    """The crawl that `new` and `fixed` compare with."""
    computed_at: str | None
    complete: bool | None
    """The crawl read all that it met. Otherwise pages that it did not come to are as they were."""
    pages: int
    """Pages that were looked at."""
    addresses: ListSiteIssuesResponseMetaAddresses | None
    """Addresses that are no pages of the site: links to other sites, files and pictures. Null before the first crawl
    has ended, and after one of an earlier release.
    """
    search: ListSiteIssuesResponseMetaSearch | None
    """Null before the first crawl has ended, and after one of an earlier release."""
    health: SiteHealth | None
    """Null as `search` is."""


class ListSiteIssuesResponseMetaAddresses(TypedDict):
    named: int
    """That the pages name, up to 50,000."""
    checked: int
    """Of these, requested by this crawl."""
    known: int
    """With a result, of this crawl or of one before."""
    left: int
    """That no crawl has requested yet: later crawls begin with them."""
    unjudged: int
    """Not judged by this crawl, because it found no other host at all."""


class ListSiteIssuesResponseMetaSearch(TypedDict):
    gsc_status: Literal["available", "not_connected", "unavailable"]
    """Of Search Console when the crawl ended. `unavailable`: issues of the family `search` are as they were."""
    window: ListSiteIssuesResponseMetaSearchWindow | None
    """The days that issues of the family `search` are of. Null without data, and with data that are too old or too
    short.
    """


class ListSiteIssuesResponseMetaSearchWindow(TypedDict):
    start_date: str
    end_date: str


ListIssuePagesIssueId: TypeAlias = Literal[
    "page-not-found",
    "access-refused",
    "server-error",
    "no-response",
    "redirect-chain",
    "redirect-loop",
    "redirect-temporary",
    "soft-404",
    "meta-refresh",
    "broken-internal-link",
    "broken-file-link",
    "broken-external-link",
    "broken-spelling-link",
    "link-to-redirect",
    "link-to-spelling-redirect",
    "orphan-page",
    "dead-end",
    "nofollow-internal-link",
    "nofollow-page",
    "link-without-text",
    "generic-link-text",
    "too-many-links",
    "link-not-secure",
    "localhost-link",
    "page-too-deep",
    "title-missing",
    "title-duplicate",
    "title-too-short",
    "title-too-long",
    "title-several",
    "description-missing",
    "description-duplicate",
    "description-too-short",
    "description-too-long",
    "description-several",
    "h1-missing",
    "h1-several",
    "h1-duplicate",
    "heading-level-skipped",
    "heading-empty",
    "content-thin",
    "content-duplicate",
    "content-near-duplicate",
    "language-missing",
    "language-invalid",
    "page-in-several-spellings",
    "placeholder-text",
    "viewport-missing",
    "noindex-home",
    "noindex",
    "unavailable-after",
    "noindex-in-sitemap",
    "disallowed-in-sitemap",
    "broken-in-sitemap",
    "redirect-in-sitemap",
    "canonicalized-in-sitemap",
    "http-in-sitemap",
    "missing-from-sitemap",
    "sitemap-missing",
    "robots-txt-invalid",
    "canonical-missing",
    "canonical-home",
    "canonical-several",
    "canonical-broken",
    "canonical-redirect",
    "canonical-chain",
    "canonical-noindex",
    "canonical-not-secure",
    "canonical-off-site",
    "url-double-slash",
    "host-not-redirected",
    "spelling-not-redirected",
    "hreflang-not-secure",
    "hreflang-no-return",
    "hreflang-invalid-code",
    "hreflang-no-self",
    "hreflang-broken",
    "hreflang-conflict",
    "image-without-alt",
    "image-broken",
    "image-too-large",
    "structured-data-unparseable",
    "structured-data-invalid",
    "structured-data-missing",
    "mixed-content",
    "http-page",
    "http-not-redirected",
    "insecure-form",
    "slow-response",
    "document-beyond-limit",
    "document-too-large",
    "uncompressed",
    "open-graph-missing",
    "open-graph-image-missing",
    "ai-crawlers-disallowed",
    "llms-txt-missing",
    "llms-txt-invalid",
    "content-by-script",
    "search-rivals",
    "search-clicks-fallen",
    "search-seldom-clicked",
    "search-never-shown",
]


class UpdateSiteIssueResponseData(TypedDict):
    id: str
    ignored: UpdateSiteIssueResponseDataIgnored | None
    """Why people left it as it is; null of others."""


class UpdateSiteIssueResponseDataIgnored(TypedDict):
    reason: str
    at: str


UpdateSiteIssueIssueId: TypeAlias = Literal[
    "page-not-found",
    "access-refused",
    "server-error",
    "no-response",
    "redirect-chain",
    "redirect-loop",
    "redirect-temporary",
    "soft-404",
    "meta-refresh",
    "broken-internal-link",
    "broken-file-link",
    "broken-external-link",
    "broken-spelling-link",
    "link-to-redirect",
    "link-to-spelling-redirect",
    "orphan-page",
    "dead-end",
    "nofollow-internal-link",
    "nofollow-page",
    "link-without-text",
    "generic-link-text",
    "too-many-links",
    "link-not-secure",
    "localhost-link",
    "page-too-deep",
    "title-missing",
    "title-duplicate",
    "title-too-short",
    "title-too-long",
    "title-several",
    "description-missing",
    "description-duplicate",
    "description-too-short",
    "description-too-long",
    "description-several",
    "h1-missing",
    "h1-several",
    "h1-duplicate",
    "heading-level-skipped",
    "heading-empty",
    "content-thin",
    "content-duplicate",
    "content-near-duplicate",
    "language-missing",
    "language-invalid",
    "page-in-several-spellings",
    "placeholder-text",
    "viewport-missing",
    "noindex-home",
    "noindex",
    "unavailable-after",
    "noindex-in-sitemap",
    "disallowed-in-sitemap",
    "broken-in-sitemap",
    "redirect-in-sitemap",
    "canonicalized-in-sitemap",
    "http-in-sitemap",
    "missing-from-sitemap",
    "sitemap-missing",
    "robots-txt-invalid",
    "canonical-missing",
    "canonical-home",
    "canonical-several",
    "canonical-broken",
    "canonical-redirect",
    "canonical-chain",
    "canonical-noindex",
    "canonical-not-secure",
    "canonical-off-site",
    "url-double-slash",
    "host-not-redirected",
    "spelling-not-redirected",
    "hreflang-not-secure",
    "hreflang-no-return",
    "hreflang-invalid-code",
    "hreflang-no-self",
    "hreflang-broken",
    "hreflang-conflict",
    "image-without-alt",
    "image-broken",
    "image-too-large",
    "structured-data-unparseable",
    "structured-data-invalid",
    "structured-data-missing",
    "mixed-content",
    "http-page",
    "http-not-redirected",
    "insecure-form",
    "slow-response",
    "document-beyond-limit",
    "document-too-large",
    "uncompressed",
    "open-graph-missing",
    "open-graph-image-missing",
    "ai-crawlers-disallowed",
    "llms-txt-missing",
    "llms-txt-invalid",
    "content-by-script",
    "search-rivals",
    "search-clicks-fallen",
    "search-seldom-clicked",
    "search-never-shown",
]


class UpdateSiteIssueBody(TypedDict):
    ignored_because: str | None


class ListLinkedPagesResponse(TypedDict):
    data: list[PlacedPage]
    meta: ListLinkedPagesResponseMeta


class ListLinkedPagesResponseMeta(TypedDict):
    total: int
    page: int
    per_page: int
    complete: bool | None
    """The crawl read all that it met. Null before the first crawl, and after one of an earlier release."""
    orphans: int
    """Pages that no other page links to."""
    depths: list[ListLinkedPagesResponseMetaDepthsItem]


class ListLinkedPagesResponseMetaDepthsItem(TypedDict):
    clicks: int | None
    """The least from the home page; null without a way."""
    pages: int


class ListPagesResponse(TypedDict):
    data: list[PageSummary]
    meta: ListPagesResponseMeta


class ListPagesResponseMeta(TypedDict):
    total: int
    page: int
    per_page: int
    overall_score: NotRequired[float | None]
    """Only with `include=grades`: the mean score of those pages that have one, with one decimal place."""
    overall_grade: NotRequired[Grade | None]
    """Of that mean, rounded."""
    grades: NotRequired[list[ListPagesResponseMetaGradesItem]]
    """Only with `include=grades`: how many of the pages that pass the filters have each grade, best first; null stands
    for pages without one.
    """


class ListPagesResponseMetaGradesItem(TypedDict):
    grade: Grade | None
    pages: int


ListPagesSort: TypeAlias = Literal[
    "created_at",
    "updated_at",
    "url",
    "path",
    "is_priority",
    "primary_keyword",
    "opportunity_score",
    "overall_score",
    "open_recommendation_count",
    "word_count",
    "status",
]


class CreatePageBody(TypedDict):
    path: str
    """A path such as '/about/', not a URL. Blank is rejected."""
    crawl: NotRequired[bool]
    title: NotRequired[str | None]
    """Stored as the page's `name`. Its `title` is null until a snapshot exists."""
    purpose: NotRequired[str | None]
    primary_keyword: NotRequired[str | None]
    secondary_keywords: NotRequired[list[str] | None]


class UpdatePagesResponse(TypedDict):
    data: UpdatePagesResponseData
    meta: UpdatePagesResponseMeta


class UpdatePagesResponseData(TypedDict):
    updated: list[PageDetail]
    failed: list[PageFailure]


class UpdatePagesResponseMeta(TypedDict):
    requested: int
    updated: int
    failed: int


class UpdatePagesBody(TypedDict):
    page_ids: list[int]
    set: UpdatePagesBodySet


class UpdatePagesBodySet(TypedDict):
    primary_keyword: NotRequired[str | None]
    secondary_keywords: NotRequired[list[str] | None]
    is_priority: NotRequired[bool]
    """Also sets is_priority_manual."""
    purpose: NotRequired[str | None]
    page_kind: NotRequired[KnownPageKind | None]
    """The kind of page, in place of the detected one. The next analysis that runs grades by it; it is no content, so
    the same content needs `force`. No crawl changes it. Null lets the page itself decide again.
    """


class UpdatePageBody(TypedDict):
    primary_keyword: NotRequired[str | None]
    secondary_keywords: NotRequired[list[str] | None]
    is_priority: NotRequired[bool]
    """Also sets is_priority_manual."""
    purpose: NotRequired[str | None]
    page_kind: NotRequired[KnownPageKind | None]
    """The kind of page, in place of the detected one. The next analysis that runs grades by it; it is no content, so
    the same content needs `force`. No crawl changes it. Null lets the page itself decide again.
    """
    gsc_url: NotRequired[str | None]
    """Must be on the site's canonical host, with or without `www.`. Null clears it, and the next reconciliation derives
    it again.
    """


class ListJobsResponse(TypedDict):
    data: list[Job | ListJobsResponseDataItem]
    meta: ListJobsResponseMeta


class ListJobsResponseDataItem(TypedDict):
    id: str
    status: Literal["not_found"]


class ListJobsResponseMeta(TypedDict):
    requested: int
    found: int


class PostContentBody(TypedDict):
    markdown: NotRequired[str]
    doc: NotRequired[PostContentBodyDoc]
    """An mdast tree (GFM). Its Markdown may have at most 1,000,000 characters."""
    base_version_id: NotRequired[int | None]
    """The version that the edit is based on. When null or omitted, the last writer wins."""
    base_updated_at: NotRequired[str | None]
    """The `updated_at` of that version as the edit read it. Edits that collapse keep the version id: with this too, an
    edit is refused when another one collapsed into the version since. Needs `base_version_id`.
    """


class PostContentBodyDoc(TypedDict):
    type: NotRequired[Literal["root"]]
    children: NotRequired[list[dict[str, Any]]]


class PutDraftResponse(TypedDict):
    data: Draft
    validation: NotRequired[SchemaValidation]
    """Only for the field `schema`, unless the value is blank."""


class PutDraftBody(TypedDict):
    draft_value: str


class GetAnalysisResponse(TypedDict):
    data: Analysis | None
    not_graded: NotRequired[str]
    """Why an analysis of the page is refused with `no_content`: its text was not read, and no client has written one.
    Absent when it can be graded.
    """


class AnalyzePageBody(TypedDict):
    force: NotRequired[bool]


class AnalyzePagesResponse(TypedDict):
    data: AnalyzePagesResponseData
    meta: AnalyzePagesResponseMeta


class AnalyzePagesResponseData(TypedDict):
    jobs: list[AnalyzePagesResponseDataJobsItem]
    skipped: list[AnalyzePagesResponseDataSkippedItem]


class AnalyzePagesResponseDataJobsItem(TypedDict):
    page_id: int
    job_id: str
    status: JobStatus
    retry_after_seconds: int | None


class AnalyzePagesResponseDataSkippedItem(TypedDict):
    page_id: int
    reason: SkippedAnalysisReason
    job_id: NotRequired[str]
    """Only with `analysis_in_progress`: the running job, to poll."""
    message: NotRequired[str]
    """Only with `no_content`: why there is nothing to analyze, as the trigger of one page says it."""


class AnalyzePagesResponseMeta(TypedDict):
    requested: int
    queued: int
    skipped: int


class AnalyzePagesBody(TypedDict):
    page_ids: NotRequired[list[int]]
    filter: NotRequired[Literal["priority"]]
    force: NotRequired[bool]


class RecrawlPageBody(TypedDict):
    new_path: NotRequired[str]
    """A path such as '/about/', not a URL. Blank is rejected."""


class PutConsoleRubricBody(TypedDict):
    components: list[PutConsoleRubricBodyComponentsItem] | None
    grade_bands: NotRequired[Any]
    """Taken as they are: they cannot be changed."""
    score_curve: NotRequired[Any]
    """Ignored: it is a separate setting."""
    page_kinds: NotRequired[Any]
    """Ignored: they follow from the criteria."""


class PutConsoleRubricBodyComponentsItem(TypedDict):
    component_type: str
    weight: float


class AnalyzeFromChecksBody(TypedDict):
    force: NotRequired[bool]


class DismissRecommendationBody(TypedDict):
    rationale: NotRequired[str]
    """Trimmed. Blank is stored as null."""


class ResolveRecommendationBody(TypedDict):
    content: NotRequired[str]
    """Content to validate instead of the stored content. It is not stored. For a recommendation for the body: the new
    text of the target blocks, the text to insert, or the whole new body.
    """
    force: NotRequired[bool]
    """Marks the recommendation as applied without validation."""


class JudgeRecommendationBody(TypedDict):
    addressed: bool
    reasoning: NotRequired[str]


class PreviewGradeResponseData(TypedDict):
    analysis_id: int
    overall_score: float
    overall_grade: Grade
    components: list[PreviewGradeResponseDataComponentsItem]
    word_count: int
    full_length: int | None
    """Words from which on more earn no credit."""
    guessed_keyword: str | None
    """What it is graded for while no keyword is set."""


class PreviewGradeResponseDataComponentsItem(TypedDict):
    component_type: str
    score: float
    grade: Grade


class PreviewGradeBody(TypedDict):
    title: NotRequired[str]
    meta_description: NotRequired[str]
    h1: NotRequired[str]
    markdown: NotRequired[str]


class RecordReportBody(TypedDict):
    overall_score: float | None
    pages: int
    graded_pages: int
    grades: RecordReportBodyGrades
    errors: int
    warnings: int
    notices: int
    recommendations_done: int


class RecordReportBodyGrades(TypedDict):
    A: int
    B: int
    C: int
    D: int
    F: int


class CreateSharedReportBody(TypedDict):
    document: str
    """HTML."""
    expires_in_days: int
    prepared_by: NotRequired[str | None]


class ListFactsResponse(TypedDict):
    data: list[Fact]
    meta: FactsMeta


class CreateFactsBody(TypedDict):
    facts: list[CreateFactsBodyFactsItem]


class CreateFactsBodyFactsItem(TypedDict):
    kind: FactKind
    key: NotRequired[str | None]
    data: dict[str, Any]


class UpdateFactBody(TypedDict):
    data: dict[str, Any]
    """The complete data of the fact, in the shape of its kind."""
    key: NotRequired[str | None]


class EditConsoleFactBody(TypedDict):
    data: NotRequired[dict[str, Any]]
    """The complete data of the fact, in the shape of its kind."""
    key: NotRequired[str | None]
    dismissed: NotRequired[bool]


class RefreshIdeasResponseData(TypedDict):
    status: Literal["queued"]


class RefreshIdeasBody(TypedDict):
    mode: NotRequired[IdeaRunMode]


class AcceptIdeaResponseData(TypedDict):
    page_id: int
    added_keywords: list[str]
    analysis_started: bool
    analysis_reason: IdeaAnalysisReason | None
    """Why the analysis of the page did not start; null otherwise."""
    idea: IdeaDetail


class AcceptIdeaBody1(TypedDict):
    action: Literal["create"]
    page_id: int


class AcceptIdeaBody2(TypedDict):
    action: Literal["optimize"]


class DismissIdeaBody(TypedDict):
    reason: KnownIdeaDismissReason
    note: NotRequired[str]


class PlanSiteBody(TypedDict):
    brief: str
    """A plain description of the purpose of the site."""
    name: NotRequired[str | None]
    """The display name. Derived from the brief when missing or blank."""
    location_country_code: NotRequired[int | None]
    """The keyword-research provider's country code, for example 2840 for the United States."""
    location_country_name: NotRequired[str | None]


class GeneratePlanBody(TypedDict):
    regenerate: NotRequired[bool]
    brief: NotRequired[str]
    """A plain description of the purpose of the site."""


class CreatePlanPageBody(TypedDict):
    name: str
    slug: NotRequired[str | None]
    purpose: NotRequired[str | None]


class UpdatePlanPageBody(TypedDict):
    name: NotRequired[str]
    slug: NotRequired[str]
    """Normalized and made unique: `About Us` becomes `about-us`; `home` is the homepage."""
    purpose: NotRequired[str | None]
    """Trimmed. Blank or null clears it."""


class GoLiveBody(TypedDict):
    domain: str
    """A public hostname."""


class GenerateOutlineBody(TypedDict):
    primary_keyword: NotRequired[str]
    """Trimmed."""


class UpdateOutlineSectionBody(TypedDict):
    status: NotRequired[Literal["accepted", "rejected"]]
    revised_heading: NotRequired[str]
    """Trimmed; each run of whitespace becomes a single space."""


class CreateWebhookBody(TypedDict):
    url: str
    """An https URL with a public host name, without credentials and without a port."""
    events: NotRequired[list[KnownWebhookEventType] | None]
    """Null: all events, those of later releases too."""
    description: NotRequired[str]


class UpdateWebhookBody(TypedDict):
    url: NotRequired[str]
    """An https URL with a public host name, without credentials and without a port."""
    events: NotRequired[list[KnownWebhookEventType] | None]
    """Null: all events, those of later releases too."""
    description: NotRequired[str]
    state: NotRequired[WebhookState]


class CreateConsoleSessionBody(TypedDict):
    token: str


class CreateConsoleKeyBody(TypedDict):
    name: str
    expires: Literal["never", "30_days", "90_days", "1_year"]


ExportSiteWhat: TypeAlias = Literal[
    "pages",
    "recommendations",
    "issues",
    "links",
    "incoming-links",
    "facts",
    "ideas",
    "content",
]


WebhookEvent: TypeAlias = Union[
    "JobCompletedEvent",
    "JobFailedEvent",
    "SiteReadyEvent",
    "AnalysisCompletedEvent",
    "ContentVersionCreatedEvent",
    "RecommendationChangedEvent",
    "IdeasRunCompletedEvent",
    "IssuesChangedEvent",
    "WebhookTestEvent",
]
