import type { FixedPage } from '../pages.ts';

/** Pages of the thirteenth set: recipes, guides and a club, beside small businesses, in ten languages. */
export type ThirteenthPageName =
  | 'marmalade'
  | 'kompost'
  | 'club'
  | 'gazpacho'
  | 'biciclette'
  | 'hockey'
  | 'rozsada'
  | 'nokipoika'
  | 'fogorvos'
  | 'halici';

export const thirteenthPages: Readonly<Record<ThirteenthPageName, FixedPage>> = {
  marmalade: {
    language: 'en',
    keyword: 'seville orange marmalade',
    path: '/recipes/marmalade/',
    title: 'Marmalade',
    metaDescription: 'My recipe.',
    h1: 'Marmalade',
    markdown: `# Marmalade

I have made marmalade every January since I was nine, and this is the way my aunt did it.

## Ingredients

- 1 kg bitter oranges
- 2 lemons
- 2 kg sugar
- 2.5 litres water

## Method

Halve the oranges and squeeze them. Scrape the pips into a cloth and tie it. Shred the peel, cover everything with the water and leave it overnight. Next day simmer it for two hours until the peel is soft, take out the cloth and squeeze it well, then add the sugar and stir until it has melted, and then boil it hard until a drop of it wrinkles on a cold plate when you push it with your finger, which is usually after about twenty minutes but can be longer in a wide pan.

## Keeping

Seville orange marmalade keeps for two years in a dark cupboard.
`,
  },
  kompost: {
    language: 'de',
    keyword: 'Komposttoilette Garten',
    path: '/ratgeber/komposttoilette/',
    title: 'Ratgeber',
    metaDescription: 'Alles über Komposttoiletten.',
    h1: 'Die Komposttoilette',
    markdown: `# Die Komposttoilette

Eine Komposttoilette im Garten braucht weder Wasser noch Kanal. Sie trennt Festes von Flüssigem und riecht deshalb kaum.

## Trennung

Der Einsatz leitet den Urin nach vorn in einen Kanister. Nach hinten fällt, was später kompostiert wird, und wird mit Sägespänen bedeckt.

## Leeren

Der Kanister wird alle paar Tage geleert. Der Eimer reicht für zwei Personen etwa eine Woche.

## Recht

In vielen Kleingärten sind Komposttoiletten erlaubt, Sickergruben nicht. Die Satzung des Vereins gilt.
`,
  },
  club: {
    language: 'fr',
    keyword: 'club de tir à l’arc Vannes',
    path: '/le-club/',
    title: 'Bienvenue',
    metaDescription: 'Le club.',
    h1: 'Le club',
    markdown: `# Le club

Le club a été fondé en 1987. Il compte une centaine d'archers, du poussin au vétéran.

## Les entraînements

Nous tirons en salle d'octobre à mars et dehors le reste de l'année. Le matériel est prêté la première année.

## Les compétitions

Chaque printemps, nous organisons un concours de tir à l'arc dans le parc du château.

![](/images/archers.jpg)
`,
  },
  gazpacho: {
    language: 'es',
    keyword: 'gazpacho andaluz',
    path: '/recetas/gazpacho/',
    title: 'Gazpacho',
    metaDescription: 'Receta.',
    h1: 'Gazpacho',
    markdown: `# Gazpacho

El gazpacho andaluz se hace en diez minutos y no lleva fuego. Lo importante es el tomate.

## Ingredientes

- 1 kg de tomates maduros
- 1 pimiento verde
- medio pepino
- 1 diente de ajo
- 50 ml de aceite de oliva

## Preparación

Lava las verduras y trocéalas. Bátelas tres minutos con el aceite, la sal y el vinagre. Cuela la crema y enfríala dos horas.
`,
  },
  biciclette: {
    language: 'it',
    keyword: 'noleggio bici Lucca',
    path: '/noleggio/',
    title: 'Noleggio | Noleggio bici | Bici',
    metaDescription: 'Noleggio.',
    h1: 'Noleggio',
    markdown: `# Noleggio

Vieni a trovarci in piazza e scegli la tua bici. Abbiamo bici da città, tandem, gravel ed elettriche.

## Le mura

Il giro delle mura di Lucca è lungo quattro chilometri ed è tutto piano. Ci vogliono venti minuti, con le soste un'ora.

## Come funziona

Porta un documento. Casco e lucchetto sono compresi. Se buchi, vieni a piedi o chiamaci.
`,
  },
  hockey: {
    language: 'nl',
    keyword: 'hockey Bussum jeugd',
    path: '/jeugd/',
    title: 'Jeugd',
    metaDescription: 'Jeugd.',
    h1: 'Jeugd',
    markdown: `# Jeugd

Vanaf vijf jaar kunnen kinderen bij ons leren hockeyen. De jongsten spelen op zaterdagochtend zonder scheidsrechter.

## Trainen

De trainingen zijn op woensdag en vrijdag. Een stick, een bitje en scheenbeschermers zijn verplicht.

## Vrijwilligers

Elke ouder draait twee keer per seizoen een bardienst. Wie fluit, hoeft maar één keer.
`,
  },
  rozsada: {
    language: 'pl',
    keyword: 'rozsada pomidorów',
    path: '/poradnik/rozsada/',
    title: 'Poradnik ogrodnika',
    metaDescription: 'Poradnik.',
    h1: 'Rozsada',
    markdown: `# Rozsada

Rozsada pomidorów z własnego parapetu jest tańsza niż kupna i można wybrać odmianę.

## Siew

Nasiona wysiewamy w marcu na głębokość jednego centymetra. Kiełkują w cieple po tygodniu.

## Pikowanie

Gdy roślina ma dwa liście właściwe, przesadzamy ją do osobnego kubka, aż po liścienie.

## Hartowanie

Od maja wynosimy rozsadę na balkon, najpierw na godzinę, potem na cały dzień.
`,
  },
  nokipoika: {
    language: 'fi',
    keyword: 'nuohooja Porvoo',
    path: '/palvelut/',
    title: 'Etusivu',
    metaDescription: 'Nuohous.',
    h1: 'Palvelut',
    markdown: `# Palvelut

Nuohoamme omakotitalot, mökit ja taloyhtiöt. Nuohooja soittaa päivää ennen käyntiä.

## Nuohous

Suojaamme lattian, harjaamme hormin ja tyhjennämme noen. Samalla tarkistamme luukut ja tiilet.

## Ilmanvaihto

Puhdistamme myös ilmanvaihtokanavat ja säädämme venttiilit. Työ kestää puoli päivää.
`,
  },
  fogorvos: {
    language: 'hu',
    keyword: 'fogorvos Szeged',
    path: '/kezelesek/',
    title: 'Kezelések',
    metaDescription: 'Fogászat.',
    h1: 'Kezelések',
    markdown: `# Kezelések

Rendelőnkben tömés, gyökérkezelés, fogkő-eltávolítás és pótlás készül.

## Tömés

A szuvas részt érzéstelenítés után eltávolítjuk, és fehér tömőanyaggal pótoljuk. Egy tömés fél óra.

## Gyökérkezelés

A gyulladt fogbelet kitisztítjuk és lezárjuk. Általában két alkalom kell hozzá.

## Gyerekek

A gyerekeknek az első alkalommal csak megmutatjuk a széket és a fúrót.
`,
  },
  halici: {
    language: 'tr',
    keyword: 'halı yıkama Eskişehir',
    path: '/hizmetler/hali-yikama/',
    title: 'Hizmetler',
    metaDescription: 'Halı.',
    h1: 'Halı yıkama',
    markdown: `# Halı yıkama

Halınızı evden alıyor, yıkıyor ve kuru olarak geri getiriyoruz. Halı yıkama işini kendi tesisimizde yapıyoruz.

## Nasıl yıkıyoruz

Önce tozunu silkeliyoruz. Sonra ılık su ve az köpüren şampuanla fırçalıyoruz. Yün halıları elde yıkıyoruz.

## Kurutma

Halılar sıkıldıktan sonra kurutma odasında asılı durur. Güneşte kurutmuyoruz, çünkü renkler solar.
`,
  },
};
