/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { describeSite } from '../../../../../shared/domain/planning/describe-site.ts';
import { planPages } from '../../../../../shared/domain/planning/plan-pages.ts';

/** Plain briefs in English, German, Dutch and Scandinavian languages, each with what was once read wrongly. */
const briefs: readonly {
  brief: string;
  name: string;
  city: string;
  pages: readonly string[];
  never?: RegExp;
}[] = [
  {
    brief:
      "We're Ashdown Upholstery, a two-person workshop in Lewes, East Sussex. We reupholster armchairs, sofas and dining chairs, make loose covers and window-seat cushions, and sell fabric by the metre. Collection and delivery within 20 miles. We also teach a weekend beginners' course four times a year. The site needs a gallery, a page on choosing fabric and a way to send us photos for a quote.",
    name: 'Ashdown Upholstery',
    city: 'Lewes',
    pages: ['Armchair reupholstery', 'Sofa reupholstery', 'Loose covers', 'Window-seat cushions'],
  },
  {
    brief:
      'Die Schreinerei Lindauer aus Immenstadt fertigt Einbauschränke, Küchen, Innentüren und Treppen aus heimischem Holz. Wir sind ein Meisterbetrieb mit acht Mitarbeitern. Auch Reparaturen und Restaurierungen alter Möbel übernehmen wir. Fenster bauen wir nicht. Auf der neuen Seite wünschen wir uns Referenzen, Stellenangebote und eine Seite über unsere Holzarten.',
    name: 'Schreinerei Lindauer',
    city: 'Immenstadt',
    pages: ['Einbauschränke', 'Innentüren', 'Treppen', 'Reparaturen', 'Holzarten'],
    never: /fenster/i,
  },
  {
    brief:
      'Fietsenmaker De Ketting zit in Zutphen. Wij repareren stadsfietsen, e-bikes en bakfietsen, verkopen tweedehands fietsen en doen onderhoud voor bedrijven. Fietsen halen we gratis op binnen Zutphen, Warnsveld en Eefde. Op maandag gesloten. Graag een pagina over fietsen leasen via de baas en een afspraakformulier.',
    name: 'Fietsenmaker De Ketting',
    city: 'Zutphen',
    pages: ['Stadsfietsen repareren', 'Bakfietsen repareren', 'Tweedehands fietsen', 'Fietsenmaker in Eefde'],
    never: /^eefde$/i,
  },
  {
    brief:
      'Strandhuset är ett litet bed and breakfast i Simrishamn. Vi har fyra dubbelrum och en familjesvit, serverar frukost med lokala råvaror och hyr ut cyklar. Öppet april till oktober. Hundar är välkomna. Vi vill ha en sida om vad man kan göra på Österlen och kunna ta emot bokningar. Vi tar inte emot sällskap över tio personer.',
    name: 'Strandhuset',
    city: 'Simrishamn',
    pages: ['Dubbelrum', 'Familjesvit', 'Frukost'],
    never: /^(?:serverar|kunna)/i,
  },
  {
    brief:
      'Nordlys Regnskap AS er et regnskapskontor i Bodø. Vi fører regnskap, kjører lønn og leverer årsoppgjør for småbedrifter, håndverkere og borettslag. Vi hjelper også med oppstart av nytt firma. Autorisert siden 2006. Ønsker en side om priser og en om bytte av regnskapsfører. Konkurrenter er Azets og Aider.',
    name: 'Nordlys Regnskap AS',
    city: 'Bodø',
    pages: ['Regnskap', 'Lønn', 'Årsoppgjør', 'Bytte av regnskapsfører'],
    never: /håndverkere|borettslag/i,
  },
  {
    brief:
      'Kanzlei Berger & Roth, Fachanwälte für Arbeitsrecht in Aarau. Wir vertreten Arbeitnehmer und Arbeitgeber bei Kündigungen, Lohnforderungen, Mobbing und Arbeitszeugnissen. Daneben beraten wir zu Verträgen und Sozialplänen. Erstgespräch CHF 150. Bürozeiten 8 bis 17 Uhr. Gewünscht: eine Seite zu Fristen bei Kündigung und eine mit unseren Honoraren.',
    name: 'Kanzlei Berger & Roth',
    city: 'Aarau',
    pages: ['Kündigungen', 'Lohnforderungen', 'Mobbing', 'Arbeitszeugnisse', 'Verträge', 'Sozialpläne'],
    never: /arbeitnehmer|arbeitgeber/i,
  },
  {
    brief:
      'Bluebird Yoga is a studio in Hobart with vinyasa, yin, pregnancy and beginners classes. First class $10, casual $22, ten-pass $180. Private sessions by arrangement. We also train yoga teachers (200 hours). Timetable and online booking are the most important things for the new site. We have no childcare.',
    name: 'Bluebird Yoga',
    city: 'Hobart',
    pages: ['Vinyasa classes', 'Yin classes', 'Beginners classes', 'Yoga teacher training'],
  },
  {
    brief:
      'Ich bin Logopädin mit eigener Praxis in Potsdam und behandle Kinder und Erwachsene mit Sprachstörungen, Stottern, Stimmproblemen und Schluckstörungen. Alle Kassen. Auf Rezept komme ich auch nach Hause und in Kitas. Praxisname ist "Wortreich". Schön wäre eine Seite für Eltern mehrsprachiger Kinder und eine, wie die erste Stunde abläuft.',
    name: 'Wortreich',
    city: 'Potsdam',
    pages: ['Sprachstörungen', 'Stottern', 'Schluckstörungen', 'Eltern mehrsprachiger Kinder'],
    never: /kassen/i,
  },
  {
    brief:
      'Kapsalon Zilver in Deventer is er voor dames en heren. Wij knippen, kleuren, föhnen en doen bruidskapsels en permanent. Natuurlijke producten zonder ammoniak. Knippen vanaf 32 euro. Je kunt zonder afspraak binnenlopen op dinsdag. Graag online afspraken maken, een prijslijst en een pagina over grijs haar verven.',
    name: 'Kapsalon Zilver',
    city: 'Deventer',
    pages: ['Knippen', 'Kleuren', 'Bruidskapsels', 'Grijs haar verven'],
    never: /^dames|^heren/i,
  },
  {
    brief:
      'Advokatfirmaet Lie & Strand i Ålesund bistår privatpersoner og bedrifter med arv, skilsmisse, eiendom, arbeidsrett og kontrakter. Første samtale er gratis. Vi er fem advokater. Kontoret ligger i Keiser Wilhelms gate. Ønsker en side om hver advokat, priser og en side om hva man gjør ved oppsigelse.',
    name: 'Advokatfirmaet Lie & Strand',
    city: 'Ålesund',
    pages: ['Arv', 'Skilsmisse', 'Eiendom', 'Arbeidsrett', 'Kontrakter'],
    never: /keiser|^hver|bistår/i,
  },
  {
    brief:
      'Everline Windows & Doors supplies and fits double glazing, composite doors, conservatories and roof lanterns in Telford and Shrewsbury. All installations carry a ten year guarantee. FENSA registered. Family business, no pushy salesmen. Please include an online quote calculator, customer reviews and a page about energy ratings.',
    name: 'Everline Windows & Doors',
    city: 'Telford',
    pages: ['Double glazing', 'Composite doors', 'Conservatories', 'Roof lanterns', 'Energy ratings'],
  },
  {
    brief:
      'Tømrerfirmaet Krog & Søn udfører tagarbejde, tilbygninger, nye vinduer og køkkenmontering i Hillerød og omegn. Vi har 25 års erfaring. Alle får et skriftligt tilbud. Vi ønsker billeder af vores opgaver, en side om energirenovering og en med kundeudtalelser. Vi laver ikke gulvslibning.',
    name: 'Tømrerfirmaet Krog & Søn',
    city: 'Hillerød',
    pages: ['Tagarbejde', 'Tilbygninger', 'Nye vinduer', 'Køkkenmontering', 'Energirenovering'],
    never: /gulvslibning/i,
  },
];

describe('a plain brief of northern Europe', () => {
  test.each(briefs)('$name has the pages that its words ask for', ({ brief, name, city, pages, never }) => {
    const site = describeSite(brief);
    const { countryCode, countryName, cityName } = site;
    const names = planPages({ brief, siteName: site.name, location: { countryCode, countryName, cityName } }).map(
      (page) => page.name,
    );
    expect(site.name).toBe(name);
    expect(cityName).toBe(city);
    expect(names).toEqual(expect.arrayContaining([...pages]));
    expect(names.filter((found) => never?.test(found) === true)).toEqual([]);
  });
});
