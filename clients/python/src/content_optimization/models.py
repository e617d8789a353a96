# Generated from openapi.yaml by `npm run generate`.
"""Types of requests and responses, by the names of the description. A response may have further fields."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from typing_extensions import NotRequired, TypeAlias, TypedDict

T = TypeVar("T")


class Data(TypedDict, Generic[T]):
    data: T


class PageList(TypedDict, Generic[T]):
    data: list[T]
    meta: PageMeta


class CursorMeta(TypedDict):
    limit: int
    next_cursor: str | None


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
    status: str
    site_id: int | None
    page_id: int | None


class JobFailedEvent(TypedDict):
    type: Literal["job.failed"]
    timestamp: str
    data: JobFailedEventData


class JobFailedEventData(TypedDict):
    job_id: str
    kind: str
    status: str
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
    fixed: int


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
    scopes: list[Scope]


class SiteSummary(TypedDict):
    id: int
    domain: str
    url: str | None
    name: str | None
    created_at: str | None
    last_crawled_at: str | None
    page_count: int
    draft_count: int
    background_status: BackgroundStatus | None


class PageMeta(TypedDict):
    total: int
    page: int
    per_page: int


class SiteDetail(TypedDict):
    id: int
    domain: str
    url: str | None
    name: str | None
    created_at: str | None
    last_crawled_at: str | None
    page_count: int
    draft_count: int
    background_status: BackgroundStatus | None
    business_context: str | None
    voice_tone: str | None
    gsc_connected: bool | None
    gsc_property_url: str | None
    score_curve: ScoreCurve | None
    location: SiteDetailLocation
    llms_txt: str | None
    render: RenderMode | None
    setup_completed_at: str | None
    discovery_completed_at: str | None
    updated_at: str | None
    latest_crawl: LatestCrawl | None
    schedule: CrawlSchedule


class SiteDetailLocation(TypedDict):
    country_code: int | None
    country_name: str | None
    city_code: int | None
    city_name: str | None


class LatestCrawl(TypedDict):
    id: int
    status: str
    total_pages: int | None
    crawled_pages: int | None
    started_at: str | None
    completed_at: str | None


class CrawlSchedule(TypedDict):
    every: CrawlInterval
    hour: int
    analyse: ScheduledAnalyses
    next_run: str | None
    last_run: CrawlScheduleLastRun | None


class CrawlScheduleLastRun(TypedDict):
    at: str
    outcome: Literal["started", "skipped"]
    reason: ScheduleSkipReason | None
    job_id: str | None
    analyses: CrawlScheduleLastRunAnalyses | None


class CrawlScheduleLastRunAnalyses(TypedDict):
    queued: int
    not_queued: int
    stopped_by: Literal["payment_required", "allowance_exhausted"] | None


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
    created_at: str
    started_at: str | None
    completed_at: str | None


class CrawlOptions(TypedDict):
    max_pages: int | None
    include: list[str]
    exclude: list[str]
    render: RenderMode | None
    max_checks: int | None


class CrawledUrl(TypedDict):
    url: str
    outcome: CrawlOutcome
    reason: str | None
    status_code: int | None
    final_url: str | None
    depth: int
    found_on: str | None
    milliseconds: int | None
    size_bytes: int | None


class SiteIssue(TypedDict):
    id: str
    family: IssueFamily
    severity: IssueSeverity
    title: str
    why: str
    how: str
    found: str
    pages: int
    new: int | None
    fixed: int | None


class PageOfIssue(TypedDict):
    url: str
    page_id: int | None
    evidence: str
    related_urls: list[str]


class SiteChange(TypedDict):
    kind: SiteChangeKind
    url: str
    page_id: int | None
    before: str | float | bool | None
    after: str | float | bool | None
    crawl_id: int
    found_at: str


class PageSummary(TypedDict):
    id: int
    url: str | None
    path: str | None
    site_id: int | None
    title: str | None
    primary_keyword: str | None
    is_priority: bool
    opportunity_score: float | None
    overall_score: float | None
    overall_grade: Grade | None
    draft_count: int
    open_recommendation_count: int
    presence: PagePresence
    incoming_links: int | None
    linking_pages: int | None
    outgoing_links: int | None
    external_links: int | None


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
    page_kind_source: Literal["detected", "set"] | None
    page_kind_evidence: list[str]
    created_at: str | None
    updated_at: str | None
    last_analyzed_at: str | None
    latest_snapshot: LeanSnapshot | None
    unread_snapshot: LeanSnapshot | None
    latest_analysis: LatestAnalysis | None
    incoming_links: NotRequired[int | None]
    linking_pages: NotRequired[int | None]
    outgoing_links: NotRequired[int | None]
    external_links: NotRequired[int | None]
    drafts: list[ActiveDraft]


class LeanSnapshot(TypedDict):
    id: int
    title: str | None
    meta_description: str | None
    h1: str | None
    word_count: int | None
    status_code: int | None
    created_at: str | None
    reading: LeanSnapshotReading | None


class LeanSnapshotReading(TypedDict):
    share: float
    confidence: float
    doubt: str | None


class LatestAnalysis(TypedDict):
    id: int
    overall_score: float | None
    overall_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: bool


class ActiveDraft(TypedDict):
    field: DraftField
    status: str
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
    truncated: bool


class PageLink(TypedDict):
    id: int
    href: str
    anchor_text: str | None
    context: str | None
    location: str
    position: int
    target_page_id: int | None
    target_path: str | None


class IncomingLink(TypedDict):
    source_page_id: int
    source_url: str | None
    source_title: str | None
    id: int
    href: str
    anchor_text: str | None
    context: str | None
    location: str
    position: int
    rel: str | None
    nofollow: bool


class Job(TypedDict):
    id: str
    type: JobType
    status: JobStatus
    page_id: int | None
    site_id: int
    created_at: str
    started_at: str | None
    completed_at: str | None
    error: str | None
    failure_reason: JobFailureReason | None
    retry_after_seconds: int | None
    progress: JobProgress
    result: JobResult1 | JobResult2 | JobResult3 | dict[str, Any]
    cost_usd: NotRequired[float]
    model_use: NotRequired[JobModelUse]


class JobResult1(TypedDict):
    analysis_id: int
    overall_score: float | None
    overall_grade: Grade | None
    score_source: ScoreSource


class JobResult2(TypedDict):
    snapshot_id: int | None
    not_read: NotRequired[str]


class JobResult3(TypedDict):
    page_ids: list[int]
    dropped: list[DroppedText]
    note: str | None


class JobProgress(TypedDict):
    stage: JobStage
    done: int
    total: int | None
    waits_until: NotRequired[str]


class DroppedText(TypedDict):
    kind: DroppedTextKind
    name: str
    reason: DroppedTextReason


class JobModelUse(TypedDict):
    calls: int
    input_tokens: int
    output_tokens: int


class ListedJob(TypedDict):
    id: str
    type: JobType
    status: JobStatus
    page_id: int | None
    site_id: int
    created_at: str
    started_at: str | None
    completed_at: str | None
    error: str | None
    failure_reason: JobFailureReason | None
    retry_after_seconds: int | None
    progress: JobProgress
    result: ListedJobResult1 | ListedJobResult2 | ListedJobResult3 | dict[str, Any]
    cost_usd: NotRequired[float]
    model_use: NotRequired[JobModelUse]
    site_domain: str | None
    page_path: str | None


class ListedJobResult1(TypedDict):
    analysis_id: int
    overall_score: float | None
    overall_grade: Grade | None
    score_source: ScoreSource


class ListedJobResult2(TypedDict):
    snapshot_id: int | None
    not_read: NotRequired[str]


class ListedJobResult3(TypedDict):
    page_ids: list[int]
    dropped: list[DroppedText]
    note: str | None


class Content(TypedDict):
    page_id: int
    content_version_id: int | None
    markdown: str
    doc: ContentDoc | None
    word_count: int | None
    source: str | None
    updated_at: str | None


class ContentDoc(TypedDict):
    type: Literal["root"]
    children: list[ContentDocChildrenItem]


class ContentDocChildrenItem(TypedDict):
    type: str
    id: NotRequired[str]


class SavedContent(TypedDict):
    page_id: int
    content_version_id: int
    collapsed: bool
    word_count: int | None
    source: str
    created_at: str
    updated_at: str


class LeanContentVersion(TypedDict):
    id: int
    source: str
    status: str
    word_count: int | None
    created_at: str
    updated_at: str


class ContentVersion(TypedDict):
    id: int
    source: str
    status: str
    word_count: int | None
    created_at: str
    updated_at: str
    body_markdown: str


class Snapshot(TypedDict):
    id: int
    title: str | None
    meta_description: str | None
    h1: str | None
    word_count: int | None
    status_code: int | None
    created_at: str | None
    reading: SnapshotReading | None
    page_id: int | None
    url: str | None
    path: str | None
    status: str | None
    schema: dict[str, Any] | None
    broken_blocks: list[BrokenBlock]
    content: str
    updated_at: str | None
    rendered: bool


class SnapshotReading(TypedDict):
    share: float
    confidence: float
    doubt: str | None


class BrokenBlock(TypedDict):
    block: int
    error: str
    line: int | None
    column: int | None
    text: str


class Draft(TypedDict):
    id: int
    field: DraftField
    status: str
    original_value: str | None
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
    overall_grade: Grade | None
    estimated_score: float | None
    estimated_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: bool
    cost_usd: NotRequired[float]
    components: list[Component]
    page_id: int
    site_id: int
    verified_at: str | None
    created_at: str
    started_at: str | None
    content_version_id: int | None
    content_fingerprint: str | None
    recommendations: list[Recommendation]
    comparison: NotRequired[Comparison | None]
    comparison_note: NotRequired[ComparisonNote | None]


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
    status: RecommendationStatus
    source: str
    source_components: list[str]
    operation: str
    target_field: str
    target_node_ids: list[str] | None
    after_node_id: str | None
    insertion_point: str | None
    rubric_criteria: list[str] | None
    resolution_method: str | None
    resolved_at: str | None
    dismissal_rationale: str | None
    sort_order: int
    point_value: int
    proposed_text: str | None
    effort: Literal["small", "medium", "large"] | None
    worded_by: str | None
    carried_from_recommendation_id: int | None
    verification: RecommendationVerification | None
    content_excerpt: str | None
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


class Comparison(TypedDict):
    previous_analysis_id: int
    previous_analyzed_at: str | None
    overall_score: ComparisonOverallScore
    overall_grade: ComparisonOverallGrade
    verified_overall_score: ComparisonVerifiedOverallScore
    components: list[ComparisonComponentsItem]
    criteria: list[ComparisonCriteriaItem]
    recommendations: ComparisonRecommendations
    matching: str


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
    still_open: list[ComparisonRecommendationsStillOpenItem]
    resolved: list[ComparisonRecommendationsResolvedItem]
    dropped: list[ComparisonRecommendationsDroppedItem]


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


class RubricComponentsItem(TypedDict):
    component_type: str
    label: str
    weight: float
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


class Checks(TypedDict):
    page_id: int
    checks: list[ChecksChecksItem]
    summary: ChecksSummary
    fields: ChecksFields
    sources: ChecksSources
    last_analysis: ChecksLastAnalysis | None
    content_changed_since_last_analysis: bool | None


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


class CheckRecommendationsRecommendationsItem(TypedDict):
    check: CheckKey
    title: str
    suggestion: str
    worded_by: str
    target_field: Literal["title", "meta_description", "h1", "schema", "body_content"] | None


class ChangedRecommendation(TypedDict):
    recommendation: Recommendation
    analysis: AnalysisSummary | None
    superseded_by_analysis_id: NotRequired[int]


class AnalysisSummary(TypedDict):
    overall_score: float | None
    overall_grade: Grade | None
    estimated_score: float | None
    estimated_grade: Grade | None
    score_source: ScoreSource
    verified_at: str | None


class ValidatedRecommendation(TypedDict):
    recommendation: Recommendation
    analysis: AnalysisSummary | None
    superseded_by_analysis_id: NotRequired[int]
    addressed: bool
    reasoning: str
    skipped: bool
    placeholders: list[str]
    validation_scope: EditScope | None
    validated_node_ids: list[str] | None
    judged_by: str | None


class Brief(TypedDict):
    page: PageDetail
    fields: BriefFields
    analysis: EmbeddedAnalysis | None
    recommendations: list[Recommendation]
    keywords: BriefKeywords
    queries: PageQueries
    outline: OutlineSummary | None
    links: PageLinks
    sheet: NotRequired[BriefSheet]


class BriefSheet(TypedDict):
    language: str
    markdown: str


class BriefFields(TypedDict):
    title: BriefField | None
    meta_description: BriefField | None
    h1: BriefField | None
    schema: BriefFieldsSchema | None
    body: BriefFieldsBody | None


class BriefFieldsSchema(TypedDict):
    value: str | None
    status: str
    validation: SchemaValidation | None
    broken_blocks: list[BrokenBlock]


class BriefFieldsBody(TypedDict):
    value: str | None
    status: str
    content_version_id: int | None


class BriefField(TypedDict):
    value: str | None
    status: str


class EmbeddedAnalysis(TypedDict):
    id: int
    overall_score: float | None
    overall_grade: Grade | None
    estimated_score: float | None
    estimated_grade: Grade | None
    status: JobStatus
    completed_at: str | None
    score_source: ScoreSource
    content_stale: bool
    cost_usd: NotRequired[float]
    components: list[Component]


class BriefKeywords(TypedDict):
    primary: BriefKeyword | None
    secondary: list[BriefKeyword]


class BriefKeyword(TypedDict):
    keyword: str
    metrics: KeywordMetrics | None


class KeywordMetrics(TypedDict):
    keyword: str
    search_volume: float | None
    keyword_difficulty: float | None
    cpc: float | None
    competition: float | None
    search_intent: str | None
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
    recommendations: list[Recommendation]
    keywords: BriefKeywords
    queries: PageQueries
    outline: OutlineSummary | None
    links: PageLinks
    sheet: NotRequired[ReportSheet]
    comparison: Comparison | None
    comparison_note: ComparisonNote | None
    serp: ReportSerp


class ReportSheet(TypedDict):
    language: str
    markdown: str


class ReportSerp(TypedDict):
    analysis: Component | None
    snapshot: SerpSnapshot | None
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


class Fact(TypedDict):
    id: str
    kind: FactKind
    key: str | None
    data: IdentityFactData | ContactFactData | ListingFactData | TestimonialFactData | StatFactData | AwardFactData | ClientFactData | PersonFactData
    source: FactSource
    source_url: str | None
    verified: bool
    status: FactStatus
    citation_count: int
    last_verified_at: str
    in_sheet: bool
    created_at: str
    updated_at: str
    citations: NotRequired[list[Citation]]


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
    source: FactSource
    source_url: str | None
    evidence: str
    locator: str | None
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
    change: IdeaChange
    primary_keyword: str
    secondary_keywords: list[str]
    volume: float | None
    difficulty: float | None
    cpc: float | None
    page_type: str
    funnel_stage: FunnelStage
    why: str
    caveats: list[str]
    worded_by: str | None
    page_id: int | None
    page_path: str | None
    proposed_path: str | None
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
    plays: list[PlaybookPlaysItem]
    keywords: list[PlaybookKeywordsItem]
    notes: list[PlaybookNotesItem]
    mode: IdeaRunMode
    changes: list[str]
    needs_live_update: bool


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
    distance: Literal["core", "close", "adjacent", "distant"]
    page_count: int
    drifting_count: int
    idea_count: int
    gap: bool
    edited: bool
    pages: NotRequired[list[AuthorityMapTopicsItemPagesItem]]


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
    failure_reason: JobFailureReason | None
    trigger: Literal["manual", "scheduled"]
    stage: IdeaRunStage
    progress: str
    mode: IdeaRunMode | None
    started_at: str
    finished_at: str | None
    ideas: int
    last_succeeded_at: str | None
    can_refresh_at: str | None
    auto_refresh: bool
    next_refresh_at: str | None


class IdeaDetail(TypedDict):
    id: str
    title: str
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
    caveats: list[str]
    worded_by: str | None
    page_id: int | None
    page_path: str | None
    proposed_path: str | None
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
    name: str | None
    created_at: str | None
    last_crawled_at: str | None
    page_count: int
    draft_count: int
    background_status: BackgroundStatus | None
    business_context: str | None
    voice_tone: str | None
    gsc_connected: bool | None
    gsc_property_url: str | None
    score_curve: ScoreCurve | None
    location: PlannedSiteLocation
    llms_txt: str | None
    render: RenderMode | None
    setup_completed_at: str | None
    discovery_completed_at: str | None
    updated_at: str | None
    latest_crawl: LatestCrawl | None
    schedule: CrawlSchedule
    note: str | None


class PlannedSiteLocation(TypedDict):
    country_code: int | None
    country_name: str | None
    city_code: int | None
    city_name: str | None


class GeneratedPlan(TypedDict):
    pages: list[PlannedPage]
    brief: str
    open_questions: list[OpenQuestion]
    note: str | None
    dropped: list[DroppedText]


class PlannedPage(TypedDict):
    id: int
    name: str
    slug: str
    purpose: str | None
    basis: PlanBasis | None
    basis_words: str | None
    worded_by: str | None


class OpenQuestion(TypedDict):
    about: str
    question: str


class PlanStatus(TypedDict):
    total: int
    with_keyword: int
    failed: int
    done: int
    keywords_running: bool
    crawl_status: str | None
    open_questions: list[OpenQuestion]
    pages: list[PlanPage]


class PlanPage(TypedDict):
    id: int
    name: str
    path: str | None
    purpose: str | None
    basis: PlanBasis | None
    basis_words: str | None
    worded_by: str | None
    primary_keyword: str | None
    failed: bool
    needs_keyword: bool


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
    path: str | None
    url: str | None
    title: str | None
    is_homepage: bool
    graded: bool
    score: float | None
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
    gsc_status: SearchConsoleStatus
    window: SitePerformanceWindow
    meta: SitePerformanceMeta


class SitePerformanceDataItem(TypedDict):
    url: str
    page_id: int | None
    clicks: float
    impressions: float
    ctr: float
    position: float


class SitePerformanceWindow(TypedDict):
    start_date: str
    end_date: str


class SitePerformanceMeta(TypedDict):
    total: int
    truncated: bool


class Performance(TypedDict):
    clicks: float
    impressions: float
    ctr: float
    position: float


class PagePerformance(TypedDict):
    data: list[PagePerformanceDataItem]
    totals: Performance | None
    gsc_status: SearchConsoleStatus
    window: PagePerformanceWindow


class PagePerformanceDataItem(TypedDict):
    date: str
    clicks: float
    impressions: float
    ctr: float
    position: float


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
    dropped: list[DroppedText]
    error: str | None
    failure_reason: JobFailureReason | None
    triggered_by: str
    created_at: str
    completed_at: str | None
    updated_at: str


class OutlineSection(TypedDict):
    key: str
    level: Literal[1] | Literal[2] | Literal[3]
    heading: str
    guidance: str
    source: Literal["serp", "gap", "own"]
    basis: OutlineBasis | None
    basis_words: str | None
    worded_by: str | None
    status: Literal["proposed", "accepted", "revised", "rejected"]
    revised_heading: str | None
    node_id: str | None
    words: WordBudget | None
    questions: list[str]
    facts: list[OutlineFact]
    links: list[OutlineLink]


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
    description: str
    state: WebhookState
    disabled_reason: WebhookDisabledReason | None
    disabled_at: str | None
    failing_since: str | None
    previous_secret_expires_at: str | None
    created_at: str
    updated_at: str


class WebhookWithSecret(TypedDict):
    id: int
    url: str
    events: list[WebhookEventType] | None
    description: str
    state: WebhookState
    disabled_reason: WebhookDisabledReason | None
    disabled_at: str | None
    failing_since: str | None
    previous_secret_expires_at: str | None
    created_at: str
    updated_at: str
    secret: str


class WebhookDelivery(TypedDict):
    id: str
    webhook_id: int
    event: DeliveryEventType
    payload: str
    status: Literal["pending", "delivered", "failed"]
    attempts: list[WebhookDeliveryAttemptsItem]
    next_attempt_at: str | None
    created_at: str


class WebhookDeliveryAttemptsItem(TypedDict):
    at: str
    duration_ms: int
    response_code: int | None
    reason: DeliveryFailureReason | None


class SignInMethod(TypedDict):
    sign_in: SignInKind


class ConsoleSession(TypedDict):
    user: ConsoleSessionUser
    organization: ConsoleSessionOrganization
    expires_at: str
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
    scopes: list[Scope]
    created_at: str
    expires_at: str | None
    last_used_at: str | None
    revoked_at: str | None


class CreatedConsoleKey(TypedDict):
    id: int
    name: str
    prefix: str
    scopes: list[Scope]
    created_at: str
    expires_at: str | None
    last_used_at: str | None
    revoked_at: str | None
    key: str


class RevealedConsoleKey(TypedDict):
    key: str


class Usage(TypedDict):
    month: str
    resets_at: str
    plan: Literal["none", "starter", "pro"]
    allowances: UsageAllowances
    requests: int
    model: ModelUsage
    keyword_data: KeywordDataUsage
    cost: UsageCost
    sites: list[UsageSitesItem]


class UsageAllowances(TypedDict):
    audits: UsageAllowancesAudits
    ideas_runs: UsageAllowancesIdeasRuns
    credits: UsageAllowancesCredits


class UsageAllowancesAudits(TypedDict):
    limit: int | None
    used: int
    remaining: int | None


class UsageAllowancesIdeasRuns(TypedDict):
    limit: int | None
    used: int
    remaining: int | None


class UsageAllowancesCredits(TypedDict):
    used: float


class UsageCost(TypedDict):
    total_usd: float
    unsettled_usd: float
    limit_usd: float | None
    remaining_usd: float | None


class UsageSitesItem(TypedDict):
    site_id: int
    domain: str | None
    model: ModelUsage
    keyword_data: KeywordDataUsage
    total_usd: float


class ModelUsage(TypedDict):
    calls: int
    input_tokens: int
    cached_input_tokens: int
    output_tokens: int
    cost_usd: float
    unpriced_calls: int


class KeywordDataUsage(TypedDict):
    calls: int
    cost_usd: float


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
    linking_pages: int | None
    outgoing_links: int | None
    external_links: int | None
    content_version_id: int | None
    content_revision: int
    draft_title: str | None
    draft_meta_description: str | None


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
    rubric_criteria: list[str] | None
    proposed_text: str | None
    effort: str | None
    worded_by: str | None
    resolution_method: str | None
    resolved_at: str | None
    dismissal_rationale: str | None
    addressed: bool | None
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
    anchor_text: str | None
    context: str | None
    location: str
    position: int
    target_page_id: int | None
    target_path: str | None


class ExportedIncomingLink(TypedDict):
    page_id: int
    page_url: str | None
    source_page_id: int
    source_url: str | None
    source_title: str | None
    id: int
    href: str
    anchor_text: str | None
    context: str | None
    location: str
    position: int
    rel: str | None
    nofollow: bool


class ExportedFact(TypedDict):
    id: str
    kind: FactKind
    key: str | None
    data: dict[str, Any]
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


CheckKey: TypeAlias = Literal["title_present", "title_length", "title_has_primary_keyword", "meta_description_present", "meta_description_length", "meta_description_has_primary_keyword", "h1_present", "h1_single", "h1_has_primary_keyword", "intro_has_primary_keyword", "word_count", "schema_present", "schema_valid", "internal_links", "outbound_links"]


ComparisonNote: TypeAlias = Literal["no_previous_analysis", "analysis_incomplete"]


CrawlInterval: TypeAlias = Literal["off", "day", "week", "month"]


CrawlStop: TypeAlias = Literal["page_limit", "time_limit"]


CrawlOutcome: TypeAlias = Literal["read", "unchanged", "redirected", "moved_away", "folded", "gone", "error", "not_a_page", "unreadable", "not_read"]


KnownCrawlOutcome: TypeAlias = Literal["read", "unchanged", "redirected", "moved_away", "folded", "gone", "error", "not_a_page", "unreadable", "not_read"]


DeliveryEventType: TypeAlias = Literal["job.completed", "job.failed", "site.ready", "analysis.completed", "content.version_created", "recommendation.changed", "ideas.run_completed", "issues.changed", "webhook.test"]


DeliveryFailureReason: TypeAlias = Literal["http_error", "redirect", "gone", "timeout", "dns", "refused", "unreachable", "reset", "tls", "protocol", "blocked_address", "blocked_url", "host_not_allowed"]


DraftField: TypeAlias = Literal["title", "meta_description", "h1", "primary_keyword", "body", "image_alt", "schema"]


DroppedTextKind: TypeAlias = Literal["page", "name", "purpose", "section", "guidance", "idea", "title", "description"]


DroppedTextReason: TypeAlias = Literal["markup", "number", "quotation", "address", "name", "rival", "language", "duplicate", "limit", "denied", "empty", "unsupported", "unchecked"]


EditScope: TypeAlias = Literal["inline_content", "targeted_nodes", "full_document", "field_draft", "field_snapshot", "system_applied"]


ErrorCode: TypeAlias = Literal["invalid_request", "no_content", "no_content_to_validate", "unauthorized", "payment_required", "forbidden", "not_found", "site_not_found", "page_not_found", "conflict", "keyword_generation_in_progress", "analysis_in_progress", "crawl_in_progress", "path_conflict", "already_resolved", "not_applied", "ideas_run_in_progress", "rate_limited", "generation_cap_reached", "ideas_refresh_cooldown", "ideas_run_cap_reached", "engine_paused", "writes_stopped", "internal_error"]


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


IssueFamily: TypeAlias = Literal["status", "links", "titles", "content", "index", "international", "media", "structured_data", "transport", "social", "ai_readers", "search"]


KnownIssueFamily: TypeAlias = Literal["status", "links", "titles", "content", "index", "international", "media", "structured_data", "transport", "social", "ai_readers", "search"]


IssueSeverity: TypeAlias = Literal["error", "warning", "notice"]


JobFailureReason: TypeAlias = Literal["cancelled", "too_costly", "process_died", "timed_out", "model_failed", "robots_unavailable", "lost", "error"]


JobStage: TypeAlias = Literal["queued", "discovering", "crawling", "auditing", "analyzing", "planning", "ended"]


JobStatus: TypeAlias = Literal["queued", "processing", "completed", "failed", "skipped"]


JobType: TypeAlias = Literal["analyze", "recrawl", "plan"]


KnownJobType: TypeAlias = Literal["analyze", "recrawl", "plan"]


OutlineBasis: TypeAlias = Literal["brief", "page", "business", "fact", "question", "ranking", "model", "rules"]


OutlineStatus: TypeAlias = Literal["pending", "processing", "completed", "failed"]


PageKind: TypeAlias = Literal["home", "news", "article", "recipe", "product", "category", "local_service", "about", "contact", "legal", "reference", "forum", "event", "job", "utility"]


KnownPageKind: TypeAlias = Literal["home", "news", "article", "recipe", "product", "category", "local_service", "about", "contact", "legal", "reference", "forum", "event", "job", "utility"]


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


SiteChangeKind: TypeAlias = Literal["appeared", "vanished", "moved", "title", "status", "canonical", "index", "word_count", "grade_rose", "grade_fell"]


SkippedAnalysisReason: TypeAlias = Literal["not_found", "no_content", "analysis_in_progress", "allowance_exhausted", "payment_required", "error"]


SkippedFactReason: TypeAlias = Literal["invalid", "edited", "dismissed", "lower_precedence", "unchanged", "duplicate", "low_rating"]


WebhookDisabledReason: TypeAlias = Literal["disabled_by_user", "failing", "gone"]


WebhookEventType: TypeAlias = Literal["job.completed", "job.failed", "site.ready", "analysis.completed", "content.version_created", "recommendation.changed", "ideas.run_completed", "issues.changed"]


KnownWebhookEventType: TypeAlias = Literal["job.completed", "job.failed", "site.ready", "analysis.completed", "content.version_created", "recommendation.changed", "ideas.run_completed", "issues.changed"]


WebhookState: TypeAlias = Literal["enabled", "disabled"]


class CreateSiteBody(TypedDict):
    domain: str
    auto_run_keyword_scope: NotRequired[AutoRunScope]
    auto_run_analysis_scope: NotRequired[AutoRunScope]
    render: NotRequired[RenderMode]


class StartCrawlBody(TypedDict):
    max_pages: NotRequired[int]
    include: NotRequired[list[str]]
    exclude: NotRequired[list[str]]
    render: NotRequired[RenderMode]
    max_checks: NotRequired[int]


class SetScheduleBody(TypedDict):
    every: CrawlInterval
    hour: NotRequired[int]
    analyse: NotRequired[ScheduledAnalyses]


class ListSiteIssuesResponse(TypedDict):
    data: list[SiteIssue]
    meta: ListSiteIssuesResponseMeta


class ListSiteIssuesResponseMeta(TypedDict):
    crawl_id: int | None
    previous_crawl_id: int | None
    computed_at: str | None
    complete: bool | None
    pages: int
    addresses: ListSiteIssuesResponseMetaAddresses | None
    search: ListSiteIssuesResponseMetaSearch | None


class ListSiteIssuesResponseMetaAddresses(TypedDict):
    named: int
    checked: int
    known: int
    left: int


class ListSiteIssuesResponseMetaSearch(TypedDict):
    gsc_status: Literal["available", "not_connected", "unavailable"]
    window: ListSiteIssuesResponseMetaSearchWindow | None


class ListSiteIssuesResponseMetaSearchWindow(TypedDict):
    start_date: str
    end_date: str


class ListPagesResponse(TypedDict):
    data: list[PageSummary]
    meta: ListPagesResponseMeta


class ListPagesResponseMeta(TypedDict):
    total: int
    page: int
    per_page: int
    grades: NotRequired[list[ListPagesResponseMetaGradesItem]]


class ListPagesResponseMetaGradesItem(TypedDict):
    grade: Grade | None
    pages: int


class CreatePageBody(TypedDict):
    path: str
    crawl: NotRequired[bool]
    title: NotRequired[str | None]
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
    purpose: NotRequired[str | None]
    page_kind: NotRequired[KnownPageKind | None]


class UpdatePageBody(TypedDict):
    primary_keyword: NotRequired[str | None]
    secondary_keywords: NotRequired[list[str] | None]
    is_priority: NotRequired[bool]
    purpose: NotRequired[str | None]
    page_kind: NotRequired[KnownPageKind | None]
    gsc_url: NotRequired[str | None]


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
    base_version_id: NotRequired[int | None]
    base_updated_at: NotRequired[str | None]


class PostContentBodyDoc(TypedDict):
    type: NotRequired[Literal["root"]]
    children: NotRequired[list[dict[str, Any]]]


class PutDraftResponse(TypedDict):
    data: Draft
    validation: NotRequired[SchemaValidation]


class PutDraftBody(TypedDict):
    draft_value: str


class GetAnalysisResponse(TypedDict):
    data: Analysis | None
    not_graded: NotRequired[str]


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
    message: NotRequired[str]


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


class PutConsoleRubricBody(TypedDict):
    components: list[PutConsoleRubricBodyComponentsItem] | None
    grade_bands: NotRequired[Any]
    score_curve: NotRequired[Any]
    page_kinds: NotRequired[Any]


class PutConsoleRubricBodyComponentsItem(TypedDict):
    component_type: str
    weight: float


class AnalyzeFromChecksBody(TypedDict):
    force: NotRequired[bool]


class DismissRecommendationBody(TypedDict):
    rationale: NotRequired[str]


class ResolveRecommendationBody(TypedDict):
    content: NotRequired[str]
    force: NotRequired[bool]


class JudgeRecommendationBody(TypedDict):
    addressed: bool
    reasoning: NotRequired[str]


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
    key: NotRequired[str | None]


class EditConsoleFactBody(TypedDict):
    data: NotRequired[dict[str, Any]]
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
    name: NotRequired[str | None]
    location_country_code: NotRequired[int | None]
    location_country_name: NotRequired[str | None]


class GeneratePlanBody(TypedDict):
    regenerate: NotRequired[bool]
    brief: NotRequired[str]


class CreatePlanPageBody(TypedDict):
    name: str
    slug: NotRequired[str | None]
    purpose: NotRequired[str | None]


class UpdatePlanPageBody(TypedDict):
    name: NotRequired[str]
    slug: NotRequired[str]
    purpose: NotRequired[str | None]


class GoLiveBody(TypedDict):
    domain: str


class GenerateOutlineBody(TypedDict):
    primary_keyword: NotRequired[str]


class UpdateOutlineSectionBody(TypedDict):
    status: NotRequired[Literal["accepted", "rejected"]]
    revised_heading: NotRequired[str]


class CreateWebhookBody(TypedDict):
    url: str
    events: NotRequired[list[KnownWebhookEventType] | None]
    description: NotRequired[str]


class UpdateWebhookBody(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[KnownWebhookEventType] | None]
    description: NotRequired[str]
    state: NotRequired[WebhookState]


class CreateConsoleSessionBody(TypedDict):
    token: str


class CreateConsoleKeyBody(TypedDict):
    name: str
    expires: Literal["never", "30_days", "90_days", "1_year"]


WebhookEvent: TypeAlias = "JobCompletedEvent | JobFailedEvent | SiteReadyEvent | AnalysisCompletedEvent | ContentVersionCreatedEvent | RecommendationChangedEvent | IdeasRunCompletedEvent | IssuesChangedEvent | WebhookTestEvent"
