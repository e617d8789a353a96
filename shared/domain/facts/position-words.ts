/** Positions of people in businesses, in the languages that pages are read in: beginnings of words. */
const heads =
  'owner|founder|co-?founder|managing|director|president|ceo|inhaber|geschäftsführ|gründer|mitgründer|praxisinhaber|propriétaire|gérant|fondat|fundador|co-?fundador|propietari|propriet[áa]ri|titular|titolare|proprietari|amministrator|sócio|socio|eigenaar|eigenares|oprichter|zaakvoerder|właściciel|założyciel|prezes|ägare|grundare|indehaver|innehaver|daglig leder|majitel|основател|владел|директор|руководител';
const others =
  'manager|fachangestellt|angestellt|fachkraft|fachkräft|praxisassist|helfer|psic[óo]log|tandsköt|tandtekn|leg\\.? |lead|head|assist|recep|rezep|secret|sekret|therap|thérap|terap|fisiot|fizjot|physio|kinesi|kiné|osteo|ostéo|chiro|dent|zahn|arzt|ärzt|doctor|médec|medic|médic|lekarz|läkare|tandl|tandarts|nurse|pflege|kranken|infirm|enferm|krankenschwester|veterin|tierarzt|dierenarts|stylist|hair|barber|friseur|frisör|coiff|parrucch|barbiere|peluqu|barbero|cabeleir|barbeiro|kapper|fryzjer|kosmet|esthét|estet|schoonheids|masaż|massag|masseur|trainer|coach|instruct|instrukt|instrutor|istruttor|teacher|lehrer|monit[oeéó]|monitr|maestr|profess|docent|nauczyciel|meister|gesell|lehrling|azubi|auszubild|techni|techniker|mechan|mechatron|monteur|installat(?:eur|ør|or|ör)|installer(?!\\p{L})|installatore|instalador|elektri|electric|électric|engineer|ingen|ingén|inżynier|architect|architekt|arquitect|designer|develop|entwickl|photogra|fotogra|attorney|lawyer|solicitor|barrister|paralegal|anwalt|anwält|notar|avocat|abogad|avvocat|advogad|advocaat|adwokat|radca|jurist|account|steuer|comptab|contab|commercialista|doradca|księgow|chef|cook|koch|köch|cuisin|cocin|cuoc|cozinh|kok|kucharz|baker|bäcker|boulang|sommelier|maître|bartender|waiter|kellner|serveu|camarer|camerier|driver|foreman|estimator|sales|verkauf|vertrieb|vend|market|buchhalt|büro|office|verwaltung|kundenbetreu|berater|consult|conseil|assessor|spezialist|specialist|spécialist|especialist|expert|psycholog|psychiat|logop|ergothe|hebamme|sage-femme|apothek|pharmac|farmac|makler|agent|broker|gärtner|garden|jardin|giardin|tuinman|ogrodnik|maler|peintre|pintor|schilder|tischler|schreiner|menuisier|carpint|falegnam|timmer|roofer|plumber|plomb|idraulic|loodgieter|hydraulik|partner|member of the board|board|trésor|treasurer|admin|coordin|koordin|operations|врач|мастер|администратор|стилист|юрист|адвокат|специалист|менеджер';

const position = new RegExp(`(?<!\\p{L})(?:${heads}|${others})`, 'iu');

/** The first words say what someone does. */
export const namesPosition = (text: string): boolean => position.test(text.split(' ').slice(0, 3).join(' '));
const japanesePosition =
  /^(?:院長|副院長|分院長|店長|副店長|代表(?:取締役)?|取締役|社長|所長|園長|校長|オーナー|マネージャー|主任|講師|インストラクター|トレーナー|カウンセラー|アシスタント|スタイリスト|デザイナー|エンジニア|シェフ|料理長|パティシエ|ソムリエ|セラピスト|エステティシャン|受付|事務|管理栄養士|保育士|税理士|弁護士|行政書士|司法書士|社会保険労務士|建築士|[\p{Script=Han}]{1,6}(?:師|士|医))$/u;
/** A whole line of such words: `鍼灸師`, `整体師・トレーナー`. */
export function isJapanesePosition(text: string): boolean {
  const words = text.split(/[・、/／\s&＆]/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => japanesePosition.test(word));
}
