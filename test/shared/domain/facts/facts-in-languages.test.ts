import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';

/** The facts of a start page, each as `key or kind: value`. */
function factsOn(body: string, { lang = 'en', url = 'https://www.praxis.test/' } = {}): string[] {
  const { root } = parseHtml(
    `<html lang="${lang}"><head><title>Home</title></head><body><main>${body}</main></body></html>`,
  );
  return extractFacts({ root, url, schema: null }).map(({ claim }) => {
    if ('value' in claim.data && claim.kind !== 'stat') return `${claim.key}: ${String(claim.data.value)}`;
    if (claim.kind === 'stat') return `stat: ${claim.data.value} ${claim.data.label}`;
    if (claim.kind === 'person') return `person: ${claim.data.name}, ${claim.data.role}`;
    if (claim.kind === 'testimonial') return `testimonial: ${claim.data.author_name}`;
    return claim.kind;
  });
}

describe('an address is found with its street and without the lines beside it, in the format of each country', () => {
  test.each([
    {
      lang: 'en',
      body: '<p>Ada Ltd<br>742 Evergreen Terrace<br>Springfield, OR 97477<br>Call us</p>',
      value: '742 Evergreen Terrace, Springfield, OR 97477',
    },
    {
      lang: 'en',
      body: '<p>Ada Bakers<br>Unit 4<br>12 Mill Lane<br>Leeds<br>LS1 4AA</p>',
      value: 'Unit 4, 12 Mill Lane, Leeds, LS1 4AA',
    },
    { lang: 'en', body: '<p>1260 Main St E, Milton, ON L9T 8M7</p>', value: '1260 Main St E, Milton, ON L9T 8M7' },
    {
      lang: 'en-AU',
      body: '<p>Find us: 5 George Street, Sydney NSW 2000</p>',
      value: '5 George Street, Sydney NSW 2000',
    },
    {
      lang: 'en-IE',
      body: '<p>8 Fleet Street, Temple Bar, Dublin, D02 X285</p>',
      value: '8 Fleet Street, Temple Bar, Dublin, D02 X285',
    },
    {
      lang: 'de',
      body: '<p>Praxis Meier<br>Werner Straße 84<br>59368 Werne<br>Telefon 02389 4754</p>',
      value: 'Werner Straße 84, 59368 Werne',
    },
    {
      lang: 'de-AT',
      body: '<p>Ramseiderstraße 22<br>5760 Saalfelden</p>',
      value: 'Ramseiderstraße 22, 5760 Saalfelden',
    },
    { lang: 'de-CH', body: '<p>Bahnhofstrasse 10, CH-8001 Zürich</p>', value: 'Bahnhofstrasse 10, CH-8001 Zürich' },
    {
      lang: 'fr',
      body: '<p>46 rue Alfred de Vigny, 38100 Grenoble</p>',
      value: '46 rue Alfred de Vigny, 38100 Grenoble',
    },
    { lang: 'fr-BE', body: '<p>Rue Neuve 12, 1000 Bruxelles</p>', value: 'Rue Neuve 12, 1000 Bruxelles' },
    { lang: 'nl', body: '<p>Dordtselaan 44A, 3073 GC Rotterdam</p>', value: 'Dordtselaan 44A, 3073 GC Rotterdam' },
    { lang: 'es', body: '<p>Calle Mayor 5, 28013 Madrid</p>', value: 'Calle Mayor 5, 28013 Madrid' },
    {
      lang: 'es',
      body: '<p>Rda. del Parque, 4, Local 4, 28522 Rivas</p>',
      value: 'Rda. del Parque, 4, Local 4, 28522 Rivas',
    },
    {
      lang: 'de',
      body: '<p>Praxis Meier&nbsp; I &nbsp;Bayreuther Str. 9&nbsp; I&nbsp; 91301 Forchheim</p>',
      value: 'Bayreuther Str. 9, 91301 Forchheim',
    },
    { lang: 'it', body: '<p>Via Verdi 8, 10124 Torino (TO)</p>', value: 'Via Verdi 8, 10124 Torino (TO)' },
    { lang: 'pt', body: '<p>Rua Augusta 100, 1100-053 Lisboa</p>', value: 'Rua Augusta 100, 1100-053 Lisboa' },
    {
      lang: 'pt-BR',
      body: '<p>Rua Pindorama, 843<br>São Bernardo do Campo - SP<br>CEP 09892-120</p>',
      value: 'Rua Pindorama, 843, São Bernardo do Campo - SP, CEP 09892-120',
    },
    { lang: 'pl', body: '<p>ul. Długa 5, 31-147 Kraków</p>', value: 'ul. Długa 5, 31-147 Kraków' },
    { lang: 'sv', body: '<p>Storgatan 12, 333 30 Smålandsstenar</p>', value: 'Storgatan 12, 333 30 Smålandsstenar' },
    { lang: 'da', body: '<p>Bregnerødvej 144, 3460 Birkerød</p>', value: 'Bregnerødvej 144, 3460 Birkerød' },
    { lang: 'nb', body: '<p>Storgata 5, 0155 Oslo</p>', value: 'Storgata 5, 0155 Oslo' },
    { lang: 'ja', body: '<p>〒340-0034<br>埼玉県草加市氷川町1618-3</p>', value: '〒340-0034 埼玉県草加市氷川町1618-3' },
    {
      lang: 'ru',
      body: '<p>г. Москва, ул. Ярославская, д. 10, корп. 4</p>',
      value: 'г. Москва, ул. Ярославская, д. 10, корп. 4',
    },
  ])('$value', ({ lang, body, value }) => {
    expect(factsOn(body, { lang })).toContain(`address: ${value}`);
  });

  test.each([
    '<p>Order 12 items by 97477</p>',
    '<p>123 Main Street, Springfield, OR 97477</p>',
    '<p>8602 Topics, 55830 Posts</p>',
    '<p>In 2015 Music was played.</p>',
    '<p>Exempelgatan 12, 111 22 Stockholm</p>',
    '<p>Disponibile 24/7</p><p>© 2026 Gaetano Ferri</p>',
  ])('nothing is one in %s', (body) => {
    expect(factsOn(body, { lang: 'de' }).filter((fact) => fact.startsWith('address'))).toEqual([]);
  });
});

describe('a phone number is a number of the country that the page is of', () => {
  test.each([
    { lang: 'en-US', body: '<p>Phone: (760) 440-8520</p>', value: '(760) 440-8520' },
    { lang: 'en-GB', body: '<p>Tel: 01925 296135</p>', value: '01925 296135' },
    { lang: 'de', body: '<p>Telefon: 030 427 26 27</p>', value: '030 427 26 27' },
    { lang: 'fr', body: '<p>📞 09 82 33 27 02</p>', value: '09 82 33 27 02' },
    { lang: 'es', body: '<p>Teléfono: 961 557 043</p>', value: '961 557 043' },
    { lang: 'nl', body: '<p><a href="tel:+31640255268">06 — 40 25 52 68</a></p>', value: '06 — 40 25 52 68' },
    // Without its beginning it is the number of somebody else.
    { lang: 'nl', body: '<p><a href="tel:+31640255268">40 25 52 68</a></p>', value: '+31640255268' },
    { lang: 'it', body: '<p>Tel/Fax: 080/5019521</p>', value: '080/5019521' },
    { lang: 'pt-BR', body: '<p>Telefone: (11) 4426-9000</p>', value: '(11) 4426-9000' },
    { lang: 'nl', body: '<p>+31 6 24 27 70 70</p>', value: '+31 6 24 27 70 70' },
    { lang: 'pl', body: '<p>tel. 12 421 67 80</p>', value: '12 421 67 80' },
    { lang: 'ru', body: '<p>Телефон: +7 (495) 504-37-01</p>', value: '+7 (495) 504-37-01' },
    { lang: 'ja', body: '<p>TEL: 080-4134-0227</p>', value: '080-4134-0227' },
  ])('$value', ({ lang, body, value }) => {
    expect(factsOn(body, { lang })).toContain(`phone: ${value}`);
  });

  test.each([
    '<p>Fax: 030 42 01 01 11</p>',
    '<p>USt-IdNr. 030 427 26 27</p>',
    '<p>IBAN DE53 0100 0000 4373 1485</p>',
    '<p>04.11.2015</p>',
    '<p>Preis 1 299 999 €</p>',
    '<p>Bestellnummer 030 427 26 27</p>',
    '<p>Tel: +39 000 0000000</p>',
    '<h3>Notdienst</h3><p>Telefon: 01805 986700</p>',
    '<script>tel = "030 427 26 27"</script>',
    '<div style="display:none">Telefon: 030 427 26 27</div>',
  ])('nothing is one in %s', (body) => {
    expect(factsOn(body, { lang: 'de' }).filter((fact) => fact.startsWith('phone'))).toEqual([]);
  });
});

test('the exchange that nobody in North America has is a template', () => {
  expect(factsOn('<p>Call (555) 987-5432</p><p>Phone: (201) 555-0123</p>')).toEqual([]);
});

describe('opening hours are read from lines, lists and tables', () => {
  test.each([
    {
      body: '<p>Monday - Saturday: 9:00 - 18:00</p><p>Sunday: Closed</p>',
      value: 'Monday - Saturday: 9:00 - 18:00; Sunday: Closed',
    },
    {
      body: '<h3>Öffnungszeiten</h3><p>Mo – Do 9.00 bis 18.00 Uhr</p><p>Fr 9.00 bis 15.00 Uhr</p>',
      value: 'Mo – Do 9.00 bis 18.00 Uhr; Fr 9.00 bis 15.00 Uhr',
    },
    {
      body: '<ul><li>Lundi: 07:00 - 20:00</li><li>Mercredi: 07:00 - 20:00</li></ul>',
      value: 'Lundi: 07:00 - 20:00; Mercredi: 07:00 - 20:00',
    },
    {
      body: '<p>Lunes a viernes: 9:00 - 14:00</p><p>Sábado: cerrado</p>',
      value: 'Lunes a viernes: 9:00 - 14:00; Sábado: cerrado',
    },
    { body: '<p>Orari: Ven–Dom 9:00–22:00</p>', value: 'Ven–Dom 9:00–22:00' },
    { body: '<p>Segunda - Sexta : 8h - 17h</p>', value: 'Segunda - Sexta : 8h - 17h' },
    {
      body: '<table><tr><td>maandag</td><td>9:00 - 17:00</td></tr><tr><td>dinsdag</td><td>gesloten</td></tr></table>',
      value: 'maandag 9:00 - 17:00; dinsdag gesloten',
    },
    { body: '<p>poniedziałek - piątek: 8:00 - 16:00</p>', value: 'poniedziałek - piątek: 8:00 - 16:00' },
    { body: '<p>Man: Stengt<br>Tir–Fre: 09:00–17:00</p>', value: 'Man: Stengt; Tir–Fre: 09:00–17:00' },
    {
      body: '<p>Vrijdag: 8u00 tot 18u00</p><p>Zondag: 7u00 tot 12u00</p>',
      value: 'Vrijdag: 8u00 tot 18u00; Zondag: 7u00 tot 12u00',
    },
    {
      body: '<dl><dt>営業時間</dt><dd>平日 13:00 – 19:00</dd><dt>定休日</dt><dd>日曜</dd></dl>',
      value: '平日 13:00 – 19:00',
    },
    { body: '<p>Ежедневно с 8:00 до 23:00</p>', value: 'Ежедневно с 8:00 до 23:00' },
    {
      body: '<dl><dt>月・火・水・金</dt><dd>9:00 – 11:00</dd><dt>土曜日</dt><dd>9:00 – 12:00</dd></dl>',
      value: '月・火・水・金 9:00 – 11:00; 土曜日 9:00 – 12:00',
    },
  ])('$value', ({ body, value }) => {
    expect(factsOn(body)).toContain(`hours: ${value}`);
  });

  test('an event on a date has none', () => {
    expect(factsOn('<p>Sunday 12 May 2024: 10:00 - 18:00</p>')).toEqual([]);
  });
});

test.each(['info (at) praxis.test', 'info [at] praxis [dot] test', 'info(@)praxis.test'])(
  'an e-mail address that is written as "%s" is read',
  (written) => {
    expect(factsOn(`<p>${written}</p>`)).toEqual(['email: info@praxis.test']);
  },
);

describe('numbers that a business counts are found in rows of counters and in lines', () => {
  test.each([
    {
      body: '<div>30+</div><div>Jahre Erfahrung</div><div>6.000</div><div>Zufriedene Patienten</div>',
      facts: ['stat: 30+ Jahre Erfahrung', 'stat: 6.000 Zufriedene Patienten'],
    },
    {
      body: '<div>500+</div><div>Roofs completed</div><div>24/7</div><div>Service</div>',
      facts: ['stat: 500+ Roofs completed'],
    },
    { body: "<p>15 ans d'expérience</p>", facts: ["stat: 15 ans d'expérience"] },
    { body: '<p>25 lat doświadczenia</p>', facts: ['stat: 25 lat doświadczenia'] },
    { body: '<p>más de 20 años de experiencia</p>', facts: ['stat: más de 20 años de experiencia'] },
    { body: '<p>1200 клиентов</p>', facts: ['stat: 1200 клиентов'] },
  ])('$facts', ({ body, facts }) => {
    expect(factsOn(body)).toEqual(facts);
  });

  test.each([
    '<div>01</div><div>Book</div><div>02</div><div>Assess</div>',
    '<div>60%</div><div>Yes</div><div>40%</div><div>No</div>',
    '<div>1874</div><div>Tibetan Fox</div><div>1829</div><div>Green Garden</div>',
    '<div>25€</div><div>Haircut</div><div>15€</div><div>Beard</div>',
  ])('steps, polls, lists of names and prices count nothing: %s', (body) => {
    expect(factsOn(body)).toEqual([]);
  });
});

describe('praise in cards has its author, wherever the name stands', () => {
  const quote = 'They came at once and did exactly what I had asked them to do.';
  test.each([
    { heading: 'What our clients say', card: `<p>"${quote}"</p><b>Marie L.</b>`, author: 'Marie L.' },
    { heading: 'Das sagen unsere Kunden', card: `<span>Pritpal K.</span><p>“${quote}”</p>`, author: 'Pritpal K.' },
    {
      heading: 'Ce que disent nos clients',
      card: `<p>« ${quote} »</p><div><strong>Sophie D.</strong> <span>Douarnenez</span></div>`,
      author: 'Sophie D.',
    },
    { heading: 'お客様のご感想', card: `<p>M.K 様</p><p>★★★★★</p><p>${quote}</p>`, author: 'M.K 様' },
    { heading: 'Отзывы', card: `<div>Айрат Зиевич</div><p>${quote}</p>`, author: 'Айрат Зиевич' },
    {
      heading: 'Lo que dicen nuestros clientes',
      card: `<p>${quote}</p><p>— Gloria Méndez</p>`,
      author: 'Gloria Méndez',
    },
  ])('$heading', ({ heading, card, author }) => {
    expect(factsOn(`<h2>${heading}</h2><div>${card}</div>`)).toEqual([`testimonial: ${author}`]);
  });

  test.each([
    `<h2>Reviews</h2><div><p>"${quote}"</p><b>John Doe</b></div>`,
    `<h2>Reviews</h2><div><p>"Lorem ipsum dolor sit amet, consectetur adipiscing."</p><b>Marie L.</b></div>`,
    `<div><p>"${quote}"</p><span class="author">By Drew Prindle</span></div>`,
    `<h2>Reviews</h2><div><p>"${quote}"</p></div>`,
  ])('is none: %s', (body) => {
    expect(factsOn(body)).toEqual([]);
  });
});

test.each([
  {
    heading: 'Unser Team',
    body: '<h3>Dr. med. dent. Ada Neuhauser</h3><p>Zahnärztin</p>',
    fact: 'person: Dr. med. dent. Ada Neuhauser, Zahnärztin',
  },
  {
    heading: 'Notre équipe',
    body: '<h3>Sophie Durand</h3><p>Ostéopathe</p>',
    fact: 'person: Sophie Durand, Ostéopathe',
  },
  { heading: 'Nuestro equipo', body: '<h3>Gloria Méndez</h3><p>Abogada</p>', fact: 'person: Gloria Méndez, Abogada' },
  {
    heading: 'Teamet',
    body: '<h3>Kari J. Vik</h3><p>Tannlege · Praksiseier</p>',
    fact: 'person: Kari J. Vik, Tannlege · Praksiseier',
  },
  { heading: 'Наша команда', body: '<h3>Айрат Зиевич</h3><p>мастер</p>', fact: 'person: Айрат Зиевич, мастер' },
])('below "$heading" a name has its role', ({ heading, body, fact }) => {
  expect(factsOn(`<h2>${heading}</h2>${body}`)).toEqual([fact]);
});

test.each([
  {
    name: 'a notice about cookies is no praise, and no street its author',
    body: '<h2>Opiniones</h2><p>Muy bien.</p></main><footer><p>Calle Mayor, 4, 28522 Rivas</p></footer><div><div><p>Utilizamos cookies para mejorar tu experiencia. Al continuar navegando, aceptas nuestra política.</p></div></div><main>',
    wrong: /testimonial/,
  },
  {
    name: 'the title of a start page makes nobody of what follows a person',
    body: '<h1>The nextgen dentists</h1><h2>How can we help?</h2><h3>Smile Makeovers</h3><p>Complete transformations with veneers</p>',
    wrong: /person/,
  },
  {
    name: 'a time is no price',
    body: '<h2>Czesne:</h2><p>- za pobyt do godziny 13:00 - 490 zł<br>- za pobyt do godziny 15:00 - 600 zł</p>',
    wrong: /00 - /,
  },
])('$name', ({ body, wrong }) => {
  expect(factsOn(body, { lang: 'es' }).filter((fact) => wrong.test(fact))).toEqual([]);
});

test('a line above a heading says what its section is', () => {
  const team = '<p>Teamet</p><h2>Mennesker bak smilet</h2><h3>Anne Vik</h3><p>Tannpleier</p>';
  expect(factsOn(team)).toEqual(['person: Anne Vik, Tannpleier']);
  const services = '<p>Hva vi tilbyr</p><h2>Hele smilet</h2><h3>Implantater</h3><h3>Rotfylling</h3>';
  expect(factsOn(services)).toEqual(['stat: Implantater service', 'stat: Rotfylling service']);
});

test.each([
  { body: '<p>当院は、2019年に兵庫県西宮市に開業した整体院です。</p>', year: '2019' },
  { body: '<p>Desde 1987</p>', year: '1987' },
])('$year is the year in which the business began', ({ body, year }) => {
  expect(factsOn(body, { lang: 'ja' })).toContain(`founding_year: ${year}`);
});

test('a part of a profile is no profile', () => {
  const part = '<a href="https://www.linkedin.com/in/ada/details/certifications/">My certificates</a>';
  expect(factsOn(`<footer>${part}</footer>`)).toEqual([]);
});

test('a profile of who made the site, and a link that shares the page, are no profile of the business', () => {
  const body =
    '<p>Website by <a href="https://www.linkedin.com/in/lewis">Lewis</a></p><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://vk.com/praxis">vk</a>';
  expect(factsOn(body)).toEqual(['social:vk: https://vk.com/praxis']);
});
