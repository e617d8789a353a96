import { collectTexts } from '../facts/fact-sheet.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import { numbersIn } from '../language/numbers-in.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { links } from '../markdown/document-parts.ts';
import { readMarkdown } from '../markdown/parse-markdown.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { textBlocks } from '../recommendations/added-content.ts';
import { applyInlineContent } from '../recommendations/content-after.ts';
import { readEdit } from '../recommendations/edit-reading.ts';
import { findPlaceholders } from '../recommendations/find-placeholders.ts';
import { objectionsTo } from '../recommendations/objections/objections-to.ts';
import type { ProposedEdit } from '../recommendations/proposed-edit.ts';
import { claimsQuality } from './claimed-words.ts';
import type { DropReason } from './dropped-text.ts';
import type { PageEvidence } from './page-evidence.ts';
import { bringsAddress } from './unshown-addresses.ts';
import { bringsName } from './unshown-names.ts';

type Place = Pick<ProposedEdit, 'targetField' | 'operation' | 'targetNodeIds' | 'afterNodeId'>;

/** Why a proposed text cannot be shown, or the page with it in its place. It goes as a whole: an edit can do without it. */
export function checkProposal(
  text: string,
  {
    place,
    criteria,
    page,
    evidence,
    today,
  }: {
    place: Place;
    criteria: readonly string[];
    page: GradingInput;
    evidence: PageEvidence;
    today: string;
  },
): { readonly fault: DropReason } | { readonly fault: null; readonly after: GradingInput } {
  const { language } = readPage(page);
  const isMarkup = place.targetField === 'schema';
  const written = place.targetField === 'body_content' ? readMarkdown(text) : null;
  const said = isMarkup ? readValues(text) : written === null ? text : linesOf(written);
  if (said === null) return { fault: 'form' };
  if (findPlaceholders(text).length > 0) return { fault: 'placeholder' };
  if (numbersIn(said).some((number) => !evidence.shownNumbers.has(number))) return { fault: 'number' };
  if (bringsAddress(said, written === null ? [] : listAddresses(written), evidence.lowered))
    return { fault: 'address' };
  if (!isMarkup && bringsName(said, { lowered: evidence.lowered, language })) return { fault: 'name' };
  if (claimsQuality(said, evidence.lowered)) return { fault: 'unsupported' };
  const after = applyInlineContent(page, place, text);
  const edit = readEdit({ ...place, criteria, before: page, after, today });
  // An editor who took it over would be refused: `docs/grading.md` lists the objections.
  return objectionsTo(edit).length > 0 ? { fault: 'objection' } : { fault: null, after };
}

/** A block, an item or a cell a line, so that none runs into the next. */
const linesOf = (written: ContentDocument): string =>
  textBlocks(written)
    .map(({ text }) => text)
    .join('\n');

function listAddresses(written: ContentDocument): string[] {
  const pictures: string[] = [];
  walkNodes(written, (node) => {
    if (node.type === 'image') pictures.push(node.url);
  });
  return [...links(written).map(({ href }) => href), ...pictures];
}

const VOCABULARY = 'schema.org';

/** The values of JSON-LD, a line each, without the addresses of its vocabulary, which no page shows; null for what is no JSON-LD. */
function readValues(markup: string): string | null {
  try {
    const value: unknown = JSON.parse(markup);
    if (typeof value !== 'object' || value === null) return null;
    return collectTexts(value)
      .filter((text) => !text.includes(VOCABULARY))
      .join('\n');
  } catch {
    return null;
  }
}
