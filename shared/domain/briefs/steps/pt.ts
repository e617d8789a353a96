export const pt = `
placeholder :: Substituir os textos provisórios
intent :: Mostrar o que espera quem pesquisa
openings :: Começar menos frases por {w}
subheadings :: Dividir o texto com subtítulos
depth :: Tratar o tema com mais profundidade
sentences :: Escrever o texto em frases completas
body :: Escrever o texto
linkTexts :: Escrever textos de link claros
writeTitle :: Escrever um título
secondary :: Incluir as palavras-chave secundárias
fittingType :: Usar o tipo de dados estruturados adequado
keywordWhere :: Usar a palavra-chave onde o texto trata dela
keywordSubheading :: Usar a palavra-chave num subtítulo
simplify :: Simplificar a redação
experience :: Mostrar experiência própria
shortSentences :: Encurtar as frases longas
lists :: Apresentar passos, opções ou números em listas e tabelas
actor :: Dizer quem faz o quê
contact :: Dizer quem se pode contactar
updated :: Dizer quando a página foi atualizada
aboutH1 :: Dizer no título principal de que trata a página
keywordThroughout :: Retomar a palavra-chave ao longo do texto
longWords :: Substituir as palavras longas
keywordLess :: Repetir menos a palavra-chave
repairData :: Corrigir os dados estruturados
levels :: Corrigir os níveis dos títulos
keywordDescription :: Pôr a palavra-chave na descrição para a pesquisa
keywordH1 :: Pôr a palavra-chave no título principal
promise :: Prometer a resposta à pesquisa no título e no título principal
formats :: Oferecer formatos que os resultados possam mostrar
sources :: Indicar as fontes
keywordOpening :: Referir a palavra-chave no início do texto
author :: Indicar o autor
specificTitle :: Tornar o título mais preciso
sayingHeadings :: Escrever subtítulos claros
ownDescription :: Dizer na descrição o que o título não diz
makeH1 :: Marcar o título principal como H1
relatedLinks :: Ligar a páginas relacionadas do site
differentLinks :: Ligar a páginas diferentes
sourceLink :: Ligar a uma fonte
transitions :: Ligar melhor as frases entre si
singleH1 :: Manter um só título principal (H1)
reason :: Dar na descrição um motivo para clicar
nextStep :: Terminar com um próximo passo
altTexts :: Descrever as imagens no texto alternativo
completeData :: Completar os dados estruturados
preview :: Completar título e descrição para o resultado da pesquisa
cleanTitle :: Tornar o título mais claro
calm :: Usar um tom mais calmo
paragraphs :: Dividir os parágrafos longos
specifics :: Apoiar o texto com dados concretos
answers :: Responder às perguntas de quem pesquisa
answerFirst :: Responder primeiro à pesquisa
alignTitle :: Aproximar o título e o título principal
addData :: Adicionar dados estruturados
images :: Adicionar imagens que mostrem o que o texto explica
mainHeading :: Adicionar um título principal
tightIntroduction :: Abreviar a introdução
introduction :: Escrever uma introdução
subtopics :: Tratar os subtemas que faltam
coverage :: Tratar o tema com mais amplitude
repetition :: Retirar repetições
shortTitle :: Encurtar o título
longTitle :: Alongar o título
frontOfTitle :: Levar a palavra-chave para o início do título
keywordTitle :: Pôr a palavra-chave no título
writeDescription :: Escrever uma descrição para a pesquisa
shortDescription :: Encurtar a descrição para a pesquisa
longDescription :: Alongar a descrição para a pesquisa
newTitle :: Reescrever o título
newDescription :: Reescrever a descrição para a pesquisa
newH1 :: Reescrever o título principal
wholeData :: Corrigir e completar os dados estruturados
essentials :: Adicionar o que os visitantes procuram numa página assim`;
