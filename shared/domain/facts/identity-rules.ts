import { copyrightName } from './copyright-names.ts';
import { nameWithForm, removeLegalForm } from './legal-forms.ts';
import { type Observation, observed } from './observation.ts';
import { isCredit } from './our-blocks.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';

const identity = (key: string, value: string, block: PageBlock, evidence: string): Observation[] =>
  observed({ kind: 'identity', key, data: { value }, source: 'crawl', evidence, locator: describePlace(block) });

const SENTENCE_CHARACTERS_MAX = 600;

/** `og:site_name` is the one place where a page without structured data says whose site it is. */
export const siteNameFact = (siteName: string | null): Observation[] =>
  siteName === null
    ? []
    : observed({
        kind: 'identity',
        key: 'company_name',
        // Some write the title of the page there: the name with a slogan after it.
        data: { value: siteName.split(/\s[|•·]\s/u)[0]?.trim() || siteName },
        source: 'crawl',
        evidence: siteName,
        locator: 'meta[property="og:site_name"]',
      });

/** The founding year from the pages about the business and from footers; the registered name from a copyright line. */
export function identityFacts(
  page: PageReadingForFacts,
  purpose: PagePurpose,
  knownNames: readonly Observation[],
): Observation[] {
  const isAboutUs = purpose.isStart || purpose.isAbout;
  const blocks = page.blocks.filter(({ text }) => text.length <= SENTENCE_CHARACTERS_MAX);
  const legalNames = blocks.filter(({ text }) => !isMakersCopyright(text)).flatMap(legalNameFact);
  const names = [...knownNames, ...legalNames].flatMap(nameIn);
  return [
    ...legalNames,
    ...blocks
      .filter(({ location }) => location === 'footer' || isAboutUs)
      .filter(({ text }) => !text.includes('©'))
      .flatMap((block) => foundingYearFact(block, names)),
  ];
}

const year = '((?:1[6-9]|20)\\d{2})\\b(?![-–/]\\d)';
/** Each says that the speaker itself began then: a page about the business also names when other things were founded. */
const foundingPatterns = [
  new RegExp(`^(?:founded|established|est\\.?|started|since)(?: in)? ${year}`, 'i'),
  new RegExp(`(?:^|[·|•—–-] ?)(?:founded|established|est\\.?)(?: in)? ${year}(?: ?[·|•—–-]|$)`, 'i'),
  new RegExp(
    `\\b(?:we|our (?:company|business|firm|shop|studio|agency|practice|family business|team)) (?:were|was|have been|has been)?[^.!?]{0,60}?\\b(?:founded|established|started|incorporated)(?: [^.!?\\d]{0,40})? in ${year}`,
    'i',
  ),
  new RegExp(
    `\\b(?:in business|trading|family[- ](?:run|owned)|we(?: have|'ve|’ve) been [^.!?]{2,60}) since ${year}`,
    'i',
  ),
  // A separate line, or the end of one: `Seit 1995`, `Depuis 1962`.
  new RegExp(
    `(?:^|[·|•–—,-] ?)(?:since|(?:selbst(?:st)?ändig )?seit|depuis|desde(?: el)?|dal|sinds|od|с|siden|sedan|založeno|创立|創業) ${year}(?: roku| года?)?[.!]?$`,
    'iu',
  ),
  // A short line about what the business does: `Providing quality roofing since 2017.`, `Een passie voor tuinen sinds 1998`.
  new RegExp(
    `^(?!.{0,80}(?:member|mitglied|membre|miembro|lid van|partner|certif|zertif|award|approved|licen[sc]|regist))(?:(?:proudly )?(?:providing|serving|delivering|offering|keeping|building|making|crafting)|trusted|quality|family|tradition|handwerk|meisterbetrieb|familienbetrieb|fachbetrieb|qualität|(?:à|a) (?:votre|vos|su|vostro)|au service|artisan|al servi[cz]io|een passie|passie|vak|rodzinn|tradycj)[^.!?,;]{0,60} (?:since|seit|depuis|desde|dal|sinds|od|sedan|siden) ${year}[.!]?$`,
    'iu',
  ),
  new RegExp(
    `^(?:seit|depuis|desde|dal|sinds|od|с) (?:\\p{L}{1,30} )?${year}(?: roku| года)? (?:sind|steht|stehen|besteht|existiert|gibt es|führen|betreiben|existe|estamos|somos|siamo|bestaat|jesteśmy|istniejemy|работаем|мы работаем)(?!\\p{L})`,
    'iu',
  ),
  // `Nostro agriturismo è stato fondato nel 1971`, `Unser Betrieb wurde 1971 gegründet`.
  new RegExp(
    `(?<!\\p{L})(?:unsere?|notre|nuestr[oa]|(?:il|la) nostr[oa]|noss[oa]|ons|onze|nasz[ae]?|vår|vårt|vores|våres) (?:\\p{L}{1,30} ){1,3}(?:wurde|a été|fue|è stat[oa]|foi|werd|is|został[ao]?|grundades|startades|blev|ble) (?:im jahre? |in )?(?:fondée?|créée?|fundad[oa]|fondat[oa]|założon[ya]|opgericht|grundlagt|startet|etablert|stiftet)? ?(?:en|nel|em|in|w|i|år)? ?${year}`,
    'iu',
  ),
  // `La nostra storia inizia nel 1975`.
  new RegExp(
    `(?<!\\p{L})(?:our (?:story|history|journey)|unsere geschichte|notre histoire|nuestra historia|la nostra storia|nossa história|ons verhaal|onze geschiedenis|nasza historia|vår historie?a?|vores historie) (?:beg(?:an|ins)|start(?:s|ed|et|ede|ade|er)|beginnt|begann|commence|a commencé|comienza|empieza|comenzó|empezó|inizia|è iniziata|começa|começou|begon|begint|zaczyna się|zaczęła się|började|börjar|begynte|begynner)(?!\\p{L})[^.!?\\d]{0,30} ${year}`,
    'iu',
  ),
  // `2019年に兵庫県西宮市に開業した`.
  /((?:1[6-9]|20)\d{2})年(?:\d{1,2}月)?(?:に|、)?[^。\d]{0,20}(?:開業|創業|設立|開院|創立)/u,
  new RegExp(
    `^(?:gegründet|fondée? en|fundad[ao] en|fondat[ao] nel|fundad[ao] em|opgericht in|założon[ay] w|основана? в)(?: im jahr(?:e)?)? ?${year}`,
    'iu',
  ),
];

/** The name that a company or legal name gives, as sentences use it. */
const nameIn = ({ claim }: Observation): string[] =>
  claim.kind === 'identity' && (claim.key === 'company_name' || claim.key === 'legal_name')
    ? [removeLegalForm(claim.data.value)]
    : [];

const openedIn = new RegExp(
  `^,? (?:was |has been |is |ble |blev |wurde |est |a été |fue |è stata? |foi |werd |został[ay]? )?(?:founded|established|opened|started|set up|trading|in business|grunnlagt|grundlagt|grundades|etablert|etableret|startet|åpnet|åbnede|gegründet|eröffnet|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht|założon[ay]|основана?)(?!\\p{L})[^.!?\\d]{0,40} (?:\\d{1,2}\\.? \\p{L}{1,30} )?${year}`,
  'iu',
);

/** A sentence whose subject is the business by its name: `Ridgeway Cycles opened in March 2009`. */
function namedFounding(text: string, names: readonly string[]): RegExpExecArray | null {
  for (const name of names) {
    const found = name !== '' && text.startsWith(name) ? openedIn.exec(text.slice(name.length)) : null;
    if (found) return found;
  }
  return null;
}

/** A footer says in a short line since when there is what the business does: `Cucina italiana autentica dal 1975`. */
const inFooter = new RegExp(
  `^(?!.{0,60}(?:member|mitglied|membre|miembro|socio|lid van|partner|certif|zertif|award|approved|licen[sc]|regist|online|website|sito|copyright|©))\\p{L}[^.!?,;:\\d]{5,50} (?:since|seit|depuis|desde|dal|sinds|od|sedan|siden) ${year}[.!]?$`,
  'iu',
);

function foundingYearFact(block: PageBlock, names: readonly string[]): Observation[] {
  const named = namedFounding(block.text, names);
  if (named?.[1]) {
    const end = block.text.indexOf(named[0]) + named[0].length;
    return identity('founding_year', named[1], block, block.text.slice(0, end));
  }
  const patterns = block.location === 'footer' ? [...foundingPatterns, inFooter] : foundingPatterns;
  for (const pattern of patterns) {
    const found = pattern.exec(block.text);
    if (found?.[1]) return identity('founding_year', found[1], block, found[0].trim());
  }
  return [];
}

/** The copyright of those who made the software of the site. */
const isMakersCopyright = (text: string): boolean =>
  isCredit(text.split('©')[0] ?? '') ||
  /\b(?:powered|software|plug-?in|add-?on|extension|skin|style|theme|provided|hosted|platform)\b/i.test(
    text.slice(0, Math.max(0, text.lastIndexOf('©'))),
  );

/** The registered name, where the line of the copyright has it with the form of the company. */
function legalNameFact(block: PageBlock): Observation[] {
  const name = copyrightName(block.text);
  return name !== '' && nameWithForm.exec(name)?.[0] === name ? identity('legal_name', name, block, block.text) : [];
}
