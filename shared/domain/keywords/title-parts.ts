import { matchable } from '../fields/keyword-match.ts';
import { genericLabels } from '../language/generic-labels.ts';
import { removeNumber } from '../language/heading-number.ts';
import { trimTrailing } from '../language/trailing-characters.ts';

const CHARACTERS_MAX = 500;
const PARTS_MAX = 12;

/** Separators between a subject and a brand, a category or a second subject. */
const separators =
  /\s{0,4}(?:[|»›•⋅·│┃¦⎪]|::|\/\/|-{2,10}|＜|＞|｜|【|】|–\s|—|＿)\s{0,4}|\s{1,4}[-–−/:_]\s{1,4}|_(?=\p{Script=Han})/u;
/** The subject stands before it or behind it; which, the rest of the page says. */
const colon = /[:：]\s+|：/u;

/** A title or a heading as its own parts, without numbers of chapters. */
export function splitTitle(text: string): string[] {
  return text
    .slice(0, CHARACTERS_MAX)
    .split(separators)
    .slice(0, PARTS_MAX)
    .map(cleaned)
    .filter((part) => part !== '' && !isGeneric(part));
}

/** True for a title that begins with a label of any page: what follows is the name of the site, as in "Home | Oak & Sons". */
export const beginsGeneric = (title: string): boolean => {
  const [first = '', ...others] = title.slice(0, CHARACTERS_MAX).split(separators);
  return others.length > 0 && isGeneric(cleaned(first));
};

/** A part on both sides of its colon; itself without one. */
export const splitAtColon = (part: string): string[] =>
  part
    .split(colon)
    .map((side) => side.trim())
    .filter((side) => side !== '' && !isGeneric(side));

const cleaned = (text: string): string => removeNumber(text).replaceAll(/\s+/g, ' ').trim();

const moreGenericLabels = new Set(
  `shop|store|online shop|online store|products|pricing|prices|pressemitteilungen|pressemitteilung|meldungen|fachmeldungen|home page|homepage|main page|front page|site map|sitemap|about this site|what we do|who we are|our work|our story|our team|team|our projects|projects|support|help
   |help center|faq|faqs|terms of service|terms of use|terms and conditions|terms & conditions|privacy policy|privacy notice|legal notice|cookie policy|cookies|licensing|imprint|disclaimer
   |menu|search|login|log in|sign in|sign up|register|loading|archive|archives|category|categories|tags|gallery|portfolio|references|testimonials|reviews|events|jobs|careers|press
   |document|test|title|useful links|links|long description|description|items|more information|resources|related articles|our offer|offer|offers|downloads|page not found|not found|error|404|403 forbidden|information and resources|this video is unavailable|preface|foreword|index|appendix|contents|table of contents
   |impressum|datenschutz|datenschutzerklärung|agb|kontakt|anfahrt|leistungen|unsere leistungen|referenzen|projekte|unsere projekte|aktuelles|neuigkeiten|veranstaltung|veranstaltungen|termine
   |team|karriere|stellenangebote|presse|suche|anmelden|startseite|vorwort|anhang|inhaltsverzeichnis|seite nicht gefunden|kontakt & anfrage|projekte & referenzen|das team|unser team|galerie|ratgeber
   |mentions légales|politique de confidentialité|nous contacter|contactez-nous|à propos|à propos de nous|nos services|services|actualités|qui sommes-nous|plan du site|préface|chroniques
   |quiénes somos|sobre nosotros|aviso legal|política de privacidad|contacto|servicios|nuestros servicios|noticias|productos|prefacio|deportes
   |chi siamo|contatti|servizi|prodotti|notizie|informativa sulla privacy|prefazione|sport
   |sobre nós|contato|serviços|produtos|notícias|política de privacidade|prefácio|esporte
   |over ons|contact|diensten|nieuws|privacybeleid|om oss|kontakta oss|tjänster|nyheter|om os|ydelser|nyheder|forsiden
   |o nas|kontakt|usługi|aktualności|o nás|služby|novinky|главная|о нас|о компании|контакты|услуги|новости|блог|предисловие
   |首页|关于我们|联系我们|新闻|新聞|产品|服务|科技|焦点|焦點|ホーム|会社概要|お問い合わせ|お知らせ|ニュース|サービス|トップページ|前言|まえがき|序文|홈|뉴스`
    .split('|')
    .map((label) => matchable(label)),
);

const utility =
  /^(?:[\p{L}.]{1,40}\s{1,4})?(?:terms of (?:use|service)|terms (?:and|&) conditions|terms|privacy policy|privacy notice|privacy|cookie policy|legal notice|imprint|impressum|datenschutz(?:erklärung|hinweise)?|agb|mentions légales|politique de confidentialité|aviso legal|política de privacidad(?:e)?|informativa sulla privacy|note legali|privacybeleid|privacyverklaring|page not found|not found|seite nicht gefunden|404|contact(?: us)?|kontakt|contacto|contatti|about(?: us)?|about (?:the )?\p{Lu}[\p{L}&' ]{2,40}|über uns|à propos|sobre nosotros|chi siamo|login|sign in|search results|политика конфиденциальности|контакты|お問い合わせ|会社概要|联系我们|关于我们)(?:(?:\s{1,4}(?:der|des|von|of)\s|:\s|\s{1,4}and opening hours).{0,60})?$/iu;

/** True for a page that every site has for its own sake: no one searches for it. */
export const isUtility = ({ title, h1 }: { title: string | null; h1: string | null }): boolean =>
  [h1, ...(title ?? '').slice(0, CHARACTERS_MAX).split(separators).slice(0, 2)].some(
    (text) => text !== null && utility.test(text?.trim() ?? ''),
  );

/** True for what could stand on any page of any site. */
export function isGeneric(text: string): boolean {
  const label = trimTrailing(matchable(text), /[.!?…:]/);
  return genericLabels.has(label) || moreGenericLabels.has(label) || /^lorem ipsum|^\{\{|^__/.test(label);
}
