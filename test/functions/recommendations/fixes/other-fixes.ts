import type { Fix } from './fix.ts';
import type { PageName } from './pages.ts';

/** Written after the rules were done, to see how general they are. */
export const otherFakes: readonly Fix<PageName>[] = [
  {
    name: 'a clickbait title about nothing',
    page: 'desk',
    for: ['title_length', 'title_specificity'],
    content: 'You will not believe what happened next to this man',
  },
  {
    name: 'a title that is the domain and junk',
    page: 'desk',
    for: ['title_length'],
    content: 'asdf qwer zxcv hjkl asdfasdf qwerqwer zxcvzxcv',
  },
  {
    name: 'a title with the keyword at both ends and capitals',
    page: 'desk',
    for: ['title_length', 'title_keyword'],
    content: 'STANDING DESK - CHEAP DESKS - BEST STANDING DESK',
  },
  {
    name: 'a German title about a casino',
    page: 'steuer',
    for: ['title_length', 'title_specificity'],
    content: 'Online Casino Bonus: 200 Freispiele ohne Einzahlung',
  },
  {
    name: 'a French title in English',
    page: 'assurance',
    for: ['title_length'],
    content: 'How to choose the best cover for your home and what it costs',
  },
  {
    name: 'an Italian title that repeats',
    page: 'moka',
    for: ['title_length', 'title_keyword'],
    content: 'Caffettiera moka, caffettiera moka e caffettiera moka',
  },
  {
    name: 'a description about a phone',
    page: 'desk',
    for: ['meta_description_length'],
    content:
      'The new phone has a brilliant camera, a huge battery and the fastest chip ever. Order before Friday and get free earbuds with every purchase.',
  },
  {
    name: 'a German description of commas',
    page: 'steuer',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Steuererklärung, Steuer, Finanzamt, Steuerbescheid, Steuerberater, Steuererklärung online, Steuererklärung kostenlos, Elster, Frist, Geld',
  },
  {
    name: 'an Italian description in Spanish',
    page: 'moka',
    for: ['meta_description_length'],
    content:
      'Aprenda a preparar un buen café con la cafetera de su abuela: cuánta agua hay que poner, qué molido elegir y cómo se limpia después de usarla.',
  },
  {
    name: 'an H1 that shouts',
    page: 'assurance',
    for: ['h1_keyword'],
    content: 'ASSURANCE HABITATION PAS CHÈRE ICI !!!',
  },
  {
    name: 'markup with a price that no page shows',
    page: 'desk',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Product","name":"Standing desk","image":"https://{own}/images/frame.jpg","offers":{"@type":"Offer","price":"299.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}',
  },
  {
    name: 'markup with a date that no calendar has',
    page: 'steuer',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Steuererklärung leicht gemacht","author":{"@type":"Person","name":"Ute Krause"},"datePublished":"2026-13-45"}',
  },
  {
    name: 'markup by a team',
    page: 'assurance',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Assurance habitation","author":{"@type":"Person","name":"Rédaction"},"datePublished":"2026-01-02"}',
  },
  { name: 'a byline of letters', page: 'desk', for: ['trust_author'], content: 'By Xyz Qwrt' },
  { name: 'a byline of a role', page: 'steuer', for: ['trust_author'], content: 'Autor: Unser Expertenteam' },
  { name: 'a byline with a handle', page: 'desk', for: ['trust_author'], content: 'Written by @deskguy99' },
  { name: 'an Italian byline of nobody', page: 'moka', for: ['trust_author'], content: 'Scritto da redazione' },
  { name: 'a month that does not exist', page: 'desk', for: ['trust_dates'], content: 'Last updated: 2026-14-02' },
  { name: 'a year to come', page: 'steuer', for: ['trust_dates'], content: 'Aktualisiert am 5. Mai 2029' },
  {
    name: 'a French label alone',
    page: 'assurance',
    for: ['trust_dates'],
    content: 'Publié et mis à jour régulièrement par nos soins',
  },
  {
    name: 'internal links with one text',
    page: 'desk',
    for: ['links_internal', 'links_anchor_text'],
    content: 'More on chairs: [click here](/blog/rims/). More on lamps: [click here](/prices/).',
  },
  {
    name: 'an outbound link instead of an internal one',
    page: 'desk',
    for: ['links_internal'],
    content: 'A good chair matters too, as [a report on posture](https://{other}/study/) says.',
  },
  {
    name: 'German dead links',
    page: 'steuer',
    for: ['links_internal'],
    content:
      'Lesen Sie auch [Welche Pauschalen es gibt](/ratgeber/pauschalen-2026/) und [Fristen im Überblick](/ratgeber/fristen/).',
  },
  {
    name: 'a dead study',
    page: 'assurance',
    for: ['trust_sources', 'links_outbound'],
    content:
      "Selon [une enquête de l'observatoire des assureurs](https://{other}/enquete-imaginaire/), un foyer sur trois sous-estime ses biens.",
  },
  {
    name: 'a study on the placeholder domain',
    page: 'desk',
    for: ['trust_sources', 'links_outbound'],
    content:
      'According to [a study of back pain](https://www.example.com/study), standing for an hour a day relaxes the neck.',
  },
  {
    name: 'an image of another site that does not exist',
    page: 'moka',
    for: ['structure_images'],
    content: '![La moka sul fornello con il coperchio aperto](https://{other}/immagini/nessuna.jpg)',
  },
  {
    name: 'a stuffed alternative text',
    page: 'desk',
    for: ['structure_images'],
    replace: 'frame.jpg',
    content: '![standing desk cheap standing desk best standing desk buy standing desk](/images/frame.jpg)',
  },
  {
    name: 'an alternative text with a number',
    page: 'assurance',
    for: ['structure_images'],
    replace: 'salon.jpg',
    content: '![Image 1](/images/salon.jpg)',
  },
  {
    name: 'the image taken out',
    page: 'steuer',
    for: ['structure_images'],
    replace: 'formular.jpg',
    content: 'Das Formular gibt es online.',
  },
  {
    name: 'questions that answer with questions',
    page: 'desk',
    for: ['depth_questions'],
    content:
      '## How high should a standing desk be?\n\nHow high do you think it should be? And how tall are you anyway?\n\n## Is a standing desk healthy?\n\nWho can say what is healthy for you and your own back today?\n\n## What does a standing desk cost?\n\nWhat would you like to pay for a desk that you use daily?',
  },
  {
    name: 'French questions with one answer',
    page: 'assurance',
    for: ['depth_questions'],
    content:
      '## Combien coûte une assurance habitation ?\n\nTout dépend de votre situation, de votre logement et de vos besoins personnels.\n\n## Quand faut-il déclarer un vol ?\n\nTout dépend de votre situation, de votre logement et de vos besoins personnels.\n\n## Qui paie la franchise ?\n\nTout dépend de votre situation, de votre logement et de vos besoins personnels.',
  },
  {
    name: 'Italian questions, answered with "yes"',
    page: 'moka',
    for: ['depth_questions'],
    content:
      '## Si può lavare la caffettiera moka in lavastoviglie?\n\nNo.\n\n## Quanto caffè serve?\n\nPoco.\n\n## Quanto dura la guarnizione?\n\nDipende.',
  },
  {
    name: 'German paragraphs of another page',
    page: 'steuer',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Der Tiger lebt in den Wäldern Asiens und jagt vor allem in der Dämmerung. Sein Fell tarnt ihn zwischen hohen Gräsern. Die Mutter zieht ihre Jungen allein auf und verteidigt das Revier gegen Rivalen. Wilderer bedrohen die Art seit Jahrzehnten. In Schutzgebieten wächst der Bestand wieder langsam, weil Ranger die Tiere zählen und Fallen entfernen.',
  },
  {
    name: 'the whole page twice',
    page: 'assurance',
    for: ['depth_length'],
    content:
      "Avant de signer, il faut faire la liste de ce que contient chaque pièce. Les factures et les photos facilitent le remboursement après un sinistre. Le prix ne dit pas tout, car la franchise peut être élevée. Certains contrats remboursent la valeur à neuf, d'autres retirent une part pour chaque année. La déclaration se fait en ligne ou par lettre dans les jours qui suivent.",
  },
  {
    name: 'shuffled German words',
    page: 'steuer',
    for: ['depth_length'],
    content:
      'Der und Finanzamt für die Belege mit zu Steuererklärung einen. Auf Bescheid dem Monat ein von nicht Einspruch das. Rechnung in die Handwerker der und Lohn wird zu auf. Zeile am der Programm jede durch prüfen Krankenkasse die. Und Abend das braucht sammeln einen für wer Belege der. Die über Jahr Ordner dem zu Fahrten in und.',
  },
  {
    name: 'shuffled Italian words',
    page: 'moka',
    for: ['depth_length'],
    content:
      'La di e caffè acqua nel il polvere per filtro. Con si moka dopo la e di calda lava il. Della fuoco un sotto la basso e valvola in caldaia. Il premere senza di e la fine amaro per diventa. Guarnizione la vapore e di quando si con cambia il. Tazza nella che un odore il e lascia di sapone.',
  },
  {
    name: 'white text on white',
    page: 'desk',
    for: ['depth_length'],
    content:
      '<p style="color:#ffffff">A standing desk carries up to one hundred kilograms. Two motors lift it in fifteen seconds. The frame is made of steel, the top of oak. Memory keys keep four heights for a family. A ramp stops it when a chair is in the way. Feet with screws level it on old floors.</p>',
  },
  { name: 'steps that are numbers', page: 'moka', for: ['structure_lists'], content: '1. 1\n2. 2\n3. 3' },
  { name: 'a French list of dots', page: 'assurance', for: ['structure_lists'], content: '- ...\n- ...\n- ...' },
  {
    name: 'figures that measure nothing',
    page: 'steuer',
    for: ['depth_specificity'],
    content: '2024, 2025, 2026. 100 % 200 % 300 %. 1 2 3 4 5 6 7 8 9 10 11 12.',
  },
  {
    name: 'German headings in a row',
    page: 'steuer',
    for: ['keyword_headings', 'heading_coverage'],
    content: '## Steuererklärung für Rentner\n\n## Steuererklärung für Studenten\n\n## Steuererklärung für Familien',
  },
  {
    name: 'a contact that nobody can use',
    page: 'desk',
    for: ['trust_contact'],
    content: 'Contact: name@yourdomain.com, phone +1 000 0000000',
  },
  {
    name: 'a whole body that is one paragraph',
    page: 'desk',
    for: ['readability_sentences'],
    replace: 'Height and frame',
    content: '' + ' Standing desks.',
  },
];

export const otherRealFixes: readonly Fix<PageName>[] = [
  {
    name: 'an English title',
    page: 'desk',
    for: ['title_length', 'title_keyword'],
    content: 'Standing desk guide: height, frame and cables explained',
  },
  {
    name: 'a German title',
    page: 'steuer',
    for: ['title_length', 'title_keyword'],
    content: 'Steuererklärung selbst machen: Belege, Formular, Bescheid',
  },
  {
    name: 'a French title',
    page: 'assurance',
    for: ['title_length', 'title_keyword'],
    content: 'Assurance habitation : bien choisir et bien déclarer',
  },
  {
    name: 'an Italian title',
    page: 'moka',
    for: ['title_length', 'title_keyword'],
    content: 'Caffettiera moka: come prepararla e come pulirla',
  },
  {
    name: 'an English description',
    page: 'desk',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'How to choose a standing desk: which height suits you, why two motors shake less, which top lasts, and where all the cables go.',
  },
  {
    name: 'a German description',
    page: 'steuer',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Mit unserer Anleitung schaffen Sie die Steuererklärung an einem Abend: welche Belege zählen und wie Sie den Bescheid prüfen.',
  },
  {
    name: 'an Italian description',
    page: 'moka',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Quanta acqua mettere nella caffettiera moka, quale macinatura scegliere e perché non va lavata con il sapone: la guida completa.',
  },
  {
    name: 'an Italian H1',
    page: 'moka',
    for: ['h1_keyword'],
    content: 'La caffettiera moka: acqua, polvere e pulizia',
  },
  {
    name: 'German markup',
    page: 'steuer',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Steuererklärung: so geht es an einem Abend","image":"https://{own}/images/formular.jpg","author":{"@type":"Person","name":"Ute Krause"},"publisher":{"@type":"Organization","name":"Lohnsteuerhilfe Nord"},"datePublished":"2026-02-14","dateModified":"2026-06-01"}',
  },
  {
    name: 'an organization as the author',
    page: 'desk',
    for: ['trust_author'],
    content: 'By Leeds Ergonomics Institute',
  },
  {
    name: 'a German byline with a title',
    page: 'steuer',
    for: ['trust_author'],
    content: 'Autorin: Dr. Ute Krause, Steuerberaterin',
  },
  {
    name: 'an Italian byline',
    page: 'moka',
    for: ['trust_author'],
    content: 'Scritto da Giulia Conti, barista a Torino',
  },
  {
    name: 'a French byline with a particle',
    page: 'assurance',
    for: ['trust_author'],
    content: 'Rédigé par Anne de la Tour, courtière en assurances',
  },
  { name: 'an American date', page: 'desk', for: ['trust_dates'], content: 'Last updated: March 12, 2026' },
  {
    name: 'a German date with a month',
    page: 'steuer',
    for: ['trust_dates'],
    content: 'Veröffentlicht am 14. Februar 2026',
  },
  { name: 'an ISO date', page: 'assurance', for: ['trust_dates'], content: 'Publié le 2026-02-14' },
  {
    name: 'German links',
    page: 'steuer',
    for: ['links_internal'],
    content:
      'Was die Hilfe eines Beraters kostet, steht in unserer [Preisliste für die Steuerberatung](/prices/). Tipps zu Fahrten finden Sie unter [Autokosten richtig absetzen](/blog/rims/).',
  },
  {
    name: 'Italian links',
    page: 'moka',
    for: ['links_internal'],
    content: 'Scopri anche [quanto costa una moka nuova](/prices/) e [quale macinacaffè scegliere](/blog/rims/).',
  },
  {
    name: 'French sources',
    page: 'assurance',
    for: ['trust_sources', 'links_outbound'],
    content:
      "Selon [l'étude annuelle sur les sinistres](https://{other}/study/), un foyer sur dix subit un dégât des eaux. Le [rapport de l'autorité de contrôle](https://{other}/tread-report/) donne les délais moyens de remboursement.",
  },
  {
    name: 'an English source',
    page: 'desk',
    for: ['trust_sources', 'links_outbound'],
    content:
      'A [trial with 146 office workers](https://{other}/study/) found that they sat 83 minutes less a day. A second [report on back pain](https://{other}/tread-report/) agrees.',
  },
  {
    name: 'an Italian alternative text',
    page: 'moka',
    for: ['structure_images'],
    replace: 'filtro.jpg',
    content: '![Una mano versa il caffè macinato nel filtro di alluminio](/images/filtro.jpg)',
  },
  {
    name: 'a French alternative text',
    page: 'assurance',
    for: ['structure_images'],
    replace: 'salon.jpg',
    content: "![Salon inondé après la rupture d'un tuyau, tapis trempé](/images/salon.jpg)",
  },
  {
    name: 'English questions',
    page: 'desk',
    for: ['depth_questions'],
    content:
      '## How high should a standing desk be?\n\nFor someone of 1.75 metres, about 107 centimetres while standing and 67 while sitting. Your elbows should form a right angle.\n\n## How long should I stand each day?\n\nStart with fifteen minutes an hour and add more when your feet allow it. Two to four hours in total are enough.\n\n## Does it need much electricity?\n\nNo. The motors draw power only while they move, and in standby they use less than half a watt.',
  },
  {
    name: 'Italian questions',
    page: 'moka',
    for: ['depth_questions'],
    content:
      '## Quanta acqua va nella caffettiera moka?\n\nSi riempie la caldaia fino a poco sotto la valvola di sicurezza. In una moka da tre tazze sono circa 150 millilitri.\n\n## Perché il caffè esce amaro?\n\nDi solito il fuoco è troppo alto oppure la macinatura è troppo fine. Abbassa la fiamma e togli la moka appena borbotta.\n\n## Ogni quanto si cambia la guarnizione?\n\nCon un uso quotidiano conviene sostituirla una volta all’anno. Costa pochi euro e si trova in ogni ferramenta.',
  },
  {
    name: 'German questions',
    page: 'steuer',
    for: ['depth_questions'],
    content:
      '## Bis wann muss die Steuererklärung abgegeben sein?\n\nWer dazu verpflichtet ist, hat bis zum 31. Juli des folgenden Jahres Zeit. Mit einem Berater verlängert sich die Frist bis Ende Februar.\n\n## Welche Belege muss ich mitschicken?\n\nKeine. Das Finanzamt fragt danach, wenn es etwas prüfen will, deshalb sollten Sie alles zwei Jahre aufheben.\n\n## Was kostet ein Lohnsteuerhilfeverein?\n\nDer Beitrag richtet sich nach dem Einkommen und liegt zwischen 50 und 400 Euro im Jahr. Die Beratung ist darin enthalten.',
  },
  {
    name: 'a German list',
    page: 'steuer',
    for: ['structure_lists'],
    content:
      '- Lohnsteuerbescheinigung vom Arbeitgeber\n- Rechnungen von Handwerkern\n- Bescheinigung der Krankenkasse\n- Spendenquittungen',
  },
  {
    name: 'an English table',
    page: 'desk',
    for: ['structure_lists'],
    content:
      '| Height of the person | Sitting | Standing |\n|---|---|---|\n| 1.60 m | 61 cm | 98 cm |\n| 1.75 m | 67 cm | 107 cm |\n| 1.90 m | 73 cm | 116 cm |',
  },
  {
    name: 'French figures',
    page: 'assurance',
    for: ['depth_specificity'],
    content:
      "À Lyon, un appartement de 60 mètres carrés coûte environ 180 euros par an à assurer en 2026. La MAIF et la Macif demandent une franchise de 125 à 250 euros. Par exemple, une famille qui déclare 30 000 euros de biens paie 40 euros de plus qu'un étudiant.",
  },
  {
    name: 'a French next step',
    page: 'assurance',
    for: ['structure_next_step'],
    content: 'Comparez maintenant nos contrats et [demandez un devis gratuit](/prices/).',
  },
  {
    name: 'an Italian contact',
    page: 'moka',
    for: ['trust_contact'],
    content: 'Domande? Scrivi a bottega@{own} oppure chiama il +39 011 5628473.',
  },
];
