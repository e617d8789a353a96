import { defined, type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { spacedText } from './spaced-text.ts';

/** Where businesses are rated, as pages name them. */
const sources =
  'Google(?: (?:Maps|Business|My Business|Reviews|Bewertungen))?|Trustpilot|Yelp|Facebook|TripAdvisor|Tripadvisor|Booking(?:\\.com)?|Airbnb|Capterra|G2|Clutch|Houzz|Angi|HomeAdvisor|Thumbtack|BBB|Checkatrade|Feefo|Reviews\\.io|Trusted Shops|eKomi|ProvenExpert|kununu|jameda|Doctolib|Doctoralia|Treatwell|Planity|TheFork|LaFourchette|OpenTable|HolidayCheck|Avis Vérifiés|Guest Suite|Klantenvertellen|Kiyoh|ZorgkaartNederland|Opineo|Ceneo|Booksy|ZnanyLekarz|Яндекс(?:\\.Карты| Карты)?|2ГИС|Zoon|食べログ|ホットペッパー(?:ビューティー)?|Reclame Aqui|eKomi';
const source = new RegExp(`(?<!\\p{L})(?:${sources})(?!\\p{L})`, 'iu');
const score =
  '(?<![\\d.,])([1-9](?:[.,]\\d{1,2})|5|10)(?![\\d.,]{0,8}\\d)\\s?(?:(?:/|von|out of|of|sur|su|de|van|na|z|из)\\s?(5|10)(?:[.,]0)?(?!\\d))?';
const stars =
  '(?:★{1,5}|⭐{1,5}|stars?|sterne?n?|étoiles?|estrellas?|stelle|estrelas?|sterren|gwiazdek|gwiazdki|звёзд|звезд|つ星)';
/** A number is a rating where stars, a scale, or a word of rating stand with it. */
const rated = new RegExp(`(?:${stars}\\s{0,2})?${score}\\s{0,2}(?:${stars})?`, 'iu');
const ratingWords =
  /★|⭐|star|rating|rated|review|out of [51]|\/\s?(?:5|10)(?!\d)|trustpilot|excellent|stern|bewert|étoile|note|noté|avis|estrella|valora|calific|opinion|stell[ea]|recension|valutazion|estrela|avalia|sterren|beoordel|gwiazd|ocen|opini|рейтинг|оценк|отзыв|звёзд|звезд|評価|口コミ/iu;
const count =
  /(?<![\d.,])(\d{1,3}(?:[.,\s]\d{3}){0,2}|\d{1,6})\s?\+?\s?(?:(?:google|trustpilot|yelp|facebook|tripadvisor|verified|echte|verifizierte|happy|5-star|five-star)[\s-]{0,2}){0,3}(?:reviews?|ratings?|bewertungen|rezensionen|avis|reseñas|opiniones|valoraciones|recensioni|avaliações|beoordelingen|reviews|opinii|отзыв\p{L}{0,8}|оцен\p{L}{0,8}|件の(?:口コミ|評価))/iu;

/** The number of a badge, on its own line. */
const bareRating = /^(?:[★⭐]\s*)*[1-5][.,]\d(?:\s?\/\s?5)?(?:\s*[★⭐]*)?$/u;
const LINE_CHARACTERS_MAX = 160;

/** `★ 4,8/5 · 42 avis Google`, `Rated 4.9 on Trustpilot`: the rating, and how many gave it, with where they did. */
export function ratingFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle) return [];
  return page.blocks.flatMap((block, at) => {
    if (block.text.length > LINE_CHARACTERS_MAX || !/\d/.test(block.text)) return [];
    if (!bareRating.test(block.text) && !source.test(block.text)) return [];
    const text = spacedText(block);
    const found = ratingIn(text, block);
    if (found.length > 0) return found;
    // A badge has its lines apart: `4.9`, `120 Google reviews`.
    const [next, afterNext] = [page.blocks[at + 1], page.blocks[at + 2]];
    if (!next || !bareRating.test(text)) return [];
    const lines = [next, afterNext].flatMap((one) => (one ? [spacedText(one)] : []));
    const until = lines.findIndex((line) => line.length <= 60 && source.test(line));
    return until < 0 ? [] : ratingIn([text, ...lines.slice(0, until + 1)].join(' '), block);
  });
}

function ratingIn(text: string, block: PageBlock): Observation[] {
  if (text.length > LINE_CHARACTERS_MAX || !ratingWords.test(text)) return [];
  const from = source.exec(text)?.[0];
  if (from === undefined) return [];
  const name = from.replace(/ (?:Reviews|Bewertungen|My Business|Business)$/i, '');
  const counted = count.exec(text);
  const withoutCount = counted ? text.replace(counted[0], ' ') : text;
  const [, value, scale] = rated.exec(withoutCount) ?? [];
  if (value === undefined || Number(value.replace(',', '.')) < 1) return [];
  const said = rated.exec(withoutCount)?.[0].replace(new RegExp(stars, 'giu'), '').trim() ?? value;
  if (scale === undefined && !/[.,]/.test(value)) return [];
  const stat = (label: string, stated: string): Observation[] =>
    observed({
      kind: 'stat',
      data: defined({ label, value: stated }),
      source: 'crawl',
      evidence: text,
      locator: describePlace(block),
    });
  return [
    ...stat(`${name} rating`, said),
    ...(counted?.[1] === undefined ? [] : stat(`${name} reviews`, counted[1].trim())),
  ];
}
