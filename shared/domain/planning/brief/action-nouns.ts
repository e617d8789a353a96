/** Nouns that say nothing without what they are done to: "apoio na abertura de empresas", "préparation au permis". */
const light =
  /^(?:help|support|advice|assistance|preparation|aide|accompagnement|assistance|conseil|préparation|suivi|initiation|mise|prise|remise|passage|ayuda|apoyo|asesoramiento|asesoría|asistencia|acompañamiento|preparación|iniciación|puesta|gestión|aiuto|assistenza|supporto|consulenza|accompagnamento|preparazione|avviamento|messa|gestione|apoio|ajuda|assessoria|consultoria|acompanhamento|preparação|iniciação|gestão|pomoc|wsparcie|doradztwo|przygotowanie|nauka|obsługa|pomoc|podpora|příprava|poradenství|výuka|помощь|поддержка|подготовка|консультации|сопровождение)$/iu;

/** True for a noun that needs what follows it to name a page. */
export const needsComplement = (head: string): boolean => light.test(head.trim());
