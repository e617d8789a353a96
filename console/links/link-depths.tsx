/** The pages of a site by their clicks from the home page, as bars: each shows its pages. Plain data in. */
import type { Output } from '../app/client.ts';
import { linkTo } from '../app/router.ts';
import { Bar } from '../design/charts.tsx';
import { queryValue } from '../lists/query-select.tsx';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.links;

interface LinkDepthsProps {
  readonly siteId: number;
  readonly depths: Output<'listLinkedPages'>['meta']['depths'];
  readonly orphans: number;
}

export function LinkDepths({ siteId, depths, orphans }: LinkDepthsProps) {
  const most = Math.max(1, ...depths.map(({ pages }) => pages));
  const chosen = queryValue('place');
  const linkPlace = (place: string): string => linkTo(`/sites/${siteId}/links`, { place });
  return (
    <section class="card stack" aria-labelledby="link-depths">
      <h2 id="link-depths">{t.depths}</h2>
      <ul class="depths">
        {depths.map(({ clicks, pages }) => {
          const place = clicks === null ? 'unreached' : String(clicks);
          return (
            <li key={place}>
              <a href={linkPlace(place)} aria-current={place === chosen ? 'true' : undefined}>
                {clicks === null ? t.unreached : t.clicks(clicks)}
              </a>
              <Bar
                value={(pages / most) * 100}
                label={t.pages(pages)}
                {...(clicks === null && { tone: 'warn' as const })}
              />
              <span class="depths__pages">{showNumber(pages)}</span>
            </li>
          );
        })}
      </ul>
      <p class="small">
        {orphans === 0 ? (
          <span class="muted">{t.noOrphans}</span>
        ) : (
          <a href={linkPlace('orphans')} aria-current={chosen === 'orphans' ? 'true' : undefined}>
            {t.orphans(orphans)}
          </a>
        )}
      </p>
    </section>
  );
}
