/** Lines that an editor adds, in the language of the page. English where the language is not listed. */
export interface Phrases {
  readonly byline: string;
  readonly updated: string;
  readonly contact: string;
  readonly next: string;
  readonly source: string;
  readonly link: string;
  readonly experience: string;
  readonly specifics: string;
  /** At the start of a sentence. */
  readonly transitions: readonly string[];
  readonly questions: readonly string[];
}

const english: Phrases = {
  byline: 'By Mara Lindqvist',
  updated: 'Updated on May 11, 2026',
  contact: 'Contact',
  next: 'Read on here',
  source: 'Source',
  link: 'More on this',
  experience:
    'We tested this ourselves in our workshop over 14 days with 12 customers and measured 38 minutes on average. "It took us half an hour less than in the year before," one of our customers says.',
  specifics: 'In 2025 that was 240 of 310 cases, or 77 %, for example 42 kg on 3 days.',
  transitions: ['However,', 'For example,', 'Therefore,'],
  questions: ['How much does it cost?', 'How long does it take?', 'Who is it for?'],
};

const listed: Readonly<Record<string, Phrases>> = {
  en: english,
  de: {
    byline: 'Von Mara Lindqvist',
    updated: 'Aktualisiert am 11. Mai 2026',
    contact: 'Kontakt',
    next: 'Weiter geht es hier',
    source: 'Quelle',
    link: 'Mehr dazu',
    experience:
      'Wir haben das in unserer Werkstatt 14 Tage lang mit 12 Kunden selbst getestet und im Schnitt 38 Minuten gemessen. „Wir haben eine halbe Stunde weniger gebraucht als im Jahr zuvor“, sagt einer unserer Kunden.',
    specifics: 'Im Jahr 2025 waren das 240 von 310 Fällen oder 77 %, zum Beispiel 42 kg an 3 Tagen.',
    transitions: ['Allerdings gilt:', 'Zum Beispiel:', 'Deshalb gilt:'],
    questions: ['Was kostet das?', 'Wie lange dauert das?', 'Für wen ist das gedacht?'],
  },
  fr: {
    byline: 'Par Mara Lindqvist',
    updated: 'Mis à jour le 11 mai 2026',
    contact: 'Contact',
    next: 'Lire la suite ici',
    source: 'Source',
    link: 'À lire aussi',
    experience:
      'Nous avons testé cela nous-mêmes dans notre atelier pendant 14 jours avec 12 clients et mesuré 38 minutes en moyenne. « Il nous a fallu une demi-heure de moins que l’année précédente », dit un de nos clients.',
    specifics: 'En 2025, cela faisait 240 cas sur 310, soit 77 %, par exemple 42 kg en 3 jours.',
    transitions: ['Cependant,', 'Par exemple,', 'Donc,'],
    questions: ['Combien cela coûte-t-il ?', 'Combien de temps faut-il ?', 'À qui cela s’adresse-t-il ?'],
  },
  es: {
    byline: 'Por Mara Lindqvist',
    updated: 'Actualizado el 11 de mayo de 2026',
    contact: 'Contacto',
    next: 'Siga leyendo aquí',
    source: 'Fuente',
    link: 'Más sobre esto',
    experience:
      'Lo hemos probado nosotros mismos en nuestro taller durante 14 días con 12 clientes y medimos 38 minutos de media. «Tardamos media hora menos que el año anterior», dice uno de nuestros clientes.',
    specifics: 'En 2025 fueron 240 de 310 casos, es decir, 77 %, por ejemplo 42 kg en 3 días.',
    transitions: ['Sin embargo,', 'Por ejemplo,', 'Por eso,'],
    questions: ['¿Cuánto cuesta?', '¿Cuánto tiempo lleva?', '¿Para quién es?'],
  },
  it: {
    byline: 'Di Mara Lindqvist',
    updated: 'Aggiornato il 11 maggio 2026',
    contact: 'Contatti',
    next: 'Continua a leggere qui',
    source: 'Fonte',
    link: 'Altro su questo',
    experience:
      'Lo abbiamo provato noi stessi nella nostra officina per 14 giorni con 12 clienti e abbiamo misurato 38 minuti in media. «Ci è voluta mezz’ora in meno rispetto all’anno prima», dice un nostro cliente.',
    specifics: 'Nel 2025 erano 240 casi su 310, cioè il 77 %, ad esempio 42 kg in 3 giorni.',
    transitions: ['Tuttavia,', 'Per esempio,', 'Perciò,'],
    questions: ['Quanto costa?', 'Quanto tempo ci vuole?', 'Per chi è?'],
  },
  nl: {
    byline: 'Door Mara Lindqvist',
    updated: 'Bijgewerkt op 11 mei 2026',
    contact: 'Contact',
    next: 'Lees hier verder',
    source: 'Bron',
    link: 'Meer hierover',
    experience:
      'Wij hebben dit zelf 14 dagen lang met 12 klanten in onze werkplaats getest en gemiddeld 38 minuten gemeten. “Het kostte ons een half uur minder dan het jaar ervoor”, zegt een van onze klanten.',
    specifics: 'In 2025 waren dat 240 van 310 gevallen, of 77 %, bijvoorbeeld 42 kg in 3 dagen.',
    transitions: ['Echter,', 'Bijvoorbeeld,', 'Daarom:'],
    questions: ['Wat kost dat?', 'Hoe lang duurt dat?', 'Voor wie is dat?'],
  },
  pt: {
    byline: 'Por Mara Lindqvist',
    updated: 'Atualizado em 11 de maio de 2026',
    contact: 'Contato',
    next: 'Continue a ler aqui',
    source: 'Fonte',
    link: 'Mais sobre isto',
    experience:
      'Nós mesmos testamos isto na nossa oficina durante 14 dias com 12 clientes e medimos 38 minutos em média. “Levámos meia hora a menos do que no ano anterior”, diz um dos nossos clientes.',
    specifics: 'Em 2025 foram 240 de 310 casos, ou 77 %, por exemplo 42 kg em 3 dias.',
    transitions: ['No entanto,', 'Por exemplo,', 'Por isso,'],
    questions: ['Quanto custa?', 'Quanto tempo leva?', 'Para quem é?'],
  },
  pl: {
    byline: 'Autor: Mara Lindqvist',
    updated: 'Aktualizacja: 11 maja 2026',
    contact: 'Kontakt',
    next: 'Czytaj dalej tutaj',
    source: 'Źródło',
    link: 'Więcej na ten temat',
    experience:
      'Sami testowaliśmy to w naszym warsztacie przez 14 dni z 12 klientami i zmierzyliśmy średnio 38 minut. „Zajęło nam to pół godziny mniej niż rok wcześniej”, mówi jeden z naszych klientów.',
    specifics: 'W 2025 roku było to 240 z 310 przypadków, czyli 77 %, na przykład 42 kg w 3 dni.',
    transitions: ['Jednak', 'Na przykład', 'Dlatego'],
    questions: ['Ile to kosztuje?', 'Jak długo to trwa?', 'Dla kogo to jest?'],
  },
};

export const readPhrases = (language: string | null): Phrases => listed[language ?? ''] ?? english;
