import { writtenContactIn } from '../../extraction/signals/contacts.ts';
import { decoration, pictureName } from '../../extraction/signals/images.ts';
import { message, quoted } from '../../messages/message.ts';
import { adviceWords, insertAdvice, nameKeyword, replaceAdvice } from '../advice.ts';
import type { BodyImage } from '../body-parts.ts';
import { isCaption } from '../captions.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { invitationIn } from '../invitations.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { claim, count, say } from '../statement.ts';
import { lacksHeadings } from '../text-length-shares.ts';
import { headingsAdvice } from './headings.ts';

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
  const first = firstParagraph(page);
  const target = first?.id ?? null;
  const isLong = words > 120;
  const hasSections = page.subheadings.length > 0;
  const n = claim(
    words,
    hasSections
      ? { kind: 'words_before_subheading', value: words }
      : words === 0
        ? { kind: 'no_paragraph' }
        : { kind: 'paragraph_words', paragraph: first?.text ?? '', value: words },
  );
  return {
    share: band(words, 3, 20, 120, 320) * (page.subheadings.length === 0 ? 0.5 : 1),
    evidence: say(`grading.structure_opening.${hasSections ? 'before' : 'first'}`, { n }),
    advice: isHeadless(page)
      ? undefined
      : words >= 20 && (page.subheadings.length === 0 ? !isLong : isLong && lacksHeadings(page))
        ? headingsAdvice(page)
        : (isLong ? replaceAdvice : insertOpening)(page, 'body:opening', [target], {
            title: message('grading.structure_opening.title', { long: isLong }),
            description: say(`grading.structure_opening.description-${hasSections ? 'before' : 'first'}`, { n }),
            whyItMatters: message('grading.structure_opening.why'),
          }),
  };
}

/** Above the first heading there is no block after which it could stand; the advice on the main heading comes first. */
const isHeadless = ({ h1s, leadHeading, sections, headings }: PageReading): boolean =>
  h1s.length === 0 && leadHeading === null && headings.length > 0 && sections[0]?.heading !== null;

function insertOpening(
  page: PageReading,
  edit: string,
  _ids: readonly (string | null)[],
  text: Parameters<typeof insertAdvice>[3],
) {
  return insertAdvice(page, edit, page.headings[0]?.id ?? page.firstBlockId, text);
}

/** The first that is no caption, where there is one. */
const firstParagraph = (page: PageReading) =>
  page.paragraphs.slice(0, 8).find((block) => !isCaption(block, page)) ?? page.paragraphs[0];

/** Words between the main heading and the first subheading; of a page without subheadings, those of its first paragraph. */
function introductionWords(page: PageReading): number {
  if (page.subheadings.length === 0) return firstParagraph(page)?.words ?? 0;
  let words = 0;
  for (const section of page.sections) {
    const isBelowMain = section.heading !== null && section.heading.level > (page.leadHeading?.level ?? 1);
    if (isBelowMain) break;
    words += section.words;
  }
  return words;
}

function lists(page: PageReading): Verdict {
  const set = page.listCount + page.tableCount;
  const wanted = Math.min(5, Math.max(1, page.wordCount / 500));
  const found = say('grading.structure_lists.evidence', {
    lists: count('list', page.listCount),
    tables: count('table', page.tableCount),
    n: count('word', page.wordCount),
  });
  return {
    share: part(set, wanted) * ramp(page.wordCount, 0, 120),
    evidence: found,
    advice: insertAdvice(page, 'body:lists', longestSectionEnd(page), adviceWords('structure_lists', { found })),
  };
}

function images(page: PageReading): Verdict {
  const pictures = [...leadPicture(page), ...page.images];
  const shown = pictures.length;
  const without = pictures.filter(({ alt }) => alt === '');
  // An icon or a logo needs no sentence: its empty text says that it is decoration.
  const undescribed = without.filter(({ src }) => src === null || !decoration.test(src));
  const wanted = Math.min(4, Math.max(1, page.wordCount / 600));
  const present = part(shown, wanted);
  const isAltMissing = undescribed.length > 0;
  // Where code is what the text explains, a listing shows it better than a picture of it.
  const listings = 0.6 * part(page.codeCount, wanted);
  const found = (code: number) =>
    say('grading.structure_images.evidence', {
      n: count('image', shown),
      all: without.length === 0,
      described: shown === 0 ? 0 : count('described_image', shown - without.length),
      code: code === 0 ? 0 : count('code', code),
    });
  return {
    share:
      Math.max(listings, (0.5 + 0.5 * part(shown - undescribed.length, shown)) * present) * ramp(page.wordCount, 0, 60),
    evidence: found(page.codeCount),
    advice: isAltMissing
      ? replaceAdvice(
          page,
          'body:images',
          undescribed.flatMap(({ blockId }) => blockId ?? []),
          {
            title: message('grading.structure_images.describe-title'),
            description: say('grading.structure_images.describe', { found: found(0), ...nameKeyword(page) }),
            whyItMatters: message('grading.structure_images.describe-why'),
          },
        )
      : insertAdvice(page, 'body:images', longestSectionEnd(page), {
          title: message('grading.structure_images.add-title'),
          description: say('grading.structure_images.add', {
            n: count('image', shown),
            words: count('word', page.wordCount),
          }),
          whyItMatters: message('grading.structure_images.add-why'),
        }),
  };
}

/** Templates set the picture at the top of an article above the text that is read. */
function leadPicture({ signals, images }: PageReading): Pick<BodyImage, 'alt' | 'blockId' | 'src'>[] {
  const lead = signals.images.find(({ isLead, src }) => isLead && src !== '');
  if (lead === undefined) return [];
  const isInBody = images.some(({ src }) => src === null || pictureName(src) === pictureName(lead.src));
  return isInBody ? [] : [{ alt: lead.alt ?? '', blockId: null, src: lead.src }];
}

function nextStep(page: PageReading): Verdict {
  const invitation = invitationIn(page.ending, page.language);
  const hasLink = page.links.some(
    ({ blockId, kind }) => blockId !== null && kind !== 'other' && page.endingIds.has(blockId),
  );
  const written = hasLink ? null : writtenContactIn(page.ending);
  const fromText = (value: string, isCut: boolean) =>
    claim(quoted(value), { kind: 'quote', of: 'text', value, isCut } as const);
  const end = say('grading.structure_next_step.evidence', {
    linked: claim(hasLink, { kind: 'link_at_end', value: hasLink }),
    invited: invitation !== null,
    invitation: invitation === null ? '' : fromText(invitation, true),
    reachable: written !== null,
    contact: written === null ? '' : fromText(written.text, false),
  });
  return {
    share:
      clamp((invitation === null ? 0 : 0.6) + (hasLink || written !== null ? 0.6 : 0)) * ramp(page.wordCount, 0, 80),
    evidence: end,
    advice: insertAdvice(page, 'body:next-step', page.lastBlockId, adviceWords('structure_next_step', { end })),
  };
}

export function longestSectionEnd(page: PageReading): string | null {
  const sections = page.sections.filter(({ blockIds }) => !page.recurringBlocks.has(blockIds.at(-1) ?? ''));
  const longest = sections.reduce(
    (best, section) => (section.words > (best?.words ?? -1) ? section : best),
    sections[0],
  );
  return longest?.blockIds.at(-1) ?? page.lastBlockId;
}
