import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

const pages = (value: number): string => count(value, 'Seite', 'Seiten');

export const overview: Texts['overview'] = {
  title: 'Übersicht',
  report: 'Bericht',
  graded: (graded, total) => `${number(graded)} von ${pages(total)} bewertet`,
  first: 'Zuerst erledigen',
  nothingToDo: 'Kein Fehler und keine Warnung ist bekannt, und keine Empfehlung ist offen.',
  gradePages: (value) => `${pages(value)} bewerten`,
  gradePagesText: 'Noch ist keine Seite bewertet. Jede verbraucht eine Seitenanalyse.',
  issue: (severity, value) => `${severity}, ${pages(value)}`,
  improve: (page) => `„${page}“ verbessern`,
  improveText: (path, score, grade, advice) =>
    `${path}: ${number(score)} (${grade}), ${count(advice, 'offene Empfehlung', 'offene Empfehlungen')}`,
  types: (types, value) => {
    const counted = count(types, 'Art', 'Arten');
    return types > 1 && value > 1
      ? `${counted}, auf bis zu ${pages(value)}`
      : `${counted}, ${types > 1 ? 'jede ' : ''}auf ${pages(value)}`;
  },
  allIssues: 'Alle Probleme',
  worst: 'Niedrigste Scores',
  noGrade: 'Noch ist keine Seite bewertet.',
  allPages: 'Alle Seiten, niedrigster Score zuerst',
};
