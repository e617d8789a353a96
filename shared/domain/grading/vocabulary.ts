// Word lists of the rules grader for the languages most sites are written in. A word that is missing costs a page a little
// credit in one criterion; a wrong one gives it away. So the lists are short, and hold only words that are clear by themselves.

export const questionWords = words(`
  how what why when where who which can does is are should will
  wie was warum wann wo wer welche welcher welches kann ist sind
  comment pourquoi quand où qui quel quelle quels quelles combien
  cómo qué cuándo dónde quién cuál cuáles cuánto
  come cosa perché quando dove chi quale quanto
  hoe wat waarom wanneer waar wie welke
  como quando onde quem qual quanto
`);

export const callsToAction = words(`
  book browse buy call check choose compare contact discover download explore find get join learn order read register request
  save see shop sign start subscribe try visit
  anfragen bestellen buchen entdecken erfahren finden herunterladen informieren jetzt kaufen kontaktieren lesen starten testen vergleichen
  achetez appelez commandez comparez contactez découvrez demandez essayez réservez téléchargez trouvez
  compara compra contacta descarga descubre encuentra llama prueba reserva solicita
  acquista chiama confronta contatta prenota prova scarica scopri trova
  bekijk bel bestel boek koop lees ontdek vergelijk vraag
  agende baixe compare compre conheça descubra encontre experimente solicite
`);

export const firstPerson = words(`
  i i've i'm my we we've we're our us
  ich mein meine wir uns unser unsere unseren unserer
  je mon ma mes nous notre nos j'ai
  yo mi mis nosotros nuestra nuestras nuestro nuestros
  io mio mia noi nostra nostro nostri
  ik mijn wij onze ons
  eu meu minha nós nossa nosso nossos
  jag vi vår vårt våra oss vores våre mitt
  мы наш наша наши нашей нам нас мой моя
  nasz nasza nasze nam moje naše náš nám
  biz bizim ben benim kendi
`);

/** Languages in which a verb says who acts by its ending. */
export const firstPersonEndings: Readonly<Partial<Record<string, RegExp>>> = {
  es: /\p{L}{2}[aei]mos$/u,
  pt: /\p{L}{2}(?:[aei]|á)mos$/u,
  it: /\p{L}{2}(?:iamo|[aei]mmo)$/u,
  pl: /\p{L}(?:li|ły)śmy$/u,
  tr: /\p{L}(?:(?<!s)[dt][ıiuü]k|[ıiuü]m[ıiuü]z(?:d[ae])?)$/u,
};

export const experienceWords = words(`
  tested tests measured measurements tried interviewed surveyed survey experience experienced experiment observed learned results
  case-study customer customers client clients photographed installed visited reviewed
  getestet gemessen erfahrung erfahrungen ergebnis ergebnisse kunde kunden umfrage befragt ausprobiert
  testé mesuré expérience essais résultats client clients enquête
  probado medido experiencia resultados cliente clientes encuesta
  testato misurato esperienza risultati cliente clienti
  getest gemeten ervaring resultaten klant klanten
  testamos medimos provámos experiência experiências resultados cliente clientes inquérito
  mätte testade provade erfarenhet erfarenheter resultat kund kunder målte testede testet prøvde erfaring erfaringer
  проверили измерили испытали опыт результаты клиент клиента клиенты опрос
  sprawdziliśmy zmierzyliśmy przetestowaliśmy doświadczenie wyniki klient klienci ankieta vyzkoušeli změřili zkušenost zákazník
  denedik ölçtük deneyim sonuç sonuçlar müşteri müşteriler anket
`);

/** Phrases that attribute a claim, compared in lower case. */
export const attributions: readonly string[] = [
  'according to',
  'study',
  'studies',
  'research by',
  'report by',
  'source:',
  'sources:',
  'data from',
  'survey by',
  'published in',
  'laut ',
  'studie',
  'quelle:',
  'quellen:',
  'selon ',
  'étude',
  'según ',
  'estudio',
  'fuente:',
  'secondo ',
  'studio',
  'volgens ',
  'segundo ',
  'estudo',
  'enligt ',
  'ifølge ',
  'według ',
  'podle ',
  'согласно ',
  'по данным ',
  'исследовани',
  'araştırma',
];

export const dateLabels: readonly string[] = [
  'updated',
  'published',
  'last reviewed',
  'as of',
  'posted on',
  'modified',
  'aktualisiert',
  'veröffentlicht',
  'stand:',
  'stand ',
  'mis à jour',
  'publié',
  'actualizado',
  'publicado',
  'aggiornato',
  'pubblicato',
  'bijgewerkt',
];

/** Link texts that say nothing of their target. */
export const genericAnchors = words(
  `click here|here|this|this page|this link|link|read more|more|learn more|see more|more info|details|go|website|page|hier|hier klicken
   |mehr|mehr erfahren|weiterlesen|ici|cliquez ici|en savoir plus|lire la suite|aquí|haz clic aquí|leer más|más|qui|clicca qui|leggi di più
   |lees meer|klik hier|saiba mais|clique aqui`,
  '|',
);

function words(list: string, separator: string | RegExp = /\s+/): ReadonlySet<string> {
  return new Set(
    list
      .split(separator)
      .map((word) => word.replaceAll(/\s+/g, ' ').trim())
      .filter((word) => word !== ''),
  );
}
