import type { Clue, PageKindEvidence, StructureEvidence } from './clue.ts';
import { folderNames } from './folder-names.ts';
import { foldName, namesIn, siteNameOf } from './page-names.ts';

/** A page where at least this share of the text is links is there for the links. */
const LIST_SHARE = 0.5;

/** What the parts of the page say. */
export function structureClues(structure: StructureEvidence): Clue[] {
  const clues: Clue[] = [];
  const add = (condition: boolean, clue: Clue): void => {
    if (condition) clues.push(clue);
  };
  const { paragraphs, teasers, prices, ingredients, posts, questions, codeBlocks } = structure;
  add(structure.hasBasketButton && prices > 0 && teasers < 12, {
    kind: 'product',
    weight: 4,
    sentence: 'The page has a price and a button for the basket.',
  });
  clues.push(...listClues(structure));
  add(structure.hasSignIn && paragraphs <= 4 && teasers < 8, {
    kind: 'utility',
    weight: 5,
    sentence: 'The page has a form for a password and little text.',
  });
  add(ingredients >= 4, {
    kind: 'recipe',
    weight: 5,
    sentence: `The page has a list of ${ingredients} ingredients with amounts.`,
  });
  add(structure.hasRecipeCard, { kind: 'recipe', weight: 3, sentence: 'A part of the page is named as a recipe.' });
  add(structure.hasCalendarLink, {
    kind: 'event',
    weight: 2,
    sentence: 'The page has a link that adds it to a calendar.',
  });
  add(posts >= 3, { kind: 'forum', weight: 4, sentence: `The page has ${posts} posts of a discussion.` });
  add(questions >= 4 && questions * 2 >= paragraphs, {
    kind: 'forum',
    weight: 3,
    sentence: `The page asks ${questions} questions in its headings.`,
  });
  add(structure.jobHeadings >= 2 && teasers < 8, {
    kind: 'job',
    weight: 4,
    sentence: `The page has ${structure.jobHeadings} headings on tasks, requirements or what is offered.`,
  });
  add(structure.contactLinks > 0 && posts === 0, {
    kind: 'local_service',
    weight: 2,
    sentence: 'The page has links to call or to write to somebody.',
  });
  add(codeBlocks >= 3, { kind: 'reference', weight: 2, sentence: `The page has ${codeBlocks} blocks of code.` });
  add(structure.hasContactForm && paragraphs <= 4, {
    kind: 'contact',
    weight: 3,
    sentence: 'The page is mainly a form for messages.',
  });
  return clues;
}

const FIRST_OBSERVATION = 3;

/** Teasers, headings that are links and articles beside each other are one observation: the first counts, each further one adds to it. */
function listClues(structure: StructureEvidence): Clue[] {
  const { textLength, linkTextLength, paragraphs, teasers, linkedHeadings, subheadings, articles } = structure;
  const { prices, opensWithText, datedLines } = structure;
  const linkShare = textLength === 0 ? 0 : linkTextLength / textLength;
  const leadsAway = linkedHeadings >= 5 && linkedHeadings >= subheadings * 0.6 && paragraphs <= linkedHeadings * 1.5;
  const observed: readonly (readonly [boolean, string])[] = [
    [prices >= 6 && teasers >= 6 && paragraphs <= teasers, `The page lists ${teasers} teasers with ${prices} prices.`],
    [
      teasers >= 8 && linkShare >= LIST_SHARE && paragraphs <= teasers / 2,
      `The page lists ${teasers} teasers, and most of its text is links.`,
    ],
    // Teasers of other articles stand below an article, too.
    [leadsAway && !opensWithText, `The page has ${linkedHeadings} headings that lead to other pages.`],
    [
      articles >= 3 && paragraphs <= articles * 2 && !opensWithText,
      `The page sets ${articles} articles beside each other.`,
    ],
    [
      datedLines >= 6 && paragraphs <= datedLines / 2 && !opensWithText,
      `The page lists ${datedLines} days of the calendar.`,
    ],
  ];
  const sentences = observed.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
  return sentences.map((sentence, at) => ({ kind: 'category', weight: at === 0 ? FIRST_OBSERVATION : 1, sentence }));
}

/** Chapters and sections of manuals have numbers. */
const numbered =
  /^(?:(?:chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk|rozdział|kapitola|глава|appendix|anhang|annexe)\s+[\dA-Z]{1,3}\b|\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\.?\s)/iu;

const homeNames = namesIn(
  'home|homepage|home page|welcome|startseite|willkommen|herzlich willkommen|accueil|bienvenue|inicio|bienvenidos|pagina principal|benvenuti|pagina inicial|bem vindo|hem|forside|etusivu|strona glowna|uvod|domov|pocetna|naslovna|kezdolap|acasa|ana sayfa|avaleht|beranda|trang chu|главная|головна|начало|αρχική|الرئيسية|首页|ホーム|トップ|홈',
);
const utilityNames = folderNames.get('utility');

/** "Impressum der Praxis", "Contact (new address)", "Privacy policy of Smith & Sons": the name before what tells whose it is. */
const nameItBeginsWith = (text: string): string =>
  text.split(
    /\s*[(:,;!–—]|\s(?:der|des|von|für|of|for|at|di|de|del|du|da|do|van|bij|information|details|form)\s/iu,
    1,
  )[0] ?? '';

/** Title and main heading of a page that every site has say what it is: "Impressum", "Contact us | Smith & Sons". */
export function headingClues({ title, h1 }: Pick<PageKindEvidence, 'title' | 'h1'>): Clue[] {
  const [opening = '', ...others] = (title ?? '').split(/\s+[|–—·»:-]\s+|\s*[|»]\s*|:\s/, 4);
  const whole = [h1 ?? '', opening].find((text) => siteNameOf(text) !== null);
  const begun = [h1 ?? '', opening].map(nameItBeginsWith).find((text) => siteNameOf(text) !== null);
  const name = whole ?? begun ?? others.find((text) => siteNameOf(text) !== null);
  const kind = name === undefined ? null : siteNameOf(name);
  const called = [h1 ?? '', opening].find((text) => homeNames.has(foldName(text)) || utilityNames?.has(foldName(text)));
  const section = [h1 ?? '', title ?? ''].find((text) => numbered.test(text.trim()));
  return [
    ...(kind === null
      ? []
      : [{ kind, weight: whole === undefined ? 3 : 4, sentence: `The page is headed "${(name ?? '').trim()}".` }]),
    ...(called === undefined
      ? []
      : [
          {
            kind: homeNames.has(foldName(called)) ? ('home' as const) : ('utility' as const),
            weight: 4,
            sentence: `The page is headed "${called.trim()}".`,
          },
        ]),
    ...(section === undefined
      ? []
      : [
          {
            kind: 'reference' as const,
            weight: 3,
            sentence: `The heading has the number of a chapter: "${section.trim().slice(0, 60)}".`,
          },
        ]),
  ];
}
