import type { PageKind } from './page-kinds.ts';
import { foldName, namesIn } from './page-names.ts';

/**
 * Sites' names for folders with many pages of one kind, in addresses. A folder says less than the page's own markup.
 */
const lists: Readonly<Partial<Record<PageKind, string>>> = {
  article: `
blog|blogs|article|articles|post|posts|guide|guides|magazine|magazin|stories|story|insights|journal|essays|ratgeber|beitrag|beitraege|wissen|advice|how to|tutorials|tips
articulos|articulo|guias|consejos|articoli|articolo|guide|artigos|artigo|dicas|artikel|artikelen|artiklar|artikler|artikkelit|poradnik|artykuly|artykul|clanky|clanek|clanok|clanci|cikkek|cikk|blogg|articole|articol|makale|makaleler|yazi|artiklid|raksti|straipsniai|artikel|bai viet|stati|statya|statji|blog
статьи|статья|блог|статті|статии|чланци|άρθρα|مقالات|مقال|בלוג|מאמרים|लेख|문화|칼럼|文章|博客|コラム|ブログ|บทความ`,
  news: `
news|newsroom|press|press releases|breaking|world|politics|sport|sports|nation|local news|nachrichten|aktuelles|aktuell|politik|panorama|presse|pressemitteilungen|meldungen|actualites|actualite|actu|infos|noticias|noticia|actualidad|prensa|notizie|news|cronaca|attualita|politica|noticias|noticia|nieuws|nyheter|nyhet|nyheder|uutiset|frettir|aktualnosci|wiadomosci|wydarzenia|zpravy|aktuality|spravy|novice|vijesti|hirek|hir|stiri|stire|noticies|haber|haberler|gundem|uudised|zinas|naujienos|berita|tin tuc|novosti|novini|vesti|nea|eidiseis|akhbar
новости|новини|вести|актуально|νέα|ειδήσεις|أخبار|اخبار|خبر|خبریں|חדשות|समाचार|খবর|செய்திகள்|వార్తలు|სიახლეები|ახალი ამბები|նորություններ|뉴스|新闻|新聞|要闻|ニュース|お知らせ|ข่าว|ຂ່າວ|ព័ត៌មាន|သတင်း`,
  recipe: `
recipe|recipes|rezept|rezepte|recette|recettes|receta|recetas|ricetta|ricette|receita|receitas|recept|recepten|opskrift|opskrifter|oppskrift|oppskrifter|resepti|reseptit|uppskriftir|przepis|przepisy|recepty|recepti|receptek|reteta|retete|recepta|receptes|tarif|tarifler|yemek tarifleri|retsept|retseptid|receptai|receptas|resep|cong thuc|recepty|retsepty|syntages|syntagi
рецепт|рецепты|рецепти|συνταγή|συνταγές|وصفات|وصفة|دستور پخت|מתכון|מתכונים|रेसिपी|রেসিপি|레시피|食谱|食譜|菜谱|レシピ|สูตรอาหาร`,
  product: `
product|products|p|item|items|dp|shop|store|produkt|produkte|artikel detail|produit|produits|boutique|producto|productos|tienda|prodotto|prodotti|negozio|produto|produtos|loja|product detail|winkel|producten|produkter|butik|tuote|tuotteet|kauppa|produkty|sklep|produkt|obchod|vyrobek|izdelek|izdelki|trgovina|proizvod|proizvodi|termek|termekek|bolt|produs|produse|magazin|producte|productes|botiga|urun|urunler|toode|tooted|pood|produkts|produkti|preke|prekes|produk|toko|san pham|tovar|tovary|tovari|proionta|proion
товар|товары|товари|продукт|продукты|магазин|продукти|προϊόν|προϊόντα|منتج|منتجات|محصول|محصولات|מוצר|מוצרים|उत्पाद|제품|상품|产品|產品|商品|製品|สินค้า`,
  category: `
category|categories|collection|collections|tag|tags|topic|topics|archive|archives|catalog|catalogue|department|departments|c|list|lists|kategorie|kategorien|thema|themen|schlagwort|sortiment|archiv|categorie|categories|rubrique|etiquette|mot cle|categoria|categorias|etiqueta|coleccion|catalogo|categorie|collezione|collezioni|colecao|categorieen|kategori|kategorier|emne|kategoria|kategoriat|avainsana|flokkur|kategorie|stitek|kategorija|kategorije|oznaka|kategoriak|cimke|eticheta|categoria|etiketa|kategoriler|etiket|kategooria|silt|kategorijas|kategorijos|zyma|kategori|chuyen muc|kategoriya|rubrika|teg|katigoria
категория|категории|рубрика|тег|категорія|категорії|ознака|κατηγορία|κατηγορίες|تصنيف|قسم|وسم|دسته|קטגוריה|श्रेणी|카테고리|分类|分類|标签|カテゴリー|カテゴリ|タグ|หมวดหมู่`,
  local_service: `
price|price list|fees|rates|menu of services|our treatments|therapies|our work|preisliste|unsere leistungen|unsere behandlungen|therapien|honorar|soins|nos soins|grille tarifaire|nos tarifs|listino|listino prezzi|i servizi|trattamenti e prezzi|tarifa|tarifas|nuestras tarifas|lista de precios|tabela de precos|os nossos servicos|nossos servicos|prijzen|prijslijst|onze diensten|behandelingen|vara tjanster|prislista|prisliste|vores ydelser|ydelser|vare tjenester|hinnasto|palvelumme|nasze uslugi|uslugi|oferta i cennik|cennik|zabiegi|nase sluzby|cenik zakroku|sluzby|arlista|szolgaltatasaink|serviciile noastre|lista de preturi|hizmetler|fiyat listesi|dich vu|bang gia|
service|services|our services|what we do|pricing|prices|practice areas|treatments|locations|location|areas we serve|service areas|leistungen|leistung|dienstleistungen|angebot|angebote|preise|behandlungen|behandlung|standorte|prestations|nos services|tarifs|savoir faire|servicios|nuestros servicios|precios|tratamientos|servizi|i nostri servizi|prezzi|trattamenti|servicos|precos|diensten|tarieven|behandelingen|tjanster|priser|behandlingar|ydelser|behandlinger|tjenester|palvelut|hinnasto|thjonusta|uslugi|oferta|cennik|sluzby|cenik|sluzby|storitve|usluge|cjenik|szolgaltatasok|szolgaltatas|arak|servicii|preturi|serveis|preus|hizmetler|hizmetlerimiz|fiyatlar|teenused|hinnakiri|pakalpojumi|cenas|paslaugos|kainos|layanan|harga|dich vu|bang gia|uslugi|ceny|tseny|poslugy|tsini|ypiresies|times
услуги|цены|прайс|послуги|ціни|цени|услуге|υπηρεσίες|τιμές|خدمات|خدماتنا|الأسعار|سروس|שירותים|מחירים|सेवाएं|সেবা|சேவைகள்|სერვისები|ծառայություններ|서비스|진료안내|服务|服務|业务|サービス|事業内容|料金|診療案内|บริการ`,
  reference: `
api|api docs|api reference|developer|developers|doc|docs|documentation|handbook|kb|knowledge base|man|manual|manuals|reference|wiki|encyclopedia|glossary|specification|spec|rfc|help|lexikon|glossar|handbuch|dokumentation|hilfe|enzyklopaedie|doc|documentation|aide|glossaire|documentacion|ayuda|glosario|documentazione|guida|glossario|documentacao|ajuda|documentatie|handleiding|dokumentation|dokumentasjon|dokumentaatio|dokumentacja|dokumentace|dokumentacia|dokumentacija|dokumentacio|documentatie|belgeler|dokumentasi|tai lieu|dokumentatsiya
документация|справка|документація|документация|τεκμηρίωση|وثائق|مستندات|תיעוד|दस्तावेज़|문서|문헌|文档|手册|文件|ドキュメント|マニュアル|เอกสาร`,
  forum: `
forum|forums|board|boards|thread|threads|comments|discussion|discussions|community|question|questions|q|ask|showthread|viewtopic|t|faq|frage|fragen|foro|foros|hilo|pregunta|preguntas|forumi|fil|sujet|sujets|discussioni|domanda|domande|fragen und antworten|pytania|forumas|foorum|tema|temy
форум|форумы|вопрос|вопросы|тема|питання|φόρουμ|منتدى|منتديات|سؤال|انجمن|פורום|포럼|질문|论坛|問答|問題|掲示板|質問`,
  event: `
event|events|seminar|seminars|workshop|workshops|webinar|webinars|calendar|veranstaltung|veranstaltungen|termine|termin|evenement|evenements|agenda|evento|eventos|eventi|calendario|evenementen|evenemang|kalender|arrangement|arrangementer|tapahtumat|tapahtuma|vidburdir|wydarzenia|wydarzenie|udalosti|akce|podujatia|dogodki|dogodek|dogadanja|dogadaji|esemenyek|rendezvenyek|evenimente|eveniment|esdeveniments|etkinlik|etkinlikler|sundmused|pasakumi|renginiai|acara|su kien|meropriyatiya|sobytiya|afisha|podii|ekdiloseis
мероприятия|события|афиша|події|заходи|събития|догађаји|εκδηλώσεις|فعاليات|رویدادها|אירועים|कार्यक्रम|행사|이벤트|活动|活動|イベント|กิจกรรม`,
  job: `
job|jobs|career|careers|vacancy|vacancies|join us|work with us|open positions|positions|stellenangebot|stellenangebote|karriere|stellen|jobs und karriere|ausbildung|emploi|emplois|offres d emploi|recrutement|carriere|carrieres|empleo|empleos|trabaja con nosotros|vacantes|lavora con noi|offerte di lavoro|carriere|vagas|carreiras|trabalhe conosco|emprego|vacature|vacatures|werken bij|jobb|lediga jobb|karriar|karriere|ledige stillinger|ledige stillingar|job og karriere|tyopaikat|avoimet tyopaikat|ura|atvinna|storf|praca|kariera|oferty pracy|prace|volna mista|praca|zaposlitev|posao|karijera|allas|allasok|karrier|cariere|locuri de munca|feina|kariyer|is ilanlari|tookohad|karjaar|vakances|karjera|darbo skelbimai|lowongan|karir|tuyen dung|viec lam|vakansii|vakansiya|rabota|vakansiyi|kariera
вакансии|вакансия|работа|карьера|вакансії|кариера|каријера|θέσεις εργασίας|καριέρα|وظائف|فرص عمل|استخدام|משרות|דרושים|नौकरी|채용|인재채용|招聘|加入我们|人才招聘|採用|採用情報|求人|ร่วมงานกับเรา`,
  utility: `
admin|admin panel|administration|administrator|pannello admin|adminbereich|dashboard|account|accounts|myaccount|users|sign on|registration|create account|create an account|forgot password|forgotpassword|reset password|lost password|password recovery|customer login|member login|please login or register|newsletter subscription|newsletter|subscribe|search results|your cart|shopping cart|page not found|passwort vergessen|konto|kundenkonto|mot de passe oublie|recuperar contrasena|esqueceu a senha|recuperacao de senha|recupera password|log in|login|logout|signin|sign in|signup|sign up|my account|password reset|register|unsubscribe|basket|cart|checkout|wishlist|404|genindex|modindex|py modindex|search|sitemap|site map|thank you|thanks|warenkorb|kasse|anmelden|anmeldung|registrieren|suche|merkzettel|danke|panier|connexion|recherche|mon compte|merci|plan du site|carrito|buscar|busqueda|iniciar sesion|gracias|mapa del sitio|carrello|cerca|accedi|grazie|carrinho|busca|pesquisa|entrar|obrigado|winkelwagen|zoeken|inloggen|bedankt|varukorg|sok|logga in|kurv|soeg|log ind|handlekurv|logg inn|ostoskori|haku|kirjaudu|koszyk|szukaj|logowanie|kosik|hledat|vyhledavani|prihlaseni|kosarica|kosar|kereses|bejelentkezes|cos|cauta|autentificare|sepet|arama|giris|ostukorv|otsing|grozs|meklet|krepselis|paieska|keranjang|cari|gio hang|tim kiem|korzina|poisk|koshik|kalathi|anazitisi
корзина|поиск|вход|регистрация|кошик|пошук|кошница|търсене|корпа|претрага|καλάθι|αναζήτηση|سلة|بحث|تسجيل الدخول|سبد خرید|جستجو|חיפוש|עגלה|खोज|장바구니|검색|로그인|购物车|搜索|登录|購物車|搜尋|カート|検索|ログイン|ตะกร้า|ค้นหา`,
};

export const folderNames: ReadonlyMap<PageKind, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([kind, list]) => [kind as PageKind, namesIn(list)]),
);

/** Sites' names for their page of questions with answers. */
export const faqNames: ReadonlySet<string> = namesIn(`
faq|faqs|frequently asked questions|häufige fragen|haeufige fragen|häufig gestellte fragen|fragen und antworten|foire aux questions|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen
vanliga frågor|ofte stillede spørgsmål|ofte stilte spørsmål|usein kysyttyä|usein kysytyt kysymykset|najczęściej zadawane pytania|częste pytania|časté dotazy|časté otázky|gyakori kérdések|gyakran ismételt kérdések|întrebări frecvente
pogosta vprašanja|česta pitanja|sıkça sorulan sorular|sık sorulan sorular|preguntes freqüents|часто задаваемые вопросы|частые вопросы|вопросы и ответы|поширені запитання|часто задавани въпроси|συχνές ερωτήσεις
الأسئلة الشائعة|سوالات متداول|שאלות נפוצות|שאלות ותשובות|자주 묻는 질문|常见问题|常見問題|よくある質問|よくあるご質問|คำถามที่พบบ่อย|câu hỏi thường gặp|pertanyaan umum`);

const serviceNames = folderNames.get('local_service');

/** First words of addresses that name one of the services: `/leistungen-kartierungen.html`. */
const serviceWords: ReadonlySet<string> = namesIn(`
services|leistungen|leistung|prestations|servicios|servizi|servicos|diensten|tjanster|ydelser|tjenester|palvelut|uslugi|sluzby|storitve|usluge|szolgaltatasok|servicii|serveis|hizmetler|услуги|послуги`);

/** Whether a name in an address has such a word in front of others. */
export const beginsWithService = (name: string): boolean => {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && serviceWords.has(first);
};

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 40;

/** Whether businesses call a page of their services or prices so. */
export const isServiceName = (text: string): boolean =>
  text.length <= NAME_CHARACTERS_MAX && serviceNames?.has(foldName(text)) === true;
