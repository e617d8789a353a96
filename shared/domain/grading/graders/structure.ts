import { wordsOf } from '../../language/subject-terms.ts';
import { firstHeadingsAdvice, insertAdvice, keywordOf, plural, replaceAdvice } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { callsToAction } from '../vocabulary.ts';

export const structureGrader: ComponentGrader = {
  componentType: 'structure',
  criteria: {
    structure_opening: opening,
    structure_lists: lists,
    structure_images: images,
    structure_next_step: nextStep,
  },
};

function opening(page: PageReading): Verdict {
  const words = introductionWords(page);
  const target = page.paragraphs[0]?.id ?? null;
  const isLong = words > 120;
  return {
    share: band(words, 3, 20, 120, 320) * (page.subheadings.length === 0 ? 0.5 : 1),
    evidence: `${plural(words, 'word')} stand before the first subheading (20 to 120 make an introduction).`,
    advice:
      page.subheadings.length === 0 && words >= 20 && !isLong
        ? firstHeadingsAdvice(page)
        : (isLong ? replaceAdvice : insertOpening)(page, 'body:opening', [target], {
            title: isLong ? 'Tighten the introduction' : 'Write an introduction',
            description: `${plural(words, 'word')} stand before the first subheading. Use 20 to 120 to say what the page answers about ${keywordOf(page)} and for whom, then start the first section.`,
            whyItMatters: 'Visitors decide within seconds whether they are in the right place.',
          }),
  };
}

function insertOpening(
  page: PageReading,
  edit: string,
  _ids: readonly (string | null)[],
  text: Parameters<typeof insertAdvice>[3],
) {
  return insertAdvice(page, edit, page.headings[0]?.id ?? page.firstBlockId, text);
}

/** Words between the main heading and the first subheading; of a page without subheadings, those of its first paragraph. */
function introductionWords(page: PageReading): number {
  if (page.subheadings.length === 0) return page.paragraphs[0]?.words ?? 0;
  let words = 0;
  for (const section of page.sections) {
    const isBelowMain = section.heading !== null && section.heading.level > (page.leadHeading?.level ?? 1);
    if (isBelowMain) break;
    words += section.words;
  }
  return words;
}

function lists(page: PageReading): Verdict {
  const count = page.listCount + page.tableCount;
  const wanted = Math.min(5, Math.max(1, page.wordCount / 500));
  return {
    share: part(count, wanted) * ramp(page.wordCount, 0, 120),
    evidence: `${plural(page.listCount, 'list')} and ${plural(page.tableCount, 'table')} in ${plural(page.wordCount, 'word')}.`,
    advice: insertAdvice(page, 'body:lists', longestSectionEnd(page), {
      title: 'Set steps, options or figures as lists and tables',
      description: `The body has ${plural(page.listCount, 'list')} and ${plural(page.tableCount, 'table')} in ${plural(page.wordCount, 'word')}. Turn enumerations into lists of at least three items, and comparisons into a table.`,
      whyItMatters: 'Visitors scan lists and tables first, and featured snippets are often taken from them.',
    }),
  };
}

function images(page: PageReading): Verdict {
  const count = page.images.length;
  const without = page.images.filter(({ alt }) => alt === '');
  const wanted = Math.min(4, Math.max(1, page.wordCount / 600));
  const present = part(count, wanted);
  const isAltMissing = without.length > 0;
  // Where code is what the text explains, a listing shows it better than a picture of it.
  const listings = 0.6 * part(page.codeCount, wanted);
  return {
    share:
      Math.max(listings, (0.5 + 0.5 * part(count - without.length, count)) * present) * ramp(page.wordCount, 0, 60),
    evidence: `${plural(count, 'image')}, ${count - without.length} with an alternative text${page.codeCount > 0 ? `; ${plural(page.codeCount, 'code example')}` : ''}.`,
    advice: isAltMissing
      ? replaceAdvice(
          page,
          'body:images',
          without.map(({ blockId }) => blockId),
          {
            title: 'Describe the images in their alternative texts',
            description: `${without.length} of ${plural(count, 'image')} have no alternative text. Describe in one sentence what each shows, with ${keywordOf(page)} only where it fits.`,
            whyItMatters: 'Screen readers and image search rely on the alternative text of an image.',
          },
        )
      : insertAdvice(page, 'body:images', longestSectionEnd(page), {
          title: 'Add images that show what the text explains',
          description: `The body has ${plural(count, 'image')} in ${plural(page.wordCount, 'word')}. Add your own photographs, screenshots or diagrams, about one per 600 words, each with an alternative text.`,
          whyItMatters: 'Original images hold visitors, show experience, and can be found through image search.',
        }),
  };
}

function nextStep(page: PageReading): Verdict {
  const invites = wordsOf(page.ending, page.language).some((word) => callsToAction.has(word));
  const hasLink = page.links.some(
    ({ blockId, kind }) => blockId !== null && kind !== 'other' && page.endingIds.has(blockId),
  );
  return {
    share: clamp((invites ? 0.6 : 0) + (hasLink ? 0.6 : 0)) * ramp(page.wordCount, 0, 80),
    evidence: `The end of the text ${invites ? 'invites the visitor to act' : 'names no next step'}${hasLink ? ' and has a link' : ''}.`,
    advice: insertAdvice(page, 'body:next-step', page.lastBlockId, {
      title: 'End with a next step',
      description: `The end of the text ${invites ? 'invites the visitor to act but has no link' : 'names no next step'}. Close with one sentence that says what to do next, and link it.`,
      whyItMatters: 'A visitor who has read to the end is ready to act, and leaves when nothing is offered.',
    }),
  };
}

export function longestSectionEnd(page: PageReading): string | null {
  const longest = page.sections.reduce(
    (best, section) => (section.words > (best?.words ?? -1) ? section : best),
    page.sections[0],
  );
  return longest?.blockIds.at(-1) ?? page.lastBlockId;
}
