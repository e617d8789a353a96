import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { type Message, message, quoted } from '../../messages/message.ts';
import type { Clue, PageKindEvidence, StructureEvidence } from './clue.ts';
import { faqNames, folderNames, isServiceName } from './folder-names.ts';
import { findSitePage, foldedNames, foldName } from './page-names.ts';

/** Reads clues from the parts of the page. */
export function structureClues(structure: StructureEvidence): Clue[] {
  const clues: Clue[] = [];
  const add = (condition: boolean, clue: Clue): void => {
    if (condition) clues.push(clue);
  };
  const { paragraphs, teasers, prices, ingredients, questions } = structure;
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
  add(questions >= 4 && questions * 2 >= paragraphs, {
    kind: 'forum',
    weight: 3,
    sentence: message('kinds.questions', { count: questions }),
  });
  add(structure.contactLinks > 0, { kind: 'local_service', weight: 2, sentence: message('kinds.contact-links') });
  add(structure.hasContactForm && paragraphs <= 4, {
    kind: 'contact',
    weight: 3,
    sentence: message('kinds.contact-form'),
  });
  return clues;
}

/**
 * True for an offer among pages without other evidence: a text is signed or dated, and what a business says of its offer is neither; it is short or cut into
 * parts, and leads to a contact.
 */
export function isUnsignedOffer(structure: StructureEvidence): boolean {
  const { paragraphs, subheadings, contactLinks, contactPageLink } = structure;
  const isText = structure.isSigned || structure.datedLines > 0;
  const isOffered = contactLinks > 0 || (contactPageLink !== null && !structure.opensWithText);
  const inParts = paragraphs <= subheadings * 1.5;
  return (
    !isText && isOffered && structure.textLength > 0 && paragraphs <= PARAGRAPHS_MAX && (paragraphs <= 4 || inParts)
  );
}

/** A longer text is an article. */
const PARAGRAPHS_MAX = 40;

/** A service is described in fewer. */
const PARAGRAPHS_OF_AN_OFFER = 8;

const FIRST_OBSERVATION = 3;
/** So many prices among teasers are a shop's list, whatever its markup says. */
const MANY_OFFERS = 12;
const CATALOG = 5;

/** Teasers and dates are one observation: the first counts, each further one adds to it. */
function listClues(structure: StructureEvidence): Clue[] {
  const { paragraphs, teasers, prices, opensWithText, datedLines } = structure;
  const isCatalog = prices >= MANY_OFFERS && paragraphs * 3 <= teasers;
  const observed: readonly (readonly [boolean, Message])[] = [
    [
      prices >= 6 && teasers >= 6 && paragraphs <= teasers && !(opensWithText && structure.isSigned),
      message('kinds.teasers-with-prices', { teasers, prices }),
    ],
    [
      teasers >= 12 &&
        paragraphs * 3 <= teasers &&
        !structure.isSigned &&
        !(opensWithText && paragraphs > PARAGRAPHS_OF_AN_OFFER),
      message('kinds.teasers-and-paragraphs', { teasers, paragraphs }),
    ],
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

const homeNames = foldedNames(() => readPageNames().home);

const nameEnds = new RegExp(alternatives('pages', 'nameEnds'), 'iu');

/** "Impressum der Praxis", "Contact (new address)", "Privacy policy of Smith & Sons": the name before what tells whose it is. */
const nameItBeginsWith = (text: string): string => text.split(nameEnds, 1)[0] ?? '';

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
  ];
}

const sayHeaded = (heading: string): Message => message('kinds.headed', { heading: quoted(heading.trim()) });
