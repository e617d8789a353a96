import type { Fix } from '../fix.ts';
import type { ThirdPageName } from './third-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const thirdFakes: readonly Fix<ThirdPageName>[] = [
  {
    name: 'a title of synonyms',
    page: 'fiets',
    for: ['title_length', 'title_keyword'],
    content: 'Fiets, e-bike, elektrische fiets, fietsen, rijwiel, tweewieler',
  },
  {
    name: 'a description in German',
    page: 'fiets',
    for: ['meta_description_length'],
    content:
      'Hier erfahren Sie alles über die Pflege Ihres Rades: den Akku im Winter, die Kette bei Regen und die Bremsen, wenn sie einmal quietschen sollten.',
  },
  {
    name: 'answers that send elsewhere',
    page: 'fiets',
    for: ['depth_questions'],
    content:
      '## Hoe vaak laad ik de accu?\n\nDat leest u in de handleiding van uw fiets of vraag het gewoon aan uw eigen dealer in de buurt.\n\n## Wat kost een accu?\n\nDat leest u in de handleiding van uw fiets of vraag het gewoon aan uw eigen dealer in de buurt.\n\n## Hoe oud wordt een ketting?\n\nDat leest u in de handleiding van uw fiets of vraag het gewoon aan uw eigen dealer in de buurt.',
  },
  {
    name: 'a paragraph about mortgages',
    page: 'fiets',
    for: ['depth_coverage', 'depth_length'],
    content:
      'Wie een hypotheek afsluit, betaalt rente over het geleende bedrag. De bank kijkt naar het inkomen van beide partners en naar de waarde van de woning. Een vaste rente geeft zekerheid, een variabele rente is in rustige jaren vaak lager. Laat u altijd adviseren door een onafhankelijke adviseur, want boetes bij vervroegd aflossen kunnen flink oplopen.',
  },
  {
    name: 'a link to a page that is not there',
    page: 'fiets',
    for: ['links_internal'],
    content:
      'Lees ook onze gids over [accu’s van elektrische fietsen](/blog/alles-over-accus/) en onze [tips voor de ketting](/blog/ketting-tips-2026/).',
  },
  {
    name: 'an alternative text of the file',
    page: 'fiets',
    for: ['structure_images'],
    replace: 'ketting.jpg',
    content: '![ketting.jpg](/images/ketting.jpg)',
  },
  { name: 'a team as author', page: 'fiets', for: ['trust_author'], content: 'Door de redactie' },
  { name: 'a day that does not exist', page: 'fiets', for: ['trust_dates'], content: 'Bijgewerkt op 31 februari 2026' },
  {
    name: 'an H1 of commas',
    page: 'fiets',
    for: ['h1_keyword'],
    content: 'Elektrische fiets, onderhoud, fiets, elektrische fiets onderhoud',
  },
  {
    name: 'markup with ratings that nobody gave',
    page: 'fiets',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Product","name":"Fiets","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9","reviewCount":"1287"}}',
  },

  {
    name: 'a title that shouts',
    page: 'horta',
    for: ['title_length', 'title_keyword'],
    content: 'HORTA EM VASOS!!! O MELHOR GUIA DO MUNDO AQUI!!!',
  },
  {
    name: 'a description of the keyword',
    page: 'horta',
    for: ['meta_description_keyword', 'meta_description_length'],
    content:
      'Horta em vasos: tudo sobre horta em vasos, como fazer horta em vasos, ideias de horta em vasos e dicas de horta em vasos para a sua horta em vasos.',
  },
  {
    name: 'text that the page has',
    page: 'horta',
    for: ['depth_length'],
    content:
      'O vaso precisa de furos no fundo, porque a água parada apodrece as raízes. O tomate pede um vaso fundo, e a alface contenta-se com um vaso raso. O barro seca mais depressa do que o plástico. A terra do jardim é pesada demais para um vaso.',
  },
  {
    name: 'figures of nothing',
    page: 'horta',
    for: ['depth_specificity'],
    content: '12, 45, 78, 2026, 99 %, 14, 3,5, 1200, 87, 62, 15 %, 2025, 48.',
  },
  {
    name: 'Spanish instead of Portuguese',
    page: 'horta',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Los tomates necesitan mucha luz y un riego regular durante todo el verano. Cuando las hojas se ponen amarillas, hay que añadir abono y quitar los brotes que nacen en las axilas. Con estos cuidados la planta dará frutos hasta el otoño y usted podrá disfrutar de ellos en su casa.',
  },
  {
    name: 'a source that is a search',
    page: 'horta',
    for: ['trust_sources', 'links_outbound'],
    content:
      'Segundo [um estudo](https://www.google.com/search?q=horta), as hortas em vasos produzem mais do que as hortas no chão.',
  },
  {
    name: 'a list of one word',
    page: 'horta',
    for: ['structure_lists'],
    content: '- horta\n- vaso\n- terra\n- água\n- sol',
  },
  { name: 'an author called John Doe', page: 'horta', for: ['trust_author'], content: 'Por John Doe' },
  {
    name: 'an alternative text that is the keyword',
    page: 'horta',
    for: ['structure_images'],
    replace: 'vaso.jpg',
    content: '![horta em vasos](/images/vaso.jpg)',
  },
  {
    name: 'an announcement of work',
    page: 'horta',
    for: ['depth_coverage'],
    content:
      'Esta secção foi atualizada com mais informações sobre hortas em vasos. Em breve publicaremos aqui conteúdos completos e detalhados sobre este tema para todos os leitores.',
  },

  {
    name: 'a title about another thing',
    page: 'bastu',
    for: ['title_length'],
    content: 'Billiga flygresor till Thailand: boka redan i dag',
  },
  {
    name: 'a description that is the title again',
    page: 'bastu',
    for: ['meta_description_length'],
    content:
      'Bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu bastu.',
  },
  {
    name: 'shuffled words',
    page: 'bastu',
    for: ['depth_length'],
    content:
      'Panelen aluminium ska ventil är inte och helger i torrt källaren. Rummet av ångspärr mellan luftspalt lavarna träslagen fukten som mögel. Hur al varma eller kåda aldrig volym svagt elektriker. Inkopplingen stark göra för till passa ett är alltid bränner. Täcks noga skarvarna det finnas bakom kommer ut värmen och stannar oftast gran en.',
  },
  {
    name: 'a hidden paragraph',
    page: 'bastu',
    for: ['depth_length'],
    content:
      '<div style="display:none">Bygga bastu hemma kräver ett torrt rum, en bra ventil och ett aggregat som passar. Panelen sätts på läkt med en luftspalt bakom, och lavarna byggs av al eller asp.</div>',
  },
  {
    name: 'questions without answers',
    page: 'bastu',
    for: ['depth_questions'],
    content: '## Hur varm blir en bastu?\n\n## Vad kostar ett aggregat?\n\n## Hur tjock ska panelen vara?',
  },
  {
    name: 'an invented image',
    page: 'bastu',
    for: ['structure_images'],
    content: '![Bastu med lavar av asp och utsikt över sjön](/images/finns-inte-alls.jpg)',
  },
  { name: 'a date to come', page: 'bastu', for: ['trust_dates'], content: 'Uppdaterad den 3 mars 2031' },
  {
    name: 'headings that repeat',
    page: 'bastu',
    for: ['heading_coverage', 'heading_wording'],
    content: '## Bygga bastu\n\n## Bygga bastu\n\n## Bygga bastu\n\n## Bygga bastu',
  },
  {
    name: 'praise for itself',
    page: 'bastu',
    for: ['trust_experience'],
    content:
      'Vi är bäst. Vi är bäst i hela landet. Vi är alltid bäst. Alla säger att vi är bäst. Ingen är bättre än vi. Vi är bäst på allt.',
  },
  {
    name: 'markup that is no JSON',
    page: 'bastu',
    for: ['schema_coverage', 'schema_validity'],
    content: '{"@context":"https://schema.org","@type":"Article","headline":"Bastu"',
  },

  {
    name: 'a title in Latin letters',
    page: 'samovar',
    for: ['title_length', 'title_keyword'],
    content: 'Kak vybrat samovar: luchshie samovary nedorogo kupit',
  },
  {
    name: 'a description in English',
    page: 'samovar',
    for: ['meta_description_length'],
    content:
      'Learn how to choose the right samovar for your home: which size you need, which material lasts longest and how to remove limescale without harm.',
  },
  {
    name: 'a paragraph about loans',
    page: 'samovar',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Чтобы получить ипотеку, нужно подтвердить доход и накопить первоначальный взнос. Банк проверяет кредитную историю и оценивает квартиру. Ставка зависит от срока договора и от страховки. Досрочное погашение уменьшает переплату, если заёмщик вносит деньги в первые годы.',
  },
  {
    name: 'one sentence eight times',
    page: 'samovar',
    for: ['depth_length'],
    content: 'Самовар нужно выбирать внимательно и без спешки. '.repeat(8).trim(),
  },
  {
    name: 'answers that are the question',
    page: 'samovar',
    for: ['depth_questions'],
    content:
      '## Какой самовар лучше купить?\n\nКакой самовар лучше купить, зависит от того, какой самовар лучше купить.\n\n## Сколько стоит самовар?\n\nСколько стоит самовар, зависит от того, сколько стоит самовар в магазине.\n\n## Как чистить самовар?\n\nКак чистить самовар, зависит от того, как чистить самовар правильно.',
  },
  { name: 'an admin as author', page: 'samovar', for: ['trust_author'], content: 'Автор: администратор' },
  {
    name: 'a mailbox of a template',
    page: 'samovar',
    for: ['trust_contact'],
    content: 'Пишите нам: info@example.com, телефон 123-456-7890.',
  },
  {
    name: 'a link to itself',
    page: 'samovar',
    for: ['links_internal'],
    content: 'Подробнее читайте в нашей статье [как выбрать самовар](/blog/kak-vybrat-samovar/) и [здесь](#).',
  },
  {
    name: 'a body that is cut',
    page: 'samovar',
    for: ['readability_sentences', 'readability_ease'],
    replace: 'Накипь появляется',
    content: 'Хороший самовар. Хороший чай. Хороший дом.',
  },
  {
    name: 'white letters',
    page: 'samovar',
    for: ['keyword_density', 'keyword_spread'],
    content:
      '<span style="color:#fff">как выбрать самовар, как выбрать самовар для дачи, как выбрать самовар недорого</span>',
  },

  {
    name: 'a title with the keyword three times',
    page: 'zeytin',
    for: ['title_length', 'title_keyword'],
    content: 'Zeytinyağı seçimi | zeytinyağı seçimi | zeytinyağı seçimi',
  },
  {
    name: 'a description that promises everything',
    page: 'zeytin',
    for: ['meta_description_length'],
    content:
      'Tıklayın!!! Hemen tıklayın!!! Kaçırmayın!!! Şok fırsat!!! İnanılmaz indirim!!! Sadece bugün!!! Herkes burada!!! Siz de gelin!!! Hemen hemen hemen!!!',
  },
  {
    name: 'a paragraph about football',
    page: 'zeytin',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Takım sezonun ilk maçında deplasmanda iki gol attı ve üç puanla döndü. Teknik direktör ikinci yarıda orta sahayı değiştirdi. Kaleci son dakikada bir penaltı kurtardı. Taraftarlar stadyumda saatlerce tezahürat yaptı ve oyuncuları alkışladı.',
  },
  {
    name: 'a source that does not exist',
    page: 'zeytin',
    for: ['trust_sources', 'links_outbound'],
    content:
      '[Bir araştırmaya göre](https://{other}/no-such-study-anywhere/) zeytinyağı seçimi sağlığı yüzde 300 iyileştirir.',
  },
  {
    name: 'a placeholder',
    page: 'zeytin',
    for: ['trust_experience'],
    content: 'Biz [ürün adı] yağını [sayı] hafta boyunca denedik ve [sonuç] bulduk. Ölçtüğümüz değer [değer] oldu.',
  },
  { name: 'an H1 in capitals', page: 'zeytin', for: ['h1_keyword'], content: 'ZEYTİNYAĞI SEÇİMİ EN UCUZ BURADA !!!' },
  {
    name: 'words about the edit',
    page: 'zeytin',
    for: ['depth_specificity'],
    content: 'Metne daha fazla rakam ve ayrıntı eklendi. İçerik artık daha somut ve daha bilgilendirici.',
  },
  { name: 'an empty list', page: 'zeytin', for: ['structure_lists'], content: '-\n-\n-\n-\n-' },
  {
    name: 'the same answer',
    page: 'zeytin',
    for: ['depth_questions'],
    content:
      '## Zeytinyağı nerede saklanır?\n\nBu konuda en doğru bilgiyi uzmanlar verir ve herkes farklı düşünebilir.\n\n## Asit oranı nedir?\n\nBu konuda en doğru bilgiyi uzmanlar verir ve herkes farklı düşünebilir.\n\n## Hasat ne zaman yapılır?\n\nBu konuda en doğru bilgiyi uzmanlar verir ve herkes farklı düşünebilir.',
  },
  {
    name: 'an alternative text of nothing',
    page: 'zeytin',
    for: ['structure_images'],
    replace: 'sise.jpg',
    content: '![resim](/images/sise.jpg)',
  },

  {
    name: 'a title of the brand alone',
    page: 'gutters',
    for: ['title_length', 'title_specificity'],
    content: 'Home - Welcome to our website - Best quality services',
  },
  {
    name: 'a description about cookies',
    page: 'gutters',
    for: ['meta_description_length'],
    content:
      'We use cookies to give you the best experience on our website. If you continue to use this site we will assume that you are happy with our policy.',
  },
  {
    name: 'a paragraph about a film',
    page: 'gutters',
    for: ['depth_length', 'depth_coverage'],
    content:
      'The director shot the second act in a single take, with a camera that follows the singer through the theatre. Critics praised the score, and the lead actress won a prize in Venice. The studio plans a sequel with the same cast and a larger budget.',
  },
  {
    name: 'a recipe in the steps',
    page: 'gutters',
    for: ['structure_lists'],
    content:
      '1. Preheat the oven to 180 degrees.\n2. Whisk the eggs with the sugar until pale.\n3. Fold in the flour and the melted butter.\n4. Bake for 25 minutes and let it cool.',
  },
  {
    name: 'an evasive answer',
    page: 'gutters',
    for: ['depth_questions'],
    content:
      '## How often should gutters be cleaned?\n\nIt depends on many different factors, so please contact us for more information.\n\n## What does gutter cleaning cost?\n\nIt depends on many different factors, so please contact us for more details.\n\n## Who cleans gutters?\n\nIt depends on many different factors, so please contact us for more help.',
  },
  {
    name: 'a quotation of nobody',
    page: 'gutters',
    for: ['trust_experience'],
    content: '"Great!" "Amazing!" "Wonderful!" "Five stars!" "The best!" "Super!"',
  },
  {
    name: 'a source on a social network',
    page: 'gutters',
    for: ['trust_sources', 'links_outbound'],
    content:
      'According to [a post](https://www.facebook.com/gutters/posts/1), gutters that are cleaned twice a year last for a century.',
  },
  { name: 'a byline of the subject', page: 'gutters', for: ['trust_author'], content: 'By Gutter Cleaning' },
  {
    name: 'markup of a recipe',
    page: 'gutters',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Recipe","name":"Apple cake","image":"https://{own}/images/downpipe.jpg","recipeIngredient":["apples","flour"],"recipeInstructions":"Bake."}',
  },
  {
    name: 'the keyword in every sentence',
    page: 'gutters',
    for: ['keyword_density', 'keyword_spread'],
    content:
      'Gutter cleaning is gutter cleaning. Good gutter cleaning needs gutter cleaning tools for gutter cleaning. Choose gutter cleaning when gutter cleaning is needed, because gutter cleaning helps gutter cleaning and gutter cleaning saves gutter cleaning.',
  },
];
