import type { BriefCase } from './brief-case.ts';

export const otherLanguages: readonly BriefCase[] = [
  {
    title: 'a plumber near Lyon',
    brief: `Bonjour, je m'appelle Karim et mon entreprise s'appelle Plomberie Benali. Je suis artisan plombier-chauffagiste à Villeurbanne depuis 2012.

Mes prestations :
- Dépannage de fuites
- Débouchage de canalisations
- Remplacement de chauffe-eau
- Rénovation de salle de bains

J'interviens à Lyon, Villeurbanne, Bron et Vénissieux. Je ne fais pas de climatisation. Déplacement : 45 €.
Je voudrais une page sur les aides à la rénovation et les avis de mes clients. Téléphone : 04 78 00 11 22`,
    name: 'Plomberie Benali',
    language: 'fr',
    country: 'FR',
    city: 'Villeurbanne',
    kind: 'local-service',
    offerings: [
      'depannage-de-fuites',
      'debouchage-de-canalisations',
      'remplacement-de-chauffe-eau',
      'renovation-de-salle-de-bains',
    ],
    others: ['services', 'aides-a-la-renovation', 'avis', 'tarifs', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /climatisation|about|services offered|blog/iu,
    keywords: {
      'depannage-de-fuites': 'dépannage de fuites villeurbanne',
      'aides-a-la-renovation': 'aides à la rénovation',
    },
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas', 'prices'],
  },
  {
    title: 'a coffee roaster that sells online',
    brief: `Nom : Les Grains d'Ici
Lieu : Quimper (Finistère)
Activité : torréfacteur artisanal et boutique en ligne

Nous vendons des cafés en grains, des cafés moulus, des coffrets cadeaux et du matériel d'extraction. Livraison partout en France, gratuite dès 40 €.
Nos clients sont des particuliers et des restaurants bretons.
Contrairement à Belleville Brûlerie, nous torréfions au feu de bois.
Pas de capsules. Pas de newsletter.
Nous souhaitons une page sur nos producteurs et une page abonnement.`,
    name: "Les Grains d'Ici",
    language: 'fr',
    country: 'FR',
    city: 'Quimper',
    kind: 'shop',
    offerings: ['cafes-en-grains', 'cafes-moulus', 'coffrets-cadeaux', 'materiel-dextraction'],
    others: [
      'produits',
      'les-grains-dici-ou-belleville-brulerie',
      'producteurs',
      'abonnement',
      'livraison-et-retours',
      'a-propos',
      'contact',
    ],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'conditions-generales', 'droit-de-retractation'],
    never: /capsule|newsletter|lettre|services/iu,
    keywords: { 'cafes-en-grains': 'cafés en grains' },
    asks: ['contact', 'imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'audience'],
  },
  {
    title: 'a language school in Salamanca',
    brief: `Somos Aula Tormes, una escuela de español para extranjeros en el centro de Salamanca.

Ofrecemos cursos intensivos, clases particulares, preparación del DELE y cursos online. También organizamos excursiones culturales, pero no ofrecemos alojamiento.

Nuestros alumnos son jóvenes de Alemania, Brasil y Estados Unidos. El curso intensivo cuesta 195 € por semana. Queremos una página sobre el nivel de idioma y la posibilidad de inscribirse en línea.

Contacto: hola@aulatormes.es, +34 923 11 22 33`,
    name: 'Aula Tormes',
    language: 'es',
    country: 'ES',
    city: 'Salamanca',
    kind: 'school',
    offerings: [
      'cursos-intensivos',
      'clases-particulares',
      'preparacion-del-dele',
      'cursos-online',
      'excursiones-culturales',
    ],
    others: ['cursos', 'nivel-de-idioma', 'precios', 'equipo', 'inscripcion', 'sobre-nosotros', 'contacto'],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /alojamiento|alemania|brasil|services|about/iu,
    keywords: { 'cursos-intensivos': 'cursos intensivos salamanca', 'nivel-de-idioma': 'nivel de idioma' },
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a trattoria in Matera',
    brief: `La Trattoria del Vicolo è un ristorante a conduzione familiare nei Sassi di Matera. Cuciniamo piatti lucani, pasta fatta a mano e carne alla brace. Organizziamo cene di gruppo e corsi di cucina.
Non facciamo pizza e non facciamo consegne a domicilio.
Vorremmo una pagina per i gruppi, una galleria e la prenotazione online. Siamo aperti da mercoledì a lunedì. Tel. +39 0835 123456.`,
    name: 'Trattoria del Vicolo',
    language: 'it',
    country: 'IT',
    city: 'Matera',
    kind: 'restaurant',
    offerings: ['piatti-lucani', 'pasta', 'carne-alla-brace', 'cene-di-gruppo', 'corsi-di-cucina'],
    others: ['menu', 'gruppi', 'galleria', 'prenotazioni', 'chi-siamo', 'contatti'],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy'],
    never: /pizza|consegn|domicilio|services/iu,
    keywords: { home: 'trattoria matera', 'corsi-di-cucina': 'corsi di cucina matera' },
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a physiotherapist in Kraków',
    brief: `Nazwa: Gabinet Ruch i Spokój
Adres: ul. Lea 14, 30-048 Kraków, tel. 12 345 67 89

Jesteśmy gabinetem fizjoterapii w Krakowie. Oferujemy terapię manualną, masaż leczniczy, rehabilitację pooperacyjną i fizjoterapię dzieci. Nie prowadzimy zajęć grupowych.
Naszymi klientami są biegacze i osoby pracujące przy biurku. Wizyta kosztuje 180 zł.
Chcemy mieć stronę o bólu kręgosłupa oraz zapisy online.`,
    name: 'Gabinet Ruch i Spokój',
    language: 'pl',
    country: 'PL',
    city: 'Kraków',
    kind: 'practice',
    offerings: ['terapia-manualna', 'masaz-leczniczy', 'rehabilitacja-pooperacyjna', 'fizjoterapia-dzieci'],
    others: ['zabiegi', 'o-bolu-kregoslupa', 'cennik', 'zespol', 'umow-wizyte', 'o-nas', 'kontakt'],
    legal: ['polityka-prywatnosci'],
    never: /grupow|services|sklep|about/iu,
    keywords: { 'terapia-manualna': 'terapia manualna kraków' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a Dutch painter and decorator',
    brief: `<h1>Schildersbedrijf De Vries</h1>
<p>Wij zijn een klein schildersbedrijf in Deventer. Wij verzorgen binnenschilderwerk, buitenschilderwerk, behangen en houtrotreparatie voor particulieren en VvE's.</p>
<ul><li>Geen spuitwerk</li></ul>
<p>Werkgebied: Deventer, Zutphen en Apeldoorn. Graag een pagina over duurzame verf en een pagina met projecten. Bel 0570 12 34 56 of mail info@schilderdevries.nl.</p>`,
    name: 'Schildersbedrijf De Vries',
    language: 'nl',
    country: 'NL',
    city: 'Deventer',
    kind: 'local-service',
    offerings: ['binnenschilderwerk', 'buitenschilderwerk', 'behangen', 'houtrotreparatie'],
    others: ['diensten', 'duurzame-verf', 'projecten', 'over-ons', 'contact'],
    legal: ['privacyverklaring', 'cookieverklaring'],
    never: /spuit|services|shop|particulieren/iu,
    keywords: { buitenschilderwerk: 'buitenschilderwerk deventer', 'duurzame-verf': 'duurzame verf' },
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas', 'proof'],
  },
];
