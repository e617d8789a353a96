import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { detectKind } from '../../../test/corpora/page-kinds/detect-kind.ts';
import { type PageKindCase, pageKindCaseShape } from '../../../test/corpora/page-kinds/page-kind-case.ts';
import { checkPage } from '../../../test/corpora/pages/check-page.ts';
import { readPageCases } from '../../../test/corpora/pages/page-case.ts';
import type { Check } from '../../../test/corpora/scores.ts';
import { readSets } from '../../../test/corpora/sets.ts';
import type { LoadedPage } from '../../truth/load-pages.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';
import { readPublicPage } from './public-pages.ts';

const checkKind = (page: PageKindCase, loaded: LoadedPage | null): Check[] => {
  const { kind } =
    loaded === null
      ? detectKind(page)
      : extractPage({ html: loaded.html, url: page.url ?? loaded.url.href }).signals.kind;
  return [{ line: `${page.kinds.join(' | ')}, not ${kind}`, holds: page.kinds.includes(kind) }];
};

export const readCases = (folder: string | undefined): MeasuredCase[] => [
  ...casesOf(readPageCases(), checkPage),
  ...readSets('page-kinds', pageKindCaseShape).flatMap((set) => {
    const isPublic = set.measured_by !== undefined;
    const pages = set.cases.flatMap((page) => {
      const loaded = isPublic ? readPublicPage(folder, page.file ?? '') : null;
      return isPublic && loaded === null ? [] : [{ page, loaded }];
    });
    return casesOf([{ ...set, cases: pages }], ({ page, loaded }) => checkKind(page, loaded));
  }),
];
