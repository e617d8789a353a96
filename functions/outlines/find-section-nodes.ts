/** Which blocks of a page's body its outline became. Taken by `import()`: a Markdown parser comes with it. */
import { headings } from '../../shared/domain/markdown/document-parts.ts';
import { documentOfBody, type StoredBody } from '../../shared/domain/markdown/stored-document.ts';
import { sectionNodes } from '../../shared/domain/outlines/section-nodes.ts';
import type { OutlineSection } from '../../shared/table/outlines.ts';

export const findSectionNodes = (sections: readonly OutlineSection[], body: StoredBody): ReadonlyMap<string, string> =>
  sectionNodes(sections, headings(documentOfBody(body)));
