import { expect, test } from 'vitest';
import { adviseOn } from '../../../../lab/estimate/advise.ts';
import { pageToGrade } from '../../../../lab/grading/page-to-grade.ts';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import type { PageKind } from '../../../../shared/domain/pages/page-kind/page-kinds.ts';

/** Plain prose, which gives each page something to be advised on. */
const prose: Readonly<Record<string, string>> = {
  en: 'The workshop stands beside the old harbour and opens every morning at eight. Two sisters lead it, and both learned the trade from their father. Whoever comes by is shown the rooms where wood is dried and cut.',
  de: 'Die Werkstatt steht am alten Hafen und öffnet jeden Morgen um acht Uhr. Zwei Schwestern leiten sie, und beide haben das Handwerk von ihrem Vater gelernt. Wer vorbeikommt, sieht die Räume, in denen das Holz trocknet.',
  es: 'El taller está junto al puerto viejo y abre todas las mañanas a las ocho. Dos hermanas lo dirigen, y las dos aprendieron el oficio de su padre. Quien pasa por allí ve las salas donde se seca la madera.',
};

/** The address and the main heading of a page of each kind, in three languages. */
const pages: readonly (readonly [PageKind, Readonly<Record<string, readonly [string, string]>>])[] = [
  [
    'news',
    {
      en: ['/news/harbour-fire/', 'Fire at the harbour'],
      de: ['/nachrichten/brand-am-hafen/', 'Brand am Hafen'],
      es: ['/noticias/incendio/', 'Incendio en el puerto'],
    },
  ],
  [
    'legal',
    {
      en: ['/privacy-policy/', 'Privacy policy'],
      de: ['/impressum/', 'Impressum'],
      es: ['/aviso-legal/', 'Aviso legal'],
    },
  ],
  ['contact', { en: ['/contact/', 'Contact'], de: ['/kontakt/', 'Kontakt'], es: ['/contacto/', 'Contacto'] }],
  [
    'about',
    { en: ['/about-us/', 'About us'], de: ['/ueber-uns/', 'Über uns'], es: ['/quienes-somos/', 'Quiénes somos'] },
  ],
  [
    'recipe',
    {
      en: ['/recipes/apple-cake/', 'Apple cake'],
      de: ['/rezepte/apfelkuchen/', 'Apfelkuchen'],
      es: ['/recetas/tarta/', 'Tarta de manzana'],
    },
  ],
  [
    'product',
    {
      en: ['/products/oak-table/', 'Oak table'],
      de: ['/produkte/eichentisch/', 'Eichentisch'],
      es: ['/productos/mesa/', 'Mesa de roble'],
    },
  ],
  ['category', { en: ['/tag/oak/', 'Oak'], de: ['/kategorie/eiche/', 'Eiche'], es: ['/categoria/roble/', 'Roble'] }],
  [
    'event',
    {
      en: ['/events/open-day/', 'Open day'],
      de: ['/veranstaltungen/offene-tuer/', 'Offene Tür'],
      es: ['/eventos/puertas-abiertas/', 'Puertas abiertas'],
    },
  ],
  [
    'job',
    {
      en: ['/careers/joiner/', 'Joiner wanted'],
      de: ['/stellenangebote/tischlerin/', 'Tischlerin gesucht'],
      es: ['/empleo/carpintera/', 'Carpintera'],
    },
  ],
  [
    'forum',
    {
      en: ['/forum/oak-cracks/', 'Why does oak crack?'],
      de: ['/forum/eiche-reisst/', 'Warum reißt Eiche?'],
      es: ['/foro/roble/', '¿Por qué se agrieta el roble?'],
    },
  ],
  [
    'reference',
    { en: ['/docs/saw/', 'The saw'], de: ['/handbuch/saege/', 'Die Säge'], es: ['/docs/sierra/', 'La sierra'] },
  ],
  ['home', { en: ['/', 'The workshop'], de: ['/', 'Die Werkstatt'], es: ['/', 'El taller'] }],
];

/**
 * Advice that would be nonsense on a page of the kind: a customer's words of a news report, a wider coverage of an
 * imprint.
 */
const forbidden: Readonly<Partial<Record<PageKind, RegExp>>> = {
  news: /^(?:trust_experience|depth_questions|structure_next_step|structure_lists|serp_format)$/,
  legal:
    /^(?:depth_coverage|depth_questions|depth_specificity|keyword_|trust_|schema_|links_|meta_description_|structure_|serp_(?:intent|answer|format))/,
  contact:
    /^(?:depth_coverage|depth_questions|keyword_|trust_(?:author|experience|sources)|links_|structure_|serp_(?:intent|answer|format))/,
  about: /^(?:depth_coverage|depth_questions|keyword_|trust_(?:author|sources)|links_)/,
  recipe: /^(?:depth_questions|depth_coverage|trust_(?:sources|experience)|links_outbound)$/,
  product: /^(?:depth_questions|depth_coverage|trust_(?:author|dates|sources)|links_outbound)$/,
  category:
    /^(?:depth_coverage|depth_questions|readability_(?:ease|sentences|passive|openings)|trust_(?:author|dates|sources|experience)|serp_(?:intent|answer|format))/,
  event: /^(?:depth_coverage|depth_questions|trust_(?:author|dates|sources|experience)|links_outbound)$/,
  job: /^(?:depth_coverage|depth_questions|trust_(?:author|sources|experience)|structure_images|links_outbound)$/,
  forum: /^(?:depth_coverage|depth_questions|trust_(?:author|sources|experience)|structure_|links_outbound)/,
  reference: /^(?:depth_coverage|depth_questions|trust_(?:author|sources)|links_outbound)$/,
  home: /^(?:depth_questions|trust_(?:author|dates|sources)|links_outbound|keyword_url)$/,
};

const cases = pages.flatMap(([kind, forms]) =>
  Object.entries(forms).map(([language, [address, heading]]) => ({ kind, language, address, heading })),
);

test.each(cases)(
  'no $kind in $language is asked for what its kind does not have: $address',
  ({ kind, language, address, heading }) => {
    const url = new URL(address, 'https://www.werkstatt.example/');
    const paragraphs = `<p>${prose[language]}</p>`.repeat(6);
    const html = `<!doctype html><html lang="${language}"><head><title>${heading}</title></head><body><main><h1>${heading}</h1>${paragraphs}</main></body></html>`;
    const extracted = extractPage({ html, url: url.href });
    expect(extracted.signals.kind.kind).toBe(kind);
    const asked = adviseOn(pageToGrade(extracted, url)).open.flatMap(
      ({ recommendation }) => recommendation.rubricCriteria,
    );
    expect(asked.filter((criterion) => forbidden[kind]?.test(criterion))).toEqual([]);
  },
);
