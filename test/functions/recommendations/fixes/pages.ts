/** Pages in six languages that lack most of what recommendations ask for. */

export interface FixedPage {
  readonly language: string;
  readonly keyword: string;
  readonly path: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly h1: string;
  readonly markdown: string;
}

export type PageName = 'en' | 'de' | 'fr' | 'es' | 'pl' | 'ja' | 'desk' | 'steuer' | 'assurance' | 'moka';

export const pages: Readonly<Record<PageName, FixedPage>> = {
  en: {
    language: 'en',
    keyword: 'winter tyres',
    path: '/blog/winter-tyres/',
    title: 'Tyres',
    metaDescription: 'Tyres for you.',
    h1: 'Tyres',
    markdown: `# Tyres

Winter tyres keep a car on the road when the temperature falls below seven degrees. Their rubber stays soft in the cold, and their tread grips wet snow.

## Change them in time

Many drivers change their tyres when the first snow falls. That is late, because every workshop is full on that day. A set that is changed in October lasts as long as one that is changed in December, and the appointment is easier to get.

## Store the other set

Summer wheels belong in a dry and dark place. Lay them flat when they are on rims, and stand them upright when they are not. Mark on every wheel where it was mounted, so that it returns to the right place in spring.

![](/images/set.jpg)

## Check the tread

The law asks for a certain depth of the tread, and safety asks for more. A coin shows quickly whether the tread is still deep enough. Worn winter tyres slide on wet roads and need a much longer way to stop.
`,
  },
  de: {
    language: 'de',
    keyword: 'Wärmepumpe',
    path: '/blog/waermepumpe/',
    title: 'Heizung',
    metaDescription: 'Alles zur Heizung.',
    h1: 'Heizung',
    markdown: `# Heizung

Eine Wärmepumpe holt die Wärme aus der Luft oder aus dem Boden und heizt damit das Haus. Sie braucht dafür Strom, aber viel weniger, als sie an Wärme liefert.

## Das Haus vorbereiten

Vor dem Einbau lohnt sich ein Blick auf die Heizkörper und die Fenster. Je niedriger die Temperatur im Heizkreis sein darf, desto sparsamer arbeitet die Anlage. Ein Fachbetrieb rechnet aus, welche Leistung das Gebäude im Winter wirklich braucht.

## Den Standort wählen

Das Gerät steht meistens im Garten oder an der Wand. Der Abstand zum Nachbarn ist wichtig, weil der Ventilator Geräusche macht. Ein fester Sockel verhindert, dass sich Schwingungen auf das Haus übertragen.

![](/images/geraet.jpg)

## Den Betrieb beobachten

Im ersten Winter zeigt der Zähler, ob die Einstellungen stimmen. Wer die Heizkurve langsam senkt, findet den Punkt, an dem es im Haus noch warm genug ist. Kleine Schritte sind dabei besser als große.
`,
  },
  fr: {
    language: 'fr',
    keyword: 'pain au levain',
    path: '/blog/pain-au-levain/',
    title: 'Pain',
    metaDescription: 'Du pain.',
    h1: 'Pain',
    markdown: `# Pain

Le pain au levain se fait avec de la farine, de l'eau, du sel et un levain actif. La pâte lève lentement, et c'est cette lenteur qui donne son goût au pain.

## Nourrir le levain

Le levain vit au réfrigérateur et demande à manger une fois par semaine. La veille de la cuisson, il faut le sortir et le nourrir avec de la farine et de l'eau tiède. Il est prêt quand il a doublé de volume.

## Pétrir et attendre

La pâte se pétrit peu, mais elle se replie plusieurs fois pendant la première levée. Chaque pli lui donne de la force. Ensuite elle repose toute la nuit au frais, dans un panier fariné.

![](/images/panier.jpg)

## Cuire à chaud

Le four doit être très chaud quand la pâte entre. Une cocotte en fonte garde la vapeur et donne une croûte épaisse. Le pain refroidit ensuite sur une grille avant d'être coupé.
`,
  },
  es: {
    language: 'es',
    keyword: 'aceite de oliva',
    path: '/blog/aceite-de-oliva/',
    title: 'Aceite',
    metaDescription: 'Aceite para usted.',
    h1: 'Aceite',
    markdown: `# Aceite

El aceite de oliva virgen extra sale de la primera presión de la aceituna, sin calor y sin productos químicos. Su sabor depende de la variedad y del día de la cosecha.

## Elegir una botella

Una botella oscura protege el aceite de la luz, que lo estropea en pocas semanas. La etiqueta dice de dónde viene la aceituna y cuándo se recogió. Un buen productor no esconde esa fecha.

## Guardar el aceite

El aceite se guarda lejos del fuego y de la ventana. La botella se cierra siempre después de usarla, porque el aire también lo oxida. En la nevera se vuelve turbio, pero no pierde calidad.

![](/images/botella.jpg)

## Usarlo en la cocina

El aceite sirve para freír, para asar y para aliñar. Con el calor pierde parte de su aroma, así que conviene guardar el mejor para las ensaladas. Unas gotas al final cambian cualquier plato.
`,
  },
  pl: {
    language: 'pl',
    keyword: 'rower miejski',
    path: '/blog/rower-miejski/',
    title: 'Rower',
    metaDescription: 'Rower dla ciebie.',
    h1: 'Rower',
    markdown: `# Rower

Rower miejski ma wygodną pozycję, błotniki i bagażnik, dlatego nadaje się do codziennej jazdy do pracy. Nie jest szybki, ale jedzie się na nim spokojnie i bez wysiłku.

## Wybór ramy

Rama musi pasować do wzrostu, bo zbyt duża męczy plecy, a zbyt mała kolana. W sklepie warto usiąść na siodełku i sprawdzić, czy obie stopy dotykają ziemi. Niska rama ułatwia wsiadanie w długim płaszczu.

## Światła i hamulce

Lampy zasilane prądnicą świecą zawsze i nie potrzebują baterii. Hamulce trzeba sprawdzać przed zimą, ponieważ woda i sól szybko je niszczą. Dobry serwis zrobi to od ręki.

![](/images/rama.jpg)

## Przechowywanie zimą

Jeśli rower stoi zimą w piwnicy, opony powinny być dobrze napompowane. Łańcuch trzeba wyczyścić i naoliwić, zanim przyjdzie wiosna. Wilgoć jest dla niego gorsza niż mróz.
`,
  },
  ja: {
    language: 'ja',
    keyword: '抹茶',
    path: '/blog/matcha/',
    title: 'お茶',
    metaDescription: 'お茶です。',
    h1: 'お茶',
    markdown: `# お茶

抹茶は、日光をさえぎって育てた茶葉を石臼でひいた粉末です。お湯に溶かして飲むので、茶葉の栄養をそのまま取ることができます。

## 道具をそろえる

抹茶をたてるには、茶碗と茶筅と茶杓が必要です。茶筅は竹でできていて、使う前にお湯にひたすと穂先が折れにくくなります。茶碗は口の広いものを選ぶとたてやすいです。

## おいしいたて方

抹茶を茶こしでふるうと、だまになりません。お湯は沸かしてから少し冷まし、茶碗に静かに注ぎます。手首を使って前後に速く動かすと、細かい泡が立ちます。

![](/images/chawan.jpg)

## 保存の方法

抹茶は光と湿気に弱いので、缶に入れて冷蔵庫で保存します。開けたあとは早めに使い切ると、香りが残ります。冷凍する場合は、小分けにしておくと便利です。
`,
  },
  desk: {
    language: 'en',
    keyword: 'standing desk',
    path: '/guides/standing-desk/',
    title: 'Desks',
    metaDescription: 'About desks.',
    h1: 'Desks',
    markdown: `# Desks

A standing desk lets you change your posture during the day. People who sit for hours feel it in the neck and in the lower back, and a table that moves up and down makes it easy to stand for a while.

## Height and frame

The right height puts your elbows at a right angle while your wrists stay straight. A frame with two motors lifts evenly and shakes less than one with a crank. Tall people should look at the upper end of the range before they buy.

## Table top

A top of solid wood is heavy and lasts for decades. Laminate is cheaper and easy to clean, but its edges suffer when it is moved. Rounded corners are kinder to forearms.

![](/images/frame.jpg)

## Cables

Cables must be long enough for the highest position. A tray below the top holds the power strip, and a flexible channel leads everything to the floor. Nothing should hang where a knee can catch it.
`,
  },
  steuer: {
    language: 'de',
    keyword: 'Steuererklärung',
    path: '/ratgeber/steuererklaerung/',
    title: 'Steuern',
    metaDescription: 'Über Steuern.',
    h1: 'Steuern',
    markdown: `# Steuern

Mit der Steuererklärung holen sich viele Arbeitnehmer Geld vom Finanzamt zurück. Wer seine Belege das ganze Jahr über sammelt, braucht dafür nur einen Abend.

## Belege sammeln

Rechnungen für Fachbücher, Arbeitskleidung und Fahrten gehören in einen Ordner. Bei Handwerkern zählt nur der Lohn, deshalb muss er auf der Rechnung getrennt stehen. Barzahlungen erkennt das Finanzamt nicht an.

## Das Formular ausfüllen

Das Programm des Finanzamts übernimmt die Daten vom Arbeitgeber und von der Krankenkasse. Trotzdem sollte man jede Zeile prüfen, denn Fehler gehen zu Lasten des Bürgers. Am Ende zeigt eine Vorschau, wie viel man zurückbekommt.

![](/images/formular.jpg)

## Den Bescheid prüfen

Der Bescheid kommt nach einigen Wochen mit der Post. Weicht er von der Vorschau ab, steht die Begründung auf der letzten Seite. Ein Einspruch kostet nichts und muss innerhalb eines Monats beim Amt sein.
`,
  },
  assurance: {
    language: 'fr',
    keyword: 'assurance habitation',
    path: '/conseils/assurance-habitation/',
    title: 'Assurance',
    metaDescription: 'Une assurance.',
    h1: 'Assurance',
    markdown: `# Assurance

L'assurance habitation protège le logement contre l'incendie, le vol et les dégâts des eaux. Le locataire doit présenter une attestation au propriétaire avant de recevoir les clés.

## Évaluer ses biens

Avant de signer, il faut faire la liste de ce que contient chaque pièce. Les factures et les photos facilitent le remboursement après un sinistre. Les bijoux et les œuvres d'art demandent une garantie à part.

## Comparer les contrats

Le prix ne dit pas tout, car la franchise peut être élevée. Certains contrats remboursent la valeur à neuf, d'autres retirent une part pour chaque année. Les exclusions se trouvent souvent à la fin des conditions générales.

![](/images/salon.jpg)

## Déclarer un sinistre

La déclaration se fait en ligne ou par lettre dans les jours qui suivent. L'assureur envoie ensuite un expert qui constate les dommages. Rien ne doit être jeté avant sa visite.
`,
  },
  moka: {
    language: 'it',
    keyword: 'caffettiera moka',
    path: '/guide/caffettiera-moka/',
    title: 'Moka',
    metaDescription: 'La moka.',
    h1: 'Moka',
    markdown: `# Moka

La caffettiera moka prepara un caffè forte con poca acqua e un fuoco basso. Si trova in quasi tutte le cucine italiane e dura molti anni se viene curata bene.

## Riempire la caldaia

L'acqua deve arrivare sotto la valvola e non oltre. Molti usano acqua già calda, perché così la polvere non si brucia. L'acqua troppo dura lascia calcare e rovina il gusto.

## Mettere la polvere

La polvere si versa nel filtro senza premerla. Se è troppo fine, il caffè sale a fatica e diventa amaro. Il bordo del filtro va pulito con un dito prima di chiudere.

![](/images/filtro.jpg)

## Pulire dopo l'uso

Dopo l'uso la moka si lava solo con acqua calda. Il sapone lascia un odore che torna nella tazza. La guarnizione si cambia quando perde vapore.
`,
  },
};
