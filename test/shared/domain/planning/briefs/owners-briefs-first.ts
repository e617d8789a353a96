import type { BriefCase } from './brief-case.ts';

/** Written with their checklists before any of them was run. */
export const ownersBriefsFirst: readonly BriefCase[] = [
  {
    title: 'a driving school with a table of classes',
    brief: `Guten Tag,

die Fahrschule Kurvenreich sucht jemanden für die neue Homepage. Wir sind zu viert (drei Fahrlehrer, eine Fahrlehrerin) und haben zwei Filialen in Kassel, am Königstor und in der Wilhelmshöher Allee 212.

Was wir ausbilden:

| Klasse | ab | Grundbetrag |
|---|---|---|
| Autoführerschein Klasse B | 17 | 390 € |
| Motorradführerschein Klasse A | 18 | 390 € |
| Anhängerführerschein BE | 17 | 150 € |
| Auffrischungskurse | – | 60 € / Stunde |

Lkw und Bus machen wir nicht, dafür schicken wir die Leute zu Fahrschule Brandau. Theorie ist Dienstag und Donnerstag 18:30 bis 20 Uhr.

Auf jeden Fall brauchen wir die Preise, eine Online-Anmeldung und eine Seite, welche Unterlagen man für den Führerscheinantrag braucht. Unsere Schüler sind meistens zwischen 17 und 22, dazu kommen Wiedereinsteiger.

Mit freundlichen Grüßen
Sabine Holtorf
Fahrschule Kurvenreich GmbH, Tel. 0561 773 20`,
    name: 'Fahrschule Kurvenreich',
    language: 'de',
    country: 'DE',
    city: 'Kassel',
    kind: 'school|local-service',
    offerings: [
      'autofuehrerschein-klasse-b|autofuehrerschein',
      'motorradfuehrerschein-klasse-a|motorradfuehrerschein',
      'anhaengerfuehrerschein-be|anhaengerfuehrerschein',
      'auffrischungskurse',
    ],
    others: [
      'preise',
      'anmeldung|online-anmeldung',
      'welche-unterlagen-man-fuer-den-fuehrerscheinantrag-braucht|unterlagen-fuer-den-fuehrerscheinantrag',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /lkw|\bbus\b|brandau|holtorf|dienstag|klasse$|grundbetrag/iu,
    keywords: { auffrischungskurse: 'auffrischungskurse kassel|auffrischungskurse' },
    audience: /17 und 22|Wiedereinsteiger/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'two market gardeners write as they talk',
    brief: `Alors voilà, on est deux, Maud et Corentin, installés depuis 2019 à Plouay sur un hectare et demi de légumes en bio. La ferme s'appelle Les Sillons de Maud (oui, Corentin n'a pas eu son mot à dire). On fait des paniers de légumes à la semaine, on vend à la ferme le vendredi de 16h à 19h et sur le marché de Lorient le samedi. Depuis l'an dernier on a aussi un petit atelier de transformation : soupes, coulis, pesto d'ail des ours. Pas de viande, pas d'œufs, et on n'envoie rien par la poste.

Le panier c'est 12 € le petit, 19 € le grand, engagement de trois mois.

Ce qu'on aimerait sur le site : comment s'abonner aux paniers, où on nous trouve, une page sur les visites pour les écoles (gratuites), et quelque chose sur ce qu'est l'agriculture sur sol vivant parce que tout le monde nous pose la question. Surtout pas un truc d'agence avec des photos achetées. Nos clients c'est des familles du coin, et trois restos de Lorient.

06 41 22 87 90, lessillonsdemaud@posteo.net`,
    name: 'Les Sillons de Maud',
    language: 'fr',
    country: 'FR',
    city: 'Plouay',
    kind: 'activities|shop|any|farm|local-service',
    offerings: [
      'paniers-de-legumes|paniers-de-legumes-a-la-semaine',
      'soupes',
      'coulis',
      'pesto-dail-des-ours',
      'vente-a-la-ferme|paniers-de-legumes|paniers-de-legumes-a-la-semaine',
    ],
    others: [
      'comment-sabonner-aux-paniers',
      'visites-pour-les-ecoles|visites',
      'agriculture-sur-sol-vivant|ce-quest-lagriculture-sur-sol-vivant',
      'tarifs|prix',
      'a-propos',
      'contact',
    ],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /viande|œufs|oeufs|poste|agence|photos|livraison|corentin/iu,
    keywords: {},
    audience: /familles/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a copied About page of a bakery and two lines of wishes',
    brief: `Who we are

Family owned
Larch Street Bread is 100% owned by the sisters Nell and Joanna Varga. Joanna is five years older and quit a museum job to start a way more complicated business with her sister. Nell studied mathematics and built a wood-fired oven with their dad; two thousand loaves later she had the recipe.

What we bake
Naturally leavened sourdough, rye bread, cinnamon rolls and croissants. Everything is mixed, shaped and baked at our shop on Larch Street in Duluth, Minnesota. We do not make wedding cakes and we do not do gluten free (too much flour in the air).

Wholesale
Eleven cafes and two grocery stores carry our bread. Minimum order is $60.

---
(That was the old about text.) For the new site please also: a page about how to keep sourdough fresh, a wholesale page with an order form, our hours. No blog, we never write. Main competition is Superior Crumb.`,
    name: 'Larch Street Bread',
    language: 'en',
    country: 'US',
    city: 'Duluth',
    kind: 'restaurant|shop',
    offerings: ['naturally-leavened-sourdough|sourdough', 'rye-bread', 'cinnamon-rolls', 'croissants'],
    others: ['how-to-keep-sourdough-fresh', 'wholesale', 'larch-street-bread-vs-superior-crumb', 'about-us', 'contact'],
    legal: ['privacy-policy'],
    never: /wedding|gluten|blog|news|family owned|who we are|museum/iu,
    keywords: { 'rye-bread': 'rye bread duluth|rye bread' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'rivals'],
  },
  {
    title: 'a veterinary clinic in a paragraph of services',
    brief: `Centro Veterinario Dos Patas está en Getxo (Bizkaia) desde 2004. Empezamos atendiendo animales de granja y hoy nos dedicamos sobre todo a perros, gatos y animales exóticos. Los servicios que ofrece la clínica son, entre otros: vacunaciones, desparasitaciones, limpiezas bucales, análisis, cirugía y ecografías. Además contamos con hospitalización y con peluquería canina. No tenemos urgencias 24 horas; por la noche derivamos al hospital de Bilbao. La consulta general cuesta 35 €, la vacuna de la rabia 28 €.

Queremos que la gente pueda pedir cita por la web, conocer al equipo (somos 6) y leer opiniones. También nos haría ilusión una página sobre cómo preparar a un gato para ir al veterinario. Nada de tienda online.

Atendemos a gente de Getxo, Leioa y Sopela. Tel. 94 430 11 87.`,
    name: 'Centro Veterinario Dos Patas',
    language: 'es',
    country: 'ES',
    city: 'Getxo',
    kind: 'practice',
    offerings: [
      'vacunaciones',
      'desparasitaciones',
      'limpiezas-bucales',
      'analisis',
      'cirugia',
      'ecografias',
      'hospitalizacion',
      'peluqueria-canina',
    ],
    others: [
      'pedir-cita|cita-previa|reservar-cita',
      'equipo',
      'opiniones',
      'como-preparar-a-un-gato-para-ir-al-veterinario',
      'precios',
      'sobre-nosotros',
      'contacto',
    ],
    legal: ['politica-de-privacidad', 'politica-de-cookies', 'aviso-legal'],
    never: /urgencias|tienda|hospital de|granja|entre otros/iu,
    keywords: { 'peluqueria-canina': 'peluquería canina getxo|peluquería canina' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a family lawyer explains how the firm thinks',
    brief: `Lo Studio Legale Ferrante nasce a Parma nel 1998 per volontà dell'avvocato Paola Ferrante; oggi vi lavorano quattro professionisti. La conflittualità fine a se stessa, in molti casi di separazione, fa male ai figli: per questo preferiamo l'accordo alla causa, quando è possibile.

Aree di attività
• separazioni e divorzi
• affidamento dei figli
• successioni ed eredità
• amministrazione di sostegno

Lo studio non si occupa di diritto penale né di infortunistica. Riceviamo solo su appuntamento, in borgo Antini 9, e anche a Reggio Emilia il giovedì. Il primo colloquio costa 80 euro.

Sul sito vorremmo presentare i professionisti, permettere di prenotare un colloquio e pubblicare due approfondimenti: quanto dura un divorzio consensuale e come si rinuncia all'eredità. Chi ci cerca di solito confronta noi con lo Studio Galli & Partners.
segreteria@studioferrante.it`,
    name: 'Studio Legale Ferrante',
    language: 'it',
    country: 'IT',
    city: 'Parma',
    kind: 'advisers',
    offerings: [
      'separazioni-e-divorzi',
      'affidamento-dei-figli',
      'successioni-ed-eredita',
      'amministrazione-di-sostegno',
    ],
    others: [
      'quanto-dura-un-divorzio-consensuale',
      'come-si-rinuncia-alleredita',
      'team|professionisti|il-team',
      'prenota-un-appuntamento|appuntamenti|prenotazione|prenota-appuntamento|prenota-un-colloquio',
      'chi-siamo',
      'contatti',
      'studio-legale-ferrante-e-studio-galli-partners-a-confronto|studio-legale-ferrante-vs-studio-galli-partners|studio-legale-ferrante-o-studio-galli-partners',
    ],
    legal: ['informativa-sulla-privacy|privacy-policy|privacy', 'cookie-policy'],
    never: /penale|infortunistica|antini|conflittualità/iu,
    keywords: { 'successioni-ed-eredita': 'successioni ed eredità parma|successioni ed eredità' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'rivals'],
  },
  {
    title: 'a gym typed on a phone',
    brief: `hej robimy nową stronę dla siłowni Żelazna Forma w Rzeszowie ul. Hetmańska 40

oferta:
- treningi personalne
- treningi medyczne
- zajęcia grupowe (crossfit, joga, zdrowy kręgosłup)
- dietetyk
- masaż sportowy

karnet open 149 zł miesięcznie, wejście jednorazowe 30 zł
NIE prowadzimy sauny ani solarium, ludzie ciągle pytają
klienci to głównie osoby po 30 które siedzą przy biurku
konkurencja: Fit4You, CityFit
na stronie ma być grafik zajęć, cennik, trenerzy, zapisy online, no i strona jak zacząć ćwiczyć po 40
kontakt@zelaznaforma.pl`,
    name: 'Żelazna Forma|Siłownia Żelazna Forma',
    language: 'pl',
    country: 'PL',
    city: 'Rzeszów',
    kind: 'activities|local-service|school|any',
    offerings: ['treningi-personalne', 'treningi-medyczne', 'zajecia-grupowe', 'dietetyk', 'masaz-sportowy'],
    others: [
      'cennik',
      'zespol|trenerzy',
      'jak-zaczac-cwiczyc-po-40',
      'grafik-zajec',
      'zapisy|zapisy-online|rezerwacja',
      'o-nas',
      'kontakt',
      'zelazna-forma-a-fit4you|zelazna-forma-czy-fit4you|zelazna-forma-i-fit4you-porownanie',
      'zelazna-forma-a-cityfit|zelazna-forma-czy-cityfit|zelazna-forma-i-cityfit-porownanie',
    ],
    legal: ['polityka-prywatnosci'],
    never: /saun|solari|biurk|hetma/iu,
    keywords: { 'masaz-sportowy': 'masaż sportowy rzeszów|masaż sportowy' },
    audience: /osoby po 30|biurku/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'rivals'],
  },
  {
    title: 'a hostel and hotel in an old prison',
    brief: `Hej!

Vi driver Gamla Kronohäktet, ett hotell och vandrarhem i Karlskrona. Huset är byggnadsminne och var fängelse till 1948, så cellerna är små men mysiga.

Vi har:
* 14 enkelrum
* 9 dubbelrum
* två familjerum
* sovsal med 12 bäddar

Frukosten ingår i hotellrummen och kostar annars 95 kr. På sommaren hyr vi ut cyklar och kajaker. Vi har ingen restaurang på kvällarna och tar inte emot husdjur.

På sidan vill vi ha rummen med priser, en sida om husets historia, en sida om hur man tar sig hit med tåg och färja, och en bokningsknapp. Våra gäster är mest cyklister, barnfamiljer och polska bilburna som väntar på färjan – så sidan borde finnas på svenska, engelska och polska.

Hälsningar
Berit och Lasse
0455-30 11 70`,
    name: 'Gamla Kronohäktet',
    language: 'sv',
    country: 'SE',
    city: 'Karlskrona',
    kind: 'lodging',
    offerings: [
      'enkelrum|14-enkelrum',
      'dubbelrum|9-dubbelrum',
      'familjerum|tva-familjerum',
      'sovsal|sovsal-med-12-baddar',
      'cyklar|uthyrning-av-cyklar|hyra-cyklar',
      'kajaker|uthyrning-av-kajaker',
    ],
    others: [
      'rum|vara-rum',
      'husets-historia',
      'hur-man-tar-sig-hit-med-tag-och-farja|hitta-hit',
      'priser',
      'bokning|boka|boka-rum|reservation',
      'om-oss',
      'kontakt',
    ],
    legal: ['integritetspolicy'],
    never: /restaurang|husdjur|fängelse$|celler/iu,
    keywords: { dubbelrum: 'dubbelrum karlskrona|dubbelrum' },
    audience: /cyklister|barnfamiljer/iu,
    asks: ['languages'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'an inn with hot springs in Nagano',
    brief: `お世話になっております。長野県の渋温泉で旅館「山ぶきの宿」を営んでおります、女将の小林と申します。客室は全8室、家族だけで切り盛りしている小さな宿です。

当館の特徴:
・源泉かけ流しの貸切露天風呂
・信州牛の会席料理
・雪見の離れ
・日帰り入浴

1泊2食付きで18,700円からです。ペットの同伴はお断りしており、宴会もお受けしていません。
ホームページには、ご予約方法、アクセス、周辺の観光のページを載せたいです。スノーモンキーを見に来られる海外のお客様が多いです。
電話 0269-33-0000`,
    name: '山ぶきの宿',
    language: 'ja',
    country: 'JP',
    city: '渋温泉|長野|null',
    kind: 'lodging|any',
    offerings: ['源泉かけ流しの貸切露天風呂', '信州牛の会席料理', '雪見の離れ', '日帰り入浴'],
    others: [],
    legal: [],
    never: /ペット|宴会|[a-z]{4}/iu,
    keywords: { 日帰り入浴: '日帰り入浴 長野|日帰り入浴' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices'],
  },
];
