export const es = `
placeholder :: Sustituir los textos provisionales
intent :: Mostrar lo que espera quien busca
openings :: Empezar menos frases con {w}
subheadings :: Dividir el texto con subtítulos
depth :: Tratar el tema con más profundidad
sentences :: Escribir el texto en frases completas
body :: Escribir el texto
linkTexts :: Escribir textos de enlace claros
writeTitle :: Escribir un título
secondary :: Incluir las palabras clave secundarias
fittingType :: Usar el tipo de datos estructurados que corresponde
keywordWhere :: Usar la palabra clave donde el texto trata de ella
keywordSubheading :: Usar la palabra clave en un subtítulo
simplify :: Simplificar la redacción
experience :: Mostrar experiencia propia
shortSentences :: Acortar las frases largas
lists :: Presentar pasos, opciones o cifras en listas y tablas
actor :: Decir quién lo hace
contact :: Decir con quién se puede contactar
updated :: Decir cuándo se actualizó la página
aboutH1 :: Decir en el título principal de qué trata la página
keywordThroughout :: Repetir la palabra clave a lo largo del texto
longWords :: Sustituir las palabras largas
keywordLess :: Repetir menos la palabra clave
repairData :: Corregir los datos estructurados
levels :: Corregir los niveles de los títulos
keywordDescription :: Poner la palabra clave en la descripción para el buscador
keywordH1 :: Poner la palabra clave en el título principal
promise :: Prometer la respuesta a la búsqueda en el título y en el título principal
formats :: Ofrecer formatos que los resultados puedan mostrar
sources :: Citar las fuentes
keywordOpening :: Nombrar la palabra clave al comienzo del texto
author :: Nombrar al autor
specificTitle :: Hacer el título más concreto
sayingHeadings :: Escribir subtítulos claros
ownDescription :: Decir en la descripción lo que el título no dice
makeH1 :: Marcar el título principal como H1
relatedLinks :: Enlazar a páginas relacionadas del sitio
differentLinks :: Enlazar a páginas distintas
sourceLink :: Enlazar a una fuente
transitions :: Unir mejor las frases entre sí
singleH1 :: Dejar un solo título principal (H1)
reason :: Dar en la descripción un motivo para hacer clic
nextStep :: Terminar con un siguiente paso
altTexts :: Describir las imágenes en su texto alternativo
completeData :: Completar los datos estructurados
preview :: Completar título y descripción para el resultado de búsqueda
cleanTitle :: Aclarar la redacción del título
calm :: Usar un tono más sereno
paragraphs :: Dividir los párrafos largos
specifics :: Apoyar el texto con datos concretos
answers :: Responder a las preguntas de quienes buscan
answerFirst :: Responder primero a la búsqueda
alignTitle :: Acercar el título y el título principal
addData :: Añadir datos estructurados
images :: Añadir imágenes que muestren lo que el texto explica
mainHeading :: Añadir un título principal
tightIntroduction :: Abreviar la introducción
introduction :: Escribir una introducción
subtopics :: Tratar los subtemas que faltan
coverage :: Tratar el tema con más amplitud
repetition :: Quitar repeticiones
shortTitle :: Acortar el título
longTitle :: Alargar el título
frontOfTitle :: Llevar la palabra clave al comienzo del título
keywordTitle :: Poner la palabra clave en el título
writeDescription :: Escribir una descripción para el buscador
shortDescription :: Acortar la descripción para el buscador
longDescription :: Alargar la descripción para el buscador
newTitle :: Reescribir el título
newDescription :: Reescribir la descripción para el buscador
newH1 :: Reescribir el título principal
wholeData :: Corregir y completar los datos estructurados
essentials :: Añadir lo que los visitantes buscan en una página así`;
