import { outlineWords } from './outline-words.ts';

export const fr = outlineWords(
  {
    how_to: 'comment|tutoriel|étapes? pour|faire soi-même',
    comparison: 'vs\\.?|versus|comparatif|comparaison|alternatives?(?: à)?|différence entre|ou',
    price: 'prix|tarifs?|coûts?|combien coûte|devis|honoraires|pas cher',
    definition: "qu'est-ce qu(?:e|'une?)|c'est quoi|définition(?: de)?|signification",
    guests: "chambres?|suites?|hôtel|gîtes?|camping|maison d'hôtes|hébergement|restaurant|menu|la carte",
    problem:
      'symptômes?|douleurs?|problèmes?|troubles|(?:en )?panne|fuites?|signes? (?:de|d.\\p{L}+)|ne (?:marche|fonctionne) (?:pas|plus)|bouchée?|disjoncte|saute|clignote|grésille|goutte|ne s.(?:allume|ouvre|ferme) (?:pas|plus)',
    list: 'meilleure?s?|top(?: \\d+)?|exemples de|idées(?: de)?|types de|liste de',
    product: 'acheter|achat|commander|en ligne|boutique',
  },
  "à|au|aux|en|dans|de|du|des|d'|la|le|les|l'|un|une|pour|et|près de",
  `what :: {x} : l'essentiel :: l'essentiel|qu'est-ce|présentation|définition|en bref|c'est quoi :: Dire en 40 à 60 mots de quoi il s'agit et ce que le lecteur y gagne ; ces phrases doivent se suffire.
forWhom :: Pour qui :: pour qui|à qui (?:cela|chacun)|adapté|convient :: Donner deux situations où c'est le bon choix, et une où ce ne l'est pas.
process :: Comment cela se passe :: déroul|se passe|fonctionne|comment ça marche|procédure :: Décrire dans l'ordre ce qui se passe, du premier contact au résultat, avec la durée de chaque étape.
steps :: Étape par étape :: étape|mode d'emploi|pas à pas :: Écrire une liste numérotée ; chaque étape commence par un verbe et dit à quoi on voit qu'elle est finie.
need :: Ce qu'il faut :: matériel|outils|ce qu'il (?:vous )?faut|prérequis|préparer :: Lister outils, matériel et connaissances, avec taille ou quantité.
mistakes :: Les erreurs à éviter :: erreur|éviter|pièges|problèmes|dépann\\p{L}*|en cas de|ne (?:fonctionne|marche) pas :: Nommer trois erreurs, leurs conséquences et ce qu'il faut faire à la place.
help :: Quand faire appel à un professionnel :: professionnel|faire appel|artisan :: Dire où s'arrête ce qu'on peut faire soi-même et qui prend le relais.
cost :: Combien cela coûte :: prix|tarif|coût|combien(?! de temps)|honoraires|frais de :: Donner le prix ou une fourchette, ce qui est compris et la date des chiffres.
priceFactors :: De quoi dépend le prix :: dépend|facteurs|influence|fai(?:t|re|sant) varier :: Nommer ce qui fait monter ou baisser le prix, avec un exemple chaque fois.
included :: Ce qui est compris :: compris|inclus|supplément :: Lister ce que le prix comprend et ce qui est facturé en plus.
choose :: Comment choisir :: choisir|critères|choix :: Nommer trois à cinq critères et, pour chacun, la valeur suffisante.
differences :: Les différences en détail :: différence|compar :: Comparer dans un tableau : une ligne par option, les mêmes colonnes, seulement ce qui se vérifie.
verdict :: Que choisir, selon votre cas :: verdict|conclusion|que choisir|bilan :: Recommander une option à chaque type de lecteur et dire pourquoi.
examples :: Des exemples :: exemple|cas pratique|en pratique :: Montrer deux ou trois exemples réels et ce qu'on en apprend.
where :: Où nous trouver à {place} :: zone d.intervention|secteur|horaires|où nous|accès|adresse|zones? (?:desservie|couverte)|venir :: Adresse, accès, stationnement et quartiers desservis.
proof :: Expérience et références :: (?:clients|patients) disent|expérience|références|avis|équipe|réalisations|certifi|témoign|(?:nous )?font confiance|étoiles|noté|recommand\\p{L}* par :: Montrer qui fait le travail et ce qu'en disent les clients, avec noms et dates.
book :: Rendez-vous et contact :: prêt[es]* (?:à|pour)|parlons|prochaine étape|appelez|contact|rendez-vous|devis|réserv|command :: Dire comment vous joindre, quoi préparer et sous quel délai vous répondez.
specs :: Caractéristiques :: caractéristiques|dimensions|fiche technique|matière|taille :: Donner dimensions, matière et valeurs dans un tableau, avec l'unité.
delivery :: Livraison et retours :: livraison|retours?|expédition :: Dire où vous livrez, en combien de temps, à quel prix et comment se fait un retour.
items :: La sélection :: sélection|liste :: Donner à chaque entrée son titre, deux ou trois phrases et la raison de sa présence.
works :: Comment cela fonctionne :: fonctionne|principe|structure|syntaxe :: Expliquer les éléments et leur rôle, avec un exemple qui les parcourt tous.
more :: Pour aller plus loin :: autres (?:services|prestations)|plus loin|voir aussi|à lire|lire aussi :: Placer un lien vers chaque page qui approfondit, avec une phrase sur son contenu.
offer :: Ce que nous proposons :: (?:ce que )?nous proposons|nos (?:services|prestations|produits|soins|cours|chambres)|toute l.offre|y propose|prestations :: Présenter chaque offre en une ligne : ce que c'est, pour qui, avec un lien vers sa page.
who :: Qui nous sommes :: qui (?:nous sommes|sommes[- ]nous|je suis|suis[- ]je|est derrière)|à propos|l.équipe|notre équipe :: Présenter les personnes avec leur nom et leur rôle ; dire depuis quand elles font ce travail et ce qu'elles défendent.
story :: Comment tout a commencé :: histoire|(?:tout|cela) a commencé|parcours :: Dire quand et pourquoi cela a commencé et ce qui a changé depuis, avec des dates vérifiables.
reach :: Comment nous joindre :: joindre|téléphone|e-?mail|courriel :: Donner le téléphone, l'adresse électronique et le formulaire, et dire quand on répond.
next :: Et ensuite :: ensuite|prochaines étapes|la suite :: Dire ce qui suit le premier message, sous quel délai, et ce qu'il faut préparer.
common :: Les points communs :: points? communs?|en commun|similitude :: Dire ce qui est pareil des deux côtés, pour que personne n'ait à le comparer.
figures :: Faits et chiffres :: chiffres|faits|données|statisti :: Donner ce qui peut se vérifier, avec la source et la date.
background :: Le contexte :: contexte|histoire|origine :: Dire d'où cela vient et comment cela s'est formé, avec des dates.
matters :: Ce qui compte le plus :: compte|important|essentiel :: Nommer les trois points décisifs, le plus important d'abord, avec la raison de chacun.
myths :: Les idées reçues :: idées? (?:reçues?|fausses?)|mythes?|malentendu :: Citer deux ou trois idées fausses répandues et dire ce qui est vrai, avec une source.
signs :: À quoi le reconnaître :: signes?|symptômes?|reconnaître :: Énumérer les signes, le plus courant d'abord, et dire pour chacun comment le vérifier.
causes :: D'où cela vient :: causes?|pourquoi|d['’]où vien\\p{L}+|origines?|raisons? :: Nommer les causes habituelles, la plus courante d'abord, et dire comment les distinguer.
relief :: Ce que l'on peut faire soi-même :: soi-même|vous-même|prévenir|prévention|conseils|gestes :: Donner les étapes sans danger, dans l'ordre, et dire quand s'arrêter.
seekHelp :: Quand demander de l'aide :: professionnel|médecin|consulter|urgence|faire appel :: Dire quels signes demandent une personne qualifiée, dans quel délai, et ce qu'elle fait d'abord.
priceExamples :: Deux exemples chiffrés :: exemples?|cas :: Calculer deux cas typiques, du premier poste au total.
variations :: Astuces et variantes :: astuces?|variantes?|conseils?|remplac :: Nommer deux ingrédients que l'on peut remplacer, par quoi, et ce que cela change au goût ou à la texture.
keeping :: Conservation :: conserv|congel|réchauff :: Dire combien de temps et où cela se garde, et si l'on peut le congeler ou le préparer la veille.
reserve :: Réservation et contact :: réserv\\p{L}*|contact|disponibilités? :: Dire comment réserver, ce qu'il faut pour cela et sous quel délai vient la réponse.`,
  `nameKept :: Garder « {k} » dans le titre principal et le redire dans les deux premières phrases.
nameMissing :: Faire entrer « {k} » dans le titre principal et les deux premières phrases.
noText :: La page n'a pas encore de texte.
hasText :: La page compte {n} mots pour l'instant.
purpose :: Son but : « {p} »
ownEmpty :: Il n'y a pas de texte sous « {h} ». S'il s'y trouve une image, un formulaire ou une vidéo, dire en une phrase ce que l'on y voit ; sinon, rédiger la section ou supprimer le titre.
ownLegal :: Ne modifier la formulation qu'avec la personne qui en est responsable.
contact :: Contact
split :: Le texte n'a pas d'intertitres : le diviser là où le sujet change et donner à chaque partie un titre qui annonce sa réponse.
ownThin :: « {h} » compte {n} mots, c'est trop peu pour répondre.
ownFull :: « {h} » compte {n} mots.
ownStart :: Commencer par la réponse et couper ce que d'autres sections répètent.
ownOne :: « {h} » ne compte qu'un mot, c'est trop peu pour répondre.
ownKeep :: À garder tel quel.
openLong :: Sa première phrase compte {n} mots : donner la réponse dans les 20 premiers.
longPart :: Un paragraphe compte {n} mots : le couper en deux.
repeats :: « {h} » dit en grande partie la même chose : ne le dire qu'une fois.
noAmount :: Aucun montant n'y figure.
longSection :: C'est long pour une seule section : ajouter des sous-titres.
ownTopic :: C'est ici que va ceci : {w}
ownParts :: « {h} » compte {n} mots, la plupart sous des titres plus petits. Garder leur ordre.
spread :: Répartir ce texte dans les sections ci-dessous et garder ce qui est juste.
sibling :: La page {p} traite déjà ce sujet. Écrire ici deux phrases et un lien vers elle.
serp :: {n} pages sur {m} classées pour « {k} » ont cette section ({d}), celle-ci non. La remplir avec ce que vous seul pouvez dire.
secondary :: « {k} » est un mot-clé secondaire de la page et aucun titre ne le nomme. Dire comment il se rattache au sujet.
questions :: Questions fréquentes
questionsWrite :: Ces questions sont vraiment posées ; répondre à chacune dès la première phrase.
answer :: Répondre dès la première phrase, en 50 mots au plus, pour que la réponse puisse être citée seule.
source_search :: Posée dans la recherche.
source_site :: Posée par une autre page du site.
source_ranking :: Traitée par des pages bien classées.
facts :: Faits du site : {f}.
links :: Liens à placer : {l}.
budget :: Environ {a} à {b} mots.
prices :: Les prix en bref
find :: Où nous trouver
whoI :: Qui je suis
offerI :: Ce que je propose
area :: {x} à {place}
asks :: On cherche « {k} ».
source_results :: Les moteurs affichent cette question pour « {k} ».
shown :: Affichée {n} fois en 28 jours pour « {k} ».
searched :: {n} recherches par mois.
rankingLength :: Les pages classées qui ont pu être lues ont de {a} à {b} mots.
resultsPrice :: Parmi les {m} premiers résultats pour « {k} », {n} ont des prix ou des offres dans leur titre.
resultsCompare :: Parmi les {m} premiers résultats pour « {k} », {n} ont une comparaison dans leur titre.
nameExample :: Par exemple : « {h} ».`,
);
