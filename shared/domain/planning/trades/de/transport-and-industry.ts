import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in German. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'Autowerkstatt, Kfz-Werkstatt, Kfz-Meisterbetrieb, Autoreparatur, Kfz-Betrieb, Autohaus mit Werkstatt, Mechaniker, Garage',
    'Inspektion = Wartung = Jahresservice ~ Auto warten; Hauptuntersuchung = TÜV = HU und AU = Pickerl = Pickerlüberprüfung = MFK-Vorbereitung; Ölwechsel ~ Öl wechseln; Bremsen = Bremsenservice = Bremsenreparatur ~ Bremsen erneuern; Reifenwechsel = Reifenservice = Reifen = Räderwechsel ~ Reifen wechseln; Klimaservice = Klimaanlagenservice = Klimaanlage ~ Klimaanlage befüllen; Motorreparatur = Motorinstandsetzung = Zahnriemenwechsel; Getriebe = Getriebespülung = Kupplung; Fahrzeugdiagnose = Fehlerdiagnose = Diagnose ~ Fehler auslesen; Unfallreparatur = Unfallinstandsetzung = Karosseriearbeiten; Autoglas = Scheibentausch = Steinschlagreparatur ~ Scheiben tauschen; Oldtimer = Oldtimerrestaurierung = Youngtimer ~ Oldtimer restaurieren; Elektroautos = Hybridfahrzeuge = Hochvoltservice; Abschleppdienst = Pannenhilfe ~ abschleppen; Achsvermessung = Spureinstellung = Fahrwerk; Gebrauchtwagen = Autoverkauf',
  ],
  body_shop: [
    'Karosseriebetrieb, Autolackiererei, Karosseriewerkstatt, Lackiererei, Karosseriebauer, Karosseriespenglerei, Spenglerei und Lackiererei',
    'Unfallinstandsetzung = Unfallreparatur = Unfallschäden ~ Unfallautos reparieren; Lackierung = Autolackierung = Fahrzeuglackierung = Lackierungen ~ Autos lackieren; Smart Repair = Spot Repair = Kratzer ~ Kratzer entfernen; Dellen = Ausbeulen ohne Lackieren = Dellendoktor = Lackschadenfreies Ausbeulen ~ Dellen drücken; Hagelschaden = Hagelschäden = Hagelschadenreparatur; Autoglas = Scheibentausch; Oldtimer = Oldtimerrestaurierung ~ Oldtimer restaurieren; Schadenabwicklung = Versicherungsabwicklung = Gutachten ~ mit Versicherung abwickeln; Rostbehandlung = Rostreparatur = Schweißarbeiten = Unterbodenschutz; Kunststoffreparatur = Stoßstangenreparatur; Ersatzwagen = Leihwagen; Felgenaufbereitung = Felgenlackierung; Wohnmobile = Wohnmobilreparatur = Nutzfahrzeuge; Motorradlackierung = Industrielackierung; Fahrzeugaufbereitung',
  ],
  tyre_service: [
    'Reifenhandel, Reifenservice, Reifenhändler, Reifendienst, Reifenwerkstatt, Pneuhaus',
    'Reifenwechsel = Räderwechsel = Radwechsel ~ Reifen wechseln, umstecken; Sommerreifen = Winterreifen = Neureifen = Ganzjahresreifen; Felgen = Alufelgen; Reifeneinlagerung = Räderhotel = Reifenhotel ~ Reifen einlagern; Achsvermessung = Spureinstellung ~ Spur einstellen; Auswuchten = Wuchten ~ Räder auswuchten; Reifenreparatur = Pannenservice ~ Reifen flicken; Motorradreifen; Lkw-Reifen = Landwirtschaftsreifen = Nutzfahrzeugreifen = Traktorreifen; Gebrauchtreifen; RDKS = Reifendruckkontrolle; Felgenaufbereitung = Felgenreparatur; Autoservice = Bremsenservice = Ölwechsel; Mobiler Reifenservice',
  ],
  car_dealer: [
    'Autohaus, Autohändler, Gebrauchtwagenhändler, Autohandel, Fahrzeughandel, Autohandlung',
    'Gebrauchtwagen = Gebrauchte Autos = Fahrzeugbestand; Neuwagen = Neue Modelle; Elektroautos = Hybridautos; Jahreswagen = Vorführwagen; Probefahrt = Probefahrten; Finanzierung = Leasing = Leasing und Finanzierung; Ankauf = Fahrzeugankauf = Autoankauf = Inzahlungnahme ~ Autos ankaufen; Werkstatt = Reparaturen; Nutzfahrzeuge = Transporter; Oldtimer = Youngtimer = Klassiker; Gebrauchtwagengarantie; Zulassungsservice = Zulassung = Anmeldung; Ersatzteile = Zubehör; Mietwagen; Wohnmobile = Reisemobile',
  ],
  car_care: [
    'Fahrzeugaufbereitung, Autopflege, Autoaufbereitung, Autowäsche, Waschanlage, Waschstraße, Fahrzeugpflege',
    'Innenreinigung = Innenaufbereitung ~ Innenraum reinigen; Außenreinigung = Handwäsche = Handwäschen ~ von Hand waschen; Politur = Lackpolitur = Lackaufbereitung ~ Lack polieren; Keramikversiegelung = Versiegelung = Lackversiegelung; Polsterreinigung = Sitzreinigung = Lederpflege ~ Polster reinigen; Geruchsbeseitigung = Ozonbehandlung ~ Gerüche entfernen; Folierung = Steinschlagschutzfolie = Scheibentönung; Wohnmobilaufbereitung = Wohnmobile; Verkaufsaufbereitung = Leasingrückgabe; Motorwäsche = Unterbodenwäsche; Felgenreinigung = Cabrioverdeck; Hol- und Bringservice; Motorräder = Boote; Waschprogramme = SB-Waschboxen',
  ],
  motorcycle_garage: [
    'Motorradwerkstatt, Zweiradwerkstatt, Motorradhändler, Motorradmechaniker, Rollerwerkstatt, Zweiradmechaniker',
    'Inspektion = Wartung; Reparaturen = Motorradreparatur ~ Motorräder reparieren; Reifenwechsel = Motorradreifen = Reifen; Hauptuntersuchung = TÜV = Pickerl; Umbauten = Custombikes = Motorradumbau ~ umbauen; Oldtimer = Restaurierung = Oldtimermotorräder ~ alte Motorräder restaurieren; Motorinstandsetzung = Motorüberholung = Vergaserreinigung; Roller und Mopeds = Roller = Mopeds; Einwinterung = Überwinterung = Einlagerung ~ einwintern; Fahrwerk = Fahrwerkseinstellung; Gebrauchte Motorräder = Motorradverkauf = Neufahrzeuge; Ersatzteile = Zubehör und Bekleidung = Zubehör; Vermietung = Motorradverleih; Unfallinstandsetzung; Abholservice = Abschleppdienst; Leistungsprüfstand = Tuning',
  ],
  camper_hire: [
    'Wohnmobilvermietung, Wohnmobilverleih, Campervermietung, Campervan-Vermietung, Wohnwagenvermietung',
    'Wohnmobile = Wohnmobil mieten = Reisemobile; Campervans = Campingbusse = Kastenwagen; Wohnwagen; Dachzelte; Zubehör = Campingausrüstung = Ausstattung; Fahrradträger; Langzeitmiete; Tourenvorschläge = Routen = Reisetipps; Mietbedingungen; Einweisung = Übergabe; Gebrauchte Wohnmobile; Urlaub mit Hund = Hunde erlaubt; Festivals; Werkstatt = Ausbau = Camperausbau; Stellplätze = Einstellplätze; Gutscheine',
  ],
  car_hire: [
    'Autovermietung, Autoverleih, Mietwagenfirma, Transportervermietung, Leihwagen, Mietwagen',
    'Pkw = Kleinwagen = Mietwagen; Transporter = Umzugswagen = Lieferwagen ~ Transporter mieten; Kleinbusse = 9-Sitzer = Minibusse = Neunsitzer; Cabrios = Sportwagen; Elektroautos; Langzeitmiete = Auto-Abo = Monatsmiete; Anhänger = Anhängerverleih; Unfallersatzwagen = Ersatzwagen; Flotten; Flughafen = Flughafenzustellung = Zustellung ~ Auto zum Flughafen bringen; Hochzeitsautos = Oldtimer; Einwegmiete; Kühlfahrzeuge = Lkw; Rollstuhlgerechte Fahrzeuge; Kindersitze = Zubehör',
  ],
  taxi: [
    'Taxi, Taxiunternehmen, Taxibetrieb, Mietwagenunternehmen mit Fahrer, Chauffeurservice, Taxizentrale, Limousinenservice',
    'Flughafentransfer = Flughafentaxi = Flughafenfahrten ~ zum Flughafen fahren; Krankenfahrten = Krankentransport = Dialysefahrten = Patientenfahrten ~ zum Arzt fahren; Rollstuhltaxi = Rollstuhlfahrten = Rollstuhltransport; Schülertransport = Schulfahrten = Schülerfahrten; Großraumtaxi = Kleinbus = Gruppenfahrten; Fernfahrten = Überlandfahrten; Hochzeitsfahrten = Hochzeiten; Kurierfahrten = Botenfahrten = Besorgungsfahrten; Geschäftsfahrten = Firmenfahrten; Vorbestellung = Online bestellen; Chauffeurdienst = Limousinenservice; Stadtrundfahrten = Ausflugsfahrten = Rundfahrten; Nachttaxi = Discofahrten; Kindersitze; Starthilfe; Anrufsammeltaxi = Rufbus',
  ],
  coach_hire: [
    'Busunternehmen, Busvermietung, Reisebusunternehmen, Reisebus, Busreiseunternehmen, Omnibusunternehmen, Carunternehmen',
    'Vereinsausflüge = Gruppenreisen = Ausflugsfahrten; Klassenfahrten = Schulausflüge = Schulfahrten; Tagesfahrten = Tagesausflüge; Mehrtagesreisen = Busreisen = Rundreisen; Hochzeiten = Hochzeitsshuttle = Shuttleservice; Betriebsausflüge = Firmenausflüge; Flughafentransfer = Transfers; Schülerverkehr = Linienverkehr = Schülertransport; Kleinbusse = Minibusse; Skifahrten = Skibus; Vereinsbus = Mannschaftsbus = Sportvereine; Radreisen = Fahrradanhänger; Fuhrpark = Busflotte; Anmietung = Bus mieten = Busmiete; Rollstuhlgerechte Busse; Konzertfahrten = Theaterfahrten',
  ],
  courier: [
    'Kurierdienst, Kurier, Fahrradkurier, Botendienst, Expressdienst, Paketdienst',
    'Direktfahrten = Direktkurier; Expresslieferung = Express = Overnight = Expressversand ~ am selben Tag liefern; Stadtkurier = Stadtfahrten; Fahrradkuriere = Lastenradtransporte = Radkurier; Medizintransporte = Laborfahrten = Medikamententransport ~ Proben fahren; Paketversand = Pakete; Dokumente = Dokumentenkurier; Lieferdienst = Lieferungen für Geschäfte = Letzte Meile ~ für Läden liefern; Tägliche Touren = Linienfahrten = Posttouren; Auslandskurier = Internationale Transporte; Lagerung = Fulfillment; Kleintransporte = Möbeltransporte; Kühltransporte = Lebensmittellieferung; Sendungsverfolgung; Wochenendfahrten = Nachtfahrten',
  ],
  haulier: [
    'Spedition, Transportunternehmen, Frächter, Transporte, Speditionsunternehmen, Logistikunternehmen, Fuhrunternehmen',
    'Nationale Transporte = Inlandstransporte; Internationale Transporte = Europaverkehre; Komplettladungen = Teilladungen = Ladungsverkehre; Stückgut = Stückgutverkehr = Sammelgut; Kühltransporte = Temperaturgeführte Transporte; Schwertransporte = Sondertransporte = Spezialtransporte; Gefahrguttransporte = Gefahrgut; Schüttguttransporte = Silotransporte = Kippertransporte ~ Kies fahren; Baustellentransporte = Krantransporte = Baustofftransporte; Lagerung = Lagerlogistik; Containertransporte; Express = Expresstransporte; Holztransporte = Tiertransporte = Milchtransporte; Verzollung = Zollabwicklung; Tankwagen = Flüssigtransporte; Umzüge',
  ],
  warehouse: [
    'Lagerlogistik, Logistikdienstleister, Lagerhaus, Logistikzentrum, Lagerhalter, Fulfillment-Dienstleister',
    'Lagerung = Palettenlager = Lagerflächen; Fulfillment = E-Commerce-Logistik = Onlineshop-Logistik ~ für Onlineshops versenden; Kommissionierung = Pick and Pack ~ kommissionieren; Kühllager = Tiefkühllager = Temperaturgeführte Lagerung; Konfektionierung = Verpackungsservice = Co-Packing; Retourenmanagement = Retouren = Retourenabwicklung; Gefahrstofflager = Gefahrgutlager; Zolllager; Containerentladung = Umschlag = Cross-Docking ~ Container entladen; Distribution; Lagerflächenvermietung = Lager mieten; Aktenlagerung = Archivlagerung; Ersatzteillogistik = Kontraktlogistik; Displaybau = Sets; Bestandsmanagement = Inventur',
  ],
  crane_hire: [
    'Kranverleih, Kranvermietung, Kranarbeiten, Kranunternehmen, Autokranvermietung, Arbeitsbühnenvermietung',
    'Autokrane = Mobilkrane = Autokranvermietung ~ Kran mieten; Ladekrane = Ladekran = Lkw-Kran; Arbeitsbühnen = Hubarbeitsbühnen = Steiger; Baukrane = Turmdrehkrane; Minikrane = Raupenkrane; Schwertransporte = Maschinentransporte = Maschinenumzüge ~ Maschinen versetzen; Stapler = Teleskopstapler; Montagearbeiten = Fertigteilmontage = Hebearbeiten ~ Dachstühle heben; Baumfällung mit Kran = Baumfällungen; Glasmontage = Glassauger; Poolversetzung = Pools versetzen ~ Pools einheben; Einsatzplanung = Kranplanung; Personenkorb; Bergungen = Bergung = Bergedienst; Kranführer',
  ],
  boatyard: [
    'Bootswerft, Werft, Bootsbauer, Bootswerkstatt, Bootsservice, Yachtwerft, Bootsbaubetrieb',
    'Bootsbau = Neubau = Holzboote ~ Boote bauen; Restaurierung = Bootsrestaurierung ~ alte Boote restaurieren; Reparaturen = GFK-Reparaturen = Bootsreparatur ~ Boote reparieren; Winterlager = Einlagerung ~ einwintern; Motorservice = Bootsmotoren = Motorwartung; Antifouling = Osmosesanierung = Unterwasseranstrich; Lackierungen = Politur; Teakdecks = Decks; Elektrik = Bordelektronik = Elektroantriebe = Elektromotoren; Kranen = Slippen = Krananlage ~ Boote kranen; Riggs und Segel = Rigg = Segel; Bootsverkauf = Gebrauchtboote = Vermittlung; Liegeplätze; Bootstransport; Persenninge = Polster; Zubehör',
  ],
  bicycle_workshop: [
    'Fahrradwerkstatt, Radwerkstatt, Fahrradmechaniker, Velowerkstatt, Fahrradreparatur, mobile Fahrradwerkstatt',
    'Reparaturen = Fahrradreparatur ~ Räder reparieren, Platten flicken; Inspektion = Frühjahrscheck = Jahresservice; E-Bike-Service = E-Bike-Reparatur = E-Bikes; Laufradbau = Laufräder = Einspeichen ~ Laufräder einspeichen; Bremsen und Schaltung = Schaltung einstellen = Bremsenservice; Rahmenbau = Maßrahmen = Räder nach Maß; Gebrauchträder = Gebrauchte Fahrräder; Federgabelservice = Fahrwerkservice; Lastenräder = Lastenradservice; Mobile Werkstatt = Abholservice = Hol- und Bringdienst ~ Räder abholen; Ersatzteile = Zubehör; Winterlager = Einlagerung = Waschen; Verleih = Leihräder; Reparaturkurse = Kurse = Schrauberkurse; Bikefitting = Sitzposition; Dienstfahrräder = Firmenräder',
  ],
  machining: [
    'Zerspanung, Dreherei, Fräserei, CNC-Fertigung, Lohnfertiger, Zerspanungsbetrieb, Präzisionsmechanik, CNC-Dreherei, Feinmechanik',
    'CNC-Drehen = Drehteile = Dreharbeiten ~ drehen; CNC-Fräsen = Frästeile = 5-Achs-Fräsen ~ fräsen; Schleifen = Rundschleifen; Prototypen = Prototypenbau = Einzelteile; Serienfertigung = Kleinserien = Serienteile; Baugruppenmontage = Baugruppen; Erodieren = Drahterodieren; Messtechnik = Qualitätssicherung = 3D-Messung; Titan und Edelstahl = Kunststoffteile; Konstruktion; Oberflächenbehandlung = Härten = Oberflächen; Ersatzteile = Ersatzteilfertigung ~ Ersatzteile nach Muster; Langdrehteile = Langdrehen; Verzahnungen = Zahnräder; Maschinenpark; Medizintechnik',
  ],
  sheet_metal: [
    'Blechbearbeitung, Laserschneiden, Blechverarbeitung, Metallverarbeitung, Blechtechnik, Schweißbetrieb',
    'Laserschneiden = Laserschneidarbeiten = Laserzuschnitte ~ Bleche schneiden; Kanten = Abkanten = Biegen = Abkantarbeiten ~ Bleche biegen; Schweißen = Schweißbaugruppen = Roboterschweißen = Schweißarbeiten; Stanzen = Stanzteile; Rohrlaser = Rohrlaserschneiden = Rohrbearbeitung; Edelstahlverarbeitung; Gehäuse = Schaltschränke = Gehäusebau; Pulverbeschichtung = Oberflächen; Montage = Baugruppenmontage; Prototypen = Einzelstücke = Kleinserien; Wasserstrahlschneiden = Plasmaschneiden; Konstruktion; Walzen = Rundbiegen; Einpressen = Entgraten; Serienfertigung',
  ],
  toolmaker: [
    'Werkzeugbau, Formenbau, Werkzeugmacher, Werkzeug- und Formenbau, Vorrichtungsbau',
    'Spritzgusswerkzeuge = Spritzgießwerkzeuge = Spritzgussformen; Stanzwerkzeuge = Folgeverbundwerkzeuge = Schnittwerkzeuge; Vorrichtungen = Vorrichtungsbau; Druckgussformen; Umformwerkzeuge = Tiefziehwerkzeuge; Werkzeugreparatur = Reparatur und Wartung = Instandsetzung ~ Werkzeuge reparieren; Konstruktion = Werkzeugkonstruktion; Erodieren = Senkerodieren = Drahterodieren; Musterteile = Bemusterung = Prototypen; Lohnfertigung = CNC-Fräsen; Lehren = Prüflehren; Elektrodenfertigung; Laserschweißen; Simulation = Füllsimulation; Spritzguss = Kleinserien; Schleifdienst = Werkzeugschleifen ~ Werkzeuge schärfen',
  ],
  plastics: [
    'Kunststoffverarbeitung, Spritzguss, Kunststofftechnik, Spritzgussbetrieb, Kunststoffverarbeiter, Kunststoffwerk',
    'Spritzguss = Spritzgussteile = Spritzgießen; Mehrkomponentenspritzguss = 2K-Spritzguss; Extrusion = Profile = Kunststoffprofile; Tiefziehen = Thermoformen = Tiefziehteile; Blasformen = Hohlkörper; Werkzeugbau = Formenbau; Prototypen = 3D-Druck = Rapid Prototyping; Baugruppenmontage = Montage; Bedrucken = Tampondruck = Heißprägen = Veredelung; Reinraumfertigung = Medizintechnik; CNC-Bearbeitung = Kunststoffbearbeitung = Zuschnitte = Plattenzuschnitt; GFK-Teile = Faserverbund = Laminieren; Recyclingkunststoffe = Rezyklate = Biokunststoffe; Konstruktion; Behälterbau = Apparatebau; Silikonteile = Gummiteile',
  ],
  surface_treatment: [
    'Oberflächentechnik, Pulverbeschichtung, Galvanik, Verzinkerei, Lohnbeschichter, Beschichtungsbetrieb, Eloxierbetrieb, Härterei',
    'Pulverbeschichtung = Pulverbeschichten ~ Teile beschichten; Sandstrahlen = Strahlen = Glasperlenstrahlen; Verzinken = Feuerverzinken = Galvanisch Verzinken; Eloxieren = Eloxal = Anodisieren; Verchromen = Vernickeln = Hartverchromen; Nasslackierung = Industrielackierung = Lackieren; Entlacken; Polieren = Gleitschleifen = Elektropolieren; Härten = Wärmebehandlung; Felgenbeschichtung = Felgen; Korrosionsschutz; Phosphatieren = Brünieren; Vergolden = Versilbern; Zäune und Geländer; Serienbeschichtung; Heizkörper = Gartenmöbel',
  ],
  wood_manufacturer: [
    'Sägewerk, Holzindustrie, Holzwerk, Holzverarbeitung, Hobelwerk, Holzhandel, Leimholzwerk',
    'Schnittholz = Bauholz = Kanthölzer; Lohnschnitt = Lohneinschnitt = Mobilsäge ~ Stämme schneiden; Hobelware = Profilholz = Hobelwaren; Leimholz = Brettschichtholz = Massivholzplatten; Fassadenholz = Fassaden = Lärchenfassaden; Terrassendielen = Terrassenholz; Fußböden = Dielenböden = Massivholzdielen; Trocknung = Lohntrocknung = Holztrocknung ~ Holz trocknen; Brennholz = Kaminholz; Hackschnitzel = Sägespäne = Pellets; Paletten = Verpackungsholz; Rundholzankauf = Holzeinkauf ~ Holz kaufen; Dachstühle = Abbund; Tischplatten = Bohlen = Baumtische; Hochbeete = Gartenholz = Zäune; Energieholz',
  ],
  packaging_manufacturer: [
    'Verpackungshersteller, Kartonagenhersteller, Wellpappenwerk, Verpackungen, Faltschachtelhersteller, Verpackungsproduzent',
    'Kartons = Wellpappkartons = Kartonagen = Wellpappverpackungen; Faltschachteln; Versandverpackungen = Versandkartons; Bedruckte Verpackungen = Verpackungsdruck; Geschenkverpackungen = Luxusverpackungen = Stülpschachteln; Etiketten; Beutel = Papiertüten = Tragetaschen; Folienverpackungen = Folien; Displays = Verkaufsdisplays; Holzverpackungen = Kisten = Exportverpackungen; Verpackungsentwicklung = Verpackungsdesign = Muster ~ Verpackungen entwickeln; Nachhaltige Verpackungen = Graspapier; Lebensmittelverpackungen; Kleinauflagen = Kleinserien; Lagerhaltung = Abrufaufträge; Einlagen = Polsterverpackungen = Schaumstoffeinlagen',
  ],
  textile_manufacturer: [
    'Textilhersteller, Weberei, Strickerei, Näherei, Textilfabrik, Stickerei, Spinnerei, Textilproduktion',
    'Stoffe = Gewebe = Meterware; Garne = Wolle; Gestrickte Waren = Strickwaren = Pullover; Decken = Wolldecken = Plaids; Tischwäsche = Tischdecken; Bettwäsche; Handtücher = Frottierwaren; Arbeitskleidung = Berufsbekleidung = Uniformen; Technische Textilien; Lohnfertigung = Lohnnäherei = Auftragsfertigung = Konfektion ~ für Marken nähen; Stickerei = Bestickung = Logostickerei; Färberei = Veredelung; Socken = Strümpfe; Loden = Leinen = Trachtenstoffe; Werksverkauf = Fabrikverkauf; Kleinserien = Musterfertigung',
  ],
  food_manufacturer: [
    'Lebensmittelhersteller, Lebensmittelproduzent, Manufaktur, Nudelhersteller, Mühle, Mosterei, Safterei, Senfmanufaktur, Teigwarenhersteller',
    'Mehl = Mehle = Getreide; Nudeln = Teigwaren; Saft = Säfte = Fruchtsäfte; Marmeladen = Fruchtaufstriche = Konfitüren; Saucen = Senf und Saucen = Senf; Gewürze = Kräuter = Gewürzmischungen; Müsli = Snacks; Eingelegtes Gemüse = Sauerkraut = Fermentiertes; Fertiggerichte = Suppen; Süßwaren = Kekse; Großverbraucher = Großhandel; Eigenmarken = Private Label = Handelsmarken; Lohnabfüllung = Lohnproduktion = Lohnmosten = Lohnmosterei ~ Obst pressen; Bioprodukte; Werksverkauf = Hofladen = Fabrikverkauf; Führungen = Betriebsbesichtigung',
  ],
  cosmetics_manufacturer: [
    'Kosmetikhersteller, Naturkosmetikhersteller, Kosmetikmanufaktur, Lohnhersteller für Kosmetik, Naturkosmetikmanufaktur',
    'Gesichtspflege = Gesichtscremes; Körperpflege = Bodylotion; Haarpflege = Shampoo = Festes Shampoo; Seifen = Naturseifen; Sonnenpflege = Sonnenschutz; Babypflege; Parfums = Düfte; Ätherische Öle; Männerpflege = Bartpflege; Dekorative Kosmetik = Make-up; Lohnherstellung = Eigenmarken = Private Label = Lohnabfüllung ~ für Marken herstellen; Rezepturentwicklung = Produktentwicklung ~ Rezepturen entwickeln; Sicherheitsbewertung = Zulassung; Hotelkosmetik = Spa-Produkte = Profipflege; Werksverkauf = Onlineshop; Naturkosmetik',
  ],
  electronics_manufacturer: [
    'Elektronikfertiger, Elektronikhersteller, EMS-Dienstleister, Leiterplattenbestücker, Elektronikentwicklung, Sensorhersteller',
    'Leiterplattenbestückung = SMD-Bestückung = Bestückung = THT-Bestückung ~ Leiterplatten bestücken; Elektronikentwicklung = Hardwareentwicklung = Schaltungsentwicklung ~ Schaltungen entwickeln; Firmware = Embedded Software; Leiterplattenlayout = PCB-Layout; Prototypen = Prototypenfertigung; Serienfertigung = Kleinserien; Kabelkonfektion = Kabelbäume = Kabelkonfektionierung; Schaltschrankbau = Steuerungsbau; Gerätemontage = Baugruppenmontage = Endmontage; Prüfung = Prüftechnik = Testsysteme ~ Baugruppen prüfen; Reparatur = Instandsetzung; Sensoren = Messgeräte = Sensorik; Verguss = Lackierung; Obsoleszenz = Redesign; Materialbeschaffung',
  ],
  machine_builder: [
    'Maschinenbauer, Maschinenbau, Sondermaschinenbau, Anlagenbau, Maschinenbauunternehmen, Anlagenbauer',
    'Sondermaschinen = Sondermaschinenbau = Spezialmaschinen; Automatisierung = Automatisierungstechnik = Robotik = Roboterzellen; Förderanlagen = Fördertechnik; Verpackungsmaschinen = Abfüllanlagen; Konstruktion = Engineering; Steuerungstechnik = SPS-Programmierung; Retrofit = Maschinenumbau = Modernisierung ~ alte Maschinen modernisieren; Ersatzteile; Wartung und Service = Wartung = Instandhaltung ~ Maschinen warten; Inbetriebnahme = Montage; Prüfstände = Montageanlagen; Gebrauchtmaschinen; Schulungen; Vorrichtungen; Lebensmittelmaschinen = Holzbearbeitungsmaschinen; Fernwartung',
  ],
  furniture_manufacturer: [
    'Möbelhersteller, Möbelfabrik, Möbelwerk, Polstermöbelhersteller, Küchenhersteller, Büromöbelhersteller, Stuhlfabrik',
    'Stühle = Sessel; Tische = Esstische; Polstermöbel = Sofas; Betten = Schlafzimmer = Matratzen; Schränke = Kleiderschränke; Küchen; Büromöbel = Schreibtische = Bürostühle; Schulmöbel = Kindergartenmöbel; Objektmöbel = Hotelmöbel = Gastronomiemöbel = Objekteinrichtung; Gartenmöbel; Badmöbel; Maßanfertigung = Sonderanfertigungen = Maßmöbel; Kollektionen = Kollektion; Händlersuche; Werksverkauf = Schauraum; Reparaturservice = Aufarbeitung',
  ],
  building_materials: [
    'Baustoffhersteller, Ziegelei, Betonwerk, Baustoffwerk, Fertigteilwerk, Transportbetonwerk, Kieswerk, Kalkwerk, Lehmbaustoffe',
    'Beton = Transportbeton = Fertigbeton ~ Beton liefern; Betonfertigteile = Fertigteile = Stahlbetonfertigteile; Ziegel = Mauerziegel = Klinker; Dachziegel; Pflastersteine = Pflaster = Terrassenplatten; Kies und Sand = Kies = Schotter; Naturstein = Natursteinplatten; Lehmputze = Lehmbaustoffe = Lehmsteine; Kalkputze = Kalk = Putze und Mörtel; Dämmstoffe; Rohre und Schächte = Schächte; Fliesen = Zementfliesen; Sonderanfertigungen = Sonderformen = Formziegel ~ nach Muster; Betonpumpen; Recyclingbaustoffe = Entsorgung = Erdaushub; Treppen = Betontreppen',
  ],
  calibration: [
    'Kalibrierlabor, Kalibrierdienst, Messtechnik, Prüflabor, Kalibrierung, Waagenbau, Eichdienst',
    'Kalibrierung von Waagen = Waagenkalibrierung = Waagen ~ Waagen kalibrieren; Temperaturkalibrierung = Temperatur; Druckkalibrierung = Druck = Manometer; Drehmoment = Drehmomentschlüssel ~ Drehmomentschlüssel kalibrieren; Elektrische Messgrößen = Multimeter = Elektrische Messgeräte; Längenmessmittel = Messschieber = Dimensionelle Messtechnik; Vor-Ort-Kalibrierung = Vor-Ort-Service; DAkkS-Kalibrierung = Akkreditierte Kalibrierung; Prüfmittelmanagement = Prüfmittelverwaltung ~ Prüfmittel verwalten; Reparatur von Messgeräten = Reparaturen = Justage; 3D-Messung = Lohnmessungen = Koordinatenmessung; Eichung = Eichvorbereitung ~ eichen; Durchfluss = Feuchte; Messgeräteverkauf = Messgeräte = Vermietung; Abholservice; Schulungen',
  ],
  printing_3d: [
    '3D-Druck-Dienstleister, 3D-Druck, additive Fertigung, 3D-Druckservice, Rapid Prototyping',
    'Prototypen = Prototypenbau = Rapid Prototyping; Kleinserien = Serienfertigung; FDM-Druck = FDM; SLS-Druck = SLS = Lasersintern; SLA-Druck = Stereolithografie = Harzdruck; Metalldruck = 3D-Metalldruck; Ersatzteile = Ersatzteildruck ~ Ersatzteile nachdrucken; 3D-Scan = 3D-Scannen = Reverse Engineering ~ Teile scannen; CAD-Konstruktion = Konstruktion = 3D-Modellierung; Architekturmodelle = Modellbau = Modelle; Nachbearbeitung = Oberflächenveredelung = Färben; Medizinmodelle = Dentalmodelle; Großformatdruck; Beratung = Materialberatung; Schulungen = Kurse = Workshops; Onlineangebot = Sofortangebot',
  ],
  farm_machinery: [
    'Landmaschinenhändler, Landtechnik, Landmaschinen, Landmaschinenwerkstatt, Landmaschinenmechaniker, Traktorhändler',
    'Traktoren = Neue Traktoren; Gebrauchtmaschinen = Gebrauchte Traktoren; Reparaturen = Werkstatt = Traktorreparatur ~ Traktoren reparieren; Ersatzteile; Gartentechnik = Rasenmäher = Mähroboter = Rasentraktoren; Motorsägen = Forsttechnik = Forstgeräte; Melktechnik = Stalltechnik; Heutechnik = Erntetechnik = Mähwerke; Bodenbearbeitung = Sätechnik = Pflüge; Kommunaltechnik = Winterdiensttechnik; Vermietung = Mietmaschinen ~ Maschinen mieten; Wartung; Reifen = Hydraulikschläuche = Hydraulik; Notdienst = Ernteservice; Schärfdienst ~ Ketten schärfen; GPS-Technik = Lenksysteme',
  ],
  farm_contractor: [
    'Lohnunternehmer, Lohnunternehmen, Agrarservice, Lohnbetrieb, landwirtschaftlicher Dienstleister, Agrardienstleister',
    'Mähdrusch = Dreschen = Getreideernte; Maisernte = Häckseln = Maishäckseln ~ Mais häckseln; Grassilage = Silieren = Grasernte; Ballenpressen = Rundballen = Pressen ~ Ballen pressen, wickeln; Gülleausbringung = Gülle = Gülleausbringen ~ Gülle ausbringen; Pflügen = Bodenbearbeitung ~ grubbern; Aussaat = Säen = Maissaat; Pflanzenschutz = Spritzen; Miststreuen = Kalkstreuen = Düngerstreuen ~ Mist streuen; Mulchen = Böschungspflege = Kommunalarbeiten; Erdarbeiten = Baggerarbeiten; Winterdienst = Schneeräumung ~ Schnee räumen; Forstarbeiten = Holzhäckseln; Heckenpflege = Heckenschnitt; Siloabdeckung = Siloverdichtung; Drohnenflug = Rehkitzrettung',
  ],
  forestry: [
    'Forstbetrieb, Forstunternehmen, Forstdienstleister, Holzernte, Waldarbeit, Holzschlägerung, Forstservice',
    'Holzernte = Durchforstung = Harvesterarbeiten = Schlägerung ~ Holz schlagen, durchforsten; Holzrückung = Seilkran = Rückearbeiten ~ Holz rücken; Aufforstung = Pflanzung = Pflanzungen ~ aufforsten, Bäume pflanzen; Problembaumfällung = Baumfällung = Baumfällungen ~ Bäume fällen; Brennholz = Kaminholz = Ofenholz ~ Brennholz verkaufen; Hackschnitzel = Hacken = Hackgut; Waldpflege = Jungwuchspflege = Kulturpflege; Waldbewirtschaftung = Waldbetreuung = Waldverwaltung ~ Wälder betreuen; Holzvermarktung = Holzhandel = Holzankauf ~ Holz kaufen; Rodung = Mulchen = Wurzelfräsen ~ roden; Wegebau = Forstwegebau; Waldbewertung = Forsteinrichtung = Gutachten ~ Wald bewerten; Sturmschäden = Schadholz = Käferholz; Pferderückung = Rückepferde; Motorsägenkurse = Kurse; Zaunbau',
  ],
  recycling: [
    'Schrotthandel, Recyclingbetrieb, Recyclingunternehmen, Schrottplatz, Wertstoffhandel, Autoverwertung, Altmetallhandel',
    'Schrottankauf = Ankauf = Altmetallankauf = Metallankauf ~ Schrott ankaufen; Buntmetalle = Aluminium und Kupfer; Autoverwertung = Altautos = Autoentsorgung = Autoverschrottung ~ Autos verschrotten; Containerdienst = Container = Mulden ~ Container stellen; Elektroschrott = Elektroaltgeräte = Elektronikrecycling; Abholung = Schrottabholung ~ Schrott abholen; Demontage = Abbruch = Industriedemontage; Altpapier = Papier und Kartonagen; Kunststoffrecycling; Kabelrecycling = Kabel = Batterien; Gebrauchte Ersatzteile = Ersatzteile; Altreifen = Altholz; Bauschuttrecycling = Bauschutt; Aktenvernichtung = Datenträgervernichtung; Tagespreise; Altöl',
  ],
};
