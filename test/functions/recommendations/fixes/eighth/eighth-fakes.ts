import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { EighthPageName } from './eighth-pages.ts';

/** Edits that only want the points, most of them with care. None may be accepted. */
export const eighthFakes: readonly Fix<EighthPageName>[] = [
  {
    name: 'another trade behind the keyword',
    page: 'bikes',
    for: asked.title,
    content: 'Bike repair Leith and payday loans approved in minutes',
  },
  {
    name: 'a description for any firm',
    page: 'bikes',
    for: asked.description,
    content:
      'Bike repair Leith: we offer the best quality, great service and fair prices. Our friendly team is always happy to help you. Contact us today to learn more!',
  },
  {
    name: 'praise without a fact',
    page: 'bikes',
    for: asked.text,
    content:
      '## Why choose us\n\nWe are passionate about what we do and we love our customers. Every job, big or small, gets the attention that it deserves. Our experienced team has the knowledge and the tools to find the right solution for you. We pride ourselves on honest advice, fair prices and excellent results. Do not settle for less than the best. Your satisfaction is our priority, today, tomorrow and always.',
  },
  {
    name: 'the keyword in each sentence',
    page: 'bikes',
    for: asked.text,
    content:
      'Bike repair Leith is important for every rider. With bike repair Leith you save money and time. Many people look for bike repair Leith in spring. The best bike repair Leith is close to the water. Ask for bike repair Leith before you buy a new bike. When brakes fail, bike repair Leith helps at once. We believe in bike repair Leith for young and old riders.',
  },
  {
    name: 'letters of two scripts',
    page: 'bikes',
    for: asked.description,
    content:
      'Gеars slipping or brаkes squеaling? Our biке rераir workshop in Lеith mеnds рunctures on the spot and most other jobs within one day. Older bikes welcоme.',
  },
  {
    name: 'an answer in general',
    page: 'bikes',
    for: asked.questions,
    content:
      '## How much is a new chain?\n\nPrices can vary depending on many different factors, so there is no simple answer to that.\n\n## How long does a repair take?\n\nThat is hard to say in general, since every customer and every situation is different from the others.',
  },
  {
    name: 'Werbetext',
    page: 'honig',
    for: asked.text,
    content:
      '## Unsere Philosophie\n\nWir stehen für höchste Qualität und persönlichen Service. Unser erfahrenes Team nimmt sich Zeit für Ihre Wünsche und findet gemeinsam mit Ihnen die passende Lösung. Vertrauen Sie auf unsere langjährige Erfahrung und überzeugen Sie sich selbst von unseren Leistungen. Zufriedene Kunden sind unsere beste Empfehlung, und darauf sind wir stolz. Wir freuen uns auf Ihren Besuch und beraten Sie jederzeit gerne, unverbindlich und kompetent.',
  },
  {
    name: 'umgestellte Wörter',
    page: 'honig',
    for: asked.text,
    content:
      'Waben die im nehmen vollen heraus Juni wir und schleudern. Sieb feines ein durch läuft Honig der und ruht oben Schaum der bis steht. Cremig er damit jeden rühren wir Abend ihn dann wird. Mild hell und ist Frühlingshonig der Waldhonig dunkel würzig der und. Blüht dazwischen im was Sommer ab als wir Blütenhonig füllen. Schrank den gehört Glas ein in ins und Fenster nicht. Wasserbad hilft lauwarmes fest Inhalt der ein wird.',
  },
  { name: 'ein Team', page: 'honig', for: asked.author, content: 'Von: Das Honig-Team · Stand: heute' },
  {
    name: 'unsichtbarer Text',
    page: 'honig',
    for: asked.text,
    content:
      '<p style="font-size:0">Honig vom Imker kommt aus der Region und wird schonend geschleudert. Die Bienen sammeln Nektar im Raps und im Wald, und der Imker füllt den Honig in Gläser. Cremiger Honig wird gerührt, flüssiger erwärmt. Im Sommer gibt es Blütenhonig.</p>',
  },
  {
    name: 'eine Liste aus dem Titel',
    page: 'honig',
    for: asked.list,
    content: '- Honig vom Imker\n- Imker Honig\n- Honig Imker\n- Imkerhonig',
  },
  {
    name: 'títulos de lugares',
    page: 'surf',
    for: asked.title,
    content: 'Clases de surf en Zarautz, Getaria, Orio, Zumaia, Deba',
  },
  {
    name: 'texto de relleno',
    page: 'surf',
    for: asked.text,
    content:
      'En la actualidad es fundamental contar con profesionales de confianza que ofrezcan un servicio de calidad. Nuestro compromiso con la excelencia nos permite dar respuesta a las necesidades de cada cliente. Trabajamos con pasión, esfuerzo y dedicación para superar tus expectativas. No importa lo que busques, aquí encontrarás la mejor solución. Descubre todas las ventajas que podemos ofrecerte y disfruta de una experiencia única e inolvidable.',
  },
  {
    name: 'una descripción en portugués',
    page: 'surf',
    for: asked.description,
    content:
      'Nunca apanhou uma onda? Nas nossas aulas de surf em Zarautz aprende a remar e a levantar-se em grupos de quatro, com prancha e fato incluídos no preço.',
  },
  {
    name: 'una receta',
    page: 'surf',
    for: asked.text,
    content:
      '## Tortilla de patatas\n\nPela un kilo de patatas y córtalas en láminas finas. Fríelas despacio en aceite de oliva con una cebolla hasta que estén blandas. Bate seis huevos, mézclalos con las patatas escurridas y deja reposar diez minutos. Cuaja la mezcla en una sartén a fuego medio, dale la vuelta con un plato y déjala un minuto más. Sírvela templada, con pan y un poco de ensalada.',
  },
  {
    name: 'des chiffres sans objet',
    page: 'gite',
    for: asked.figures,
    content: 'Plus de 1000, 24/7, 100 %, 2026, n° 1, 5/5, 10 ans, 365 jours.',
  },
  {
    name: 'un lien inventé',
    page: 'gite',
    for: asked.sources,
    content: 'Selon [une étude sur l’Aubrac](https://{other}/n-existe-pas/), les séjours durent quatre nuits.',
  },
  {
    name: 'la page en d’autres mots',
    page: 'gite',
    for: asked.text,
    content:
      'Notre gîte en Aubrac est une vieille ferme en granit, placée au bord du plateau, à quinze minutes de Laguiole. Au rez-de-chaussée, une grande salle avec une cheminée et une cuisine bien équipée. À l’étage, trois chambres sous les poutres et deux salles d’eau rénovées l’hiver dernier. Le chemin de Saint-Jacques passe à deux kilomètres de là. En mai, les narcisses couvrent tous les prés, et l’hiver les pistes de ski de fond partent du village. Le poêle marche au bois, que nous livrons déjà fendu.',
  },
  {
    name: 'une réponse d’assistant',
    page: 'gite',
    for: asked.text,
    content:
      'Bien sûr ! Voici une section supplémentaire pour votre page. N’hésitez pas à me dire si vous souhaitez un ton plus chaleureux ou un texte plus long. Je peux aussi ajouter des informations sur la région, les activités et les chambres, ou reformuler l’introduction afin qu’elle donne davantage envie de réserver. Il me faudrait pour cela quelques détails sur le gîte, les tarifs et la période d’ouverture.',
  },
  {
    name: 'un testo tradotto in inglese',
    page: 'liuteria',
    for: asked.text,
    content:
      'A violin takes about two hundred hours, spread over four months. The longest part is the carving of the back, which is done by hand and checked by knocking on the wood. The varnish needs another six weeks if the sun helps. Those who bring an instrument for repair usually get it back after ten days, and a new neck takes thirty because the glue has to rest.',
  },
  {
    name: 'titoli senza testo',
    page: 'liuteria',
    for: asked.text,
    content:
      '## Il legno dei violini\n\n## La vernice a olio\n\n## Il restauro\n\n## I prezzi\n\n## Gli archi\n\n## Le corde',
  },
  {
    name: 'una descrizione di parole',
    page: 'liuteria',
    for: asked.description,
    content:
      'Liutaio a Cremona, violini, viole, abete, acero, vernice, riparazioni, bottega, legno, strumenti, colla, sgorbie, suono, manico, anima, fasce, fondo.',
  },
  {
    name: 'słowa bez zdań',
    page: 'kwiaty',
    for: asked.text,
    content:
      'Bukiet ślubny piwonie dalie słoneczniki chryzantemy eukaliptus. Kwiaty ślub dekoracja sala stoły wazony świeczniki wypożyczalnia. Suknia kolor zdjęcia katalog spotkanie rozmowa miesiąc pora roku. Giełda kwiatowa świeże płatki uroczystość taniec goście kompozycje. Florystka bukiet panna młoda druhny butonierka kościół auto dekoracje.',
  },
  {
    name: 'ogólniki',
    page: 'kwiaty',
    for: asked.text,
    content:
      'Nasza firma to zespół doświadczonych profesjonalistów, dla których najważniejsze jest zadowolenie klienta. Stawiamy na wysoką jakość usług, indywidualne podejście i konkurencyjne ceny. Każde zlecenie traktujemy z należytą starannością i pełnym zaangażowaniem. Zapraszamy do kontaktu i współpracy, chętnie odpowiemy na wszystkie pytania i doradzimy najlepsze rozwiązanie. Dzięki wieloletniemu doświadczeniu możemy zapewnić najwyższy standard obsługi.',
  },
  {
    name: 'odpowiedź, która powtarza pytanie',
    page: 'kwiaty',
    for: asked.questions,
    content:
      '## Kiedy zamówić bukiet ślubny?\n\nBukiet ślubny należy zamówić wtedy, kiedy trzeba zamówić bukiet ślubny na ślub.\n\n## Jakie kwiaty wybrać?\n\nKwiaty, jakie wybrać, to takie kwiaty, jakie trzeba wybrać na ślub i do bukietu.',
  },
  {
    name: 'een opdracht als tekst',
    page: 'fiets',
    for: asked.text,
    content:
      'Add about 200 words on what its readers still have to look up elsewhere about "bakfiets huren". Subheadings should name what visitors ask next. The body has 160 words; pages of this kind earn full credit at about 600 words, so write more sections about prices, opening hours, delivery, insurance and damage.',
  },
  {
    name: 'een mooie belofte',
    page: 'fiets',
    for: asked.text,
    content:
      'Binnenkort vindt u hier veel meer informatie over onze bakfietsen. Wij werken momenteel hard aan nieuwe teksten, foto’s en antwoorden op al uw vragen. Houd deze pagina dus goed in de gaten! De komende weken voegen we nog onderdelen toe over prijzen, verzekering en bezorging, zodat u alles over bakfiets huren op één plek kunt lezen.',
  },
  {
    name: 'een beschrijving met een vreemd verhaal',
    page: 'fiets',
    for: asked.description,
    content:
      'Bakfiets huren: vergelijk hypotheken van dertig banken, bereken uw maximale lening en vraag direct een gratis gesprek aan met een adviseur bij u thuis.',
  },
  {
    name: 'uma imagem com a palavra-chave',
    page: 'pao',
    for: asked.image,
    content: '![pão de fermentação natural pão fermentação natural](/images/set.jpg)',
  },
  {
    name: 'frases iguais com outra palavra',
    page: 'pao',
    for: asked.text,
    content:
      'O pão de fermentação natural é ótimo para o pequeno-almoço. O pão de fermentação natural é ótimo para o almoço. O pão de fermentação natural é ótimo para o lanche. O pão de fermentação natural é ótimo para o jantar. O pão de fermentação natural é ótimo para a ceia. O pão de fermentação natural é ótimo para as visitas. O pão de fermentação natural é ótimo para as crianças.',
  },
  { name: 'um H1 de gritos', page: 'pao', for: asked.h1, content: 'PÃO DE FERMENTAÇÃO NATURAL!!! O MELHOR!!!' },
  {
    name: '決まり文句',
    page: 'onsen',
    for: asked.text,
    content:
      '当館ではお客様の満足を第一に考え、最高のサービスをご提供できるよう、スタッフ一同、日々努力しております。豊富な経験と専門知識を活かし、お一人お一人に寄り添った丁寧な対応を心がけております。ご不明な点がございましたら、どうぞお気軽にお問い合わせください。皆様のご来館を心よりお待ち申し上げております。今後とも末永くご愛顧のほど、よろしくお願いいたします。',
  },
  {
    name: '別の話題',
    page: 'onsen',
    for: asked.text,
    content:
      '中古車を買うときは、まず走行距離と車検の残りを確認しましょう。次に、事故歴がないかどうかを販売店に尋ねます。エンジンをかけて異音がないか、タイヤの溝が十分に残っているかも見てください。支払いは現金のほか、ローンも選べます。名義変更の手続きには印鑑証明と車庫証明が必要で、費用は三万円ほどかかります。',
  },
  {
    name: 'キーワードの羅列',
    page: 'onsen',
    for: asked.title,
    content: '日帰り温泉 日帰り温泉おすすめ 日帰り温泉ランキング 日帰り温泉格安',
  },
];
