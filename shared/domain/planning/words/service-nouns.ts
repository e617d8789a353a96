import type { PlanLanguage } from './plan-language.ts';

/** How a language makes the name of a service: its noun stands last, ends a compound, or stands first. */
export interface ServiceNouns {
  readonly order: 'last' | 'compound' | 'first';
  /** Nouns that name a service with what stands beside them: "repairs", "lessons". */
  readonly heads: string;
  /** Nouns that name one alone: "vaccinations", "weddings". */
  readonly alone: string;
  /** What joins the noun to what follows, where it stands first. */
  readonly links?: string;
  /** Endings of adjectives behind the noun. */
  readonly adjectives?: string;
}

/** Nouns of what businesses do, make and rent. A page is named by one only where the brief hardly says otherwise what is offered. */
export const serviceNouns: Readonly<Partial<Record<PlanLanguage, ServiceNouns>>> = {
  en: {
    order: 'last',
    heads:
      'repairs?|servicing|maintenance|cleaning|cleans|washing|restoration|refurbishment|renovations?|installations?|fitting|conversions?|extensions?|removals?|moves|moving|relocations?|storage|clearances?|haulage|deliver(?:y|ies)|transport|transfers|hire|rentals?|lettings?|sales|valuations?|surveys?|inspections?|assessments?|audits?|checks?|exams?|tests?|tuning|therapy|massages?|treatments?|sessions?|surgery|rehabilitation|rehab|counselling|coaching|mentoring|consultations?|consultancy|consulting|advice|planning|bookkeeping|accounting|accounts|payroll|tax returns?|insurance|mortgages?|pensions|law|conveyancing|probate|disputes|litigation|mediation|incorporations?|lessons?|classes|courses?|workshops?|tuition|training|camps?|clubs?|tours?|tastings?|trips?|excursions?|packages|retreats|photography|shoots?|portraits?|headshots?|coverage|films?|videos?|design|development|hosting|support|branding|copywriting|editing|proofreading|translations?|printing|engraving|embroidery|tailoring|alterations|upholstery|framing|joinery|carpentry|kitchens|wardrobes|staircases|windows|doors|roofs?|roofing|guttering|plastering|painting|decorating|tiling|flooring|plumbing|rewiring|wiring|heating|boilers|bathrooms|insulation|landscaping|gardening|fencing|paving|patios|planting|pruning|tree surgery|lawn care|irrigation|catering|buffets?|lunches|dinners|breakfasts?|afternoon teas?|menus?|cakes|hampers|bouquets|arrangements|flowers|funerals?|burials|cremations|weddings?|parties|events|conferences|rooms?|cottages?|pitches|glamping|tracking|management|scheduling|invoicing|reporting|reports|exports?|imports?|backups?|encryption|integrations?|monitoring|dashboards?|automation|swapping|booking system|software|cutting|welding|bending|milling|machining|turning|coating|assembly|packaging|prototyping|engineering|fabrication|grooming|boarding|walking|walks|vaccinations?|neutering|microchipping|clinics?|lenses|glasses|whitening|implants?|braces|fillings|crowns|hygiene|subscriptions?|memberships?|exhibitions?|school visits?|programmes?|programs?|newsletters?|magazines?|guides|novels|memoirs|service',
    alone:
      'weddings|vaccinations|microchipping|neutering|bookkeeping|payroll|conveyancing|probate|mediation|headshots|photography|catering|storage|landscaping|plastering|roofing|upholstery|proofreading|copywriting|translations|grooming|physiotherapy|osteopathy|acupuncture|pilates|yoga|glamping|funerals|cremations|tastings|engraving|embroidery|alterations|hampers|bouquets|welding|prototyping|removals|tiling|plumbing|rewiring|fencing|insulation|counselling',
  },
  de: {
    order: 'compound',
    heads:
      'versicherung(?:en)?|haftpflicht|rechtsschutz|vorsorge|finanzierung(?:en)?|reparatur(?:en)?|restaurierung(?:en)?|beratung(?:en)?|pflege|therapie|drainage|massagen?|behandlung(?:en)?|gymnastik|kurse?|unterricht|stunden|training|verleih|vermietung|verkauf|reinigung|planung|gestaltung|montage|wartung|installation(?:en)?|sanierung(?:en)?|renovierung(?:en)?|umbau|ausbau|anbau|innenausbau|dämmung|schnitt|druck|design|fotografie|shootings?|führung(?:en)?|verkostung(?:en)?|proben?|workshops?|seminare?|schulung(?:en)?|fortbildung(?:en)?|buchhaltung|abrechnung(?:en)?|erklärung(?:en)?|abschlüsse|prüfung(?:en)?|gutachten|übersetzung(?:en)?|lektorat|korrektorat|programmierung|entwicklung|betreuung|transporte?|umzüge|umzug|lagerung|entrümpelung(?:en)?|auflösung(?:en)?|entsorgung|notdienst|bestattung(?:en)?|trauerfeiern?|catering|buffets?|büfetts?|lieferung(?:en)?|bau|mauern|terrassen|wege|zäune|teiche|beete|bewässerung|beleuchtung|heizung(?:en)?|anlagen|pumpen|sauna|zimmer|ferienwohnung(?:en)?|appartements?|stellplätze|räume?|raum|schneiden|abkanten|schweissen|schweißen|beschichten|beschichtung(?:en)?|fräsen|drehen|konstruktion|prototypen|möbel|küchen|treppen|fenster|türen|schränke|böden|dächer|fassaden|recht|mediation|scheidung(?:en)?|impfung(?:en)?|untersuchung(?:en)?|kastration(?:en)?|operation(?:en)?|implantate?|prothesen?|spangen?|bleaching|prophylaxe|sehtests?|hörtests?|linsen|brillen|hausbesuche?|abonnements?|abos?|torten|sträuße|kränze|floristik|verlag|romane|bände|optimierung|marketing|kampagnen?|webseiten?|websites?|shops?|konzepte?|hosting|sicherung(?:en)?|wartungen|messung(?:en)?|vermittlung|verwaltung|bewertung(?:en)?|feiern?|hochzeiten|tagungen|lager|camps?|freizeiten|ausflüge|fahrten|touren',
    alone:
      'gartenpflege|mediation|prophylaxe|catering|buchhaltung|lektorat|laserschneiden|abkanten|schweissen|schweißen|pulverbeschichten|konstruktion|prototypenbau|terrassen|trockenmauern|entrümpelungen|umzüge|impfungen|implantate|zahnersatz|fotobücher|hochzeiten|sonnenbrillen|sportbrillen|kontaktlinsen|brillen|sehtest|hausbesuche?|reparaturen|frühstücksbuffet|frühstück|sauna',
  },
  nl: {
    order: 'compound',
    heads:
      'verzekering(?:en)?|hypotheken|reparaties?|onderhoud|restauratie|behandeling(?:en)?|therapie|massages?|training(?:en)?|lessen|cursussen|workshops?|rondleiding(?:en)?|proeverij(?:en)?|verhuur|verkoop|reiniging|schoonmaak|ontwerp|aanleg|bestrating|vijvers|installaties?|montage|renovaties?|verbouwing(?:en)?|isolatie|schilderwerk|stucwerk|dakwerken|keukens|kasten|trappen|kozijnen|boekhouding|administratie|aangiftes?|advies|begeleiding|coaching|vertaling(?:en)?|fotografie|reportages?|shoots?|optimalisatie|campagnes?|websites?|video\'s|films|hosting|drukwerk|transport|opslag|verhuizing(?:en)?|ontruiming(?:en)?|catering|buffetten|diners|lunches|kamers|appartementen|huisjes|arrangementen|fietsen|fiets|taarten|boeketten|uitvaarten|begrafenissen|crematies|bruiloften|feesten|vergaderingen|onderzoek(?:en)?|vaccinaties?|implantaten|brillen|lenzen|recht|mediation|scheiding(?:en)?|abonnementen',
    alone:
      'zoekmachineoptimalisatie|bestrating|vijvers|fietsverhuur|mediation|boekhouding|schilderwerk|stucwerk|catering|bruiloften|vaccinaties|pilates|yoga|rondleidingen|google ads|leasefiets',
  },
  sv: {
    order: 'compound',
    heads:
      'reparation(?:er)?|service|underhåll|renovering(?:ar)?|installation(?:er)?|montering|besiktning(?:ar)?|städning|tvätt|målning|snickeri|kök|trappor|fönster|tak|behandling(?:ar)?|terapi|massage|träning|kurser|lektioner|utbildning(?:ar)?|visning(?:ar)?|turer|provning(?:ar)?|uthyrning|försäljning|transport(?:er)?|flytt(?:ar)?|magasinering|bokföring|deklaration(?:er)?|rådgivning|översättning(?:ar)?|fotografering(?:ar)?|webbplatser|design|utveckling|catering|bufféer|luncher|rum|stugor|utställning(?:en|ar)?|program|kafé|evenemang|bröllop|begravning(?:ar)?|vaccination(?:er)?|operation(?:er)?|trädgårdar|plantering|beskärning',
    alone: 'bokföring|guidade turer|skolprogram|catering|vaccinationer|massage|bröllop|begravningar|utställningar',
  },
  fr: {
    order: 'first',
    heads:
      "réparations?|entretien|restauration|rénovations?|pose|installations?|dépannages?|nettoyages?|isolation|ravalements?|création|conception|aménagements?|plantations?|tailles?|élagages?|tontes?|location|vente|achat|livraisons?|transports?|déménagements?|garde-meubles?|stockage|traductions?|relecture|rédaction|correction|gestion|comptabilité|déclarations?|bilans?|conseils? en|accompagnements?|suivis?|consultations?|soins?|massages?|épilations?|maquillages?|coiffures?|coupes?|colorations?|gommages?|rééducations?|séances?|cours|stages?|ateliers?|formations?|leçons|initiations?|visites?|dégustations?|balades|randonnées|excursions?|sorties|spectacles?|concerts?|expositions?|repas|menus?|buffets?|brunchs?|cocktails?|plateaux[- ]repas|traiteur|gâteaux|paniers?|bouquets?|compositions?|colis|chambres?|gîtes?|suites?|appartements?|emplacements?|salles?|reportages?|portraits?|photos?|films?|vidéos?|sites? (?:web|internet|vitrine)|boutiques? en ligne|identités? visuelles?|référencement|campagnes?|hébergement|sauvegardes?|maintenance|assurances?|prévoyance|crédits?|mutuelles?|droit|divorces?|médiations?|successions?|licenciements?|vaccins?|vaccinations?|stérilisations?|implants?|prothèses?|couronnes?|détartrages?|lunettes|lentilles|obsèques|inhumations?|crémations?|fenêtres?|portes?|escaliers?|cuisines?|placards?|parquets?|toitures?|charpentes?|façades?|piscines?|terrasses?|clôtures?|chaudières?|climatisation|chauffage|romans?|poésie|albums? jeunesse|guides?|magasins? à|abonnements?|formules?",
    alone:
      'ostéopathie|sophrologie|médiation|comptabilité|zinguerie|charpente|élagage|déménagements|démoussage|brunch|brunchs|poésie|romans|mariages|baptêmes|séminaires|obsèques|traductions|vaccinations|buffets|plateaux-repas|signalétique',
    links: "d'|de la|de l'|de|du|des|à la|à l'|à|aux|au|en|sur|pour",
    adjectives: 'iques?|ales?|aux|els?|elles?|ifs?|ives?|eux|euses?|aires?|ées?|és|iennes?|iens?|oises?|ants?|antes?|ards?|toires?|iers?|ières?',
  },
  es: {
    order: 'first',
    heads:
      'reparación|reparaciones|mantenimiento|restauración|reformas?|instalación|instalaciones|montaje|limpiezas?|pintura|diseño|creación|desarrollo|jardinería|podas?|riego|alquiler(?:es)?|venta|compraventa|gestión|administración|transportes?|mudanzas?|guardamuebles|embalaje|almacenaje|traducciones?|correcciones?|redacción|contabilidad|asesoría|asesoramiento|declaración|nóminas|consultas?|tratamientos?|masajes?|terapias?|fisioterapia|rehabilitación|sesiones?|clases?|cursos?|talleres?|formación|preparación|campamentos?|visitas?|rutas?|catas?|degustaciones?|excursiones?|espectáculos?|exposiciones?|conciertos?|menús?|banquetes?|bodas?|bautizos?|catering|tartas?|cestas?|ramos?|habitaciones?|apartamentos?|casas? rurales?|salones?|salón|salas?|reportajes?|fotografía|retratos?|vídeos?|páginas? web|tiendas? (?:online|en línea)|posicionamiento|redes sociales|campañas?|alojamiento|copias? de seguridad|soporte|seguros?|hipotecas?|derecho|divorcios?|herencias|mediación|despidos|valoración|valoraciones|tasación|tasaciones|vacunas|vacunación|cirugía|implantes?|ortodoncia|empastes|gafas|lentillas|funerales?|ventanas?|puertas?|cocinas?|armarios?|tejados?|fachadas?|piscinas?|calefacción|aire acondicionado|inglés|francés|alemán|abonos?|suscripciones?',
    alone:
      'mudanzas|guardamuebles|ortodoncia|fisioterapia|osteopatía|jardinería|catering|bodas|banquetes|contabilidad|mediación|herencias|divorcios|vacunación|francés|alemán|traducciones|yoga|pilates',
    links: 'de la|de los|de las|de|del|en|para|a|al',
    adjectives: 'ic[oa]s?|al(?:es)?|iv[oa]s?|os[oa]s?|ari[oa]s?|[ai]d[oa]s?|[aeiu]les|il(?:es)?|ante|ar(?:es)?|bles?|ces|nes|ita|ito',
  },
  it: {
    order: 'first',
    heads:
      "riparazion[ei]|manutenzion[ei]|restaur[oi]|ristrutturazion[ei]|installazion[ei]|montaggi[oi]?|posa|puliz(?:ia|ie)|lavaggi[oi]?|verniciatur[ae]|lucidatur[ae]|impagliatur[ae]|progettazion[ei]|realizzazion[ei]|creazion[ei]|sviluppo|giardinaggio|potatur[ae]|irrigazione|noleggi[oi]?|affitt[oi]|vendit[ae]|gestione|amministrazione|trasport[oi]|trasloch[oi]|traslochi|deposito|traduzion[ei]|contabilità|consulenz[ae]|dichiarazion[ei]|buste paga|visit[ae]|trattament[oi]|massagg[io]|terapi[ae]|fisioterapia|riabilitazione|sedut[ae]|lezion[ei]|cors[oi]|laborator[io]|formazione|ripetizioni|degustazion[ei]|escursion[ei]|spettacol[oi]|mostr[ae]|concert[oi]|menù|banchetti|matrimon[io]|ricevimenti|catering|torte|ceste|bouquet|camer[ae]|appartament[oi]|ristorante|sal[ae]|servizi fotografici|ritratt[oi]|video|siti web|e-commerce|posizionamento|campagne|backup|assistenza|assicurazion[ei]|mutu[oi]|diritto|divorz[io]|separazioni|successioni|mediazione|valutazion[ei]|vaccin[oi]|vaccinazioni|sterilizzazione|chirurgia|impiant[oi]|ortodonzia|otturazioni|occhiali|lenti|funeral[ei]|finestre|porte|scale|cucine|armadi|tetti|facciate|piscine|caldaie|climatizzatori|fattoria didattica|ginnastica|allenament[oi]|abbonament[oi]",
    alone:
      'traslochi|giardinaggio|catering|contabilità|fisioterapia|osteopatia|ortodonzia|vaccinazioni|matrimoni|mediazione|successioni|traduzioni|pilates|yoga|ristorante|nordic walking',
    links: "dell'|della|delle|dei|degli|del|di|d'|a|al|alla|in|per|con|da",
    adjectives: 'ic[oaie]|ici|iche|al[ei]|iv[oaie]|os[oaie]|ari[oae]?|at[oaie]|it[oaie]|ut[oaie]|ier[aeio]|ant[ei]|ent[ei]|bil[ei]|ichi|arlo',
  },
  pt: {
    order: 'first',
    heads:
      'reparaç(?:ão|ões)|reparos?|manutenção|restauro|restauração|remodelaç(?:ão|ões)|reformas?|instalaç(?:ão|ões)|montagem|limpezas?|pinturas?|projetos?|criação|desenvolvimento|jardinagem|podas?|rega|aluguer|aluguel|arrendamento|vendas?|gestão|administração|transportes?|mudanças?|armazenagem|armazenamento|distribuição|logística|cargas?|entregas?|preparação|serviço expresso|traduç(?:ão|ões)|revisão|contabilidade|consultoria|declaraç(?:ão|ões)|consultas?|tratamentos?|massagens|massagem|terapias?|fisioterapia|reabilitação|sess(?:ão|ões)|aulas?|cursos?|oficinas?|workshops?|formação|explicações|visitas?|provas?|passeios?|degustaç(?:ão|ões)|exposiç(?:ão|ões)|concertos?|ementas?|menus?|banquetes?|casamentos?|batizados?|catering|bolos?|cabazes|ramos?|quartos?|suítes?|apartamentos?|salas?|salão|fotografia|reportagens|retratos?|vídeos?|sites?|lojas? online|campanhas?|alojamento|suporte|seguros?|créditos?|direito|divórcios?|heranças|mediação|avaliaç(?:ão|ões)|vacinas|vacinação|cirurgia|implantes?|ortodontia|óculos|lentes|funerais|janelas?|portas?|cozinhas?|roupeiros?|telhados?|fachadas?|piscinas?|assinaturas?',
    alone:
      'mudanças|armazenagem|jardinagem|catering|casamentos|contabilidade|fisioterapia|osteopatia|ortodontia|vacinação|traduções|mediação|pilates|yoga',
    links: 'da|do|das|dos|de|em|para|a|ao|à',
    adjectives: 'ic[oa]s?|a(?:l|is)|iv[oa]s?|os[oa]s?|[aá]ri[oa]s?|[ai]d[oa]s?|ante|ar(?:es)?|ável|ess[oa]s?|an[oa]s?',
  },
  pl: {
    order: 'first',
    heads:
      'sprzątanie|mycie|pranie|czyszczenie|naprawa|naprawy|serwis|montaż|remonty|renowacja|malowanie|wynajem|wypożyczanie|sprzedaż|transport|przeprowadzki|tłumaczenia|księgowość|doradztwo|rozliczenia|kursy?|lekcje|zajęcia|szkolenia|warsztaty|treningi?|masaże?|terapia|rehabilitacja|zabiegi|konsultacje|degustacje?|degustacja|wycieczki|zwiedzanie|catering|wesela|torty|pokoje|apartamenty|domki|fotografia|sesje|strony internetowe|projektowanie|pielęgnacja|przycinanie|nawadnianie|ubezpieczenia|kredyty|szczepienia|badania|implanty|protetyka|okulary|soczewki|pogrzeby|okna|drzwi|schody|kuchnie|meble|dachy|prawo|rozwody|spadki|mediacje',
    alone: 'przeprowadzki|księgowość|wesela|szczepienia|implanty|rehabilitacja|mediacje|ubezpieczenia',
    links: 'po|na|do|z|dla|w',
    adjectives: 'ow[yaei]|ne|na|ny|czne|czna|skie|ska|cze|cza|wych|nych|ów|ek|ki|i|y|ej|iej',
  },
};
