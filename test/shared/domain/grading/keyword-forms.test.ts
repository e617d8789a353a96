import { describe, expect, test } from 'vitest';
import { gradeComponent } from '../../../../shared/domain/grading/grade-component.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { goodArticle, gradingInput } from './sample-pages.ts';

const gradesOf = (page: Parameters<typeof gradingInput>[0]) =>
  defaultRubric.components.map((component) => gradeComponent({ component, page: gradingInput(page) }));

const titles = [
  {
    language: 'en',
    keyword: 'bike repair',
    title: 'Bike repairs in Leeds from 20 pounds',
    says: 'in another form of its words',
  },
  { language: 'en', keyword: 'bike repair', title: 'Repair of bikes in Leeds', says: 'in another order' },
  {
    language: 'de',
    keyword: 'Fahrradkette reinigen',
    title: 'Fahrradketten reinigen: die Anleitung',
    says: 'in another form',
  },
  { language: 'de', keyword: 'Wärmepumpe Kosten', title: 'Wärmepumpenkosten im Vergleich', says: 'as a compound' },
  { language: 'pl', keyword: 'naprawa roweru', title: 'Naprawa rowerów w Krakowie', says: 'in another form' },
  { language: 'ru', keyword: 'ремонт велосипедов', title: 'Ремонт велосипеда в Москве', says: 'in another form' },
  { language: 'ja', keyword: '自転車 修理', title: '自転車の修理なら東京の専門店', says: 'with others between them' },
];

describe('what is said of a primary keyword', () => {
  test.each(titles)(
    'does not deny "$keyword" in "$title", and asks for no other wording',
    ({ language, keyword, title, says }) => {
      const markdown = `# ${title}\n\n${title}. `;
      const grades = gradesOf({
        ...goodArticle,
        language,
        title,
        markdown,
        metaDescription: title,
        primaryKeyword: keyword,
      });
      const rationales = grades.flatMap(({ criteriaScores }) => Object.entries(criteriaScores));
      for (const key of ['title_keyword', 'h1_keyword', 'meta_description_keyword']) {
        const [, score] = rationales.find(([name]) => name === key) ?? [];
        expect(score?.rationale).toContain(says);
        expect((score?.score ?? 0) / (score?.maxScore ?? 1)).toBeGreaterThanOrEqual(0.9);
      }
      const asked = grades.flatMap(({ findings }) => findings).map(({ criterion }) => criterion);
      expect(asked).not.toContain('title_keyword');
      expect(asked).not.toContain('h1_keyword');
      expect(asked).not.toContain('meta_description_keyword');
    },
  );

  test('denies a keyword that is not there, and says how much of it is', () => {
    const page = { ...goodArticle, language: 'en', title: 'Shoes for winter', primaryKeyword: 'winter bike tyres' };
    const [title] = gradesOf(page);
    expect(title?.criteriaScores['title_keyword']?.rationale).toContain('carries it in part: 1 of its 3 words');
  });

  test('never asks for a phrase word for word', () => {
    for (const primaryKeyword of ['bike repair leeds', null]) {
      for (const { description } of gradesOf({ ...goodArticle, title: 'Home', primaryKeyword }).flatMap(
        ({ findings }) => findings,
      )) {
        expect(description).not.toMatch(/(?:Write|Name|Use|Put|Say)[^.]*word for word/);
      }
    }
  });

  test('reads a page in its own language where the declared one is wrong', () => {
    const sentence = 'Die Kette wird mit einem Tuch abgewischt und danach mit etwas Öl eingerieben. ';
    const page = { ...goodArticle, language: 'en-US', markdown: `# Kette\n\n${sentence.repeat(20)}` };
    const readability = gradesOf(page).find(({ componentType }) => componentType === 'readability');
    expect(readability?.criteriaScores['readability_ease']?.rationale).toContain('Amstad');
  });
});

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `paraula${at}`).join(' ');
const densityOf = (language: string, primaryKeyword: string, markdown: string) =>
  gradesOf({ ...goodArticle, language, primaryKeyword, markdown }).find(
    ({ componentType }) => componentType === 'keyword_use',
  )?.criteriaScores['keyword_density'];

describe('the density of a keyword', () => {
  test('is not higher for a language that joins its nouns by function words', () => {
    const page = (phrase: string): string => `# X\n\n${`${filler(46)} ${phrase}. `.repeat(25)}`;
    const english = densityOf('en', 'backup', page('backup'));
    const catalan = densityOf('ca', 'còpia de seguretat', page('còpia de seguretat'));
    expect(catalan?.score).toBe(english?.score);
  });

  test('earns something for two of three words that the text says again and again, and says no more than that', () => {
    const page = `# X\n\n${`${filler(60)} Debian package. `.repeat(10)}`;
    const density = densityOf('en', 'creating Debian packages', page);
    expect((density?.score ?? 0) / (density?.maxScore ?? 1)).toBeGreaterThan(0.2);
    expect((density?.score ?? 0) / (density?.maxScore ?? 1)).toBeLessThan(0.9);
    expect(density?.rationale).toContain('occurs 0 times');
  });
});
