import { normalizeText } from '../../language/normalize-text.ts';

/**
 * Headings of any page that name nothing that is searched: parts of a document, promises of a business, invitations.
 * A label is dropped when its noun is one of these, whatever stands before it.
 */
const parts = words(`
  overview introduction conclusion summary background details detail notes note examples example exercise exercises usage syntax description
  parameters arguments options option return returns result results output input requirements prerequisites preface glossary bibliography acknowledgements acknowledgments
  references reference changelog history caveats limitations discussion abstract appendix keywords methods method functions function features feature benefits benefit
  advantages advantage disadvantages tips steps step process procedure approach solution solutions basics sections section chapter topics topic resources resource
  links contents content index files file list table figure figures image images version versions release releases license licence copyright author authors
  comments comment question questions answer answers faq faqs info information more others other miscellaneous misc general beschreibung beschreibungen aufruf
  peculiarity peculiarities besonderheit besonderheiten übersicht particularité particularités liste particularidad particularidades lista particolarità elenco bijzonderheden lijst wykaz särdrag
  überblick einleitung einführung zusammenfassung fazit hintergrund details beispiel beispiele hinweis hinweise anmerkungen voraussetzungen vorwort
  glossar anhang geschichte vorteile vorteil nachteile merkmale eigenschaften ablauf vorgehen schritte schritt grundlagen themen ressourcen inhalt
  inhalte übung übungen ergebnis ergebnisse optionen parameter rückgabewert informationen infos fragen antworten sonstiges allgemeines methoden lösungen
  aperçu introduction conclusion résumé contexte détails exemple exemples remarque remarques prérequis préface glossaire annexe historique avantages avantage
  inconvénients caractéristiques étapes étape processus démarche bases sujets ressources contenu résultats options paramètres informations questions réponses divers
  généralités méthodes solutions sommaire description
  resumen introducción conclusión contexto detalles ejemplo ejemplos notas requisitos prefacio glosario apéndice historia ventajas ventaja
  inconvenientes características pasos paso proceso bases temas recursos contenido resultados opciones parámetros información preguntas respuestas otros métodos soluciones descripción índice
  panoramica introduzione conclusione conclusioni riepilogo contesto dettagli esempio esempi note requisiti prefazione glossario appendice storia vantaggi caratteristiche passaggi passi
  processo basi argomenti risorse contenuto contenuti risultati opzioni parametri informazioni domande risposte altro metodi soluzioni descrizione indice
  visão introdução conclusão resumo contexto detalhes exemplo exemplos notas requisitos prefácio glossário apêndice vantagens passos processo recursos conteúdo resultados opções informações perguntas respostas
  overzicht inleiding conclusie samenvatting achtergrond voorbeeld voorbeelden opmerkingen vereisten voorwoord bijlage voordelen kenmerken stappen werkwijze onderwerpen inhoud resultaten opties informatie vragen antwoorden overig
  consideration considerations motivation motivations dealer dealers retailer retailers stockist stockists reseller resellers accreditation accreditations
  überlegung überlegungen erwägungen gründe händler fachhändler kundenservice kundendienst considération considérations raison raisons motif motifs revendeur revendeurs
  consideración consideraciones motivo motivos razón razones distribuidor distribuidores considerazione considerazioni motivazione motivazioni motivi ragioni rivenditore rivenditori
  consideração considerações razões revendedor revendedores overweging overwegingen reden redenen dealers verkooppunten klantenservice
  powód powody rozważania dystrybutorzy övervägande överväganden skäl återförsäljare kundtjänst úvahy důvody způsob způsoby prodejci overvejelser grunde forhandlere vurderinger
  boeken booking bookings agenda schedule schedules rooster timetable stundenplan kursplan terminplan horaire grafik schema document documents documenten documenti documentos dokumente dokumenty dokument consult
  willkommen welcome bienvenue bienvenidos bienvenido bienvenida benvenuti benvenuto welkom witamy välkommen velkommen vítejte bem-vindo bem-vindos tradition traditions tradizione tradizioni tradición tradição traditie tradycja
  instagram facebook tiktok youtube linkedin whatsapp pinterest twitter google
  forfait forfaits formule formules pack packs abonnement abonnements abo abos
  package packages bundle bundles paket pakete paquete paquetes pacote pacotes pacchetto pacchetti pakket pakketten pakiet pakiety serviço serviços einladung invitation invitación invito convite uitnodiging zaproszenie inbjudan
  article articles artigo artigos artículo artículos articoli articolo artikel artikelen artykuł artykuły beitrag beiträge artiklar artikler entrada entradas post posts
  secteur secteurs sector sectores settore settori zona zonas zone zones einsatzgebiet einsatzgebiete liefergebiet werkgebied werkgebieden obszar obszary
  categorieën categorie category categories kategorie kategorien catégorie catégories categoría categorías categoria categorias categorie kategoria kategorier kategori favorieten seizoensfavorieten favourites favorites favoriten favoris favoritos preferiti ulubione favoriter
  bezorging thuisbezorging bezorgen afhalen levering lieferung abholung versand zustellung lieferservice livraison retrait envío envíos recogida spedizione spedizioni consegna ritiro entrega entregas dostawa odbiór leverans frakt shipping pickup levering doručení allergenen allergene allergènes alérgenos allergeni alérgenos alergeny allergens allergener
  aanvraag bestelling collectie kollektion collection collections colección colecciones collezione collezioni coleção kolekcja kolekcje kollektioner assortiment sortiment gamme accueil vestibule ontvangst anfrage bestellung commande demande solicitud pedido richiesta ordine zamówienie zapytanie beställning förfrågan
  recursos resources ressourcen ressources risorse middelen herramientas ferramentas strumenti plantillas templates
  dados datos dati gegevens angaben dane údaje prévia
  condizioni consigli accesso regolamento avvertenze zasady warunki podejście praktisch voorwaarden aanpak condiciones consejos condições dicas
  översikt inledning sammanfattning exempel fördelar steg innehåll frågor svar villkor galleri bilder
  wprowadzenie wstęp podsumowanie szczegóły przykład przykłady uwagi wymagania słownik dodatek historia zalety cechy kroki proces podstawy tematy zasoby treść wyniki opcje parametry informacje pytania odpowiedzi inne przegląd opis
  přehled úvod závěr shrnutí podrobnosti příklad příklady poznámky požadavky slovník příloha výhody kroky postup základy témata obsah výsledky možnosti informace otázky odpovědi
`);

const promises = words(`
  experience guarantee guarantees guaranteed warranty satisfaction quality response responsiveness availability pricing commitment mission vision values trust trusted expertise excellence
  problema problemas problem problems hands garantía erfarenhet händer kvalitet omtanke bemötande experiência qualidade confiança equipa equipe mãos profissionais conforto
  team staff story reviews review testimonials testimonial clients customers partners certifications certified awards promise approach difference reasons reason
  appointment quote estimate quotes estimates consultation call calls booking newsletter contact hours address directions location locations area areas coverage
  gallery portfolio projects project works news events event login account cart checkout menu home page website services service offer offers products product
  street road avenue lane insurance surroundings region judgement
  price prices pricing cost costs rates fees payment payments financing phone email mobile website planning preparation inspection-report
  worker workers professionals professional specialist specialists experts expert technicians technician support help assistance delivery
  erfahrung garantie qualität zufriedenheit vertrauen werte mission leitbild kompetenz zuverlässigkeit verfügbarkeit team mitarbeiter ansprechpartner bewertungen bewertung kundenstimmen referenzen
  einschätzung raum region umgebung umkreis arbeit
  str straße strasse weg platz allee gasse versicherung
  preis preise kosten tarife gebühren zahlung telefon telefonnummer anschrift ziel ziele aufgabe aufgaben
  kunden partner zertifikate auszeichnungen termin termine terminvereinbarung terminbuchung angebot angebote kontakt kontaktformular öffnungszeiten sprechzeiten adresse anfahrt standort standorte einzugsgebiet einsatzgebiet galerie projekte projekt
  neuigkeiten aktuelles leistung leistungen service services leistungsspektrum leistungsübersicht beratungstermin notdienst praxis praxisteam experten fachleute spezialisten lächeln datenschutz impressum philosophie
  expérience garantie garanties qualité satisfaction confiance valeurs mission savoir-faire expertise équipe avis témoignages clients partenaires certifications devis rendez-vous contact horaires
  rue avenue boulevard assurance assurances professionnel professionnels
  prix tarif tarifs coût coûts paiement téléphone courriel planification objectif objectifs règles outils approche
  adresse accès localisation zone galerie réalisations projets actualités services service prestations offre offres produits disponibilité réactivité engagement engagements intervention interventions
  experiencia garantía garantías calidad satisfacción confianza valores misión equipo opiniones testimonios clientes socios presupuesto presupuestos cita contacto horario horarios dirección ubicación zona
  calle avenida seguro profesional
  precio precios tarifa tarifas coste costes pago teléfono correo reglas herramientas objetivo objetivos
  galería proyectos noticias servicios servicio ofertas productos compromiso atención profesionales
  esperienza garanzia qualità soddisfazione fiducia valori missione squadra recensioni testimonianze clienti preventivo preventivi appuntamento contatti contatto orari orario indirizzo posizione zona galleria
  via viale piazza assicurazione professionista
  prezzo prezzi tariffa tariffe costo costi listino pagamento telefono regole strumenti obiettivo obiettivi
  progetti notizie servizi servizio offerte prodotti impegno professionisti prenotazione prenotazioni
  prijs prijzen tarief tarieven kosten betaling telefoon regels doel doelen
  ervaring garantie kwaliteit tevredenheid vertrouwen waarden missie team reviews beoordelingen klanten partners offerte afspraak contact openingstijden adres route locatie locaties galerij projecten nieuws diensten aanbod producten praktijk medewerkers
  cena ceny cennik koszt koszty płatność telefon zasady narzędzia cel cele
  doświadczenie gwarancja jakość satysfakcja zaufanie wartości misja zespół opinie klienci partnerzy wycena wizyta kontakt godziny adres lokalizacja galeria realizacje projekty aktualności usługi usługa oferta produkty
  アクセス 料金 料金表 料金案内 よくある質問 お問い合わせ スタッフ紹介 院長紹介 当院について ブログ お知らせ 予約 ご予約 診療時間 営業時間 会社概要 お客様の声 口コミ
  zkušenosti záruka kvalita spokojenost důvěra hodnoty tým recenze zákazníci partneři kontakt adresa galerie projekty novinky služby nabídka produkty
`);

/** Adjectives of self-praise; a label with one of them promises, and names nothing that is searched. */
const promising = words(`
  reliable trusted affordable dedicated zuverlässige zuverlässiger zuverlässiges fiable fiables affidabile affidabili confiable confiables confiável confiáveis betrouwbare niezawodne pålitlig pålitliga
  free gratuit gratuite gratuits gratuites gratuita gratuito gratuiti gratuite gratis kostenlos kostenlose kostenloser kostenloses kostenlosen bezpłatna bezpłatny bezpłatne darmowa darmowy darmowe personalizzato personalizzata personalizzati personalizzate personnalisé personnalisée personnalisés personnalisées personalizado personalizada personalizados personalizadas personalised personalized ottimizzato ottimizzata
  premium exceptional outstanding unbeatable stress-free hassle-free honest
  individuelle individueller individuelles individuellen
  perfekt perfekte perfekter perfektes perfekten erstklassige erstklassiger hochwertige hochwertiger zufriedene zufriedenen einzigartige maßgeschneiderte
  parfait parfaite parfaits parfaites irréprochable impeccable impeccables incomparable soigné soignée soignés
  perfecto perfecta perfectos perfectas impecable impecables inmejorable excelente excelentes funcional funcionales
  perfetto perfetta perfetti perfette impeccabile eccellente eccellenti autentico autentica autentici autentiche genuino genuina genuini genuine unico unica indimenticabile
  perfeito perfeita perfeitos perfeitas impecável impecáveis garantida garantido
  perfecte uitstekende unieke tevreden
  exceptionnel exceptionnelle exceptionnels exceptionnelles excepcional excepcionales excepcionais eccezionale eccezionali uitzonderlijk uitzonderlijke außergewöhnliche außergewöhnlicher wyjątkowy wyjątkowe wyjątkowa exceptionell exceptionella enastående
  passion leidenschaft pasión passione paixão passie pasja pasją vášeň lidenskap
  included incluido incluida incluidos incluidas inclus incluse incluses inklusive inbegriffen compreso compresa compresi comprese incluso inclusi inclusa incluse
  incluído incluída incluídos incluídas inbegrepen inkluderat wliczone
  doskonały doskonała doskonałe idealny idealna idealne perfekcyjny perfekcyjne zadowoleni
  perfekt perfekta trygga trygg trygghet nöjda omtänksam personligt
`);

/** With these a label invites to do something. */
const invitations = words(`
  necesito brauche cherche busco cerco preciso zoek szukam behöver
  book call get request schedule learn read contact ask view see discover explore find start join buy order shop download subscribe sign click welcome thank thanks meet visit follow try choose why need ready looking
  verify return install configure enable disable create add define remove replace prevent protect maintain determine calculate restore update upgrade ensure avoid improve identify select set check keep use know
  jetzt anrufen buchen anfragen vereinbaren kontaktieren entdecken erfahren mehr willkommen bereit lernen rufen
  demander demandez réserver réservez contacter contactez découvrir découvrez appeler appelez prendre prenez obtenir obtenez voir bienvenue besoin prêt merci
  pedir pide solicitar solicita reservar reserva contactar contacta llamar llama descubrir descubre ver bienvenido bienvenidos bienvenida necesita necesitas gracias
  ordina ordinate acquista compra prenota prenotate prenotare contatta contattaci chiama scopri scoprite richiedi vedi benvenuti benvenuto grazie
  peça solicite reserve contate ligue descubra veja bem-vindo obrigado
  boka ring kontakta läs välkommen köp beställ se
  boek bel bekijk ontdek vraag neem welkom bedankt maak plan
  wybierz przyjmij dodaj wyślij kup pobierz zadzwoń zamów umów zobacz poznaj sprawdź witamy dziękujemy skontaktuj zarezerwuj
  zavolejte objednejte zjistěte vítejte děkujeme
`);

function words(lines: string): ReadonlySet<string> {
  return new Set(
    lines
      .trim()
      .split(/\s+/)
      .map((word) => normalizeText(word)),
  );
}

/** True for a noun that stands over a part of any page. */
export const isPartNoun = (word: string): boolean =>
  [word, word.replace(/s$/, ''), `${word}s`].some((form) => parts.has(form) || promises.has(form));

/** They tell one thing from another where both were named before, and name nothing themselves. */
const pointing = words(`
  other others another same different several certain various following previous next current given specific particular single additional appropriate
  possible necessary available own such respective relevant corresponding usual common more most less few many much further last first second full
  andere anderen anderer anderes selbe selben gleiche gleichen verschiedene verschiedenen folgende folgenden bestimmte bestimmten weitere weiteren jeweilige jeweiligen
  entsprechende entsprechenden einzelne einzelnen eigene eigenen übliche üblichen mehrere siehe meisten nächste nächsten
  autre autres même mêmes différent différente différents différentes suivant suivante suivants suivantes certains certaines propre propres plusieurs effet cas tel telle
  otro otra otros otras mismo misma mismos mismas diferente diferentes siguiente siguientes propio propia propios propias cierto cierta ciertos ciertas vez
  altro altra altri altre stesso stessa stessi stesse diverso diversa diversi diverse seguente seguenti proprio propria certo certa caso
  outro outra outros outras mesmo mesma mesmos mesmas diferente diferentes seguinte seguintes próprio própria
  andere ander zelfde verschillende volgende eigen bepaalde
  nedan nedanför ovan här där annan andra samma olika följande egen davanti sotto sopra dietro accanto unten oben below above hieronder hierboven
  overige sonstige sonstiger übrige övriga øvrige pozostałe pozostali ostatní diversen divers diverses varios varie
  popular populaire populaires populaires beliebte beliebten beliebteste populares popolari popularne populära populære meistverkaufte bestselling
  selected featured ausgewählte ausgewählten sélectionné sélectionnée sélectionnés sélectionnées seleccionado seleccionada seleccionados seleccionadas selezionato selezionata selezionati selezionate selecionados selecionadas geselecteerde uitgelichte wybrany wybrana wybrane utvalda utvald vybraná vybrané udvalgte utvalgte
  poniżej powyżej obok abajo arriba abaixo acima ci-dessous ci-dessus settimana semana semaine weekend
  third fourth zweiter zweite zweites zweiten dritter dritte drittes erster erste erstes ersten letzte letzter deuxième troisième première premier dernier dernière segundo segunda tercero tercera primera primer primero último última secondo seconda terzo terza prima ultimo ultima terceiro terceira primeira primeiro tweede derde eerste laatste drugi druga drugie trzeci trzecia pierwszy pierwsza pierwsze andra tredje första sista
  inny inna inne innych ten sam sama różne różnych następujący następujące własny własne
`);
export const isPointing = (word: string): boolean => pointing.has(word);
export const isPromising = (word: string): boolean => promising.has(word);

export const isInvitation = (word: string): boolean => invitations.has(word);
