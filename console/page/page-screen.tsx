/** One page: its score, what to change, its content and its history. Each part has its own address. */
import { useEffect } from 'preact/hooks';
import { api } from '../app/client.ts';
import { rememberSite } from '../app/current-site.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useScreenTitle } from '../app/screen-title.ts';
import { useQuery } from '../app/use-query.ts';
import { Tabs } from '../design/tabs.tsx';
import { texts } from '../texts/texts.ts';
import { EditorTab } from './content/editor-tab.tsx';
import { DraftsTab } from './drafts-tab.tsx';
import { LinksTab } from './links-tab.tsx';
import { OutlineTab } from './outline/outline-tab.tsx';
import { type PageDetail, pageTitle } from './page-data.ts';
import { PageHead } from './page-head.tsx';
import { PerformanceTab } from './performance-tab.tsx';
import { RecommendationsTab } from './recommendations/recommendations-tab.tsx';
import { ScoreTab } from './score/score-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';

const t = texts.page;

const tabs = {
  score: ScoreTab,
  recommendations: RecommendationsTab,
  content: EditorTab,
  drafts: DraftsTab,
  versions: VersionsTab,
  outline: OutlineTab,
  links: LinksTab,
  performance: PerformanceTab,
} as const satisfies Record<keyof typeof t.tabs, (props: { page: PageDetail }) => unknown>;
type TabId = keyof typeof tabs;
const tabIds = Object.keys(tabs) as TabId[];

export function PageScreen({ parameters }: ScreenProps) {
  const pageId = Number(parameters['pageId']);
  const page = useQuery(`page:${pageId}/detail`, (signal) => api.getPage({ pageId }, { signal }));
  const siteId = page.data?.data.site_id;
  useEffect(() => {
    if (siteId) rememberSite(siteId);
  }, [siteId]);
  const detail = page.data?.data;
  useScreenTitle(detail ? (detail.path ?? pageTitle(detail)) : null);
  const named = currentLocation.value.query.get('tab');
  const tab = tabIds.find((id) => id === named) ?? 'score';
  const Part = tabs[tab];
  return (
    <Loaded isScreen query={page}>
      {({ data }) => (
        <>
          <PageHead page={data} />
          <Tabs
            label={t.tabsLabel}
            current={tab}
            tabs={tabIds.map((id) => ({
              id,
              label: t.tabs[id],
              href: linkTo(`/pages/${pageId}`, { tab: id === 'score' ? null : id }),
            }))}
          />
          <Part key={pageId} page={data} />
        </>
      )}
    </Loaded>
  );
}
