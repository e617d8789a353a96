# Generated from openapi.yaml by `npm run generate`.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any, Literal, overload

from typing_extensions import Unpack

from ._exports import AsyncExportRows, ExportOptions, ExportRows
from ._requests import CallOptions, Query, segment

if TYPE_CHECKING:
    from . import models


class Operations:
    """A method for each operation of the API."""

    def _call(self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False) -> Any:
        raise NotImplementedError

    def get_health(self, **options: Unpack[CallOptions]) -> models.Health:
        """Check that the service is up: `GET /health`.

        Counts against the limit per IP address.
        """
        return self._call("GET", "/health", {}, None, options)

    def get_openapi(self, **options: Unpack[CallOptions]) -> str:
        """Get the OpenAPI description of the API: `GET /openapi.yaml`.

        Counts against the limit per IP address.
        """
        return self._call("GET", "/openapi.yaml", {}, None, options)

    def get_me(self, **options: Unpack[CallOptions]) -> models.Me:
        """Get the API key of the request: `GET /me`.

        Any valid key may call this operation, whatever its scopes. A session of the console has the prefix
        `session`. Rate bucket: default.
        """
        return self._call("GET", "/me", {}, None, options)

    def list_sites(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.SiteSummary]:
        """List sites: `GET /sites`.

        Newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", "/sites", {"page": page, "limit": limit}, None, options)

    def create_site(
        self,
        body: models.CreateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteDetail]:
        """Add a site: `POST /sites`.

        Queues the setup job: page discovery, search-console enrichment and a crawl. Poll `GET /sites/{siteId}` until
        `background_status` is null: the keywords, and then the analyses, of the scopes have ended by then. Until
        then its crawl runs. The plan says how many sites an organization may have at a time: 1 (`none`), 25
        (`starter`), 250 (`pro`). Another one returns 402. An organization without a subscription has one free
        site-run. For that run, wider scopes are reduced, not rejected: keywords `all` becomes `top`; analysis `top`
        and `all` become `homepage`. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", "/sites", {}, body, options)

    def get_site(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.SiteDetail]:
        """Get a site: `GET /sites/{siteId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    def update_site(
        self,
        site_id: int,
        body: models.UpdateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteSummary]:
        """Rename or archive a site: `PATCH /sites/{siteId}`.

        Changes the fields that are given. An archived site keeps all that it has, and still counts as one; its
        schedule is switched off. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("PATCH", f'/sites/{segment("site_id", site_id)}', {}, body, options)

    def delete_site(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.DeleteSiteResponseData]:
        """Delete a site: `DELETE /sites/{siteId}`.

        For good: the site returns 404 at once; within minutes its jobs are cancelled, and its pages and all that it
        has are deleted. To keep it and hide it, set `archived`. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("DELETE", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    def start_crawl(
        self,
        site_id: int,
        body: models.StartCrawlBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Crawl a site: `POST /sites/{siteId}/crawl`.

        Reads the pages of the site again, and those that are new. Poll the job, whose `progress` counts the pages,
        or cancel it. Requires an active subscription. Returns 400 `no_content` for a planned site, which has no
        domain yet, and 409 `crawl_in_progress` while any crawl of the site runs; the message names the job. In
        `include` and `exclude`, `*` stands for any characters of one segment of the path, `**` for any characters,
        `?` for one character. Case and a slash at the end do not count. The start page is read in any case. Pages
        that are left out stay as the last crawl read them. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/crawl', {}, body, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`.

        The crawls of the whole site, newest first. Recrawls of single pages are not among them. Rate bucket:
        default. Scope: `sites:read`.
        """
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
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`.

        Every URL of the site that the crawl met, in the order in which it met them, with what came of it, also while
        it runs. URLs that were not requested (robots.txt, `include` and `exclude`, limits, files) are listed up to
        5,000. Kept for 90 days. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Crawl a site at regular times: `PUT /sites/{siteId}/schedule`.

        The first crawl comes when the hour comes next; its day of the week or of the month is that of all others. A
        month without such a day has its crawl on its last day. Setting the same interval and hour again changes no
        date. The site itself shows `next_run`, and what became of the latest run. A run is skipped, and says why,
        while another crawl of the site runs, and while the organization has no active subscription; the next one
        comes as usual. Runs that were missed are not made up for. After the crawl `analyse` analyzes `all` pages, or
        those that are `changed` since their latest analysis, or have none. Each analysis takes a page audit of the
        allowance, unless it finds no change. Pages that the crawl could not really read are left out. Requires an
        active subscription, unless it is switched off. Returns 400 `no_content` for a planned site, which has no
        domain yet. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("PUT", f'/sites/{segment("site_id", site_id)}/schedule', {}, body, options)

    def list_site_issues(
        self,
        site_id: int,
        *,
        severity: models.IssueSeverity | None = None,
        family: models.KnownIssueFamily | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListSiteIssuesResponse:
        """List the issues of a site: `GET /sites/{siteId}/issues`.

        Every type of issue that a URL of the site has, or had after the crawl before, errors first. Computed at the
        end of each crawl of the whole site. Rate bucket: default. Scope: `sites:read`.
        """
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
        issue_id: models.ListIssuePagesIssueId,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`.

        The URLs of the site that have this issue, with evidence. A list that was begun before the latest crawl ended
        is read from its beginning again. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def update_site_issue(
        self,
        site_id: int,
        issue_id: models.UpdateSiteIssueIssueId,
        body: models.UpdateSiteIssueBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.UpdateSiteIssueResponseData]:
        """Ignore an issue of a site: `PATCH /sites/{siteId}/issues/{issueId}`.

        With a reason the issue is marked as ignored, also after later crawls; null takes that back. Rate bucket:
        default. Scope: `content:write`.
        """
        return self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}',
            {},
            body,
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
        """List what changed on a site: `GET /sites/{siteId}/changes`.

        What each crawl of the whole site found to be different from the crawl before, oldest first: pages that
        appeared, vanished, moved, changed title, status, canonical URL, index directive or word count, and grades
        that rose or fell. A page that a crawl did not come to is not compared. Kept for 90 days. Rate bucket:
        default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/changes',
            {"since": since, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_linked_pages(
        self,
        site_id: int,
        *,
        clicks: int | None = None,
        only: Literal["orphans", "unreached"] | None = None,
        sort: Literal["most_linked", "least_linked", "most_links", "farthest"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListLinkedPagesResponse:
        """List pages by their links: `GET /sites/{siteId}/linked-pages`.

        How the pages that the latest crawl of the site read are linked. `orphans`: no page links to it; `unreached`:
        no links lead there from the home page. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/linked-pages',
            {"clicks": clicks, "only": only, "sort": sort, "page": page, "limit": limit},
            None,
            options,
        )

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        search_titles: bool | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: models.ListPagesSort | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListPagesResponse:
        """List pages: `GET /sites/{siteId}/pages`.

        Priority pages come first, whatever the sort. Pages without a value for the sort key come last in both
        directions. Equal values are ordered by id. Strings are ordered by Unicode code point. Filters combine with
        AND. `search` matches any part of the URL or the path. `min_score` and `max_score` exclude pages without an
        opportunity score. The worst pages: `sort=overall_score`, and `max_grade` for those that need work.
        `sort=status` is by `status_code`. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/pages',
            {
                "search": search,
                "search_titles": search_titles,
                "is_priority": is_priority,
                "has_keyword": has_keyword,
                "has_draft": has_draft,
                "has_recommendations": has_recommendations,
                "grade": grade,
                "max_grade": max_grade,
                "min_grade": min_grade,
                "min_score": min_score,
                "max_score": max_score,
                "presence": presence,
                "sort": sort,
                "direction": direction,
                "include": include,
                "page": page,
                "limit": limit,
            },
            None,
            options,
        )

    def create_page(
        self,
        site_id: int,
        body: models.CreatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageSummary] | models.Data[models.Trigger]:
        """Create a page: `POST /sites/{siteId}/pages`.

        The path is normalized: lower case, a leading slash, and a trailing slash unless the path looks like a file.
        The query and the fragment are removed. With `crawl: true` the page is crawled at once: the response is 202
        with a job, and its `page_id` is usable immediately. This needs an active subscription (402). It does not
        wait for a running crawl of the site. Recrawls of the site's pages return 409 until it ends. Returns 409
        `conflict` with `details.page_id` when a page, planned or not, already exists at the path. Rate bucket:
        default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    def update_pages(
        self,
        site_id: int,
        body: models.UpdatePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.UpdatePagesResponse:
        """Update several pages: `PATCH /sites/{siteId}/pages`.

        Sets the same fields on every listed page. The update can succeed in part: read `meta.updated` and
        `meta.failed`, not the status code. Pages are written one at a time, in the listed order. A page that cannot
        be updated is listed in `failed`; the code of an id that is not a live page of the site is `not_found`. A
        keyword write while keyword generation runs for the site is refused as a whole with 409, before anything is
        written. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("PATCH", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    def lookup_page(self, *, url: str, **options: Unpack[CallOptions]) -> models.Data[models.PageLookup]:
        """Find a page by URL: `GET /pages/lookup`.

        The scheme, a leading `www.` of the host, and trailing slashes of the path are ignored. The query and the
        fragment are ignored too, except on pages that the site addresses by exactly this query. When several sites
        have the page, the most recently added site wins. Returns 404 `site_not_found` with `details: {domain}` when
        no site has the host, and 404 `page_not_found` with `details: {site_id, domain, path}` when no such site has
        the page. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", "/pages/lookup", {"url": url}, None, options)

    def get_page(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PageDetail]:
        """Get a page: `GET /pages/{pageId}`.

        Includes the latest snapshot, the latest analysis, the active drafts, and how many links the page has and
        gets. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}', {}, None, options)

    def update_page(
        self,
        page_id: int,
        body: models.UpdatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageDetail]:
        """Update a page: `PATCH /pages/{pageId}`.

        Requires at least one field. Keywords are stored exactly as sent. Returns the page as of the update. After a
        keyword write, `opportunity_score` and `is_priority` may predate the site-wide recompute. While keyword
        generation runs for the site, keyword writes return 409. Writes of other fields are never blocked. Rate
        bucket: default. Scope: `content:write`.
        """
        return self._call("PATCH", f'/pages/{segment("page_id", page_id)}', {}, body, options)

    def list_page_links(self, page_id: int, **options: Unpack[CallOptions]) -> models.PageLinks:
        """List links of a page: `GET /pages/{pageId}/links`.

        Returns the links of the latest crawl in document order, at most 1,000, without pagination. A page that was
        never crawled has none. Each target is resolved per request among the pages of all sites of the organization.
        Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/links', {}, None, options)

    def list_incoming_links(
        self,
        page_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`.

        The links of other pages of the site that lead to the page, also through redirects and other spellings, as
        the latest crawl of the site found them. In parts of whole linking pages: at least one, and no more once
        `limit` links are reached. A list that was begun before the latest crawl ended is read from its beginning
        again. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/incoming-links',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    def list_jobs(self, *, ids: str, **options: Unpack[CallOptions]) -> models.ListJobsResponse:
        """Get several jobs: `GET /jobs`.

        Entries are in the order of the request. An id that matches no job of the organization is returned as `{id,
        status: 'not_found'}`, which is terminal. Sleep for the largest non-null `retry_after_seconds`, then poll the
        ids that are not terminal. Rate bucket: jobs. Scope: `sites:read`.
        """
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
        """List the latest jobs: `GET /latest-jobs`.

        The analyses, crawls and generations of plans of the organization, newest first, whoever started them.
        Filters combine with AND. With a filter, one request looks at up to 1,000 jobs: a page may then have fewer
        than `limit`, or none, and `next_cursor` goes on behind them. Jobs that ended before this list existed are
        not in it; `GET /jobs/{jobId}` returns them. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    def get_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Get a job: `GET /jobs/{jobId}`.

        While the job is queued or processing, `retry_after_seconds` and the `Retry-After` header give the seconds to
        wait before the next poll. A `job_cr_` id identifies any crawl of the organization, including full-site
        crawls. Rate bucket: jobs. Scope: `sites:read`.
        """
        return self._call("GET", f'/jobs/{segment("job_id", job_id)}', {}, None, options)

    def cancel_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Cancel a job: `POST /jobs/{jobId}/cancel`.

        Returns the job as it is then: `failed`, of a crawl with the error `Crawl cancelled`. Cancelled work stores
        nothing afterwards: a crawl keeps what it had read, an analysis returns its unit of the allowance, a plan
        keeps the pages that it has. The site, or the page, is free for another job at once. Is idempotent:
        cancelling a cancelled job returns it again. Returns 409 `conflict` for a job that has ended by itself. Rate
        bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/jobs/{segment("job_id", job_id)}/cancel', {}, None, options)

    def get_content(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Content]:
        """Get the current content of a page: `GET /pages/{pageId}/content`.

        Returns the latest content version, as Markdown and as a structured document. Send its `content_version_id`
        as the `base_version_id` of a later `POST`. For a page without a body, `content_version_id` is null,
        `markdown` is empty and `doc` is null. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/content', {}, None, options)

    def post_content(
        self,
        page_id: int,
        body: models.PostContentBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SavedContent]:
        """Replace the content of a page: `POST /pages/{pageId}/content`.

        Send exactly one of `markdown` and `doc`. `markdown` is stored and returned byte for byte. `doc` is stored,
        and its Markdown is derived from it. Planned pages are allowed. When the current version is a manual edit,
        the new content collapses into it: the response is 200 with `collapsed: true` and the same version id.
        Otherwise a new version with source `manual_edit` is created, and the response is 201. With
        `base_version_id`, the request returns 409 `conflict` (`details.reason` is `other_version`) unless that is
        the current version and no other request changes it concurrently; with `base_updated_at` as well, also when
        another edit collapsed into it since it was read. Without `base_version_id`, the last writer wins. A deployed
        stage accepts request bodies of up to 6 MB. A million characters fit as plain UTF-8, but may not fit when
        each character is escaped (`\\uXXXX`). A system that runs on one machine works on one body of more than
        100,000 characters at a time: while four of an organization wait, the next one is 429 `rate_limited` with
        `Retry-After`. To roll back, post the `body_markdown` of an older version with the current version as the
        base. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/content', {}, body, options)

    def list_content_versions(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanContentVersion]:
        """List content versions of a page: `GET /pages/{pageId}/content-versions`.

        Newest first. Version ids are not append-only: consecutive manual edits collapse into one version. Rate
        bucket: default. Scope: `sites:read`.
        """
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
        """Get a content version: `GET /pages/{pageId}/content-versions/{versionId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
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
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`.

        Newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/snapshots',
            {"page": page, "limit": limit},
            None,
            options,
        )

    def get_snapshot(self, snapshot_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Snapshot]:
        """Get a crawl snapshot: `GET /snapshots/{snapshotId}`.

        Includes the body and the structured data. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/snapshots/{segment("snapshot_id", snapshot_id)}', {}, None, options)

    def list_drafts(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Draft]]:
        """List drafts of a page: `GET /pages/{pageId}/drafts`.

        Returns drafts of every status, ordered by field name, without pagination. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/drafts', {}, None, options)

    def put_draft(
        self,
        page_id: int,
        field: models.DraftField,
        body: models.PutDraftBody,
        **options: Unpack[CallOptions],
    ) -> models.PutDraftResponse:
        """Set the draft of a field: `PUT /pages/{pageId}/drafts/{field}`.

        Creates a draft (201) or overwrites the active draft (200). Its status becomes `draft`. A new draft of
        `title`, `meta_description`, `h1` or `schema` takes its `original_value` from the latest snapshot. The value
        of `schema` is JSON-LD. A value that does not parse as JSON is rejected (`details.draft_value`). A value that
        breaks a rule is stored, and `validation` lists the errors. A blank value clears the field. Checks, brief and
        analysis do not read a draft of `primary_keyword` or `image_alt`. `PATCH /pages/{pageId}` sets the keyword.
        Rate bucket: default. Scope: `content:write`.
        """
        return self._call(
            "PUT",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            body,
            options,
        )

    def delete_draft(self, page_id: int, field: models.DraftField, **options: Unpack[CallOptions]) -> None:
        """Delete the draft of a field: `DELETE /pages/{pageId}/drafts/{field}`.

        Deletes a draft with status `pending` or `draft`. Drafts in any other status are kept. Returns 204 even when
        nothing was deleted. Rate bucket: default. Scope: `content:write`.
        """
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
        """Get the latest analysis of a page: `GET /pages/{pageId}/analysis`.

        Includes components and recommendations. Skipped runs are never returned. `data` is null when the page was
        never analyzed. `compare=prev` adds `comparison` and `comparison_note`. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/analysis', {"compare": compare}, None, options)

    def analyze_page(
        self,
        page_id: int,
        body: models.AnalyzePageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis: `POST /pages/{pageId}/analyze`.

        Poll `GET /jobs/{jobId}`. Without `force`, the job ends as `skipped`, at no cost, when the content (title,
        meta description, schema, body, and keywords) has not changed since the latest analysis. Another `page_kind`
        or score curve is no change of the content; an analysis with failed components does not count, and runs
        again. The analysis grades the values that the checks and the brief show. For each field, an active draft
        takes precedence over the snapshot. The body is the newest content version, or the active `body` draft of a
        page without a version. Returns 400 `no_content` for a page whose text was not read (`reading.doubt` of
        `latest_snapshot` says why) and for which no client has written a body. A page that was read whole is always
        graded, however short. Uses one page audit of the monthly allowance. A homepage has one free audit without a
        subscription. Returns 429 `generation_cap_reached` when `force` requests the same content more than 25 times
        in a row. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/analyze', {}, body, options)

    def analyze_pages(
        self,
        site_id: int,
        body: models.AnalyzePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.AnalyzePagesResponse:
        """Start several analyses: `POST /sites/{siteId}/analyze`.

        Always returns 202, even when nothing was queued: read `meta.queued`. `filter: 'priority'` selects the site's
        priority pages. The allowance is checked again for each page, so a batch can be queued in part. A page is
        skipped with reason `error` when it could not be queued, when the request ran out of time, or when `force`
        has analyzed the same content too often. A skipped page uses no allowance. Retrying the request never charges
        twice: a page whose analysis is running is skipped with reason `analysis_in_progress`. Rate bucket: default.
        Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/analyze', {}, body, options)

    def recrawl_page(
        self,
        page_id: int,
        body: models.RecrawlPageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start a recrawl: `POST /pages/{pageId}/recrawl`.

        On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale`.
        Use `new_path` for a renamed slug. A document that is not the page itself (a shell that a script fills, a
        check for robots, a request for consent, a 'not found' page with status 200) changes neither: what was read
        before stays in force as a whole, and `result.not_read` of the job says why. `unread_snapshot` of the page
        has that document. When the live page returns a non-2xx status, including a redirect to another page, the job
        completes with `snapshot_id: null`. The job fails when the page does not respond, when a 2xx response is not
        HTML, or when robots.txt disallows the path. Recrawls obey robots.txt as crawls of a site do. Returns 409
        `crawl_in_progress` while any crawl of the site runs, including the crawl of a page that was just created.
        The message names the job to poll. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/recrawl', {}, body, options)

    def get_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Rubric]:
        """Get the rubric of a site: `GET /sites/{siteId}/rubric`.

        Each site can have its own rubric: do not reuse it across sites. A score earns the grade of the first band
        whose `min` it reaches. `page_kinds` says which part of the rubric each kind of page is graded by. Names and
        descriptions of a rubric that are those of the product are in the language of the response; a rubric that is
        to be set again is read with `Accept-Language: en`. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    def get_console_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.ConsoleRubric:
        """Get the rubric of a site, and whether it is its own: `GET /console/sites/{siteId}/rubric`.

        Rate bucket: default.
        """
        return self._call("GET", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    def put_console_rubric(
        self,
        site_id: int,
        body: models.PutConsoleRubricBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleRubric:
        """Set the rubric of a site: `PUT /console/sites/{siteId}/rubric`.

        Takes what the GET returned, with other weights, labels or points. Components and criteria can be left out,
        and none can be added; weights are above 0 and sum to 1 within 0.001. Counts from the next analysis of a page
        on. `components: null` goes back to the rubric of the product. Rate bucket: default.
        """
        return self._call("PUT", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, body, options)

    def get_checks(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Checks]:
        """Get checks of a page: `GET /pages/{pageId}/checks`.

        Fifteen checks that call no model and use no allowance. Fields are resolved as in an analysis. An active
        draft takes precedence over the snapshot; a blank draft falls back to the snapshot. The body is the newest
        content version, or the active `body` draft of a page without a version; without a version, the five checks
        of the body are `not_applicable`. The H1 is the first one in the body. An active `h1` draft stands in for it,
        or is added to a body without one, in the checks of the H1 as in an analysis; `sources.h1` names the draft
        then. For a page without a body `sources.h1` names the draft or the snapshot. Each defect is reported once,
        by the check that owns it. Checks that depend on it are `not_applicable`. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/checks', {}, None, options)

    def recommend_from_checks(
        self,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CheckRecommendations]:
        """Recommend edits from checks: `POST /pages/{pageId}/checks/recommendations`.

        Recommends what to change for the checks that warn or fail. One model call per request. Uses no allowance and
        stores nothing. Returns 503 `engine_paused` while the preview engine is paused. Rate bucket: LLM. Scope:
        `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/recommendations', {}, None, options)

    def analyze_from_checks(
        self,
        page_id: int,
        body: models.AnalyzeFromChecksBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start an analysis from checks: `POST /pages/{pageId}/checks/analyze`.

        Behaves as `POST /pages/{pageId}/analyze`, through the preview engine. Returns 503 `engine_paused` and queues
        nothing while that engine is paused. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/analyze', {}, body, options)

    def dismiss_recommendation(
        self,
        rec_id: int,
        body: models.DismissRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Dismiss a recommendation: `POST /recommendations/{recId}/dismiss`.

        Its points no longer count toward the estimated score. `content_excerpt` is always null. A dismissal outlives
        the next analysis. While the same criteria request the same edit of the same text, the recommendation that
        carries this one forward is dismissed too. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/dismiss', {}, body, options)

    def resolve_recommendation(
        self,
        rec_id: int,
        body: models.ResolveRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Resolve a recommendation: `POST /recommendations/{recId}/resolve`.

        Validates the content and marks the recommendation as applied when it is addressed. Uses no credits. Without
        `content`, a recommendation for the body is validated against its target blocks and the current document. Any
        other recommendation is validated against the active draft of its field, or against the latest snapshot when
        there is no draft. The content has to meet the criteria of the recommendation without lowering others. New
        links and images have to exist; where that cannot be found out, the content passes with `skipped: true`. When
        the content addresses the recommendation, the scores are recalculated. When it does not, the recommendation
        stays open, and the verdict is returned and stored in `verification`. When the validator fails or takes
        longer than 6 seconds, the content passes with `skipped: true`. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/resolve', {}, body, options)

    def recheck_recommendation(
        self,
        rec_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Recheck a recommendation: `POST /recommendations/{recId}/recheck`.

        Validates an applied recommendation again. Only stored content is read: content that was sent with an earlier
        resolve is not stored. The recommendation stays applied whatever the verdict. Only `verification` is
        rewritten, and the scores are recalculated from it. Content that the service applied is only scanned for
        placeholders. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/recheck', {}, None, options)

    def judge_recommendation(
        self,
        rec_id: int,
        body: models.JudgeRecommendationBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Give the verdict on a recommendation: `POST /console/recommendations/{recId}/verdict`.

        A person's own verdict on whether the content does what was recommended. Nothing is validated, so
        `validation_scope` is null. An open recommendation that is addressed becomes applied, with a verdict that
        counts toward the verified score; one that is not stays open. Of an applied recommendation only the verdict
        changes. A dismissed one returns 409 `already_resolved`. Rate bucket: default.
        """
        return self._call("POST", f'/console/recommendations/{segment("rec_id", rec_id)}/verdict', {}, body, options)

    def preview_grade(
        self,
        page_id: int,
        body: models.PreviewGradeBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PreviewGradeResponseData | None]:
        """Grade a text that is not stored: `POST /pages/{pageId}/preview-grade`.

        The scores of the page with this text, by rules, as changes of the latest analysis. Stores nothing, uses no
        allowance. `data` is null without an analysis. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/preview-grade', {}, body, options)

    def get_brief(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Brief]:
        """Get the brief of a page: `GET /pages/{pageId}/brief`.

        Everything an editor needs to work on a page, in one response. Only the page itself is required (404). Every
        other section degrades independently, so inspect each one: a section that could not be read is null or empty.
        Fields are resolved as in the checks. An active draft takes precedence over the snapshot; a blank draft falls
        back to the value of the snapshot, with status `snapshot`. A field without a value has `value: null` and
        status `snapshot`. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/brief', {"include": include}, None, options)

    def get_report(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Report]:
        """Get the report of a page: `GET /pages/{pageId}/report`.

        Everything in the brief, with the same degradation, plus `comparison`, `comparison_note` and `serp`. A
        comparison that could not be read is null, with the note `analysis_incomplete`. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/report', {"include": include}, None, options)

    def record_report(
        self,
        site_id: int,
        body: models.RecordReportBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RecordedReport]:
        """Record the figures of a report: `POST /sites/{siteId}/report-figures`.

        Keeps them as those of the report of the day, in place of earlier ones of the same day, and returns those of
        the last report of a day before: what has changed since. The last 24 days are kept. Rate bucket: default.
        Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/report-figures', {}, body, options)

    def create_shared_report(
        self,
        site_id: int,
        body: models.CreateSharedReportBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CreatedSharedReport]:
        """Share a report by a link: `POST /sites/{siteId}/shared-reports`.

        Stores the document as it is sent, and returns the `path` at which whoever has it reads it without a key, for
        so many days or until it is revoked. The path is returned once. The document is a report as the console and
        the command line write it, without a script: at most 4 MB, with one picture at most, a logo. A site has 20
        shared reports at most. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/shared-reports', {}, body, options)

    def list_shared_reports(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[list[models.SharedReport]]:
        """List shared reports: `GET /sites/{siteId}/shared-reports`.

        Those whose link works, newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/shared-reports', {}, None, options)

    def revoke_shared_report(self, site_id: int, report_id: str, **options: Unpack[CallOptions]) -> None:
        """Revoke a shared report: `DELETE /sites/{siteId}/shared-reports/{reportId}`.

        Its link no longer leads to it from then on. Rate bucket: default. Scope: `content:write`.
        """
        return self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/shared-reports/{segment("report_id", report_id)}',
            {},
            None,
            options,
        )

    def open_shared_report(self, token: str, **options: Unpack[CallOptions]) -> str:
        """Read a shared report: `GET /shared/{token}`.

        For browsers: the report as it was on the day it was shared. Counts against the limit per IP address.
        """
        return self._call("GET", f'/shared/{segment("token", token)}', {}, None, options)

    def get_keyword_metrics(
        self,
        *,
        keyword: str,
        location: int | None = None,
        language: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.KeywordMetrics]:
        """Get keyword metrics: `GET /keywords/metrics`.

        Reads a cache that all organizations share, and never fetches live data. Returns 404 `not_found` for a
        keyword that is not in the cache. Case and repeated spaces are ignored. Rate bucket: default. Scope:
        `sites:read`.
        """
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
        """List facts of a site: `GET /sites/{siteId}/facts`.

        Best first: verified facts, then by precedence of the source (manual, api, provider_business, schema_org,
        crawl; an edited fact ranks as manual), by kind, by number of citations, and by latest change. `search`
        matches any part of a value in `data`, case-insensitively. Dismissed facts are never returned. An unknown
        query parameter returns 400. `meta.total` counts the facts that match the filters. `meta.sheet_count` counts
        the facts of the whole site that are in the sheet. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Create facts: `POST /sites/{siteId}/facts`.

        Each entry is evaluated separately. An entry that cannot be stored is listed in `skipped` with its index in
        the request. The response is 201 even when nothing was stored. Only a body whose `facts` is not a list of 1
        to 100 entries is rejected as a whole (400). Skip reasons: - `invalid`: not an object, an unknown kind, key
        or field, or data that does not fit the kind - `low_rating`: a testimonial below 4 stars - `duplicate`: an
        earlier entry of the request is the same fact - `edited`: the stored fact was edited by a user - `dismissed`:
        the fact was found earlier with this data and then deleted - `lower_precedence`: the stored fact has other
        data and comes from a source with higher precedence - `unchanged`: already stored with the same data Two
        entries are the same fact when they match on: key (identity and contact), site (listing), quote and author
        (testimonial), label (stat), name, issuer and year (award), name and type (client), or name (person). Source
        precedence, highest first: manual, api, provider_business, schema_org, crawl. A fact that was found on the
        site and is then sent here becomes an `api` fact. One in the place of a dismissed fact is in `inserted`. Rate
        bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/facts', {}, body, options)

    def update_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.UpdateFactBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Fact]:
        """Update a fact: `PATCH /sites/{siteId}/facts/{factId}`.

        `data` replaces the whole data and must fit the kind of the fact. `key` changes the key of an identity or
        contact fact, and is ignored for kinds without keys. The fact is then marked as edited: neither a crawl nor
        `POST` overwrites it. A stale fact becomes active again, and so does a dismissed one when the data is other
        than what was dismissed. Returns 409 `conflict` when the new data or key identifies another fact of the site
        (the message names it, unless that fact was dismissed). Rate bucket: default. Scope: `content:write`.
        """
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
        """Delete or dismiss a fact: `DELETE /sites/{siteId}/facts/{factId}`.

        A manual or api fact is deleted. A fact that was extracted (crawl, schema_org, provider_business) is
        dismissed: it is no longer returned, and neither a later crawl nor `POST` restores its value. `POST` or
        `PATCH` with another value makes it active again; when that is deleted, what was dismissed stays dismissed.
        Rate bucket: default. Scope: `content:write`.
        """
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
        """Edit, dismiss or restore a fact: `PATCH /console/sites/{siteId}/facts/{factId}`.

        With `data` (and `key`) the fact is edited: neither a crawl nor `POST /sites/{siteId}/facts` overwrites it,
        and one that collides is skipped as `edited`. With `dismissed: true` it is no longer returned, whatever its
        source, and neither a later crawl nor `POST` restores it; `dismissed: false` takes that back. Returns 409
        `conflict` when the new data or key identifies another fact of the site. Rate bucket: default.
        """
        return self._call(
            "PATCH",
            f'/console/sites/{segment("site_id", site_id)}/facts/{segment("fact_id", fact_id)}',
            {},
            body,
            options,
        )

    def list_dismissed_facts(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Fact]]:
        """List dismissed facts: `GET /console/sites/{siteId}/dismissed-facts`.

        What a person dismissed, the latest first, so that it can be restored. No other operation returns it. Rate
        bucket: default.
        """
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
        """List content ideas: `GET /sites/{siteId}/ideas`.

        Best first, in the order of the playbook. `q` matches any part of the title or of a keyword,
        case-insensitively. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas',
            {
                "status": status,
                "play": play,
                "topic": topic,
                "funnel": funnel,
                "change": change,
                "q": q,
                "page": page,
                "per_page": per_page,
            },
            None,
            options,
        )

    def get_playbook(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Playbook | None]:
        """Get the latest playbook: `GET /sites/{siteId}/ideas/playbook`.

        `data` is null before the first successful run. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/playbook', {}, None, options)

    def get_authority_map(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.AuthorityMap]:
        """Get the authority map of a site: `GET /sites/{siteId}/ideas/topics`.

        The topics that the site covers, and the distance of each topic from the core. Before a run has built the
        map, `core` is null and the lists are empty. Planned sites have no map. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/topics', {}, None, options)

    def get_idea_run(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.IdeaRun | None]:
        """Get the latest ideas run: `GET /sites/{siteId}/ideas/run`.

        `data` is null before the first run. Polling every minute or two is enough. A run that stopped reporting
        reads `failed` with `stale: true`. Rate bucket: jobs. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/run', {}, None, options)

    def refresh_ideas(
        self,
        site_id: int,
        body: models.RefreshIdeasBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RefreshIdeasResponseData]:
        """Start an ideas run: `POST /sites/{siteId}/ideas/refresh`.

        Poll `GET /sites/{siteId}/ideas/run`. `update` keeps the open ideas; `rebuild` removes the open ideas that
        the new playbook leaves out. One run per site in 24 hours. A failed run counts neither toward that limit nor
        toward the monthly limit. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/ideas/refresh', {}, body, options)

    def get_idea(self, site_id: int, idea_id: str, **options: Unpack[CallOptions]) -> models.Data[models.IdeaDetail]:
        """Get a content idea: `GET /sites/{siteId}/ideas/{ideaId}`.

        Returns the idea in any status. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Accept a content idea: `POST /sites/{siteId}/ideas/{ideaId}/accept`.

        `create` records the page that was created for the idea (`POST /sites/{siteId}/pages`). `optimize` adds the
        idea's keywords to the secondary keywords of its page, at most 10, and starts a forced analysis, which uses
        one page audit of the monthly allowance. When the analysis cannot start, the idea is still accepted. Rate
        bucket: default. Scope: `content:write`.
        """
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
        """Dismiss a content idea: `POST /sites/{siteId}/ideas/{ideaId}/dismiss`.

        Later runs do not suggest the idea's keywords again. Rate bucket: default. Scope: `content:write`.
        """
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/dismiss',
            {},
            body,
            options,
        )

    def reopen_idea(self, site_id: int, idea_id: str, **options: Unpack[CallOptions]) -> models.Data[models.IdeaDetail]:
        """Reopen a dismissed content idea: `POST /sites/{siteId}/ideas/{ideaId}/reopen`.

        Undoes a dismissal: the idea is open again, and later runs may suggest its keywords again, except those of
        other dismissed ideas. Returns 409 `conflict` for an idea that is not dismissed, and while the site has 40
        open ideas. Rate bucket: default. Scope: `content:write`.
        """
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/ideas/{segment("idea_id", idea_id)}/reopen',
            {},
            None,
            options,
        )

    def plan_site(self, body: models.PlanSiteBody, **options: Unpack[CallOptions]) -> models.Data[models.PlannedSite]:
        """Create a planned site: `POST /sites/plan`.

        The site has no URL until it goes live; its `domain` is its display name. A missing name or location is
        derived from the brief by one model call, which counts against the LLM bucket. An unclear location becomes
        the United States. A country code alone, or a country name alone, counts as a location, and the brief never
        replaces it. Returns 402 for an organization without a subscription that already has a site, and for one that
        has as many sites as its plan says. Rate bucket: LLM when the request calls a model, otherwise default.
        Scope: `content:write`.
        """
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
        """Generate the plan of a site: `POST /sites/{siteId}/plan/generate`.

        Generates planned pages from the brief, in its language: a page for each offering, place, competitor and wish
        that it names, and the legal pages of the country. What the brief does not say is in `open_questions`.
        Idempotent: existing planned pages are returned as they are, without a model call. A `brief` replaces the
        stored brief. With `regenerate: true`, planned pages without a content version and without a draft are
        deleted and generated again. Other planned pages are kept. Takes 10 to 30 seconds when a language model plans
        the pages. With the header `Prefer: respond-async` the response is 202 with a job to poll: the model has more
        time, and the pages are in `GET /sites/{siteId}/plan` when the job is completed. A plan that has pages keeps
        them when the job fails. Returns 409 `conflict` for a live site, where a language model fails at a plan that
        was to replace existing pages, and for a job while another one generates the plan (`details.job_id`). Rate
        bucket: LLM. Scope: `content:write`.
        """
        return self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/plan/generate',
            {},
            body,
            options,
            respond_async,
        )

    def get_plan(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PlanStatus]:
        """Get the plan of a site: `GET /sites/{siteId}/plan`.

        Returns the planned pages and the progress of their keywords. Poll it while `keywords_running` is true. A
        page that a crawl has found is live and no longer in the plan. A site that was never planned has an empty
        plan. Rate bucket: jobs. Scope: `sites:read`.
        """
        return self._call("GET", f'/sites/{segment("site_id", site_id)}/plan', {}, None, options)

    def create_plan_page(
        self,
        site_id: int,
        body: models.CreatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Create a planned page: `POST /sites/{siteId}/plan/pages`.

        The slug is normalized (`About Us` becomes `about-us`, `home` is the homepage) and made unique with a number.
        Without a slug, it is derived from the name. The page has no URL until a crawl of the live site finds a page
        at its path. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/pages', {}, body, options)

    def update_plan_page(
        self,
        site_id: int,
        page_id: int,
        body: models.UpdatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Update a planned page: `PATCH /sites/{siteId}/plan/pages/{pageId}`.

        Requires at least one field. A new name does not change the slug. Returns 404 once a crawl has found the
        page, because it is live then. Rate bucket: default. Scope: `content:write`.
        """
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
        """Delete a planned page: `DELETE /sites/{siteId}/plan/pages/{pageId}`.

        The page then returns 404, its drafts no longer count, and its slug is free. Rate bucket: default. Scope:
        `content:write`.
        """
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
        """Start keyword assignment for a plan: `POST /sites/{siteId}/plan/keywords`.

        Assigns a primary keyword to every planned page that has none. Uses one credit per page that receives a
        keyword. Pages that no visitor searches for (`needs_keyword: false`) get none, and have not failed; a page
        whose name does not say what it is about gets none and has. While it runs, keyword writes of the site return
        409 `keyword_generation_in_progress`, and a second request queues nothing (`already_running: true`). Poll the
        plan until `keywords_running` is false. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/keywords', {}, None, options)

    def go_live(
        self,
        site_id: int,
        body: models.GoLiveBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GoneLive]:
        """Take a planned site live: `POST /sites/{siteId}/go-live`.

        Sets the domain and starts the crawl `job_cr_{crawl_id}`. A scheme, a path and anything after it are removed
        from `domain`; a plain name is rejected. The crawl requests the path of every planned page, whether or not a
        link leads to it, within its page limit and where robots.txt allows it. Planned pages that are found at their
        path become live. The others stay planned. On a site that serves a page at every path, only pages that a link
        or a sitemap names become live. Returns 409 `conflict` when the site is already live or a crawl is running.
        Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/sites/{segment("site_id", site_id)}/go-live', {}, body, options)

    def get_opportunities(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Opportunities]:
        """Get the opportunities of a site: `GET /sites/{siteId}/opportunities`.

        Ranks the graded pages with a keyword by demand (monthly searches, impressions) and ease (keyword difficulty,
        possible content gain), best first. Never triggers a computation of grades or keywords. Cached for about 60
        seconds per site; the `X-Cache` header is `HIT` or `MISS`. Search figures cover the 28 days that ended two
        days ago. They are null without search-console data. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Get search performance of a site: `GET /sites/{siteId}/performance`.

        Live request to Search Console. Returns one row per URL that it reports on the canonical host (with or
        without `www.`), ordered by clicks, then by impressions. At most 1,000 rows. With `group_by=page`, the
        variants of a URL are combined before the row limit is applied. `totals` are undimensioned, for the whole
        property. A provider failure is reported as `gsc_status: unavailable`, never as an error. Rate bucket:
        default. Scope: `sites:read`.
        """
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
        """Get search queries of a page: `GET /pages/{pageId}/queries`.

        Live request to Search Console. Returns the 50 queries with the most clicks for the exact URL of the page:
        its `gsc_url`, or its `url` when that is null. A provider failure is reported as `gsc_status: unavailable`,
        never as an error. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Get daily search performance of a page: `GET /pages/{pageId}/performance`.

        Live request to Search Console for the exact URL of the page: its `gsc_url`, or its `url` when that is null.
        Days without data are omitted. `totals` cover the days shown. A provider failure is reported as `gsc_status:
        unavailable`, never as an error. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Start an outline: `POST /pages/{pageId}/outline`.

        Generates an outline for `primary_keyword`, or for the primary keyword, the name or the title of the page
        when `primary_keyword` is omitted. Returns 400 `invalid_request` when the page has none of them. Planned
        pages are allowed. Poll `GET /pages/{pageId}/outline` until the status is `completed` or `failed`. Earlier
        outlines are kept, but only the latest one is returned. Returns 409 `conflict` while an outline of the page
        is being generated. Rate bucket: LLM. Scope: `content:write`.
        """
        return self._call("POST", f'/pages/{segment("page_id", page_id)}/outline', {}, body, options)

    def get_outline(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Outline]:
        """Get the latest outline of a page: `GET /pages/{pageId}/outline`.

        Returns the outline in any status, or 404 when the page never had one. Poll it after `POST`. The service
        never writes an outline into the body. Post content with the headings of the sections: each such section then
        has a `node_id`. `serp_snapshot` is null without search results. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/pages/{segment("page_id", page_id)}/outline', {}, None, options)

    def update_outline_section(
        self,
        page_id: int,
        key: str,
        body: models.UpdateOutlineSectionBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Outline]:
        """Update a section of the latest outline: `PATCH /pages/{pageId}/outline/sections/{key}`.

        Accepts, rejects or revises the section. Send exactly one of `status` and `revised_heading`. A revised
        heading sets the status to `revised`, and is kept when the section is accepted or rejected later. Every
        decision can be reversed. Returns 409 `conflict` unless the outline is completed. Rate bucket: default.
        Scope: `content:write`.
        """
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
        """List webhooks: `GET /webhooks`.

        The webhooks of the organization, oldest first. Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", "/webhooks", {"page": page, "limit": limit}, None, options)

    def create_webhook(
        self,
        body: models.CreateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Create a webhook: `POST /webhooks`.

        The service posts the events of the organization to `url`, signed by Standard Webhooks. `secret` is the key
        of the signatures. It is shown here and after a rotation, and not again; a repeat with the same
        `Idempotency-Key` returns 409 `conflict`. Events that happen within the first five seconds may not be sent.
        An organization has at most 20 webhooks; another one returns 409 `conflict`. Rate bucket: default. Scope:
        `content:write`.
        """
        return self._call("POST", "/webhooks", {}, body, options)

    def get_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Webhook]:
        """Get a webhook: `GET /webhooks/{webhookId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
        return self._call("GET", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    def update_webhook(
        self,
        webhook_id: int,
        body: models.UpdateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Webhook]:
        """Update a webhook: `PATCH /webhooks/{webhookId}`.

        Changes the fields that are given. A disabled webhook gets no new events; enabling it sends what still waited
        when it was disabled. A change of `url` is also that of deliveries that wait for their next attempt. Changes
        take effect within five seconds. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("PATCH", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, body, options)

    def delete_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> None:
        """Delete a webhook: `DELETE /webhooks/{webhookId}`.

        What waits for delivery is not sent. An attempt that is under way may still arrive. Rate bucket: default.
        Scope: `content:write`.
        """
        return self._call("DELETE", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    def test_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.WebhookDelivery]:
        """Send a test event: `POST /webhooks/{webhookId}/test`.

        Sends an event of type `webhook.test`, whatever events the webhook is subscribed to. It is signed, repeated
        and listed as every other delivery. Returns 409 `conflict` for a disabled webhook. Rate bucket: default.
        Scope: `content:write`.
        """
        return self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/test', {}, None, options)

    def rotate_webhook_secret(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Rotate the secret of a webhook: `POST /webhooks/{webhookId}/secret/rotate`.

        Returns a new secret, which is not shown again. For 24 hours deliveries are signed with both, so that the
        receiver can change over without losing one. A second rotation within that time ends the first secret at
        once. Rate bucket: default. Scope: `content:write`.
        """
        return self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/secret/rotate', {}, None, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.WebhookDelivery]:
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`.

        Newest first, with every attempt. Deliveries are kept for 30 days. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Send a delivery again: `POST /webhooks/{webhookId}/deliveries/{deliveryId}/retry`.

        Attempts the delivery now, whatever became of it, with the same `webhook-id` and the same payload. If it
        fails, the plan of attempts begins again. Returns 409 `conflict` for a disabled webhook. Rate bucket:
        default. Scope: `content:write`.
        """
        return self._call(
            "POST",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries/{segment("delivery_id", delivery_id)}/retry',
            {},
            None,
            options,
        )

    def get_sign_in_method(self, **options: Unpack[CallOptions]) -> models.SignInMethod:
        """Get how people sign in: `GET /console/sign-in-method`.

        `oidc` where the operator has configured an identity provider: `/v1/console/sign-in` leads there. Else
        `link`. A one-time link works in both cases. Counts against the limit per IP address.
        """
        return self._call("GET", "/console/sign-in-method", {}, None, options)

    def create_console_session(
        self,
        body: models.CreateConsoleSessionBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleSession:
        """Sign in with a one-time link: `POST /console/session`.

        Takes the token of a link that the operator made (`npm run admin -- console link`), which works once and for
        10 minutes. Sets the cookie of the session: HttpOnly, SameSite=Strict. Requires the header `x-console: 1`
        and, where the browser sends them, `Origin` and `Sec-Fetch-Site` of the same origin (403 otherwise). Counts
        against the limit per IP address.
        """
        return self._call("POST", "/console/session", {}, body, options)

    def get_console_session(self, **options: Unpack[CallOptions]) -> models.ConsoleSession:
        """Get the session of the request: `GET /console/session`.

        Rate bucket: default.
        """
        return self._call("GET", "/console/session", {}, None, options)

    def delete_console_session(self, **options: Unpack[CallOptions]) -> None:
        """Sign out: `DELETE /console/session`.

        Ends the session wherever its cookie is used, and removes the cookie. Rate bucket: default.
        """
        return self._call("DELETE", "/console/session", {}, None, options)

    def list_console_keys(self, **options: Unpack[CallOptions]) -> models.Data[list[models.ConsoleKey]]:
        """List API keys: `GET /console/keys`.

        All keys of the organization, the newest first, with revoked and expired ones. Rate bucket: default.
        """
        return self._call("GET", "/console/keys", {}, None, options)

    def create_console_key(
        self,
        body: models.CreateConsoleKeyBody,
        **options: Unpack[CallOptions],
    ) -> models.CreatedConsoleKey:
        """Create an API key: `POST /console/keys`.

        The key has all scopes and belongs to the person who creates it. The response holds the key; it can be
        revealed again later. A repeat with the same `Idempotency-Key` returns 409 `conflict`: the key is in the
        list. An organization has at most 50 active keys, revoked and expired ones not counted; another one returns
        409 `conflict`. Rate bucket: default.
        """
        return self._call("POST", "/console/keys", {}, body, options)

    def reveal_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> models.RevealedConsoleKey:
        """Reveal an API key: `POST /console/keys/{keyId}/reveal`.

        Rate bucket: default.
        """
        return self._call("POST", f'/console/keys/{segment("key_id", key_id)}/reveal', {}, None, options)

    def revoke_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> None:
        """Revoke an API key: `DELETE /console/keys/{keyId}`.

        At once and for good. The key stays in the list with the time of its first revocation. Rate bucket: default.
        """
        return self._call("DELETE", f'/console/keys/{segment("key_id", key_id)}', {}, None, options)

    def export_site(
        self,
        site_id: int,
        what: models.ExportSiteWhat,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        page_ids: str | None = None,
        **options: Unpack[CallOptions],
    ) -> str:
        """Export rows of a site: `GET /sites/{siteId}/export/{what}`.

        All rows of one kind, in parts, as JSON lines (`application/jsonl`, the default) or CSV (`text/csv`),
        whichever `Accept` prefers. While there is more, the header `Link` has the address of the next part with
        `rel='next'`. Follow it as it is; a part may be empty. The order is that of ids, and does not change while
        the site does: a row that is there all the time is exported once. Exports of `pages`, `recommendations`,
        `links` and `content` go through the pages that the site had at the beginning, and can be read for a day;
        those of `issues` and `incoming-links` until a later crawl replaces them. `content` has the body of each page
        as Markdown. Where the `content_revision` of a page in `pages` is what it was, so is its body: read those
        that changed by `page_ids`. CSV is UTF-8 with CRLF (RFC 4180), and a header row on the first part alone. Null
        is an empty cell, an empty text is `''`, a list or an object is JSON. No spreadsheet runs a text as a
        formula, whether its separator is `,`, `;` or a tab. In a text, a `'` stands before each of `= + - @ ＝ ＋ － ＠`
        that begins the text, or that stands behind a `,`, a `;`, a tab or a line break in it; white space, control
        characters and quotes between do not count. To read the text, remove the `'` before each sign that stands so.
        JSON has `\\u003d` and so on instead, and needs no such step; numbers stay numbers. The columns of a CSV, and
        the fields of an object, in this order (the schemas `ExportedPage` and so on have their types): - `pages`:
        `id`, `site_id`, `url`, `path`, `title`, `meta_description`, `h1`, `name`, `purpose`, `planned`,
        `primary_keyword`, `secondary_keywords`, `is_priority`, `opportunity_score`, `page_kind`, `discovered_via`,
        `gsc_url`, `gsc_indexed`, `word_count`, `status_code`, `snapshot_created_at`, `analysis_id`, `overall_score`,
        `overall_grade`, `score_source`, `content_stale`, `last_analyzed_at`, `open_recommendation_count`,
        `draft_count`, `created_at`, `updated_at`, `reading_share`, `reading_confidence`, `reading_doubt`,
        `presence`, `incoming_links`, `linking_pages`, `outgoing_links`, `external_links`, `content_version_id`,
        `content_revision`, `draft_title`, `draft_meta_description`, `component_scores` - `recommendations`: `id`,
        `site_id`, `page_id`, `analysis_id`, `title`, `description`, `why_it_matters`, `impact`, `point_value`,
        `status`, `source`, `source_components`, `operation`, `target_field`, `target_node_ids`, `after_node_id`,
        `insertion_point`, `same_on_pages`, `rubric_criteria`, `proposed_text`, `effort`, `worded_by`,
        `resolution_method`, `resolved_at`, `dismissal_rationale`, `addressed`, `verification_reasoning`,
        `sort_order`, `carried_from_recommendation_id`, `created_at`, `updated_at` - `issues`: `issue_id`, `family`,
        `severity`, `title`, `url`, `page_id`, `evidence`, `related_urls` - `links`: `page_id`, `page_url`, `id`,
        `href`, `anchor_text`, `context`, `location`, `position`, `target_page_id`, `target_path` - `incoming-links`:
        `page_id`, `page_url`, `source_page_id`, `source_url`, `source_title`, `id`, `href`, `anchor_text`,
        `context`, `location`, `position`, `rel`, `nofollow` - `facts`: `id`, `kind`, `key`, `data`, `source`,
        `source_url`, `verified`, `status`, `citation_count`, `last_verified_at`, `in_sheet`, `created_at`,
        `updated_at` - `ideas`: `id`, `title`, `description`, `status`, `action`, `change`, `primary_keyword`,
        `secondary_keywords`, `volume`, `difficulty`, `cpc`, `page_type`, `funnel_stage`, `why`, `worded_by`,
        `caveats`, `page_id`, `page_path`, `proposed_path`, `play_id`, `play_name`, `topic_id`, `topic_name`,
        `score`, `created_at`, `status_changed_at` - `content`: `page_id`, `page_url`, `content_version_id`,
        `source`, `word_count`, `updated_at`, `markdown` `ideas` is a 404 for a key without preview access. Rate
        bucket: default. Scope: `sites:read`.
        """
        return self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/export/{segment("what", what)}',
            {"cursor": cursor, "limit": limit, "page_ids": page_ids},
            None,
            options,
        )

    def get_usage(self, *, month: str | None = None, **options: Unpack[CallOptions]) -> models.Data[models.Usage]:
        """Get the usage of a month: `GET /usage`.

        What the organization of the key used in a calendar month (UTC): of its allowances, requests, and what calls
        of models and of keyword data cost, for the whole organization and for the 100 sites that cost most. A call
        is counted once it was paid for, also of work that failed afterwards. Rate bucket: default. Scope:
        `sites:read`.
        """
        return self._call("GET", "/usage", {"month": month}, None, options)


class Lists:
    """The items of lists, which are read in parts as they are needed."""

    def _items(self, path: str, query: Query, options: CallOptions) -> Iterator[Any]:
        raise NotImplementedError

    def list_sites(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Iterator[models.SiteSummary]:
        """List sites: `GET /sites`."""
        return self._items("/sites", {"limit": limit}, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`."""
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
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "limit": limit},
            options,
        )

    def list_issue_pages(
        self,
        site_id: int,
        issue_id: models.ListIssuePagesIssueId,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`."""
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
        """List what changed on a site: `GET /sites/{siteId}/changes`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/changes', {"since": since, "limit": limit}, options)

    def list_linked_pages(
        self,
        site_id: int,
        *,
        clicks: int | None = None,
        only: Literal["orphans", "unreached"] | None = None,
        sort: Literal["most_linked", "least_linked", "most_links", "farthest"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.PlacedPage]:
        """List pages by their links: `GET /sites/{siteId}/linked-pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/linked-pages',
            {"clicks": clicks, "only": only, "sort": sort, "limit": limit},
            options,
        )

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        search_titles: bool | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: models.ListPagesSort | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.PageSummary]:
        """List pages: `GET /sites/{siteId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/pages',
            {
                "search": search,
                "search_titles": search_titles,
                "is_priority": is_priority,
                "has_keyword": has_keyword,
                "has_draft": has_draft,
                "has_recommendations": has_recommendations,
                "grade": grade,
                "max_grade": max_grade,
                "min_grade": min_grade,
                "min_score": min_score,
                "max_score": max_score,
                "presence": presence,
                "sort": sort,
                "direction": direction,
                "include": include,
                "limit": limit,
            },
            options,
        )

    def list_incoming_links(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`."""
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
        """List the latest jobs: `GET /latest-jobs`."""
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
        """List content versions of a page: `GET /pages/{pageId}/content-versions`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/content-versions', {"limit": limit}, options)

    def list_snapshots(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.LeanSnapshot]:
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`."""
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
        """List content ideas: `GET /sites/{siteId}/ideas`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/ideas',
            {
                "status": status,
                "play": play,
                "topic": topic,
                "funnel": funnel,
                "change": change,
                "q": q,
                "per_page": per_page,
            },
            options,
        )

    def list_webhooks(self, *, limit: int | None = None, **options: Unpack[CallOptions]) -> Iterator[models.Webhook]:
        """List webhooks: `GET /webhooks`."""
        return self._items("/webhooks", {"limit": limit}, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.WebhookDelivery]:
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`."""
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
        """Check that the service is up: `GET /health`.

        Counts against the limit per IP address.
        """
        return await self._call("GET", "/health", {}, None, options)

    async def get_openapi(self, **options: Unpack[CallOptions]) -> str:
        """Get the OpenAPI description of the API: `GET /openapi.yaml`.

        Counts against the limit per IP address.
        """
        return await self._call("GET", "/openapi.yaml", {}, None, options)

    async def get_me(self, **options: Unpack[CallOptions]) -> models.Me:
        """Get the API key of the request: `GET /me`.

        Any valid key may call this operation, whatever its scopes. A session of the console has the prefix
        `session`. Rate bucket: default.
        """
        return await self._call("GET", "/me", {}, None, options)

    async def list_sites(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.SiteSummary]:
        """List sites: `GET /sites`.

        Newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", "/sites", {"page": page, "limit": limit}, None, options)

    async def create_site(
        self,
        body: models.CreateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteDetail]:
        """Add a site: `POST /sites`.

        Queues the setup job: page discovery, search-console enrichment and a crawl. Poll `GET /sites/{siteId}` until
        `background_status` is null: the keywords, and then the analyses, of the scopes have ended by then. Until
        then its crawl runs. The plan says how many sites an organization may have at a time: 1 (`none`), 25
        (`starter`), 250 (`pro`). Another one returns 402. An organization without a subscription has one free
        site-run. For that run, wider scopes are reduced, not rejected: keywords `all` becomes `top`; analysis `top`
        and `all` become `homepage`. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", "/sites", {}, body, options)

    async def get_site(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.SiteDetail]:
        """Get a site: `GET /sites/{siteId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    async def update_site(
        self,
        site_id: int,
        body: models.UpdateSiteBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SiteSummary]:
        """Rename or archive a site: `PATCH /sites/{siteId}`.

        Changes the fields that are given. An archived site keeps all that it has, and still counts as one; its
        schedule is switched off. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("PATCH", f'/sites/{segment("site_id", site_id)}', {}, body, options)

    async def delete_site(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.DeleteSiteResponseData]:
        """Delete a site: `DELETE /sites/{siteId}`.

        For good: the site returns 404 at once; within minutes its jobs are cancelled, and its pages and all that it
        has are deleted. To keep it and hide it, set `archived`. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("DELETE", f'/sites/{segment("site_id", site_id)}', {}, None, options)

    async def start_crawl(
        self,
        site_id: int,
        body: models.StartCrawlBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Crawl a site: `POST /sites/{siteId}/crawl`.

        Reads the pages of the site again, and those that are new. Poll the job, whose `progress` counts the pages,
        or cancel it. Requires an active subscription. Returns 400 `no_content` for a planned site, which has no
        domain yet, and 409 `crawl_in_progress` while any crawl of the site runs; the message names the job. In
        `include` and `exclude`, `*` stands for any characters of one segment of the path, `**` for any characters,
        `?` for one character. Case and a slash at the end do not count. The start page is read in any case. Pages
        that are left out stay as the last crawl read them. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/crawl', {}, body, options)

    async def list_crawls(
        self,
        site_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`.

        The crawls of the whole site, newest first. Recrawls of single pages are not among them. Rate bucket:
        default. Scope: `sites:read`.
        """
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
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`.

        Every URL of the site that the crawl met, in the order in which it met them, with what came of it, also while
        it runs. URLs that were not requested (robots.txt, `include` and `exclude`, limits, files) are listed up to
        5,000. Kept for 90 days. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Crawl a site at regular times: `PUT /sites/{siteId}/schedule`.

        The first crawl comes when the hour comes next; its day of the week or of the month is that of all others. A
        month without such a day has its crawl on its last day. Setting the same interval and hour again changes no
        date. The site itself shows `next_run`, and what became of the latest run. A run is skipped, and says why,
        while another crawl of the site runs, and while the organization has no active subscription; the next one
        comes as usual. Runs that were missed are not made up for. After the crawl `analyse` analyzes `all` pages, or
        those that are `changed` since their latest analysis, or have none. Each analysis takes a page audit of the
        allowance, unless it finds no change. Pages that the crawl could not really read are left out. Requires an
        active subscription, unless it is switched off. Returns 400 `no_content` for a planned site, which has no
        domain yet. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("PUT", f'/sites/{segment("site_id", site_id)}/schedule', {}, body, options)

    async def list_site_issues(
        self,
        site_id: int,
        *,
        severity: models.IssueSeverity | None = None,
        family: models.KnownIssueFamily | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListSiteIssuesResponse:
        """List the issues of a site: `GET /sites/{siteId}/issues`.

        Every type of issue that a URL of the site has, or had after the crawl before, errors first. Computed at the
        end of each crawl of the whole site. Rate bucket: default. Scope: `sites:read`.
        """
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
        issue_id: models.ListIssuePagesIssueId,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`.

        The URLs of the site that have this issue, with evidence. A list that was begun before the latest crawl ended
        is read from its beginning again. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}/pages',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def update_site_issue(
        self,
        site_id: int,
        issue_id: models.UpdateSiteIssueIssueId,
        body: models.UpdateSiteIssueBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.UpdateSiteIssueResponseData]:
        """Ignore an issue of a site: `PATCH /sites/{siteId}/issues/{issueId}`.

        With a reason the issue is marked as ignored, also after later crawls; null takes that back. Rate bucket:
        default. Scope: `content:write`.
        """
        return await self._call(
            "PATCH",
            f'/sites/{segment("site_id", site_id)}/issues/{segment("issue_id", issue_id)}',
            {},
            body,
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
        """List what changed on a site: `GET /sites/{siteId}/changes`.

        What each crawl of the whole site found to be different from the crawl before, oldest first: pages that
        appeared, vanished, moved, changed title, status, canonical URL, index directive or word count, and grades
        that rose or fell. A page that a crawl did not come to is not compared. Kept for 90 days. Rate bucket:
        default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/changes',
            {"since": since, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_linked_pages(
        self,
        site_id: int,
        *,
        clicks: int | None = None,
        only: Literal["orphans", "unreached"] | None = None,
        sort: Literal["most_linked", "least_linked", "most_links", "farthest"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListLinkedPagesResponse:
        """List pages by their links: `GET /sites/{siteId}/linked-pages`.

        How the pages that the latest crawl of the site read are linked. `orphans`: no page links to it; `unreached`:
        no links lead there from the home page. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/linked-pages',
            {"clicks": clicks, "only": only, "sort": sort, "page": page, "limit": limit},
            None,
            options,
        )

    async def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        search_titles: bool | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: models.ListPagesSort | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ListPagesResponse:
        """List pages: `GET /sites/{siteId}/pages`.

        Priority pages come first, whatever the sort. Pages without a value for the sort key come last in both
        directions. Equal values are ordered by id. Strings are ordered by Unicode code point. Filters combine with
        AND. `search` matches any part of the URL or the path. `min_score` and `max_score` exclude pages without an
        opportunity score. The worst pages: `sort=overall_score`, and `max_grade` for those that need work.
        `sort=status` is by `status_code`. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/pages',
            {
                "search": search,
                "search_titles": search_titles,
                "is_priority": is_priority,
                "has_keyword": has_keyword,
                "has_draft": has_draft,
                "has_recommendations": has_recommendations,
                "grade": grade,
                "max_grade": max_grade,
                "min_grade": min_grade,
                "min_score": min_score,
                "max_score": max_score,
                "presence": presence,
                "sort": sort,
                "direction": direction,
                "include": include,
                "page": page,
                "limit": limit,
            },
            None,
            options,
        )

    async def create_page(
        self,
        site_id: int,
        body: models.CreatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageSummary] | models.Data[models.Trigger]:
        """Create a page: `POST /sites/{siteId}/pages`.

        The path is normalized: lower case, a leading slash, and a trailing slash unless the path looks like a file.
        The query and the fragment are removed. With `crawl: true` the page is crawled at once: the response is 202
        with a job, and its `page_id` is usable immediately. This needs an active subscription (402). It does not
        wait for a running crawl of the site. Recrawls of the site's pages return 409 until it ends. Returns 409
        `conflict` with `details.page_id` when a page, planned or not, already exists at the path. Rate bucket:
        default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    async def update_pages(
        self,
        site_id: int,
        body: models.UpdatePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.UpdatePagesResponse:
        """Update several pages: `PATCH /sites/{siteId}/pages`.

        Sets the same fields on every listed page. The update can succeed in part: read `meta.updated` and
        `meta.failed`, not the status code. Pages are written one at a time, in the listed order. A page that cannot
        be updated is listed in `failed`; the code of an id that is not a live page of the site is `not_found`. A
        keyword write while keyword generation runs for the site is refused as a whole with 409, before anything is
        written. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("PATCH", f'/sites/{segment("site_id", site_id)}/pages', {}, body, options)

    async def lookup_page(self, *, url: str, **options: Unpack[CallOptions]) -> models.Data[models.PageLookup]:
        """Find a page by URL: `GET /pages/lookup`.

        The scheme, a leading `www.` of the host, and trailing slashes of the path are ignored. The query and the
        fragment are ignored too, except on pages that the site addresses by exactly this query. When several sites
        have the page, the most recently added site wins. Returns 404 `site_not_found` with `details: {domain}` when
        no site has the host, and 404 `page_not_found` with `details: {site_id, domain, path}` when no such site has
        the page. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", "/pages/lookup", {"url": url}, None, options)

    async def get_page(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PageDetail]:
        """Get a page: `GET /pages/{pageId}`.

        Includes the latest snapshot, the latest analysis, the active drafts, and how many links the page has and
        gets. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}', {}, None, options)

    async def update_page(
        self,
        page_id: int,
        body: models.UpdatePageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PageDetail]:
        """Update a page: `PATCH /pages/{pageId}`.

        Requires at least one field. Keywords are stored exactly as sent. Returns the page as of the update. After a
        keyword write, `opportunity_score` and `is_priority` may predate the site-wide recompute. While keyword
        generation runs for the site, keyword writes return 409. Writes of other fields are never blocked. Rate
        bucket: default. Scope: `content:write`.
        """
        return await self._call("PATCH", f'/pages/{segment("page_id", page_id)}', {}, body, options)

    async def list_page_links(self, page_id: int, **options: Unpack[CallOptions]) -> models.PageLinks:
        """List links of a page: `GET /pages/{pageId}/links`.

        Returns the links of the latest crawl in document order, at most 1,000, without pagination. A page that was
        never crawled has none. Each target is resolved per request among the pages of all sites of the organization.
        Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/links', {}, None, options)

    async def list_incoming_links(
        self,
        page_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CursorList[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`.

        The links of other pages of the site that lead to the page, also through redirects and other spellings, as
        the latest crawl of the site found them. In parts of whole linking pages: at least one, and no more once
        `limit` links are reached. A list that was begun before the latest crawl ended is read from its beginning
        again. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/incoming-links',
            {"cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def list_jobs(self, *, ids: str, **options: Unpack[CallOptions]) -> models.ListJobsResponse:
        """Get several jobs: `GET /jobs`.

        Entries are in the order of the request. An id that matches no job of the organization is returned as `{id,
        status: 'not_found'}`, which is terminal. Sleep for the largest non-null `retry_after_seconds`, then poll the
        ids that are not terminal. Rate bucket: jobs. Scope: `sites:read`.
        """
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
        """List the latest jobs: `GET /latest-jobs`.

        The analyses, crawls and generations of plans of the organization, newest first, whoever started them.
        Filters combine with AND. With a filter, one request looks at up to 1,000 jobs: a page may then have fewer
        than `limit`, or none, and `next_cursor` goes on behind them. Jobs that ended before this list existed are
        not in it; `GET /jobs/{jobId}` returns them. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            "/latest-jobs",
            {"status": status, "running": running, "type": type, "site_id": site_id, "cursor": cursor, "limit": limit},
            None,
            options,
        )

    async def get_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Get a job: `GET /jobs/{jobId}`.

        While the job is queued or processing, `retry_after_seconds` and the `Retry-After` header give the seconds to
        wait before the next poll. A `job_cr_` id identifies any crawl of the organization, including full-site
        crawls. Rate bucket: jobs. Scope: `sites:read`.
        """
        return await self._call("GET", f'/jobs/{segment("job_id", job_id)}', {}, None, options)

    async def cancel_job(self, job_id: str, **options: Unpack[CallOptions]) -> models.Data[models.Job]:
        """Cancel a job: `POST /jobs/{jobId}/cancel`.

        Returns the job as it is then: `failed`, of a crawl with the error `Crawl cancelled`. Cancelled work stores
        nothing afterwards: a crawl keeps what it had read, an analysis returns its unit of the allowance, a plan
        keeps the pages that it has. The site, or the page, is free for another job at once. Is idempotent:
        cancelling a cancelled job returns it again. Returns 409 `conflict` for a job that has ended by itself. Rate
        bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/jobs/{segment("job_id", job_id)}/cancel', {}, None, options)

    async def get_content(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Content]:
        """Get the current content of a page: `GET /pages/{pageId}/content`.

        Returns the latest content version, as Markdown and as a structured document. Send its `content_version_id`
        as the `base_version_id` of a later `POST`. For a page without a body, `content_version_id` is null,
        `markdown` is empty and `doc` is null. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/content', {}, None, options)

    async def post_content(
        self,
        page_id: int,
        body: models.PostContentBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.SavedContent]:
        """Replace the content of a page: `POST /pages/{pageId}/content`.

        Send exactly one of `markdown` and `doc`. `markdown` is stored and returned byte for byte. `doc` is stored,
        and its Markdown is derived from it. Planned pages are allowed. When the current version is a manual edit,
        the new content collapses into it: the response is 200 with `collapsed: true` and the same version id.
        Otherwise a new version with source `manual_edit` is created, and the response is 201. With
        `base_version_id`, the request returns 409 `conflict` (`details.reason` is `other_version`) unless that is
        the current version and no other request changes it concurrently; with `base_updated_at` as well, also when
        another edit collapsed into it since it was read. Without `base_version_id`, the last writer wins. A deployed
        stage accepts request bodies of up to 6 MB. A million characters fit as plain UTF-8, but may not fit when
        each character is escaped (`\\uXXXX`). A system that runs on one machine works on one body of more than
        100,000 characters at a time: while four of an organization wait, the next one is 429 `rate_limited` with
        `Retry-After`. To roll back, post the `body_markdown` of an older version with the current version as the
        base. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/content', {}, body, options)

    async def list_content_versions(
        self,
        page_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> models.PageList[models.LeanContentVersion]:
        """List content versions of a page: `GET /pages/{pageId}/content-versions`.

        Newest first. Version ids are not append-only: consecutive manual edits collapse into one version. Rate
        bucket: default. Scope: `sites:read`.
        """
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
        """Get a content version: `GET /pages/{pageId}/content-versions/{versionId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
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
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`.

        Newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/snapshots',
            {"page": page, "limit": limit},
            None,
            options,
        )

    async def get_snapshot(self, snapshot_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Snapshot]:
        """Get a crawl snapshot: `GET /snapshots/{snapshotId}`.

        Includes the body and the structured data. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/snapshots/{segment("snapshot_id", snapshot_id)}', {}, None, options)

    async def list_drafts(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[list[models.Draft]]:
        """List drafts of a page: `GET /pages/{pageId}/drafts`.

        Returns drafts of every status, ordered by field name, without pagination. Rate bucket: default. Scope:
        `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/drafts', {}, None, options)

    async def put_draft(
        self,
        page_id: int,
        field: models.DraftField,
        body: models.PutDraftBody,
        **options: Unpack[CallOptions],
    ) -> models.PutDraftResponse:
        """Set the draft of a field: `PUT /pages/{pageId}/drafts/{field}`.

        Creates a draft (201) or overwrites the active draft (200). Its status becomes `draft`. A new draft of
        `title`, `meta_description`, `h1` or `schema` takes its `original_value` from the latest snapshot. The value
        of `schema` is JSON-LD. A value that does not parse as JSON is rejected (`details.draft_value`). A value that
        breaks a rule is stored, and `validation` lists the errors. A blank value clears the field. Checks, brief and
        analysis do not read a draft of `primary_keyword` or `image_alt`. `PATCH /pages/{pageId}` sets the keyword.
        Rate bucket: default. Scope: `content:write`.
        """
        return await self._call(
            "PUT",
            f'/pages/{segment("page_id", page_id)}/drafts/{segment("field", field)}',
            {},
            body,
            options,
        )

    async def delete_draft(self, page_id: int, field: models.DraftField, **options: Unpack[CallOptions]) -> None:
        """Delete the draft of a field: `DELETE /pages/{pageId}/drafts/{field}`.

        Deletes a draft with status `pending` or `draft`. Drafts in any other status are kept. Returns 204 even when
        nothing was deleted. Rate bucket: default. Scope: `content:write`.
        """
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
        """Get the latest analysis of a page: `GET /pages/{pageId}/analysis`.

        Includes components and recommendations. Skipped runs are never returned. `data` is null when the page was
        never analyzed. `compare=prev` adds `comparison` and `comparison_note`. Rate bucket: default. Scope:
        `sites:read`.
        """
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
        """Start an analysis: `POST /pages/{pageId}/analyze`.

        Poll `GET /jobs/{jobId}`. Without `force`, the job ends as `skipped`, at no cost, when the content (title,
        meta description, schema, body, and keywords) has not changed since the latest analysis. Another `page_kind`
        or score curve is no change of the content; an analysis with failed components does not count, and runs
        again. The analysis grades the values that the checks and the brief show. For each field, an active draft
        takes precedence over the snapshot. The body is the newest content version, or the active `body` draft of a
        page without a version. Returns 400 `no_content` for a page whose text was not read (`reading.doubt` of
        `latest_snapshot` says why) and for which no client has written a body. A page that was read whole is always
        graded, however short. Uses one page audit of the monthly allowance. A homepage has one free audit without a
        subscription. Returns 429 `generation_cap_reached` when `force` requests the same content more than 25 times
        in a row. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/analyze', {}, body, options)

    async def analyze_pages(
        self,
        site_id: int,
        body: models.AnalyzePagesBody,
        **options: Unpack[CallOptions],
    ) -> models.AnalyzePagesResponse:
        """Start several analyses: `POST /sites/{siteId}/analyze`.

        Always returns 202, even when nothing was queued: read `meta.queued`. `filter: 'priority'` selects the site's
        priority pages. The allowance is checked again for each page, so a batch can be queued in part. A page is
        skipped with reason `error` when it could not be queued, when the request ran out of time, or when `force`
        has analyzed the same content too often. A skipped page uses no allowance. Retrying the request never charges
        twice: a page whose analysis is running is skipped with reason `analysis_in_progress`. Rate bucket: default.
        Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/analyze', {}, body, options)

    async def recrawl_page(
        self,
        page_id: int,
        body: models.RecrawlPageBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Trigger]:
        """Start a recrawl: `POST /pages/{pageId}/recrawl`.

        On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale`.
        Use `new_path` for a renamed slug. A document that is not the page itself (a shell that a script fills, a
        check for robots, a request for consent, a 'not found' page with status 200) changes neither: what was read
        before stays in force as a whole, and `result.not_read` of the job says why. `unread_snapshot` of the page
        has that document. When the live page returns a non-2xx status, including a redirect to another page, the job
        completes with `snapshot_id: null`. The job fails when the page does not respond, when a 2xx response is not
        HTML, or when robots.txt disallows the path. Recrawls obey robots.txt as crawls of a site do. Returns 409
        `crawl_in_progress` while any crawl of the site runs, including the crawl of a page that was just created.
        The message names the job to poll. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/recrawl', {}, body, options)

    async def get_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Rubric]:
        """Get the rubric of a site: `GET /sites/{siteId}/rubric`.

        Each site can have its own rubric: do not reuse it across sites. A score earns the grade of the first band
        whose `min` it reaches. `page_kinds` says which part of the rubric each kind of page is graded by. Names and
        descriptions of a rubric that are those of the product are in the language of the response; a rubric that is
        to be set again is read with `Accept-Language: en`. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    async def get_console_rubric(self, site_id: int, **options: Unpack[CallOptions]) -> models.ConsoleRubric:
        """Get the rubric of a site, and whether it is its own: `GET /console/sites/{siteId}/rubric`.

        Rate bucket: default.
        """
        return await self._call("GET", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, None, options)

    async def put_console_rubric(
        self,
        site_id: int,
        body: models.PutConsoleRubricBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleRubric:
        """Set the rubric of a site: `PUT /console/sites/{siteId}/rubric`.

        Takes what the GET returned, with other weights, labels or points. Components and criteria can be left out,
        and none can be added; weights are above 0 and sum to 1 within 0.001. Counts from the next analysis of a page
        on. `components: null` goes back to the rubric of the product. Rate bucket: default.
        """
        return await self._call("PUT", f'/console/sites/{segment("site_id", site_id)}/rubric', {}, body, options)

    async def get_checks(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Checks]:
        """Get checks of a page: `GET /pages/{pageId}/checks`.

        Fifteen checks that call no model and use no allowance. Fields are resolved as in an analysis. An active
        draft takes precedence over the snapshot; a blank draft falls back to the snapshot. The body is the newest
        content version, or the active `body` draft of a page without a version; without a version, the five checks
        of the body are `not_applicable`. The H1 is the first one in the body. An active `h1` draft stands in for it,
        or is added to a body without one, in the checks of the H1 as in an analysis; `sources.h1` names the draft
        then. For a page without a body `sources.h1` names the draft or the snapshot. Each defect is reported once,
        by the check that owns it. Checks that depend on it are `not_applicable`. Rate bucket: default. Scope:
        `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/checks', {}, None, options)

    async def recommend_from_checks(
        self,
        page_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CheckRecommendations]:
        """Recommend edits from checks: `POST /pages/{pageId}/checks/recommendations`.

        Recommends what to change for the checks that warn or fail. One model call per request. Uses no allowance and
        stores nothing. Returns 503 `engine_paused` while the preview engine is paused. Rate bucket: LLM. Scope:
        `content:write`.
        """
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
        """Start an analysis from checks: `POST /pages/{pageId}/checks/analyze`.

        Behaves as `POST /pages/{pageId}/analyze`, through the preview engine. Returns 503 `engine_paused` and queues
        nothing while that engine is paused. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/checks/analyze', {}, body, options)

    async def dismiss_recommendation(
        self,
        rec_id: int,
        body: models.DismissRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Dismiss a recommendation: `POST /recommendations/{recId}/dismiss`.

        Its points no longer count toward the estimated score. `content_excerpt` is always null. A dismissal outlives
        the next analysis. While the same criteria request the same edit of the same text, the recommendation that
        carries this one forward is dismissed too. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/dismiss', {}, body, options)

    async def resolve_recommendation(
        self,
        rec_id: int,
        body: models.ResolveRecommendationBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Resolve a recommendation: `POST /recommendations/{recId}/resolve`.

        Validates the content and marks the recommendation as applied when it is addressed. Uses no credits. Without
        `content`, a recommendation for the body is validated against its target blocks and the current document. Any
        other recommendation is validated against the active draft of its field, or against the latest snapshot when
        there is no draft. The content has to meet the criteria of the recommendation without lowering others. New
        links and images have to exist; where that cannot be found out, the content passes with `skipped: true`. When
        the content addresses the recommendation, the scores are recalculated. When it does not, the recommendation
        stays open, and the verdict is returned and stored in `verification`. When the validator fails or takes
        longer than 6 seconds, the content passes with `skipped: true`. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/resolve', {}, body, options)

    async def recheck_recommendation(
        self,
        rec_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ValidatedRecommendation]:
        """Recheck a recommendation: `POST /recommendations/{recId}/recheck`.

        Validates an applied recommendation again. Only stored content is read: content that was sent with an earlier
        resolve is not stored. The recommendation stays applied whatever the verdict. Only `verification` is
        rewritten, and the scores are recalculated from it. Content that the service applied is only scanned for
        placeholders. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/recommendations/{segment("rec_id", rec_id)}/recheck', {}, None, options)

    async def judge_recommendation(
        self,
        rec_id: int,
        body: models.JudgeRecommendationBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.ChangedRecommendation]:
        """Give the verdict on a recommendation: `POST /console/recommendations/{recId}/verdict`.

        A person's own verdict on whether the content does what was recommended. Nothing is validated, so
        `validation_scope` is null. An open recommendation that is addressed becomes applied, with a verdict that
        counts toward the verified score; one that is not stays open. Of an applied recommendation only the verdict
        changes. A dismissed one returns 409 `already_resolved`. Rate bucket: default.
        """
        return await self._call(
            "POST",
            f'/console/recommendations/{segment("rec_id", rec_id)}/verdict',
            {},
            body,
            options,
        )

    async def preview_grade(
        self,
        page_id: int,
        body: models.PreviewGradeBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PreviewGradeResponseData | None]:
        """Grade a text that is not stored: `POST /pages/{pageId}/preview-grade`.

        The scores of the page with this text, by rules, as changes of the latest analysis. Stores nothing, uses no
        allowance. `data` is null without an analysis. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/preview-grade', {}, body, options)

    async def get_brief(
        self,
        page_id: int,
        *,
        include: Literal["sheet"] | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Brief]:
        """Get the brief of a page: `GET /pages/{pageId}/brief`.

        Everything an editor needs to work on a page, in one response. Only the page itself is required (404). Every
        other section degrades independently, so inspect each one: a section that could not be read is null or empty.
        Fields are resolved as in the checks. An active draft takes precedence over the snapshot; a blank draft falls
        back to the value of the snapshot, with status `snapshot`. A field without a value has `value: null` and
        status `snapshot`. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Get the report of a page: `GET /pages/{pageId}/report`.

        Everything in the brief, with the same degradation, plus `comparison`, `comparison_note` and `serp`. A
        comparison that could not be read is null, with the note `analysis_incomplete`. Rate bucket: default. Scope:
        `sites:read`.
        """
        return await self._call(
            "GET",
            f'/pages/{segment("page_id", page_id)}/report',
            {"include": include},
            None,
            options,
        )

    async def record_report(
        self,
        site_id: int,
        body: models.RecordReportBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RecordedReport]:
        """Record the figures of a report: `POST /sites/{siteId}/report-figures`.

        Keeps them as those of the report of the day, in place of earlier ones of the same day, and returns those of
        the last report of a day before: what has changed since. The last 24 days are kept. Rate bucket: default.
        Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/report-figures', {}, body, options)

    async def create_shared_report(
        self,
        site_id: int,
        body: models.CreateSharedReportBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.CreatedSharedReport]:
        """Share a report by a link: `POST /sites/{siteId}/shared-reports`.

        Stores the document as it is sent, and returns the `path` at which whoever has it reads it without a key, for
        so many days or until it is revoked. The path is returned once. The document is a report as the console and
        the command line write it, without a script: at most 4 MB, with one picture at most, a logo. A site has 20
        shared reports at most. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/shared-reports', {}, body, options)

    async def list_shared_reports(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[list[models.SharedReport]]:
        """List shared reports: `GET /sites/{siteId}/shared-reports`.

        Those whose link works, newest first. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/shared-reports', {}, None, options)

    async def revoke_shared_report(self, site_id: int, report_id: str, **options: Unpack[CallOptions]) -> None:
        """Revoke a shared report: `DELETE /sites/{siteId}/shared-reports/{reportId}`.

        Its link no longer leads to it from then on. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call(
            "DELETE",
            f'/sites/{segment("site_id", site_id)}/shared-reports/{segment("report_id", report_id)}',
            {},
            None,
            options,
        )

    async def open_shared_report(self, token: str, **options: Unpack[CallOptions]) -> str:
        """Read a shared report: `GET /shared/{token}`.

        For browsers: the report as it was on the day it was shared. Counts against the limit per IP address.
        """
        return await self._call("GET", f'/shared/{segment("token", token)}', {}, None, options)

    async def get_keyword_metrics(
        self,
        *,
        keyword: str,
        location: int | None = None,
        language: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.KeywordMetrics]:
        """Get keyword metrics: `GET /keywords/metrics`.

        Reads a cache that all organizations share, and never fetches live data. Returns 404 `not_found` for a
        keyword that is not in the cache. Case and repeated spaces are ignored. Rate bucket: default. Scope:
        `sites:read`.
        """
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
        """List facts of a site: `GET /sites/{siteId}/facts`.

        Best first: verified facts, then by precedence of the source (manual, api, provider_business, schema_org,
        crawl; an edited fact ranks as manual), by kind, by number of citations, and by latest change. `search`
        matches any part of a value in `data`, case-insensitively. Dismissed facts are never returned. An unknown
        query parameter returns 400. `meta.total` counts the facts that match the filters. `meta.sheet_count` counts
        the facts of the whole site that are in the sheet. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Create facts: `POST /sites/{siteId}/facts`.

        Each entry is evaluated separately. An entry that cannot be stored is listed in `skipped` with its index in
        the request. The response is 201 even when nothing was stored. Only a body whose `facts` is not a list of 1
        to 100 entries is rejected as a whole (400). Skip reasons: - `invalid`: not an object, an unknown kind, key
        or field, or data that does not fit the kind - `low_rating`: a testimonial below 4 stars - `duplicate`: an
        earlier entry of the request is the same fact - `edited`: the stored fact was edited by a user - `dismissed`:
        the fact was found earlier with this data and then deleted - `lower_precedence`: the stored fact has other
        data and comes from a source with higher precedence - `unchanged`: already stored with the same data Two
        entries are the same fact when they match on: key (identity and contact), site (listing), quote and author
        (testimonial), label (stat), name, issuer and year (award), name and type (client), or name (person). Source
        precedence, highest first: manual, api, provider_business, schema_org, crawl. A fact that was found on the
        site and is then sent here becomes an `api` fact. One in the place of a dismissed fact is in `inserted`. Rate
        bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/facts', {}, body, options)

    async def update_fact(
        self,
        site_id: int,
        fact_id: str,
        body: models.UpdateFactBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Fact]:
        """Update a fact: `PATCH /sites/{siteId}/facts/{factId}`.

        `data` replaces the whole data and must fit the kind of the fact. `key` changes the key of an identity or
        contact fact, and is ignored for kinds without keys. The fact is then marked as edited: neither a crawl nor
        `POST` overwrites it. A stale fact becomes active again, and so does a dismissed one when the data is other
        than what was dismissed. Returns 409 `conflict` when the new data or key identifies another fact of the site
        (the message names it, unless that fact was dismissed). Rate bucket: default. Scope: `content:write`.
        """
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
        """Delete or dismiss a fact: `DELETE /sites/{siteId}/facts/{factId}`.

        A manual or api fact is deleted. A fact that was extracted (crawl, schema_org, provider_business) is
        dismissed: it is no longer returned, and neither a later crawl nor `POST` restores its value. `POST` or
        `PATCH` with another value makes it active again; when that is deleted, what was dismissed stays dismissed.
        Rate bucket: default. Scope: `content:write`.
        """
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
        """Edit, dismiss or restore a fact: `PATCH /console/sites/{siteId}/facts/{factId}`.

        With `data` (and `key`) the fact is edited: neither a crawl nor `POST /sites/{siteId}/facts` overwrites it,
        and one that collides is skipped as `edited`. With `dismissed: true` it is no longer returned, whatever its
        source, and neither a later crawl nor `POST` restores it; `dismissed: false` takes that back. Returns 409
        `conflict` when the new data or key identifies another fact of the site. Rate bucket: default.
        """
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
        """List dismissed facts: `GET /console/sites/{siteId}/dismissed-facts`.

        What a person dismissed, the latest first, so that it can be restored. No other operation returns it. Rate
        bucket: default.
        """
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
        """List content ideas: `GET /sites/{siteId}/ideas`.

        Best first, in the order of the playbook. `q` matches any part of the title or of a keyword,
        case-insensitively. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/ideas',
            {
                "status": status,
                "play": play,
                "topic": topic,
                "funnel": funnel,
                "change": change,
                "q": q,
                "page": page,
                "per_page": per_page,
            },
            None,
            options,
        )

    async def get_playbook(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Playbook | None]:
        """Get the latest playbook: `GET /sites/{siteId}/ideas/playbook`.

        `data` is null before the first successful run. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/playbook', {}, None, options)

    async def get_authority_map(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.AuthorityMap]:
        """Get the authority map of a site: `GET /sites/{siteId}/ideas/topics`.

        The topics that the site covers, and the distance of each topic from the core. Before a run has built the
        map, `core` is null and the lists are empty. Planned sites have no map. Rate bucket: default. Scope:
        `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/topics', {}, None, options)

    async def get_idea_run(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.IdeaRun | None]:
        """Get the latest ideas run: `GET /sites/{siteId}/ideas/run`.

        `data` is null before the first run. Polling every minute or two is enough. A run that stopped reporting
        reads `failed` with `stale: true`. Rate bucket: jobs. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/ideas/run', {}, None, options)

    async def refresh_ideas(
        self,
        site_id: int,
        body: models.RefreshIdeasBody | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.RefreshIdeasResponseData]:
        """Start an ideas run: `POST /sites/{siteId}/ideas/refresh`.

        Poll `GET /sites/{siteId}/ideas/run`. `update` keeps the open ideas; `rebuild` removes the open ideas that
        the new playbook leaves out. One run per site in 24 hours. A failed run counts neither toward that limit nor
        toward the monthly limit. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/ideas/refresh', {}, body, options)

    async def get_idea(
        self,
        site_id: int,
        idea_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.IdeaDetail]:
        """Get a content idea: `GET /sites/{siteId}/ideas/{ideaId}`.

        Returns the idea in any status. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Accept a content idea: `POST /sites/{siteId}/ideas/{ideaId}/accept`.

        `create` records the page that was created for the idea (`POST /sites/{siteId}/pages`). `optimize` adds the
        idea's keywords to the secondary keywords of its page, at most 10, and starts a forced analysis, which uses
        one page audit of the monthly allowance. When the analysis cannot start, the idea is still accepted. Rate
        bucket: default. Scope: `content:write`.
        """
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
        """Dismiss a content idea: `POST /sites/{siteId}/ideas/{ideaId}/dismiss`.

        Later runs do not suggest the idea's keywords again. Rate bucket: default. Scope: `content:write`.
        """
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
        """Reopen a dismissed content idea: `POST /sites/{siteId}/ideas/{ideaId}/reopen`.

        Undoes a dismissal: the idea is open again, and later runs may suggest its keywords again, except those of
        other dismissed ideas. Returns 409 `conflict` for an idea that is not dismissed, and while the site has 40
        open ideas. Rate bucket: default. Scope: `content:write`.
        """
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
        """Create a planned site: `POST /sites/plan`.

        The site has no URL until it goes live; its `domain` is its display name. A missing name or location is
        derived from the brief by one model call, which counts against the LLM bucket. An unclear location becomes
        the United States. A country code alone, or a country name alone, counts as a location, and the brief never
        replaces it. Returns 402 for an organization without a subscription that already has a site, and for one that
        has as many sites as its plan says. Rate bucket: LLM when the request calls a model, otherwise default.
        Scope: `content:write`.
        """
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
        """Generate the plan of a site: `POST /sites/{siteId}/plan/generate`.

        Generates planned pages from the brief, in its language: a page for each offering, place, competitor and wish
        that it names, and the legal pages of the country. What the brief does not say is in `open_questions`.
        Idempotent: existing planned pages are returned as they are, without a model call. A `brief` replaces the
        stored brief. With `regenerate: true`, planned pages without a content version and without a draft are
        deleted and generated again. Other planned pages are kept. Takes 10 to 30 seconds when a language model plans
        the pages. With the header `Prefer: respond-async` the response is 202 with a job to poll: the model has more
        time, and the pages are in `GET /sites/{siteId}/plan` when the job is completed. A plan that has pages keeps
        them when the job fails. Returns 409 `conflict` for a live site, where a language model fails at a plan that
        was to replace existing pages, and for a job while another one generates the plan (`details.job_id`). Rate
        bucket: LLM. Scope: `content:write`.
        """
        return await self._call(
            "POST",
            f'/sites/{segment("site_id", site_id)}/plan/generate',
            {},
            body,
            options,
            respond_async,
        )

    async def get_plan(self, site_id: int, **options: Unpack[CallOptions]) -> models.Data[models.PlanStatus]:
        """Get the plan of a site: `GET /sites/{siteId}/plan`.

        Returns the planned pages and the progress of their keywords. Poll it while `keywords_running` is true. A
        page that a crawl has found is live and no longer in the plan. A site that was never planned has an empty
        plan. Rate bucket: jobs. Scope: `sites:read`.
        """
        return await self._call("GET", f'/sites/{segment("site_id", site_id)}/plan', {}, None, options)

    async def create_plan_page(
        self,
        site_id: int,
        body: models.CreatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Create a planned page: `POST /sites/{siteId}/plan/pages`.

        The slug is normalized (`About Us` becomes `about-us`, `home` is the homepage) and made unique with a number.
        Without a slug, it is derived from the name. The page has no URL until a crawl of the live site finds a page
        at its path. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/pages', {}, body, options)

    async def update_plan_page(
        self,
        site_id: int,
        page_id: int,
        body: models.UpdatePlanPageBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.PlannedPage]:
        """Update a planned page: `PATCH /sites/{siteId}/plan/pages/{pageId}`.

        Requires at least one field. A new name does not change the slug. Returns 404 once a crawl has found the
        page, because it is live then. Rate bucket: default. Scope: `content:write`.
        """
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
        """Delete a planned page: `DELETE /sites/{siteId}/plan/pages/{pageId}`.

        The page then returns 404, its drafts no longer count, and its slug is free. Rate bucket: default. Scope:
        `content:write`.
        """
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
        """Start keyword assignment for a plan: `POST /sites/{siteId}/plan/keywords`.

        Assigns a primary keyword to every planned page that has none. Uses one credit per page that receives a
        keyword. Pages that no visitor searches for (`needs_keyword: false`) get none, and have not failed; a page
        whose name does not say what it is about gets none and has. While it runs, keyword writes of the site return
        409 `keyword_generation_in_progress`, and a second request queues nothing (`already_running: true`). Poll the
        plan until `keywords_running` is false. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/plan/keywords', {}, None, options)

    async def go_live(
        self,
        site_id: int,
        body: models.GoLiveBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.GoneLive]:
        """Take a planned site live: `POST /sites/{siteId}/go-live`.

        Sets the domain and starts the crawl `job_cr_{crawl_id}`. A scheme, a path and anything after it are removed
        from `domain`; a plain name is rejected. The crawl requests the path of every planned page, whether or not a
        link leads to it, within its page limit and where robots.txt allows it. Planned pages that are found at their
        path become live. The others stay planned. On a site that serves a page at every path, only pages that a link
        or a sitemap names become live. Returns 409 `conflict` when the site is already live or a crawl is running.
        Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("POST", f'/sites/{segment("site_id", site_id)}/go-live', {}, body, options)

    async def get_opportunities(
        self,
        site_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Opportunities]:
        """Get the opportunities of a site: `GET /sites/{siteId}/opportunities`.

        Ranks the graded pages with a keyword by demand (monthly searches, impressions) and ease (keyword difficulty,
        possible content gain), best first. Never triggers a computation of grades or keywords. Cached for about 60
        seconds per site; the `X-Cache` header is `HIT` or `MISS`. Search figures cover the 28 days that ended two
        days ago. They are null without search-console data. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Get search performance of a site: `GET /sites/{siteId}/performance`.

        Live request to Search Console. Returns one row per URL that it reports on the canonical host (with or
        without `www.`), ordered by clicks, then by impressions. At most 1,000 rows. With `group_by=page`, the
        variants of a URL are combined before the row limit is applied. `totals` are undimensioned, for the whole
        property. A provider failure is reported as `gsc_status: unavailable`, never as an error. Rate bucket:
        default. Scope: `sites:read`.
        """
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
        """Get search queries of a page: `GET /pages/{pageId}/queries`.

        Live request to Search Console. Returns the 50 queries with the most clicks for the exact URL of the page:
        its `gsc_url`, or its `url` when that is null. A provider failure is reported as `gsc_status: unavailable`,
        never as an error. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Get daily search performance of a page: `GET /pages/{pageId}/performance`.

        Live request to Search Console for the exact URL of the page: its `gsc_url`, or its `url` when that is null.
        Days without data are omitted. `totals` cover the days shown. A provider failure is reported as `gsc_status:
        unavailable`, never as an error. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Start an outline: `POST /pages/{pageId}/outline`.

        Generates an outline for `primary_keyword`, or for the primary keyword, the name or the title of the page
        when `primary_keyword` is omitted. Returns 400 `invalid_request` when the page has none of them. Planned
        pages are allowed. Poll `GET /pages/{pageId}/outline` until the status is `completed` or `failed`. Earlier
        outlines are kept, but only the latest one is returned. Returns 409 `conflict` while an outline of the page
        is being generated. Rate bucket: LLM. Scope: `content:write`.
        """
        return await self._call("POST", f'/pages/{segment("page_id", page_id)}/outline', {}, body, options)

    async def get_outline(self, page_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Outline]:
        """Get the latest outline of a page: `GET /pages/{pageId}/outline`.

        Returns the outline in any status, or 404 when the page never had one. Poll it after `POST`. The service
        never writes an outline into the body. Post content with the headings of the sections: each such section then
        has a `node_id`. `serp_snapshot` is null without search results. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/pages/{segment("page_id", page_id)}/outline', {}, None, options)

    async def update_outline_section(
        self,
        page_id: int,
        key: str,
        body: models.UpdateOutlineSectionBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Outline]:
        """Update a section of the latest outline: `PATCH /pages/{pageId}/outline/sections/{key}`.

        Accepts, rejects or revises the section. Send exactly one of `status` and `revised_heading`. A revised
        heading sets the status to `revised`, and is kept when the section is accepted or rejected later. Every
        decision can be reversed. Returns 409 `conflict` unless the outline is completed. Rate bucket: default.
        Scope: `content:write`.
        """
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
        """List webhooks: `GET /webhooks`.

        The webhooks of the organization, oldest first. Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", "/webhooks", {"page": page, "limit": limit}, None, options)

    async def create_webhook(
        self,
        body: models.CreateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Create a webhook: `POST /webhooks`.

        The service posts the events of the organization to `url`, signed by Standard Webhooks. `secret` is the key
        of the signatures. It is shown here and after a rotation, and not again; a repeat with the same
        `Idempotency-Key` returns 409 `conflict`. Events that happen within the first five seconds may not be sent.
        An organization has at most 20 webhooks; another one returns 409 `conflict`. Rate bucket: default. Scope:
        `content:write`.
        """
        return await self._call("POST", "/webhooks", {}, body, options)

    async def get_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> models.Data[models.Webhook]:
        """Get a webhook: `GET /webhooks/{webhookId}`.

        Rate bucket: default. Scope: `sites:read`.
        """
        return await self._call("GET", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    async def update_webhook(
        self,
        webhook_id: int,
        body: models.UpdateWebhookBody,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.Webhook]:
        """Update a webhook: `PATCH /webhooks/{webhookId}`.

        Changes the fields that are given. A disabled webhook gets no new events; enabling it sends what still waited
        when it was disabled. A change of `url` is also that of deliveries that wait for their next attempt. Changes
        take effect within five seconds. Rate bucket: default. Scope: `content:write`.
        """
        return await self._call("PATCH", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, body, options)

    async def delete_webhook(self, webhook_id: int, **options: Unpack[CallOptions]) -> None:
        """Delete a webhook: `DELETE /webhooks/{webhookId}`.

        What waits for delivery is not sent. An attempt that is under way may still arrive. Rate bucket: default.
        Scope: `content:write`.
        """
        return await self._call("DELETE", f'/webhooks/{segment("webhook_id", webhook_id)}', {}, None, options)

    async def test_webhook(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookDelivery]:
        """Send a test event: `POST /webhooks/{webhookId}/test`.

        Sends an event of type `webhook.test`, whatever events the webhook is subscribed to. It is signed, repeated
        and listed as every other delivery. Returns 409 `conflict` for a disabled webhook. Rate bucket: default.
        Scope: `content:write`.
        """
        return await self._call("POST", f'/webhooks/{segment("webhook_id", webhook_id)}/test', {}, None, options)

    async def rotate_webhook_secret(
        self,
        webhook_id: int,
        **options: Unpack[CallOptions],
    ) -> models.Data[models.WebhookWithSecret]:
        """Rotate the secret of a webhook: `POST /webhooks/{webhookId}/secret/rotate`.

        Returns a new secret, which is not shown again. For 24 hours deliveries are signed with both, so that the
        receiver can change over without losing one. A second rotation within that time ends the first secret at
        once. Rate bucket: default. Scope: `content:write`.
        """
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
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`.

        Newest first, with every attempt. Deliveries are kept for 30 days. Rate bucket: default. Scope: `sites:read`.
        """
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
        """Send a delivery again: `POST /webhooks/{webhookId}/deliveries/{deliveryId}/retry`.

        Attempts the delivery now, whatever became of it, with the same `webhook-id` and the same payload. If it
        fails, the plan of attempts begins again. Returns 409 `conflict` for a disabled webhook. Rate bucket:
        default. Scope: `content:write`.
        """
        return await self._call(
            "POST",
            f'/webhooks/{segment("webhook_id", webhook_id)}/deliveries/{segment("delivery_id", delivery_id)}/retry',
            {},
            None,
            options,
        )

    async def get_sign_in_method(self, **options: Unpack[CallOptions]) -> models.SignInMethod:
        """Get how people sign in: `GET /console/sign-in-method`.

        `oidc` where the operator has configured an identity provider: `/v1/console/sign-in` leads there. Else
        `link`. A one-time link works in both cases. Counts against the limit per IP address.
        """
        return await self._call("GET", "/console/sign-in-method", {}, None, options)

    async def create_console_session(
        self,
        body: models.CreateConsoleSessionBody,
        **options: Unpack[CallOptions],
    ) -> models.ConsoleSession:
        """Sign in with a one-time link: `POST /console/session`.

        Takes the token of a link that the operator made (`npm run admin -- console link`), which works once and for
        10 minutes. Sets the cookie of the session: HttpOnly, SameSite=Strict. Requires the header `x-console: 1`
        and, where the browser sends them, `Origin` and `Sec-Fetch-Site` of the same origin (403 otherwise). Counts
        against the limit per IP address.
        """
        return await self._call("POST", "/console/session", {}, body, options)

    async def get_console_session(self, **options: Unpack[CallOptions]) -> models.ConsoleSession:
        """Get the session of the request: `GET /console/session`.

        Rate bucket: default.
        """
        return await self._call("GET", "/console/session", {}, None, options)

    async def delete_console_session(self, **options: Unpack[CallOptions]) -> None:
        """Sign out: `DELETE /console/session`.

        Ends the session wherever its cookie is used, and removes the cookie. Rate bucket: default.
        """
        return await self._call("DELETE", "/console/session", {}, None, options)

    async def list_console_keys(self, **options: Unpack[CallOptions]) -> models.Data[list[models.ConsoleKey]]:
        """List API keys: `GET /console/keys`.

        All keys of the organization, the newest first, with revoked and expired ones. Rate bucket: default.
        """
        return await self._call("GET", "/console/keys", {}, None, options)

    async def create_console_key(
        self,
        body: models.CreateConsoleKeyBody,
        **options: Unpack[CallOptions],
    ) -> models.CreatedConsoleKey:
        """Create an API key: `POST /console/keys`.

        The key has all scopes and belongs to the person who creates it. The response holds the key; it can be
        revealed again later. A repeat with the same `Idempotency-Key` returns 409 `conflict`: the key is in the
        list. An organization has at most 50 active keys, revoked and expired ones not counted; another one returns
        409 `conflict`. Rate bucket: default.
        """
        return await self._call("POST", "/console/keys", {}, body, options)

    async def reveal_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> models.RevealedConsoleKey:
        """Reveal an API key: `POST /console/keys/{keyId}/reveal`.

        Rate bucket: default.
        """
        return await self._call("POST", f'/console/keys/{segment("key_id", key_id)}/reveal', {}, None, options)

    async def revoke_console_key(self, key_id: int, **options: Unpack[CallOptions]) -> None:
        """Revoke an API key: `DELETE /console/keys/{keyId}`.

        At once and for good. The key stays in the list with the time of its first revocation. Rate bucket: default.
        """
        return await self._call("DELETE", f'/console/keys/{segment("key_id", key_id)}', {}, None, options)

    async def export_site(
        self,
        site_id: int,
        what: models.ExportSiteWhat,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        page_ids: str | None = None,
        **options: Unpack[CallOptions],
    ) -> str:
        """Export rows of a site: `GET /sites/{siteId}/export/{what}`.

        All rows of one kind, in parts, as JSON lines (`application/jsonl`, the default) or CSV (`text/csv`),
        whichever `Accept` prefers. While there is more, the header `Link` has the address of the next part with
        `rel='next'`. Follow it as it is; a part may be empty. The order is that of ids, and does not change while
        the site does: a row that is there all the time is exported once. Exports of `pages`, `recommendations`,
        `links` and `content` go through the pages that the site had at the beginning, and can be read for a day;
        those of `issues` and `incoming-links` until a later crawl replaces them. `content` has the body of each page
        as Markdown. Where the `content_revision` of a page in `pages` is what it was, so is its body: read those
        that changed by `page_ids`. CSV is UTF-8 with CRLF (RFC 4180), and a header row on the first part alone. Null
        is an empty cell, an empty text is `''`, a list or an object is JSON. No spreadsheet runs a text as a
        formula, whether its separator is `,`, `;` or a tab. In a text, a `'` stands before each of `= + - @ ＝ ＋ － ＠`
        that begins the text, or that stands behind a `,`, a `;`, a tab or a line break in it; white space, control
        characters and quotes between do not count. To read the text, remove the `'` before each sign that stands so.
        JSON has `\\u003d` and so on instead, and needs no such step; numbers stay numbers. The columns of a CSV, and
        the fields of an object, in this order (the schemas `ExportedPage` and so on have their types): - `pages`:
        `id`, `site_id`, `url`, `path`, `title`, `meta_description`, `h1`, `name`, `purpose`, `planned`,
        `primary_keyword`, `secondary_keywords`, `is_priority`, `opportunity_score`, `page_kind`, `discovered_via`,
        `gsc_url`, `gsc_indexed`, `word_count`, `status_code`, `snapshot_created_at`, `analysis_id`, `overall_score`,
        `overall_grade`, `score_source`, `content_stale`, `last_analyzed_at`, `open_recommendation_count`,
        `draft_count`, `created_at`, `updated_at`, `reading_share`, `reading_confidence`, `reading_doubt`,
        `presence`, `incoming_links`, `linking_pages`, `outgoing_links`, `external_links`, `content_version_id`,
        `content_revision`, `draft_title`, `draft_meta_description`, `component_scores` - `recommendations`: `id`,
        `site_id`, `page_id`, `analysis_id`, `title`, `description`, `why_it_matters`, `impact`, `point_value`,
        `status`, `source`, `source_components`, `operation`, `target_field`, `target_node_ids`, `after_node_id`,
        `insertion_point`, `same_on_pages`, `rubric_criteria`, `proposed_text`, `effort`, `worded_by`,
        `resolution_method`, `resolved_at`, `dismissal_rationale`, `addressed`, `verification_reasoning`,
        `sort_order`, `carried_from_recommendation_id`, `created_at`, `updated_at` - `issues`: `issue_id`, `family`,
        `severity`, `title`, `url`, `page_id`, `evidence`, `related_urls` - `links`: `page_id`, `page_url`, `id`,
        `href`, `anchor_text`, `context`, `location`, `position`, `target_page_id`, `target_path` - `incoming-links`:
        `page_id`, `page_url`, `source_page_id`, `source_url`, `source_title`, `id`, `href`, `anchor_text`,
        `context`, `location`, `position`, `rel`, `nofollow` - `facts`: `id`, `kind`, `key`, `data`, `source`,
        `source_url`, `verified`, `status`, `citation_count`, `last_verified_at`, `in_sheet`, `created_at`,
        `updated_at` - `ideas`: `id`, `title`, `description`, `status`, `action`, `change`, `primary_keyword`,
        `secondary_keywords`, `volume`, `difficulty`, `cpc`, `page_type`, `funnel_stage`, `why`, `worded_by`,
        `caveats`, `page_id`, `page_path`, `proposed_path`, `play_id`, `play_name`, `topic_id`, `topic_name`,
        `score`, `created_at`, `status_changed_at` - `content`: `page_id`, `page_url`, `content_version_id`,
        `source`, `word_count`, `updated_at`, `markdown` `ideas` is a 404 for a key without preview access. Rate
        bucket: default. Scope: `sites:read`.
        """
        return await self._call(
            "GET",
            f'/sites/{segment("site_id", site_id)}/export/{segment("what", what)}',
            {"cursor": cursor, "limit": limit, "page_ids": page_ids},
            None,
            options,
        )

    async def get_usage(self, *, month: str | None = None, **options: Unpack[CallOptions]) -> models.Data[models.Usage]:
        """Get the usage of a month: `GET /usage`.

        What the organization of the key used in a calendar month (UTC): of its allowances, requests, and what calls
        of models and of keyword data cost, for the whole organization and for the 100 sites that cost most. A call
        is counted once it was paid for, also of work that failed afterwards. Rate bucket: default. Scope:
        `sites:read`.
        """
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
        """List sites: `GET /sites`."""
        return self._items("/sites", {"limit": limit}, options)

    def list_crawls(
        self,
        site_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Crawl]:
        """List the crawls of a site: `GET /sites/{siteId}/crawls`."""
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
        """List the URLs of a crawl: `GET /sites/{siteId}/crawls/{crawlId}/urls`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/crawls/{segment("crawl_id", crawl_id)}/urls',
            {"outcome": outcome, "reason": reason, "limit": limit},
            options,
        )

    def list_issue_pages(
        self,
        site_id: int,
        issue_id: models.ListIssuePagesIssueId,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.PageOfIssue]:
        """List the pages that have an issue: `GET /sites/{siteId}/issues/{issueId}/pages`."""
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
        """List what changed on a site: `GET /sites/{siteId}/changes`."""
        return self._items(f'/sites/{segment("site_id", site_id)}/changes', {"since": since, "limit": limit}, options)

    def list_linked_pages(
        self,
        site_id: int,
        *,
        clicks: int | None = None,
        only: Literal["orphans", "unreached"] | None = None,
        sort: Literal["most_linked", "least_linked", "most_links", "farthest"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.PlacedPage]:
        """List pages by their links: `GET /sites/{siteId}/linked-pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/linked-pages',
            {"clicks": clicks, "only": only, "sort": sort, "limit": limit},
            options,
        )

    def list_pages(
        self,
        site_id: int,
        *,
        search: str | None = None,
        search_titles: bool | None = None,
        is_priority: bool | None = None,
        has_keyword: bool | None = None,
        has_draft: bool | None = None,
        has_recommendations: bool | None = None,
        grade: models.Grade | None = None,
        max_grade: models.Grade | None = None,
        min_grade: models.Grade | None = None,
        min_score: float | None = None,
        max_score: float | None = None,
        presence: models.PagePresence | None = None,
        sort: models.ListPagesSort | None = None,
        direction: Literal["asc", "desc"] | None = None,
        include: Literal["grades"] | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.PageSummary]:
        """List pages: `GET /sites/{siteId}/pages`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/pages',
            {
                "search": search,
                "search_titles": search_titles,
                "is_priority": is_priority,
                "has_keyword": has_keyword,
                "has_draft": has_draft,
                "has_recommendations": has_recommendations,
                "grade": grade,
                "max_grade": max_grade,
                "min_grade": min_grade,
                "min_score": min_score,
                "max_score": max_score,
                "presence": presence,
                "sort": sort,
                "direction": direction,
                "include": include,
                "limit": limit,
            },
            options,
        )

    def list_incoming_links(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.IncomingLink]:
        """List links to a page: `GET /pages/{pageId}/incoming-links`."""
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
        """List the latest jobs: `GET /latest-jobs`."""
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
        """List content versions of a page: `GET /pages/{pageId}/content-versions`."""
        return self._items(f'/pages/{segment("page_id", page_id)}/content-versions', {"limit": limit}, options)

    def list_snapshots(
        self,
        page_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.LeanSnapshot]:
        """List crawl snapshots of a page: `GET /pages/{pageId}/snapshots`."""
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
        """List content ideas: `GET /sites/{siteId}/ideas`."""
        return self._items(
            f'/sites/{segment("site_id", site_id)}/ideas',
            {
                "status": status,
                "play": play,
                "topic": topic,
                "funnel": funnel,
                "change": change,
                "q": q,
                "per_page": per_page,
            },
            options,
        )

    def list_webhooks(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Webhook]:
        """List webhooks: `GET /webhooks`."""
        return self._items("/webhooks", {"limit": limit}, options)

    def list_webhook_deliveries(
        self,
        webhook_id: int,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.WebhookDelivery]:
        """List the deliveries of a webhook: `GET /webhooks/{webhookId}/deliveries`."""
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
