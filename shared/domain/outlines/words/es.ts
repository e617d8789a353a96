import { outlineWords } from './outline-words.ts';

export const es = outlineWords(
  {
    how_to: 'cómo|como hacer|tutorial|paso a paso|pasos para',
    comparison: 'vs\\.?|versus|comparativa|comparación|alternativas?(?: a)?|diferencia entre|o',
    price: 'precios?|tarifas?|costes?|cuánto cuesta|cuánto vale|presupuesto|barat[oa]s?',
    definition: 'qué (?:es|son)|que es|significado(?: de)?|definición(?: de)?',
    guests:
      'habitaci(?:ón|ones)|suites?|hotel|hostal|casa rural|apartamentos?|camping|alojamiento|restaurante|menú|carta',
    problem:
      'síntomas?|dolor(?:es)?|problemas?|trastornos?|avería|fugas?|señales de|no funciona|atascad[oa]|averiad[oa]|gotea|salta|parpadea|no (?:enciende|abre|cierra)',
    list: 'mejor(?:es)?|top(?: \\d+)?|ejemplos de|ideas(?: de)?|tipos de|lista de',
    product: 'comprar|pedir|online|tienda',
  },
  'en|a|al|de|del|la|el|los|las|un|una|para|y|cerca de',
  `what :: {x}: lo esencial :: lo esencial|qué es|en qué consiste|resumen|definición :: Decir en 40 a 60 palabras de qué se trata y qué gana el lector; esas frases deben valer por sí solas.
forWhom :: Para quién es adecuado :: para quién|a quién ayuda|adecuad|indicad :: Dar dos situaciones en que conviene y una en que no.
process :: Cómo funciona :: cómo funciona|proceso|procedimiento|en qué consiste el :: Describir por orden lo que ocurre, del primer contacto al resultado, con lo que dura cada parte.
steps :: Paso a paso :: paso|instrucciones :: Escribir una lista numerada; cada paso empieza con un verbo y dice cómo se ve que está hecho.
need :: Qué se necesita :: necesita|herramientas|materiales|requisitos|antes de :: Enumerar herramientas, materiales y conocimientos, con su tamaño o cantidad.
mistakes :: Errores que conviene evitar :: error|evitar|problemas|no funciona|solución de|si algo falla :: Nombrar tres errores, sus consecuencias y qué hacer en su lugar.
help :: Cuándo llamar a un profesional :: profesional|cuándo llamar|ayuda :: Decir dónde termina lo que uno puede hacer y quién sigue.
cost :: Cuánto cuesta :: cuesta|cuánto (?:vale|pag)|precio|tarifa|coste|honorarios|gastos de :: Dar el precio o una horquilla, qué incluye y la fecha de los datos.
priceFactors :: De qué depende el precio :: depende|factores|influye|mueven? el precio|cambian? el precio|hacen? subir :: Nombrar qué sube o baja el precio, con un ejemplo de cada caso.
included :: Qué incluye :: incluye|incluid|extra :: Enumerar qué incluye el precio y qué se cobra aparte.
choose :: Cómo elegir :: elegir|criterios|elección|escoger :: Nombrar de tres a cinco criterios y el valor suficiente de cada uno.
differences :: Las diferencias en detalle :: diferencia|compar :: Comparar en una tabla: una fila por opción, las mismas columnas, solo lo que se pueda comprobar.
verdict :: Cuál conviene a cada uno :: conclusión|veredicto|cuál|recomend :: Recomendar una opción a cada tipo de lector y decir por qué.
examples :: Ejemplos :: ejemplo|caso práctico|en la práctica :: Mostrar dos o tres ejemplos reales y qué enseña cada uno.
where :: Dónde estamos en {place} :: zonas? de (?:servicio|trabajo)|horario|dónde|cómo llegar|dirección|ubicación|zona :: Dirección, cómo llegar, aparcamiento y barrios que se atienden.
proof :: Experiencia y referencias :: dicen|clientes|experiencia|referencias|opiniones|equipo|testimonios|certific|confían|confianza|estrellas|valoraci :: Mostrar quién hace el trabajo y qué dicen los clientes, con nombres y fechas.
book :: Cita y contacto :: hablemos|próximo paso|¿?listo para|llámanos|contacto|cita|presupuesto|reserv|pedir :: Decir cómo contactar, qué tener a mano y en cuánto tiempo se responde.
specs :: Características y medidas :: características|medidas|ficha técnica|material|tamaño :: Dar medidas, material y datos en una tabla, cada uno con su unidad.
delivery :: Envío y devoluciones :: envío|entrega|devoluci :: Decir adónde se envía, cuánto tarda, cuánto cuesta y cómo se devuelve.
items :: La selección :: selección|lista :: Dar a cada entrada su título, dos o tres frases y la razón por la que está.
works :: Cómo funciona :: funciona|principio|estructura|sintaxis :: Explicar las partes y cómo se relacionan, con un ejemplo que pase por todas.
more :: Para saber más :: otros servicios|saber más|ver también|leer más|relacionad :: Enlazar con las páginas que profundizan, con una frase sobre cada una.
offer :: Qué ofrecemos :: (?:qué|lo que) (?:ofrece|hacemos|ofrezco)|todo lo que|hace allí|nuestr[oa]s (?:servicios|productos|tratamientos|cursos|habitaciones)|servicios :: Presentar cada oferta en una línea: qué es, para quién, con un enlace a su página.
who :: Quiénes somos :: quién(?:es)? (?:somos|soy|está)|sobre (?:nosotros|mí)|(?:el|nuestro) equipo|personas de :: Presentar a las personas con su nombre y su función; decir desde cuándo lo hacen y qué defienden.
story :: Cómo empezó todo :: historia|cómo (?:empezó|empezamos|nació)|trayectoria :: Decir cuándo y por qué empezó y qué ha cambiado desde entonces, con fechas que se puedan probar.
reach :: Cómo contactarnos :: contactarnos|teléfono|correo|e-?mail :: Dar teléfono, correo y formulario, y decir cuándo se responde.
next :: Qué pasa después :: después|próximos pasos :: Decir qué sigue al primer mensaje, en cuánto tiempo y qué conviene tener a mano.
common :: Lo que ambos tienen en común :: en común|parecid|similitud :: Nombrar lo que es igual en ambos, para que nadie tenga que compararlo.
figures :: Datos y cifras :: datos|cifras|estadístic|números :: Dar lo que se puede comprobar, con su fuente y su fecha.
background :: Contexto :: contexto|historia|origen|antecedentes :: Decir de dónde viene y cómo llegó a ser lo que es, con fechas.
matters :: Lo que más importa :: importa|esencial|clave :: Nombrar los tres puntos que deciden, el más importante primero, con el motivo de cada uno.
myths :: Ideas equivocadas frecuentes :: equivocad|mitos?(?!\\p{L})|malentendid|falsas creencias :: Nombrar dos o tres ideas equivocadas y decir qué es cierto, con una fuente.
signs :: Cómo reconocerlo :: señales|síntomas?|reconocer\\p{L}* :: Enumerar las señales, la más común primero, y cómo comprobar cada una.
causes :: A qué se debe :: causas?|por qué|motivos?|razones :: Nombrar las causas habituales, la más común primero, y cómo distinguirlas.
relief :: Qué puede hacer uno mismo :: uno mismo|usted mismo|prevenir|prevención|consejos :: Dar los pasos que son seguros sin ayuda, en orden, y decir cuándo parar.
seekHelp :: Cuándo pedir ayuda :: profesional|médico|cuándo (?:acudir|llamar)|urgencia :: Decir qué señales necesitan a alguien cualificado, con qué urgencia, y qué hace primero.
priceExamples :: Dos ejemplos calculados :: ejemplos?|casos? :: Calcular dos casos típicos, desde la primera partida hasta el total.
variations :: Consejos y variantes :: consejos?|varia|trucos?|sustitu :: Nombrar dos ingredientes que se pueden sustituir, por cuáles, y qué cambia en el sabor o la textura.
keeping :: Conservación :: conserv|congel|guardar :: Decir cuánto tiempo y dónde se conserva, y si se puede congelar o preparar el día anterior.
reserve :: Reservas y contacto :: reserv\\p{L}*|contacto|disponibilidad :: Decir cómo se reserva, qué hace falta y en cuánto tiempo se responde.`,
  `nameKept :: Mantener «{k}» en el título principal y repetirlo en las dos primeras frases.
nameMissing :: Llevar «{k}» al título principal y a las dos primeras frases.
noText :: La página todavía no tiene texto.
hasText :: La página tiene {n} palabras por ahora.
purpose :: Su propósito: «{p}»
ownEmpty :: Bajo «{h}» no hay texto. Si hay una imagen, un formulario o un vídeo, decir en una frase qué muestra; si no, escribir la sección o quitar el título.
ownLegal :: Cambiar la redacción solo junto con la persona responsable.
contact :: Contacto
split :: El texto no tiene subtítulos: dividirlo donde cambia el tema y dar a cada parte un título que diga su respuesta.
ownThin :: «{h}» tiene {n} palabras, muy poco para responder.
ownFull :: «{h}» tiene {n} palabras.
ownStart :: Empezar por la respuesta y quitar lo que repiten otras secciones.
ownOne :: «{h}» tiene una sola palabra, muy poco para responder.
ownKeep :: Dejarlo como está.
openLong :: La primera frase tiene {n} palabras: dar la respuesta en las 20 primeras.
longPart :: Un párrafo tiene {n} palabras: dividirlo.
repeats :: Repite buena parte de «{h}»: decirlo una sola vez.
noAmount :: No figura ningún importe.
longSection :: Es mucho para una sección: añadir subtítulos.
ownTopic :: Aquí va esto: {w}
ownParts :: «{h}» tiene {n} palabras, la mayoría bajo títulos menores. Mantener su orden.
spread :: Repartir ese texto entre las secciones siguientes y conservar lo que es correcto.
sibling :: La página {p} ya trata este tema. Escribir aquí dos frases y enlazarla.
serp :: {n} de {m} páginas que posicionan para «{k}» tienen esta sección ({d}) y esta no. Llenarla con lo que solo ustedes pueden decir.
secondary :: «{k}» es una palabra clave secundaria de la página y ningún título la nombra. Decir cómo se relaciona con el tema.
questions :: Preguntas frecuentes
questionsWrite :: Son preguntas que la gente hace de verdad; responder a cada una en la primera frase.
answer :: Responder en la primera frase, con 50 palabras como máximo, para que la respuesta se pueda citar sola.
source_search :: Se pregunta en el buscador.
source_site :: La plantea otra página del sitio.
source_ranking :: La responden páginas bien posicionadas.
facts :: Datos del sitio: {f}.
links :: Enlazar con: {l}.
budget :: Unas {a} a {b} palabras.
prices :: Los precios, de un vistazo
find :: Dónde estamos
whoI :: Quién soy
offerI :: Qué ofrezco
area :: {x} en {place}
asks :: Se busca «{k}».
source_results :: Los buscadores muestran esta pregunta para «{k}».
shown :: Mostrada {n} veces en 28 días para «{k}».
searched :: {n} búsquedas al mes.
rankingLength :: Las páginas posicionadas que se pudieron leer tienen de {a} a {b} palabras.
resultsPrice :: De los {m} primeros resultados para «{k}», {n} tienen precios u ofertas en el título.
resultsCompare :: De los {m} primeros resultados para «{k}», {n} comparan en el título.
nameExample :: Por ejemplo: «{h}».`,
);
