/** The labelled sets that measure a room. */
import type { MeasuredCase } from './cases/measured-case.ts';

interface Measure {
  folders: readonly string[];
  /** Imports the room: call it when the switches are added. `pages` is a folder of public pages that sets name. */
  readCases: (pages: string | undefined) => Promise<MeasuredCase[]>;
}

export const measures: Readonly<Record<string, Measure>> = {
  planning: {
    folders: ['shared/domain/planning'],
    readCases: async () => (await import('./cases/plan-cases.ts')).readCases(),
  },
  facts: {
    folders: ['shared/domain/facts'],
    readCases: async (pages) => [
      ...(await import('./cases/fact-cases.ts')).readCases(pages),
      ...(await import('./cases/unlabelled-pages.ts')).readFactResults(pages),
    ],
  },
  keywords: {
    folders: ['shared/domain/keywords'],
    readCases: async () => (await import('./cases/keyword-cases.ts')).readCases(),
  },
  extraction: {
    folders: ['shared/domain/extraction', 'shared/domain/pages', 'shared/domain/structured-data'],
    readCases: async (pages) => [
      ...(await import('./cases/page-cases.ts')).readCases(pages),
      ...(await import('./cases/unlabelled-pages.ts')).readPageResults(pages),
    ],
  },
  analysis: {
    folders: [
      'shared/domain/grading',
      'shared/domain/recommendations',
      'shared/domain/language',
      'shared/domain/markdown',
    ],
    readCases: async (pages) => {
      const graded = await import('./cases/graded-cases.ts');
      return [
        ...(await import('./cases/edit-cases.ts')).readCases(),
        ...graded.readFaults(),
        ...graded.readPairs(),
        ...(await import('./cases/unlabelled-pages.ts')).readAnalyses(pages),
      ];
    },
  },
  outlines: {
    folders: ['shared/domain/outlines'],
    readCases: async () => (await import('./cases/outline-cases.ts')).readCases(),
  },
};
