import type { Root } from 'hast';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';

/**
 * The purpose of a page, as far as its address shows it: rules of less certain evidence are for pages about the
 * business.
 */
export interface PagePurpose {
  isStart: boolean;
  isAbout: boolean;
  isContact: boolean;
  isPraise: boolean;
  /** Services, treatments, prices, a menu. */
  isOffer: boolean;
  /** News, a post, a report: it may be about anyone. */
  isArticle: boolean;
}

const named = (words: string): RegExp => new RegExp(`(?:^|[/_.-])(?:${words})(?:[/_.-]|$)`, 'i');

const about = named(
  'about(?:[_-]?us)?|company|our[_-]story|story|who[_-]we[_-]are|history|team|our[_-]team|staff|workers|employees|specialists|mastera|(?:ueber|%C3%BCber|über)[_-]?uns|unternehmen|praxis(?:team)?|' +
    'a[_-]propos|qui[_-]sommes[_-]nous|notre[_-](?:equipe|histoire)|equipe|sobre(?:[_-](?:nosotros|nos|mi|mim))?|quienes[_-]somos|nosotros|equipo|empresa|' +
    'quem[_-]somos|chi[_-]siamo|azienda|la[_-]nostra[_-]storia|over[_-]ons|ons[_-]team|o[_-]nas|o[_-]firmie|zespol|o[_-]kompanii|o[_-]nas|kompaniya|om[_-]?oss?|om|teamet|over',
);
const contactPath = named(
  'contact(?:[_-]?us)?|kontakty?|impressum|imprint|find[_-]us|visit(?:[_-]us)?|locations?|access|mentions[_-]legales|contacto|contacta|contactar|contato|fale[_-]conosco|' +
    'contatti|contattaci|dove[_-]siamo|contacteer|kontaktuppgifter|anfahrt|horaires|donde[_-]estamos|aviso[_-]legal|note[_-]legali|kontakt[_-]oss?|kontakta[_-]oss',
);
const praise = named(
  'testimonials?|reviews?|customers?|clients?|case[_-]stud(?:y|ies)|success[_-]stories|bewertungen|kundenstimmen|referenzen|avis|temoignages|opiniones|testimonios|' +
    'depoimentos|recensioni|testimonianze|ervaringen|opinie|otzyvy',
);
const offer = named(
  'prices?|pricing|price[_-]?list|rates|fees|(?:our[_-])?services?|treatments?|menu|packages?|plans|preis(?:e|liste)?|leistungen|angebote?|speisekarte|tarife?s?|behandlungen|prestations|prix|carte|soins|' +
    'precios?|tarifas?|servicios?|carta|planes|prezzi|listino|servizi|trattamenti|pre(?:c|ç|%C3%A7)os|servi(?:c|ç|%C3%A7)os|planos|tarieven|prijzen|prijslijst|diensten|behandelingen|cennik|us(?:l|ł|%C5%82)ugi|oferta|zabiegi|uslugi|ceny|prajs|prais|ryokin|tjenester|behandlinger|ydelser|priser|prisliste|prislista|tj(?:ä|%C3%A4|a)nster|behandlingar|aanbod|assortiment|therapieangebote?|' +
    'meny|lunchmeny|menukort|menukaart|spisekort|jidelni[_-]listek|getraenkekarte|kurse|kursangebot|courses|classes|cours|cursos|corsi|cursussen|lessen|kursy|zajecia|kurser|rooms|zimmer|chambres|habitaciones|camere|quartos|acomodacoes|kamers|pokoje|ferienwohnung(?:en)?|apartments',
);
const article =
  /(?:^|[/_-])(?:blog|news|aktuelles|actualites?|noticias|notizie|nieuws|aktualnosci|novosti|articles?|posts?|press(?:e|a)?)(?:\/|$)|\/(?:19|20)\d{2}\/\d{1,2}\//i;
const start = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default|main)(?:\.\w{2,5})?\/?)?$/i;

export function readPurpose(url: string, root?: Root): PagePurpose {
  const path = URL.parse(url)?.pathname ?? '';
  const [isStart, isAbout, isContact] = [start.test(path), about.test(path), contactPath.test(path)];
  return {
    isStart,
    isAbout,
    isContact,
    isPraise: praise.test(path),
    isOffer: offer.test(path),
    // Generators of sites call every page an article.
    isArticle: article.test(path) || (!isStart && !isAbout && !isContact && root !== undefined && saysArticle(root)),
  };
}

function saysArticle(root: Root): boolean {
  for (const element of elementsIn(root)) {
    if (element.tagName === 'body') return false;
    if (element.tagName !== 'meta' || textProperty(element, 'property')?.toLowerCase() !== 'og:type') continue;
    return textProperty(element, 'content')?.toLowerCase() === 'article';
  }
  return false;
}
