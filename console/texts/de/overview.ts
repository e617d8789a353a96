import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

const pages = (value: number): string => count(value, 'Seite', 'Seiten');

export const overview: Texts['overview'] = {
  title: 'Übersicht',
  report: 'Bericht',
  graded: (graded, total) => `${number(graded)} von ${pages(total)} bewertet`,
  introduction: {
    title: 'So steigt ein Score',
    close: 'Verstanden',
    open: { title: 'Seite mit dem niedrigsten Score öffnen', text: 'Ihre Kriterien sagen, wo Punkte fehlen.' },
    edit: { title: 'Bearbeiten', text: 'Empfehlungen und Score stehen neben dem Text.' },
    check: {
      title: 'Prüfen lassen',
      text: 'Die Prüfung sagt, welche Empfehlungen erledigt sind und wie viel der Score gewonnen hat.',
    },
  },
  first: 'Zuerst erledigen',
  nothingToDo: 'Kein Fehler und keine Warnung ist bekannt, und keine Empfehlung ist offen.',
  gradePages: (value) => `${pages(value)} bewerten`,
  gradePagesText: 'Noch ist keine Seite bewertet. Jede verbraucht eine Seitenanalyse.',
  issue: (severity, value) => `${severity}, ${pages(value)}`,
  improve: (page) => `„${page}“ verbessern`,
  improveText: (path, score, grade, advice) =>
    `${path === null ? '' : `${path}: `}${number(score)} (${grade}), ${count(advice, 'offene Empfehlung', 'offene Empfehlungen')}`,
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
