import { readCompetitor } from '../../../functions/outline-worker/read-competitor.ts';
import { siteTopics } from '../../../shared/domain/ideas/authority-map.ts';
import { candidatesOfSite } from '../../../shared/domain/ideas/candidate-keywords.ts';
import { type PageProfile, pageProfile } from '../../../shared/domain/ideas/page-profile.ts';
import { proposeIdeas } from '../../../shared/domain/ideas/propose-ideas.ts';
import { readMarkdown } from '../../../shared/domain/ideas/read-markdown.ts';
import { weighHeadings } from '../../../shared/domain/ideas/weigh-headings.ts';
import { detectKeyword } from '../../../shared/domain/keywords/detect-keyword.ts';
import { collectSiteNames } from '../../../shared/domain/keywords/site-names.ts';
import { documentFromMarkdown } from '../../../shared/domain/markdown/document-from-markdown.ts';
import { collectQuestions } from '../../../shared/domain/outlines/collect-questions.ts';
import { ownPage } from '../../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../../shared/domain/outlines/propose-outline.ts';
import type { WebFetcher } from '../../../shared/providers/web/web-fetcher.ts';
import { htmlCarriers } from '../hostile-html.ts';
import type { HostileText } from '../hostile-texts.ts';
import { DOCUMENT_CHARACTERS, type WaysIn } from './way-in.ts';

/** A body as a crawl or a client stored it: long lines, and short ones with all that a page has. */
function markdownOf(text: HostileText, characters: number): string {
  const oneLine = (length: number): string => text.of(length).replaceAll('\n', ' ');
  const short = [25, 49, 60, 110]
    .map((length) => oneLine(length))
    .map(
      (line) =>
        `## ${line}\n\n${line}\n\n- ${line}\n- **${line}** 30 €\n\n| ${line} | 45 € |\n|-|-|\n\n[${line}](/x/)\n\n`,
    )
    .join('');
  const lines = short.repeat(Math.ceil(10_000 / short.length));
  return `# ${oneLine(1_000)}\n\n${lines}${oneLine(12_000)}\n\n${text.of(Math.max(0, characters - 25_000))}`;
}

function profileOf(text: HostileText, characters: number, at: number): PageProfile {
  return pageProfile(
    {
      ...{ id: at, path: `/${at}/`, title: text.of(at === 1 ? 10_000 : 60), primaryKeyword: null },
      ...{ secondaryKeywords: [], planned: false, noindex: false, wordCount: 400, grade: null, gradeIsStale: false },
    },
    readMarkdown(markdownOf(text, characters)),
  );
}

/** Results of jobs on stored data. */
export const workedOutWays: WaysIn = {
  ideas: {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const profiles = weighHeadings([1, 2, 3].map((at) => profileOf(text, characters / 3, at)));
      const topics = siteTopics(profiles);
      const candidates = candidatesOfSite(profiles).map((candidate) => ({
        candidate,
        metrics: { keyword: candidate.keyword, volume: null, kd: null, cpc: null },
      }));
      return proposeIdeas({ profiles, topics, candidates, pageKeywords: [], dismissed: [], settled: [] });
    },
  },
  keywords: {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const { headings, text: body } = readMarkdown(markdownOf(text, characters));
      const title = text.of(2_000);
      return detectKeyword(
        {
          ...{ title, h1: text.of(2_000), path: `/${text.of(300)}/`, metaDescription: text.of(10_000) },
          ...{ headings, text: body, anchors: [text.of(120)], language: 'en', isNews: false },
        },
        collectSiteNames({ domain: 'site.example', known: [text.of(300)], titles: [title, title, text.of(60)] }),
      );
    },
  },
  'headings of competitors': {
    characters: DOCUMENT_CHARACTERS,
    read: async (text, characters) => {
      const carry = htmlCarriers['title, headings, list and table'];
      const body = carry?.(text, characters) ?? '';
      const exchange = { status: 200, headers: {}, contentType: 'text/html', etag: null, lastModified: null };
      const web = {
        fetch: async ({ url }: { url: string }) => ({ outcome: 'ok', ...exchange, body, url, finalUrl: url }),
      } as unknown as WebFetcher;
      return readCompetitor(
        web,
        { position: 1, title: text.of(200), url: 'https://other.example/' },
        AbortSignal.timeout(60_000),
      );
    },
  },
  outlines: {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      let ids = 0;
      const newId = (): string => {
        ids += 1;
        return `b${ids}`;
      };
      const document = documentFromMarkdown({ markdown: markdownOf(text, characters), previous: null, newId });
      const keyword = 'bicycle repair';
      const own = ownPage(keyword, {
        ...{ document, h1: text.of(2_000), purpose: text.of(2_000), declaredLanguage: 'en' },
        ...{ secondaryKeywords: [], brief: text.of(20_000) },
      });
      const headings = [40, 60, 120, 200].map((length) => ({ level: 2, text: `${text.of(length)} bicycle repair` }));
      const competitors = [{ domain: 'other.example', headings, word_count: 500 }];
      const queries = headings.map((heading) => ({ query: heading.text, impressions: 10 }));
      const questions = collectQuestions({
        ...{ queries, listed: [], own: own.sections.map(({ heading }) => heading), siblings: [] },
        ...{ competitors, keyword, language: own.language },
      });
      const facts = [{ id: 'f1', kind: 'testimonial', key: null, text: text.of(5_000) }];
      return proposeOutline({ ...own, competitors, questions, facts, place: text.of(100) });
    },
  },
};
