import { endingsStripper } from './strip-ending.ts';

/**
 * Czech: case endings, possessives and the changes of the last consonant, after L. Dolamic and J. Savoy, "Indexing and stemming approaches for
 * the Czech language" (Information Processing & Management 45, 2009), the light stemmer.
 */
export function stemCzech(word: string): string {
  const base = withoutCzechCase(word).replace(/(?<=...)(?:ov|in|ův)$/, '');
  const palatal = base.replace(/čt$/, 'ck').replace(/št$/, 'sk').replace(/[cč]$/, 'k').replace(/[zž]$/, 'h');
  return palatal.replace(/e(?=[^aeiouyáéěíóúůý]$)/, '').replace(/ů(?=.$)/, 'o');
}

const withoutCzechCase = endingsStripper({
  3: `atech ětem etem atům ech ich ích ého ěmi emi ému ete eti iho ího ími imu ách ata aty ých ama ami ové ovi ými
    em es ém ím ům at ám os us ým mi ou a e i o u ů y á é í ý ě`,
});

const withoutSlovakCase = endingsStripper({
  3: `atách encami ovia iach ého ému ých ými ách ami och ovi ové iam ou ej om ám ím ým mi ov at á é í ý ia ie iu a e i o u y`,
});

/** Slovak: the endings of its cases, with the same changes of consonants as Czech. */
export function stemSlovak(word: string): string {
  return withoutSlovakCase(word)
    .replace(/[cč]$/, 'k')
    .replace(/[zž]$/, 'h')
    .replace(/(?:ie|e|o)(?=[^aeiouyáéíóúýô]$)/, '')
    .replace(/ô(?=.$)/, 'o');
}

const withoutPolishCase = endingsStripper({
  3: `iejszego iejszych owania owanie owaniu aniami eniami aniach eniach aniem eniem ania enia aniu eniu anie enie ować iać ywać ać ić yć eć
    iego iemu iami iach owie owi ego emu ymi imi ych ich ami ach iom iem iej ów om em ej ym im ią ie ia iu io
    ą ę a e i o u y`,
});

/**
 * Polish: the endings of cases, of verbal nouns and of infinitives, and the changes of the last letters, in the way of the light stemmers for
 * Slavic languages of L. Dolamic and J. Savoy ("Indexing and searching strategies for the Russian language", JASIST 60, 2009).
 */
export function stemPolish(word: string): string {
  const base = withoutPolishCase(word);
  return base
    .replace(/i$/, '')
    .replace(/rz$/, 'r')
    .replace(/dz$/, 'g')
    .replace(/sz$/, 'ch')
    .replace(/c$/, 'k')
    .replace(/ż$/, 'g')
    .replace(/cz$/, 'k')
    .replace(/ó(?=[^aeiouyąęó]$)/, 'o')
    .replace(/ą(?=[^aeiouyąęó]$)/, 'ę')
    .replace(/nień$/, 'n')
    .replace(/(?<=[^aeiouyąęó])i?e(?=[^aeiouyąęó]$)/, '')
    .replace(/ń$/, 'n')
    .replace(/ś$/, 's')
    .replace(/ć$/, 't')
    .replace(/ź$/, 'z')
    .replace(/ł$/, 'l');
}

/** Croatian, Serbian in Latin letters and Slovene: the endings of their cases. */
export const stemSouthSlavic = (word: string): string => withoutSouthSlavicCase(word).replace(/a(?=[cnklmr]$)/, '');

const withoutSouthSlavicCase = endingsStripper({
  3: `ovima evima ijega ijemu ovega ega emu ima ama oga omu ome ova ovi ove eva evi eve imi ami og om em im ih oj oma mi ju ov ev
    a e i o u`,
});

const withoutUkrainianCase = endingsStripper({
  3: `уванням ування уванню анням енням ання ення анню енню увати ювати ати ити іти
    ового ової овою овий овому ями ами ові еві ого ому ими іми ії ій ою ею єю ям ам ом ем єм ах ях их іх ів їв ий ім им у ю а я о е є и і ї ь й`,
});

/** Ukrainian: the endings of cases, of verbal nouns and of infinitives; closed syllables have і for о and е. */
export function stemUkrainian(word: string): string {
  return withoutUkrainianCase(word)
    .replace(/[иьй]$/, '')
    .replace(/і(?=[^аеєиіїоуюя]$)/, 'о')
    .replace(/ц$/, 'к')
    .replace(/з$/, 'г');
}

/** Bulgarian: articles and plurals, after the light stemmer of J. Savoy, "Searching strategies for the Bulgarian language" (2007). */
export const stemBulgarian = endingsStripper({
  3: 'овете евете ищата ите ата ята ото ето овци ове еве ища ът ят та то те ия ии ен а я о е и у й',
});
