import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { ThirteenthPageName } from './thirteenth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const thirteenthFakes: readonly Fix<ThirteenthPageName>[] = [
  {
    name: 'how every food blog begins',
    page: 'marmalade',
    for: asked.text,
    content: `## Why you will love this recipe

This recipe is so easy and so delicious that you will want to make it again and again. It is perfect for beginners, it uses simple ingredients, and the whole family will love it. Whether you are looking for a special gift or just a treat for yourself, this is the one for you. It always turns out great.

## Tips for success

Read the whole recipe before you begin. Use good ingredients, since they make all the difference. Take your time and have fun. Do not be afraid to make it your own, and remember that practice makes perfect.`,
  },
  {
    name: 'the ingredients as a table of ones',
    page: 'marmalade',
    for: asked.list,
    content: `| Ingredient | Amount |
|---|---|
| Marmalade | 1 |
| Recipe | 1 |
| Love | 1 |`,
  },
  {
    name: 'other words for the same three sections',
    page: 'kompost',
    for: asked.text,
    content: `## Die Komposttoilette in Kürze

Im Garten kommt eine Komposttoilette ohne Wasser und ohne Kanal aus. Weil Festes und Flüssiges getrennt werden, riecht sie kaum. Vorn läuft der Urin durch den Einsatz in einen Kanister. Hinten fällt das, was später kompostiert wird, und darauf kommen Sägespäne. Den Kanister leert man alle paar Tage, den Eimer bei zwei Personen etwa jede Woche. Erlaubt sind Komposttoiletten in vielen Kleingärten, während Sickergruben es nicht sind, und es gilt die Satzung des Vereins.`,
  },
  {
    name: 'a description that invites',
    page: 'kompost',
    for: asked.description,
    content:
      'Komposttoilette Garten: Hier erfahren Sie alles, was Sie zum Thema wissen müssen. Nützliche Tipps, hilfreiche Informationen und viel mehr. Jetzt gleich lesen!',
  },
  {
    name: 'values of any association',
    page: 'club',
    for: asked.text,
    content: `## Nos valeurs

Le respect, le partage et la convivialité sont au cœur de notre association. Chez nous, chacun trouve sa place, quel que soit son âge ou son niveau. Nos bénévoles passionnés vous accueillent avec le sourire et vous accompagnent dans votre progression. Rejoignez une équipe dynamique et vivez des moments inoubliables. Ensemble, nous allons plus loin, et c'est ce qui fait notre force depuis toujours.`,
  },
  {
    name: 'a picture from nowhere',
    page: 'club',
    for: asked.image,
    content: '![Les archers du club lors du championnat de Bretagne](https://{own}/images/championnat-2025.jpg)',
  },
  {
    name: 'the recipe of another soup',
    page: 'gazpacho',
    for: asked.text,
    content: `## Sopa de cebolla francesa

Corta las cebollas en juliana y póchalas con mantequilla durante cuarenta minutos a fuego lento. Añade una cucharada de harina, un vaso de vino blanco y caldo de carne. Reparte en cuencos, cubre con pan tostado y queso gruyer rallado y gratina en el horno hasta que la costra esté dorada. Sirve la sopa muy caliente, recién salida del horno.`,
  },
  {
    name: 'a title with every word',
    page: 'gazpacho',
    for: asked.title,
    content: 'Gazpacho andaluz receta gazpacho fácil gazpacho casero',
  },
  {
    name: 'a message to the client',
    page: 'biciclette',
    for: asked.text,
    content: `## Testo ottimizzato

Abbiamo inserito la parola chiave nel primo paragrafo e nei sottotitoli, come richiesto. Il testo è stato ampliato e ora è più completo. Sono state aggiunte le domande più frequenti e un invito all'azione. La pagina dovrebbe ottenere così un punteggio migliore, e gli utenti troveranno tutto quello che cercano.`,
  },
  {
    name: 'a line of towns',
    page: 'biciclette',
    for: ['depth_specificity', 'trust_contact'],
    content:
      'Noleggio bici Lucca, noleggio bici Pisa, noleggio bici Viareggio, noleggio bici Pistoia, noleggio bici Montecatini, noleggio bici Livorno.',
  },
  {
    name: 'an opening of nothing',
    page: 'hockey',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Vanaf vijf jaar',
    content:
      'Ben je op zoek naar hockey Bussum jeugd? Dan ben je hier aan het juiste adres. Wij vertellen je graag alles over hockey Bussum jeugd en helpen je verder met al je vragen.',
  },
  {
    name: 'the sentences in another order',
    page: 'hockey',
    for: asked.text,
    content: `## Meer over de jeugd

Wie fluit, hoeft maar één keer een bardienst te draaien. Elke andere ouder draait er twee per seizoen. Verplicht zijn scheenbeschermers, een bitje en een stick. Op woensdag en vrijdag zijn de trainingen. Zonder scheidsrechter spelen de jongsten op zaterdagochtend. Leren hockeyen kunnen kinderen bij ons vanaf vijf jaar.`,
  },
  {
    name: 'figures of success',
    page: 'rozsada',
    for: asked.figures,
    content:
      'Nasz poradnik ma 100% skuteczności. Już ponad 1000 ogrodników nam zaufało, a 99% z nich poleca nas dalej.',
  },
  {
    name: 'questions with the same thing said',
    page: 'rozsada',
    for: asked.questions,
    content: `## Kiedy siać pomidory?

Pomidory należy siać w odpowiednim czasie, ponieważ właściwy termin ma bardzo duże znaczenie.

## Jak podlewać rozsadę?

Rozsadę należy podlewać odpowiednio, ponieważ właściwe podlewanie ma bardzo duże znaczenie.`,
  },
  {
    name: 'praise in Finnish',
    page: 'nokipoika',
    for: asked.text,
    content: `## Miksi valita meidät

Olemme luotettava ja ammattitaitoinen kumppani, joka asettaa asiakkaan aina etusijalle. Palvelumme on nopeaa, ystävällistä ja laadukasta. Meille jokainen asiakas on tärkeä, ja haluamme ylittää odotukset joka kerta. Vuosien kokemus ja motivoitunut henkilökunta takaavat parhaan lopputuloksen. Ota rohkeasti yhteyttä, niin kerromme lisää ja löydämme yhdessä sopivan ratkaisun.`,
  },
  {
    name: 'a number nobody has',
    page: 'nokipoika',
    for: ['trust_contact'],
    content: 'Soita meille numeroon 040 000 0000 tai kirjoita osoitteeseen info@esimerkki.fi.',
  },
  {
    name: 'praise in Hungarian',
    page: 'fogorvos',
    for: asked.text,
    content: `## Miért minket válasszon

Csapatunk elhivatott szakemberekből áll, akik számára a páciensek elégedettsége a legfontosabb. Modern környezetben, barátságos légkörben várjuk Önt. Hiszünk abban, hogy a minőségi szolgáltatás mindenkinek jár. Folyamatosan képezzük magunkat, hogy a legjobbat nyújthassuk. Forduljon hozzánk bizalommal, és győződjön meg róla személyesen, hogy nálunk jó kezekben van.`,
  },
  {
    name: 'a title in German',
    page: 'fogorvos',
    for: asked.title,
    content: 'Zahnarzt in Szeged: Füllungen, Kronen und Implantate',
  },
  {
    name: 'words in any order',
    page: 'halici',
    for: asked.text,
    content: `## Daha fazla

Halı ılık tesisimizde asılı çünkü silkeliyoruz evden kuru az. Şampuanla sonra renkler geri yıkıyoruz önce odasında yün getiriyoruz. Solar güneşte kendi tozunu alıyor köpüren işini durur. Elde sıkıldıktan fırçalıyoruz su halıları ve kurutmuyoruz halınızı yapıyoruz. Kurutma olarak yıkıyor halılar ile perde koltuk makine hızlı ucuz temiz kolay.`,
  },
  {
    name: 'an H1 of districts',
    page: 'halici',
    for: asked.h1,
    content: 'Halı yıkama Eskişehir, Odunpazarı halı yıkama, Tepebaşı halı yıkama',
  },
];
