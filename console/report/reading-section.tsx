import { toMean } from './page-figures.ts';
import { PageLink, Quoted } from './page-link.tsx';
import { ReportDate } from './report-date.tsx';
import type { CrawledUrl, Page, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** How much of the site the grades are of: what was read, how surely, and what was not. */
export function ReadingSection({ model }: { readonly model: ReportModel }) {
  const { reading: words } = useReportTexts();
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">{words.heading}</h2>
      <CrawlFacts model={model} />
      {model.doubtful.length > 0 && <Doubts pages={model.doubtful} total={model.figures.doubtful} />}
      {model.kind === 'site' && model.crawl !== null && <Unread model={model} />}
    </section>
  );
}

const pageDoubt = ({ latest_snapshot: snapshot }: Page): string => snapshot?.reading?.doubt ?? '';

function CrawlFacts({ model: { crawl, figures, kind } }: { readonly model: ReportModel }) {
  const { reading: words } = useReportTexts();
  const share = toMean(figures.shares);
  const confidence = toMean(figures.confidences);
  return (
    <dl class="facts card">
      <dt>{words.crawl}</dt>
      {crawl === null ? (
        <dd>{words.noCrawl}</dd>
      ) : (
        <dd>
          {words.crawlOf(crawl.crawled_pages, crawl.total_pages)}, {words.status(crawl.status)}
          {crawl.completed_at !== null && (
            <>
              {', '}
              <ReportDate at={crawl.completed_at} />
            </>
          )}
          {crawl.stopped_by !== null && `. ${words.stoppedBy[crawl.stopped_by]}`}
        </dd>
      )}
      {share !== null && confidence !== null && (
        <>
          <dt>{words.share}</dt>
          <dd>{kind === 'page' ? words.shareOf(share) : words.shareMean(share, figures.shares.count)}</dd>
          <dt>{words.confidence}</dt>
          <dd>
            {kind === 'page' ? words.confidenceOf(confidence) : words.confidenceMean(confidence, figures.shares.count)}
          </dd>
        </>
      )}
    </dl>
  );
}

function Doubts({ pages, total }: { readonly pages: readonly Page[]; readonly total: number }) {
  const { reading: words } = useReportTexts();
  return (
    <>
      <h3>{words.doubts(total)}</h3>
      <p class="muted">{words.doubtsIntro(total)}</p>
      <table class="table table--free">
        <thead>
          <tr>
            <th scope="col">{words.url}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <td>
                <PageLink url={page.url} />
              </td>
              <td>
                <Quoted text={pageDoubt(page)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > pages.length && <p class="muted">{words.unreadCut}</p>}
    </>
  );
}

function Unread({ model: { unread, isUnreadCut } }: { readonly model: ReportModel }) {
  const { reading: words } = useReportTexts();
  return (
    <>
      <h3>{words.unread}</h3>
      {unread.length === 0 ? <p>{words.all}</p> : <UnreadTable urls={unread} />}
      {isUnreadCut && <p class="muted">{words.unreadCut}</p>}
    </>
  );
}

function UnreadTable({ urls }: { readonly urls: readonly CrawledUrl[] }) {
  const { reading: words } = useReportTexts();
  return (
    <table class="table table--free">
      <thead>
        <tr>
          <th scope="col">{words.url}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.foundOn}</th>
        </tr>
      </thead>
      <tbody>
        {urls.map(({ url, outcome, reason, found_on: foundOn }) => (
          <tr key={url}>
            <td>
              <PageLink url={url} />
            </td>
            <td>{words.outcomeOf(outcome, reason)}</td>
            <td>{foundOn === 'sitemap' ? words.sitemap : foundOn !== null && <PageLink url={foundOn} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
