/** Businesses in nine languages, with what a model invents of them. */
export interface Business {
  readonly brief: string;
  readonly siteName: string;
  /** Names of pages with a purpose that the brief bears out. */
  readonly pages: readonly (readonly [name: string, slug: string, purpose: string])[];
  readonly headings: readonly [string, string, string, string, string, string];
  readonly guidance: string;
  /** Awards, prices, persons, rivals disparaged, what is denied, addresses, promises. */
  readonly inventions: readonly string[];
}

export const businesses: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt' | 'sv', Business>> = {
  en: {
    brief:
      'We are Ferris & Daughter, a bicycle workshop in York. We repair bicycles, true wheels and paint frames. We do not sell scooters. Our rival is Spokely.',
    siteName: 'Ferris & Daughter',
    pages: [
      ['Home', 'home', 'For riders in York who look for repairs.'],
      ['Wheel truing', 'wheel-truing', 'Says how wheels are trued.'],
      ['Frame painting', 'frame-painting', 'Says how frames are painted.'],
    ],
    headings: [
      'Bicycle repair',
      'How to measure a chain',
      'Signs of wear',
      'When to change it',
      'What it costs',
      'Contact',
    ],
    guidance: 'Explain it in about 120 words.',
    inventions: [
      'Mention the award-winning team.',
      'Say that it costs twenty pounds.',
      'The workshop has forty years of experience.',
      "Quote a rider: 'the best gauge I ever used'.",
      'Tim checks every chain by hand.',
      'Sarah Miller writes this part.',
      'Spokely does it worse.',
      'It is better than what Spokely offers.',
      'Write to sales@pills.example for an offer.',
      'Link to pills.example for more.',
      'Repairs are free of charge.',
      'Every chain comes with a lifetime warranty.',
      'Bosch motors are serviced here.',
      'Scooters are sold here as well.',
      'We are members of the national guild.',
      'Rated five stars by customers.',
      'Include the discount for pensioners.',
      'Show the badge of the trade association.',
      'Mention the showroom on Mill Lane.',
    ],
  },
  de: {
    brief:
      'Wir sind die Schreinerei Holm in Husum. Wir bauen Treppen und Küchen für Familien. Wir bauen keine Fenster. Unser Mitbewerber ist die Tischlerei Brandt.',
    siteName: 'Schreinerei Holm',
    pages: [
      ['Startseite', 'home', 'Für Familien, die eine Schreinerei suchen.'],
      ['Treppen', 'treppen', 'Zeigt, welche Treppen die Schreinerei baut.'],
      ['Küchen', 'kuechen', 'Zeigt, welche Küchen die Schreinerei baut.'],
    ],
    headings: [
      'Treppen nach Maß',
      'Holztreppen',
      'Wie eine Treppe entsteht',
      'Was eine Treppe kostet',
      'Pflege der Treppe',
      'Kontakt',
    ],
    guidance: 'Sagen Sie es in etwa 120 Wörtern.',
    inventions: [
      'Erwähnen Sie die preisgekrönte Arbeit.',
      'Eine Treppe kostet zweitausend Euro.',
      'Seit vierzig Jahren baut der Betrieb Treppen.',
      'Ein Kunde sagt: ‚Die beste Treppe‘.',
      'Frau Schneider plant jede Treppe.',
      'Meister Jens Petersen berät Sie.',
      'Besser als die Tischlerei Brandt.',
      'Schreiben Sie an info@pillen.example.',
      'Das Team spricht drei Sprachen.',
      'Auf jede Treppe gibt es lebenslange Garantie.',
      'Auch Fenster werden gebaut.',
      'Sonntags geöffnet.',
      'Mitglied der Innung.',
      'Das Holz stammt aus Schweden.',
      'Geführt in dritter Generation.',
    ],
  },
  fr: {
    brief:
      'Nous sommes la menuiserie Kerlann à Lorient. Nous fabriquons des escaliers et des cuisines. Nous ne faisons pas de fenêtres. Notre concurrent est Bois Martin.',
    siteName: 'Menuiserie Kerlann',
    pages: [
      ['Accueil', 'home', 'Pour les familles qui cherchent une menuiserie.'],
      ['Escaliers', 'escaliers', 'Montre quels escaliers la menuiserie fabrique.'],
      ['Cuisines', 'cuisines', 'Montre quelles cuisines la menuiserie fabrique.'],
    ],
    headings: [
      'Escalier sur mesure',
      'Escaliers en bois',
      'Comment naît un escalier',
      "Le prix d'un escalier",
      "L'entretien de l'escalier",
      'Contact',
    ],
    guidance: 'Expliquez-le en 120 mots.',
    inventions: [
      'Mentionnez le savoir-faire primé.',
      'Un escalier coûte deux mille euros.',
      'La menuiserie existe depuis quarante ans.',
      'Madame Le Goff conçoit chaque escalier.',
      'Mieux que Bois Martin.',
      'Écrivez à info@pilules.example.',
      'Le devis est offert.',
      'Chaque escalier est garanti à vie.',
      'Des fenêtres sont aussi fabriquées.',
      'Ouvert le dimanche.',
      'Membre de la chambre des métiers.',
    ],
  },
  es: {
    brief:
      'Somos la escuela Cuerda Viva en Cádiz. Damos clases de guitarra y de violín para niños y adultos. No enseñamos canto.',
    siteName: 'Cuerda Viva',
    pages: [
      ['Inicio', 'home', 'Para quien busca clases.'],
      ['Clases de guitarra', 'clases-de-guitarra', 'Muestra qué clases de guitarra hay.'],
      ['Clases de violín', 'clases-de-violin', 'Muestra qué clases de violín hay.'],
    ],
    headings: [
      'Clases de guitarra',
      'Niveles y grupos',
      'Cómo son las clases',
      'Cuánto cuestan',
      'Qué necesitas traer',
      'Contacto',
    ],
    guidance: 'Explicar en unas 100 palabras.',
    inventions: [
      'La primera clase es gratis.',
      'Los profesores tienen título superior.',
      'También se enseña canto.',
      'El director, Javier Luna, toca en la orquesta.',
      'Las otras academias son más caras.',
      'Mencionar los conciertos de fin de curso.',
      'Incluir el descuento para hermanos.',
    ],
  },
  it: {
    brief:
      'Siamo il laboratorio Terra Cotta a Faenza. Teniamo corsi di ceramica e di tornio per adulti. Non facciamo restauro.',
    siteName: 'Terra Cotta',
    pages: [
      ['Home', 'home', 'Per chi cerca un corso.'],
      ['Corsi di ceramica', 'corsi-di-ceramica', 'Mostra quali corsi di ceramica ci sono.'],
      ['Corsi di tornio', 'corsi-di-tornio', 'Mostra quali corsi di tornio ci sono.'],
    ],
    headings: [
      'Corsi di ceramica',
      'Livelli e gruppi',
      'Come si svolge un corso',
      'Quanto costa',
      'Che cosa portare',
      'Contatti',
    ],
    guidance: 'Spiegare in circa 100 parole.',
    inventions: [
      'Il materiale è incluso.',
      'La maestra Lucia Bassi espone a Parigi.',
      'Anche il restauro si fa qui.',
      'La prima lezione è gratuita.',
      'Citare il premio della regione.',
      'I forni sono nuovi.',
    ],
  },
  nl: {
    brief: 'Wij zijn Meubelmakerij Dijk in Leeuwarden. Wij maken keukens op maat en kasten. Wij maken geen vloeren.',
    siteName: 'Meubelmakerij Dijk',
    pages: [
      ['Home', 'home', 'Voor bewoners die een keuken zoeken.'],
      ['Keukens op maat', 'keukens', 'Laat zien welke keukens er zijn.'],
      ['Kasten', 'kasten', 'Laat zien welke kasten er zijn.'],
    ],
    headings: [
      'Keukens op maat',
      'Materialen en kleuren',
      'Hoe een keuken ontstaat',
      'Wat een keuken kost',
      'Onderhoud van de keuken',
      'Contact',
    ],
    guidance: 'Leg het uit in ongeveer 100 woorden.',
    inventions: [
      'De montage is inbegrepen.',
      'Ook vloeren worden gelegd.',
      'Levering binnen zes weken.',
      'Vermeld de showroom aan de haven.',
      'Anderen leveren slechter hout.',
      'Het hout komt uit eigen bos.',
    ],
  },
  pl: {
    brief:
      'Jesteśmy szkołą językową Most w Toruniu. Prowadzimy kursy angielskiego i niemieckiego. Nie robimy tłumaczeń.',
    siteName: 'Most',
    pages: [
      ['Strona główna', 'home', 'Dla osób, które szukają kursu.'],
      ['Kursy angielskiego', 'kursy-angielskiego', 'Pokazuje kursy angielskiego.'],
      ['Kursy niemieckiego', 'kursy-niemieckiego', 'Pokazuje kursy niemieckiego.'],
    ],
    headings: [
      'Szkoła językowa',
      'Poziomy i grupy',
      'Jak wyglądają zajęcia',
      'Ile kosztuje kurs',
      'Co przygotować',
      'Kontakt',
    ],
    guidance: 'Wyjaśnić w około 100 słowach.',
    inventions: [
      'Pierwsza lekcja jest bezpłatna.',
      'Lektorzy pochodzą z Anglii.',
      'Wykonujemy też tłumaczenia.',
      'Dyrektorka Anna Nowak uczy od lat.',
      'Inne szkoły uczą gorzej.',
      'Szkoła ma trzy sale.',
    ],
  },
  pt: {
    brief: 'Somos a escola Onda Norte em Peniche. Damos aulas de surf e alugamos pranchas. Não ensinamos kitesurf.',
    siteName: 'Onda Norte',
    pages: [
      ['Início', 'home', 'Para quem procura aulas.'],
      ['Aulas de surf', 'aulas-de-surf', 'Mostra que aulas de surf há.'],
      ['Aluguer de pranchas', 'aluguer-de-pranchas', 'Mostra que pranchas se alugam.'],
    ],
    headings: ['Aulas de surf', 'Níveis e grupos', 'Como são as aulas', 'Quanto custam', 'O que levar', 'Contacto'],
    guidance: 'Explicar em cerca de 100 palavras.',
    inventions: [
      'O fato está incluído.',
      'Também há kitesurf.',
      'Os instrutores falam quatro línguas.',
      'O fundador, Rui Matos, foi campeão.',
      'Mencionar o desconto para grupos.',
    ],
  },
  sv: {
    brief: 'Vi är Lunds Tak i Lund. Vi lägger tegeltak och plåttak för villor. Vi gör inte fönster.',
    siteName: 'Lunds Tak',
    pages: [
      ['Hem', 'home', 'För villaägare som söker ett tegeltak.'],
      ['Tegeltak', 'tegeltak', 'Visar hur ett tegeltak läggs.'],
      ['Plåttak', 'plattak', 'Visar hur ett plåttak läggs.'],
    ],
    headings: [
      'Takläggning',
      'Tegel och plåt',
      'Hur ett tak läggs',
      'Vad ett tak kostar',
      'Skötsel av taket',
      'Kontakt',
    ],
    guidance: 'Förklara det på ungefär 100 ord.',
    inventions: [
      'Besiktningen är gratis.',
      'Även fönster byts.',
      'Tio års garanti ingår.',
      'Mästaren Erik Holm leder arbetet.',
      'Andra firmor slarvar.',
      'Teglet kommer från Danmark.',
    ],
  },
};
