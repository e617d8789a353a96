export const fr = `
placeholder :: Remplacer les textes provisoires
intent :: Montrer ce que cherche le visiteur
openings :: Commencer moins de phrases par {w}
subheadings :: Diviser le texte par des intertitres
depth :: Traiter le sujet plus en profondeur
sentences :: Écrire le texte en phrases complètes
body :: Écrire le texte
linkTexts :: Écrire des textes de lien parlants
writeTitle :: Écrire un titre
secondary :: Placer les mots-clés secondaires
fittingType :: Choisir le type de données structurées qui convient
keywordWhere :: Employer le mot-clé là où le texte en parle
keywordSubheading :: Employer le mot-clé dans un intertitre
simplify :: Simplifier la formulation
experience :: Montrer l'expérience vécue
shortSentences :: Raccourcir les phrases longues
lists :: Présenter étapes, options ou chiffres en listes et en tableaux
actor :: Dire qui fait quoi
contact :: Dire qui l'on peut contacter
updated :: Dire quand la page a été mise à jour
aboutH1 :: Dire dans le titre principal de quoi il s'agit
keywordThroughout :: Reprendre le mot-clé tout au long du texte
longWords :: Remplacer les mots longs
keywordLess :: Répéter moins le mot-clé
repairData :: Corriger les données structurées
levels :: Corriger les niveaux des titres
keywordDescription :: Placer le mot-clé dans la description pour la recherche
keywordH1 :: Placer le mot-clé dans le titre principal
promise :: Promettre la réponse à la recherche dans le titre et le titre principal
formats :: Proposer des formats que les résultats peuvent afficher
sources :: Citer les sources
keywordOpening :: Citer le mot-clé dès le début du texte
author :: Nommer l'auteur
specificTitle :: Rendre le titre plus précis
sayingHeadings :: Écrire des intertitres parlants
ownDescription :: Dire dans la description ce que le titre ne dit pas
makeH1 :: Baliser le titre principal en H1
relatedLinks :: Lier vers des pages du site sur des sujets proches
differentLinks :: Lier vers des pages différentes
sourceLink :: Lier vers une source
transitions :: Mieux relier les phrases entre elles
singleH1 :: Garder un seul titre principal (H1)
reason :: Donner une raison de cliquer dans la description
nextStep :: Terminer par une prochaine étape
altTexts :: Décrire les images dans leur texte alternatif
completeData :: Compléter les données structurées
preview :: Compléter titre et description pour le résultat de recherche
cleanTitle :: Clarifier la formulation du titre
calm :: Adopter un ton plus calme
paragraphs :: Couper les paragraphes longs
specifics :: Appuyer le texte sur des éléments concrets
answers :: Répondre aux questions que les gens posent
answerFirst :: Répondre d'abord à la recherche
alignTitle :: Accorder le titre et le titre principal
addData :: Ajouter des données structurées
images :: Ajouter des images qui montrent ce que le texte explique
mainHeading :: Ajouter un titre principal
tightIntroduction :: Resserrer l'introduction
introduction :: Écrire une introduction
subtopics :: Traiter les sous-thèmes qui manquent
coverage :: Élargir le traitement du sujet
repetition :: Supprimer les répétitions
shortTitle :: Raccourcir le titre
longTitle :: Allonger le titre
frontOfTitle :: Placer le mot-clé au début du titre
keywordTitle :: Placer le mot-clé dans le titre
writeDescription :: Écrire une description pour la recherche
shortDescription :: Raccourcir la description pour la recherche
longDescription :: Allonger la description pour la recherche
newTitle :: Réécrire le titre
newDescription :: Réécrire la description pour la recherche
newH1 :: Réécrire le titre principal
wholeData :: Corriger et compléter les données structurées
essentials :: Ajouter ce que les visiteurs cherchent sur une telle page`;
