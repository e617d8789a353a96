import { type SheetWords, table } from './sheet-text.ts';

export const pt = table(`
top :: Os três passos mais importantes
first :: Fazer primeiro
unwritten :: ainda por escrever
write :: Escrever a secção «{h}»
change :: Rever: {c}
add :: Acrescentar: {c}
revise :: Secções a rever
keyword :: Palavra-chave
searches :: {n} pesquisas por mês
purpose :: Objetivo
now :: A página hoje
words :: {n} palavras
grade :: nota {g}
noTitle :: sem título
noText :: sem texto
noKeyword :: nenhuma
noChange :: Não há recomendações em aberto.
noSection :: O esboço não propõe nenhuma secção nova.
asked :: O que as pessoas pesquisaram
shown :: impressões em 28 dias: {n}, posição {p}
sections :: Secções a escrever
budget :: de {a} a {b} palavras
questions :: Responder
also :: Mencionar também, onde couber
then :: Mudar depois
links :: Ligar a
facts :: Usar estes dados
since :: Desde a análise anterior: {a} → {b} de 100; recomendações resolvidas: {r}, novas: {n}
details :: Tudo o resto está nos outros campos deste briefing.`);

/** Where Brazil says it in other words. */
export const ptBr: SheetWords = {
  ...pt,
  searches: '{n} buscas por mês',
  asked: 'O que as pessoas buscaram',
  shown: 'exibições em 28 dias: {n}, posição {p}',
  sections: 'Seções a escrever',
  write: 'Escrever a seção «{h}»',
  change: 'Revisar: {c}',
  add: 'Adicionar: {c}',
  noSection: 'O esboço não propõe nenhuma seção nova.',
  revise: 'Seções a revisar',
  links: 'Links para',
  details: 'Todo o resto está nos outros campos deste briefing.',
};
