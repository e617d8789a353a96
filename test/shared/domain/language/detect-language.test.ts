import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../../../shared/domain/language/detect-language.ts';
import { type Language, normalizeLanguageTag } from '../../../../shared/domain/language/languages.ts';

/** A paragraph on the care of a bicycle chain in each language. */
const paragraphs: Partial<Record<Language, string>> = {
  en: 'A chain that is clean and oiled lasts twice as long as one that is never cared for. Wipe it with a cloth after every ride.',
  de: 'Eine Kette, die sauber und geölt ist, hält doppelt so lange wie eine, um die sich niemand kümmert. Nach jeder Fahrt abwischen.',
  fr: 'Une chaîne propre et huilée dure deux fois plus longtemps que celle dont personne ne s’occupe. Essuyez-la après chaque sortie.',
  es: 'Una cadena limpia y engrasada dura el doble que una que nadie cuida. Límpiela con un paño después de cada salida en bicicleta.',
  it: 'Una catena pulita e lubrificata dura il doppio di una che nessuno cura. Dopo ogni uscita va pulita con un panno asciutto.',
  pt: 'Uma corrente limpa e com óleo dura o dobro do que uma de que ninguém cuida. Depois de cada passeio, limpe-a com um pano.',
  nl: 'Een ketting die schoon en gesmeerd is, gaat twee keer zo lang mee als een ketting waar niemand naar omkijkt.',
  sv: 'En kedja som är ren och smord håller dubbelt så länge som en som ingen sköter om. Torka av den efter varje tur.',
  da: 'En kæde, der er ren og smurt, holder dobbelt så længe som en, ingen passer på. Tør den af med en klud efter hver tur.',
  no: 'Et kjede som er rent og smurt, varer dobbelt så lenge som et ingen tar vare på. Tørk av det med en klut etter hver tur.',
  fi: 'Ketju, joka on puhdas ja voideltu, kestää kaksi kertaa niin kauan kuin ketju, josta kukaan ei huolehdi.',
  pl: 'Łańcuch, który jest czysty i naoliwiony, wytrzymuje dwa razy dłużej niż taki, o który nikt nie dba.',
  cs: 'Řetěz, který je čistý a namazaný, vydrží dvakrát déle než ten, o který se nikdo nestará. Po každé jízdě ho otřete.',
  hu: 'Az a lánc, amely tiszta és olajozott, kétszer olyan sokáig tart, mint az, amellyel senki sem törődik.',
  ro: 'Un lanț care este curat și uns rezistă de două ori mai mult decât unul de care nu are nimeni grijă.',
  tr: 'Temiz ve yağlanmış bir zincir, bakımı hiç yapılmayan bir zincirden iki kat daha uzun süre dayanır.',
  ru: 'Цепь, которая чистая и смазана, служит вдвое дольше, чем та, за которой никто не ухаживает.',
  uk: 'Ланцюг, який чистий і змащений, служить удвічі довше, ніж той, за яким ніхто не доглядає.',
  bg: 'Верига, която е чиста и смазана, издържа два пъти по-дълго от тази, за която никой не се грижи.',
  el: 'Μια αλυσίδα που είναι καθαρή και λαδωμένη αντέχει διπλάσιο χρόνο από μια που δεν τη φροντίζει κανείς.',
  ar: 'السلسلة النظيفة والمزيتة تدوم ضعف المدة التي تدومها سلسلة لا يعتني بها أحد في هذا المكان.',
  fa: 'زنجیری که تمیز و روغن‌کاری شده باشد دو برابر زنجیری دوام می‌آورد که کسی از آن مراقبت نمی‌کند.',
  he: 'שרשרת שהיא נקייה ומשומנת מחזיקה מעמד פי שניים משרשרת שאף אחד לא מטפל בה.',
  ja: 'きれいで油を差したチェーンは、誰も手入れをしないチェーンの二倍長持ちします。',
  zh: '一条干净并且上过油的链条，使用寿命是没有人保养的链条的两倍。',
  ko: '깨끗하고 기름칠한 체인은 아무도 관리하지 않는 체인보다 두 배 오래 갑니다.',
  th: 'โซ่ที่สะอาดและหล่อลื่นจะใช้งานได้นานกว่าโซ่ที่ไม่มีใครดูแลถึงสองเท่า',
};
const cases = Object.entries(paragraphs);

describe('detectLanguage', () => {
  test.each(cases)('knows %s by a paragraph, whatever is declared', (language, text) => {
    for (const declared of [undefined, null, language, 'en-US', 'de', 'xx', '']) {
      expect(detectLanguage(text, declared).language).toBe(language);
    }
  });

  test('is deterministic', () => {
    for (const [, text] of cases) expect(detectLanguage(text)).toEqual(detectLanguage(text));
  });

  test.each([
    ['', 'de-AT', 'de'],
    ['', null, null],
    ['🎉🎉🎉', 'fr', 'fr'],
    ['🎉🎉🎉', null, null],
    ['12345 67890', 'sv_SE', 'sv'],
    ['Impressum', 'de', 'de'],
    ['Radon', 'cs', 'cs'],
    // A script that the declared language is not written in overrules it.
    ['自転車の修理', 'en', 'ja'],
  ])('of "%s", declared as %s, the language is %s', (text, declared, language) => {
    expect(detectLanguage(text, declared).language).toBe(language);
  });

  test('reads no more of a text of a million characters than of its beginning', () => {
    const text = paragraphs.de ?? '';
    expect(detectLanguage(text.repeat(8_000)).language).toBe('de');
  });
});

describe('normalizeLanguageTag', () => {
  test.each([
    ['en_US', 'en'],
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['iw', 'he'],
    ['eng', 'en'],
    [' fr ; q=0.9', 'fr'],
    ['en-US,en;q=0.9', 'en'],
    ['', null],
    ['klingon', null],
    [null, null],
  ])('%s is %s', (tag, language) => {
    expect(normalizeLanguageTag(tag)).toBe(language);
  });
});
