/** Articles, pronouns, prepositions, conjunctions, auxiliary verbs, question words and particles. */
export const romanceFunctionWords = {
  fr: `
    le la les l un une des du de d au aux ce cet cette ces c mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs quel quelle quels
    quelles tout toute tous toutes chaque quelque quelques plusieurs aucun aucune autre autres même mêmes tel telle tels telles
    je j me m moi tu te t toi il elle on nous vous ils elles lui eux se s soi y en qui que qu quoi dont où lequel laquelle lesquels lesquelles
    ceci cela ça celui celle ceux celles personne rien
    à après avant avec chez contre dans depuis derrière dès devant durant en entre envers hors jusque jusqu par parmi pendant pour sans selon
    sous sur vers via lors près
    et ou mais donc or ni car si lorsque lorsqu puisque puisqu quand comme parce afin quoique tandis alors ainsi
    comment pourquoi combien
    suis es est sommes êtes sont étais était étions étiez étaient fus fut furent sera serai seras serez seront serait seraient été être étant
    ai as a avons avez ont avais avait avaient aura auront aurait eu avoir ayant fait faire fais font peut peux peuvent pouvez pouvons pouvoir
    pourra pourrait doit dois doivent devez devoir veut veux veulent faut va vais vont aller
    ne n pas plus jamais non oui très trop peu moins aussi encore déjà toujours ici là voici voilà bien seulement puis ensuite
    n'est c'est qu'il qu'elle d'un d'une l'on`,
  es: `
    el la los las un una unos unas lo al del este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
    mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras suyo suya cada todo toda todos todas algún alguno
    alguna algunos algunas ningún ninguno ninguna otro otra otros otras mismo misma mismos mismas tal tales ambos cualquier
    yo me mí tú te ti él ella ello usted nosotros nosotras vosotros ustedes ellos ellas le les se sí nos os que quien quienes cual cuales cuyo
    cuya cuyos cuyas algo nada alguien nadie
    a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin so sobre tras vía
    y e o u ni pero mas sino aunque porque pues si como cuando mientras donde
    qué quién quiénes cuál cuáles cómo cuándo dónde cuánto cuánta cuántos cuántas adónde
    soy eres es somos sois son era eras éramos eran fui fue fueron sea sean ser siendo sido será serán sería estoy está estás estamos están
    estaba estaban estar estado he has ha hemos han había habían haber habido hay haya tengo tiene tienes tienen tener puede puedes pueden
    poder podría debe deben deber hacer hace
    no sí más menos muy mucho mucha muchos muchas poco poca pocos pocas tan tanto también tampoco ya aún todavía siempre nunca así aquí ahí
    allí ahora entonces luego solo sólo además bien casi`,
  it: `
    il lo la i gli le l un uno una di a da in con su per tra fra del dello della dell dei degli delle al allo alla all ai agli alle dal dallo
    dalla dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle col coi
    questo questa questi queste quest quello quella quelli quelle quel quei quegli quell mio mia miei mie tuo tua tuoi tue suo sua suoi sue
    nostro nostra nostri nostre vostro vostra vostri vostre loro ogni tutto tutta tutti tutte altro altra altri altre qualche alcuni alcune
    nessun nessuno nessuna stesso stessa stessi stesse tale tali ciascun ciascuno entrambi
    io mi me tu ti te lui lei egli ella esso essa essi esse noi ci voi vi si sé ne che chi cui quale quali qualcosa niente nulla ciò
    dopo prima contro durante senza sotto sopra verso oltre presso secondo dentro fuori lungo circa via
    e ed o od ma però anche se perché poiché quando come dove mentre né sia oppure dunque quindi affinché benché
    quanto quanta quanti quante cosa cos
    sono sei è siamo siete ero era erano eravamo fu furono sarà saranno sarebbe essere stato stata stati state ho hai ha abbiamo avete hanno
    aveva avevano avrà avere avuto può posso puoi possono potete poter potere potrebbe deve devi devono dovere vuole vuoi fa fare fatto viene
    vengono
    non più meno molto molta molti molte poco troppo già ancora sempre mai qui qua lì là ora poi così solo ben bene proprio c'è`,
  pt: `
    o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela pelos pelas num numa dum duma deste desta neste nesta desse
    dessa nesse nessa este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo
    meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas cada todo toda todos todas tudo algum alguma alguns algumas
    nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas tal tais ambos qualquer
    eu me mim tu te ti ele ela você vocês nós vós eles elas lhe lhes se si que quem qual quais cujo cuja algo nada alguém ninguém
    ante após até com contra de desde durante em entre mediante para per perante por sem sob sobre trás via
    e ou mas nem porém porque pois se como quando enquanto onde embora caso
    quanto quanta quantos quantas porquê quê
    sou é és somos são era eram fui foi foram seja sejam ser sendo sido será serão seria estou está estás estamos estão estava estavam estar
    tenho tem têm temos tinha tinham ter tendo tido há havia haver pode podem posso poder podia poderia deve devem dever vai vão ir faz fazer
    não sim mais menos muito muita muitos muitas pouco pouca tão tanto também já ainda sempre nunca assim aqui ali lá agora então depois só
    apenas bem além quase`,
  ca: `
    el la els les l un una uns unes del dels al als pel pels d de a en amb per sense sobre sota entre fins des cap contra durant segons
    aquest aquesta aquests aquestes aquell aquella això allò meu meva seu seva seus seves nostre nostra cada tot tota tots totes altre altra
    altres mateix jo em m tu et ell ella nosaltres vosaltres ells elles li els es s se ens us ho hi ne què que qui quin quina quins quan com
    on per què si i o ni però perquè doncs mentre és són era eren ser sigui estar està estan ha han he hem havia haver hi ha fer fa pot poden
    cal va van no sí més menys molt molta molts poc també ja encara sempre mai així aquí allà ara només`,
  ro: `
    un o unui unei unor al a ai ale cel cea cei cele acest această aceasta acești acestea aceste acel acea acele lui ei lor meu mea mei tău
    său sa săi sale nostru noastră voastră fiecare tot toată toți toate alt altă alți alte alta același eu mă tu te el ea noi ne voi vă ei ele
    le îl îi își se și-a care ce cine cui ceva nimic cineva nimeni cu de din la în pe prin pentru până peste sub spre fără după înainte între
    lângă despre dintre către contra și sau dar iar ci că dacă deși când unde cum cât deoarece pentru că fiindcă să este e sunt ești suntem
    era erau fi fie fost am ai au avea are avem poate pot trebuie va vor vom voi nu mai foarte mult multă mulți puțin doar chiar tot deja aici
    acolo acum atunci apoi`,
} as const;
