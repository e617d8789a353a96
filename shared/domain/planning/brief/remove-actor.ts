import { compiled } from '../../language/word-pattern.ts';

const people =
  'people|those|customers|clients|visitors|guests|patients|parents|anyone|everyone|someone|members|users|companies|businesses|buyers|sellers|students|pupils|volunteers|donors';

/** Who acts on a page, and that they may or want to: what is captured they do there. */
const acts: readonly string[] = [
  String.raw`(?:[\p{L}-]+ )?[\p{L}-]+s (?:can|could) (\p{L}+ .+)`,
  String.raw`[\p{L}-]+ (?:mir|uns|bei uns) (.+) (?:können|kann)`,
  String.raw`(?:se|as pessoas|os clientes|la gente|los clientes) (?:peça|peçam|pida|pidan) (.+)`,
  String.raw`(?:(?:${people})(?: who)?|you|they) (?:can|could|may|want to|wants to|would like to|wish to) (.+)`,
  String.raw`(?:(?:tous |toutes )?(?:ceux|celles)|celles et ceux|les (?:personnes|gens|clients|visiteurs|parents)) qui (?:veulent|souhaitent|voudraient|désirent|peuvent|cherchent à) (.+)`,
  String.raw`(?:l['’]on|on|vous|les \p{L}+) (?:peut|peuvent|pouvez|puisse|puissent) (.+)`,
  String.raw`(?:que )?(?:quienes|los que|las personas que|la gente|los clientes|los \p{L}+|se) (?:quieran|quieren|puedan|pueden|pueda|puede|deseen) (.+)`,
  String.raw`(?:chi|coloro che|le persone|i clienti|gli \p{L}+|si) (?:vuole|vogliono|può|possono|possa|possano) (.+)`,
  String.raw`(?:quem|as pessoas|os clientes|se) (?:quer|queira|quiser|pode|possa|podem|possam) (.+)`,
  String.raw`man (?:den |die |das )?(.+) (?:versteht|sieht|findet|erfährt|erkennt|lernt)`,
  String.raw`(?:man|kunden|gäste|besucher|eltern|patienten|interessierte|leute|sie|(?:alle|diejenigen|leute|menschen), die) (.+) (?:kann|können|könnte|könnten|möchte|möchten|wollen)`,
  String.raw`(?:man|kunder\p{L}*|folk|gäster|de som|gjester|gæster) (?:kan|vill|vil) (.+)`,
  String.raw`(?:można|klienci mogą|(?:osoby|osób|ci|tych), (?:które|którzy) chcą) (.+)`,
  String.raw`(?:lze|je možné|zákazníci mohou|lidé mohou) (.+)`,
];
const inDutch = String.raw`^(?:mensen|klanten|je|men|u|bezoekers|gasten|ouders)(?: je)? (?:(.+) )?(?:kunt|kun|kan|kunnen) (\p{L}+)$`;
const inDutchBehind = String.raw`^(?:mensen|klanten|je|men|u|bezoekers|gasten|ouders)(?: je)? (.+) (?:kunt|kan|kunnen)$`;

/** "ceux qui veulent devenir bénévoles", "people can ask for a quote": the action names the page, not the person. */
export function removeActor(phrase: string): string {
  for (const act of acts) {
    const done = compiled(`^${act}$`).exec(phrase)?.[1];
    if (done !== undefined) return done;
  }
  const dutch = compiled(inDutch).exec(phrase);
  if (dutch !== null) return `${dutch[1] === undefined ? '' : `${dutch[1]} `}${dutch[2]}`;
  return compiled(inDutchBehind).exec(phrase)?.[1] ?? phrase;
}
