import { lettersOfCountry } from '../../../shared/domain/places/places.ts';
import { readBrief } from '../../../shared/domain/planning/brief/read-brief.ts';
import { describeSite } from '../../../shared/domain/planning/describe-site.ts';
import { openQuestions } from '../../../shared/domain/planning/open-questions.ts';
import { planPages } from '../../../shared/domain/planning/plan-pages.ts';
import type { Check } from '../scores.ts';
import type { Brief } from './brief.ts';
import { isNamed, isPlanned } from './planned-pages.ts';

/** Every line of the checklist of one brief. */
export function checkBrief(expected: Brief): Check[] {
  const { brief, title, language } = expected;
  const described = describeSite(brief);
  const reading = readBrief(brief);
  const { countryCode, countryName, cityName } = described;
  const input = { brief, siteName: described.name, location: { countryCode, countryName, cityName } };
  const pages = planPages(input);
  const asked: string[] = openQuestions(input).map(({ about }) => about);
  const checks: Check[] = [];
  const check = (line: string, holds: boolean): void => void checks.push({ line: `${title}: ${line}`, holds });
  const hasPage = (wordings: readonly string[]): boolean => isPlanned(pages, wordings, language);
  const name = asked.includes('name') ? null : described.name;
  check(`name ${expected.name}, not ${name}`, isNamed(expected.name, name));
  check(`language ${language}, not ${reading.language}`, reading.language === language);
  const country = countryCode === null ? null : lettersOfCountry(countryCode);
  check(
    `country ${expected.country}, not ${country}`,
    expected.country === null ? reading.countryWords === null || country === null : country === expected.country,
  );
  check(`city ${expected.city}, not ${cityName}`, isNamed(expected.city, cityName));
  const quoted = (expected.asked ?? []).map(({ names }) => names);
  for (const wordings of [...expected.offerings, ...expected.wished, ...expected.expected, ...quoted])
    check(`page ${wordings.join(' | ')}`, hasPage(wordings));
  for (const wordings of expected.legal) check(`legal page ${wordings}`, hasPage(wordings.split('|')));
  for (const source of expected.never) {
    const pattern = new RegExp(source, 'iu');
    const found = pages.filter((page) => [page.name, page.slug, page.purpose].some((text) => pattern.test(text)));
    check(`never ${source}: ${found.map((page) => page.name).join()}`, found.length === 0);
  }
  for (const { quote, never } of expected.denied ?? [])
    check(`no page for "${quote}"`, !pages.some(({ name: called }) => new RegExp(never, 'iu').test(called)));
  for (const about of expected.asks) check(`asks about ${about}`, asked.includes(about));
  for (const about of expected.asksNot) check(`does not ask about ${about}`, !asked.includes(about));
  return checks;
}
