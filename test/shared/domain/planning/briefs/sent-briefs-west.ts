import type { BriefCase } from './brief-case.ts';

/** Briefs as people send them, each of another trade, written with their checklists before any of them was run. */
export const sentBriefsWest: readonly BriefCase[] = [
  {
    title: 'a roofer in Kent dictates without capitals and stops',
    brief: `hiya its dave here from castle ridge roofing um so were a roofing company based in ashford in kent weve been going since 2003 me and my brother so what we do is flat roofs mainly and pitched roofs slate and tile and then theres chimney repairs guttering leadwork and we put velux windows in as well we cover ashford canterbury folkestone and maidstone we dont do conservatories anymore and no asbestos removal most of our jobs come from homeowners and a few letting agents the number is 01233 555 019 what id really like is a page about how long a flat roof lasts cause everyone asks that and some photos of the jobs weve done oh and reviews a flat roof for a garage is usually from 1800 pounds thats it cheers`,
    name: 'Castle Ridge Roofing|castle ridge roofing',
    language: 'en',
    country: 'GB',
    city: 'Ashford',
    kind: 'local-service',
    offerings: ['flat-roofs', 'pitched-roofs', 'chimney-repairs', 'guttering', 'leadwork', 'velux-windows'],
    others: ['services', 'how-long-a-flat-roof-lasts', 'gallery|our-work', 'reviews', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    never: /conservator|asbestos|dave|cheers/iu,
    keywords: { 'flat-roofs': 'flat roofs ashford', leadwork: 'leadwork ashford' },
    areas: ['Canterbury', 'Folkestone', 'Maidstone'],
    audience: /homeowners/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'areas'],
  },
  {
    title: 'three midwives in Brest',
    brief: `Cabinet de sages-femmes – Brest

Nous sommes trois sages-femmes libérales (Maëlle Le Goff, Anne Kerbrat et Lucie Morvan), installées rue de Siam à Brest depuis 2012. Le cabinet s'appelle Les Trois Marées.

On assure le suivi de grossesse, la préparation à la naissance (en groupe ou en couple, aussi en piscine), le suivi à domicile après l'accouchement, la rééducation du périnée et le suivi gynécologique de prévention. On ne fait pas d'accouchements à domicile, et pas d'échographies non plus.

Les patientes prennent rendez-vous sur Doctolib. Beaucoup nous demandent quand commencer la préparation : une page là-dessus serait bien. Et une page sur le choix d'une contraception. Tarifs conventionnés. Tél. 02 98 55 50 12`,
    name: 'Les Trois Marées',
    language: 'fr',
    country: 'FR',
    city: 'Brest',
    kind: 'practice',
    offerings: [
      'suivi-de-grossesse',
      'preparation-a-la-naissance',
      'suivi-a-domicile-apres-laccouchement|suivi-a-domicile',
      'reeducation-du-perinee',
      'suivi-gynecologique-de-prevention|suivi-gynecologique',
    ],
    others: [
      'soins',
      'quand-commencer-la-preparation',
      'choix-dune-contraception|choisir-une-contraception',
      'tarifs',
      'equipe',
      'prendre-rendez-vous',
      'a-propos',
      'contact',
    ],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /échograph|accouchements|doctolib|là-dessus|services/iu,
    keywords: {
      'suivi-de-grossesse': 'suivi de grossesse brest',
      'reeducation-du-perinee': 'rééducation du périnée brest',
    },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a soap maker in Jaén who sells on the web',
    brief: `Hola! Os cuento: empezamos hace seis años haciendo jabón en la cocina de casa y hoy tenemos un pequeño obrador en Jaén. Lo nuestro son los jabones de aceite de oliva, los champús sólidos, las cremas de manos y las velas de cera de soja; también preparamos detalles de boda personalizados. A diferencia de Lush y de Rituals, lo hacemos todo a mano y sin perfumes sintéticos. Se venderá todo por internet, con envíos a península y Baleares (gratis a partir de 45 €), nada de tiendas físicas. No hacemos cosmética para bebés. La gente que nos compra tiene la piel sensible. La marca: Oliva y Sal. Me encantaría una página que explique cómo se hace el jabón en frío y otra con los ingredientes. hola@olivaysal.es`,
    name: 'Oliva y Sal',
    language: 'es',
    country: 'ES',
    city: 'Jaén',
    kind: 'shop',
    offerings: [
      'jabones-de-aceite-de-oliva',
      'champus-solidos',
      'cremas-de-manos',
      'velas-de-cera-de-soja',
      'detalles-de-boda-personalizados|detalles-de-boda',
    ],
    others: [
      'productos',
      'oliva-y-sal-o-lush',
      'oliva-y-sal-o-rituals',
      'como-se-hace-el-jabon-en-frio',
      'ingredientes',
      'envios-y-devoluciones',
      'sobre-nosotros',
      'contacto',
    ],
    legal: [
      'aviso-legal',
      'politica-de-privacidad',
      'politica-de-cookies',
      'condiciones-generales',
      'derecho-de-desistimiento',
    ],
    never: /bebé|perfume|físicas|cocina|products/iu,
    keywords: { 'champus-solidos': 'champús sólidos', 'cremas-de-manos': 'cremas de manos' },
    audience: /piel sensible/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience', 'rivals'],
  },
  {
    title: 'the About page of a museum of hemp',
    brief: `Il museo
Il Museo della Canapa si trova a Pieve di Cento, in provincia di Bologna, nei locali di una vecchia corderia restaurata nel 2004. La collezione racconta la coltivazione della canapa, la lavorazione delle fibre e la vita nelle campagne della pianura emiliana tra Ottocento e Novecento. Il museo è gestito dai volontari dell'associazione Amici della Corderia.

Cosa offriamo
• Visite guidate (anche in inglese)
• Laboratori didattici per le scuole
• Dimostrazioni di filatura ogni prima domenica del mese
• Affitto della sala conferenze

Orari: sabato e domenica 10-13 e 15-18. Biglietto intero 5 €, ridotto 3 €. Chiuso in agosto. Non c'è un bookshop.

Per il nuovo sito: ci servirebbe una sezione per gli insegnanti e una pagina sulla storia della corderia. info@museocanapa.it`,
    name: 'Museo della Canapa',
    language: 'it',
    country: 'IT',
    city: 'Pieve di Cento',
    kind: 'museum',
    offerings: [
      'visite-guidate',
      'laboratori-didattici-per-le-scuole|laboratori-didattici',
      'dimostrazioni-di-filatura',
      'affitto-della-sala-conferenze',
    ],
    others: [
      'cosa-facciamo',
      'insegnanti|sezione-per-gli-insegnanti',
      'storia-della-corderia',
      'biglietti',
      'luogo-e-come-arrivare',
      'chi-siamo',
      'contatti',
    ],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy'],
    never: /bookshop|negozio|agosto|orari|inglese/iu,
    keywords: { 'visite-guidate': 'visite guidate pieve di cento' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a guest house in Pirenópolis writes to its designer',
    brief: `Oi Fernanda, tudo bem?
Segue o que a gente conversou sobre o site novo. A Pousada Vale das Araras fica em Pirenópolis, Goiás, a dez minutos do centro histórico. Temos oito chalés com rede na varanda e duas suítes família, café da manhã caseiro incluso na diária, piscina natural e trilhas dentro da propriedade. Também recebemos retiros de yoga e casamentos pequenos de até 40 convidados. Organizamos passeios às cachoeiras com guia. Não temos restaurante para almoço e não aceitamos day use.

Nossos hóspedes vêm principalmente de Brasília e Goiânia, são casais e famílias. Diárias a partir de R$ 420.
Quero uma página sobre o que fazer em Pirenópolis e outra sobre a melhor época para visitar. WhatsApp (62) 5550-1234
Abraço,
Renato`,
    name: 'Pousada Vale das Araras',
    language: 'pt',
    country: 'BR',
    city: 'Pirenópolis',
    kind: 'lodging',
    offerings: [
      'chales|chales-com-rede-na-varanda',
      'suites-familia',
      'cafe-da-manha-caseiro',
      'piscina-natural',
      'trilhas|trilhas-dentro-da-propriedade',
      'retiros-de-yoga',
      'casamentos-pequenos|casamentos',
      'passeios-as-cachoeiras|passeios-as-cachoeiras-com-guia',
    ],
    others: [
      'quartos|acomodacoes',
      'o-que-fazer-em-pirenopolis',
      'melhor-epoca-para-visitar',
      'reservas',
      'precos|diarias',
      'sobre-nos',
      'contato',
    ],
    legal: ['politica-de-privacidade'],
    never: /restaurante|almoço|day use|contactos|equipa\b|brasília|goiânia/iu,
    keywords: { 'retiros-de-yoga': 'retiros de yoga pirenópolis' },
    areas: [],
    audience: /casais|famílias|Brasília/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
];
