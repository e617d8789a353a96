import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import { measureWordOrder } from '../../../../shared/domain/language/word-order/word-order.ts';
import { shuffled } from './shuffled.ts';

const texts: Partial<Record<Language, string>> = {
  en: 'Our workshop opens at eight in the morning, and we look at every bicycle on the day it comes in. If the chain is worn, we tell you what a new one costs before we start. Most repairs take less than a day. You can wait in the shop, where there is coffee and a table by the window, or come back in the evening. We keep the old parts until you have seen them. When a repair turns out to be more work than we thought, we call you first, so that the bill is never a surprise to anybody.',
  de: 'Unsere Werkstatt öffnet um acht Uhr, und wir sehen uns jedes Rad noch am selben Tag an. Wenn die Kette verschlissen ist, sagen wir Ihnen vorher, was eine neue kostet. Die meisten Reparaturen dauern weniger als einen Tag. Sie können im Laden warten, wo es Kaffee und einen Tisch am Fenster gibt, oder am Abend wiederkommen. Die alten Teile heben wir auf, bis Sie sie gesehen haben. Wenn eine Reparatur mehr Arbeit macht, als wir dachten, rufen wir Sie an, damit die Rechnung für niemanden eine Überraschung ist.',
  fr: "Notre atelier ouvre à huit heures du matin, et nous regardons chaque vélo le jour où il arrive. Si la chaîne est usée, nous vous disons ce que coûte une nouvelle avant de commencer. La plupart des réparations prennent moins d'une journée. Vous pouvez attendre dans la boutique, où il y a du café et une table près de la fenêtre, ou revenir dans la soirée. Nous gardons les anciennes pièces jusqu'à ce que vous les ayez vues. Quand une réparation demande plus de travail que prévu, nous vous appelons d'abord.",
  es: 'Nuestro taller abre a las ocho de la mañana y miramos cada bicicleta el mismo día en que llega. Si la cadena está gastada, le decimos cuánto cuesta una nueva antes de empezar. La mayoría de las reparaciones tardan menos de un día. Puede esperar en la tienda, donde hay café y una mesa junto a la ventana, o volver por la tarde. Guardamos las piezas viejas hasta que usted las haya visto. Cuando una reparación da más trabajo de lo que pensábamos, le llamamos primero para que la factura no sea una sorpresa.',
  it: 'La nostra officina apre alle otto di mattina e guardiamo ogni bicicletta il giorno in cui arriva. Se la catena è consumata, vi diciamo quanto costa una nuova prima di cominciare. La maggior parte delle riparazioni dura meno di un giorno. Potete aspettare nel negozio, dove ci sono il caffè e un tavolo vicino alla finestra, oppure tornare la sera. Teniamo i pezzi vecchi finché non li avete visti. Quando una riparazione richiede più lavoro di quanto pensavamo, vi chiamiamo prima, così il conto non è una sorpresa per nessuno.',
  pt: 'A nossa oficina abre às oito da manhã e olhamos para cada bicicleta no dia em que ela chega. Se a corrente está gasta, dizemos quanto custa uma nova antes de começar. A maior parte dos consertos leva menos de um dia. Você pode esperar na loja, onde há café e uma mesa junto da janela, ou voltar no fim da tarde. Guardamos as peças velhas até que você as tenha visto. Quando um conserto dá mais trabalho do que pensávamos, ligamos primeiro para que a conta não seja uma surpresa para ninguém.',
  nl: 'Onze werkplaats gaat om acht uur open en we bekijken elke fiets op de dag dat hij binnenkomt. Als de ketting versleten is, zeggen we u wat een nieuwe kost voordat we beginnen. De meeste reparaties duren minder dan een dag. U kunt in de winkel wachten, waar er koffie is en een tafel bij het raam, of in de avond terugkomen. We bewaren de oude onderdelen tot u ze hebt gezien. Wanneer een reparatie meer werk is dan we dachten, bellen we u eerst, zodat de rekening voor niemand een verrassing is.',
  pl: 'Nasz warsztat jest otwarty od ósmej rano i każdy rower oglądamy w dniu, w którym do nas trafia. Jeśli łańcuch jest zużyty, mówimy, ile kosztuje nowy, zanim zaczniemy pracę. Większość napraw trwa krócej niż jeden dzień. Można poczekać w sklepie, gdzie jest kawa i stół przy oknie, albo wrócić wieczorem. Stare części przechowujemy do czasu, aż je zobaczysz. Kiedy okazuje się, że naprawa wymaga więcej pracy, niż myśleliśmy, najpierw dzwonimy, żeby rachunek nie był dla nikogo niespodzianką. W zimie naprawiamy także rowery, na których nikt nie jeździ.',
  ru: 'Наша мастерская открывается в восемь утра, и мы осматриваем каждый велосипед в тот же день, когда он к нам попадает. Если цепь изношена, мы говорим, сколько стоит новая, прежде чем начать работу. Большинство ремонтов занимает меньше одного дня. Вы можете подождать в магазине, где есть кофе и стол у окна, или вернуться вечером. Старые детали мы храним до тех пор, пока вы их не увидите. Когда оказывается, что ремонт требует больше работы, чем мы думали, мы сначала звоним, чтобы счёт не был ни для кого неожиданностью.',
  sv: 'Vår verkstad öppnar klockan åtta på morgonen, och vi tittar på varje cykel samma dag som den kommer in. Om kedjan är sliten säger vi vad en ny kostar innan vi börjar. De flesta reparationer tar mindre än en dag. Du kan vänta i butiken, där det finns kaffe och ett bord vid fönstret, eller komma tillbaka på kvällen. Vi sparar de gamla delarna tills du har sett dem. När en reparation visar sig vara mer arbete än vi trodde ringer vi först, så att räkningen inte blir en överraskning för någon.',
};

describe('the order of words', () => {
  test.each(Object.entries(texts) as [Language, string][])(
    'tells sentences from the same words shuffled, in %s',
    (language, text) => {
      const order = measureWordOrder([text], language);
      expect(order?.pairs).toBeGreaterThan(80);
      expect(order?.likeness).toBeGreaterThan(0.5);
      for (const seed of [1, 2, 3]) {
        expect(measureWordOrder([shuffled(text, 'sentence', seed)], language)?.likeness).toBeLessThan(0.4);
        expect(measureWordOrder([shuffled(text, 'paragraph', seed)], language)?.likeness).toBeLessThan(0.4);
      }
    },
  );

  test.each([
    [
      'names and labels in a row',
      'Cotton shirt beige size M. Wool jacket navy size L. Linen trousers olive size S. Silk scarf red one size.',
    ],
    [
      'code',
      'const table = tables get language; return table read levels size; export function start port host path value key name;',
    ],
    ['nothing', ''],
  ])('says nothing of %s', (_name, text) => {
    expect(measureWordOrder([`${text} `.repeat(6)], 'en')).toBeNull();
  });

  test('says nothing of a language without a table', () => {
    expect(measureWordOrder(['水出しコーヒーは冷蔵庫で十六時間置きます。'.repeat(20)], 'ja')).toBeNull();
  });
});
