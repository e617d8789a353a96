import type { Language } from '../../language/languages.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { removeDative } from './case-forms.ts';
import type { OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';

/** Verbs whose object is who is served; behind a preposition stands with what. */
const forms: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:(?:treat|see|help|teach)s?\s(?:adults|children|kids|people|patients|babies|couples|families|athletes|teenagers|seniors|runners)(?:(?:,|\sand)\s\p{L}{1,30}){0,3}\swith\s|(?:represent|advise|support|assist|act for|coach|counsel)s?\s(?!in\s|on\s|with\s)[^,.;:]{3,60}?\s(?:with|on|in)\s(?!one\s|each\s|the\s|their\s|your\s))([^.;:]{5,})/iu,
  de: /(?<!\p{L})(?:(?:behandeln|behandle|fördern|fördere|therapieren|therapiere|betreuen|betreue|unterrichten|unterrichte)\s(?:(?:wir|ich|auch|vor allem)\s){0,3}(?:Kinder|Erwachsene|Jugendliche|Menschen|Patienten|Patientinnen|Säuglinge|Babys|Familien|Paare|Frauen|Männer|Senioren|Tiere|Schüler)(?:(?:,|\sund|\ssowie)\s\p{Lu}\p{L}{1,30}){0,3}\s(?:mit|in|bei)\s|(?:vertreten|vertrete|beraten|berate|begleiten|begleite|unterstützen|unterstütze|helfen|helfe|schulen|coache[n]?|bilden|bilde)\s(?:(?:wir|ich|Sie|auch|vor allem|Menschen|Kinder)\s){0,3}(?:[^,.;:]{3,60}?\s)?(?:bei|zu|in|an|rund um|beim|zum|zur)\s(?:(?:der|dem|den|allen Fragen (?:zu|rund um))\s)?)(\p{Lu}[^.;:]{5,})/u,
  nl: /(?<!\p{L})(?:adviseren|adviseert|begeleiden|begeleidt|ondersteunen|ondersteunt|helpen|helpt)\s[^,.;:]{3,60}?\s(?:bij|over|met|in)\s([^.;:]{5,})/iu,
  sv: /(?<!\p{L})(?:företräder|biträder|stöttar|stödjer|coachar)\s[^,.;:]{3,60}?\s(?:i|med|vid|om)\s([^.;:]{5,})/iu,
  da: /(?<!\p{L})(?:rådgiver|bistår|repræsenterer|støtter)\s[^,.;:]{3,60}?\s(?:i|med|ved|om)\s([^.;:]{5,})/iu,
  no: /(?<!\p{L})(?:rådgir|bistår|representerer|støtter)\s[^,.;:]{3,60}?\s(?:i|med|ved|om)\s([^.;:]{5,})/iu,
};
const ITEMS_MIN = 2;
const ITEM_WORDS_MAX = 5;

/** "Wir vertreten Arbeitnehmer bei Kündigungen, Mobbing und Arbeitszeugnissen": with what customers are served. */
export function servedWith(
  clause: string,
  words: ReadingWords,
  language: Language | null,
): { items: OfferingItem[]; at: number } {
  const form = language === null ? undefined : forms[language];
  const found = form?.exec(clause) ?? null;
  const list = found?.[1];
  const nothing = { items: [], at: clause.length };
  if (found === null || list === undefined) return nothing;
  const particle = language === 'de' ? list.replace(/\s(?:aus|an|ein|weiter)$/u, '') : list;
  const items = listItems(particle, words);
  const areThings =
    items.length >= ITEMS_MIN &&
    items.every(
      (item) => item.split(' ').length <= ITEM_WORDS_MAX && (language !== 'de' || /^\p{Lu}|\s\p{Lu}/u.test(item)),
    );
  return areThings
    ? {
        at: found.index,
        items: items.map((text) => ({
          text: language === 'de' ? removeDative(text, ' bei ') : text,
          isListed: false,
          isObject: true,
        })),
      }
    : nothing;
}
