import type { Span } from './subject-phrases.ts';

/** Nouns that are the subject of nothing when they stand alone: whoever searches for them means something else. */
const broad = new Set(
  `people person men man women woman child children kid kids boy girl family families father mother dad mom mum son daughter wife husband driver drivers police officer officers
   government minister president leader leaders court judge company companies firm city town county state country countries nation world area region house home school schools
   student students teacher worker workers team teams player players game games match season club coach fan fans group groups member members party vote election law case cases
   report reports study research survey data number numbers list record records price prices money cost costs deal plan plans project projects program programme event events
   death deaths crash accident fire attack attacks war victim victims suspect crime problem problems issue issues question questions answer answers reason reasons fact facts
   idea ideas thing things way ways time times day days week month year years night morning hour minute moment part parts place places side end start life work job jobs
   business market industry service services product products customer customers user users community public official officials expert experts author authors book books story
   stories film films movie movies show shows song songs album video photo photos picture image news update updates announcement statement letter speech interview review guide
   tip tips lesson lessons change changes history future past system systems process power control support help health care water food body head hand eye heart mind
   interesting tentative new big local national international general system room door street road car cars bill act right rights effort step steps test tests result results
   battle fight race hope fear love trying uncovered public private social political winner winners star stars partner friends friend
   level levels stage phase ermittlungen bundespräsident bundeskanzler veranstaltungstipps wirtschaft politik congresos growth edition states leser daten runde moyenne アップデート 更新 media anforderung anforderungen förderung zeugenaufruf viertelfinale halbfinale finale änderung änderungen maßnahme maßnahmen angebot angebote veranstaltungen lösung lösungen entwicklung bedeutung situation debatte kritik forderung übung übungen schnitte unterlagen lenker folge folgen ende medienbericht medienberichte mitarbeiter mitarbeitende beschäftigte forscher karte karten wochenbericht hintergründe decade decades century stunden minuten jahrzehnt jahrhundert mehrere many much most best amount kind type types sort lot lots
   mensch menschen mann männer frau frauen kind kinder familie familien vater mutter sohn tochter polizei polizist regierung minister präsident gericht richter firma unternehmen
   stadt gemeinde land länder welt region haus schule schüler lehrer mannschaft team spieler spiel spiele saison verein trainer fans gruppe mitglied mitglieder partei wahl gesetz
   fall fälle bericht studie zahlen zahl liste preis preise geld kosten plan pläne projekt projekte programm veranstaltung tod unfall brand angriff krieg opfer täter problem probleme
   frage fragen antwort grund gründe idee ideen ding dinge weise zeit zeiten tag tage woche monat jahr jahre nacht morgen stunde minute moment teil teile ort orte seite ende anfang
   leben arbeit job markt branche dienst produkt produkte kunde kunden nutzer öffentlichkeit experte experten autor buch bücher geschichte geschichten film filme lied album video
   foto fotos bild bilder nachrichten mitteilung brief rede interview test ratgeber tipp tipps änderung zukunft vergangenheit system kontrolle hilfe gesundheit wasser essen körper
   kopf hand auge herz schritt schritte ergebnis kampf hoffnung angst liebe entscheidung gewinner partner freund freunde millionen euro prozent meter erwachsene verkehr leute chef
   bank dank heimat weg wege platz stelle artikel thema themen blog
   homme hommes femme femmes enfant enfants famille police gouvernement ministre président ville pays monde région maison école équipe joueur match saison club parti loi étude
   prix projet mort guerre victime problème question temps jour jours semaine mois an ans année années vie travail marché histoire film livre affaire juge enquête enquêtes
   hombre hombres mujer mujeres niño niños familia policía gobierno ministro presidente ciudad país mundo casa escuela equipo jugador partido temporada ley estudio precio proyecto
   muerte guerra víctima problema pregunta tiempo día días semana mes año años vida trabajo mercado historia película libro caso millones obras calles noticia
   uomo uomini donna donne bambino bambini famiglia polizia governo città paese mondo casa scuola squadra partita legge studio prezzo morte guerra problema tempo giorno anno anni vita
   lavoro homem homens mulher mulheres criança governo cidade mundo escola time jogo lei preço morte tempo dia ano anos vida trabalho
   mensen man vrouw kind politie regering stad land wereld huis school ploeg wedstrijd wet prijs tijd dag week jaar leven werk
   människor kvinna barn polis polisen regering stad land världen hus skola lag match pris tid dag vecka år liv arbete mand mænd kvinde politi politiet byen uge`
    .trim()
    .split(/\s+/),
);

const LETTERS_MIN = 3;

export const isBroadNoun = (word: string): boolean => broad.has(word) || word.length < LETTERS_MIN;

/** True for a broad noun, also with an adjective or a number, which makes no subject of it, and for two of them: `first decade`, `Zahlen und Daten`. */
export function isBroad({ tokens }: Span): boolean {
  const nouns = tokens.filter(({ class: kind }) => kind === 'term');
  const areJoined = tokens.some(({ class: kind }) => kind === 'function');
  return (nouns.length === 1 || areJoined) && nouns.every(({ word }) => isBroadNoun(word));
}
