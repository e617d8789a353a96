import { writtenContactIn } from '../../extraction/signals/contacts.ts';
import { decoration, pictureName } from '../../extraction/signals/images.ts';
import { insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { BodyImage } from '../body-parts.ts';
import { isCaption } from '../captions.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { invitationIn } from '../invitations.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { bareCount, claim, count, plural, say } from '../statement.ts';
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
  const measured = claim(
    hasSections
      ? words === 0
        ? 'No text stands before the first subheading'
        : `${plural(words, 'word')} ${words === 1 ? 'stands' : 'stand'} before the first subheading`
      : words === 0
        ? 'The text has no paragraph'
        : `The first paragraph has ${plural(words, 'word')}`,
    hasSections
      ? { kind: 'words_before_subheading', value: words }
      : words === 0
        ? { kind: 'no_paragraph' }
        : { kind: 'paragraph_words', paragraph: first?.text ?? '', value: words },
  );
  return {
    share: band(words, 3, 20, 120, 320) * (page.subheadings.length === 0 ? 0.5 : 1),
    evidence: say`${measured} (20 to 120 make an introduction).`,
    advice: isHeadless(page)
      ? undefined
      : words >= 20 && (page.subheadings.length === 0 ? !isLong : isLong && lacksHeadings(page))
        ? headingsAdvice(page)
        : (isLong ? replaceAdvice : insertOpening)(page, 'body:opening', [target], {
            title: isLong ? 'Tighten the introduction' : 'Write an introduction',
            description: say`${measured}. Use 20 to 120 to say what the page is about and for whom, then start the first section.`,
            whyItMatters: 'Visitors decide within seconds whether they are in the right place.',
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
  const found = say`The body has ${count('list', page.listCount)} of three items or more and ${count('table', page.tableCount)} in ${count('word', page.wordCount)}`;
  return {
    share: part(set, wanted) * ramp(page.wordCount, 0, 120),
    evidence: say`${found}.`,
    advice: insertAdvice(page, 'body:lists', longestSectionEnd(page), {
      title: 'Set steps, options or figures as lists and tables',
      description: say`${found}. Turn enumerations into lists of at least three items, and comparisons into a table.`,
      whyItMatters: 'Visitors scan lists and tables first, and featured snippets are often taken from them.',
    }),
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
  const described =
    without.length === shown
      ? claim('none', { kind: 'count', of: 'described_image', value: 0 })
      : bareCount('described_image', shown - without.length);
  const withText =
    shown === 0
      ? ''
      : shown === 1
        ? claim(without.length === 0 ? ', with an alternative text' : ', without an alternative text', {
            kind: 'count',
            of: 'described_image',
            value: shown - without.length,
          })
        : say`, ${without.length === 0 ? claim('all', { kind: 'count', of: 'described_image', value: shown }) : described} with an alternative text`;
  const found = say`The content has ${count('image', shown)}${withText}`;
  return {
    share:
      Math.max(listings, (0.5 + 0.5 * part(shown - undescribed.length, shown)) * present) * ramp(page.wordCount, 0, 60),
    evidence: say`${found}${page.codeCount > 0 ? say`; it has ${count('code', page.codeCount)}` : ''}.`,
    advice: isAltMissing
      ? replaceAdvice(
          page,
          'body:images',
          undescribed.flatMap(({ blockId }) => blockId ?? []),
          {
            title: 'Describe the images in their alternative texts',
            description: say`${found}. Describe in one sentence what each one without it shows${page.keyword === null ? '' : `, with ${quoteKeyword(page)} only where it fits`}.`,
            whyItMatters: 'Screen readers and image search rely on the alternative text of an image.',
          },
        )
      : insertAdvice(page, 'body:images', longestSectionEnd(page), {
          title: 'Add images that show what the text explains',
          description: say`The content has ${count('image', shown)} in ${count('word', page.wordCount)}. Add photographs, screenshots or diagrams, about one per 600 words, each with an alternative text.`,
          whyItMatters: 'Original images hold visitors, show experience, and can be found through image search.',
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
  const link = claim(hasLink ? 'have a link' : 'have no link to a page', { kind: 'link_at_end', value: hasLink });
  const invites =
    invitation === null
      ? ''
      : say`${hasLink ? ' and' : ', but'} ask the reader to act: ${claim(`"${invitation}"`, { kind: 'quote', of: 'text', value: invitation, isCut: true })}`;
  const written = hasLink ? null : writtenContactIn(page.ending);
  const contact =
    written === null
      ? ''
      : say` and give a contact, ${claim(`"${written.text}"`, { kind: 'quote', of: 'text', value: written.text, isCut: false })}`;
  const end = say`The last three paragraphs, lists or headings ${link}${invites}${contact}`;
  return {
    share:
      clamp((invitation === null ? 0 : 0.6) + (hasLink || written !== null ? 0.6 : 0)) * ramp(page.wordCount, 0, 80),
    evidence: say`${end}.`,
    advice: insertAdvice(page, 'body:next-step', page.lastBlockId, {
      title: 'End with a next step',
      description: say`${end}. Close with one sentence that says what to do next, and link it.`,
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
