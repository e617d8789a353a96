// Generated from openapi.yaml by `npm run generate`; the document has the digest 5c68bd079606ba89bd885a78b8e60607804d7af8ffa124abef40d130182c1a4e.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service is up
         * @description Counts against the limit per IP address.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI description of the API
         * @description Counts against the limit per IP address.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API key of the request
         * @description Any valid key may call this operation, whatever its scopes. A session of the console has the prefix `session`.
         *
         *     Rate bucket: default.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites
         * @description Newest first.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Add a site
         * @description Queues the setup job: page discovery, search-console enrichment and a crawl. Poll `GET /sites/{siteId}` until `background_status` is null: the keywords, and then the analyses, of the scopes have ended by then. Until then its crawl runs. The plan says how many sites an organization may have at a time: 1 (`none`), 25 (`starter`), 250 (`pro`). Another one returns 402. An organization without a subscription has one free site-run. For that run, wider scopes are reduced, not rejected: keywords `all` becomes `top`; analysis `top` and `all` become `homepage`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a site
         * @description Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        /**
         * Delete a site
         * @description For good: the site returns 404 at once; within minutes its jobs are cancelled, and its pages and all that it has are deleted. To keep it and hide it, set `archived`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        /**
         * Rename or archive a site
         * @description Changes the fields that are given. An archived site keeps all that it has, and still counts as one; its schedule is switched off.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updateSite"];
        trace?: never;
    };
    "/sites/{siteId}/crawl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crawl a site
         * @description Reads the pages of the site again, and those that are new. Poll the job, whose `progress` counts the pages, or cancel it. Requires an active subscription. Returns 400 `no_content` for a planned site, which has no domain yet, and 409 `crawl_in_progress` while any crawl of the site runs; the message names the job. In `include` and `exclude`, `*` stands for any characters of one segment of the path, `**` for any characters, `?` for one character. Case and a slash at the end do not count. The start page is read in any case. Pages that are left out stay as the last crawl read them.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["startCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/crawls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the crawls of a site
         * @description The crawls of the whole site, newest first. Recrawls of single pages are not among them.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listCrawls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/crawls/{crawlId}/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the URLs of a crawl
         * @description Every URL of the site that the crawl met, in the order in which it met them, with what came of it, also while it runs. URLs that were not requested (robots.txt, `include` and `exclude`, limits, files) are listed up to 5,000. Kept for 90 days.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listCrawledUrls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Crawl a site at regular times
         * @description The first crawl comes when the hour comes next; its day of the week or of the month is that of all others. A month without such a day has its crawl on its last day. Setting the same interval and hour again changes no date. The site itself shows `next_run`, and what became of the latest run. A run is skipped, and says why, while another crawl of the site runs, and while the organization has no active subscription; the next one comes as usual. Runs that were missed are not made up for. After the crawl `analyse` analyzes `all` pages, or those that are `changed` since their latest analysis, or have none. Each analysis takes a page audit of the allowance, unless it finds no change. Pages that the crawl could not really read are left out. Requires an active subscription, unless it is switched off. Returns 400 `no_content` for a planned site, which has no domain yet.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        put: operations["setSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues of a site
         * @description Every type of issue that a URL of the site has, or had after the crawl before, errors first. Computed at the end of each crawl of the whole site.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listSiteIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/issues/{issueId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages that have an issue
         * @description The URLs of the site that have this issue, with evidence. A list that was begun before the latest crawl ended is read from its beginning again.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listIssuePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/issues/{issueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore an issue of a site
         * @description With a reason the issue is marked as ignored, also after later crawls; null takes that back.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updateSiteIssue"];
        trace?: never;
    };
    "/sites/{siteId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changed on a site
         * @description What each crawl of the whole site found to be different from the crawl before, oldest first: pages that appeared, vanished, moved, changed title, status, canonical URL, index directive or word count, and grades that rose or fell. A page that a crawl did not come to is not compared. Kept for 90 days.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listSiteChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/linked-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages by their links
         * @description How the pages that the latest crawl of the site read are linked. `orphans`: no page links to it; `unreached`: no links lead there from the home page.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listLinkedPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description Priority pages come first, whatever the sort. Pages without a value for the sort key come last in both directions. Equal values are ordered by id. Strings are ordered by Unicode code point. Filters combine with AND. `search` matches any part of the URL or the path. `min_score` and `max_score` exclude pages without an opportunity score. The worst pages: `sort=overall_score`, and `max_grade` for those that need work. `sort=status` is by `status_code`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description The path is normalized: lower case, a leading slash, and a trailing slash unless the path looks like a file. The query and the fragment are removed. With `crawl: true` the page is crawled at once: the response is 202 with a job, and its `page_id` is usable immediately. This needs an active subscription (402). It does not wait for a running crawl of the site. Recrawls of the site's pages return 409 until it ends. Returns 409 `conflict` with `details.page_id` when a page, planned or not, already exists at the path.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update several pages
         * @description Sets the same fields on every listed page. The update can succeed in part: read `meta.updated` and `meta.failed`, not the status code. Pages are written one at a time, in the listed order. A page that cannot be updated is listed in `failed`; the code of an id that is not a live page of the site is `not_found`. A keyword write while keyword generation runs for the site is refused as a whole with 409, before anything is written.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updatePages"];
        trace?: never;
    };
    "/pages/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a page by URL
         * @description The scheme, a leading `www.` of the host, and trailing slashes of the path are ignored. The query and the fragment are ignored too, except on pages that the site addresses by exactly this query. When several sites have the page, the most recently added site wins. Returns 404 `site_not_found` with `details: {domain}` when no site has the host, and 404 `page_not_found` with `details: {site_id, domain, path}` when no such site has the page.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["lookupPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page
         * @description Includes the latest snapshot, the latest analysis, the active drafts, and how many links the page has and gets.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a page
         * @description Requires at least one field. Keywords are stored exactly as sent. Returns the page as of the update. After a keyword write, `opportunity_score` and `is_priority` may predate the site-wide recompute. While keyword generation runs for the site, keyword writes return 409. Writes of other fields are never blocked.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updatePage"];
        trace?: never;
    };
    "/pages/{pageId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links of a page
         * @description Returns the links of the latest crawl in document order, at most 1,000, without pagination. A page that was never crawled has none. Each target is resolved per request among the pages of all sites of the organization.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listPageLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/incoming-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links to a page
         * @description The links of other pages of the site that lead to the page, also through redirects and other spellings, as the latest crawl of the site found them. In parts of whole linking pages: at least one, and no more once `limit` links are reached. A list that was begun before the latest crawl ended is read from its beginning again.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listIncomingLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get several jobs
         * @description Entries are in the order of the request. An id that matches no job of the organization is returned as `{id, status: "not_found"}`, which is terminal. Sleep for the largest non-null `retry_after_seconds`, then poll the ids that are not terminal.
         *
         *     Rate bucket: jobs. Scope: `sites:read`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latest-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest jobs
         * @description The analyses, crawls and generations of plans of the organization, newest first, whoever started them. Filters combine with AND. With a filter, one request looks at up to 1,000 jobs: a page may then have fewer than `limit`, or none, and `next_cursor` goes on behind them. Jobs that ended before this list existed are not in it; `GET /jobs/{jobId}` returns them.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listLatestJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description While the job is queued or processing, `retry_after_seconds` and the `Retry-After` header give the seconds to wait before the next poll. A `job_cr_` id identifies any crawl of the organization, including full-site crawls.
         *
         *     Rate bucket: jobs. Scope: `sites:read`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Returns the job as it is then: `failed`, of a crawl with the error `Crawl cancelled`. Cancelled work stores nothing afterwards: a crawl keeps what it had read, an analysis returns its unit of the allowance, a plan keeps the pages that it has. The site, or the page, is free for another job at once. Is idempotent: cancelling a cancelled job returns it again. Returns 409 `conflict` for a job that has ended by itself.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current content of a page
         * @description Returns the latest content version, as Markdown and as a structured document. Send its `content_version_id` as the `base_version_id` of a later `POST`. For a page without a body, `content_version_id` is null, `markdown` is empty and `doc` is null.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getContent"];
        put?: never;
        /**
         * Replace the content of a page
         * @description Send exactly one of `markdown` and `doc`. `markdown` is stored and returned byte for byte. `doc` is stored, and its Markdown is derived from it. Planned pages are allowed. When the current version is a manual edit, the new content collapses into it: the response is 200 with `collapsed: true` and the same version id. Otherwise a new version with source `manual_edit` is created, and the response is 201. With `base_version_id`, the request returns 409 `conflict` (`details.reason` is `other_version`) unless that is the current version and no other request changes it concurrently; with `base_updated_at` as well, also when another edit collapsed into it since it was read. Without `base_version_id`, the last writer wins. A deployed stage accepts request bodies of up to 6 MB. A million characters fit as plain UTF-8, but may not fit when each character is escaped (`\uXXXX`). A system that runs on one machine works on one body of more than 100,000 characters at a time: while four of an organization wait, the next one is 429 `rate_limited` with `Retry-After`. To roll back, post the `body_markdown` of an older version with the current version as the base.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["postContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/content-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content versions of a page
         * @description Newest first. Version ids are not append-only: consecutive manual edits collapse into one version.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/content-versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a content version
         * @description Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crawl snapshots of a page
         * @description Newest first.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a crawl snapshot
         * @description Includes the body and the structured data.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drafts of a page
         * @description Returns drafts of every status, ordered by field name, without pagination.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/drafts/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the draft of a field
         * @description Creates a draft (201) or overwrites the active draft (200). Its status becomes `draft`. A new draft of `title`, `meta_description`, `h1` or `schema` takes its `original_value` from the latest snapshot. The value of `schema` is JSON-LD. A value that does not parse as JSON is rejected (`details.draft_value`). A value that breaks a rule is stored, and `validation` lists the errors. A blank value clears the field. Checks, brief and analysis do not read a draft of `primary_keyword` or `image_alt`. `PATCH /pages/{pageId}` sets the keyword.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        put: operations["putDraft"];
        post?: never;
        /**
         * Delete the draft of a field
         * @description Deletes a draft with status `pending` or `draft`. Drafts in any other status are kept. Returns 204 even when nothing was deleted.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest analysis of a page
         * @description Includes components and recommendations. Skipped runs are never returned. `data` is null when the page was never analyzed. `compare=prev` adds `comparison` and `comparison_note`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an analysis
         * @description Poll `GET /jobs/{jobId}`. Without `force`, the job ends as `skipped`, at no cost, when the content (title, meta description, schema, body, and keywords) has not changed since the latest analysis. Another `page_kind` or score curve is no change of the content; an analysis with failed components does not count, and runs again. The analysis grades the values that the checks and the brief show. For each field, an active draft takes precedence over the snapshot. The body is the newest content version, or the active `body` draft of a page without a version. Returns 400 `no_content` for a page whose text was not read (`reading.doubt` of `latest_snapshot` says why) and for which no client has written a body. A page that was read whole is always graded, however short. Uses one page audit of the monthly allowance. A homepage has one free audit without a subscription. Returns 429 `generation_cap_reached` when `force` requests the same content more than 25 times in a row.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["analyzePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start several analyses
         * @description Always returns 202, even when nothing was queued: read `meta.queued`. `filter: "priority"` selects the site's priority pages. The allowance is checked again for each page, so a batch can be queued in part. A page is skipped with reason `error` when it could not be queued, when the request ran out of time, or when `force` has analyzed the same content too often. A skipped page uses no allowance. Retrying the request never charges twice: a page whose analysis is running is skipped with reason `analysis_in_progress`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["analyzePages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/recrawl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a recrawl
         * @description On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale`. Use `new_path` for a renamed slug. A document that is not the page itself (a shell that a script fills, a check for robots, a request for consent, a "not found" page with status 200) changes neither: what was read before stays in force as a whole, and `result.not_read` of the job says why. `unread_snapshot` of the page has that document. When the live page returns a non-2xx status, including a redirect to another page, the job completes with `snapshot_id: null`. The job fails when the page does not respond, when a 2xx response is not HTML, or when robots.txt disallows the path. Recrawls obey robots.txt as crawls of a site do. Returns 409 `crawl_in_progress` while any crawl of the site runs, including the crawl of a page that was just created. The message names the job to poll.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["recrawlPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/rubric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rubric of a site
         * @description Each site can have its own rubric: do not reuse it across sites. A score earns the grade of the first band whose `min` it reaches. `page_kinds` says which part of the rubric each kind of page is graded by. Names and descriptions of a rubric that are those of the product are in the language of the response; a rubric that is to be set again is read with `Accept-Language: en`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getRubric"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sites/{siteId}/rubric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rubric of a site, and whether it is its own
         * @description Rate bucket: default.
         */
        get: operations["getConsoleRubric"];
        /**
         * Set the rubric of a site
         * @description Takes what the GET returned, with other weights, labels or points. Components and criteria can be left out, and none can be added; weights are above 0 and sum to 1 within 0.001. Counts from the next analysis of a page on. `components: null` goes back to the rubric of the product.
         *
         *     Rate bucket: default.
         */
        put: operations["putConsoleRubric"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get checks of a page
         * @description Fifteen checks that call no model and use no allowance. Fields are resolved as in an analysis. An active draft takes precedence over the snapshot; a blank draft falls back to the snapshot. The body is the newest content version, or the active `body` draft of a page without a version; without a version, the five checks of the body are `not_applicable`. The H1 is the first one in the body. An active `h1` draft stands in for it, or is added to a body without one, in the checks of the H1 as in an analysis; `sources.h1` names the draft then. For a page without a body `sources.h1` names the draft or the snapshot. Each defect is reported once, by the check that owns it. Checks that depend on it are `not_applicable`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/checks/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend edits from checks
         * @description Recommends what to change for the checks that warn or fail. One model call per request. Uses no allowance and stores nothing. Returns 503 `engine_paused` while the preview engine is paused.
         *
         *     Rate bucket: LLM. Scope: `content:write`.
         */
        post: operations["recommendFromChecks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/checks/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an analysis from checks
         * @description Behaves as `POST /pages/{pageId}/analyze`, through the preview engine. Returns 503 `engine_paused` and queues nothing while that engine is paused.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["analyzeFromChecks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{recId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a recommendation
         * @description Its points no longer count toward the estimated score. `content_excerpt` is always null. A dismissal outlives the next analysis. While the same criteria request the same edit of the same text, the recommendation that carries this one forward is dismissed too.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["dismissRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{recId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a recommendation
         * @description Validates the content and marks the recommendation as applied when it is addressed. Uses no credits. Without `content`, a recommendation for the body is validated against its target blocks and the current document. Any other recommendation is validated against the active draft of its field, or against the latest snapshot when there is no draft. The content has to meet the criteria of the recommendation without lowering others. New links and images have to exist; where that cannot be found out, the content passes with `skipped: true`. When the content addresses the recommendation, the scores are recalculated. When it does not, the recommendation stays open, and the verdict is returned and stored in `verification`. When the validator fails or takes longer than 6 seconds, the content passes with `skipped: true`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["resolveRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{recId}/recheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recheck a recommendation
         * @description Validates an applied recommendation again. Only stored content is read: content that was sent with an earlier resolve is not stored. The recommendation stays applied whatever the verdict. Only `verification` is rewritten, and the scores are recalculated from it. Content that the service applied is only scanned for placeholders.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["recheckRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/recommendations/{recId}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the verdict on a recommendation
         * @description A person's own verdict on whether the content does what was recommended. Nothing is validated, so `validation_scope` is null. An open recommendation that is addressed becomes applied, with a verdict that counts toward the verified score; one that is not stays open. Of an applied recommendation only the verdict changes. A dismissed one returns 409 `already_resolved`.
         *
         *     Rate bucket: default.
         */
        post: operations["judgeRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/preview-grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade a text that is not stored
         * @description The scores of the page with this text, by rules, as changes of the latest analysis. Stores nothing, uses no allowance. `data` is null without an analysis.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        post: operations["previewGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the brief of a page
         * @description Everything an editor needs to work on a page, in one response. Only the page itself is required (404). Every other section degrades independently, so inspect each one: a section that could not be read is null or empty. Fields are resolved as in the checks. An active draft takes precedence over the snapshot; a blank draft falls back to the value of the snapshot, with status `snapshot`. A field without a value has `value: null` and status `snapshot`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a page
         * @description Everything in the brief, with the same degradation, plus `comparison`, `comparison_note` and `serp`. A comparison that could not be read is null, with the note `analysis_incomplete`.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/report-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the figures of a report
         * @description Keeps them as those of the report of the day, in place of earlier ones of the same day, and returns those of the last report of a day before: what has changed since. The last 24 days are kept.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["recordReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/shared-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared reports
         * @description Those whose link works, newest first.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listSharedReports"];
        put?: never;
        /**
         * Share a report by a link
         * @description Stores the document as it is sent, and returns the `path` at which whoever has it reads it without a key, for so many days or until it is revoked. The path is returned once. The document is a report as the console and the command line write it, without a script: at most 4 MB, with one picture at most, a logo. A site has 20 shared reports at most.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createSharedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/shared-reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a shared report
         * @description Its link no longer leads to it from then on.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["revokeSharedReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared report
         * @description For browsers: the report as it was on the day it was shared.
         *
         *     Counts against the limit per IP address.
         */
        get: operations["openSharedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keywords/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get keyword metrics
         * @description Reads a cache that all organizations share, and never fetches live data. Returns 404 `not_found` for a keyword that is not in the cache. Case and repeated spaces are ignored.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getKeywordMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List facts of a site
         * @description Best first: verified facts, then by precedence of the source (manual, api, provider_business, schema_org, crawl; an edited fact ranks as manual), by kind, by number of citations, and by latest change. `search` matches any part of a value in `data`, case-insensitively. Dismissed facts are never returned. An unknown query parameter returns 400. `meta.total` counts the facts that match the filters. `meta.sheet_count` counts the facts of the whole site that are in the sheet.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listFacts"];
        put?: never;
        /**
         * Create facts
         * @description Each entry is evaluated separately. An entry that cannot be stored is listed in `skipped` with its index in the request. The response is 201 even when nothing was stored. Only a body whose `facts` is not a list of 1 to 100 entries is rejected as a whole (400).
         *
         *     Skip reasons:
         *     - `invalid`: not an object, an unknown kind, key or field, or data that does not fit the kind
         *     - `low_rating`: a testimonial below 4 stars
         *     - `duplicate`: an earlier entry of the request is the same fact
         *     - `edited`: the stored fact was edited by a user
         *     - `dismissed`: the fact was found earlier with this data and then deleted
         *     - `lower_precedence`: the stored fact has other data and comes from a source with higher precedence
         *     - `unchanged`: already stored with the same data
         *
         *     Two entries are the same fact when they match on: key (identity and contact), site (listing), quote and author (testimonial), label (stat), name, issuer and year (award), name and type (client), or name (person).
         *
         *     Source precedence, highest first: manual, api, provider_business, schema_org, crawl. A fact that was found on the site and is then sent here becomes an `api` fact. One in the place of a dismissed fact is in `inserted`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/facts/{factId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete or dismiss a fact
         * @description A manual or api fact is deleted. A fact that was extracted (crawl, schema_org, provider_business) is dismissed: it is no longer returned, and neither a later crawl nor `POST` restores its value. `POST` or `PATCH` with another value makes it active again; when that is deleted, what was dismissed stays dismissed.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["deleteFact"];
        options?: never;
        head?: never;
        /**
         * Update a fact
         * @description `data` replaces the whole data and must fit the kind of the fact. `key` changes the key of an identity or contact fact, and is ignored for kinds without keys. The fact is then marked as edited: neither a crawl nor `POST` overwrites it. A stale fact becomes active again, and so does a dismissed one when the data is other than what was dismissed. Returns 409 `conflict` when the new data or key identifies another fact of the site (the message names it, unless that fact was dismissed).
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updateFact"];
        trace?: never;
    };
    "/console/sites/{siteId}/facts/{factId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit, dismiss or restore a fact
         * @description With `data` (and `key`) the fact is edited: neither a crawl nor `POST /sites/{siteId}/facts` overwrites it, and one that collides is skipped as `edited`. With `dismissed: true` it is no longer returned, whatever its source, and neither a later crawl nor `POST` restores it; `dismissed: false` takes that back. Returns 409 `conflict` when the new data or key identifies another fact of the site.
         *
         *     Rate bucket: default.
         */
        patch: operations["editConsoleFact"];
        trace?: never;
    };
    "/console/sites/{siteId}/dismissed-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dismissed facts
         * @description What a person dismissed, the latest first, so that it can be restored. No other operation returns it.
         *
         *     Rate bucket: default.
         */
        get: operations["listDismissedFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content ideas
         * @description Best first, in the order of the playbook. `q` matches any part of the title or of a keyword, case-insensitively.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listIdeas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/playbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest playbook
         * @description `data` is null before the first successful run.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getPlaybook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authority map of a site
         * @description The topics that the site covers, and the distance of each topic from the core. Before a run has built the map, `core` is null and the lists are empty. Planned sites have no map.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getAuthorityMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest ideas run
         * @description `data` is null before the first run. Polling every minute or two is enough. A run that stopped reporting reads `failed` with `stale: true`.
         *
         *     Rate bucket: jobs. Scope: `sites:read`.
         */
        get: operations["getIdeaRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an ideas run
         * @description Poll `GET /sites/{siteId}/ideas/run`. `update` keeps the open ideas; `rebuild` removes the open ideas that the new playbook leaves out. One run per site in 24 hours. A failed run counts neither toward that limit nor toward the monthly limit.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["refreshIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/{ideaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a content idea
         * @description Returns the idea in any status.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getIdea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/{ideaId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a content idea
         * @description `create` records the page that was created for the idea (`POST /sites/{siteId}/pages`). `optimize` adds the idea's keywords to the secondary keywords of its page, at most 10, and starts a forced analysis, which uses one page audit of the monthly allowance. When the analysis cannot start, the idea is still accepted.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["acceptIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/{ideaId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a content idea
         * @description Later runs do not suggest the idea's keywords again.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["dismissIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/ideas/{ideaId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a dismissed content idea
         * @description Undoes a dismissal: the idea is open again, and later runs may suggest its keywords again, except those of other dismissed ideas. Returns 409 `conflict` for an idea that is not dismissed, and while the site has 40 open ideas.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["reopenIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a planned site
         * @description The site has no URL until it goes live; its `domain` is its display name. A missing name or location is derived from the brief by one model call, which counts against the LLM bucket. An unclear location becomes the United States. A country code alone, or a country name alone, counts as a location, and the brief never replaces it. Returns 402 for an organization without a subscription that already has a site, and for one that has as many sites as its plan says.
         *
         *     Rate bucket: LLM when the request calls a model, otherwise default. Scope: `content:write`.
         */
        post: operations["planSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/plan/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the plan of a site
         * @description Generates planned pages from the brief, in its language: a page for each offering, place, competitor and wish that it names, and the legal pages of the country. What the brief does not say is in `open_questions`. Idempotent: existing planned pages are returned as they are, without a model call. A `brief` replaces the stored brief. With `regenerate: true`, planned pages without a content version and without a draft are deleted and generated again. Other planned pages are kept. Takes 10 to 30 seconds when a language model plans the pages. With the header `Prefer: respond-async` the response is 202 with a job to poll: the model has more time, and the pages are in `GET /sites/{siteId}/plan` when the job is completed. A plan that has pages keeps them when the job fails. Returns 409 `conflict` for a live site, where a language model fails at a plan that was to replace existing pages, and for a job while another one generates the plan (`details.job_id`).
         *
         *     Rate bucket: LLM. Scope: `content:write`.
         */
        post: operations["generatePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the plan of a site
         * @description Returns the planned pages and the progress of their keywords. Poll it while `keywords_running` is true. A page that a crawl has found is live and no longer in the plan. A site that was never planned has an empty plan.
         *
         *     Rate bucket: jobs. Scope: `sites:read`.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/plan/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a planned page
         * @description The slug is normalized (`About Us` becomes `about-us`, `home` is the homepage) and made unique with a number. Without a slug, it is derived from the name. The page has no URL until a crawl of the live site finds a page at its path.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createPlanPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/plan/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a planned page
         * @description The page then returns 404, its drafts no longer count, and its slug is free.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["deletePlanPage"];
        options?: never;
        head?: never;
        /**
         * Update a planned page
         * @description Requires at least one field. A new name does not change the slug. Returns 404 once a crawl has found the page, because it is live then.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updatePlanPage"];
        trace?: never;
    };
    "/sites/{siteId}/plan/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start keyword assignment for a plan
         * @description Assigns a primary keyword to every planned page that has none. Uses one credit per page that receives a keyword. Pages that no visitor searches for (`needs_keyword: false`) get none, and have not failed; a page whose name does not say what it is about gets none and has. While it runs, keyword writes of the site return 409 `keyword_generation_in_progress`, and a second request queues nothing (`already_running: true`). Poll the plan until `keywords_running` is false.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["startPlanKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/go-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a planned site live
         * @description Sets the domain and starts the crawl `job_cr_{crawl_id}`. A scheme, a path and anything after it are removed from `domain`; a plain name is rejected. The crawl requests the path of every planned page, whether or not a link leads to it, within its page limit and where robots.txt allows it. Planned pages that are found at their path become live. The others stay planned. On a site that serves a page at every path, only pages that a link or a sitemap names become live. Returns 409 `conflict` when the site is already live or a crawl is running.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["goLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the opportunities of a site
         * @description Ranks the graded pages with a keyword by demand (monthly searches, impressions) and ease (keyword difficulty, possible content gain), best first. Never triggers a computation of grades or keywords. Cached for about 60 seconds per site; the `X-Cache` header is `HIT` or `MISS`. Search figures cover the 28 days that ended two days ago. They are null without search-console data.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get search performance of a site
         * @description Live request to Search Console. Returns one row per URL that it reports on the canonical host (with or without `www.`), ordered by clicks, then by impressions. At most 1,000 rows. With `group_by=page`, the variants of a URL are combined before the row limit is applied. `totals` are undimensioned, for the whole property. A provider failure is reported as `gsc_status: unavailable`, never as an error.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getSitePerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get search queries of a page
         * @description Live request to Search Console. Returns the 50 queries with the most clicks for the exact URL of the page: its `gsc_url`, or its `url` when that is null. A provider failure is reported as `gsc_status: unavailable`, never as an error.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getPageQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get daily search performance of a page
         * @description Live request to Search Console for the exact URL of the page: its `gsc_url`, or its `url` when that is null. Days without data are omitted. `totals` cover the days shown. A provider failure is reported as `gsc_status: unavailable`, never as an error.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getPagePerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest outline of a page
         * @description Returns the outline in any status, or 404 when the page never had one. Poll it after `POST`. The service never writes an outline into the body. Post content with the headings of the sections: each such section then has a `node_id`. `serp_snapshot` is null without search results.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getOutline"];
        put?: never;
        /**
         * Start an outline
         * @description Generates an outline for `primary_keyword`, or for the primary keyword, the name or the title of the page when `primary_keyword` is omitted. Returns 400 `invalid_request` when the page has none of them. Planned pages are allowed. Poll `GET /pages/{pageId}/outline` until the status is `completed` or `failed`. Earlier outlines are kept, but only the latest one is returned. Returns 409 `conflict` while an outline of the page is being generated.
         *
         *     Rate bucket: LLM. Scope: `content:write`.
         */
        post: operations["generateOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{pageId}/outline/sections/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a section of the latest outline
         * @description Accepts, rejects or revises the section. Send exactly one of `status` and `revised_heading`. A revised heading sets the status to `revised`, and is kept when the section is accepted or rejected later. Every decision can be reversed. Returns 409 `conflict` unless the outline is completed.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updateOutlineSection"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The webhooks of the organization, oldest first.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The service posts the events of the organization to `url`, signed by Standard Webhooks. `secret` is the key of the signatures. It is shown here and after a rotation, and not again; a repeat with the same `Idempotency-Key` returns 409 `conflict`. Events that happen within the first five seconds may not be sent. An organization has at most 20 webhooks; another one returns 409 `conflict`.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description What waits for delivery is not sent. An attempt that is under way may still arrive.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes the fields that are given. A disabled webhook gets no new events; enabling it sends what still waited when it was disabled. A change of `url` is also that of deliveries that wait for their next attempt. Changes take effect within five seconds.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of type `webhook.test`, whatever events the webhook is subscribed to. It is signed, repeated and listed as every other delivery. Returns 409 `conflict` for a disabled webhook.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Returns a new secret, which is not shown again. For 24 hours deliveries are signed with both, so that the receiver can change over without losing one. A second rotation within that time ends the first secret at once.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Newest first, with every attempt. Deliveries are kept for 30 days.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Attempts the delivery now, whatever became of it, with the same `webhook-id` and the same payload. If it fails, the plan of attempts begins again. Returns 409 `conflict` for a disabled webhook.
         *
         *     Rate bucket: default. Scope: `content:write`.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sign-in-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how people sign in
         * @description `oidc` where the operator has configured an identity provider: `/v1/console/sign-in` leads there. Else `link`. A one-time link works in both cases.
         *
         *     Counts against the limit per IP address.
         */
        get: operations["getSignInMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign in at the identity provider
         * @description For browsers. Redirects to the provider, with a cookie for 10 minutes that ties its answer to this browser; to the console where there is no provider. Takes no address to return to.
         *
         *     Counts against the limit per IP address.
         */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sign-in/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the answer of the identity provider
         * @description For browsers, which the provider sends here. Sets the cookie of a new session and redirects to the console. The user is the one whose email address the provider has verified.
         *
         *     Counts against the limit per IP address.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session of the request
         * @description Rate bucket: default.
         */
        get: operations["getConsoleSession"];
        put?: never;
        /**
         * Sign in with a one-time link
         * @description Takes the token of a link that the operator made (`npm run admin -- console link`), which works once and for 10 minutes. Sets the cookie of the session: HttpOnly, SameSite=Strict. Requires the header `x-console: 1` and, where the browser sends them, `Origin` and `Sec-Fetch-Site` of the same origin (403 otherwise).
         *
         *     Counts against the limit per IP address.
         */
        post: operations["createConsoleSession"];
        /**
         * Sign out
         * @description Ends the session wherever its cookie is used, and removes the cookie.
         *
         *     Rate bucket: default.
         */
        delete: operations["deleteConsoleSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description All keys of the organization, the newest first, with revoked and expired ones.
         *
         *     Rate bucket: default.
         */
        get: operations["listConsoleKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key has all scopes and belongs to the person who creates it. The response holds the key; it can be revealed again later. A repeat with the same `Idempotency-Key` returns 409 `conflict`: the key is in the list. An organization has at most 50 active keys, revoked and expired ones not counted; another one returns 409 `conflict`.
         *
         *     Rate bucket: default.
         */
        post: operations["createConsoleKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/keys/{keyId}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal an API key
         * @description Rate bucket: default.
         */
        post: operations["revealConsoleKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description At once and for good. The key stays in the list with the time of its first revocation.
         *
         *     Rate bucket: default.
         */
        delete: operations["revokeConsoleKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}/export/{what}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export rows of a site
         * @description All rows of one kind, in parts, as JSON lines (`application/jsonl`, the default) or CSV (`text/csv`), whichever `Accept` prefers. While there is more, the header `Link` has the address of the next part with `rel="next"`. Follow it as it is; a part may be empty. The order is that of ids, and does not change while the site does: a row that is there all the time is exported once. Exports of `pages`, `recommendations`, `links` and `content` go through the pages that the site had at the beginning, and can be read for a day; those of `issues` and `incoming-links` until a later crawl replaces them.
         *
         *     `content` has the body of each page as Markdown. Where the `content_revision` of a page in `pages` is what it was, so is its body: read those that changed by `page_ids`.
         *
         *     CSV is UTF-8 with CRLF (RFC 4180), and a header row on the first part alone. Null is an empty cell, an empty text is `""`, a list or an object is JSON. No spreadsheet runs a text as a formula, whether its separator is `,`, `;` or a tab. In a text, a `'` stands before each of `= + - @ ＝ ＋ － ＠` that begins the text, or that stands behind a `,`, a `;`, a tab or a line break in it; white space, control characters and quotes between do not count. To read the text, remove the `'` before each sign that stands so. JSON has `\u003d` and so on instead, and needs no such step; numbers stay numbers.
         *
         *     The columns of a CSV, and the fields of an object, in this order (the schemas `ExportedPage` and so on have their types):
         *     - `pages`: `id`, `site_id`, `url`, `path`, `title`, `meta_description`, `h1`, `name`, `purpose`, `planned`, `primary_keyword`, `secondary_keywords`, `is_priority`, `opportunity_score`, `page_kind`, `discovered_via`, `gsc_url`, `gsc_indexed`, `word_count`, `status_code`, `snapshot_created_at`, `analysis_id`, `overall_score`, `overall_grade`, `score_source`, `content_stale`, `last_analyzed_at`, `open_recommendation_count`, `draft_count`, `created_at`, `updated_at`, `reading_share`, `reading_confidence`, `reading_doubt`, `presence`, `incoming_links`, `linking_pages`, `outgoing_links`, `external_links`, `content_version_id`, `content_revision`, `draft_title`, `draft_meta_description`, `component_scores`
         *     - `recommendations`: `id`, `site_id`, `page_id`, `analysis_id`, `title`, `description`, `why_it_matters`, `impact`, `point_value`, `status`, `source`, `source_components`, `operation`, `target_field`, `target_node_ids`, `after_node_id`, `insertion_point`, `same_on_pages`, `rubric_criteria`, `proposed_text`, `effort`, `worded_by`, `resolution_method`, `resolved_at`, `dismissal_rationale`, `addressed`, `verification_reasoning`, `sort_order`, `carried_from_recommendation_id`, `created_at`, `updated_at`
         *     - `issues`: `issue_id`, `family`, `severity`, `title`, `url`, `page_id`, `evidence`, `related_urls`
         *     - `links`: `page_id`, `page_url`, `id`, `href`, `anchor_text`, `context`, `location`, `position`, `target_page_id`, `target_path`
         *     - `incoming-links`: `page_id`, `page_url`, `source_page_id`, `source_url`, `source_title`, `id`, `href`, `anchor_text`, `context`, `location`, `position`, `rel`, `nofollow`
         *     - `facts`: `id`, `kind`, `key`, `data`, `source`, `source_url`, `verified`, `status`, `citation_count`, `last_verified_at`, `in_sheet`, `created_at`, `updated_at`
         *     - `ideas`: `id`, `title`, `description`, `status`, `action`, `change`, `primary_keyword`, `secondary_keywords`, `volume`, `difficulty`, `cpc`, `page_type`, `funnel_stage`, `why`, `worded_by`, `caveats`, `page_id`, `page_path`, `proposed_path`, `play_id`, `play_name`, `topic_id`, `topic_name`, `score`, `created_at`, `status_changed_at`
         *     - `content`: `page_id`, `page_url`, `content_version_id`, `source`, `word_count`, `updated_at`, `markdown`
         *
         *     `ideas` is a 404 for a key without preview access.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["exportSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of a month
         * @description What the organization of the key used in a calendar month (UTC): of its allowances, requests, and what calls of models and of keyword data cost, for the whole organization and for the 100 sites that cost most. A call is counted once it was paid for, also of work that failed afterwards.
         *
         *     Rate bucket: default. Scope: `sites:read`.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job is completed, or had nothing to do
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onJobCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job failed or was cancelled
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onJobFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "site.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first crawl of a site and all that was asked for with it is over
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onSiteReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An analysis of a page is published
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onAnalysisCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.version_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page has a new content version
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onContentVersionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recommendation.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recommendation was resolved, dismissed or checked again
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onRecommendationChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ideas.run_completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run has new ideas
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onIdeasRunCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "issues.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl found issues that are new, or that are gone
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onIssuesChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test that was asked for
         * @description A delivery can come twice, in any order. Ignore unknown types and fields.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        JobCompletedEvent: {
            /** @constant */
            type: "job.completed";
            /** Format: date-time */
            timestamp: string;
            data: {
                job_id: string;
                /** @description Such as `analysis` or `crawl`. */
                kind: string;
                /** @description `completed`, `skipped` when there was nothing to do, or `failed`. */
                status: string;
                site_id: number | null;
                page_id: number | null;
            };
        };
        JobFailedEvent: {
            /** @constant */
            type: "job.failed";
            /** Format: date-time */
            timestamp: string;
            data: {
                job_id: string;
                /** @description Such as `analysis` or `crawl`. */
                kind: string;
                /** @description `completed`, `skipped` when there was nothing to do, or `failed`. */
                status: string;
                site_id: number | null;
                page_id: number | null;
            };
        };
        SiteReadyEvent: {
            /** @constant */
            type: "site.ready";
            /** Format: date-time */
            timestamp: string;
            data: {
                site_id: number;
                job_id: string;
            };
        };
        AnalysisCompletedEvent: {
            /** @constant */
            type: "analysis.completed";
            /** Format: date-time */
            timestamp: string;
            data: {
                analysis_id: number;
                job_id: string;
                page_id: number;
                site_id: number;
            };
        };
        ContentVersionCreatedEvent: {
            /** @constant */
            type: "content.version_created";
            /** Format: date-time */
            timestamp: string;
            data: {
                content_version_id: number;
                page_id: number;
                site_id: number;
                source: string;
            };
        };
        RecommendationChangedEvent: {
            /** @constant */
            type: "recommendation.changed";
            /** Format: date-time */
            timestamp: string;
            data: {
                recommendation_id: number;
                analysis_id: number;
                page_id: number;
                site_id: number;
                status: string;
            };
        };
        IdeasRunCompletedEvent: {
            /** @constant */
            type: "ideas.run_completed";
            /** Format: date-time */
            timestamp: string;
            data: {
                run_id: string;
                job_id: string;
                site_id: number;
            };
        };
        IssuesChangedEvent: {
            /** @constant */
            type: "issues.changed";
            /** Format: date-time */
            timestamp: string;
            data: {
                crawl_id: number;
                site_id: number;
                /** @description Issues that the crawl found for the first time. */
                new: number;
                /** @description Issues that are gone. */
                fixed: number;
            };
        };
        WebhookTestEvent: {
            /** @constant */
            type: "webhook.test";
            /** Format: date-time */
            timestamp: string;
            data: {
                webhook_id: number;
            };
        };
        /** @enum {string} */
        Grade: "A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "D-" | "F";
        Health: {
            /** @constant */
            ok: true;
        };
        /** @description Switch on `code`; `message` is for people and may change. */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                message: string;
                details?: {
                    [key: string]: unknown;
                };
            };
        };
        Me: {
            name: string;
            /** @description `coa_` and the first 4 characters. */
            prefix: string;
            scopes: components["schemas"]["Scope"][];
        };
        SiteSummary: {
            id: number;
            domain: string;
            /** @description `https://` and the lowercased domain; null while the domain is not a bare hostname. */
            url: string | null;
            name: string | null;
            created_at: string | null;
            /** @description Null unless it is archived. */
            archived_at: string | null;
            /** @description The latest crawl's completion time, or its start time when not completed. */
            last_crawled_at: string | null;
            /** @description Number of discovered pages. */
            page_count: number;
            /** @description Number of active field drafts across the site. */
            draft_count: number;
            /** @description The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses that it was asked for. */
            background_status: components["schemas"]["BackgroundStatus"] | null;
        };
        PageMeta: {
            total: number;
            page: number;
            per_page: number;
        };
        SiteDetail: {
            id: number;
            domain: string;
            /** @description `https://` and the lowercased domain; null while the domain is not a bare hostname. */
            url: string | null;
            name: string | null;
            created_at: string | null;
            /** @description Null unless it is archived. */
            archived_at: string | null;
            /** @description The latest crawl's completion time, or its start time when not completed. */
            last_crawled_at: string | null;
            /** @description Number of discovered pages. */
            page_count: number;
            /** @description Number of active field drafts across the site. */
            draft_count: number;
            /** @description The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses that it was asked for. */
            background_status: components["schemas"]["BackgroundStatus"] | null;
            business_context: string | null;
            voice_tone: string | null;
            gsc_connected: boolean | null;
            gsc_property_url: string | null;
            score_curve: components["schemas"]["ScoreCurve"] | null;
            location: {
                country_code: number | null;
                country_name: string | null;
                city_code: number | null;
                city_name: string | null;
            };
            llms_txt: string | null;
            /** @description Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page; `never`, none. Null: as the service is set. */
            render: components["schemas"]["RenderMode"] | null;
            setup_completed_at: string | null;
            discovery_completed_at: string | null;
            updated_at: string | null;
            latest_crawl: components["schemas"]["LatestCrawl"] | null;
            schedule: components["schemas"]["CrawlSchedule"];
            /** @description The course of the score of the site, oldest first; the last value of each day, and several of the latest day. At most 180. */
            score_history: components["schemas"]["SiteScore"][];
            /** @description Of all analyses: verified, or marked as done. */
            recommendations_done: number;
        };
        LatestCrawl: {
            id: number;
            /** @description For example `completed`, `running`, `failed`. The set may grow. */
            status: string;
            total_pages: number | null;
            crawled_pages: number | null;
            started_at: string | null;
            completed_at: string | null;
        };
        CrawlSchedule: {
            every: components["schemas"]["CrawlInterval"];
            /** @description UTC. The crawl begins within this hour. */
            hour: number;
            analyse: components["schemas"]["ScheduledAnalyses"];
            /** @description Null while the schedule is off. The crawl begins within five minutes of it. */
            next_run: string | null;
            last_run: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                outcome: "started" | "skipped";
                /** @description Why the run started no crawl. */
                reason: components["schemas"]["ScheduleSkipReason"] | null;
                /** @description The crawl that the run started; with `crawl_in_progress` the one that was running. */
                job_id: string | null;
                /** @description Null while the crawl runs, and when no pages were to be analyzed. */
                analyses: {
                    queued: number;
                    not_queued: number;
                    /** @description Why pages were left out; null when each that was left out has its own reason. */
                    stopped_by: ("payment_required" | "allowance_exhausted") | null;
                } | null;
            } | null;
        };
        SiteScore: {
            /** Format: date-time */
            at: string;
            /** @description The mean overall score of the graded pages. */
            score: number;
            graded_pages: number;
            /** @description By then. */
            recommendations_done: number;
        };
        Trigger: {
            job_id: string;
            status: components["schemas"]["JobStatus"];
            page_id: number | null;
            retry_after_seconds: number | null;
        };
        Crawl: {
            id: number;
            job_id: string;
            /** @enum {string} */
            status: "pending" | "running" | "completed" | "failed" | "cancelled";
            options: {
                max_pages: number | null;
                include: string[];
                exclude: string[];
                render: components["schemas"]["RenderMode"] | null;
                max_checks: number | null;
            };
            total_pages: number | null;
            crawled_pages: number | null;
            /** @description What ended the crawl before it had read all that it met: its URLs have the rest, with the outcome `not_read`. Null: it read all. */
            stopped_by: components["schemas"]["CrawlStop"] | null;
            /** @description Addresses of links and sitemaps that it did not come to because of that; from 5,000 on there may be more. Null before its end. */
            unread_urls: number | null;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
        };
        CursorMeta: {
            limit: number;
            /** @description Null at the end of the list. */
            next_cursor: string | null;
        };
        CrawledUrl: {
            url: string;
            /** @description `read`: its page was stored. `unchanged`: the server says that the page is as it was. `redirected`: it leads to another page of the site. `moved_away`: it leads to where the crawl does not follow. `folded`: it names another page as the one to keep, or is the page at its path. `gone`: 404 or 410. `error`: any other status. `not_a_page`: a file. `unreadable`: no answer that could be read. `not_read`: it was not requested. */
            outcome: components["schemas"]["CrawlOutcome"];
            /** @description Why it gave no page, for example `status_404`, `timeout`, `disallowed` (by robots.txt), `not_chosen` (by `include` and `exclude`), `page_limit`. The set may grow. */
            reason: string | null;
            status_code: number | null;
            /** @description Where the redirects ended. Null when it was not requested. */
            final_url: string | null;
            /** @description Links from the start page; 0 for what a sitemap names. */
            depth: number;
            /** @description The page that the crawl met it on first; `sitemap` for what a sitemap names, `previous_crawl` for a page that only an earlier crawl knows. Null for the start page. */
            found_on: string | null;
            milliseconds: number | null;
            /** @description Of the document, unpacked. */
            size_bytes: number | null;
        };
        SiteIssue: {
            /** @description Never changes for a type of issue. docs/issues.md lists them. */
            id: string;
            family: components["schemas"]["IssueFamily"];
            severity: components["schemas"]["IssueSeverity"];
            title: string;
            why: string;
            how: string;
            /** @description From what it is found, and its limits. */
            found: string;
            /** @description URLs that have it, pages or not. */
            pages: number;
            /** @description Of these, how many had it not after the crawl before. Null where that crawl did not look for it. */
            new: number | null;
            /** @description How many had it after the crawl before, and do not have it now. */
            fixed: number | null;
            /** @description Why people left it as it is; null of others. */
            ignored: {
                reason: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        SiteHealth: {
            /** @description 0 to 100: the share of `urls` without an error, rounded down. */
            score: number;
            /** @description Pages, and addresses with an error that have none. */
            urls: number;
            /** @description Ignored issues are not counted, nor in `history`. */
            with_errors: number;
            /** @description By crawl, oldest first; of earlier days the last one. At most 180. */
            history: {
                /** Format: date-time */
                at: string;
                crawl_id: number;
                score: number;
            }[];
        };
        PageOfIssue: {
            url: string;
            /** @description Null of a URL that is no page of the site. */
            page_id: number | null;
            /** @description A sentence that is true of this URL, with its numbers. */
            evidence: string;
            /** @description What the evidence is about: targets of links, the other pages of a group, the chain of redirects. At most ten. */
            related_urls: string[];
        };
        SiteChange: {
            /** @description `appeared`: a page that the crawl before did not have. `vanished`: its URL returns 404 or 410. `moved`: its URL redirects, or its whole text is at a new URL. `title`, `status`, `canonical`: what the page has now. `index`: whether it lets search engines index it. `word_count`: by ten words or more. `grade_rose`, `grade_fell`: the grade of its latest analysis, compared at the end of each crawl. */
            kind: components["schemas"]["SiteChangeKind"];
            url: string;
            page_id: number | null;
            /** @description The value before; of `moved` the URL, of `vanished` the status. */
            before: string | number | boolean | null;
            after: string | number | boolean | null;
            crawl_id: number;
            /** Format: date-time */
            found_at: string;
        };
        PlacedPage: {
            page_id: number;
            path: string | null;
            title: string | null;
            /** @description The least from the home page; null without a way. */
            clicks: number | null;
            incoming_links: number;
            linking_pages: number;
            outgoing_links: number;
            external_links: number;
        };
        PageSummary: {
            id: number;
            /** @description Null only for a planned page. */
            url: string | null;
            path: string | null;
            site_id: number | null;
            /** @description From the latest snapshot. */
            title: string | null;
            primary_keyword: string | null;
            is_priority: boolean;
            opportunity_score: number | null;
            /** @description 0 to 100, of the latest analysis. Null also for a page that was graded before lists had it. */
            overall_score: number | null;
            /** @description Of the latest analysis. */
            overall_grade: components["schemas"]["Grade"] | null;
            /** @description Of the latest snapshot. */
            word_count: number | null;
            /** @description Of the latest snapshot. */
            status_code: number | null;
            /** @description Active field drafts. */
            draft_count: number;
            /** @description Pending or in progress. */
            open_recommendation_count: number;
            /** @description Of the latest crawl of the site. `vanished`: its URL returned 404 or 410. `moved`: its URL leads elsewhere. `current`: every other page, also one that no crawl has read. */
            presence: components["schemas"]["PagePresence"];
            /** @description Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did not read. */
            incoming_links: number | null;
            /** @description Pages of the site that have these links. */
            linking_pages: number | null;
            /** @description Links of the page, to the site and elsewhere. */
            outgoing_links: number | null;
            /** @description Of these, links to other sites. */
            external_links: number | null;
        };
        PageDetail: {
            id: number;
            url: string | null;
            path: string | null;
            name: string | null;
            purpose: string | null;
            planned: boolean;
            site_id: number | null;
            primary_keyword: string | null;
            secondary_keywords: string[] | null;
            is_priority: boolean;
            is_priority_manual: boolean | null;
            opportunity_score: number | null;
            gsc_url: string | null;
            gsc_indexed: boolean | null;
            discovered_via: string | null;
            /** @description What the page is for. Decides how it is graded. Null until a crawl or a client has said it. */
            page_kind: components["schemas"]["PageKind"] | null;
            /** @description `set` by a client, or `detected` by the latest crawl. Null when `page_kind` is null. */
            page_kind_source: ("detected" | "set") | null;
            /** @description What on the page tells a detected kind, the strongest first. Empty for a kind that is set, and for an article that nothing tells. */
            page_kind_evidence: string[];
            created_at: string | null;
            updated_at: string | null;
            last_analyzed_at: string | null;
            /** @description The latest one that was read: the fields of the page are from it. Of a page that no crawl could read, the latest one. */
            latest_snapshot: components["schemas"]["LeanSnapshot"] | null;
            /** @description What the latest crawl got when that was not the page itself; its `reading.doubt` says what it is. Null when the latest crawl read the page. */
            unread_snapshot: components["schemas"]["LeanSnapshot"] | null;
            latest_analysis: components["schemas"]["LatestAnalysis"] | null;
            /** @description Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did not read. */
            incoming_links?: number | null;
            /** @description Pages of the site that have these links. */
            linking_pages?: number | null;
            /** @description Links of the page, to the site and elsewhere. */
            outgoing_links?: number | null;
            /** @description Of these, links to other sites. */
            external_links?: number | null;
            drafts: components["schemas"]["ActiveDraft"][];
        };
        LeanSnapshot: {
            id: number;
            title: string | null;
            meta_description: string | null;
            /** @description The first H1. */
            h1: string | null;
            word_count: number | null;
            /** @description HTTP status when fetched. */
            status_code: number | null;
            created_at: string | null;
            /** @description How much of the page was read. Null in snapshots that were stored before this was measured. */
            reading: {
                /** @description Characters of `content` by characters that a visitor sees on the whole page, 0 to 1. */
                share: number;
                /** @description That `content` is the main text of the page, 0 to 1. */
                confidence: number;
                /** @description Why the main text was probably not read. Such a page is not graded by its body. */
                doubt: string | null;
            } | null;
        };
        LatestAnalysis: {
            id: number;
            overall_score: number | null;
            overall_grade: components["schemas"]["Grade"] | null;
            status: components["schemas"]["JobStatus"];
            completed_at: string | null;
            score_source: components["schemas"]["ScoreSource"];
            content_stale: components["schemas"]["ContentStale"];
        };
        /** @description True when the body was written after the analysis: its score and grade are void until a re-analysis completes. Every recrawl and every posted body sets it to true, even with identical text. Drafts do not. An analysis that finds no change ends as `skipped` and sets it to false. To learn whether the graded input differs, drafts and keywords included, read `content_changed_since_last_analysis` of the checks. */
        ContentStale: boolean;
        ActiveDraft: {
            field: components["schemas"]["DraftField"];
            /** @description `pending`, `generating`, `draft`, `failed`, `published`. The set may grow. */
            status: string;
            draft_value: string | null;
        };
        PageFailure: {
            page_id: number;
            code: components["schemas"]["ErrorCode"];
            message: string;
        };
        PageLookup: {
            page_id: number;
            site_id: number;
            url: string | null;
            path: string | null;
        };
        PageLinks: {
            data: components["schemas"]["PageLink"][];
            meta: {
                /** @description Number of rows returned. */
                total: number;
                /** @description True when the page has more links than were returned. */
                truncated: boolean;
            };
        };
        PageLink: {
            id: number;
            /** @description Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and fragment. */
            href: string;
            anchor_text: string | null;
            context: string | null;
            /** @description For example `nav`, `body` or `footer`. */
            location: string;
            /** @description Position in document order, from 0. */
            position: number;
            /** @description The organization's page that the link points to. */
            target_page_id: number | null;
            /** @description Null whenever `target_page_id` is null. */
            target_path: string | null;
        };
        IncomingLink: {
            /** @description The page of the site that has the link. */
            source_page_id: number;
            source_url: string | null;
            source_title: string | null;
            id: number;
            /** @description Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and fragment. */
            href: string;
            anchor_text: string | null;
            context: string | null;
            /** @description For example `nav`, `body` or `footer`. */
            location: string;
            /** @description Position in document order, from 0. */
            position: number;
            /** @description As the link has it. Null without one, and of links that an earlier release read. */
            rel: string | null;
            /** @description The link, or its page, asks crawlers not to follow it. */
            nofollow: boolean;
        };
        Job: {
            id: string;
            /** @description `plan`: the generation of a plan that was asked for with `Prefer: respond-async`. */
            type: components["schemas"]["JobType"];
            status: components["schemas"]["JobStatus"];
            /** @description Null on recrawl jobs until completed, and on plan jobs. */
            page_id: number | null;
            site_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Of a crawl that waits for a worker, its creation: it is `processing` from then on. */
            started_at: string | null;
            completed_at: string | null;
            /** @description Only when failed: `Analysis failed`, `Crawl failed`, `Crawl cancelled` or `Plan generation failed`. */
            error: string | null;
            /** @description Only when failed: `cancelled`; `too_costly`: a part of the work took more processor time or memory than any may take; `process_died`: its process died twice with the same task; `timed_out`; `model_failed`: the language model was down, late, or gave no usable answer; `robots_unavailable`: the robots.txt of the site could not be read for an hour; `lost`: it stopped reporting or was never picked up; `error`. */
            failure_reason: components["schemas"]["JobFailureReason"] | null;
            /** @description Seconds to wait before the next poll; null once terminal. */
            retry_after_seconds: number | null;
            progress: components["schemas"]["JobProgress"];
            /** @description `{}` until complete, and of the crawl of a whole site. */
            result: {
                analysis_id: number;
                overall_score: number | null;
                overall_grade: components["schemas"]["Grade"] | null;
                score_source: components["schemas"]["ScoreSource"];
            } | {
                /** @description Null when the live page returned a non-2xx response: no snapshot was written. */
                snapshot_id: number | null;
                /** @description Why the document was not the page itself (a shell that a script fills, a check for robots, a request for consent, a "not found" page with status 200), as a sentence. The snapshot is of that document; the title, description, schema, links, and content version of the page stay what was read before, and its analysis does not become stale. Absent when the page was read. */
                not_read?: string;
            } | {
                /** @description The pages of the plan; `GET /sites/{siteId}/plan` has them. */
                page_ids: number[];
                /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
                dropped: components["schemas"]["DroppedText"][];
                /** @description Set when rules planned the pages because the language model failed. */
                note: string | null;
            } | Record<string, never>;
            /** @description US dollars that the calls of models and of keyword data for this job cost, of all of its attempts. Absent where nothing was paid. */
            cost_usd?: number;
            /** @description Calls of language models for this job, of all of its attempts. Absent without any. */
            model_use?: components["schemas"]["JobModelUse"];
        };
        JobProgress: {
            stage: components["schemas"]["JobStage"];
            /** @description Pages that are done; of `auditing`, addresses that are no pages of the site and were requested. */
            done: number;
            /** @description Pages that are known so far: it grows while a crawl finds more. Null before any is known. Of `auditing`, the addresses to request; of a crawl that is `analyzing`, the pages that its setup grades. */
            total: number | null;
            /**
             * Format: date-time
             * @description Set while the host of a site that is crawled lets no request through (`Retry-After`, 429 or 503, or a robots.txt that cannot be read): when the crawl goes on.
             */
            waits_until?: string;
            /**
             * @description Set while an analysis waits for a batch of the model's provider, up to a day.
             * @constant
             */
            waits_for?: "model_batch";
        };
        DroppedText: {
            /** @description A whole page, section, edit or judgement, or one text of it. */
            kind: components["schemas"]["DroppedTextKind"];
            /** @description The page, section or edit, as the model called it. Of an edit that was left out, its field; of a judgement or a check, its key. */
            name: string;
            /** @description `unsupported`: brief, page and facts do not bear it out: a promise that they lack, or what a second question to the model finds. `denied`: the brief says that there is no such thing. `number`, `quotation`, `address`, `name`, `rival`: it has one that they do not. `unchecked`: the second question got no answer. `objection`: the rules would refuse it from an editor. */
            reason: components["schemas"]["DroppedTextReason"];
        };
        JobModelUse: {
            calls: number;
            /** @description Of `calls`, those at the price of a batch. */
            batch_calls?: number;
            input_tokens: number;
            output_tokens: number;
        };
        ListedJob: {
            id: string;
            /** @description `plan`: the generation of a plan that was asked for with `Prefer: respond-async`. */
            type: components["schemas"]["JobType"];
            status: components["schemas"]["JobStatus"];
            /** @description Null on recrawl jobs until completed, and on plan jobs. */
            page_id: number | null;
            site_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Of a crawl that waits for a worker, its creation: it is `processing` from then on. */
            started_at: string | null;
            completed_at: string | null;
            /** @description Only when failed: `Analysis failed`, `Crawl failed`, `Crawl cancelled` or `Plan generation failed`. */
            error: string | null;
            /** @description Only when failed: `cancelled`; `too_costly`: a part of the work took more processor time or memory than any may take; `process_died`: its process died twice with the same task; `timed_out`; `model_failed`: the language model was down, late, or gave no usable answer; `robots_unavailable`: the robots.txt of the site could not be read for an hour; `lost`: it stopped reporting or was never picked up; `error`. */
            failure_reason: components["schemas"]["JobFailureReason"] | null;
            /** @description Seconds to wait before the next poll; null once terminal. */
            retry_after_seconds: number | null;
            progress: components["schemas"]["JobProgress"];
            /** @description `{}` until complete, and of the crawl of a whole site. */
            result: {
                analysis_id: number;
                overall_score: number | null;
                overall_grade: components["schemas"]["Grade"] | null;
                score_source: components["schemas"]["ScoreSource"];
            } | {
                /** @description Null when the live page returned a non-2xx response: no snapshot was written. */
                snapshot_id: number | null;
                /** @description Why the document was not the page itself (a shell that a script fills, a check for robots, a request for consent, a "not found" page with status 200), as a sentence. The snapshot is of that document; the title, description, schema, links, and content version of the page stay what was read before, and its analysis does not become stale. Absent when the page was read. */
                not_read?: string;
            } | {
                /** @description The pages of the plan; `GET /sites/{siteId}/plan` has them. */
                page_ids: number[];
                /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
                dropped: components["schemas"]["DroppedText"][];
                /** @description Set when rules planned the pages because the language model failed. */
                note: string | null;
            } | Record<string, never>;
            /** @description US dollars that the calls of models and of keyword data for this job cost, of all of its attempts. Absent where nothing was paid. */
            cost_usd?: number;
            /** @description Calls of language models for this job, of all of its attempts. Absent without any. */
            model_use?: components["schemas"]["JobModelUse"];
            /** @description Of a planned site its display name. Null for a site that is deleted. */
            site_domain: string | null;
            /** @description Of the page that the job is about, also before it is completed. Null for a whole site, and for a page that is deleted. */
            page_path: string | null;
        };
        Content: {
            page_id: number;
            content_version_id: number | null;
            markdown: string;
            /** @description The body as an mdast tree. Each block has an `id` that is stable across edits of other blocks. */
            doc: ({
                /** @constant */
                type: "root";
                children: ({
                    type: string;
                    id?: string;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            }) | null;
            word_count: number | null;
            source: components["schemas"]["ContentSource"] | null;
            updated_at: string | null;
        };
        /** @description An open set: `manual_edit` (posted), `crawl`, `action` (written by the service). `outline` is reserved: no operation writes an outline into the body, and content posted from an outline is a `manual_edit`. */
        ContentSource: string;
        SavedContent: {
            page_id: number;
            content_version_id: number;
            /** @description True when the edit collapsed into the current version. */
            collapsed: boolean;
            word_count: number | null;
            source: components["schemas"]["ContentSource"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        LeanContentVersion: {
            id: number;
            source: components["schemas"]["ContentSource"];
            /** @description Currently always `draft`. */
            status: string;
            word_count: number | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Updated when a manual edit collapses into the version.
             */
            updated_at: string;
        };
        ContentVersion: {
            id: number;
            source: components["schemas"]["ContentSource"];
            /** @description Currently always `draft`. */
            status: string;
            word_count: number | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Updated when a manual edit collapses into the version.
             */
            updated_at: string;
            /** @description Byte for byte as posted, or derived from the posted document. */
            body_markdown: string;
        };
        Snapshot: {
            id: number;
            title: string | null;
            meta_description: string | null;
            /** @description The first H1. */
            h1: string | null;
            word_count: number | null;
            /** @description HTTP status when fetched. */
            status_code: number | null;
            created_at: string | null;
            /** @description How much of the page was read. Null in snapshots that were stored before this was measured. */
            reading: {
                /** @description Characters of `content` by characters that a visitor sees on the whole page, 0 to 1. */
                share: number;
                /** @description That `content` is the main text of the page, 0 to 1. */
                confidence: number;
                /** @description Why the main text was probably not read. Such a page is not graded by its body. */
                doubt: string | null;
            } | null;
            page_id: number | null;
            url: string | null;
            path: string | null;
            /** @description Processing status: `completed`, or `unreadable: ` and the reason. */
            status: string | null;
            /** @description Captured structured data: one JSON-LD object, or `@graph` with several. Null when the page has no JSON-LD that can be read. */
            schema: {
                [key: string]: unknown;
            } | null;
            /** @description JSON-LD blocks of the page that could not be read. Empty when all were. */
            broken_blocks: components["schemas"]["BrokenBlock"][];
            /** @description The body as Markdown; empty when unavailable. */
            content: string;
            updated_at: string | null;
            /** @description A browser ran the scripts of the page before it was read. Set by `render` of the site. */
            rendered: boolean;
        };
        BrokenBlock: {
            /** @description Its position among the JSON-LD blocks of the page, from 1. */
            block: number;
            /** @description Completes "JSON-LD block 2 …". */
            error: string;
            /** @description In the block. Null when the block is valid JSON. */
            line: number | null;
            column: number | null;
            /** @description The beginning of the block. */
            text: string;
        };
        Draft: {
            id: number;
            field: components["schemas"]["DraftField"];
            /** @description `pending`, `generating`, `draft`, `failed`, `published`. The set may grow. */
            status: string;
            /** @description The latest snapshot's value when the draft was created. */
            original_value: string | null;
            draft_value: string | null;
            published_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        SchemaValidation: {
            valid: boolean;
            errors: string[];
            warnings: string[];
            summary: string;
        };
        Analysis: {
            id: number;
            /** @description The audited or verified score, 0 to 100. */
            overall_score: number | null;
            overall_grade: components["schemas"]["Grade"] | null;
            /** @description Also counts applied recommendations and open gains. */
            estimated_score: number | null;
            estimated_grade: components["schemas"]["Grade"] | null;
            status: components["schemas"]["JobStatus"];
            completed_at: string | null;
            score_source: components["schemas"]["ScoreSource"];
            content_stale: components["schemas"]["ContentStale"];
            /** @description US dollars that the calls of models for this analysis cost. Absent where nothing was paid. */
            cost_usd?: number;
            /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
            dropped?: components["schemas"]["DroppedText"][];
            components: components["schemas"]["Component"][];
            page_id: number;
            site_id: number;
            verified_at: string | null;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            /** @description The content version that was analyzed. */
            content_version_id: number | null;
            content_fingerprint: string | null;
            /** @description Of the page: its last 50 analyses and checks that moved the score. */
            score_history: {
                /** Format: date-time */
                at: string;
                score: number;
                source: components["schemas"]["ScoreSource"];
            }[];
            /** @description What rules count, and what they do not judge. Absent where a language model judged. */
            not_judged?: string;
            recommendations: components["schemas"]["Recommendation"][];
            comparison?: components["schemas"]["Comparison"] | null;
            comparison_note?: components["schemas"]["ComparisonNote"] | null;
        };
        Component: {
            id: number;
            analysis_id: number;
            component_type: string;
            label: string;
            status: string;
            score: number | null;
            grade: components["schemas"]["Grade"] | null;
            estimated_score: number | null;
            estimated_grade: components["schemas"]["Grade"] | null;
            criteria_scores: {
                [key: string]: {
                    score: number;
                    max_score: number;
                    rationale: string;
                };
            };
            rationale: string;
            model: string;
            /** @description Who judged what takes judgement: the id of a language model, or `rules-v1`. What is counted, rules count in any case. */
            judged_by: string;
            site_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Recommendation: {
            id: number;
            analysis_id: number;
            page_id: number;
            site_id: number;
            title: string;
            description: string;
            why_it_matters: string;
            /** @description For example `medium` or `high`. */
            impact: string;
            status: components["schemas"]["RecommendationStatus"];
            source: string;
            source_components: string[];
            /** @description `replace` or `insert`. The set may grow. */
            operation: string;
            /** @description `title`, `meta_description`, `h1`, `schema` or `body_content`. The set may grow. */
            target_field: string;
            target_node_ids: string[] | null;
            after_node_id: string | null;
            /** @description Where to insert, relative to `after_node_id`: `after`. */
            insertion_point: string | null;
            rubric_criteria: string[] | null;
            /** @description `manual` when resolved through the API, `ai_action` when the service applied it. */
            resolution_method: string | null;
            resolved_at: string | null;
            dismissal_rationale: string | null;
            sort_order: number;
            /** @description Points of the overall score; 0 where the points of an edit are those of another one. */
            point_value: number;
            /** @description The new text of the field, or of the blocks in Markdown, to take over or change; null where none is proposed. */
            proposed_text: string | null;
            effort: ("small" | "medium" | "large") | null;
            /** @description On how many pages the site repeats the targeted text; null where it is of this page alone. */
            same_on_pages: number | null;
            /** @description Whose words title and description are: the id of a language model, or `rules-v1`; null of analyses of an older release. */
            worded_by: string | null;
            /** @description The recommendation of the previous analysis that this one carries forward. A dismissal is carried forward too while the text and the criteria are the same. */
            carried_from_recommendation_id: number | null;
            verification: {
                addressed: boolean;
                reasoning: string;
                placeholders: string[];
                skipped: boolean;
                validation_scope: components["schemas"]["EditScope"] | null;
                validated_node_ids: string[] | null;
                /** @description Who decided: the id of a language model, or `rules-v1`; null where nothing was validated, and where a person decided. */
                judged_by: string | null;
            } | null;
            /** @description Markdown of the target nodes. */
            content_excerpt: string | null;
            /** @description Markdown of `after_node_id`. */
            after_excerpt: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Comparison: {
            previous_analysis_id: number;
            previous_analyzed_at: string | null;
            /** @description As both analyses graded the page, without what verified edits added since: on the same basis as `components` and `criteria`. */
            overall_score: {
                prev: number | null;
                now: number | null;
                delta: number | null;
            };
            overall_grade: {
                prev: components["schemas"]["Grade"] | null;
                now: components["schemas"]["Grade"] | null;
            };
            /** @description The `overall_score` that each analysis shows: with what verified edits added, where its `score_source` is `verified`. */
            verified_overall_score: {
                prev: number | null;
                now: number | null;
                delta: number | null;
            };
            components: {
                component_type: string;
                score: {
                    prev: number | null;
                    now: number | null;
                    delta: number | null;
                };
            }[];
            criteria: {
                component_type: string;
                key: string;
                score: {
                    prev: number | null;
                    now: number | null;
                    delta: number | null;
                };
            }[];
            /** @description Each recommendation of the two analyses appears once, by its current status. A recommendation of both analyses is matched, and listed as in the latest analysis. */
            recommendations: {
                /** @description Open, and recommended by the latest analysis for the first time. */
                new: {
                    id: number;
                    title: string;
                    status: components["schemas"]["RecommendationStatus"];
                }[];
                /** @description Open, and recommended by both analyses. */
                still_open: {
                    id: number;
                    title: string;
                    status: components["schemas"]["RecommendationStatus"];
                }[];
                /** @description Applied, or recommended only by the previous analysis when each of its criteria now scores higher. */
                resolved: {
                    id: number;
                    title: string;
                    status: components["schemas"]["RecommendationStatus"];
                }[];
                /** @description Dismissed, or recommended only by the previous analysis when one of its criteria does not score higher now. */
                dropped: {
                    id: number;
                    title: string;
                    status: components["schemas"]["RecommendationStatus"];
                }[];
            };
            /** @description The properties by which recommendations of the two analyses are matched. */
            matching: string;
        };
        Rubric: {
            components: {
                component_type: string;
                label: string;
                /** @description Share of the overall score. A component without a score is left out of the average. */
                weight: number;
                is_system: boolean;
                criteria: {
                    key: string;
                    label: string;
                    description: string;
                    category: string | null;
                    max_score: number;
                }[];
            }[];
            grade_bands: {
                grade: components["schemas"]["Grade"];
                min: number;
            }[];
            score_curve: components["schemas"]["ScoreCurve"];
            /** @description What a page of each `page_kind` is graded by: the components and the keys of their criteria. The others are left out: such a component has `score: null`, and its weight and points are shared among the rest. A page without any text is graded by the whole rubric. */
            page_kinds: {
                page_kind: components["schemas"]["PageKind"];
                components: {
                    component_type: string;
                    criteria: string[];
                }[];
            }[];
        };
        ConsoleRubric: {
            data: components["schemas"]["Rubric"];
            /** @description False where the product's own rubric counts. */
            own: boolean;
        };
        Checks: {
            page_id: number;
            checks: {
                key: components["schemas"]["CheckKey"];
                /** @enum {string} */
                status: "pass" | "warn" | "fail" | "not_applicable";
                value: boolean | number | null;
                target: string | null;
                message: string;
            }[];
            summary: {
                pass: number;
                warn: number;
                fail: number;
                not_applicable: number;
            };
            fields: {
                title: string | null;
                meta_description: string | null;
                h1: string | null;
                word_count: number | null;
                primary_keyword: string | null;
            };
            sources: {
                title: {
                    /** @constant */
                    source: "draft";
                    draft_id: number;
                } | {
                    /** @constant */
                    source: "content_version";
                    content_version_id: number;
                } | {
                    source: components["schemas"]["CheckedSource"];
                };
                meta_description: {
                    /** @constant */
                    source: "draft";
                    draft_id: number;
                } | {
                    /** @constant */
                    source: "content_version";
                    content_version_id: number;
                } | {
                    source: components["schemas"]["CheckedSource"];
                };
                h1: {
                    /** @constant */
                    source: "draft";
                    draft_id: number;
                } | {
                    /** @constant */
                    source: "content_version";
                    content_version_id: number;
                } | {
                    source: components["schemas"]["CheckedSource"];
                };
                schema: {
                    /** @constant */
                    source: "draft";
                    draft_id: number;
                } | {
                    /** @constant */
                    source: "content_version";
                    content_version_id: number;
                } | {
                    source: components["schemas"]["CheckedSource"];
                };
                body_content: {
                    /** @constant */
                    source: "draft";
                    draft_id: number;
                } | {
                    /** @constant */
                    source: "content_version";
                    content_version_id: number;
                } | {
                    source: components["schemas"]["CheckedSource"];
                };
            };
            last_analysis: {
                id: number;
                overall_score: number | null;
                overall_grade: components["schemas"]["Grade"] | null;
                estimated_score: number | null;
                estimated_grade: components["schemas"]["Grade"] | null;
                analyzed_at: string | null;
            } | null;
            /** @description Whether the input of an analysis (title, meta description, schema, body and keywords, drafts included, that of the H1 as part of the body) differs from that of the latest one. Null without an analysis. As for `skipped` analyses, `page_kind` is no part of it. `content_stale` of an analysis only follows the versions of the body: a draft of the title changes this field alone, and posting or crawling the same body again changes `content_stale` alone. */
            content_changed_since_last_analysis: boolean | null;
        };
        CheckRecommendations: {
            page_id: number;
            recommendations: {
                check: components["schemas"]["CheckKey"];
                title: string;
                suggestion: string;
                /** @description Whose words it has: the id of a model, or `rules-v1`. */
                worded_by: string;
                target_field: ("title" | "meta_description" | "h1" | "schema" | "body_content") | null;
            }[];
            model: string;
            /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
            dropped?: components["schemas"]["DroppedText"][];
        };
        ChangedRecommendation: {
            recommendation: components["schemas"]["Recommendation"];
            /** @description The scores after the recalculation. */
            analysis: components["schemas"]["AnalysisSummary"] | null;
            /** @description Only for a recommendation of an earlier analysis: the latest one, whose scores and recommendations this request did not change. Its recommendation that carries this one forward names it in `carried_from_recommendation_id`. */
            superseded_by_analysis_id?: number;
        };
        AnalysisSummary: {
            /** @description The audited or verified score, 0 to 100. */
            overall_score: number | null;
            overall_grade: components["schemas"]["Grade"] | null;
            /** @description Also counts applied recommendations and open gains. */
            estimated_score: number | null;
            estimated_grade: components["schemas"]["Grade"] | null;
            score_source: components["schemas"]["ScoreSource"];
            verified_at: string | null;
        };
        ValidatedRecommendation: {
            recommendation: components["schemas"]["Recommendation"];
            /** @description The scores after the recalculation. */
            analysis: components["schemas"]["AnalysisSummary"] | null;
            /** @description Only for a recommendation of an earlier analysis: the latest one, whose scores and recommendations this request did not change. Its recommendation that carries this one forward names it in `carried_from_recommendation_id`. */
            superseded_by_analysis_id?: number;
            addressed: boolean;
            reasoning: string;
            /** @description True when the validator returned no verdict. Such content does not promote the score. */
            skipped: boolean;
            /** @description Unresolved template fragments in the content. */
            placeholders: string[];
            /** @description The content that the validator read; null when nothing was validated. */
            validation_scope: components["schemas"]["EditScope"] | null;
            validated_node_ids: string[] | null;
            /** @description Who decided: the id of a language model, or `rules-v1`; null where nothing was validated, and where a person decided. */
            judged_by: string | null;
        };
        Brief: {
            page: components["schemas"]["PageDetail"];
            fields: components["schemas"]["BriefFields"];
            /** @description The latest non-skipped analysis. */
            analysis: components["schemas"]["EmbeddedAnalysis"] | null;
            /** @description Open recommendations only, in priority order. */
            recommendations: components["schemas"]["Recommendation"][];
            keywords: components["schemas"]["BriefKeywords"];
            /** @description For the 28 days that ended two days ago. */
            queries: components["schemas"]["PageQueries"];
            outline: components["schemas"]["OutlineSummary"] | null;
            links: components["schemas"]["PageLinks"];
            /** @description With `include=sheet` alone: one page of Markdown for the person who writes, of the keyword, what people searched for, the sections to write and what to change first. What the rules recommend is said in the language of the sheet. */
            sheet?: {
                /** @description That of the page, where the sheet has its words; else `en`. */
                language: string;
                markdown: string;
            };
        };
        BriefFields: {
            title: components["schemas"]["BriefField"] | null;
            meta_description: components["schemas"]["BriefField"] | null;
            h1: components["schemas"]["BriefField"] | null;
            schema: {
                /** @description JSON-LD as text. */
                value: string | null;
                /** @description The status of the active draft that supplies the value, otherwise `snapshot`. A blank draft falls back to the snapshot. */
                status: string;
                /** @description Null when `value` is null. Each of `broken_blocks` is an error beside those of `value`. */
                validation: components["schemas"]["SchemaValidation"] | null;
                /** @description JSON-LD blocks of the page that could not be read. Empty when all were. */
                broken_blocks: components["schemas"]["BrokenBlock"][];
            } | null;
            body: {
                /** @description Markdown of the newest content version. Without a version, of the active `body` draft, otherwise of the latest snapshot. */
                value: string | null;
                /** @description The status of the content version or of the `body` draft that supplies the value. `snapshot` for a body as crawled. */
                status: string;
                /** @description Can be sent as `base_version_id`. */
                content_version_id: number | null;
            } | null;
        };
        BriefField: {
            value: string | null;
            /** @description The status of the active draft that supplies the value, otherwise `snapshot`. A blank draft falls back to the snapshot. */
            status: string;
        };
        EmbeddedAnalysis: {
            id: number;
            /** @description The audited or verified score, 0 to 100. */
            overall_score: number | null;
            overall_grade: components["schemas"]["Grade"] | null;
            /** @description Also counts applied recommendations and open gains. */
            estimated_score: number | null;
            estimated_grade: components["schemas"]["Grade"] | null;
            status: components["schemas"]["JobStatus"];
            completed_at: string | null;
            score_source: components["schemas"]["ScoreSource"];
            content_stale: components["schemas"]["ContentStale"];
            /** @description US dollars that the calls of models for this analysis cost. Absent where nothing was paid. */
            cost_usd?: number;
            /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
            dropped?: components["schemas"]["DroppedText"][];
            components: components["schemas"]["Component"][];
        };
        BriefKeywords: {
            primary: components["schemas"]["BriefKeyword"] | null;
            secondary: components["schemas"]["BriefKeyword"][];
        };
        BriefKeyword: {
            keyword: string;
            /** @description From the cache, for the site's market; null on a cache miss. */
            metrics: components["schemas"]["KeywordMetrics"] | null;
        };
        KeywordMetrics: {
            keyword: string;
            search_volume: number | null;
            keyword_difficulty: number | null;
            cpc: number | null;
            competition: number | null;
            /** @description For example `commercial`, `informational`. */
            search_intent: string | null;
            monthly_searches: {
                year: number;
                month: number;
                search_volume: number | null;
            }[] | null;
        };
        PageQueries: {
            data: {
                query: string;
                clicks: number;
                impressions: number;
                ctr: number;
                position: number;
            }[];
            gsc_status: components["schemas"]["SearchConsoleStatus"];
            window: {
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date: string;
            };
        };
        OutlineSummary: {
            id: number;
            status: components["schemas"]["OutlineStatus"];
            primary_keyword: string | null;
            section_count: number;
            completed_at: string | null;
        };
        Report: {
            page: components["schemas"]["PageDetail"];
            fields: components["schemas"]["BriefFields"];
            /** @description The latest non-skipped analysis. */
            analysis: components["schemas"]["EmbeddedAnalysis"] | null;
            /** @description Open recommendations only, in priority order. */
            recommendations: components["schemas"]["Recommendation"][];
            keywords: components["schemas"]["BriefKeywords"];
            /** @description For the 28 days that ended two days ago. */
            queries: components["schemas"]["PageQueries"];
            outline: components["schemas"]["OutlineSummary"] | null;
            links: components["schemas"]["PageLinks"];
            /** @description With `include=sheet` alone: one page of Markdown for the person who writes, of the keyword, what people searched for, the sections to write and what to change first. What the rules recommend is said in the language of the sheet. */
            sheet?: {
                /** @description That of the page, where the sheet has its words; else `en`. */
                language: string;
                markdown: string;
            };
            comparison: components["schemas"]["Comparison"] | null;
            /** @description Why there is no comparison; null when there is one. */
            comparison_note: components["schemas"]["ComparisonNote"] | null;
            serp: {
                /** @description The `serp_analysis` component of the analysis. */
                analysis: components["schemas"]["Component"] | null;
                /** @description The search results stored with the outline. No live fetch. */
                snapshot: components["schemas"]["SerpSnapshot"] | null;
                /** @enum {string} */
                source: "analysis+outline" | "analysis" | "outline" | "none";
            };
        };
        SerpSnapshot: {
            keyword: string;
            results: {
                position: number;
                title: string;
                url: string;
                snippet: string | null;
            }[];
            competitors: {
                position: number;
                title: string;
                url: string;
                domain: string;
                headings: {
                    level: number;
                    text: string;
                }[];
                word_count: number | null;
                fetch_error: string | null;
            }[];
        };
        RecordedReport: {
            previous: {
                overall_score: number | null;
                pages: number;
                graded_pages: number;
                grades: {
                    A: number;
                    B: number;
                    C: number;
                    D: number;
                    F: number;
                };
                errors: number;
                warnings: number;
                notices: number;
                recommendations_done: number;
                /** Format: date-time */
                at: string;
            } | null;
        };
        CreatedSharedReport: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description Of its words, as a tag. */
            language: string;
            prepared_by: string | null;
            size_bytes: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            path: string;
        };
        SharedReport: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description Of its words, as a tag. */
            language: string;
            prepared_by: string | null;
            size_bytes: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        Fact: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FactKind"];
            key: string | null;
            /** @description Its fields depend on `kind`. */
            data: components["schemas"]["IdentityFactData"] | components["schemas"]["ContactFactData"] | components["schemas"]["ListingFactData"] | components["schemas"]["TestimonialFactData"] | components["schemas"]["StatFactData"] | components["schemas"]["AwardFactData"] | components["schemas"]["ClientFactData"] | components["schemas"]["PersonFactData"];
            source: components["schemas"]["FactSource"];
            source_url: string | null;
            verified: boolean;
            /** @description `stale`: found earlier, no longer on the site. */
            status: components["schemas"]["FactStatus"];
            citation_count: number;
            /** Format: date-time */
            last_verified_at: string;
            /** @description True when the fact is in the ranked, budgeted subset that the content generator sees. */
            in_sheet: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Only with `include=citations`. For a fact that very many pages state, the first citations. */
            citations?: components["schemas"]["Citation"][];
        };
        IdentityFactData: {
            value: string;
        };
        ContactFactData: {
            value: string;
        };
        ListingFactData: {
            rating: number;
            review_count: number;
            url: string;
            place_id?: string;
            cid?: string;
            address?: string;
            phone?: string;
        };
        TestimonialFactData: {
            quote: string;
            author_name: string;
            author_title?: string;
            author_company?: string;
            /**
             * @description Stars; only 4 or 5 are stored.
             * @enum {number}
             */
            rating?: 4 | 5;
            date?: string;
            /** @enum {string} */
            platform: "site" | "provider";
        };
        StatFactData: {
            label: string;
            value: string;
            context?: string;
            as_of?: string;
        };
        AwardFactData: {
            name: string;
            issuer?: string;
            year?: string | number;
        };
        ClientFactData: {
            name: string;
            /** @enum {string} */
            type: "client" | "partner" | "press" | "integration";
            url?: string;
        };
        PersonFactData: {
            name: string;
            role: string;
            bio?: string;
            credentials?: string;
            url?: string;
        };
        Citation: {
            /** Format: uuid */
            id: string;
            /** @description Null for a fact from a business listing. */
            page_id: number | null;
            source: components["schemas"]["FactSource"];
            source_url: string | null;
            /** @description The exact extracted text. */
            evidence: string;
            /** @description A JSON pointer into the page's structured data, or the position on the page. */
            locator: string | null;
            /** @enum {string} */
            status: "active" | "gone";
            /** Format: date-time */
            first_seen_at: string;
            /** Format: date-time */
            last_verified_at: string;
        };
        FactsMeta: {
            total: number;
            sheet_count: number;
        };
        StatedFacts: {
            inserted: components["schemas"]["Fact"][];
            updated: components["schemas"]["Fact"][];
            skipped: {
                index: number;
                reason: components["schemas"]["SkippedFactReason"];
            }[];
        };
        DeletedFact: {
            /** @enum {string} */
            mode: "deleted" | "dismissed";
        };
        EditedFact: {
            data: components["schemas"]["Fact"];
            dismissed: boolean;
        };
        Idea: {
            /** Format: uuid */
            id: string;
            title: string;
            status: components["schemas"]["IdeaStatus"];
            /** @description The action that accepts the idea; `either` allows both. */
            action: components["schemas"]["IdeaAction"];
            change: components["schemas"]["IdeaChange"];
            primary_keyword: string;
            secondary_keywords: string[];
            /** @description Monthly searches; null when unknown. */
            volume: number | null;
            difficulty: number | null;
            cpc: number | null;
            page_type: string;
            funnel_stage: components["schemas"]["FunnelStage"];
            /** @description The evidence. */
            why: string;
            caveats: string[];
            /** @description Whose words title and description have: the id of a model, or `rules-v1`; null for an idea that was made before this was kept. */
            worded_by: string | null;
            page_id: number | null;
            page_path: string | null;
            /** @description Path of the page to create; null when the idea has a page. */
            proposed_path: string | null;
            play: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            topic: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            score: number;
            /** Format: date-time */
            created_at: string;
            status_changed_at: string | null;
        };
        Playbook: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** @description First steps, best first. */
            moves: {
                title: string;
                why: string;
                effort: string;
                searches_per_month: number | null;
                keywords: string[];
                idea_ids: string[];
            }[];
            plays: {
                /** Format: uuid */
                id: string;
                name: string;
                pattern: string;
                rationale: string;
                effort: string;
                channels: string[];
                notes: string | null;
                rank: number;
                volume: number | null;
                ideas: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    primary_keyword: string;
                    status: components["schemas"]["IdeaStatus"];
                    change: components["schemas"]["IdeaChange"];
                    page_path: string | null;
                    proposed_path: string | null;
                }[];
            }[];
            keywords: {
                keyword: string;
                /** @description The name of the play. */
                play: string | null;
                volume: number | null;
                kd: number | null;
                cpc: number | null;
                idea_id: string | null;
            }[];
            notes: {
                /** @enum {string} */
                kind: "data" | "skipped";
                text: string;
            }[];
            mode: components["schemas"]["IdeaRunMode"];
            /** @description Changes made by an update; empty for a rebuild. */
            changes: string[];
            /** @description True when the playbook was written before the site went live and the site has been crawled since. */
            needs_live_update: boolean;
        };
        AuthorityMap: {
            core: {
                label: string;
                summary: string;
            } | null;
            topics: {
                /** Format: uuid */
                id: string;
                name: string;
                description: string;
                /** @description 0 is the core, 1 is unrelated. */
                core_distance: number;
                /** @enum {string} */
                distance: "core" | "close" | "adjacent" | "distant";
                page_count: number;
                drifting_count: number;
                /** @description Open and accepted ideas of the topic. */
                idea_count: number;
                /** @description True when the topic has ideas but no pages. */
                gap: boolean;
                edited: boolean;
                /** @description Pages of the topic, at most 50. Left out of a map that an earlier version built. */
                pages?: {
                    page_id: number;
                    path: string | null;
                    title: string | null;
                }[];
            }[];
            drifting_pages: {
                page_id: number;
                path: string | null;
                title: string | null;
                topic: string;
                reason: string;
            }[];
            cross_topic_pages: {
                page_id: number;
                path: string | null;
                title: string | null;
                topics: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
            }[];
        };
        IdeaRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "running" | "succeeded" | "failed";
            /** @description True when the run failed because it stopped reporting. */
            stale: boolean;
            /** @description As of its job. */
            failure_reason: components["schemas"]["JobFailureReason"] | null;
            /** @enum {string} */
            trigger: "manual" | "scheduled";
            stage: components["schemas"]["IdeaRunStage"];
            progress: string;
            mode: components["schemas"]["IdeaRunMode"] | null;
            /** Format: date-time */
            started_at: string;
            finished_at: string | null;
            /** @description Number of ideas of the last successful run. */
            ideas: number;
            last_succeeded_at: string | null;
            /** @description When the next refresh may start; null when one may start now. */
            can_refresh_at: string | null;
            auto_refresh: boolean;
            next_refresh_at: string | null;
        };
        IdeaDetail: {
            /** Format: uuid */
            id: string;
            title: string;
            status: components["schemas"]["IdeaStatus"];
            /** @description The action that accepts the idea; `either` allows both. */
            action: components["schemas"]["IdeaAction"];
            change: components["schemas"]["IdeaChange"];
            primary_keyword: string;
            secondary_keywords: string[];
            /** @description Monthly searches; null when unknown. */
            volume: number | null;
            difficulty: number | null;
            cpc: number | null;
            page_type: string;
            funnel_stage: components["schemas"]["FunnelStage"];
            /** @description The evidence. */
            why: string;
            caveats: string[];
            /** @description Whose words title and description have: the id of a model, or `rules-v1`; null for an idea that was made before this was kept. */
            worded_by: string | null;
            page_id: number | null;
            page_path: string | null;
            /** @description Path of the page to create; null when the idea has a page. */
            proposed_path: string | null;
            play: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            topic: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            score: number;
            /** Format: date-time */
            created_at: string;
            status_changed_at: string | null;
            description: string;
            keywords: {
                keyword: string;
                volume: number | null;
                kd: number | null;
                cpc: number | null;
            }[];
            accepted_action: ("create" | "optimize") | null;
            accepted_keywords: string[] | null;
            dismiss_reason: components["schemas"]["IdeaDismissReason"] | null;
            dismiss_note: string | null;
        };
        PlannedSite: {
            id: number;
            domain: string;
            /** @description `https://` and the lowercased domain; null while the domain is not a bare hostname. */
            url: string | null;
            name: string | null;
            created_at: string | null;
            /** @description Null unless it is archived. */
            archived_at: string | null;
            /** @description The latest crawl's completion time, or its start time when not completed. */
            last_crawled_at: string | null;
            /** @description Number of discovered pages. */
            page_count: number;
            /** @description Number of active field drafts across the site. */
            draft_count: number;
            /** @description The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses that it was asked for. */
            background_status: components["schemas"]["BackgroundStatus"] | null;
            business_context: string | null;
            voice_tone: string | null;
            gsc_connected: boolean | null;
            gsc_property_url: string | null;
            score_curve: components["schemas"]["ScoreCurve"] | null;
            location: {
                country_code: number | null;
                country_name: string | null;
                city_code: number | null;
                city_name: string | null;
            };
            llms_txt: string | null;
            /** @description Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page; `never`, none. Null: as the service is set. */
            render: components["schemas"]["RenderMode"] | null;
            setup_completed_at: string | null;
            discovery_completed_at: string | null;
            updated_at: string | null;
            latest_crawl: components["schemas"]["LatestCrawl"] | null;
            schedule: components["schemas"]["CrawlSchedule"];
            /** @description The course of the score of the site, oldest first; the last value of each day, and several of the latest day. At most 180. */
            score_history: components["schemas"]["SiteScore"][];
            /** @description Of all analyses: verified, or marked as done. */
            recommendations_done: number;
            /** @description Set when the name and the place are those that rules read in the brief because the language model failed. */
            note: string | null;
        };
        GeneratedPlan: {
            pages: components["schemas"]["PlannedPage"][];
            brief: string;
            /** @description What the brief does not say and the plan does not invent, the most important first. */
            open_questions: components["schemas"]["OpenQuestion"][];
            /** @description Set when rules planned the pages, or worded what was not checked, because the language model failed. */
            note: string | null;
            /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
            dropped: components["schemas"]["DroppedText"][];
        };
        PlannedPage: {
            id: number;
            name: string;
            slug: string;
            purpose: string | null;
            /** @description What the page rests on: words of the brief, the proposal of a language model, or the rules. Null for a page that a client added, named or described. */
            basis: components["schemas"]["PlanBasis"] | null;
            /** @description The words of the brief; null where the basis is another one. */
            basis_words: string | null;
            /** @description Whose words the purpose has: the id of a model, or `rules-v1`. */
            worded_by: string | null;
        };
        OpenQuestion: {
            /** @description What the brief leaves open, for example `name`, `city` or `offerings`. */
            about: string;
            /** @description In the language of the brief. */
            question: string;
        };
        PlanStatus: {
            /** @description Number of planned pages. */
            total: number;
            /** @description Number of planned pages with a primary keyword. */
            with_keyword: number;
            /** @description Number of planned pages that need a keyword and for which the latest keyword run found none. */
            failed: number;
            /** @description Number of planned pages that have a keyword, failed, or need none. */
            done: number;
            keywords_running: boolean;
            /** @description Status of the latest crawl; null until the site is live. */
            crawl_status: string | null;
            /** @description What the brief does not say and the plan does not invent, the most important first. */
            open_questions: components["schemas"]["OpenQuestion"][];
            pages: components["schemas"]["PlanPage"][];
        };
        PlanPage: {
            id: number;
            name: string;
            path: string | null;
            purpose: string | null;
            /** @description What the page rests on: words of the brief, the proposal of a language model, or the rules. Null for a page that a client added, named or described. */
            basis: components["schemas"]["PlanBasis"] | null;
            /** @description The words of the brief; null where the basis is another one. */
            basis_words: string | null;
            /** @description Whose words the purpose has: the id of a model, or `rules-v1`. */
            worded_by: string | null;
            primary_keyword: string | null;
            failed: boolean;
            /** @description False for a page without a keyword that no visitor searches for (legal pages, "About us"), as the latest keyword run found. It has not failed. */
            needs_keyword: boolean;
        };
        DeletedPage: {
            id: number;
            /** @constant */
            deleted: true;
        };
        PlanKeywordsStarted: {
            /** @constant */
            started: true;
            /** @constant */
            already_running?: true;
        };
        GoneLive: {
            crawl_id: number;
            /** @constant */
            status: "pending";
            domain: string;
        };
        Opportunities: {
            site: {
                id: number;
                domain: string;
                domain_rating: number | null;
                gsc_property: string | null;
            };
            /** @enum {string} */
            view_state: "setup" | "generating" | "ready";
            background_status: components["schemas"]["BackgroundStatus"] | null;
            generation: {
                workflow_id: string;
                total: number;
                completed: number;
                failed: number;
                pending: number;
                /** @description False while `total` still grows. Not the signal for completion: read `view_state`. */
                sealed: boolean;
            } | null;
            generating_count: number;
            gsc: {
                connected: boolean;
                clicks: number | null;
                impressions: number | null;
                ctr: number | null;
            };
            keyword_opportunity: {
                addressable_volume: number;
                potential_clicks: number;
                keyword_count: number;
            };
            grade: {
                average_score: number | null;
                average_grade: components["schemas"]["Grade"] | null;
                graded_page_count: number;
                total_pending_recommendations: number;
            };
            summary: {
                scopes: {
                    top: components["schemas"]["OpportunityScope"];
                    all: components["schemas"]["OpportunityScope"];
                };
                shown_count: number;
                within_reach: {
                    keyword_count: number;
                    volume_total: number;
                };
            };
            homepage: components["schemas"]["OpportunityRow"] | null;
            opportunities: components["schemas"]["OpportunityRow"][];
            recommendations: {
                id: number;
                title: string;
                impact: string;
                target_field: string;
                page_id: number;
                page_path: string | null;
                primary_keyword: string | null;
                keyword_volume: number | null;
                impressions: number | null;
                is_homepage: boolean;
                is_priority: boolean;
            }[];
        };
        OpportunityScope: {
            page_count: number;
            now: components["schemas"]["OpportunityNow"];
            potential_volume: number;
        };
        /** @description Null without search-console data. */
        OpportunityNow: {
            clicks: number | null;
            impressions: number | null;
            ctr: number | null;
            avg_position: number | null;
        };
        OpportunityRow: {
            page_id: number;
            /** @description Null for the homepage, which is not ranked. */
            rank: number | null;
            path: string | null;
            url: string | null;
            title: string | null;
            is_homepage: boolean;
            graded: boolean;
            /** @description The opportunity score, 0 to 100. Not the content score. */
            score: number | null;
            grade: components["schemas"]["Grade"] | null;
            primary_keyword: string | null;
            volume: number | null;
            difficulty: number | null;
            intent: string | null;
            clicks: number | null;
            impressions: number | null;
            ctr: number | null;
            position: number | null;
            reasons: {
                category: string;
                label: string;
            }[];
            secondary_keywords: {
                keyword: string;
                volume: number | null;
                difficulty: number | null;
            }[];
            recommendations: {
                id: number;
                title: string;
                impact: string;
                target_field: string;
                why_it_matters: string;
            }[];
            /** @description Number of open recommendations; `recommendations` lists the first of them. */
            recommendation_count: number;
        };
        SitePerformance: {
            data: {
                /** @description As reported. With `group_by=page`, the URL of the page, or the canonical key when no page matches. */
                url: string;
                page_id: number | null;
                clicks: number;
                impressions: number;
                /** @description Clicks divided by impressions, 0 to 1. */
                ctr: number;
                /** @description Mean position, weighted by impressions. */
                position: number;
            }[];
            /** @description Null unless `gsc_status` is `available`. */
            totals: components["schemas"]["Performance"] | null;
            gsc_status: components["schemas"]["SearchConsoleStatus"];
            window: {
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date: string;
            };
            meta: {
                /** @description Number of rows returned. */
                total: number;
                truncated: boolean;
            };
        };
        Performance: {
            clicks: number;
            impressions: number;
            /** @description Clicks divided by impressions, 0 to 1. */
            ctr: number;
            /** @description Mean position, weighted by impressions. */
            position: number;
        };
        PagePerformance: {
            data: {
                /** Format: date */
                date: string;
                clicks: number;
                impressions: number;
                /** @description Clicks divided by impressions, 0 to 1. */
                ctr: number;
                /** @description Mean position, weighted by impressions. */
                position: number;
            }[];
            /** @description Null unless `gsc_status` is `available`. */
            totals: components["schemas"]["Performance"] | null;
            gsc_status: components["schemas"]["SearchConsoleStatus"];
            window: {
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date: string;
            };
        };
        OutlineStarted: {
            outline_id: number;
            /** @constant */
            status: "pending";
            page_id: number;
            retry_after_seconds: number;
        };
        Outline: {
            id: number;
            page_id: number;
            status: components["schemas"]["OutlineStatus"];
            primary_keyword: string;
            sections: components["schemas"]["OutlineSection"][];
            serp_snapshot: components["schemas"]["SerpSnapshot"] | null;
            /** @description Set when rules made the outline, or stand in for guidance that was not checked, because the language model failed. */
            note: string | null;
            /** @description A language model's words that this is without, and why. Empty or absent where nothing was dropped. */
            dropped: components["schemas"]["DroppedText"][];
            error: string | null;
            /** @description As of its job. */
            failure_reason: components["schemas"]["JobFailureReason"] | null;
            triggered_by: string;
            /** Format: date-time */
            created_at: string;
            completed_at: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        OutlineSection: {
            /** @description Stable within the outline: `o1`, `o2` … */
            key: string;
            level: 1 | 2 | 3;
            heading: string;
            guidance: string;
            /** @enum {string} */
            source: "serp" | "gap" | "own";
            /** @description True of a section of the page that needs nothing. */
            is_complete: boolean;
            /** @description What the section rests on: words of a text that the service knows, the proposal of a language model, or the rules. Null in an outline that was made before this was kept. */
            basis: components["schemas"]["OutlineBasis"] | null;
            /** @description The words, where a language model quoted them. */
            basis_words: string | null;
            /** @description Whose words the guidance has: the id of a model, or `rules-v1`. */
            worded_by: string | null;
            /** @enum {string} */
            status: "proposed" | "accepted" | "revised" | "rejected";
            revised_heading: string | null;
            /** @description The id of the heading block, when the section is accepted or revised and its heading is in the current body (ignoring case and spacing). Otherwise null. */
            node_id: string | null;
            /** @description About how many words; null where nothing says it. */
            words: components["schemas"]["WordBudget"] | null;
            /** @description Questions that the section answers: from search, from the site or from pages that rank, else what readers of such a section ask. */
            questions: string[];
            /** @description Facts of the site that belong in the section. */
            facts: components["schemas"]["OutlineFact"][];
            /** @description Pages of the site to link to. */
            links: components["schemas"]["OutlineLink"][];
        };
        WordBudget: {
            min: number;
            max: number;
        };
        OutlineFact: {
            fact_id: string;
            text: string;
        };
        OutlineLink: {
            page_id: number;
            path: string;
        };
        Webhook: {
            id: number;
            url: string;
            /** @description Null: all events, those of later releases too. */
            events: components["schemas"]["WebhookEventType"][] | null;
            description: string;
            state: components["schemas"]["WebhookState"];
            /** @description `failing`: every attempt of five days failed. `gone`: the receiver responded with 410. Null while it is enabled. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            disabled_at: string | null;
            /** @description The first attempt that failed since the latest one that succeeded. */
            failing_since: string | null;
            /** @description Until then deliveries are signed with the secret before the latest rotation, too. */
            previous_secret_expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WebhookWithSecret: {
            id: number;
            url: string;
            /** @description Null: all events, those of later releases too. */
            events: components["schemas"]["WebhookEventType"][] | null;
            description: string;
            state: components["schemas"]["WebhookState"];
            /** @description `failing`: every attempt of five days failed. `gone`: the receiver responded with 410. Null while it is enabled. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            disabled_at: string | null;
            /** @description The first attempt that failed since the latest one that succeeded. */
            failing_since: string | null;
            /** @description Until then deliveries are signed with the secret before the latest rotation, too. */
            previous_secret_expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description The key of the signatures. It is not shown again. */
            secret: string;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            id: string;
            webhook_id: number;
            event: components["schemas"]["DeliveryEventType"];
            /** @description The body, byte for byte as it is sent and signed. */
            payload: string;
            /**
             * @description `failed`: no further attempt is made.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Oldest first; the latest 20. */
            attempts: {
                /** Format: date-time */
                at: string;
                duration_ms: number;
                /** @description Null when there was no response. */
                response_code: number | null;
                /** @description Why it failed; null when it succeeded. `http_error`: a status other than 2xx. `redirect`: a 3xx, which is not followed. `gone`: 410. `blocked_address`: the host has no public address. */
                reason: components["schemas"]["DeliveryFailureReason"] | null;
            }[];
            /** @description Null when there is none, and while the webhook is disabled. */
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        SignInMethod: {
            sign_in: components["schemas"]["SignInKind"];
        };
        ConsoleSession: {
            user: {
                id: number;
                name: string;
            };
            organization: {
                id: number;
                name: string;
            };
            /**
             * Format: date-time
             * @description When it ends at the latest. It also ends after 12 hours without a request.
             */
            expires_at: string;
            sign_in: components["schemas"]["SignInKind"];
        };
        ConsoleKey: {
            id: number;
            name: string;
            /** @description `coa_` and the first 4 characters. */
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            /** @description To the minute; null when it was never used. */
            last_used_at: string | null;
            revoked_at: string | null;
            /** @description A person let a program in by OAuth; it cannot be revealed. */
            is_grant: boolean;
        };
        CreatedConsoleKey: {
            id: number;
            name: string;
            /** @description `coa_` and the first 4 characters. */
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            /** @description To the minute; null when it was never used. */
            last_used_at: string | null;
            revoked_at: string | null;
            /** @description The API key itself. */
            key: string;
        };
        RevealedConsoleKey: {
            key: string;
        };
        Usage: {
            month: string;
            /**
             * Format: date-time
             * @description When the counters of the month after this one begin at 0.
             */
            resets_at: string;
            /** @enum {string} */
            plan: "none" | "starter" | "pro";
            allowances: {
                audits: {
                    /** @description Null for an earlier month: its limit is not kept. */
                    limit: number | null;
                    used: number;
                    remaining: number | null;
                };
                ideas_runs: {
                    /** @description Null for an earlier month: its limit is not kept. */
                    limit: number | null;
                    used: number;
                    remaining: number | null;
                };
                credits: {
                    used: number;
                };
            };
            /** @description Requests with a key of the organization that were neither refused for the key nor for its rate limit. */
            requests: number;
            model: components["schemas"]["ModelUsage"];
            keyword_data: components["schemas"]["KeywordDataUsage"];
            cost: {
                total_usd: number;
                /** @description Set aside for calls that are running, and for calls whose cost never became known because they were cut off. Counts toward the limit. */
                unsettled_usd: number;
                /** @description The monthly limit, which the operator sets. Work that would pass it is a 402. Null for none, and for an earlier month. */
                limit_usd: number | null;
                remaining_usd: number | null;
            };
            /** @description Sites for which something was paid, the one that cost most first; at most 100. */
            sites: {
                site_id: number;
                /** @description Null of a site that was deleted. */
                domain: string | null;
                model: components["schemas"]["ModelUsage"];
                keyword_data: components["schemas"]["KeywordDataUsage"];
                total_usd: number;
            }[];
        };
        ModelUsage: {
            calls: number;
            input_tokens: number;
            /** @description Of the input tokens, those that came from the cache of the model. */
            cached_input_tokens: number;
            output_tokens: number;
            /** @description By the prices that the operator set. */
            cost_usd: number;
            /** @description Calls whose cost is not known, because no prices were set or the model did not say how many tokens it read. */
            unpriced_calls: number;
        };
        KeywordDataUsage: {
            calls: number;
            /** @description As the provider reports it. */
            cost_usd: number;
        };
        ExportedPage: {
            id: number;
            site_id: number;
            url: string | null;
            path: string | null;
            title: string | null;
            meta_description: string | null;
            h1: string | null;
            name: string | null;
            purpose: string | null;
            planned: boolean;
            primary_keyword: string | null;
            secondary_keywords: string[] | null;
            is_priority: boolean;
            opportunity_score: number | null;
            page_kind: components["schemas"]["PageKind"] | null;
            discovered_via: string | null;
            gsc_url: string | null;
            gsc_indexed: boolean | null;
            word_count: number | null;
            status_code: number | null;
            snapshot_created_at: string | null;
            analysis_id: number | null;
            overall_score: number | null;
            overall_grade: components["schemas"]["Grade"] | null;
            score_source: components["schemas"]["ScoreSource"] | null;
            content_stale: boolean | null;
            last_analyzed_at: string | null;
            open_recommendation_count: number;
            draft_count: number;
            created_at: string | null;
            updated_at: string | null;
            reading_share: number | null;
            reading_confidence: number | null;
            reading_doubt: string | null;
            presence: components["schemas"]["PagePresence"];
            /** @description Links of other pages of the site to it, also through redirects, by its latest crawl. Null of a page that it did not read. */
            incoming_links: number | null;
            /** @description Pages of the site that have these links. */
            linking_pages: number | null;
            /** @description Links of the page, to the site and elsewhere. */
            outgoing_links: number | null;
            /** @description Of these, links to other sites. */
            external_links: number | null;
            content_version_id: number | null;
            /** @description Rises with every change of the body. */
            content_revision: number;
            draft_title: string | null;
            draft_meta_description: string | null;
            /** @description By component, of the latest analysis. Null where an earlier release made it. */
            component_scores: {
                [key: string]: number;
            } | null;
        };
        ExportedRecommendation: {
            id: number;
            site_id: number;
            page_id: number;
            analysis_id: number;
            title: string;
            description: string;
            why_it_matters: string;
            impact: string;
            point_value: number;
            status: components["schemas"]["RecommendationStatus"];
            source: string;
            source_components: string[];
            operation: string;
            target_field: string;
            target_node_ids: string[] | null;
            after_node_id: string | null;
            insertion_point: string | null;
            same_on_pages: number | null;
            rubric_criteria: string[] | null;
            proposed_text: string | null;
            effort: string | null;
            worded_by: string | null;
            resolution_method: string | null;
            resolved_at: string | null;
            dismissal_rationale: string | null;
            /** @description Of its verification; null where there is none. */
            addressed: boolean | null;
            verification_reasoning: string | null;
            sort_order: number;
            carried_from_recommendation_id: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ExportedIssue: {
            issue_id: string;
            family: components["schemas"]["IssueFamily"];
            severity: components["schemas"]["IssueSeverity"];
            title: string;
            url: string;
            page_id: number | null;
            evidence: string;
            related_urls: string[];
        };
        ExportedLink: {
            page_id: number;
            page_url: string | null;
            id: number;
            /** @description Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and fragment. */
            href: string;
            anchor_text: string | null;
            context: string | null;
            /** @description For example `nav`, `body` or `footer`. */
            location: string;
            /** @description Position in document order, from 0. */
            position: number;
            /** @description The organization's page that the link points to. */
            target_page_id: number | null;
            /** @description Null whenever `target_page_id` is null. */
            target_path: string | null;
        };
        ExportedIncomingLink: {
            page_id: number;
            page_url: string | null;
            /** @description The page of the site that has the link. */
            source_page_id: number;
            source_url: string | null;
            source_title: string | null;
            id: number;
            /** @description Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and fragment. */
            href: string;
            anchor_text: string | null;
            context: string | null;
            /** @description For example `nav`, `body` or `footer`. */
            location: string;
            /** @description Position in document order, from 0. */
            position: number;
            /** @description As the link has it. Null without one, and of links that an earlier release read. */
            rel: string | null;
            /** @description The link, or its page, asks crawlers not to follow it. */
            nofollow: boolean;
        };
        ExportedFact: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FactKind"];
            key: string | null;
            /** @description Its fields depend on `kind`, as in `Fact`. */
            data: {
                [key: string]: unknown;
            };
            source: components["schemas"]["FactSource"];
            source_url: string | null;
            verified: boolean;
            status: components["schemas"]["FactStatus"];
            citation_count: number;
            /** Format: date-time */
            last_verified_at: string;
            in_sheet: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ExportedIdea: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            status: components["schemas"]["IdeaStatus"];
            action: components["schemas"]["IdeaAction"];
            change: components["schemas"]["IdeaChange"];
            primary_keyword: string;
            secondary_keywords: string[];
            volume: number | null;
            difficulty: number | null;
            cpc: number | null;
            page_type: string;
            funnel_stage: components["schemas"]["FunnelStage"];
            why: string;
            worded_by: string | null;
            caveats: string[];
            page_id: number | null;
            page_path: string | null;
            proposed_path: string | null;
            play_id: string | null;
            play_name: string | null;
            topic_id: string | null;
            topic_name: string | null;
            score: number;
            /** Format: date-time */
            created_at: string;
            status_changed_at: string | null;
        };
        ExportedContent: {
            page_id: number;
            page_url: string | null;
            content_version_id: number | null;
            source: string | null;
            word_count: number | null;
            updated_at: string | null;
            markdown: string;
        };
        /** @enum {string} */
        AutoRunScope: "none" | "homepage" | "top" | "all";
        /** @enum {string} */
        BackgroundStatus: "discovering" | "enriching" | "crawling" | "generating_context";
        /** @enum {string} */
        CheckedSource: "snapshot" | "none";
        CheckKey: "title_present" | "title_length" | "title_has_primary_keyword" | "meta_description_present" | "meta_description_length" | "meta_description_has_primary_keyword" | "h1_present" | "h1_single" | "h1_has_primary_keyword" | "intro_has_primary_keyword" | "word_count" | "schema_present" | "schema_valid" | "internal_links" | "outbound_links";
        ComparisonNote: "no_previous_analysis" | "analysis_incomplete";
        /** @enum {string} */
        CrawlInterval: "off" | "day" | "week" | "month";
        CrawlStop: "page_limit" | "time_limit";
        CrawlOutcome: "read" | "unchanged" | "redirected" | "moved_away" | "folded" | "gone" | "error" | "not_a_page" | "unreadable" | "not_read";
        /** @enum {string} */
        KnownCrawlOutcome: "read" | "unchanged" | "redirected" | "moved_away" | "folded" | "gone" | "error" | "not_a_page" | "unreadable" | "not_read";
        DeliveryEventType: "job.completed" | "job.failed" | "site.ready" | "analysis.completed" | "content.version_created" | "recommendation.changed" | "ideas.run_completed" | "issues.changed" | "webhook.test";
        DeliveryFailureReason: "http_error" | "redirect" | "gone" | "timeout" | "dns" | "refused" | "unreachable" | "reset" | "tls" | "protocol" | "blocked_address" | "blocked_url" | "host_not_allowed";
        /** @enum {string} */
        DraftField: "title" | "meta_description" | "h1" | "primary_keyword" | "body" | "image_alt" | "schema";
        DroppedTextKind: "page" | "name" | "purpose" | "section" | "guidance" | "idea" | "title" | "description" | "judgement" | "evidence" | "edit" | "why_it_matters" | "proposed_text" | "suggestion";
        DroppedTextReason: "markup" | "number" | "quotation" | "address" | "name" | "rival" | "language" | "duplicate" | "limit" | "denied" | "empty" | "unsupported" | "unchecked" | "place" | "placeholder" | "objection" | "form";
        EditScope: "inline_content" | "targeted_nodes" | "full_document" | "field_draft" | "field_snapshot" | "system_applied";
        ErrorCode: "invalid_request" | "no_content" | "no_content_to_validate" | "unauthorized" | "payment_required" | "forbidden" | "not_found" | "site_not_found" | "page_not_found" | "conflict" | "keyword_generation_in_progress" | "analysis_in_progress" | "crawl_in_progress" | "path_conflict" | "already_resolved" | "not_applied" | "ideas_run_in_progress" | "rate_limited" | "generation_cap_reached" | "ideas_refresh_cooldown" | "ideas_run_cap_reached" | "engine_paused" | "writes_stopped" | "internal_error";
        /** @enum {string} */
        FactKind: "identity" | "contact" | "listing" | "testimonial" | "stat" | "award" | "client" | "person";
        FactSource: "manual" | "api" | "provider_business" | "schema_org" | "crawl";
        /** @enum {string} */
        FactStatus: "active" | "stale";
        /** @enum {string} */
        FunnelStage: "tofu" | "mofu" | "bofu";
        /** @enum {string} */
        IdeaAction: "create" | "optimize" | "either";
        IdeaAnalysisReason: "plan_required" | "already_running" | "error";
        /** @enum {string} */
        IdeaChange: "create" | "retitle" | "expand" | "optimize";
        IdeaDismissReason: "not_relevant" | "already_covered" | "not_now" | "wont_rank" | "other";
        /** @enum {string} */
        KnownIdeaDismissReason: "not_relevant" | "already_covered" | "not_now" | "wont_rank" | "other";
        /** @enum {string} */
        IdeaRunMode: "update" | "rebuild";
        IdeaRunStage: "understand" | "research" | "validate" | "write";
        /** @enum {string} */
        IdeaStatus: "open" | "accepted" | "dismissed";
        IssueFamily: "status" | "links" | "titles" | "content" | "index" | "international" | "media" | "structured_data" | "transport" | "social" | "ai_readers" | "search";
        /** @enum {string} */
        KnownIssueFamily: "status" | "links" | "titles" | "content" | "index" | "international" | "media" | "structured_data" | "transport" | "social" | "ai_readers" | "search";
        /** @enum {string} */
        IssueSeverity: "error" | "warning" | "notice";
        JobFailureReason: "cancelled" | "too_costly" | "process_died" | "timed_out" | "model_failed" | "robots_unavailable" | "lost" | "error";
        JobStage: "queued" | "discovering" | "crawling" | "auditing" | "analyzing" | "planning" | "ended";
        /** @enum {string} */
        JobStatus: "queued" | "processing" | "completed" | "failed" | "skipped";
        JobType: "analyze" | "recrawl" | "plan";
        /** @enum {string} */
        KnownJobType: "analyze" | "recrawl" | "plan";
        OutlineBasis: "brief" | "page" | "business" | "fact" | "question" | "ranking" | "model" | "rules";
        /** @enum {string} */
        OutlineStatus: "pending" | "processing" | "completed" | "failed";
        PageKind: "home" | "news" | "article" | "recipe" | "product" | "category" | "local_service" | "about" | "contact" | "legal" | "reference" | "forum" | "event" | "job" | "utility";
        /** @enum {string} */
        KnownPageKind: "home" | "news" | "article" | "recipe" | "product" | "category" | "local_service" | "about" | "contact" | "legal" | "reference" | "forum" | "event" | "job" | "utility";
        /** @enum {string} */
        PagePresence: "current" | "vanished" | "moved";
        PlanBasis: "brief" | "model" | "rules";
        /** @enum {string} */
        RecommendationStatus: "pending" | "in_progress" | "applied" | "dismissed";
        /** @enum {string} */
        RenderMode: "auto" | "never" | "always";
        /** @enum {string} */
        ScheduledAnalyses: "none" | "changed" | "all";
        ScheduleSkipReason: "crawl_in_progress" | "payment_required" | "host_not_allowed" | "site_planned";
        Scope: "sites:read" | "content:write" | "cms:publish";
        /** @enum {string} */
        ScoreCurve: "none" | "medium" | "large";
        /** @enum {string} */
        ScoreSource: "audit" | "verified";
        SearchConsoleStatus: "available" | "not_indexed" | "not_connected" | "unavailable";
        SignInKind: "link" | "oidc";
        SiteChangeKind: "appeared" | "vanished" | "moved" | "title" | "status" | "canonical" | "index" | "word_count" | "grade_rose" | "grade_fell";
        SkippedAnalysisReason: "not_found" | "no_content" | "analysis_in_progress" | "allowance_exhausted" | "payment_required" | "error";
        SkippedFactReason: "invalid" | "edited" | "dismissed" | "lower_precedence" | "unchanged" | "duplicate" | "low_rating";
        WebhookDisabledReason: "disabled_by_user" | "failing" | "gone";
        WebhookEventType: "job.completed" | "job.failed" | "site.ready" | "analysis.completed" | "content.version_created" | "recommendation.changed" | "ideas.run_completed" | "issues.changed";
        /** @enum {string} */
        KnownWebhookEventType: "job.completed" | "job.failed" | "site.ready" | "analysis.completed" | "content.version_created" | "recommendation.changed" | "ideas.run_completed" | "issues.changed";
        /** @enum {string} */
        WebhookState: "enabled" | "disabled";
    };
    responses: {
        /** @description `rate_limited` */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal_error` */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthorized` */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_request` */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden` */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `payment_required` */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict` */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `writes_stopped` */
        WritesStopped: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found` */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
        IdempotencyKey: string;
        /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
        AcceptLanguage: string;
        /** @description Required: a request that another site makes with the cookie cannot have it. */
        XConsole: "1";
        /** @description `respond-async` (RFC 7240): the work becomes a job, with more time than a request has, and the response is 202 at once. Other preferences are ignored. */
        Prefer: string;
        /** @description Of the delivery, the same at each attempt. */
        WebhookIdHeader: string;
        /** @description Time of the attempt, in Unix seconds. */
        WebhookTimestampHeader: string;
        /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
        WebhookSignatureHeader: string;
        /** @description Site id */
        SiteId: number;
        /** @description Page id */
        PageId: number;
        Page: number;
        /** @description Webhook id */
        WebhookId: number;
        /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
        Cursor: string;
        Limit: number;
        /** @description Recommendation id */
        RecId: number;
        /** @description Idea id */
        IdeaId: string;
        /** @description Fact id */
        FactId: string;
        /** @description Length of the window in days. It ends two days ago. Ignored when dates are sent. */
        Days: number;
        /** @description First day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
        Start_date: string;
        /** @description Last day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
        End_date: string;
        /** @description The `id` of a type of issue. */
        IssueId: "page-not-found" | "access-refused" | "server-error" | "no-response" | "redirect-chain" | "redirect-loop" | "redirect-temporary" | "soft-404" | "meta-refresh" | "broken-internal-link" | "broken-file-link" | "broken-external-link" | "broken-spelling-link" | "link-to-redirect" | "link-to-spelling-redirect" | "orphan-page" | "dead-end" | "nofollow-internal-link" | "nofollow-page" | "link-without-text" | "generic-link-text" | "too-many-links" | "link-not-secure" | "localhost-link" | "page-too-deep" | "title-missing" | "title-duplicate" | "title-too-short" | "title-too-long" | "title-several" | "description-missing" | "description-duplicate" | "description-too-short" | "description-too-long" | "description-several" | "h1-missing" | "h1-several" | "h1-duplicate" | "heading-level-skipped" | "heading-empty" | "content-thin" | "content-duplicate" | "content-near-duplicate" | "language-missing" | "language-invalid" | "page-in-several-spellings" | "placeholder-text" | "viewport-missing" | "noindex-home" | "noindex" | "unavailable-after" | "noindex-in-sitemap" | "disallowed-in-sitemap" | "broken-in-sitemap" | "redirect-in-sitemap" | "canonicalized-in-sitemap" | "http-in-sitemap" | "missing-from-sitemap" | "sitemap-missing" | "robots-txt-invalid" | "canonical-missing" | "canonical-home" | "canonical-several" | "canonical-broken" | "canonical-redirect" | "canonical-chain" | "canonical-noindex" | "canonical-not-secure" | "canonical-off-site" | "url-double-slash" | "host-not-redirected" | "spelling-not-redirected" | "hreflang-not-secure" | "hreflang-no-return" | "hreflang-invalid-code" | "hreflang-no-self" | "hreflang-broken" | "hreflang-conflict" | "image-without-alt" | "image-broken" | "image-too-large" | "structured-data-unparseable" | "structured-data-invalid" | "structured-data-missing" | "mixed-content" | "http-page" | "http-not-redirected" | "insecure-form" | "slow-response" | "document-beyond-limit" | "document-too-large" | "uncompressed" | "open-graph-missing" | "open-graph-image-missing" | "ai-crawlers-disallowed" | "llms-txt-missing" | "llms-txt-invalid" | "content-by-script" | "search-rivals" | "search-clicks-fallen" | "search-seldom-clicked" | "search-never-shown";
        JobId: string;
        Field: components["schemas"]["DraftField"];
        /** @description `sheet` adds one page for the person who writes. */
        Include: "sheet";
        /** @description Key id */
        KeyId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next request. */
        RetryAfter: number;
        /** @description Requests allowed per 60-second window in the bucket. */
        RateLimitLimit: number;
        /** @description Requests remaining in the current window. */
        RateLimitRemaining: number;
        /** @description Time at which the current window ends, in Unix seconds. */
        RateLimitReset: number;
        /** @description Present when this is the response of an earlier request with the same `Idempotency-Key`. */
        IdempotentReplayed: "true";
        /** @description The language of sentences about a site. */
        ContentLanguage: string;
        /** @description On the 202 of a job that was preferred. */
        PreferenceApplied: "respond-async";
        /** @description `<…>; rel="next"`: where the next part is, relative to the host. Absent on the last part. */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listSites: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A public hostname; a scheme and a trailing slash are allowed. */
                    domain: string;
                    /** @default none */
                    auto_run_keyword_scope?: components["schemas"]["AutoRunScope"];
                    /** @default none */
                    auto_run_analysis_scope?: components["schemas"]["AutoRunScope"];
                    /** @description Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page; `never`, none. Left out: as the service is set. */
                    render?: components["schemas"]["RenderMode"];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteDetail"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @constant */
                            status: "deleting";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updateSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: the next crawl reads it from the site. */
                    name?: string | null;
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    startCrawl: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The crawl reads at most so many pages. The service may allow fewer. */
                    max_pages?: number;
                    /**
                     * @description Globs of the paths to read. Left out or empty: all paths.
                     * @default []
                     */
                    include?: string[];
                    /**
                     * @description Globs of the paths not to read. They go before `include`.
                     * @default []
                     */
                    exclude?: string[];
                    /** @description Whether a browser reads the pages, for this crawl alone. Left out: as the site is set. */
                    render?: components["schemas"]["RenderMode"];
                    /** @description At the end of the crawl at most so many addresses that are no pages of the site are requested: links to other sites, files and pictures; and at most eight other spellings of addresses of its pages, unless it is 0. The service may allow fewer. */
                    max_checks?: number;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            /** @description `no_content`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `crawl_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listCrawls: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Crawl"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listCrawledUrls: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["KnownCrawlOutcome"];
                reason?: string;
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Crawl id */
                crawlId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrawledUrl"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    setSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    every: components["schemas"]["CrawlInterval"];
                    /**
                     * @description UTC, all year round.
                     * @default 0
                     */
                    hour?: number;
                    /** @default none */
                    analyse?: components["schemas"]["ScheduledAnalyses"];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrawlSchedule"];
                    };
                };
            };
            /** @description `no_content`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listSiteIssues: {
        parameters: {
            query?: {
                severity?: components["schemas"]["IssueSeverity"];
                family?: components["schemas"]["KnownIssueFamily"];
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteIssue"][];
                        meta: {
                            /** @description Null before the first crawl has ended. */
                            crawl_id: number | null;
                            /** @description The crawl that `new` and `fixed` compare with. */
                            previous_crawl_id: number | null;
                            computed_at: string | null;
                            /** @description The crawl read all that it met. Otherwise pages that it did not come to are as they were. */
                            complete: boolean | null;
                            /** @description Pages that were looked at. */
                            pages: number;
                            /** @description Addresses that are no pages of the site: links to other sites, files and pictures. Null before the first crawl has ended, and after one of an earlier release. */
                            addresses: {
                                /** @description That the pages name, up to 50,000. */
                                named: number;
                                /** @description Of these, requested by this crawl. */
                                checked: number;
                                /** @description With a result, of this crawl or of one before. */
                                known: number;
                                /** @description That no crawl has requested yet: later crawls begin with them. */
                                left: number;
                                /** @description Not judged by this crawl, because it found no other host at all. */
                                unjudged: number;
                            } | null;
                            /** @description Null before the first crawl has ended, and after one of an earlier release. */
                            search: {
                                /**
                                 * @description Of Search Console when the crawl ended. `unavailable`: issues of the family `search` are as they were.
                                 * @enum {string}
                                 */
                                gsc_status: "available" | "not_connected" | "unavailable";
                                /** @description The days that issues of the family `search` are of. Null without data, and with data that are too old or too short. */
                                window: {
                                    /** Format: date */
                                    start_date: string;
                                    /** Format: date */
                                    end_date: string;
                                } | null;
                            } | null;
                            /** @description Null as `search` is. */
                            health: components["schemas"]["SiteHealth"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listIssuePages: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description The `id` of a type of issue. */
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageOfIssue"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateSiteIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description The `id` of a type of issue. */
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ignored_because: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description Why people left it as it is; null of others. */
                            ignored: {
                                reason: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listSiteChanges: {
        parameters: {
            query?: {
                /** @description Changes found after this time, for example `2026-11-01T00:00:00Z`. Left out: all that are kept. */
                since?: string;
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SiteChange"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listLinkedPages: {
        parameters: {
            query?: {
                clicks?: number;
                only?: "orphans" | "unreached";
                sort?: "most_linked" | "least_linked" | "most_links" | "farthest";
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacedPage"][];
                        meta: {
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description The crawl read all that it met. Null before the first crawl, and after one of an earlier release. */
                            complete: boolean | null;
                            /** @description Pages that no other page links to. */
                            orphans: number;
                            depths: {
                                /** @description The least from the home page; null without a way. */
                                clicks: number | null;
                                pages: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                search?: string;
                /** @description Whether `search` matches titles, too. */
                search_titles?: boolean;
                is_priority?: boolean;
                has_keyword?: boolean;
                has_draft?: boolean;
                /** @description Open recommendations: pending or in progress. */
                has_recommendations?: boolean;
                /** @description Overall grade of the latest analysis. */
                grade?: components["schemas"]["Grade"];
                /** @description This overall grade, or a worse one. */
                max_grade?: components["schemas"]["Grade"];
                /** @description This overall grade, or a better one. */
                min_grade?: components["schemas"]["Grade"];
                min_score?: number;
                max_score?: number;
                presence?: components["schemas"]["PagePresence"];
                sort?: "created_at" | "updated_at" | "url" | "path" | "is_priority" | "primary_keyword" | "opportunity_score" | "overall_score" | "open_recommendation_count" | "word_count" | "status";
                direction?: "asc" | "desc";
                /** @description `grades` adds `meta.grades`. */
                include?: "grades";
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageSummary"][];
                        meta: {
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description Only with `include=grades`: the mean score of those pages that have one, with one decimal place. */
                            overall_score?: number | null;
                            /** @description Of that mean, rounded. */
                            overall_grade?: components["schemas"]["Grade"] | null;
                            /** @description Only with `include=grades`: how many of the pages that pass the filters have each grade, best first; null stands for pages without one. */
                            grades?: {
                                grade: components["schemas"]["Grade"] | null;
                                pages: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A path such as "/about/", not a URL. Blank is rejected. */
                    path: string;
                    /** @default false */
                    crawl?: boolean;
                    /** @description Stored as the page's `name`. Its `title` is null until a snapshot exists. */
                    title?: string | null;
                    purpose?: string | null;
                    primary_keyword?: string | null;
                    secondary_keywords?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageSummary"];
                    };
                };
            };
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updatePages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page_ids: number[];
                    set: {
                        primary_keyword?: string | null;
                        secondary_keywords?: string[] | null;
                        /** @description Also sets is_priority_manual. */
                        is_priority?: boolean;
                        purpose?: string | null;
                        /** @description The kind of page, in place of the detected one. The next analysis that runs grades by it; it is no content, so the same content needs `force`. No crawl changes it. Null lets the page itself decide again. */
                        page_kind?: components["schemas"]["KnownPageKind"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            updated: components["schemas"]["PageDetail"][];
                            failed: components["schemas"]["PageFailure"][];
                        };
                        meta: {
                            requested: number;
                            updated: number;
                            failed: number;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `keyword_generation_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    lookupPage: {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageLookup"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description `site_not_found`, `page_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    primary_keyword?: string | null;
                    secondary_keywords?: string[] | null;
                    /** @description Also sets is_priority_manual. */
                    is_priority?: boolean;
                    purpose?: string | null;
                    /** @description The kind of page, in place of the detected one. The next analysis that runs grades by it; it is no content, so the same content needs `force`. No crawl changes it. Null lets the page itself decide again. */
                    page_kind?: components["schemas"]["KnownPageKind"] | null;
                    /** @description Must be on the site's canonical host, with or without `www.`. Null clears it, and the next reconciliation derives it again. */
                    gsc_url?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageDetail"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `keyword_generation_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listPageLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageLinks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listIncomingLinks: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncomingLink"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listJobs: {
        parameters: {
            query: {
                /** @description 1 to 50 job ids, separated by commas. Send the parameter once. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Job"] | {
                            id: string;
                            /** @constant */
                            status: "not_found";
                        })[];
                        meta: {
                            requested: number;
                            found: number;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listLatestJobs: {
        parameters: {
            query?: {
                status?: components["schemas"]["JobStatus"];
                /** @description `true`: queued and processing jobs; `false`: those that are over. */
                running?: boolean;
                type?: components["schemas"]["KnownJobType"];
                site_id?: number;
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedJob"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Content"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    postContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    markdown?: string;
                    /** @description An mdast tree (GFM). Its Markdown may have at most 1,000,000 characters. */
                    doc?: {
                        /** @constant */
                        type?: "root";
                        children?: Record<string, never>[];
                    };
                    /** @description The version that the edit is based on. When null or omitted, the last writer wins. */
                    base_version_id?: number | null;
                    /** @description The `updated_at` of that version as the edit read it. Edits that collapse keep the version id: with this too, an edit is refused when another one collapsed into the version since. Needs `base_version_id`. */
                    base_updated_at?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedContent"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedContent"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listContentVersions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeanContentVersion"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
                /** @description Content version id */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContentVersion"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeanSnapshot"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Snapshot id */
                snapshotId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Snapshot"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    putDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draft_value: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        /** @description Only for the field `schema`, unless the value is blank. */
                        validation?: components["schemas"]["SchemaValidation"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        /** @description Only for the field `schema`, unless the value is blank. */
                        validation?: components["schemas"]["SchemaValidation"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getAnalysis: {
        parameters: {
            query?: {
                compare?: "prev";
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Analysis"] | null;
                        /** @description Why an analysis of the page is refused with `no_content`: its text was not read, and no client has written one. Absent when it can be graded. */
                        not_graded?: string;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    analyzePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            /** @description `no_content`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `analysis_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `generation_cap_reached`, `rate_limited` */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    analyzePages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page_ids?: number[];
                    /** @constant */
                    filter?: "priority";
                    /** @default false */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            jobs: {
                                page_id: number;
                                job_id: string;
                                status: components["schemas"]["JobStatus"];
                                retry_after_seconds: number | null;
                            }[];
                            skipped: {
                                page_id: number;
                                reason: components["schemas"]["SkippedAnalysisReason"];
                                /** @description Only with `analysis_in_progress`: the running job, to poll. */
                                job_id?: string;
                                /** @description Only with `no_content`: why there is nothing to analyze, as the trigger of one page says it. */
                                message?: string;
                            }[];
                        };
                        meta: {
                            requested: number;
                            queued: number;
                            skipped: number;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    recrawlPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A path such as "/about/", not a URL. Blank is rejected. */
                    new_path?: string;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            /** @description `no_content`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `crawl_in_progress`, `path_conflict`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getRubric: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rubric"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getConsoleRubric: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleRubric"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    putConsoleRubric: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    components: ({
                        component_type: string;
                        weight: number;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    /** @description Taken as they are: they cannot be changed. */
                    grade_bands?: unknown;
                    /** @description Ignored: it is a separate setting. */
                    score_curve?: unknown;
                    /** @description Ignored: they follow from the criteria. */
                    page_kinds?: unknown;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleRubric"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getChecks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checks"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    recommendFromChecks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckRecommendations"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description `engine_paused`, `writes_stopped` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    analyzeFromChecks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            /** @description `no_content`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `analysis_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `generation_cap_reached`, `rate_limited` */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description `engine_paused`, `writes_stopped` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dismissRecommendation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Recommendation id */
                recId: components["parameters"]["RecId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Trimmed. Blank is stored as null. */
                    rationale?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedRecommendation"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `already_resolved`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    resolveRecommendation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Recommendation id */
                recId: components["parameters"]["RecId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Content to validate instead of the stored content. It is not stored. For a recommendation for the body: the new text of the target blocks, the text to insert, or the whole new body. */
                    content?: string;
                    /**
                     * @description Marks the recommendation as applied without validation.
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ValidatedRecommendation"];
                    };
                };
            };
            /** @description `no_content_to_validate`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `already_resolved`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    recheckRecommendation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Recommendation id */
                recId: components["parameters"]["RecId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ValidatedRecommendation"];
                    };
                };
            };
            /** @description `no_content_to_validate`, `invalid_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `not_applied`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    judgeRecommendation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Recommendation id */
                recId: components["parameters"]["RecId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addressed: boolean;
                    /** @default  */
                    reasoning?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedRecommendation"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `already_resolved`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    previewGrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    meta_description?: string;
                    h1?: string;
                    markdown?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            analysis_id: number;
                            overall_score: number;
                            overall_grade: components["schemas"]["Grade"];
                            components: {
                                component_type: string;
                                score: number;
                                grade: components["schemas"]["Grade"];
                            }[];
                            word_count: number;
                            /** @description Words from which on more earn no credit. */
                            full_length: number | null;
                            /** @description What it is graded for while no keyword is set. */
                            guessed_keyword: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getBrief: {
        parameters: {
            query?: {
                /** @description `sheet` adds one page for the person who writes. */
                include?: components["parameters"]["Include"];
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brief"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description `sheet` adds one page for the person who writes. */
                include?: components["parameters"]["Include"];
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    recordReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    overall_score: number | null;
                    pages: number;
                    graded_pages: number;
                    grades: {
                        A: number;
                        B: number;
                        C: number;
                        D: number;
                        F: number;
                    };
                    errors: number;
                    warnings: number;
                    notices: number;
                    recommendations_done: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordedReport"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listSharedReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedReport"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSharedReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description HTML. */
                    document: string;
                    expires_in_days: number;
                    /** @default null */
                    prepared_by?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedSharedReport"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    revokeSharedReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Shared report id */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    openSharedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getKeywordMetrics: {
        parameters: {
            query: {
                keyword: string;
                /** @description Market code; 2840 is the United States. */
                location?: number;
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordMetrics"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listFacts: {
        parameters: {
            query?: {
                kind?: components["schemas"]["FactKind"];
                status?: "active" | "stale" | "all";
                search?: string;
                include?: "citations";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Fact"][];
                        meta: components["schemas"]["FactsMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createFacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    facts: {
                        kind: components["schemas"]["FactKind"];
                        key?: string | null;
                        data: Record<string, never>;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatedFacts"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    deleteFact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Fact id */
                factId: components["parameters"]["FactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedFact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updateFact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Fact id */
                factId: components["parameters"]["FactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The complete data of the fact, in the shape of its kind. */
                    data: {
                        [key: string]: unknown;
                    };
                    key?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Fact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    editConsoleFact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Fact id */
                factId: components["parameters"]["FactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The complete data of the fact, in the shape of its kind. */
                    data?: {
                        [key: string]: unknown;
                    };
                    key?: string | null;
                    dismissed?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedFact"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listDismissedFacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Fact"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listIdeas: {
        parameters: {
            query?: {
                status?: components["schemas"]["IdeaStatus"];
                /** @description Id of a play, or `none` for ideas without one. */
                play?: "none" | string;
                /** @description Id of a topic, or `none` for ideas without one. */
                topic?: "none" | string;
                funnel?: components["schemas"]["FunnelStage"];
                change?: components["schemas"]["IdeaChange"];
                q?: string;
                page?: components["parameters"]["Page"];
                per_page?: number;
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Idea"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPlaybook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Playbook"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getAuthorityMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthorityMap"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getIdeaRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdeaRun"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    refreshIdeas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default update */
                    mode?: components["schemas"]["IdeaRunMode"];
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            status: "queued";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `ideas_run_in_progress`, `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ideas_refresh_cooldown`, `ideas_run_cap_reached`, `rate_limited` */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Idea id */
                ideaId: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdeaDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    acceptIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Idea id */
                ideaId: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "create";
                    page_id: number;
                } | {
                    /** @constant */
                    action: "optimize";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            page_id: number;
                            added_keywords: string[];
                            analysis_started: boolean;
                            /** @description Why the analysis of the page did not start; null otherwise. */
                            analysis_reason: components["schemas"]["IdeaAnalysisReason"] | null;
                            idea: components["schemas"]["IdeaDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `conflict`, `keyword_generation_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    dismissIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Idea id */
                ideaId: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["KnownIdeaDismissReason"];
                    note?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdeaDetail"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    reopenIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Idea id */
                ideaId: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdeaDetail"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    planSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A plain description of the purpose of the site. */
                    brief: string;
                    /** @description The display name. Derived from the brief when missing or blank. */
                    name?: string | null;
                    /** @description The keyword-research provider's country code, for example 2840 for the United States. */
                    location_country_code?: number | null;
                    location_country_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedSite"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    generatePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `respond-async` (RFC 7240): the work becomes a job, with more time than a request has, and the response is 202 at once. Other preferences are ignored. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    regenerate?: boolean;
                    /** @description A plain description of the purpose of the site. */
                    brief?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeneratedPlan"];
                    };
                };
            };
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanStatus"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createPlanPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    slug?: string | null;
                    purpose?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    deletePlanPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updatePlanPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Normalized and made unique: `About Us` becomes `about-us`; `home` is the homepage. */
                    slug?: string;
                    /** @description Trimmed. Blank or null clears it. */
                    purpose?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    startPlanKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanKeywordsStarted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    goLive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A public hostname. */
                    domain: string;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GoneLive"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getOpportunities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunities"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSitePerformance: {
        parameters: {
            query?: {
                group_by?: "page";
                /** @description Length of the window in days. It ends two days ago. Ignored when dates are sent. */
                days?: components["parameters"]["Days"];
                /** @description First day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                start_date?: components["parameters"]["Start_date"];
                /** @description Last day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                end_date?: components["parameters"]["End_date"];
            };
            header?: never;
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePerformance"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPageQueries: {
        parameters: {
            query?: {
                /** @description Length of the window in days. It ends two days ago. Ignored when dates are sent. */
                days?: components["parameters"]["Days"];
                /** @description First day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                start_date?: components["parameters"]["Start_date"];
                /** @description Last day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                end_date?: components["parameters"]["End_date"];
            };
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageQueries"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPagePerformance: {
        parameters: {
            query?: {
                /** @description Length of the window in days. It ends two days ago. Ignored when dates are sent. */
                days?: components["parameters"]["Days"];
                /** @description First day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                start_date?: components["parameters"]["Start_date"];
                /** @description Last day of the window, `YYYY-MM-DD`. Send both dates or neither; at most 365 days. */
                end_date?: components["parameters"]["End_date"];
            };
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePerformance"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Outline"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    generateOutline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Trimmed. */
                    primary_keyword?: string;
                };
            };
        };
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutlineStarted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updateOutlineSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Page id */
                pageId: components["parameters"]["PageId"];
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "accepted" | "rejected";
                    /** @description Trimmed; each run of whitespace becomes a single space. */
                    revised_heading?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Outline"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uri
                     * @description An https URL with a public host name, without credentials and without a port.
                     */
                    url: string;
                    /**
                     * @description Null: all events, those of later releases too.
                     * @default null
                     */
                    events?: components["schemas"]["KnownWebhookEventType"][] | null;
                    /** @default  */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uri
                     * @description An https URL with a public host name, without credentials and without a port.
                     */
                    url?: string;
                    /** @description Null: all events, those of later releases too. */
                    events?: components["schemas"]["KnownWebhookEventType"][] | null;
                    description?: string;
                    state?: components["schemas"]["WebhookState"];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the answer before. Left out: from the beginning. */
                cursor?: string;
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Webhook id */
                webhookId: components["parameters"]["WebhookId"];
                /** @description Delivery id */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; poll for completion */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    getSignInMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethod"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    startSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A page for people, which says why the sign-in is refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description A page for people: the identity provider does not respond as it should */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                iss?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            /** @description A page for people, which says why the sign-in is refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description A page for people: the identity provider does not respond as it should */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getConsoleSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createConsoleSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSession"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    deleteConsoleSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    listConsoleKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsoleKey"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createConsoleKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    expires: "never" | "30_days" | "90_days" | "1_year";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedConsoleKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    revealConsoleKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Key id */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedConsoleKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    revokeConsoleKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Required: a request that another site makes with the cookie cannot have it. */
                "X-Console"?: components["parameters"]["XConsole"];
                /** @description Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Key id */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WritesStopped"];
        };
    };
    exportSite: {
        parameters: {
            query?: {
                /** @description Of the header `Link` of the part before. Left out: from the beginning. */
                cursor?: string;
                /** @description Rows of a part, at most. */
                limit?: number;
                /** @description Of `pages`, `recommendations`, `links` and `content`: only these pages, 1 to 200 ids, separated by commas. Others are left out. The header `Link` goes on with them. */
                page_ids?: string;
            };
            header?: {
                /** @description The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Site id */
                siteId: components["parameters"]["SiteId"];
                /** @description The kind of rows. */
                what: "pages" | "recommendations" | "issues" | "links" | "incoming-links" | "facts" | "ideas" | "content";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Link: components["headers"]["Link"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description This month, or one of the 11 before it. This month when left out. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Usage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    onJobCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCompletedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobFailedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSiteReady: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteReadyEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAnalysisCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisCompletedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContentVersionCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentVersionCreatedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecommendationChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendationChangedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIdeasRunCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasRunCompletedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIssuesChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuesChangedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the delivery, the same at each attempt. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description Time of the attempt, in Unix seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description Signatures by Standard Webhooks 1.0, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx within 10 seconds says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
