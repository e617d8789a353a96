import type { Language } from '../../language/languages.ts';

/** Nouns of work that is done for a customer: it has a course, from the first contact to the result. Goods, places and trades have none. */
const activities: Readonly<Partial<Record<Language, string>>> = {
  en: 'repairs?|removals?|installations?|renovations?|restorations?|cleaning|maintenance|therapy|massages?|treatments?|replacements?|inspections?|surveys?|training|coaching|tuition|tutoring|lessons?|courses?|class(?:es)?|workshops?|consultations?|conversions?|extractions?|translations?|painting|plastering|rewiring|landscaping|pruning|felling|valuations?|photography|counselling|counseling|whitening|moving|clearance|bookkeeping|audits?|surgery|vaccinations?|fitting|refurbishments?|detailing|insulation',
  de: 'reparatur(?:en)?|reinigung|sanierung|renovierung|montage|wartung|installation|beratung|behandlung|therapie|massagen?|pflege|umzug|umzüge|entrümpelung|auflösung|fällung|baumschnitt|heckenschnitt|kurse?|unterricht|training|coaching|prüfung|übersetzung|gestaltung|planung|vermessung|inspektion|impfung|operation|bleaching|prophylaxe|betreuung|begleitung|eindeckung|dämmung|verlegung|austausch|umbau|ausbau|anbau|einbau|abriss|räumung|lackierung|politur|aufbereitung',
  fr: 'réparations?|dépannages?|installations?|rénovations?|nettoyages?|entretien|traitements?|thérapies?|massages?|pose|remplacement|élagage|taille|débarras|déménagements?|cours|stages?|formations?|coaching|conseil|accompagnement|bilan|consultations?|diagnostics?|création|aménagement|construction|traductions?|ravalement|isolation|peinture|détartrage|soins?|blanchiment|dératisation|ramonage',
  es: 'reparaci(?:ón|ones)|instalaci(?:ón|ones)|reformas?|renovación|limpiezas?|mantenimiento|tratamientos?|terapias?|masajes?|montajes?|poda|mudanzas?|cursos?|clases?|formación|asesoramiento|asesoría|consultas?|diseño|construcción|traducci(?:ón|ones)|blanqueamiento|rehabilitación|desatascos?',
  it: 'riparazion[ei]|installazion[ei]|ristrutturazion[ei]|pulizi[ae]|manutenzione|trattament[oi]|terapi[ae]|massagg(?:io|i)|montaggio|potatura|trasloc(?:o|hi)|cors[oi]|lezion[ei]|formazione|consulenz[ae]|progettazione|costruzione|traduzion[ei]|imbiancatura|sbiancamento|riabilitazione|spurgo|restauro|posa',
  pt: 'reparaç(?:ão|ões)|reparos?|consertos?|instalaç(?:ão|ões)|remodelação|reformas?|limpezas?|manutenção|tratamentos?|terapias?|massagens?|massagem|montagem|poda|mudanças?|cursos?|aulas?|formação|consultoria|consultas?|construção|traduç(?:ão|ões)|clareamento|branqueamento|reabilitação',
  nl: 'reparaties?|reiniging|schoonmaak|renovaties?|installatie|onderhoud|behandeling(?:en)?|therapie|massages?|montage|verhuizing|ontruiming|cursus(?:sen)?|lessen|training(?:en)?|coaching|advies|keuring|vertaling(?:en)?|aanleg|verbouwing|schilderwerk(?:en)?|isolatie|plaatsing|vervanging|begeleiding',
  pl: 'naprawa|montaż|remont|sprzątanie|czyszczenie|serwis|konserwacja|leczenie|terapia|masaż|rehabilitacja|kurs|lekcje|szkolenie|doradztwo|konsultacje|konsultacja|projektowanie|budowa|tłumaczeni[ea]|malowanie|wybielanie|przeprowadzki|wycinka|usuwanie|wymiana|instalacja',
  sv: 'reparation(?:er)?|rengöring|städning|renovering|installation|underhåll|behandling(?:ar)?|terapi|massage|montering|beskärning|flytt|kurs(?:er)?|lektion(?:er)?|utbildning|coaching|rådgivning|besiktning|översättning|planering|ombyggnad|målning|isolering|\\p{L}{3,}(?<!tid|vå|drott)ning(?:ar)?|däckbyte|putsning|fönsterputs',
};

/** Languages that end their compounds with the activity: "Baumfällung", "takrenovering". */
const compounds: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);

/** True where a phrase names work that is done for a customer. */
export function namesActivity(phrase: string, language: Language | null): boolean {
  const list = activities[language ?? 'en'];
  if (list === undefined) return false;
  const start = language !== null && compounds.has(language) ? String.raw`\p{L}*` : String.raw`(?<!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})${start}(?:${list})(?!\p{L})`, 'iu').test(phrase.slice(0, 200));
}
