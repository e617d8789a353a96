/** Nouns that say nothing without what they are done to: "apoio na abertura de empresas", "préparation au permis". */
const light =
  /^(?:help|support|advice|assistance|preparation|aide|accompagnement|assistance|conseil|préparation|suivi|initiation|mise|prise|remise|passage|ayuda|apoyo|asesoramiento|asesoría|asistencia|acompañamiento|preparación|iniciación|puesta|gestión|aiuto|assistenza|supporto|consulenza|accompagnamento|preparazione|avviamento|messa|gestione|apoio|ajuda|assessoria|consultoria|acompanhamento|preparação|iniciação|gestão|pomoc|wsparcie|doradztwo|przygotowanie|nauka|obsługa|pomoc|podpora|příprava|poradenství|výuka|помощь|поддержка|подготовка|консультации|сопровождение)$/iu;

/** "Tours a Tequila", "Paseos a las Islas del Rosario": where a tour goes is what it is. */
const ofTravel =
  /^(?:tours?|trips?|ausflüge|fahrten|excursions?|sorties|voyages?|visites?|excursiones|excursión|paseos?|viajes?|visitas?|escursioni|gite|viaggi|passeios?|viagens|excursões|wycieczki|wyjazdy|rejsy|výlety|zájezdy|экскурсии|туры|поездки)$/iu;
export const goesSomewhere = (head: string): boolean => ofTravel.test(head.trim());

/** True for a noun that needs what follows it to name a page. */
export const needsComplement = (head: string): boolean => light.test(head.trim());
