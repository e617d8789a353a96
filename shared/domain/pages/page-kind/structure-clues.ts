import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { type Message, message, quoted } from '../../messages/message.ts';
import type { Clue, PageKindEvidence, StructureEvidence } from './clue.ts';
import { faqNames, folderNames, isServiceName } from './folder-names.ts';
import { findSitePage, foldedNames, foldName } from './page-names.ts';

/** A page where at least this share of the text is links is there for the links. */
const LIST_SHARE = 0.5;

/** Reads clues from the parts of the page. */
export function structureClues(structure: StructureEvidence): Clue[] {
  const clues: Clue[] = [];
  const add = (condition: boolean, clue: Clue): void => {
    if (condition) clues.push(clue);
  };
  const { paragraphs, teasers, prices, ingredients, posts, questions, codeBlocks } = structure;
  // A business's posts beside its offers stand below the same navigation.
  const isLongText = structure.opensWithText && paragraphs > PARAGRAPHS_OF_AN_OFFER;
  add(structure.newsSections >= NEWS_SECTIONS, {
    kind: 'news',
    weight: 3,
    sentence: message('kinds.news-sections', { count: structure.newsSections }),
  });
  add(structure.hasBasketButton && prices > 0 && teasers < 12, {
    kind: 'product',
    weight: 4,
    sentence: message('kinds.basket'),
  });
  clues.push(...listClues(structure));
  add(structure.hasSignIn && paragraphs <= 4 && teasers < 8, {
    kind: 'utility',
    weight: 5,
    sentence: message('kinds.sign-in'),
  });
  add(ingredients >= 4, {
    kind: 'recipe',
    weight: 5,
    sentence: message('kinds.ingredients', { count: ingredients }),
  });
  add(structure.hasRecipeCard, { kind: 'recipe', weight: 3, sentence: message('kinds.recipe-card') });
  add(structure.hasCalendarLink, {
    kind: 'event',
    weight: 2,
    sentence: message('kinds.calendar-link'),
  });
  add(posts >= 3, { kind: 'forum', weight: 4, sentence: message('kinds.posts', { count: posts }) });
  add(questions >= 4 && questions * 2 >= paragraphs, {
    kind: 'forum',
    weight: 3,
    sentence: message('kinds.questions', { count: questions }),
  });
  add(structure.jobHeadings >= 2, {
    kind: 'job',
    weight: 4,
    sentence: message('kinds.job-headings', { count: structure.jobHeadings }),
  });
  add(structure.contactLinks > 0, {
    kind: 'local_service',
    weight: 2,
    sentence: message('kinds.contact-links'),
  });
  add(structure.serviceLink !== null && teasers < 8 && !isLongText, {
    kind: 'local_service',
    weight: 1,
    sentence: message('kinds.service-link', { link: quoted(structure.serviceLink ?? '') }),
  });
  add(prices >= PRICES_OF_A_LIST && teasers < 6, {
    kind: 'local_service',
    weight: 1,
    sentence: message('kinds.prices', { count: prices }),
  });
  add(structure.resultCount !== null && !structure.opensWithText, {
    kind: 'category',
    weight: 3,
    sentence: message('kinds.result-count', { line: quoted(structure.resultCount ?? '') }),
  });
  add(codeBlocks >= 3, { kind: 'reference', weight: 2, sentence: message('kinds.code-blocks', { count: codeBlocks }) });
  add(structure.hasContactForm && paragraphs <= 4, {
    kind: 'contact',
    weight: 3,
    sentence: message('kinds.contact-form'),
  });
  return clues;
}

/** A shop or a club has fewer of them. */
const NEWS_SECTIONS = 4;

/**
 * True for an offer among pages without other evidence: a text is signed or dated, and what a business says of its offer is neither; it is short or cut into
 * parts, and leads to a contact.
 */
export function isUnsignedOffer(structure: StructureEvidence): boolean {
  const { paragraphs, subheadings, buttonLinks, contactLinks, contactPageLink, serviceLink } = structure;
  const isText = structure.isSigned || structure.datedLines > 0 || structure.codeBlocks > 0;
  const isOffered = contactLinks > 0 || serviceLink !== null || (contactPageLink !== null && !structure.opensWithText);
  const inParts = paragraphs <= subheadings * 1.5;
  return (
    !isText &&
    isOffered &&
    structure.textLength > 0 &&
    paragraphs <= PARAGRAPHS_MAX &&
    (paragraphs <= 4 || inParts || buttonLinks >= 2)
  );
}

/** A longer text is an article. */
const PARAGRAPHS_MAX = 40;

/** A service is described in fewer. */
const PARAGRAPHS_OF_AN_OFFER = 8;

/** Fewer are examples in a text. */
const PRICES_OF_A_LIST = 4;

const FIRST_OBSERVATION = 3;
/** So many prices among teasers are a shop's list, whatever its markup says. */
const MANY_OFFERS = 12;
const CATALOG = 5;

/** Teasers, headings that are links and articles beside each other are one observation: the first counts, each further one adds to it. */
function listClues(structure: StructureEvidence): Clue[] {
  const { textLength, linkTextLength, paragraphs, teasers, linkedHeadings, subheadings, articles } = structure;
  const { prices, opensWithText, datedLines } = structure;
  const linkShare = textLength === 0 ? 0 : linkTextLength / textLength;
  const leadsAway = linkedHeadings >= 5 && linkedHeadings >= subheadings * 0.6 && paragraphs <= linkedHeadings * 1.5;
  const isCatalog = prices >= MANY_OFFERS && paragraphs * 3 <= teasers;
  const observed: readonly (readonly [boolean, Message])[] = [
    [
      prices >= 6 && teasers >= 6 && paragraphs <= teasers && !(opensWithText && structure.isSigned),
      message('kinds.teasers-with-prices', { teasers, prices }),
    ],
    [
      teasers >= 8 && linkShare >= LIST_SHARE && paragraphs <= teasers / 2 && !opensWithText,
      message('kinds.teasers-of-links', { teasers }),
    ],
    [
      teasers >= 12 &&
        paragraphs * 3 <= teasers &&
        !structure.isSigned &&
        !(opensWithText && paragraphs > PARAGRAPHS_OF_AN_OFFER),
      message('kinds.teasers-and-paragraphs', { teasers, paragraphs }),
    ],
    // Teasers of other articles stand below an article, too.
    [leadsAway && !opensWithText, message('kinds.linked-headings', { count: linkedHeadings })],
    [articles >= 3 && paragraphs <= articles * 2 && !opensWithText, message('kinds.articles', { count: articles })],
    [
      datedLines >= 6 && paragraphs <= datedLines / 2 && !opensWithText,
      message('kinds.dated-lines', { count: datedLines }),
    ],
  ];
  const sentences = observed.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
  return sentences.map((sentence, at) => ({
    kind: 'category',
    weight: at === 0 ? (isCatalog ? CATALOG : FIRST_OBSERVATION) : 1,
    sentence,
  }));
}

/** Chapters and sections of manuals have numbers. */
const numbered = new RegExp(`^(?:${alternatives('pages', 'numbered')})`, 'iu');

const homeNames = foldedNames(() => readPageNames().home);

const nameEnds = new RegExp(alternatives('pages', 'nameEnds'), 'iu');

/** "Impressum der Praxis", "Contact (new address)", "Privacy policy of Smith & Sons": the name before what tells whose it is. */
const nameItBeginsWith = (text: string): string => text.split(nameEnds, 1)[0] ?? '';

/** Ends of the titles of manuals. */
const manualTitle = new RegExp(String.raw`(?:^|[\s|–—·:[-])(?:${alternatives('pages', 'manualTitle')})\]?\s*$`, 'iu');

/** Title and main heading of a page that every site has say what it is: "Impressum", "Contact us | Smith & Sons". */
export function headingClues({ title, h1 }: Pick<PageKindEvidence, 'title' | 'h1'>): Clue[] {
  const [opening = '', ...others] = (title ?? '').split(/\s[|–—·»:-]\s|[|»]|:\s/, 4);
  const whole = [h1 ?? '', opening].find((text) => findSitePage(text) !== null);
  const begun = [h1 ?? '', opening].map(nameItBeginsWith).find((text) => findSitePage(text) !== null);
  const name = whole ?? begun ?? others.find((text) => findSitePage(text) !== null);
  const kind = name === undefined ? null : findSitePage(name);
  const called = [h1 ?? '', opening].find(
    (text) => homeNames().has(foldName(text)) || folderNames().get('utility')?.has(foldName(text)),
  );
  const offer = [h1 ?? '', opening].find(isServiceName);
  const questions = [h1 ?? '', opening].find((text) => faqNames().has(foldName(text)));
  const manual = manualTitle.exec(title ?? '');
  const section = [h1 ?? '', title ?? ''].find((text) => numbered.test(text.trim()));
  return [
    ...(kind === null ? [] : [{ kind, weight: whole === undefined ? 3 : 4, sentence: sayHeaded(name ?? '') }]),
    ...(called === undefined
      ? []
      : [
          {
            kind: homeNames().has(foldName(called)) ? ('home' as const) : ('utility' as const),
            weight: 4,
            sentence: sayHeaded(called),
          },
        ]),
    ...(offer === undefined ? [] : [{ kind: 'local_service' as const, weight: 3, sentence: sayHeaded(offer) }]),
    ...(questions === undefined ? [] : [{ kind: 'forum' as const, weight: 4, sentence: sayHeaded(questions) }]),
    ...(manual === null
      ? []
      : [
          {
            kind: 'reference' as const,
            weight: 3,
            sentence: message('kinds.title-end', {
              end: quoted(trimTrailing(manual[0].replace(/^[^\p{L}]+/u, ''), /[^\p{L}]/u)),
            }),
          },
        ]),
    ...(section === undefined
      ? []
      : [
          {
            kind: 'reference' as const,
            weight: 3,
            sentence: message('kinds.chapter', { heading: quoted(section.trim().slice(0, 60).toWellFormed()) }),
          },
        ]),
  ];
}

const sayHeaded = (heading: string): Message => message('kinds.headed', { heading: quoted(heading.trim()) });

/** Programs that publish recipes publish them as articles; the card and the name say more than that. */
export const namesRecipe = ({ title, h1, structure }: PageKindEvidence): boolean =>
  structure.hasRecipeCard &&
  [title ?? '', h1 ?? ''].some((text) =>
    foldName(text)
      .split(' ')
      .some((word) => folderNames().get('recipe')?.has(word)),
  );
