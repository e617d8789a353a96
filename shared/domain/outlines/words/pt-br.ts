import { outlineWords } from './outline-words.ts';

/** Portuguese as it is written in Brazil. */
export const ptBr = outlineWords(
  {
    how_to: 'como|tutorial|passo a passo|faça você mesmo',
    comparison: 'vs\\.?|versus|comparação|comparativo|alternativas?(?: a)?|diferença entre|ou',
    price: 'preços?|custos?|quanto custa|tarifas?|orçamento|valor(?:es)?|barat[oa]s?',
    definition: 'o que (?:é|são)|significado(?: de)?|definição(?: de)?',
    guests:
      'quartos?|suítes?|hotel|hospedagem|alojamento|pousada|casa de campo|apartamentos?|camping|restaurante|ementa|cardápio|menu',
    problem:
      'sintomas?|dor(?:es)?|problemas?|distúrbios?|defeito|avaria|fugas?|vazamento|sinais de|não funciona|entupid[oa]|desarma|dispara|pisca|pinga|queimad[oa]|avariad[oa]|não (?:liga|acende|abre|fecha|rearma)',
    list: 'melhor(?:es)?|top(?: \\d+)?|exemplos de|ideias(?: de)?|tipos de|lista de',
    product: 'comprar|encomendar|online|loja',
  },
  'em|no|na|de|do|da|dos|das|o|a|os|as|um|uma|para|e|perto de',
  `what :: {x}: o essencial :: essencial|o que é|em resumo|definição|visão geral :: Dizer em 40 a 60 palavras do que se trata e o que o leitor ganha; estas frases devem valer por si.
forWhom :: Para quem é indicado :: para quem|a quem se|indicad|adequad :: Dar duas situações em que é a escolha certa e uma em que não é.
process :: Como funciona :: como funciona|processo|procedimento|como decorre :: Descrever por ordem o que acontece, do primeiro contato ao resultado, com a duração de cada parte.
steps :: Passo a passo :: passo|instruções :: Escrever uma lista numerada; cada passo começa com um verbo e diz como saber que está feito.
need :: O que é preciso :: preciso|ferramentas|materiais|requisitos :: Listar ferramentas, materiais e conhecimentos, com tamanho ou quantidade.
mistakes :: Erros a evitar :: erro|evitar|problemas|não funciona|solução de :: Indicar três erros, as consequências e o que fazer em vez disso.
help :: Quando chamar um profissional :: profissional|quando chamar|ajuda :: Dizer até onde dá para fazer sozinho e quem assume a partir daí.
cost :: Quanto custa :: custa|quanto (?:é|se paga)|preço|custo|tarifa|honorários|custos?|frete :: Dar o preço ou um intervalo, o que inclui e a data dos valores.
priceFactors :: De que depende o preço :: depende|fatores|influencia|faz(?:em)? variar|altera(?:m)? o preço :: Indicar o que sobe ou desce o preço, com um exemplo de cada.
included :: O que está incluído :: inclu|extra :: Listar o que o preço inclui e o que se paga à parte.
choose :: Como escolher :: escolher|critérios|escolha :: Indicar três a cinco critérios e o valor suficiente de cada um.
differences :: As diferenças em detalhe :: diferença|compar :: Comparar numa tabela: uma linha por opção, as mesmas colunas, só o que se pode verificar.
verdict :: Qual escolher em cada caso :: conclusão|veredito|qual escolher|recomend :: Recomendar uma opção para cada tipo de leitor e dizer por quê.
examples :: Exemplos :: exemplo|caso prático|na prática :: Mostrar dois ou três exemplos reais e o que cada um ensina.
where :: Onde estamos em {place} :: zonas? de (?:atuação|intervenção|atendimento)|horário|onde|como chegar|endereço|localização|zona :: Endereço, como chegar, estacionamento e bairros atendidos.
proof :: Experiência e referências :: dizem|depoimentos|testemunhos|clientes|experiência|referências|opiniões|avaliações|depoimentos|equipe|trabalhos|certific|confiam|confiança|estrelas :: Mostrar quem faz o trabalho e o que dizem os clientes, com nomes e datas.
book :: Agendamento e contato :: fale conosco|fale com|próximo passo|pronto para|contat|agend|marcaç|orçamento|reserv|encomend :: Dizer como entrar em contato, o que ter em mãos e em quanto tempo vem a resposta.
specs :: Características e medidas :: características|medidas|ficha técnica|material|tamanho :: Dar medidas, material e dados numa tabela, cada um com a unidade.
delivery :: Entrega e devoluções :: envio|entrega|devoluç :: Dizer para onde se entrega, quanto demora, quanto custa e como devolver.
items :: A seleção :: seleção|lista :: Dar a cada entrada um título, duas ou três frases e a razão de estar aqui.
works :: Como funciona :: funciona|princípio|estrutura|sintaxe :: Explicar as partes e como trabalham em conjunto, com um exemplo que passe por todas.
more :: Para saber mais :: outros serviços|saber mais|ver também|ler mais|relacionad :: Colocar links para as páginas que aprofundam, com uma frase sobre cada uma.
offer :: O que oferecemos :: o que (?:oferecemos|fazemos|ofereço)|toda a oferta|faz aí|(?:os )?nossos (?:serviços|produtos|tratamentos|cursos|quartos)|serviços :: Apresentar cada oferta em uma linha: o que é, para quem, com um link para a sua página.
who :: Quem somos :: quem (?:somos|sou|está)|sobre (?:nós|mim)|(?:a )?nossa equipe|pessoas de :: Apresentar as pessoas com nome e função; dizer desde quando fazem isso e o que defendem.
story :: Como tudo começou :: história|como (?:tudo )?(?:começou|começamos)|trajetória :: Dizer quando e por que começou e o que mudou desde então, com datas que possam ser comprovadas.
reach :: Como falar com a gente :: falar com|telefone|e-?mail|whatsapp :: Dar telefone, e-mail e formulário, e dizer quando alguém responde.
next :: O que acontece depois :: a seguir|depois|próximos passos :: Dizer o que vem depois da primeira mensagem, em quanto tempo e o que ter em mãos.
common :: O que têm em comum :: em comum|semelhan :: Dizer o que é igual nos dois, para que ninguém precise comparar.
figures :: Fatos e números :: fatos|números|dados|estatístic :: Dar o que pode ser verificado, com fonte e data.
background :: Contexto :: contexto|história|origem :: Dizer de onde vem e como se tornou o que é, com datas.
matters :: O que mais importa :: importa|essencial :: Indicar os três pontos decisivos, o mais importante primeiro, com o motivo de cada um.
myths :: Equívocos comuns :: equívoc|mitos?(?!\\p{L})|mal-entendid|ideias? errad :: Indicar duas ou três ideias erradas e dizer o que é verdade, com uma fonte.
signs :: Como reconhecer :: sinais|sintomas?|reconhecer :: Enumerar os sinais, o mais comum primeiro, e como verificar cada um.
causes :: Por que acontece :: causas?|porquê|por que|motivos?|razões :: Citar as causas habituais, a mais comum primeiro, e como as distinguir.
relief :: O que dá para fazer sozinho :: sozinho|em casa|prevenir|prevenção|conselhos|dicas :: Dar os passos seguros sem ajuda, por ordem, e dizer quando parar.
seekHelp :: Quando pedir ajuda :: profissional|médico|quando (?:chamar|procurar)|urgência :: Dizer que sinais precisam de alguém qualificado, com que urgência, e o que essa pessoa faz primeiro.
priceExamples :: Dois exemplos calculados :: exemplos?|casos? :: Calcular dois casos típicos, da primeira parcela ao total.
variations :: Dicas e variações :: dicas?|varia|truques?|substitu :: Indicar dois ingredientes que podem ser substituídos, por quais, e o que muda no sabor ou na textura.
keeping :: Conservação :: conserv|congel|guardar|armazen :: Dizer quanto tempo e onde dura, e se pode ser congelado ou preparado na véspera.
reserve :: Reservas e contato :: reserv\\p{L}*|contat\\p{L}*|disponibilidade :: Dizer como reservar, o que é preciso e em quanto tempo vem a resposta.`,
  `nameKept :: Manter «{k}» no título principal e repetir nas duas primeiras frases.
nameMissing :: Colocar «{k}» no título principal e nas duas primeiras frases.
noText :: A página ainda não tem texto.
hasText :: A página tem {n} palavras até agora.
purpose :: Propósito da página: «{p}»
ownEmpty :: Sob «{h}» não há texto. Se houver uma imagem, um formulário ou um vídeo, dizer em uma frase o que mostra; caso contrário, escrever a seção ou retirar o título.
ownLegal :: Alterar a redação apenas em conjunto com a pessoa responsável.
contact :: Contato
split :: O texto não tem subtítulos: dividir onde o tema muda e dar a cada parte um título que diga a sua resposta.
ownThin :: «{h}» tem {n} palavras, pouco para responder.
ownFull :: «{h}» tem {n} palavras.
ownStart :: Começar pela resposta e cortar o que outras seções repetem.
ownOne :: «{h}» tem uma só palavra, pouco para responder.
ownKeep :: Manter como está.
openLong :: A primeira frase tem {n} palavras: dar a resposta nas primeiras 20.
longPart :: Um parágrafo tem {n} palavras: dividir.
repeats :: Repete grande parte de «{h}»: dizer uma só vez.
noAmount :: Falta um valor.
longSection :: É muito para uma só seção: acrescentar subtítulos.
ownTopic :: Aqui cabe isto: {w}
ownParts :: «{h}» tem {n} palavras, a maioria sob títulos menores. Manter a ordem.
spread :: Distribuir esse texto pelas seções seguintes e manter o que está certo.
sibling :: A página {p} já trata deste tema. Escrever aqui duas frases e um link.
serp :: {n} de {m} páginas bem posicionadas para «{k}» têm esta seção ({d}) e esta não. Preencher com o que só vocês podem dizer.
secondary :: «{k}» é uma palavra-chave secundária da página e nenhum título a menciona. Dizer como se relaciona com o tema.
questions :: Perguntas frequentes
questionsWrite :: São perguntas que as pessoas fazem de verdade; responder a cada uma na primeira frase.
answer :: Responder na primeira frase, em 50 palavras no máximo, para que a resposta possa ser citada sozinha.
source_search :: Feita em buscas.
source_site :: Outra página do site faz esta pergunta.
source_ranking :: Páginas bem posicionadas respondem a ela.
facts :: Dados do site: {f}.
links :: Links para: {l}.
budget :: Cerca de {a} a {b} palavras.
prices :: Os preços em resumo
find :: Onde estamos
whoI :: Quem sou
offerI :: O que ofereço
area :: {x} em {place}
asks :: As pessoas buscam «{k}».
source_results :: Os buscadores mostram esta pergunta para «{k}».
shown :: Exibida {n} vezes em 28 dias para «{k}».
searched :: {n} buscas por mês.
rankingLength :: As páginas bem posicionadas que puderam ser lidas têm de {a} a {b} palavras.
resultsPrice :: Dos {m} primeiros resultados para «{k}», {n} têm preços ou ofertas no título.
resultsCompare :: Dos {m} primeiros resultados para «{k}», {n} fazem uma comparação no título.
nameExample :: Por exemplo: «{h}».`,
);
