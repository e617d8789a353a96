import { outlineWords } from './outline-words.ts';

export const pt = outlineWords(
  {
    how_to: 'como|tutorial|passo a passo|faça você mesmo',
    comparison: 'vs\\.?|versus|comparação|comparativo|alternativas?(?: a)?|diferença entre|ou',
    price: 'preços?|custos?|quanto custa|tarifas?|orçamento|barat[oa]s?',
    definition: 'o que (?:é|são)|significado(?: de)?|definição(?: de)?',
    guests:
      'quartos?|suítes?|hotel|alojamento|pousada|casa de campo|apartamentos?|camping|restaurante|ementa|cardápio|menu',
    problem:
      'sintomas?|dor(?:es)?|problemas?|distúrbios?|avaria|fugas?|vazamento|sinais de|não funciona|entupid[oa]|desarma|dispara|pisca|pinga|queimad[oa]|avariad[oa]|não (?:liga|acende|abre|fecha|rearma)',
    list: 'melhor(?:es)?|top(?: \\d+)?|exemplos de|ideias(?: de)?|tipos de|lista de',
    product: 'comprar|encomendar|online|loja',
  },
  'em|no|na|de|do|da|dos|das|o|a|os|as|um|uma|para|e|perto de',
  `what :: {x}: o essencial :: essencial|o que é|em resumo|definição|visão geral :: Dizer em 40 a 60 palavras do que se trata e o que o leitor ganha; estas frases devem valer por si.
forWhom :: Para quem é indicado :: para quem|a quem se|indicad|adequad :: Dar duas situações em que convém e uma em que não.
process :: Como funciona :: como funciona|processo|procedimento|como decorre :: Descrever por ordem o que acontece, do primeiro contacto ao resultado, com a duração de cada parte.
steps :: Passo a passo :: passo|instruções :: Escrever uma lista numerada; cada passo começa com um verbo e diz como se vê que está feito.
need :: O que é preciso :: preciso|ferramentas|materiais|requisitos :: Listar ferramentas, materiais e conhecimentos, com tamanho ou quantidade.
mistakes :: Erros a evitar :: erro|evitar|problemas|não funciona|resolução de :: Indicar três erros, as consequências e o que fazer em vez disso.
help :: Quando chamar um profissional :: profissional|quando chamar|ajuda :: Dizer onde acaba o que se pode fazer sozinho e quem continua.
cost :: Quanto custa :: custa|quanto (?:é|se paga)|preço|custo|tarifa|honorários|portes de|custos? :: Dar o preço ou um intervalo, o que inclui e a data dos valores.
priceFactors :: De que depende o preço :: depende|fatores|influencia|faz(?:em)? variar|altera(?:m)? o preço :: Indicar o que sobe ou desce o preço, com um exemplo de cada.
included :: O que está incluído :: inclu|extra :: Listar o que o preço inclui e o que se paga à parte.
choose :: Como escolher :: escolher|critérios|escolha :: Indicar três a cinco critérios e o valor suficiente de cada um.
differences :: As diferenças em detalhe :: diferença|compar :: Comparar numa tabela: uma linha por opção, as mesmas colunas, só o que se pode verificar.
verdict :: Qual escolher em cada caso :: conclusão|veredito|qual escolher|recomend :: Recomendar uma opção a cada tipo de leitor e dizer porquê.
examples :: Exemplos :: exemplo|caso prático|na prática :: Mostrar dois ou três exemplos reais e o que cada um ensina.
where :: Onde estamos em {place} :: zonas? de (?:atuação|intervenção|atendimento)|horário|onde|como chegar|morada|localização|zona :: Morada, como chegar, estacionamento e bairros servidos.
proof :: Experiência e referências :: dizem|depoimentos|testemunhos|clientes|experiência|referências|opiniões|equipa|trabalhos|certific|confiam|confiança|estrelas|avaliaç :: Mostrar quem faz o trabalho e o que dizem os clientes, com nomes e datas.
book :: Marcação e contacto :: fale connosco|fale conosco|próximo passo|pronto para|contact|marcaç|orçamento|reserv|encomend :: Dizer como contactar, o que ter à mão e em quanto tempo respondem.
specs :: Características e medidas :: características|medidas|ficha técnica|material|tamanho :: Dar medidas, material e dados numa tabela, cada um com a unidade.
delivery :: Envio e devoluções :: envio|entrega|devoluç :: Dizer para onde enviam, quanto demora, quanto custa e como se devolve.
items :: A seleção :: seleção|lista :: Dar a cada entrada um título, duas ou três frases e a razão de estar aqui.
works :: Como funciona :: funciona|princípio|estrutura|sintaxe :: Explicar as partes e como trabalham em conjunto, com um exemplo que passe por todas.
more :: Para saber mais :: outros serviços|saber mais|ver também|ler mais|relacionad :: Ligar às páginas que aprofundam, com uma frase sobre cada uma.
offer :: O que oferecemos :: o que (?:oferecemos|fazemos|ofereço)|toda a oferta|faz aí|(?:os )?nossos (?:serviços|produtos|tratamentos|cursos|quartos)|serviços :: Apresentar cada oferta numa linha: o que é, para quem, com uma ligação à sua página.
who :: Quem somos :: quem (?:somos|sou|está)|sobre (?:nós|mim)|(?:a )?nossa equipa|pessoas de :: Apresentar as pessoas com nome e função; dizer desde quando o fazem e o que defendem.
story :: Como tudo começou :: história|como (?:tudo )?(?:começou|começámos)|percurso :: Dizer quando e porquê começou e o que mudou desde então, com datas que se possam provar.
reach :: Como nos contactar :: contactar|telefone|e-?mail :: Dar telefone, correio eletrónico e formulário, e dizer quando há resposta.
next :: O que acontece a seguir :: a seguir|depois|próximos passos :: Dizer o que se segue à primeira mensagem, em quanto tempo e o que ter à mão.
common :: O que têm em comum :: em comum|semelhan :: Dizer o que é igual em ambos, para que ninguém tenha de o comparar.
figures :: Factos e números :: fa[ct]+os|números|dados|estatístic :: Dar o que se pode verificar, com fonte e data.
background :: Contexto :: contexto|história|origem :: Dizer de onde vem e como se tornou no que é, com datas.
matters :: O que mais importa :: importa|essencial :: Indicar os três pontos decisivos, o mais importante primeiro, com o motivo de cada um.
myths :: Ideias erradas frequentes :: ideias? errad|mitos?(?!\\p{L})|mal-entendid|equívoc :: Indicar duas ou três ideias erradas e dizer o que é verdade, com uma fonte.
signs :: Como reconhecer :: sinais|sintomas?|reconhecer :: Enumerar os sinais, o mais comum primeiro, e como verificar cada um.
causes :: A que se deve :: causas?|porquê|por que|motivos?|razões :: Nomear as causas habituais, a mais comum primeiro, e como as distinguir.
relief :: O que se pode fazer sozinho :: sozinho|em casa|prevenir|prevenção|conselhos|dicas :: Dar os passos seguros sem ajuda, por ordem, e dizer quando parar.
seekHelp :: Quando pedir ajuda :: profissional|médico|quando (?:chamar|procurar)|urgência :: Dizer que sinais precisam de alguém qualificado, com que urgência, e o que essa pessoa faz primeiro.
priceExamples :: Dois exemplos calculados :: exemplos?|casos? :: Calcular dois casos típicos, da primeira parcela ao total.
variations :: Dicas e variações :: dicas?|varia|truques?|substitu :: Indicar dois ingredientes que se podem substituir, por quais, e o que muda no sabor ou na textura.
keeping :: Conservação :: conserv|congel|guardar :: Dizer quanto tempo e onde se conserva, e se se pode congelar ou preparar na véspera.
reserve :: Reservas e contacto :: reserv\\p{L}*|contact?o|disponibilidade :: Dizer como se reserva, o que é preciso e em quanto tempo vem a resposta.`,
  `nameKept :: Manter «{k}» no título principal e repeti-lo nas duas primeiras frases.
nameMissing :: Levar «{k}» ao título principal e às duas primeiras frases.
noText :: A página ainda não tem texto.
hasText :: A página tem {n} palavras até agora.
purpose :: O seu propósito: «{p}»
ownEmpty :: Sob «{h}» não há texto. Se houver uma imagem, um formulário ou um vídeo, dizer numa frase o que mostra; caso contrário, escrever a secção ou retirar o título.
ownLegal :: Alterar a redação apenas em conjunto com a pessoa responsável.
contact :: Contactos
split :: O texto não tem subtítulos: dividi-lo onde muda o tema e dar a cada parte um título que diga a sua resposta.
ownThin :: «{h}» tem {n} palavras, pouco para responder.
ownFull :: «{h}» tem {n} palavras.
ownStart :: Começar pela resposta e cortar o que outras secções repetem.
ownOne :: «{h}» tem uma só palavra, pouco para responder.
ownKeep :: Manter como está.
openLong :: A primeira frase tem {n} palavras: dar a resposta nas primeiras 20.
longPart :: Um parágrafo tem {n} palavras: dividi-lo.
repeats :: Repete grande parte de «{h}»: dizer uma só vez.
noAmount :: Falta um valor.
longSection :: É muito para uma só secção: acrescentar subtítulos.
ownTopic :: É aqui que cabe: {w}
ownParts :: «{h}» tem {n} palavras, a maioria sob títulos menores. Manter a ordem.
spread :: Distribuir esse texto pelas secções seguintes e manter o que está certo.
sibling :: A página {p} já trata deste tema. Escrever aqui duas frases e uma ligação.
serp :: {n} de {m} páginas bem posicionadas para «{k}» têm esta secção ({d}) e esta não. Preenchê-la com o que só vocês podem dizer.
secondary :: «{k}» é uma palavra-chave secundária da página e nenhum título a refere. Dizer como se liga ao tema.
questions :: Perguntas frequentes
questionsWrite :: São perguntas que as pessoas fazem de facto; responder a cada uma na primeira frase.
answer :: Responder na primeira frase, em 50 palavras no máximo, para que a resposta possa ser citada sozinha.
source_search :: Perguntada na pesquisa.
source_site :: Outra página do site coloca-a.
source_ranking :: Páginas bem classificadas respondem-lhe.
facts :: Factos do site: {f}.
links :: Ligar a: {l}.
budget :: Cerca de {a} a {b} palavras.
prices :: Os preços em resumo
find :: Onde estamos
whoI :: Quem sou
offerI :: O que ofereço
area :: {x} em {place}
asks :: Procura-se «{k}».
source_results :: Os motores de pesquisa mostram esta pergunta para «{k}».
shown :: Mostrada {n} vezes em 28 dias para «{k}».
searched :: {n} pesquisas por mês.
rankingLength :: As páginas bem posicionadas que se puderam ler têm de {a} a {b} palavras.
resultsPrice :: Dos {m} primeiros resultados para «{k}», {n} têm preços ou ofertas no título.
resultsCompare :: Dos {m} primeiros resultados para «{k}», {n} fazem uma comparação no título.
nameExample :: Por exemplo: «{h}».`,
);
