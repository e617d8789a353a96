import type { BriefCase } from './brief-case.ts';

/** Briefs as different people tell them: an email, a call, a story, a copied imprint. Their first result is in docs/planning.md. */
export const toldBriefsWest: readonly BriefCase[] = [
  {
    title: 'an email of a law firm in Galway',
    brief: `Subject: new website

Hi Tom,

Thanks for the call on Tuesday. As promised, a few lines about us. I'm one of three partners at Corrib Legal, a small law firm on Eyre Square in Galway. My father set up the practice in 1984 and Sinéad and I took over when he retired, so we know half the county by now.

Most of what walks in the door is houses: people buying or selling, first-time buyers especially. After that it is wills and probate, then family law, and in the last few years a lot of employment law because of the med-tech companies out in Parkmore. We used to do criminal defence but we gave that up in 2019 and please don't mention it anywhere.

Clients always compare us with Flannery Keane and to be honest we lose some to them because their site answers questions and ours doesn't. So what I'd really like is a page about buying your first home in Ireland, and a page that explains what probate costs. No blog, none of us will ever write it. We don't do online booking either, people ring us on 091 555 014.

You asked about money: a simple will is €180, everything else is quoted.

Talk soon,
Aoife`,
    name: 'Corrib Legal',
    language: 'en',
    country: 'IE',
    city: 'Galway',
    kind: 'advisers',
    offerings: [
      'buying-or-selling|houses|buying-or-selling-a-house|conveyancing',
      'wills-and-probate|wills',
      'family-law',
      'employment-law',
      'probate|wills-and-probate',
    ],
    others: [
      'services',
      'corrib-legal-vs-flannery-keane',
      'buying-your-first-home-in-ireland',
      'what-probate-costs',
      'pricing',
      'team',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /criminal|blog|booking|news|appointment|tom|aoife/iu,
    keywords: { 'family-law': 'family law galway', home: 'law firm galway|small law firm galway' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'notes of a call with a children’s doctor in Hanau',
    brief: `Telefonnotiz 14.3., Gespräch mit Frau Dr. Özlem Karagöz

- Kinderarztpraxis, heißt „Kinderärzte am Schlossgarten“, sitzt in Hanau, zwei Ärztinnen, sechs MFA
- übernommen 2021 von Dr. Bär, der war 30 Jahre da
- machen alle Vorsorgen U2 bis J2, Impfungen und Impfberatung, Allergietests, Lungenfunktion, Ultraschall der Hüfte
- Frau K. betont: keine Homöopathie!! Auch keine Hausbesuche mehr
- nehmen gerade keine neuen Patienten über 6 Jahre
- will eine Seite „Was tun bei Fieber“ und eine Seite für werdende Eltern (wie melde ich mein Baby an)
- Termine nur telefonisch, 06181 555 020, KEINE Online-Terminbuchung
- Stellenanzeigen sollen drauf, sie suchen dringend eine MFA
- Patienten kommen aus Hanau, Maintal und Bruchköbel
- Fotos liefert sie selbst`,
    name: 'Kinderärzte am Schlossgarten',
    language: 'de',
    country: 'DE',
    city: 'Hanau',
    kind: 'practice',
    offerings: [
      'vorsorgen-u2-bis-j2|vorsorgen',
      'impfungen',
      'impfberatung|impfungen',
      'allergietests',
      'lungenfunktion',
      'ultraschall-der-huefte|ultraschall',
    ],
    others: [
      'behandlungen|leistungen',
      'was-tun-bei-fieber',
      'werdende-eltern|fuer-werdende-eltern',
      'team',
      'karriere|jobs|stellenangebote',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutz|datenschutzerklaerung'],
    never: /homöo|hausbesuch|services|telefonnotiz|fotos|bär$/iu,
    keywords: { allergietests: 'allergietests hanau' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'the story of a bakery with two shops in Annecy',
    brief: `Tout a commencé avec mon grand-père Lucien, qui pétrissait déjà à la main dans une cave de la vieille ville. Aujourd'hui, avec ma sœur Camille, nous avons repris le flambeau et notre boulangerie s'appelle Le Pétrin de Lucien. Nous avons deux boutiques : la première à Annecy, rue Sainte-Claire, et depuis l'an dernier une seconde à Rumilly.

Chez nous tout est fait maison, au levain naturel et avec des farines de Savoie. On fait des pains au levain, des viennoiseries pur beurre, des tartes de saison et des pièces montées pour les mariages. Le midi, nous proposons aussi des sandwichs et des salades. On ne fait pas de pain sans gluten, et nous ne livrons pas.

Nos clients sont surtout des gens du quartier, des touristes l'été et quelques restaurants. Ce que j'aimerais, c'est une page pour chaque boutique avec les horaires, une page sur notre levain et une autre sur les commandes pour mariages. Et pas de boutique en ligne, s'il vous plaît !

Julien et Camille Morand`,
    name: 'Le Pétrin de Lucien|Pétrin de Lucien',
    language: 'fr',
    country: 'FR',
    city: 'Annecy',
    kind: 'restaurant|shop|local-service',
    offerings: [
      'pains-au-levain',
      'viennoiseries-pur-beurre|viennoiseries',
      'tartes-de-saison|tartes',
      'pieces-montees|pieces-montees-pour-les-mariages',
      'sandwichs',
      'salades|sandwichs',
    ],
    others: [
      'boulangerie-a-rumilly|boutique-a-rumilly|rumilly',
      'notre-levain|levain',
      'commandes-pour-mariages|les-commandes-pour-mariages',
      'a-propos',
      'contact',
    ],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'politique-de-cookies|gestion-des-cookies|cookies'],
    never: /gluten|livraison|boutique en ligne|services|lucien$|flambeau/iu,
    keywords: { 'pains-au-levain': 'pains au levain annecy' },
    areas: ['Rumilly'],
    audience: /quartier/u,
    asks: ['contact'],
    asksNot: ['name', 'offerings', 'country', 'city'],
  },
  {
    title: 'a museum in Úbeda told by its founder',
    brief: `Buenos días:

Me llamo Rosario Quesada y hace doce años mi marido y yo abrimos en Úbeda, en la casa de mis abuelos, el Museo del Aceite Antiguo. Es un museo pequeño, con dos molinos de piedra del siglo XVIII que todavía funcionan y más de quinientas piezas.

Además de la colección ofrecemos visitas guiadas en español e inglés, catas de aceite, talleres para colegios y alquiler del patio para eventos. La entrada cuesta 6 euros, los menores de diez años entran gratis. Cerramos los lunes.

Nuestros visitantes son familias, grupos escolares de Jaén y turistas extranjeros. No tenemos cafetería ni vendemos aceite, eso lo hace la cooperativa de al lado, y la gente siempre pregunta por ello.

Necesitamos una web con las exposiciones temporales, una página sobre la historia de la casa y otra sobre cómo llegar. Queremos también que la gente pueda reservar la visita por internet. Mi teléfono es el 953 555 019.

Un saludo`,
    name: 'Museo del Aceite Antiguo',
    language: 'es',
    country: 'ES',
    city: 'Úbeda',
    kind: 'museum|activities|association|any',
    offerings: [
      'visitas-guiadas-en-espanol-e-ingles|visitas-guiadas',
      'catas-de-aceite',
      'talleres-para-colegios',
      'alquiler-del-patio-para-eventos|alquiler-del-patio',
      'coleccion',
      'exposiciones-temporales',
    ],
    others: [
      'exposiciones-temporales',
      'historia-de-la-casa|la-historia-de-la-casa',
      'como-llegar',
      'reservas',
      'precios|entradas',
      'sobre-nosotros|quienes-somos',
      'contacto',
    ],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /cafetería|venta|tienda|cooperativa|services|rosario/iu,
    keywords: { 'catas-de-aceite': 'catas de aceite úbeda|catas de aceite' },
    audience: /familias/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a maker of leather machines with its imprint',
    brief: `Officine Bertolazzi S.r.l.
Via dell'Artigianato 18, 36071 Arzignano (VI)
P.IVA 03555550249
Tel. +39 0444 555 018 – info@officinebertolazzi.it

Progettiamo e costruiamo macchine per la lavorazione della pelle dal 1976. I nostri prodotti principali sono le presse per stampa, le rifinitrici a rullo, i tunnel di essiccazione e gli impianti su misura. Facciamo anche assistenza tecnica e ricambi in tutto il mondo. Lavoriamo per le concerie del distretto vicentino, della Toscana e di quindici paesi esteri. Siamo certificati ISO 9001.

Non vendiamo macchine usate e non vendiamo ai privati.

Vorremmo un sito con una pagina sul risparmio energetico nell'essiccazione, le schede tecniche da scaricare, un'area per le fiere a cui partecipiamo e una pagina per lavorare con noi. I concorrenti che troviamo sempre sono Gemata Nova e Pelmac.`,
    name: 'Officine Bertolazzi S.r.l.|Officine Bertolazzi|Officine Bertolazzi S.r.l',
    language: 'it',
    country: 'IT',
    city: 'Arzignano',
    kind: 'manufacturer',
    offerings: [
      'presse-per-stampa',
      'rifinitrici-a-rullo',
      'tunnel-di-essiccazione',
      'impianti-su-misura',
      'assistenza-tecnica',
      'ricambi',
      'macchine-per-la-lavorazione-della-pelle',
    ],
    others: [
      'prodotti',
      'officine-bertolazzi-s-r-l-vs-gemata-nova|officine-bertolazzi-s-r-l-e-gemata-nova-a-confronto|officine-bertolazzi-vs-gemata-nova|officine-bertolazzi-s-r-l-o-gemata-nova',
      'risparmio-energetico-nell-essiccazione|risparmio-energetico-nellessiccazione|risparmio-energetico',
      'download',
      'fiere|eventi',
      'lavora-con-noi',
      'qualita-e-certificazioni|qualita-e-certificati',
      'chi-siamo',
      'contatti',
    ],
    legal: [
      'note-legali',
      'privacy|informativa-privacy|privacy-policy|informativa-sulla-privacy',
      'cookie-policy|cookie|informativa-sui-cookie',
    ],
    never: /usat|privati|services|toscana/iu,
    keywords: { 'presse-per-stampa': 'presse per stampa' },
    audience: /concerie/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'rivals'],
  },
  {
    title: 'a charity for tools in Braga, in notes',
    brief: `Site novo — notas da reunião

* Associação Mãos à Obra, Braga, desde 2015
* o que fazemos: consertamos eletrodomésticos doados, damos cursos de reparação a desempregados, entregamos cabazes a famílias
* vivemos de donativos e do trabalho de 40 voluntários
* queremos: página para voluntários, página para donativos, agenda, relatório de contas
* NÃO queremos loja online (já tentámos)
* não recolhemos móveis nem colchões!!
* quem nos procura: famílias sinalizadas pela Segurança Social, empresas que querem doar
* contacto: geral@maosaobra.pt / 253 555 017
* site em português, mais tarde talvez em inglês`,
    name: 'Associação Mãos à Obra|Mãos à Obra',
    language: 'pt',
    country: 'PT',
    city: 'Braga',
    kind: 'association',
    offerings: [
      'eletrodomesticos-doados|eletrodomesticos|reparacao-de-eletrodomesticos',
      'cursos-de-reparacao|cursos-de-reparacao-a-desempregados',
      'cabazes|cabazes-a-familias',
    ],
    others: [
      'o-que-fazemos',
      'voluntarios|voluntariado|ser-voluntario',
      'donativos|doar',
      'agenda|eventos',
      'relatorio-de-contas',
      'sobre-nos',
      'contactos',
    ],
    legal: ['politica-de-privacidade'],
    never: /loja|móveis|colch|services|notas|reunião|empresas/iu,
    keywords: {},
    audience: /famílias/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'thirty words from a ramen bar',
    brief: `Kumo is a twelve-seat ramen bar in Bristol. Ramen, gyoza, sake. Walk-ins only, no reservations, no takeaway. Open Wednesday to Sunday from five. We need something simple with a menu and directions.`,
    name: 'Kumo',
    language: 'en',
    country: 'GB',
    city: 'Bristol',
    kind: 'restaurant',
    offerings: ['ramen', 'gyoza', 'sake'],
    others: ['menu', 'directions', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    never: /reserv|takeaway|walk|wednesday/iu,
    keywords: { home: 'ramen bar bristol|twelve-seat ramen bar bristol' },
    asks: ['prices', 'contact'],
    asksNot: ['name', 'offerings', 'city', 'country'],
  },
];
