import { pageScore } from './choose-pages.ts';
import { pageTitle } from './detail-section.tsx';
import { GradeMark } from './grade-mark.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import type { Page, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** Every page with its grade, lowest scores first; what was not graded comes last. */
export function PagesSection({ model: { pages, figures } }: { readonly model: ReportModel }) {
  const { pages: words } = useReportTexts();
  const rows = pages.toSorted((a, b) => order(a) - order(b) || (a.path ?? '').localeCompare(b.path ?? '', 'en'));
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{words.heading}</h2>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table class="table table--free pages-table">
          <thead>
            <tr>
              <th scope="col">{words.grade}</th>
              <th scope="col" class="number">
                {words.score}
              </th>
              <th scope="col">{words.page}</th>
              <th scope="col" class="wide-only">
                {words.kind}
              </th>
              <th scope="col" class="number wide-only">
                {words.words}
              </th>
              <th scope="col" class="number">
                {words.read}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </tbody>
        </table>
      )}
      {figures.pages > pages.length && <p class="muted">{words.leftOut(figures.pages - pages.length)}</p>}
    </section>
  );
}

const order = (page: Page): number => pageScore(page) ?? Number.MAX_VALUE;

function PageRow({ page }: { readonly page: Page }) {
  const texts = useReportTexts();
  const { pages: words } = texts;
  const { latest_snapshot: snapshot, latest_analysis: analysis, page_kind: kind } = page;
  const share = snapshot?.reading?.share ?? null;
  const wordCount = snapshot?.word_count ?? null;
  return (
    <tr>
      <td>
        <GradeMark grade={analysis?.overall_grade ?? null} />
      </td>
      <td class="number">{pageScore(page) ?? '–'}</td>
      <td>
        <PageLink url={page.url}>
          <bdi>{page.path ?? page.url ?? ''}</bdi>
        </PageLink>
        <Quoted text={pageTitle(page, texts)} class="cell-note muted" />
        {analysis?.content_stale && <span class="cell-note muted">{words.stale}</span>}
      </td>
      <td class="wide-only no-wrap">{kind === null ? '–' : texts.kind(kind)}</td>
      <td class="number wide-only">{wordCount === null ? '–' : texts.number(wordCount)}</td>
      <td class="number">{share === null ? '–' : texts.percent(share)}</td>
    </tr>
  );
}
