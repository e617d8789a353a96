import path from 'node:path';
import { analysisWords, cpuOfAnalyses, gradingScript } from '../grading-figures.ts';
import { type Figure, figureAtLeast, median } from '../table.ts';
import { benchLanguages } from '../texts-in-languages.ts';

const RATIO_MIN = 20;
const GRADINGS = 20;
/** A page takes yoastseo about a second, in Arabic twenty. */
const YOAST_ANALYSES = 3;

/** Warm analyses by rules of the same articles, in a fresh process for each language and each of the two. */
export async function analysisBesideYoastSeo(folder: string): Promise<Figure[]> {
  const script = path.join(import.meta.dirname, 'yoastseo-process.ts');
  const figures: Figure[] = [];
  for (const language of benchLanguages) {
    const [, ...own] = await cpuOfAnalyses(gradingScript, [language], GRADINGS);
    const [, ...other] = await cpuOfAnalyses(script, [folder, language], YOAST_ANALYSES);
    const [ownMs, otherMs] = [median(own), median(other)];
    const what = `Analysis of ${analysisWords} words in "${language}" beside yoastseo`;
    figures.push(
      figureAtLeast(
        `${what} (${ownMs.toFixed(0)} ms of processor time beside ${otherMs.toFixed(0)} ms)`,
        otherMs / ownMs,
        RATIO_MIN,
        '× as fast',
      ),
    );
  }
  return figures;
}
