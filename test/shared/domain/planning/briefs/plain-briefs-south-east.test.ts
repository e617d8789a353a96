/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { describeSite } from '../../../../../shared/domain/planning/describe-site.ts';
import { planPages } from '../../../../../shared/domain/planning/plan-pages.ts';

/** Briefs of a few plain sentences in French, Spanish, Italian, Portuguese, Polish, Czech and Russian, each with what was once read wrongly. */
const briefs: readonly { brief: string; name: string; city: string; pages: readonly string[]; never: RegExp }[] = [
  {
    brief:
      'Taller Mecánico Hermanos Ortega en Rosario. Cambio de aceite, frenos, embrague, distribución y diagnóstico por computadora. Atendemos autos, camionetas y utilitarios. Trabajamos con turno previo. Aceptamos todas las tarjetas. Nos gustaría mostrar los precios y las opiniones de los clientes.',
    name: 'Taller Mecánico Hermanos Ortega',
    city: 'Rosario',
    pages: ['Cambio de aceite', 'Frenos', 'Diagnóstico por computadora', 'Precios', 'Opiniones'],
    never: /atendemos|autos|turno/iu,
  },
  {
    brief:
      'Jesteśmy rodzinną pasieką spod Olsztyna. Sprzedajemy miód lipowy, miód gryczany, pyłek, świece z wosku i zestawy prezentowe. Wysyłamy na terenie całej Polski. Pasieka nazywa się Złoty Ul. Organizujemy też warsztaty dla szkół. Prosimy o stronę, na której opiszemy, jak powstaje miód.',
    name: 'Złoty Ul',
    city: 'Olsztyn',
    pages: ['Miód lipowy', 'Zestawy prezentowe', 'Warsztaty dla szkół', 'Jak powstaje miód'],
    never: /organizujemy/iu,
  },
  {
    brief:
      'Мы — студия йоги «Лотос» в Екатеринбурге. Проводим занятия хатха-йогой, йогой для беременных, детской йогой и медитацией. Есть пробное занятие за 300 рублей. Абонементы на месяц и на год. Нужна страница с расписанием и страница о преподавателях.',
    name: 'Лотос',
    city: 'Екатеринбург',
    pages: ['Хатха-йога', 'Йога для беременных', 'Детская йога', 'Медитация', 'Расписание', 'Команда'],
    never: /йогой|расписанием/iu,
  },
  {
    brief:
      "Bonjour, je suis avocate à Québec, Me Sophie Lavoie. Je pratique en droit de la famille, en médiation familiale, en droit du travail et en successions. La première consultation dure 30 minutes et coûte 75 $. J'accepte les mandats d'aide juridique. Mon bureau est dans le quartier Saint-Roch. Je voudrais un blogue et une page sur le divorce à l'amiable.",
    name: 'Me Sophie Lavoie',
    city: 'Québec',
    pages: ['Droit de la famille', 'Médiation familiale', 'Successions', "Divorce à l'amiable", 'Qui suis-je'],
    never: /^en |équipe/iu,
  },
  {
    brief:
      "SAS Vertes Façades, paysagiste à Bordeaux depuis 2005. Conception de jardins, entretien d'espaces verts, élagage, terrasses en bois et arrosage automatique. Notre équipe compte douze jardiniers. Crédit d'impôt de 50 % pour les particuliers. Nous nous déplaçons à Mérignac, Pessac et Talence. Une page sur le crédit d'impôt serait utile, et une autre sur nos chantiers. Tél. 05 56 12 34 56.",
    name: 'SAS Vertes Façades',
    city: 'Bordeaux',
    pages: ['Conception de jardins', 'Élagage', 'Paysagiste à Mérignac', "Crédit d'impôt", 'Réalisations'],
    never: /serait utile/iu,
  },
  {
    brief:
      'Somos uma empresa de energia solar de Belo Horizonte, a Sol de Minas. Instalamos painéis solares em casas, comércios e fazendas. Fazemos projeto, homologação na Cemig e manutenção. Atendemos Contagem, Betim e Nova Lima. Oferecemos financiamento. Queremos um simulador de economia e uma página sobre energia solar rural. Concorrente: Solar BH.',
    name: 'Sol de Minas',
    city: 'Belo Horizonte',
    pages: ['Painéis solares', 'Manutenção', 'Energia solar em Betim', 'Simulador de economia', 'Energia solar rural'],
    never: /^(?:comércios|fazendas|atendemos)/iu,
  },
  {
    brief:
      "Serrurerie Martin et Fils intervient 24h/24 à Toulouse pour ouvrir des portes, changer des serrures et sécuriser des locaux. Nous vendons et installons aussi des coffres-forts et des portes blindées. Devis gratuit par téléphone. Nous sommes agréés par les assurances. Nous souhaitons une page sur ce qu'il faut faire après un cambriolage.",
    name: 'Serrurerie Martin et Fils',
    city: 'Toulouse',
    pages: [
      'Ouverture de portes',
      'Changement de serrures',
      'Coffres-forts',
      "Ce qu'il faut faire après un cambriolage",
    ],
    never: /^(?:ouvrir|changer|produits)/iu,
  },
  {
    brief:
      'Residencia canina El Bosque. Cuidamos perros y gatos en un entorno natural a 20 minutos de Valencia. Ofrecemos alojamiento, guardería de día, adiestramiento y recogida a domicilio. Las plazas en verano son limitadas. Queremos explicar los requisitos de vacunación y publicar las tarifas. Contacto: 961 234 567.',
    name: 'Residencia canina El Bosque',
    city: 'Valencia',
    pages: ['Alojamiento', 'Guardería de día', 'Requisitos de vacunación', 'Precios'],
    never: /^(?:perros|gatos)$/iu,
  },
  {
    brief:
      'Quiero una web para mi consulta de psicología en Bilbao. Me llamo Ane Etxeberria. Trabajo la ansiedad, la depresión, el duelo y los problemas de pareja con personas adultas. Sesiones presenciales y por videollamada. 65 € la sesión. Me gustaría escribir artículos y tener una página sobre la primera sesión.',
    name: 'Ane Etxeberria',
    city: 'Bilbao',
    pages: ['Ansiedad', 'Depresión', 'Duelo', 'Problemas de pareja', 'Primera sesión', 'Sobre mí'],
    never: /^equipo$/iu,
  },
  {
    brief:
      'Zubní ordinace MUDr. Petr Novotný, Hradec Králové. Poskytujeme preventivní prohlídky, dentální hygienu, bělení zubů, implantáty a rovnátka. Přijímáme nové pacienty. Ošetřujeme i děti. Máme smlouvy se všemi pojišťovnami. Chceme ceník, online objednání a stránku o implantátech.',
    name: 'Zubní ordinace MUDr. Petr Novotný',
    city: 'Hradec Králové',
    pages: ['Dentální hygiena', 'Implantáty', 'Rovnátka', 'Ceník'],
    never: /^o implant|hygienu/iu,
  },
  {
    brief:
      "Falegnameria Artigiana Rossetti, Trento: mobili su misura, cucine, scale in legno, infissi e restauro di mobili antichi. Lavoriamo il larice e l'abete delle nostre valli. Progettazione in 3D. Sopralluogo gratuito in Trentino e Alto Adige. Vorremmo far vedere i lavori e spiegare da dove viene il legno.",
    name: 'Falegnameria Artigiana Rossetti',
    city: 'Trento',
    pages: ['Mobili su misura', 'Scale in legno', 'Restauro di mobili antichi', 'Lavori realizzati'],
    never: /larice/iu,
  },
  {
    brief:
      'Kancelaria adwokacka Anna Zielińska w Poznaniu. Prowadzę sprawy rozwodowe, spadkowe, karne i odszkodowawcze. Pierwsza konsultacja kosztuje 250 zł. Udzielam też porad online. Potrzebuję strony o podziale majątku oraz bloga. Nie prowadzę spraw podatkowych.',
    name: 'Kancelaria adwokacka Anna Zielińska',
    city: 'Poznań',
    pages: ['Sprawy rozwodowe', 'Sprawy karne', 'Sprawy odszkodowawcze', 'Podział majątku'],
    never: /podatk|^karne|bloga/iu,
  },
];

describe('a brief of a few plain sentences', () => {
  test.each(briefs)(
    'has the pages that it speaks of, and none of a fragment: $name',
    ({ brief, name, city, pages, never }) => {
      const site = describeSite(brief);
      const location = { countryCode: site.countryCode, countryName: site.countryName, cityName: site.cityName };
      const planned = planPages({ brief, siteName: site.name, location }).map((page) => page.name);
      expect(site.name).toBe(name);
      expect(site.cityName).toBe(city);
      expect(planned).toEqual(expect.arrayContaining([...pages]));
      expect(planned.filter((page) => never.test(page))).toEqual([]);
    },
  );
});
