/**
 * Analyzes articles with yoastseo, from a temporary folder (`install-peers.ts`), and prints the own processor time of each as a JSON list:
 * readability and the search-engine checks, which its plugin runs for each page. The HTML is made before the time is taken.
 *
 *   node lab/bench/peers/yoastseo-process.ts FOLDER LANGUAGE WORDS TIMES
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { micromark } from 'micromark';
import { articleIn } from '../texts-in-languages.ts';

/** The part of the package that is used here: it is not installed with the project. */
interface YoastSeo {
  Paper: new (html: string, attributes: object) => object;
  ContentAssessor: new (researcher: object) => Assessor;
  SeoAssessor: new (researcher: object) => Assessor;
}
interface Assessor {
  assess(paper: object): void;
  getValidResults(): unknown[];
}

const [, , folder = '', language = 'en', words = '3000', times = '5'] = process.argv;
const require = createRequire(path.join(folder, 'package.json'));
const { Paper, ContentAssessor, SeoAssessor } = require('yoastseo') as YoastSeo;
const { default: Researcher } = require(`yoastseo/build/languageProcessing/languages/${language}/Researcher`) as {
  default: new (paper: object) => object;
};
const cpu: number[] = [];
for (let at = 0; at < Number(times); at += 1) {
  const { title, keyword, markdown } = articleIn(language, Number(words), at);
  const html = micromark(markdown);
  const before = process.cpuUsage();
  const paper = new Paper(html, {
    keyword,
    title,
    slug: 'chain',
    locale: language,
    permalink: 'https://shop.example/guides/chain/',
  });
  const researcher = new Researcher(paper);
  for (const assessor of [new ContentAssessor(researcher), new SeoAssessor(researcher)]) {
    assessor.assess(paper);
    if (assessor.getValidResults().length === 0) throw new Error(`yoastseo found nothing in "${language}"`);
  }
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1_000);
}
process.stdout.write(JSON.stringify(cpu));
