# Generated from openapi.yaml by `npm run generate`.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any, Literal, overload

from typing_extensions import Unpack

from . import models
from ._exports import AsyncExportRows, ExportOptions, ExportRows
from ._requests import CallOptions, Query, segment


class Operations:
    """A method for each operation of the API."""

    def _call(self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False) -> Any:
        raise NotImplementedError

    def get_health(self, **options: Unpack[CallOptions]) -> models.Health:
        """Check that the service is up: `GET /health`."""
        return self._call("GET", "/health", {}, None, options)

    def get_openapi(self, **options: Unpack[CallOptions]) -> str:
        """Get the OpenAPI description of the API: `GET /openapi.yaml`."""
        return self._call("GET", "/openapi.yaml", {}, None, options)

    def get_me(self, **options: Unpack[CallOptions]) -> models.Me:
        """Get the API key of the request: `GET /me`."""
        return self._call("GET", "/me", {}, None, options)

    def list_sites(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.SiteSummary]:
        """List sites: `GET /sites`."""
        return self._call("GET", "/sites", {"page": page, "limit": limit}, None, options)

    def create_site(
        self,
        body: models.CreateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteDetail]:
        """Add a site: `POST /sites`."""
        return self._call("POST", "/sites", {}, body, options)

    def get_site(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.SiteDetail]:
        """Get a site: `GET /sites/{siteId}`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    def start_crawl(
        self,
        site_id: int,
        body: models.StartCrawlBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Crawl a site: `POST /sites/{siteId}/crawl`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/crawl', {}, body, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/crawls',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_crawled_urls(
        self,
        site_id: int,
        crawl_id: int,
        *,
        outcome: models.KnownCrawlOutcome | None = None,
        reason: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.CrawledUrl]:
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    def set_schedule(
        self,
        site_id: int,
        body: models.SetScheduleBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CrawlSchedule]:
        """Crawl a site at regular times: `PUT /sites/{siteId}/schedule`."""
        return self._call("PUT", f'/sites/{segment("site_id", site_id)}/schedule', {}, body, options)

    def list_site_issues(
        self,
        site_id: int,
        *,
        severity: models.IssueSeverity | None = None,
        family: models.KnownIssueFamily | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListSiteIssuesResponse:
        """List the issues of a site: `GET /sites/{siteId}/issues`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues',
            {"severity": severity, "family": family},
            None,
            options,
        )

    def list_issue_pages(
        self,
        site_id: int,
        issue_id: Literal["page-not-found", "access-refused", "server-error", "no-response", "redirect-chain", "redirect-loop", "redirect-temporary", "soft-404", "meta-refresh", "broken-internal-link", "broken-file-link", "broken-external-link", "broken-spelling-link", "link-to-redirect", "link-to-spelling-redirect", "orphan-page", "dead-end", "nofollow-internal-link", "nofollow-page", "link-without-text", "generic-link-text", "too-many-links", "link-not-secure", "localhost-link", "page-too-deep", "title-missing", "title-duplicate", "title-too-short", "title-too-long", "title-several", "description-missing", "description-duplicate", "description-too-short", "description-too-long", "description-several", "h1-missing", "h1-several", "h1-duplicate", "heading-level-skipped", "heading-empty", "content-thin", "content-duplicate", "content-near-duplicate", "language-missing", "language-invalid", "page-in-several-spellings", "placeholder-text", "viewport-missing", "noindex-home", "noindex", "unavailable-after", "noindex-in-sitemap", "disallowed-in-sitemap", "broken-in-sitemap", "redirect-in-sitemap", "canonicalized-in-sitemap", "http-in-sitemap", "missing-from-sitemap", "sitemap-missing", "robots-txt-invalid", "canonical-missing", "canonical-home", "canonical-several", "canonical-broken", "canonical-redirect", "canonical-chain", "canonical-noindex", "canonical-not-secure", "canonical-off-site", "url-double-slash", "host-not-redirected", "spelling-not-redirected", "hreflang-not-secure", "hreflang-no-return", "hreflang-invalid-code", "hreflang-no-self", "hreflang-broken", "hreflang-conflict", "image-without-alt", "image-broken", "image-too-large", "structured-data-unparseable", "structured-data-invalid", "structured-data-missing", "mixed-content", "http-page", "http-not-redirected", "insecure-form", "slow-response", "document-beyond-limit", "document-too-large", "uncompressed", "open-graph-missing", "open-graph-image-missing", "ai-crawlers-disallowed", "llms-txt-missing", "llms-txt-invalid", "content-by-script", "search-rivals", "search-clicks-fallen", "search-seldom-clicked", "search-never-shown"],
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_site_changes(
        self,
        site_id: int,
        *,
        since: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.SiteChange]:
        """List what changed on a site: `GET /sites/{siteId}/changes`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/changes',
            {"since": since, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: Literal["created_at", "updated_at", "url", "path", "is_priority", "primary_keyword", "opportunity_score", "overall_score"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListPagesResponse:
        """List pages: `GET /sites/{siteId}/pages`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/pages',
            {"search": search, "is_priority": is_priority, "has_keyword": has_keyword, "has_draft": has_draft, "has_recommendations": has_recommendations, "grade": grade, "max_grade": max_grade, "min_score": min_score, "max_score": max_score, "presence": presence, "sort": sort, "direction": direction, "include": include, "page": page, "limit": limit},
            None,
            options,
        )

    def create_page(
        self,
        site_id: int,
        body: models.CreatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageSummary] | models.Data[models.Trigger]:
        """Create a page: `POST /sites/{siteId}/pages`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    def update_pages(
        self,
        site_id: int,
        body: models.UpdatePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.UpdatePagesResponse:
        """Update several pages: `PATCH /sites/{siteId}/pages`."""
        return self._call("PATCH", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    def lookup_page(self, *, url: str, **options: Unpack[CallOptions]) -> models.Data[models.PageLookup]:
        """Find a page by URL: `GET /pages/lookup`."""
        return self._call("GET", "/pages/lookup", {"url": url}, None, options)

    def get_page(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PageDetail]:
        """Get a page: `GET /pages/{pageId}`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}', {}, None, options)

    def update_page(
        self,
        page_id: int,
        body: models.UpdatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageDetail]:
        """Update a page: `PATCH /pages/{pageId}`."""
        return self._call("PATCH", f'/pages/{segment("page_id", page_id)}', {}, body, options)

    def list_page_links(self, page_id: int, **options: Unpack[CallOptions]) -> models.PageLinks:
        """List links of a page: `GET /pages/{pageId}/links`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/links', {}, None, options)

    def list_incoming_links(
        self,
        page_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/incoming-links',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_jobs(self, *, ids: str, **options: Unpack[CallOptions]) -> models.ListJobsResponse:
        """Get several jobs: `GET /jobs`."""
        return self._call("GET", "/jobs", {"ids": ids}, None, options)

    def list_latest_jobs(
        self,
        *,
        status: models.JobStatus | None = None,
        running: bool | None = None,
        type: models.KnownJobType | None = None,
        site_id: int | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.ListedJob]:
        """List the latest jobs: `GET /latest-jobs`."""
        return self._call(
            "GET",
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    def get_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Get a job: `GET /jobs/{jobId}`."""
        return self._call("GET", f'/jobs/{segment("job_id", job_id)}', {}, None, options)

    def cancel_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Cancel a job: `POST /jobs/{jobId}/cancel`."""
        return self._call("POST", f'/jobs/{segment("job_id", job_id)}/cancel', {}, None, options)

    def get_content(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Content]:
        """Get the current content of a page: `GET /pages/{pageId}/content`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/content', {}, None, options)

    def post_content(
        self,
        page_id: int,
        body: models.PostContentBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SavedContent]:
        """Replace the content of a page: `POST /pages/{pageId}/content`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/content', {}, body, options)

    def list_content_versions(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanContentVersion]:
        """List content versions of a page: `GET /pages/{pageId}/content-versions`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/content-versions',
            {"page": page, "limit": limit},
            None,
            options,
        )

    def get_content_version(
        self,
        page_id: int,
        version_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ContentVersion]:
        """Get a content version: `GET /pages/{pageId}/content-versions/{versionId}`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/content-versions/{segment("version_id", version_id)}',
            {},
            None,
            options,
        )

    def list_snapshots(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanSnapshot]:
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/snapshots',
            {"page": page, "limit": limit},
            None,
            options,
        )

    def get_snapshot(self, snapshot_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Snapshot]:
        """Get a crawl snapshot: `GET /snapshots/{snapshotId}`."""
        return self._call("GET", f'/snapshots/{segment("snapshot_id", snapshot_id)}', {}, None, options)

    def list_drafts(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Draft]]:
        """List drafts of a page: `GET /pages/{pageId}/drafts`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/drafts', {}, None, options)

    def put_draft(
        self,
        page_id: int,
        field: models.DraftField,
        body: models.PutDraftBody,
        **options: Unpack[CallOptions],
    ) -> models.PutDraftResponse:
        """Set the draft of a field: `PUT /pages/{pageId}/drafts/{field}`."""
        return self._call(
            "PUT",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            body,
            options,
        )

    def delete_draft(self, page_id: int, field: models.DraftField, **options: Unpack[CallOptions]) -> None:
        """Delete the draft of a field: `DELETE /pages/{pageId}/drafts/{field}`."""
        return self._call(
            "DELETE",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            None,
            options,
        )

    def get_analysis(
        self,
        page_id: int,
        *,
        compare: Literal["prev"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.GetAnalysisResponse:
        """Get the latest analysis of a page: `GET /pages/{pageId}/analysis`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/analysis', {"compare": compare}, None, options)

    def analyze_page(
        self,
        page_id: int,
        body: models.AnalyzePageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis: `POST /pages/{pageId}/analyze`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/analyze', {}, body, options)

    def analyze_pages(
        self,
        site_id: int,
        body: models.AnalyzePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.AnalyzePagesResponse:
        """Start several analyses: `POST /sites/{siteId}/analyze`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/analyze', {}, body, options)

    def recrawl_page(
        self,
        page_id: int,
        body: models.RecrawlPageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start a recrawl: `POST /pages/{pageId}/recrawl`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/recrawl', {}, body, options)

    def get_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Rubric]:
        """Get the rubric of a site: `GET /sites/{siteId}/rubric`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    def get_console_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.ConsoleRubric:
        """Get the rubric of a site, and whether it is its own: `GET /console/sites/{siteId}/rubric`."""
        return self._call("GET", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    def put_console_rubric(
        self,
        site_id: int,
        body: models.PutConsoleRubricBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleRubric:
        """Set the rubric of a site: `PUT /console/sites/{siteId}/rubric`."""
        return self._call("PUT", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, body, options)

    def get_checks(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Checks]:
        """Get checks of a page: `GET /pages/{pageId}/checks`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/checks', {}, None, options)

    def recommend_from_checks(
        self,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CheckRecommendations]:
        """Recommend edits from checks: `POST /pages/{pageId}/checks/recommendations`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/recommendations', {}, None, options)

    def analyze_from_checks(
        self,
        page_id: int,
        body: models.AnalyzeFromChecksBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis from checks: `POST /pages/{pageId}/checks/analyze`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/analyze', {}, body, options)

    def dismiss_recommendation(
        self,
        rec_id: int,
        body: models.DismissRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Dismiss a recommendation: `POST /recommendations/{recId}/dismiss`."""
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/dismiss', {}, body, options)

    def resolve_recommendation(
        self,
        rec_id: int,
        body: models.ResolveRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Resolve a recommendation: `POST /recommendations/{recId}/resolve`."""
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/resolve', {}, body, options)

    def recheck_recommendation(
        self,
        rec_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Recheck a recommendation: `POST /recommendations/{recId}/recheck`."""
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/recheck', {}, None, options)

    def judge_recommendation(
        self,
        rec_id: int,
        body: models.JudgeRecommendationBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Give the verdict on a recommendation: `POST /console/recommendations/{recId}/verdict`."""
        return self._call("POST", f'/console/recommendations/{segment("rec_id", rec_id)}/verdict', {}, body, options)

    def get_brief(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Brief]:
        """Get the brief of a page: `GET /pages/{pageId}/brief`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/brief', {"include": include}, None, options)

    def get_report(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Report]:
        """Get the report of a page: `GET /pages/{pageId}/report`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/report', {"include": include}, None, options)

    def get_keyword_metrics(
        self,
        *,
        keyword: str,
        location: int | None = None,
        language: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.KeywordMetrics]:
        """Get keyword metrics: `GET /keywords/metrics`."""
        return self._call(
            "GET",
            "/keywords/metrics",
            {"keyword": keyword, "location": location, "language": language},
            None,
            options,
        )

    def list_facts(
        self,
        site_id: int,
        *,
        kind: models.FactKind | None = None,
        status: Literal["active", "stale", "all"] | None = None,
        search: str | None = None,
        include: Literal["citations"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListFactsResponse:
        """List facts of a site: `GET /sites/{siteId}/facts`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/facts',
            {"kind": kind, "status": status, "search": search, "include": include, "limit": limit, "offset": offset},
            None,
            options,
        )

    def create_facts(
        self,
        site_id: int,
        body: models.CreateFactsBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.StatedFacts]:
        """Create facts: `POST /sites/{siteId}/facts`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/facts', {}, body, options)

    def update_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.UpdateFactBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Fact]:
        """Update a fact: `PATCH /sites/{siteId}/facts/{factId}`."""
        return self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            body,
            options,
        )

    def delete_fact(
        self,
        site_id: int,
        fact_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.DeletedFact]:
        """Delete or dismiss a fact: `DELETE /sites/{siteId}/facts/{factId}`."""
        return self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            None,
            options,
        )

    def edit_console_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.EditConsoleFactBody,
        **options: Unpack[CallOptions],
    ) -> models.EditedFact:
        """Edit, dismiss or restore a fact: `PATCH /console/sites/{siteId}/facts/{factId}`."""
        return self._call(
            "PATCH",
            f'/console/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            body,
            options,
        )

    def list_dismissed_facts(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Fact]]:
        """List dismissed facts: `GET /console/sites/{siteId}/dismissed-facts`."""
        return self._call("GET", f'/console/sites/{segment("site_id", site_id)}/dismissed-facts', {}, None, options)

    def list_ideas(
        self,
        site_id: int,
        *,
        status: models.IdeaStatus | None = None,
        play: Literal["none"] | str | None = None,
        topic: Literal["none"] | str | None = None,
        funnel: models.FunnelStage | None = None,
        change: models.IdeaChange | None = None,
        q: str | None = None,
        page: int | None = None,
        per_page: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.Idea]:
        """List content ideas: `GET /sites/{siteId}/ideas`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas',
            {"status": status, "play": play, "topic": topic, "funnel": funnel, "change": change, "q": q, "page": page, "per_page": per_page},
            None,
            options,
        )

    def get_playbook(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Playbook | None]:
        """Get the latest playbook: `GET /sites/{siteId}/ideas/playbook`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/playbook', {}, None, options)

    def get_authority_map(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.AuthorityMap]:
        """Get the authority map of a site: `GET /sites/{siteId}/ideas/topics`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/topics', {}, None, options)

    def get_idea_run(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.IdeaRun | None]:
        """Get the latest ideas run: `GET /sites/{siteId}/ideas/run`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/run', {}, None, options)

    def refresh_ideas(
        self,
        site_id: int,
        body: models.RefreshIdeasBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RefreshIdeasResponseData]:
        """Start an ideas run: `POST /sites/{siteId}/ideas/refresh`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/ideas/refresh', {}, body, options)

    def get_idea(self, site_id: int, idea_id: str, **options: Unpack[CallOptions]) -> models.Data[models.IdeaDetail]:
        """Get a content idea: `GET /sites/{siteId}/ideas/{ideaId}`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}',
            {},
            None,
            options,
        )

    def accept_idea(
        self,
        site_id: int,
        idea_id: str,
        body: models.AcceptIdeaBody1 | models.AcceptIdeaBody2,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.AcceptIdeaResponseData]:
        """Accept a content idea: `POST /sites/{siteId}/ideas/{ideaId}/accept`."""
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/accept',
            {},
            body,
            options,
        )

    def dismiss_idea(
        self,
        site_id: int,
        idea_id: str,
        body: models.DismissIdeaBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.IdeaDetail]:
        """Dismiss a content idea: `POST /sites/{siteId}/ideas/{ideaId}/dismiss`."""
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/dismiss',
            {},
            body,
            options,
        )

    def reopen_idea(self, site_id: int, idea_id: str, **options: Unpack[CallOptions]) -> models.Data[models.IdeaDetail]:
        """Reopen a dismissed content idea: `POST /sites/{siteId}/ideas/{ideaId}/reopen`."""
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/reopen',
            {},
            None,
            options,
        )

    def plan_site(self, body: models.PlanSiteBody, **options: Unpack[CallOptions]) -> models.Data[models.PlannedSite]:
        """Create a planned site: `POST /sites/plan`."""
        return self._call("POST", "/sites/plan", {}, body, options)

    @overload
    def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: Literal[True],
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]: ...
    @overload
    def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: Literal[False] = False,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GeneratedPlan]: ...
    def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: bool = False,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GeneratedPlan] | models.Data[models.Trigger]:
        """Generate the plan of a site: `POST /sites/{siteId}/plan/generate`."""
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/plan/generate',
            {},
            body,
            options,
            respond_async,
        )

    def get_plan(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PlanStatus]:
        """Get the plan of a site: `GET /sites/{siteId}/plan`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/plan', {}, None, options)

    def create_plan_page(
        self,
        site_id: int,
        body: models.CreatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Create a planned page: `POST /sites/{siteId}/plan/pages`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/pages', {}, body, options)

    def update_plan_page(
        self,
        site_id: int,
        page_id: int,
        body: models.UpdatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Update a planned page: `PATCH /sites/{siteId}/plan/pages/{pageId}`."""
        return self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/plan/pages/{segment("page_id", page_id)}',
            {},
            body,
            options,
        )

    def delete_plan_page(
        self,
        site_id: int,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.DeletedPage]:
        """Delete a planned page: `DELETE /sites/{siteId}/plan/pages/{pageId}`."""
        return self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/plan/pages/{segment("page_id", page_id)}',
            {},
            None,
            options,
        )

    def start_plan_keywords(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlanKeywordsStarted]:
        """Start keyword assignment for a plan: `POST /sites/{siteId}/plan/keywords`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/keywords', {}, None, options)

    def go_live(
        self,
        site_id: int,
        body: models.GoLiveBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GoneLive]:
        """Take a planned site live: `POST /sites/{siteId}/go-live`."""
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/go-live', {}, body, options)

    def get_opportunities(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Opportunities]:
        """Get the opportunities of a site: `GET /sites/{siteId}/opportunities`."""
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/opportunities', {}, None, options)

    def get_site_performance(
        self,
        site_id: int,
        *,
        group_by: Literal["page"] | None = None,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.SitePerformance:
        """Get search performance of a site: `GET /sites/{siteId}/performance`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/performance',
            {"group_by": group_by, "days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    def get_page_queries(
        self,
        page_id: int,
        *,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageQueries:
        """Get search queries of a page: `GET /pages/{pageId}/queries`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/queries',
            {"days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    def get_page_performance(
        self,
        page_id: int,
        *,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PagePerformance:
        """Get daily search performance of a page: `GET /pages/{pageId}/performance`."""
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/performance',
            {"days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    def generate_outline(
        self,
        page_id: int,
        body: models.GenerateOutlineBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.OutlineStarted]:
        """Start an outline: `POST /pages/{pageId}/outline`."""
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/outline', {}, body, options)

    def get_outline(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Outline]:
        """Get the latest outline of a page: `GET /pages/{pageId}/outline`."""
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/outline', {}, None, options)

    def update_outline_section(
        self,
        page_id: int,
        key: str,
        body: models.UpdateOutlineSectionBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Outline]:
        """Update a section of the latest outline: `PATCH /pages/{pageId}/outline/sections/{key}`."""
        return self._call(
            "PATCH",
            f'/pages/{segment("page_id", page_id)}/outline/sections/{segment("key", key)}',
            {},
            body,
            options,
        )

    def list_webhooks(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.Webhook]:
        """List webhooks: `GET /webhooks`."""
        return self._call("GET", "/webhooks", {"page": page, "limit": limit}, None, options)

    def create_webhook(
        self,
        body: models.CreateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Create a webhook: `POST /webhooks`."""
        return self._call("POST", "/webhooks", {}, body, options)

    def get_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Webhook]:
        """Get a webhook: `GET /webhooks/{webhookId}`."""
        return self._call("GET", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    def update_webhook(
        self,
        webhook_id: int,
        body: models.UpdateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Webhook]:
        """Update a webhook: `PATCH /webhooks/{webhookId}`."""
        return self._call("PATCH", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, body, options)

    def delete_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> None:
        """Delete a webhook: `DELETE /webhooks/{webhookId}`."""
        return self._call("DELETE", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    def test_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.WebhookDelivery]:
        """Send a test event: `POST /webhooks/{webhookId}/test`."""
        return self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/test', {}, None, options)

    def rotate_webhook_secret(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Rotate the secret of a webhook: `POST /webhooks/{webhookId}/secret/rotate`."""
        return self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/secret/rotate', {}, None, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.WebhookDelivery]:
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`."""
        return self._call(
            "GET",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def retry_webhook_delivery(
        self,
        webhook_id: int,
        delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookDelivery]:
        """Send a delivery again: `POST /webhooks/{webhookId}/deliveries/{deliveryId}/retry`."""
        return self._call(
            "POST",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries/{segment("delivery_id", delivery_id)}/retry',
            {},
            None,
            options,
        )

    def get_sign_in_method(self, **options: Unpack[CallOptions]) -> models.SignInMethod:
        """Get how people sign in: `GET /console/sign-in-method`."""
        return self._call("GET", "/console/sign-in-method", {}, None, options)

    def create_console_session(
        self,
        body: models.CreateConsoleSessionBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleSession:
        """Sign in with a one-time link: `POST /console/session`."""
        return self._call("POST", "/console/session", {}, body, options)

    def get_console_session(self, **options: Unpack[CallOptions]) -> models.ConsoleSession:
        """Get the session of the request: `GET /console/session`."""
        return self._call("GET", "/console/session", {}, None, options)

    def delete_console_session(self, **options: Unpack[CallOptions]) -> None:
        """Sign out: `DELETE /console/session`."""
        return self._call("DELETE", "/console/session", {}, None, options)

    def list_console_keys(self, **options: Unpack[CallOptions]) -> models.Data[list[models.ConsoleKey]]:
        """List API keys: `GET /console/keys`."""
        return self._call("GET", "/console/keys", {}, None, options)

    def create_console_key(
        self,
        body: models.CreateConsoleKeyBody,
        **options: Unpack[CallOptions],
    ) -> models.CreatedConsoleKey:
        """Create an API key: `POST /console/keys`."""
        return self._call("POST", "/console/keys", {}, body, options)

    def reveal_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> models.RevealedConsoleKey:
        """Reveal an API key: `POST /console/keys/{keyId}/reveal`."""
        return self._call("POST", f'/console/keys/{segment("key_id", key_id)}/reveal', {}, None, options)

    def revoke_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> None:
        """Revoke an API key: `DELETE /console/keys/{keyId}`."""
        return self._call("DELETE", f'/console/keys/{segment("key_id", key_id)}', {}, None, options)

    def export_site(
        self,
        site_id: int,
        what: Literal["pages", "recommendations", "issues", "links", "incoming-links", "facts", "ideas", "content"],
        *,
        cursor: str | None = None,
        limit: int | None = None,
        page_ids: str | None = None,
        **options: Unpack[CallOptions],
    ) -> str:
        """Export rows of a site: `GET /sites/{siteId}/export/{what}`."""
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/export/{segment("what", what)}',
            {"cursor": cursor, "limit": limit, "page_ids": page_ids},
            None,
            options,
        )

    def get_usage(self, *, month: str | None = None, **options: Unpack[CallOptions]) -> models.Data[models.Usage]:
        """Get the usage of a month: `GET /usage`."""
        return self._call("GET", "/usage", {"month": month}, None, options)


class Lists:
    """The items of lists, which are read in parts as they are needed."""

    def _items(self, path: str, query: Query, options: CallOptions) -> Iterator[Any]:
        raise NotImplementedError

    def list_sites(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Iterator[models.SiteSummary]:
        """List sites, one after the other: `GET /sites`."""
        return self._items("/sites", {"limit": limit}, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Crawl]:
        """List the crawls of a site, one after the other: `GET /sites/{siteId}/crawls`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/crawls', {"limit": limit}, options)

    def list_crawled_urls(
        self,
        site_id: int,
        crawl_id: int,
        *,
        outcome: models.KnownCrawlOutcome | None = None,
        reason: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.CrawledUrl]:
        """List the URLs of a crawl, one after the other: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "limit": limit},
            options,
        )

    def list_issue_pages(
        self,
        site_id: int,
        issue_id: Literal["page-not-found", "access-refused", "server-error", "no-response", "redirect-chain", "redirect-loop", "redirect-temporary", "soft-404", "meta-refresh", "broken-internal-link", "broken-file-link", "broken-external-link", "broken-spelling-link", "link-to-redirect", "link-to-spelling-redirect", "orphan-page", "dead-end", "nofollow-internal-link", "nofollow-page", "link-without-text", "generic-link-text", "too-many-links", "link-not-secure", "localhost-link", "page-too-deep", "title-missing", "title-duplicate", "title-too-short", "title-too-long", "title-several", "description-missing", "description-duplicate", "description-too-short", "description-too-long", "description-several", "h1-missing", "h1-several", "h1-duplicate", "heading-level-skipped", "heading-empty", "content-thin", "content-duplicate", "content-near-duplicate", "language-missing", "language-invalid", "page-in-several-spellings", "placeholder-text", "viewport-missing", "noindex-home", "noindex", "unavailable-after", "noindex-in-sitemap", "disallowed-in-sitemap", "broken-in-sitemap", "redirect-in-sitemap", "canonicalized-in-sitemap", "http-in-sitemap", "missing-from-sitemap", "sitemap-missing", "robots-txt-invalid", "canonical-missing", "canonical-home", "canonical-several", "canonical-broken", "canonical-redirect", "canonical-chain", "canonical-noindex", "canonical-not-secure", "canonical-off-site", "url-double-slash", "host-not-redirected", "spelling-not-redirected", "hreflang-not-secure", "hreflang-no-return", "hreflang-invalid-code", "hreflang-no-self", "hreflang-broken", "hreflang-conflict", "image-without-alt", "image-broken", "image-too-large", "structured-data-unparseable", "structured-data-invalid", "structured-data-missing", "mixed-content", "http-page", "http-not-redirected", "insecure-form", "slow-response", "document-beyond-limit", "document-too-large", "uncompressed", "open-graph-missing", "open-graph-image-missing", "ai-crawlers-disallowed", "llms-txt-missing", "llms-txt-invalid", "content-by-script", "search-rivals", "search-clicks-fallen", "search-seldom-clicked", "search-never-shown"],
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.PageOfIssue]:
        """List the pages that have an issue, one after the other: `GET /sites/{siteId}/issues/{issueId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"limit": limit},
            options,
        )

    def list_site_changes(
        self,
        site_id: int,
        *,
        since: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.SiteChange]:
        """List what changed on a site, one after the other: `GET /sites/{siteId}/changes`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/changes', {"since": since, "limit": limit}, options)

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: Literal["created_at", "updated_at", "url", "path", "is_priority", "primary_keyword", "opportunity_score", "overall_score"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.PageSummary]:
        """List pages, one after the other: `GET /sites/{siteId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/pages',
            {"search": search, "is_priority": is_priority, "has_keyword": has_keyword, "has_draft": has_draft, "has_recommendations": has_recommendations, "grade": grade, "max_grade": max_grade, "min_score": min_score, "max_score": max_score, "presence": presence, "sort": sort, "direction": direction, "include": include, "limit": limit},
            options,
        )

    def list_incoming_links(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.IncomingLink]:
        """List links to a page, one after the other: `GET /pages/{pageId}/incoming-links`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/incoming-links', {"limit": limit}, options)

    def list_latest_jobs(
        self,
        *,
        status: models.JobStatus | None = None,
        running: bool | None = None,
        type: models.KnownJobType | None = None,
        site_id: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.ListedJob]:
        """List the latest jobs, one after the other: `GET /latest-jobs`."""
        return self._items(
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "limit": limit},
            options,
        )

    def list_content_versions(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.LeanContentVersion]:
        """List content versions of a page, one after the other: `GET /pages/{pageId}/content-versions`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/content-versions', {"limit": limit}, options)

    def list_snapshots(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.LeanSnapshot]:
        """List crawl snapshots of a page, one after the other: `GET /pages/{pageId}/snapshots`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/snapshots', {"limit": limit}, options)

    def list_ideas(
        self,
        site_id: int,
        *,
        status: models.IdeaStatus | None = None,
        play: Literal["none"] | str | None = None,
        topic: Literal["none"] | str | None = None,
        funnel: models.FunnelStage | None = None,
        change: models.IdeaChange | None = None,
        q: str | None = None,
        per_page: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Idea]:
        """List content ideas, one after the other: `GET /sites/{siteId}/ideas`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/ideas',
            {"status": status, "play": play, "topic": topic, "funnel": funnel, "change": change, "q": q, "per_page": per_page},
            options,
        )

    def list_webhooks(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Iterator[models.Webhook]:
        """List webhooks, one after the other: `GET /webhooks`."""
        return self._items("/webhooks", {"limit": limit}, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.WebhookDelivery]:
        """List the deliveries of a webhook, one after the other: `GET /webhooks/{webhookId}/deliveries`."""
        return self._items(f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries', {"limit": limit}, options)


class Exports:
    """The rows of exports, which are read in parts as they are needed."""

    def _rows(self, what: str, site_id: int, options: ExportOptions) -> ExportRows[Any]:
        raise NotImplementedError

    def pages(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedPage]:
        """Rows of the export `pages` of a site."""
        return self._rows("pages", site_id, options)

    def recommendations(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedRecommendation]:
        """Rows of the export `recommendations` of a site."""
        return self._rows("recommendations", site_id, options)

    def issues(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedIssue]:
        """Rows of the export `issues` of a site."""
        return self._rows("issues", site_id, options)

    def links(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedLink]:
        """Rows of the export `links` of a site."""
        return self._rows("links", site_id, options)

    def incoming_links(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedIncomingLink]:
        """Rows of the export `incoming-links` of a site."""
        return self._rows("incoming-links", site_id, options)

    def facts(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedFact]:
        """Rows of the export `facts` of a site."""
        return self._rows("facts", site_id, options)

    def ideas(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedIdea]:
        """Rows of the export `ideas` of a site."""
        return self._rows("ideas", site_id, options)

    def content(self, site_id: int, **options: Unpack[ExportOptions]) -> ExportRows[models.ExportedContent]:
        """Rows of the export `content` of a site."""
        return self._rows("content", site_id, options)


class AsyncOperations:
    """A method for each operation of the API."""

    async def _call(self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False) -> Any:
        raise NotImplementedError

    async def get_health(self, **options: Unpack[CallOptions]) -> models.Health:
        """Check that the service is up: `GET /health`."""
        return await self._call("GET", "/health", {}, None, options)

    async def get_openapi(self, **options: Unpack[CallOptions]) -> str:
        """Get the OpenAPI description of the API: `GET /openapi.yaml`."""
        return await self._call("GET", "/openapi.yaml", {}, None, options)

    async def get_me(self, **options: Unpack[CallOptions]) -> models.Me:
        """Get the API key of the request: `GET /me`."""
        return await self._call("GET", "/me", {}, None, options)

    async def list_sites(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.SiteSummary]:
        """List sites: `GET /sites`."""
        return await self._call("GET", "/sites", {"page": page, "limit": limit}, None, options)

    async def create_site(
        self,
        body: models.CreateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteDetail]:
        """Add a site: `POST /sites`."""
        return await self._call("POST", "/sites", {}, body, options)

    async def get_site(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.SiteDetail]:
        """Get a site: `GET /sites/{siteId}`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    async def start_crawl(
        self,
        site_id: int,
        body: models.StartCrawlBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Crawl a site: `POST /sites/{siteId}/crawl`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/crawl', {}, body, options)

    async def list_crawls(
        self,
        site_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/crawls',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_crawled_urls(
        self,
        site_id: int,
        crawl_id: int,
        *,
        outcome: models.KnownCrawlOutcome | None = None,
        reason: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.CrawledUrl]:
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def set_schedule(
        self,
        site_id: int,
        body: models.SetScheduleBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CrawlSchedule]:
        """Crawl a site at regular times: `PUT /sites/{siteId}/schedule`."""
        return await self._call("PUT", f'/sites/{segment("site_id", site_id)}/schedule', {}, body, options)

    async def list_site_issues(
        self,
        site_id: int,
        *,
        severity: models.IssueSeverity | None = None,
        family: models.KnownIssueFamily | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListSiteIssuesResponse:
        """List the issues of a site: `GET /sites/{siteId}/issues`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues',
            {"severity": severity, "family": family},
            None,
            options,
        )

    async def list_issue_pages(
        self,
        site_id: int,
        issue_id: Literal["page-not-found", "access-refused", "server-error", "no-response", "redirect-chain", "redirect-loop", "redirect-temporary", "soft-404", "meta-refresh", "broken-internal-link", "broken-file-link", "broken-external-link", "broken-spelling-link", "link-to-redirect", "link-to-spelling-redirect", "orphan-page", "dead-end", "nofollow-internal-link", "nofollow-page", "link-without-text", "generic-link-text", "too-many-links", "link-not-secure", "localhost-link", "page-too-deep", "title-missing", "title-duplicate", "title-too-short", "title-too-long", "title-several", "description-missing", "description-duplicate", "description-too-short", "description-too-long", "description-several", "h1-missing", "h1-several", "h1-duplicate", "heading-level-skipped", "heading-empty", "content-thin", "content-duplicate", "content-near-duplicate", "language-missing", "language-invalid", "page-in-several-spellings", "placeholder-text", "viewport-missing", "noindex-home", "noindex", "unavailable-after", "noindex-in-sitemap", "disallowed-in-sitemap", "broken-in-sitemap", "redirect-in-sitemap", "canonicalized-in-sitemap", "http-in-sitemap", "missing-from-sitemap", "sitemap-missing", "robots-txt-invalid", "canonical-missing", "canonical-home", "canonical-several", "canonical-broken", "canonical-redirect", "canonical-chain", "canonical-noindex", "canonical-not-secure", "canonical-off-site", "url-double-slash", "host-not-redirected", "spelling-not-redirected", "hreflang-not-secure", "hreflang-no-return", "hreflang-invalid-code", "hreflang-no-self", "hreflang-broken", "hreflang-conflict", "image-without-alt", "image-broken", "image-too-large", "structured-data-unparseable", "structured-data-invalid", "structured-data-missing", "mixed-content", "http-page", "http-not-redirected", "insecure-form", "slow-response", "document-beyond-limit", "document-too-large", "uncompressed", "open-graph-missing", "open-graph-image-missing", "ai-crawlers-disallowed", "llms-txt-missing", "llms-txt-invalid", "content-by-script", "search-rivals", "search-clicks-fallen", "search-seldom-clicked", "search-never-shown"],
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_site_changes(
        self,
        site_id: int,
        *,
        since: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.SiteChange]:
        """List what changed on a site: `GET /sites/{siteId}/changes`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/changes',
            {"since": since, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: Literal["created_at", "updated_at", "url", "path", "is_priority", "primary_keyword", "opportunity_score", "overall_score"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListPagesResponse:
        """List pages: `GET /sites/{siteId}/pages`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/pages',
            {"search": search, "is_priority": is_priority, "has_keyword": has_keyword, "has_draft": has_draft, "has_recommendations": has_recommendations, "grade": grade, "max_grade": max_grade, "min_score": min_score, "max_score": max_score, "presence": presence, "sort": sort, "direction": direction, "include": include, "page": page, "limit": limit},
            None,
            options,
        )

    async def create_page(
        self,
        site_id: int,
        body: models.CreatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageSummary] | models.Data[models.Trigger]:
        """Create a page: `POST /sites/{siteId}/pages`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    async def update_pages(
        self,
        site_id: int,
        body: models.UpdatePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.UpdatePagesResponse:
        """Update several pages: `PATCH /sites/{siteId}/pages`."""
        return await self._call("PATCH", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    async def lookup_page(self, *, url: str, **options: Unpack[CallOptions]) -> models.Data[models.PageLookup]:
        """Find a page by URL: `GET /pages/lookup`."""
        return await self._call("GET", "/pages/lookup", {"url": url}, None, options)

    async def get_page(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PageDetail]:
        """Get a page: `GET /pages/{pageId}`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}', {}, None, options)

    async def update_page(
        self,
        page_id: int,
        body: models.UpdatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageDetail]:
        """Update a page: `PATCH /pages/{pageId}`."""
        return await self._call("PATCH", f'/pages/{segment("page_id", page_id)}', {}, body, options)

    async def list_page_links(self, page_id: int, **options: Unpack[CallOptions]) -> models.PageLinks:
        """List links of a page: `GET /pages/{pageId}/links`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/links', {}, None, options)

    async def list_incoming_links(
        self,
        page_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/incoming-links',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_jobs(self, *, ids: str, **options: Unpack[CallOptions]) -> models.ListJobsResponse:
        """Get several jobs: `GET /jobs`."""
        return await self._call("GET", "/jobs", {"ids": ids}, None, options)

    async def list_latest_jobs(
        self,
        *,
        status: models.JobStatus | None = None,
        running: bool | None = None,
        type: models.KnownJobType | None = None,
        site_id: int | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.ListedJob]:
        """List the latest jobs: `GET /latest-jobs`."""
        return await self._call(
            "GET",
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def get_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Get a job: `GET /jobs/{jobId}`."""
        return await self._call("GET", f'/jobs/{segment("job_id", job_id)}', {}, None, options)

    async def cancel_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Cancel a job: `POST /jobs/{jobId}/cancel`."""
        return await self._call("POST", f'/jobs/{segment("job_id", job_id)}/cancel', {}, None, options)

    async def get_content(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Content]:
        """Get the current content of a page: `GET /pages/{pageId}/content`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/content', {}, None, options)

    async def post_content(
        self,
        page_id: int,
        body: models.PostContentBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SavedContent]:
        """Replace the content of a page: `POST /pages/{pageId}/content`."""
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/content', {}, body, options)

    async def list_content_versions(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanContentVersion]:
        """List content versions of a page: `GET /pages/{pageId}/content-versions`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/content-versions',
            {"page": page, "limit": limit},
            None,
            options,
        )

    async def get_content_version(
        self,
        page_id: int,
        version_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ContentVersion]:
        """Get a content version: `GET /pages/{pageId}/content-versions/{versionId}`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/content-versions/{segment("version_id", version_id)}',
            {},
            None,
            options,
        )

    async def list_snapshots(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanSnapshot]:
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/snapshots',
            {"page": page, "limit": limit},
            None,
            options,
        )

    async def get_snapshot(self, snapshot_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Snapshot]:
        """Get a crawl snapshot: `GET /snapshots/{snapshotId}`."""
        return await self._call("GET", f'/snapshots/{segment("snapshot_id", snapshot_id)}', {}, None, options)

    async def list_drafts(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Draft]]:
        """List drafts of a page: `GET /pages/{pageId}/drafts`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/drafts', {}, None, options)

    async def put_draft(
        self,
        page_id: int,
        field: models.DraftField,
        body: models.PutDraftBody,
        **options: Unpack[CallOptions],
    ) -> models.PutDraftResponse:
        """Set the draft of a field: `PUT /pages/{pageId}/drafts/{field}`."""
        return await self._call(
            "PUT",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            body,
            options,
        )

    async def delete_draft(self, page_id: int, field: models.DraftField, **options: Unpack[CallOptions]) -> None:
        """Delete the draft of a field: `DELETE /pages/{pageId}/drafts/{field}`."""
        return await self._call(
            "DELETE",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            None,
            options,
        )

    async def get_analysis(
        self,
        page_id: int,
        *,
        compare: Literal["prev"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.GetAnalysisResponse:
        """Get the latest analysis of a page: `GET /pages/{pageId}/analysis`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/analysis',
            {"compare": compare},
            None,
            options,
        )

    async def analyze_page(
        self,
        page_id: int,
        body: models.AnalyzePageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis: `POST /pages/{pageId}/analyze`."""
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/analyze', {}, body, options)

    async def analyze_pages(
        self,
        site_id: int,
        body: models.AnalyzePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.AnalyzePagesResponse:
        """Start several analyses: `POST /sites/{siteId}/analyze`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/analyze', {}, body, options)

    async def recrawl_page(
        self,
        page_id: int,
        body: models.RecrawlPageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start a recrawl: `POST /pages/{pageId}/recrawl`."""
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/recrawl', {}, body, options)

    async def get_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Rubric]:
        """Get the rubric of a site: `GET /sites/{siteId}/rubric`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    async def get_console_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.ConsoleRubric:
        """Get the rubric of a site, and whether it is its own: `GET /console/sites/{siteId}/rubric`."""
        return await self._call("GET", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    async def put_console_rubric(
        self,
        site_id: int,
        body: models.PutConsoleRubricBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleRubric:
        """Set the rubric of a site: `PUT /console/sites/{siteId}/rubric`."""
        return await self._call("PUT", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, body, options)

    async def get_checks(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Checks]:
        """Get checks of a page: `GET /pages/{pageId}/checks`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/checks', {}, None, options)

    async def recommend_from_checks(
        self,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CheckRecommendations]:
        """Recommend edits from checks: `POST /pages/{pageId}/checks/recommendations`."""
        return await self._call(
            "POST",
            f'/pages/{segment("page_id", page_id)}/checks/recommendations',
            {},
            None,
            options,
        )

    async def analyze_from_checks(
        self,
        page_id: int,
        body: models.AnalyzeFromChecksBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis from checks: `POST /pages/{pageId}/checks/analyze`."""
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/analyze', {}, body, options)

    async def dismiss_recommendation(
        self,
        rec_id: int,
        body: models.DismissRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Dismiss a recommendation: `POST /recommendations/{recId}/dismiss`."""
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/dismiss', {}, body, options)

    async def resolve_recommendation(
        self,
        rec_id: int,
        body: models.ResolveRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Resolve a recommendation: `POST /recommendations/{recId}/resolve`."""
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/resolve', {}, body, options)

    async def recheck_recommendation(
        self,
        rec_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Recheck a recommendation: `POST /recommendations/{recId}/recheck`."""
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/recheck', {}, None, options)

    async def judge_recommendation(
        self,
        rec_id: int,
        body: models.JudgeRecommendationBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Give the verdict on a recommendation: `POST /console/recommendations/{recId}/verdict`."""
        return await self._call(
            "POST",
            f'/console/recommendations/{segment("rec_id", rec_id)}/verdict',
            {},
            body,
            options,
        )

    async def get_brief(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Brief]:
        """Get the brief of a page: `GET /pages/{pageId}/brief`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/brief',
            {"include": include},
            None,
            options,
        )

    async def get_report(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Report]:
        """Get the report of a page: `GET /pages/{pageId}/report`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/report',
            {"include": include},
            None,
            options,
        )

    async def get_keyword_metrics(
        self,
        *,
        keyword: str,
        location: int | None = None,
        language: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.KeywordMetrics]:
        """Get keyword metrics: `GET /keywords/metrics`."""
        return await self._call(
            "GET",
            "/keywords/metrics",
            {"keyword": keyword, "location": location, "language": language},
            None,
            options,
        )

    async def list_facts(
        self,
        site_id: int,
        *,
        kind: models.FactKind | None = None,
        status: Literal["active", "stale", "all"] | None = None,
        search: str | None = None,
        include: Literal["citations"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListFactsResponse:
        """List facts of a site: `GET /sites/{siteId}/facts`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/facts',
            {"kind": kind, "status": status, "search": search, "include": include, "limit": limit, "offset": offset},
            None,
            options,
        )

    async def create_facts(
        self,
        site_id: int,
        body: models.CreateFactsBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.StatedFacts]:
        """Create facts: `POST /sites/{siteId}/facts`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/facts', {}, body, options)

    async def update_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.UpdateFactBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Fact]:
        """Update a fact: `PATCH /sites/{siteId}/facts/{factId}`."""
        return await self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            body,
            options,
        )

    async def delete_fact(
        self,
        site_id: int,
        fact_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.DeletedFact]:
        """Delete or dismiss a fact: `DELETE /sites/{siteId}/facts/{factId}`."""
        return await self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            None,
            options,
        )

    async def edit_console_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.EditConsoleFactBody,
        **options: Unpack[CallOptions],
    ) -> models.EditedFact:
        """Edit, dismiss or restore a fact: `PATCH /console/sites/{siteId}/facts/{factId}`."""
        return await self._call(
            "PATCH",
            f'/console/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            body,
            options,
        )

    async def list_dismissed_facts(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[list[models.Fact]]:
        """List dismissed facts: `GET /console/sites/{siteId}/dismissed-facts`."""
        return await self._call(
            "GET",
            f'/console/sites/{segment("site_id", site_id)}/dismissed-facts',
            {},
            None,
            options,
        )

    async def list_ideas(
        self,
        site_id: int,
        *,
        status: models.IdeaStatus | None = None,
        play: Literal["none"] | str | None = None,
        topic: Literal["none"] | str | None = None,
        funnel: models.FunnelStage | None = None,
        change: models.IdeaChange | None = None,
        q: str | None = None,
        page: int | None = None,
        per_page: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.Idea]:
        """List content ideas: `GET /sites/{siteId}/ideas`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas',
            {"status": status, "play": play, "topic": topic, "funnel": funnel, "change": change, "q": q, "page": page, "per_page": per_page},
            None,
            options,
        )

    async def get_playbook(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Playbook | None]:
        """Get the latest playbook: `GET /sites/{siteId}/ideas/playbook`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/playbook', {}, None, options)

    async def get_authority_map(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.AuthorityMap]:
        """Get the authority map of a site: `GET /sites/{siteId}/ideas/topics`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/topics', {}, None, options)

    async def get_idea_run(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.IdeaRun | None]:
        """Get the latest ideas run: `GET /sites/{siteId}/ideas/run`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/run', {}, None, options)

    async def refresh_ideas(
        self,
        site_id: int,
        body: models.RefreshIdeasBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RefreshIdeasResponseData]:
        """Start an ideas run: `POST /sites/{siteId}/ideas/refresh`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/ideas/refresh', {}, body, options)

    async def get_idea(
        self,
        site_id: int,
        idea_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.IdeaDetail]:
        """Get a content idea: `GET /sites/{siteId}/ideas/{ideaId}`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}',
            {},
            None,
            options,
        )

    async def accept_idea(
        self,
        site_id: int,
        idea_id: str,
        body: models.AcceptIdeaBody1 | models.AcceptIdeaBody2,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.AcceptIdeaResponseData]:
        """Accept a content idea: `POST /sites/{siteId}/ideas/{ideaId}/accept`."""
        return await self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/accept',
            {},
            body,
            options,
        )

    async def dismiss_idea(
        self,
        site_id: int,
        idea_id: str,
        body: models.DismissIdeaBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.IdeaDetail]:
        """Dismiss a content idea: `POST /sites/{siteId}/ideas/{ideaId}/dismiss`."""
        return await self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/dismiss',
            {},
            body,
            options,
        )

    async def reopen_idea(
        self,
        site_id: int,
        idea_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.IdeaDetail]:
        """Reopen a dismissed content idea: `POST /sites/{siteId}/ideas/{ideaId}/reopen`."""
        return await self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/reopen',
            {},
            None,
            options,
        )

    async def plan_site(
        self,
        body: models.PlanSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedSite]:
        """Create a planned site: `POST /sites/plan`."""
        return await self._call("POST", "/sites/plan", {}, body, options)

    @overload
    async def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: Literal[True],
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]: ...
    @overload
    async def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: Literal[False] = False,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GeneratedPlan]: ...
    async def generate_plan(
        self,
        site_id: int,
        body: models.GeneratePlanBody | None = None,
        *,
        respond_async: bool = False,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GeneratedPlan] | models.Data[models.Trigger]:
        """Generate the plan of a site: `POST /sites/{siteId}/plan/generate`."""
        return await self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/plan/generate',
            {},
            body,
            options,
            respond_async,
        )

    async def get_plan(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PlanStatus]:
        """Get the plan of a site: `GET /sites/{siteId}/plan`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/plan', {}, None, options)

    async def create_plan_page(
        self,
        site_id: int,
        body: models.CreatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Create a planned page: `POST /sites/{siteId}/plan/pages`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/pages', {}, body, options)

    async def update_plan_page(
        self,
        site_id: int,
        page_id: int,
        body: models.UpdatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Update a planned page: `PATCH /sites/{siteId}/plan/pages/{pageId}`."""
        return await self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/plan/pages/{segment("page_id", page_id)}',
            {},
            body,
            options,
        )

    async def delete_plan_page(
        self,
        site_id: int,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.DeletedPage]:
        """Delete a planned page: `DELETE /sites/{siteId}/plan/pages/{pageId}`."""
        return await self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/plan/pages/{segment("page_id", page_id)}',
            {},
            None,
            options,
        )

    async def start_plan_keywords(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlanKeywordsStarted]:
        """Start keyword assignment for a plan: `POST /sites/{siteId}/plan/keywords`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/keywords', {}, None, options)

    async def go_live(
        self,
        site_id: int,
        body: models.GoLiveBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GoneLive]:
        """Take a planned site live: `POST /sites/{siteId}/go-live`."""
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/go-live', {}, body, options)

    async def get_opportunities(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Opportunities]:
        """Get the opportunities of a site: `GET /sites/{siteId}/opportunities`."""
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/opportunities', {}, None, options)

    async def get_site_performance(
        self,
        site_id: int,
        *,
        group_by: Literal["page"] | None = None,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.SitePerformance:
        """Get search performance of a site: `GET /sites/{siteId}/performance`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/performance',
            {"group_by": group_by, "days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    async def get_page_queries(
        self,
        page_id: int,
        *,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageQueries:
        """Get search queries of a page: `GET /pages/{pageId}/queries`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/queries',
            {"days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    async def get_page_performance(
        self,
        page_id: int,
        *,
        days: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PagePerformance:
        """Get daily search performance of a page: `GET /pages/{pageId}/performance`."""
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/performance',
            {"days": days, "start_date": start_date, "end_date": end_date},
            None,
            options,
        )

    async def generate_outline(
        self,
        page_id: int,
        body: models.GenerateOutlineBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.OutlineStarted]:
        """Start an outline: `POST /pages/{pageId}/outline`."""
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/outline', {}, body, options)

    async def get_outline(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Outline]:
        """Get the latest outline of a page: `GET /pages/{pageId}/outline`."""
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/outline', {}, None, options)

    async def update_outline_section(
        self,
        page_id: int,
        key: str,
        body: models.UpdateOutlineSectionBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Outline]:
        """Update a section of the latest outline: `PATCH /pages/{pageId}/outline/sections/{key}`."""
        return await self._call(
            "PATCH",
            f'/pages/{segment("page_id", page_id)}/outline/sections/{segment("key", key)}',
            {},
            body,
            options,
        )

    async def list_webhooks(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.Webhook]:
        """List webhooks: `GET /webhooks`."""
        return await self._call("GET", "/webhooks", {"page": page, "limit": limit}, None, options)

    async def create_webhook(
        self,
        body: models.CreateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Create a webhook: `POST /webhooks`."""
        return await self._call("POST", "/webhooks", {}, body, options)

    async def get_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Webhook]:
        """Get a webhook: `GET /webhooks/{webhookId}`."""
        return await self._call("GET", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    async def update_webhook(
        self,
        webhook_id: int,
        body: models.UpdateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Webhook]:
        """Update a webhook: `PATCH /webhooks/{webhookId}`."""
        return await self._call("PATCH", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, body, options)

    async def delete_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> None:
        """Delete a webhook: `DELETE /webhooks/{webhookId}`."""
        return await self._call("DELETE", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    async def test_webhook(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookDelivery]:
        """Send a test event: `POST /webhooks/{webhookId}/test`."""
        return await self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/test', {}, None, options)

    async def rotate_webhook_secret(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Rotate the secret of a webhook: `POST /webhooks/{webhookId}/secret/rotate`."""
        return await self._call(
            "POST",
            f'/webhooks/{segment("webhook_id", webhook_id)}/secret/rotate',
            {},
            None,
            options,
        )

    async def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.WebhookDelivery]:
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`."""
        return await self._call(
            "GET",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def retry_webhook_delivery(
        self,
        webhook_id: int,
        delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookDelivery]:
        """Send a delivery again: `POST /webhooks/{webhookId}/deliveries/{deliveryId}/retry`."""
        return await self._call(
            "POST",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries/{segment("delivery_id", delivery_id)}/retry',
            {},
            None,
            options,
        )

    async def get_sign_in_method(self, **options: Unpack[CallOptions]) -> models.SignInMethod:
        """Get how people sign in: `GET /console/sign-in-method`."""
        return await self._call("GET", "/console/sign-in-method", {}, None, options)

    async def create_console_session(
        self,
        body: models.CreateConsoleSessionBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleSession:
        """Sign in with a one-time link: `POST /console/session`."""
        return await self._call("POST", "/console/session", {}, body, options)

    async def get_console_session(self, **options: Unpack[CallOptions]) -> models.ConsoleSession:
        """Get the session of the request: `GET /console/session`."""
        return await self._call("GET", "/console/session", {}, None, options)

    async def delete_console_session(self, **options: Unpack[CallOptions]) -> None:
        """Sign out: `DELETE /console/session`."""
        return await self._call("DELETE", "/console/session", {}, None, options)

    async def list_console_keys(self, **options: Unpack[CallOptions]) -> models.Data[list[models.ConsoleKey]]:
        """List API keys: `GET /console/keys`."""
        return await self._call("GET", "/console/keys", {}, None, options)

    async def create_console_key(
        self,
        body: models.CreateConsoleKeyBody,
        **options: Unpack[CallOptions],
    ) -> models.CreatedConsoleKey:
        """Create an API key: `POST /console/keys`."""
        return await self._call("POST", "/console/keys", {}, body, options)

    async def reveal_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> models.RevealedConsoleKey:
        """Reveal an API key: `POST /console/keys/{keyId}/reveal`."""
        return await self._call("POST", f'/console/keys/{segment("key_id", key_id)}/reveal', {}, None, options)

    async def revoke_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> None:
        """Revoke an API key: `DELETE /console/keys/{keyId}`."""
        return await self._call("DELETE", f'/console/keys/{segment("key_id", key_id)}', {}, None, options)

    async def export_site(
        self,
        site_id: int,
        what: Literal["pages", "recommendations", "issues", "links", "incoming-links", "facts", "ideas", "content"],
        *,
        cursor: str | None = None,
        limit: int | None = None,
        page_ids: str | None = None,
        **options: Unpack[CallOptions],
    ) -> str:
        """Export rows of a site: `GET /sites/{siteId}/export/{what}`."""
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/export/{segment("what", what)}',
            {"cursor": cursor, "limit": limit, "page_ids": page_ids},
            None,
            options,
        )

    async def get_usage(self, *, month: str | None = None, **options: Unpack[CallOptions]) -> models.Data[models.Usage]:
        """Get the usage of a month: `GET /usage`."""
        return await self._call("GET", "/usage", {"month": month}, None, options)


class AsyncLists:
    """The items of lists, which are read in parts as they are needed."""

    def _items(self, path: str, query: Query, options: CallOptions) -> AsyncIterator[Any]:
        raise NotImplementedError

    def list_sites(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.SiteSummary]:
        """List sites, one after the other: `GET /sites`."""
        return self._items("/sites", {"limit": limit}, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Crawl]:
        """List the crawls of a site, one after the other: `GET /sites/{siteId}/crawls`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/crawls', {"limit": limit}, options)

    def list_crawled_urls(
        self,
        site_id: int,
        crawl_id: int,
        *,
        outcome: models.KnownCrawlOutcome | None = None,
        reason: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.CrawledUrl]:
        """List the URLs of a crawl, one after the other: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "limit": limit},
            options,
        )

    def list_issue_pages(
        self,
        site_id: int,
        issue_id: Literal["page-not-found", "access-refused", "server-error", "no-response", "redirect-chain", "redirect-loop", "redirect-temporary", "soft-404", "meta-refresh", "broken-internal-link", "broken-file-link", "broken-external-link", "broken-spelling-link", "link-to-redirect", "link-to-spelling-redirect", "orphan-page", "dead-end", "nofollow-internal-link", "nofollow-page", "link-without-text", "generic-link-text", "too-many-links", "link-not-secure", "localhost-link", "page-too-deep", "title-missing", "title-duplicate", "title-too-short", "title-too-long", "title-several", "description-missing", "description-duplicate", "description-too-short", "description-too-long", "description-several", "h1-missing", "h1-several", "h1-duplicate", "heading-level-skipped", "heading-empty", "content-thin", "content-duplicate", "content-near-duplicate", "language-missing", "language-invalid", "page-in-several-spellings", "placeholder-text", "viewport-missing", "noindex-home", "noindex", "unavailable-after", "noindex-in-sitemap", "disallowed-in-sitemap", "broken-in-sitemap", "redirect-in-sitemap", "canonicalized-in-sitemap", "http-in-sitemap", "missing-from-sitemap", "sitemap-missing", "robots-txt-invalid", "canonical-missing", "canonical-home", "canonical-several", "canonical-broken", "canonical-redirect", "canonical-chain", "canonical-noindex", "canonical-not-secure", "canonical-off-site", "url-double-slash", "host-not-redirected", "spelling-not-redirected", "hreflang-not-secure", "hreflang-no-return", "hreflang-invalid-code", "hreflang-no-self", "hreflang-broken", "hreflang-conflict", "image-without-alt", "image-broken", "image-too-large", "structured-data-unparseable", "structured-data-invalid", "structured-data-missing", "mixed-content", "http-page", "http-not-redirected", "insecure-form", "slow-response", "document-beyond-limit", "document-too-large", "uncompressed", "open-graph-missing", "open-graph-image-missing", "ai-crawlers-disallowed", "llms-txt-missing", "llms-txt-invalid", "content-by-script", "search-rivals", "search-clicks-fallen", "search-seldom-clicked", "search-never-shown"],
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.PageOfIssue]:
        """List the pages that have an issue, one after the other: `GET /sites/{siteId}/issues/{issueId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"limit": limit},
            options,
        )

    def list_site_changes(
        self,
        site_id: int,
        *,
        since: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.SiteChange]:
        """List what changed on a site, one after the other: `GET /sites/{siteId}/changes`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/changes', {"since": since, "limit": limit}, options)

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: Literal["created_at", "updated_at", "url", "path", "is_priority", "primary_keyword", "opportunity_score", "overall_score"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.PageSummary]:
        """List pages, one after the other: `GET /sites/{siteId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/pages',
            {"search": search, "is_priority": is_priority, "has_keyword": has_keyword, "has_draft": has_draft, "has_recommendations": has_recommendations, "grade": grade, "max_grade": max_grade, "min_score": min_score, "max_score": max_score, "presence": presence, "sort": sort, "direction": direction, "include": include, "limit": limit},
            options,
        )

    def list_incoming_links(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.IncomingLink]:
        """List links to a page, one after the other: `GET /pages/{pageId}/incoming-links`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/incoming-links', {"limit": limit}, options)

    def list_latest_jobs(
        self,
        *,
        status: models.JobStatus | None = None,
        running: bool | None = None,
        type: models.KnownJobType | None = None,
        site_id: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.ListedJob]:
        """List the latest jobs, one after the other: `GET /latest-jobs`."""
        return self._items(
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "limit": limit},
            options,
        )

    def list_content_versions(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.LeanContentVersion]:
        """List content versions of a page, one after the other: `GET /pages/{pageId}/content-versions`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/content-versions', {"limit": limit}, options)

    def list_snapshots(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.LeanSnapshot]:
        """List crawl snapshots of a page, one after the other: `GET /pages/{pageId}/snapshots`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/snapshots', {"limit": limit}, options)

    def list_ideas(
        self,
        site_id: int,
        *,
        status: models.IdeaStatus | None = None,
        play: Literal["none"] | str | None = None,
        topic: Literal["none"] | str | None = None,
        funnel: models.FunnelStage | None = None,
        change: models.IdeaChange | None = None,
        q: str | None = None,
        per_page: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Idea]:
        """List content ideas, one after the other: `GET /sites/{siteId}/ideas`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/ideas',
            {"status": status, "play": play, "topic": topic, "funnel": funnel, "change": change, "q": q, "per_page": per_page},
            options,
        )

    def list_webhooks(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Webhook]:
        """List webhooks, one after the other: `GET /webhooks`."""
        return self._items("/webhooks", {"limit": limit}, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.WebhookDelivery]:
        """List the deliveries of a webhook, one after the other: `GET /webhooks/{webhookId}/deliveries`."""
        return self._items(f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries', {"limit": limit}, options)


class AsyncExports:
    """The rows of exports, which are read in parts as they are needed."""

    def _rows(self, what: str, site_id: int, options: ExportOptions) -> AsyncExportRows[Any]:
        raise NotImplementedError

    def pages(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedPage]:
        """Rows of the export `pages` of a site."""
        return self._rows("pages", site_id, options)

    def recommendations(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedRecommendation]:
        """Rows of the export `recommendations` of a site."""
        return self._rows("recommendations", site_id, options)

    def issues(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedIssue]:
        """Rows of the export `issues` of a site."""
        return self._rows("issues", site_id, options)

    def links(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedLink]:
        """Rows of the export `links` of a site."""
        return self._rows("links", site_id, options)

    def incoming_links(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedIncomingLink]:
        """Rows of the export `incoming-links` of a site."""
        return self._rows("incoming-links", site_id, options)

    def facts(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedFact]:
        """Rows of the export `facts` of a site."""
        return self._rows("facts", site_id, options)

    def ideas(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedIdea]:
        """Rows of the export `ideas` of a site."""
        return self._rows("ideas", site_id, options)

    def content(self, site_id: int, **options: Unpack[ExportOptions]) -> AsyncExportRows[models.ExportedContent]:
        """Rows of the export `content` of a site."""
        return self._rows("content", site_id, options)
