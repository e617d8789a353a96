import type { TradeTexts } from '../trades.ts';

/** Trades of health in Italian. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentista, studio dentistico, odontoiatra, clinica dentale, studio odontoiatrico, ambulatorio dentistico',
    'Igiene dentale = Pulizia dei denti = Igiene orale = Detartrasi ~ pulizia denti, pulire denti; Visita di controllo = Prima visita = Visite di controllo; Implantologia = Impianti dentali = Impianti; Ortodonzia = Apparecchi = Apparecchi invisibili = Allineatori trasparenti; Protesi = Protesi dentarie = Dentiere = Corone e ponti; Sbiancamento = Sbiancamento denti = Sbiancamento dentale ~ sbiancare denti; Conservativa = Otturazioni = Carie = Cura delle carie ~ curare carie; Endodonzia = Devitalizzazioni = Cure canalari ~ devitalizzare; Parodontologia = Malattie gengivali = Gengive; Odontoiatria pediatrica = Dentista per bambini = Pedodonzia ~ curare bambini; Chirurgia orale = Estrazioni = Denti del giudizio ~ estrarre denti; Estetica dentale = Faccette = Faccette estetiche; Sedazione cosciente = Sedazione ~ paura del dentista; Urgenze = Urgenze dentali = Pronto soccorso dentistico ~ mal di denti; Gnatologia = Bruxismo = Bite',
  ],
  orthodontist: [
    'ortodontista, studio di ortodonzia, ortodonzia, specialista in ortodonzia',
    "Apparecchio fisso = Apparecchi fissi = Brackets; Apparecchio mobile = Apparecchi mobili = Apparecchi rimovibili; Allineatori trasparenti = Apparecchio invisibile = Mascherine trasparenti = Invisalign; Ortodonzia linguale = Apparecchio linguale; Ortodonzia per bambini = Ortodonzia intercettiva = Ortodonzia infantile ~ curare bambini; Ortodonzia per adulti ~ curare adulti; Contenzione = Mascherine di contenzione; Gnatologia = Disturbi dell'articolazione; Prima visita = Prima visita ortodontica; Apnee notturne = Russamento = Apnee; Chirurgia ortognatica; Impronta digitale = Scanner intraorale",
  ],
  general_practitioner: [
    'medico di base, medico di famiglia, medico di medicina generale, ambulatorio medico, studio medico, medico curante',
    'Visite ambulatoriali = Visita medica; Visite domiciliari = Visite a domicilio ~ visitare a casa; Ricette = Ricette mediche = Richiesta ricette ~ richiedere ricette; Vaccinazioni = Vaccini = Vaccino antinfluenzale ~ vaccinare; Certificati medici = Certificati sportivi = Certificati = Certificato sportivo; Esami del sangue = Prelievi = Analisi del sangue; Elettrocardiogramma = ECG; Ecografie = Ecografia; Malattie croniche = Diabete = Ipertensione; Prevenzione = Check-up; Medicazioni = Iniezioni e medicazioni = Piccola chirurgia; Telemedicina = Videoconsulto; Visite per patente = Rinnovo patente',
  ],
  paediatrician: [
    'pediatra, studio pediatrico, ambulatorio pediatrico, pediatra di libera scelta, pediatria',
    "Bilanci di salute = Visite di controllo = Controlli di crescita; Vaccinazioni = Vaccini ~ vaccinare; Visite urgenti = Visite per bambini malati ~ bambini malati; Visite domiciliari = Visite a domicilio; Prima visita del neonato = Visita neonatale; Allattamento = Sostegno all'allattamento; Svezzamento = Alimentazione = Nutrizione pediatrica; Allergie = Allergologia pediatrica = Prove allergiche; Asma = Spirometria; Ecografia delle anche = Ecografie; Certificati sportivi = Certificati = Certificato sportivo; Medicina dell'adolescenza; Sviluppo del bambino = Sviluppo psicomotorio = Disturbi del sonno; Test rapidi = Tampone rapido",
  ],
  dermatologist: [
    'dermatologo, dermatologa, studio dermatologico, dermatologia',
    "Mappatura dei nei = Controllo dei nei = Controllo nei = Mappatura nei ~ controllare nei; Acne = Cura dell'acne = Trattamento dell'acne; Psoriasi; Dermatiti = Eczemi = Dermatite atopica; Allergie cutanee = Patch test = Test allergici; Laser = Laserterapia = Trattamenti laser; Dermatologia estetica = Botox = Filler = Medicina estetica; Chirurgia dermatologica = Asportazione nei ~ togliere nei, asportare; Caduta dei capelli = Tricologia = Alopecia; Verruche = Crioterapia = Asportazione verruche ~ togliere verruche; Micosi = Onicomicosi = Funghi delle unghie; Dermatologia pediatrica; Venereologia = Malattie veneree; Fototerapia; Teledermatologia",
  ],
  gynaecologist: [
    'ginecologo, ginecologa, studio ginecologico, ginecologia, ostetricia e ginecologia',
    'Visita ginecologica = Visite ginecologiche = Visite di controllo; Pap test = HPV test; Gravidanza = Assistenza in gravidanza = Controlli in gravidanza ~ seguire gravidanze; Ecografie = Ecografia ostetrica = Ecografia ginecologica = Ecografia 3D; Contraccezione = Spirale = Contraccettivi ~ inserire spirale; Menopausa; Infertilità = Fertilità = Procreazione assistita; Endometriosi; Diagnosi prenatale = Bitest = Test prenatali; Pavimento pelvico = Incontinenza = Uroginecologia; Visita senologica = Senologia = Ecografia mammaria; Prima visita per adolescenti; Colposcopia = Isteroscopia; Chirurgia ginecologica = Interventi',
  ],
  eye_doctor: [
    'oculista, studio oculistico, oftalmologo, centro oculistico, oculistica',
    'Visita oculistica = Visite oculistiche = Visita completa; Cataratta = Intervento di cataratta = Chirurgia della cataratta ~ operare cataratta; Glaucoma = Pressione oculare; Maculopatia = Degenerazione maculare = Retina; Chirurgia refrattiva = Laser per miopia = Laser ad eccimeri ~ togliere occhiali; Oculistica pediatrica = Visite per bambini = Strabismo; OCT = Campo visivo = Esami diagnostici; Occhio secco; Lenti a contatto = Applicazione lenti a contatto; Chirurgia palpebrale = Blefaroplastica; Patente = Visite per patente = Rinnovo patente; Retinopatia diabetica = Fondo oculare; Ortottica; Iniezioni intravitreali; Urgenze oculistiche',
  ],
  optician: [
    'ottico, ottica, negozio di ottica, optometrista, centro ottico',
    'Occhiali da vista = Montature = Occhiali; Occhiali da sole = Occhiali da sole graduati; Lenti a contatto = Applicazione lenti a contatto; Lenti progressive = Occhiali progressivi = Lenti multifocali; Esame della vista = Controllo della vista = Misurazione della vista = Controllo visivo ~ controllare vista, misurare vista; Occhiali per bambini = Occhiali da bambino; Occhiali sportivi = Occhiali per sport; Riparazione occhiali = Laboratorio = Riparazioni ~ riparare occhiali; Ipovisione = Ausili per ipovedenti; Controllo della miopia = Miopia nei bambini; Occhiali per computer = Occhiali da lavoro; Optometria = Training visivo = Visual training; Occhiali su misura = Occhiali artigianali; Apparecchi acustici',
  ],
  hearing_aids: [
    "audioprotesista, centro acustico, apparecchi acustici, centro per l'udito, audioprotesi",
    "Apparecchi acustici = Protesi acustiche; Controllo dell'udito = Test dell'udito = Esame dell'udito = Test gratuito ~ controllare udito; Prova gratuita = Prova a casa ~ provare apparecchi; Assistenza = Manutenzione apparecchi = Riparazioni ~ pulire apparecchi, regolare apparecchi; Pile e accessori = Batterie = Accessori; Acufeni; Tappi su misura = Protezioni acustiche = Otoprotezioni; Assistenza a domicilio = Visite a domicilio ~ a casa; Protesizzazione infantile; Convenzione ASL = Contributo ASL = Pratiche ASL; Apparecchi ricaricabili = Apparecchi invisibili = Apparecchi endoauricolari; Monitor in-ear = Auricolari su misura",
  ],
  pharmacy: [
    'farmacia, farmacista, farmacia di turno, parafarmacia',
    "Preparazioni galeniche = Laboratorio galenico = Galenica ~ preparare farmaci, preparare creme; Consegna a domicilio = Consegna farmaci ~ consegnare farmaci; Misurazione della pressione = Holter pressorio ~ misurare pressione; Autoanalisi = Analisi del sangue = Esami del sangue; Vaccinazioni = Vaccino antinfluenzale ~ vaccinare; Tamponi = Test rapidi; Elettrocardiogramma = Telemedicina = ECG; Prenotazioni CUP = CUP = Prenotazione esami ~ prenotare visite, prenotare esami; Noleggio apparecchi = Noleggio = Noleggio bilance e tiralatte ~ noleggiare tiralatte; Omeopatia = Fitoterapia = Erboristeria; Dermocosmesi = Cosmetica = Cosmetici; Prodotti per l'infanzia = Mamma e bambino; Veterinaria = Farmaci veterinari; Foratura orecchie = Fori alle orecchie; Prenotazione ricette = Ricette; Alimenti speciali = Celiachia = Senza glutine",
  ],
  medical_supply: [
    'ortopedia, sanitaria, negozio di articoli sanitari, ortopedia sanitaria, tecnico ortopedico, officina ortopedica',
    'Plantari = Plantari su misura; Carrozzine = Carrozzine elettriche = Sedie a rotelle; Tutori = Busti e corsetti = Tutori ortopedici; Calze a compressione = Calze elastiche = Calze contenitive; Letti ortopedici = Letti da degenza = Materassi antidecubito; Deambulatori = Stampelle = Ausili per la deambulazione; Protesi = Protesi per arti; Scarpe ortopediche = Calzature ortopediche = Calzature; Noleggio ausili = Noleggio = Noleggio carrozzine ~ noleggiare letti; Montascale = Scooter elettrici; Ausili per il bagno = Bagno e igiene; Protesi mammarie = Intimo post-operatorio; Esame del passo = Esame baropodometrico = Analisi del passo; Convenzione ASL = Forniture ASL; Incontinenza = Prodotti per incontinenza; Riparazioni = Riparazione ausili',
  ],
  physiotherapist: [
    'fisioterapista, fisioterapia, studio di fisioterapia, centro di fisioterapia, fisioterapisti',
    "Terapia manuale = Terapie manuali; Riabilitazione post-operatoria = Riabilitazione dopo intervento = Riabilitazione ortopedica = Post operatorio ~ dopo operazione; Mal di schiena = Rieducazione posturale = Ginnastica posturale = Cervicale e mal di schiena; Fisioterapia sportiva = Infortuni sportivi = Riabilitazione sportiva ~ seguire sportivi; Linfodrenaggio = Drenaggio linfatico; Massoterapia = Massaggi = Massaggio terapeutico; Tecarterapia = Tecar; Onde d'urto; Laserterapia = Ultrasuoni = Magnetoterapia; Riabilitazione neurologica = Ictus e Parkinson = Ictus; Pavimento pelvico = Riabilitazione del pavimento pelvico; Fisioterapia a domicilio = Sedute a domicilio ~ venire a casa; Fisioterapia pediatrica; Idrokinesiterapia = Rieducazione in acqua; Pilates = Ginnastica dolce; Kinesio taping = Taping",
  ],
  osteopath: [
    'osteopata, osteopatia, studio di osteopatia, studio osteopatico',
    'Osteopatia pediatrica = Neonati e bambini = Osteopatia neonatale ~ trattare neonati, coliche; Gravidanza = Osteopatia in gravidanza = Post parto; Mal di schiena = Lombalgia = Mal di schiena e cervicale; Cervicale = Cervicalgia = Dolori cervicali; Mal di testa = Cefalee = Emicrania; Osteopatia sportiva ~ seguire sportivi; Osteopatia viscerale = Disturbi digestivi = Reflusso; Osteopatia craniosacrale = Trattamento craniosacrale; Disturbi della mandibola = Bruxismo = Articolazione temporo-mandibolare; Valutazione posturale; Sciatica = Sciatalgia; Trattamenti a domicilio; Osteopatia per anziani',
  ],
  psychotherapist: [
    'psicologo, psicologa, psicoterapeuta, studio di psicologia, studio di psicoterapia, psicoterapia',
    "Psicoterapia individuale = Terapia individuale = Sostegno psicologico = Colloqui individuali; Terapia di coppia ~ seguire coppie; Terapia familiare; Bambini e adolescenti = Età evolutiva = Psicoterapia infantile ~ seguire bambini; Ansia e attacchi di panico = Ansia = Attacchi di panico; Depressione; Stress e burnout = Burnout = Stress; Trauma = EMDR; Lutto = Elaborazione del lutto; Disturbi alimentari = Disturbi del comportamento alimentare; Psicoterapia online = Colloqui online = Terapia online; Terapia di gruppo = Psicoterapia di gruppo; Sostegno alla genitorialità = Sostegno genitoriale; Disturbi dell'apprendimento = DSA = ADHD; Psicodiagnostica = Valutazioni psicologiche = Test psicologici; Primo colloquio = Primo colloquio gratuito",
  ],
  speech_therapist: [
    'logopedista, logopedia, studio di logopedia',
    "Disturbi del linguaggio = Ritardo del linguaggio ~ parlare tardi; Disturbi dell'apprendimento = DSA = Dislessia; Balbuzie ~ balbettare; Disturbi della voce = Terapia vocale; Deglutizione = Disfagia = Disturbi della deglutizione; Deglutizione atipica = Terapia miofunzionale = Squilibrio muscolare orofacciale; Afasia = Dopo ictus = Riabilitazione dopo ictus; Disturbi della pronuncia = Pronuncia = Articolazione ~ pronunciare la erre; Valutazione logopedica = Valutazioni = Prima valutazione; Autismo = Disturbi dello spettro autistico; Sordità = Riabilitazione uditiva; Sostegno ai genitori = Consulenza ai genitori = Parent training; Logopedia a domicilio; Logopedia online = Teleriabilitazione",
  ],
  occupational_therapist: [
    'terapista occupazionale, ergoterapista, terapia occupazionale, ergoterapia',
    'Terapia per bambini = Età evolutiva; Terapia della mano = Riabilitazione della mano; Riabilitazione dopo ictus = Riabilitazione neurologica = Ictus; Demenza = Terapia per anziani; Disgrafia = Grafomotricità; Integrazione sensoriale; Stimolazione cognitiva = Memoria e attenzione = Training cognitivo; Adattamento della casa = Valutazione domestica = Consulenza ausili ~ adattare casa, scegliere ausili; Terapia a domicilio; Autonomie quotidiane = Autonomia; Autismo e ADHD = ADHD = Autismo; Tutori su misura = Splint; Salute mentale = Psichiatria; Rientro al lavoro = Ergonomia; Consulenza ai genitori',
  ],
  foot_care: [
    'podologo, podologa, studio podologico, podologia, pedicure curativo',
    'Trattamento podologico = Pedicure curativo = Pedicure = Podologia di base; Unghie incarnite = Unghia incarnita = Ortonixia ~ curare unghie incarnite; Calli e duroni = Calli = Callosità ~ togliere calli; Piede diabetico = Diabete; Verruche = Verruche plantari ~ togliere verruche; Micosi = Funghi delle unghie = Onicomicosi; Plantari = Plantari su misura; Esame del passo = Esame baropodometrico = Analisi del passo; Ortesi in silicone = Ortesi; Ricostruzione unghie = Onicoplastica; Podologia pediatrica; Podologia sportiva; Visite a domicilio ~ venire a casa; Riflessologia plantare = Massaggio plantare; Talloni screpolati = Ragadi',
  ],
  midwife: [
    'ostetrica, studio ostetrico, casa maternità, ostetriche',
    "Accompagnamento alla nascita = Corso preparto = Corsi preparto = Corsi di accompagnamento alla nascita; Gravidanza = Assistenza in gravidanza = Visite in gravidanza ~ seguire gravidanza; Parto in casa = Parto a domicilio = Parti in casa ~ partorire a casa; Post parto = Assistenza post parto = Visite dopo il parto = Puerperio ~ dopo il parto; Allattamento = Consulenza allattamento = Sostegno all'allattamento ~ aiutare ad allattare; Massaggio infantile = Massaggio neonatale = Massaggio del bambino; Pavimento pelvico = Riabilitazione del pavimento pelvico = Rieducazione perineale; Svezzamento = Corso svezzamento = Autosvezzamento; Portare in fascia = Consulenza fasce = Fasce; Yoga in gravidanza = Acquaticità; Pap test = Visite ostetriche = Prevenzione; Incontri mamma-bambino = Gruppi mamme = Spazio mamme; Menopausa; Disostruzione pediatrica = Primo soccorso pediatrico; Contraccezione",
  ],
  nutritionist: [
    'nutrizionista, dietista, biologo nutrizionista, dietologo, studio di nutrizione, biologa nutrizionista',
    'Dimagrimento = Perdita di peso = Dieta dimagrante = Diete personalizzate ~ perdere peso, dimagrire; Piano alimentare = Piani alimentari = Piano alimentare personalizzato; Nutrizione sportiva = Alimentazione per sportivi; Gravidanza e allattamento = Alimentazione in gravidanza; Alimentazione infantile = Nutrizione pediatrica = Svezzamento; Intolleranze = Intolleranze e allergie = Celiachia; Colon irritabile = Disturbi intestinali = Dieta FODMAP; Diabete = Patologie metaboliche = Colesterolo; Disturbi alimentari = Disturbi del comportamento alimentare; Alimentazione vegetariana e vegana = Dieta vegana; Analisi della composizione corporea = Bioimpedenziometria; Menopausa; Nutrizione oncologica = Oncologia; Consulenza online = Visite online; Educazione alimentare = Corsi di cucina',
  ],
  naturopath: [
    'naturopata, naturopatia, studio di naturopatia, studio olistico, operatore olistico',
    "Consulenza naturopatica; Agopuntura; Omeopatia; Iridologia = Lettura dell'iride; Fiori di Bach = Floriterapia; Riflessologia plantare = Riflessologia; Fitoterapia = Erbe officinali = Piante officinali; Alimentazione naturale = Alimentazione; Medicina cinese = Medicina tradizionale cinese; Kinesiologia; Reiki; Craniosacrale = Trattamento craniosacrale; Aromaterapia; Test intolleranze = Intolleranze; Massaggi = Massaggio ayurvedico; Corsi e seminari = Corsi = Seminari",
  ],
  home_care: [
    'assistenza domiciliare, assistenza a domicilio, assistenza anziani, cooperativa di assistenza, infermieri a domicilio, badanti',
    'Igiene personale = Cura della persona ~ aiutare a lavarsi, lavare e vestire; Infermiere a domicilio = Prestazioni infermieristiche = Assistenza infermieristica ~ fare iniezioni, medicazioni, flebo; Badanti = Ricerca badanti = Assistenza 24 ore = Badanti conviventi ~ trovare badanti; Assistenza notturna = Assistenza di notte; Assistenza ospedaliera = Assistenza in ospedale ~ assistere in ospedale; Compagnia e accompagnamento ~ fare compagnia; Accompagnamento = Trasporto e accompagnamento = Accompagnamento a visite ~ accompagnare alle visite, fare la spesa; Aiuto domestico = Pulizie domestiche = Faccende domestiche ~ cucinare, fare pulizie; Alzheimer e demenza = Demenza = Alzheimer; Fisioterapia a domicilio = Riabilitazione a domicilio; Pasti a domicilio = Consegna pasti; Assistenza disabili; Cure palliative = Fine vita; Telesoccorso; Sollievo ai familiari = Sostituzione badanti ~ sostituire badante',
  ],
  vet: [
    'veterinario, ambulatorio veterinario, clinica veterinaria, studio veterinario, medico veterinario, veterinaria',
    'Visite di controllo = Visita veterinaria; Vaccinazioni = Vaccini ~ vaccinare; Sterilizzazione = Sterilizzazioni = Castrazione ~ sterilizzare, castrare; Chirurgia = Interventi chirurgici = Operazioni ~ operare; Odontoiatria = Pulizia dei denti = Detartrasi ~ pulire denti; Radiografie = Radiologia = Diagnostica per immagini; Ecografie = Ecografia = Cardiologia; Analisi di laboratorio = Laboratorio analisi = Esami del sangue; Microchip = Anagrafe canina ~ mettere microchip; Visite a domicilio ~ visitare a casa; Pronto soccorso = Urgenze = Reperibilità; Animali esotici = Conigli e roditori = Esotici; Cavalli = Veterinario equino = Ippiatria; Animali da reddito = Bovini = Buiatria ~ stalle; Passaporto = Passaporti = Certificati; Eutanasia ~ addormentare',
  ],
  animal_therapist: [
    'fisioterapista veterinario, osteopata animale, fisioterapia animale, fisioterapia veterinaria, osteopatia animale, naturopatia animale',
    'Fisioterapia per cani ~ trattare cani; Osteopatia equina = Cavalli = Fisioterapia equina ~ trattare cavalli; Idroterapia = Underwater treadmill = Tapis roulant in acqua; Massaggi = Massaggio canino; Riabilitazione post-operatoria = Dopo operazioni = Riabilitazione; Artrosi = Displasia = Dolori articolari; Animali anziani = Cani anziani; Cani sportivi = Preparazione atletica; Gatti; Laserterapia = Tecar; Agopuntura = Agopuntura veterinaria; Alimentazione = Consulenza nutrizionale; Fiori di Bach = Floriterapia; Trattamenti a domicilio',
  ],
  pet_groomer: [
    'toelettatore, toelettatura, toelettatrice, salone per cani, toelettatura cani e gatti',
    'Bagno e asciugatura = Bagno = Lavaggio ~ lavare cani; Tosatura = Taglio a macchinetta ~ tosare cani, rasare; Taglio a forbice = Taglio ~ tagliare pelo; Stripping = Strippaggio; Taglio unghie = Unghie ~ tagliare unghie; Pulizia orecchie = Orecchie ~ pulire orecchie; Snodatura = Rimozione nodi = Scioglimento nodi ~ sciogliere nodi; Toelettatura gatti = Gatti; Primo bagno = Prima toelettatura; Trattamento antiparassitario = Antiparassitari; Igiene dentale = Pulizia denti; Spa per cani = Ozonoterapia; Toelettatura a domicilio; Self service = Lavaggio self service; Prodotti per la cura = Shampoo; Trattamento sottopelo = Muta ~ sottopelo',
  ],
  dog_trainer: [
    'educatore cinofilo, educatrice cinofila, addestratore di cani, centro cinofilo, scuola per cani, istruttore cinofilo',
    'Educazione di base = Corso di base = Educazione cinofila; Puppy class = Corso cuccioli = Cuccioli = Classi di cuccioli; Lezioni individuali = Percorsi individuali = Lezioni a domicilio ~ lezioni singole; Rieducazione comportamentale = Problemi comportamentali = Recupero comportamentale ~ cani aggressivi, cani paurosi; Passeggiata al guinzaglio = Condotta al guinzaglio ~ tirare al guinzaglio; Agility = Agility dog; Mantrailing = Ricerca persone = Lavoro di fiuto = Ricerca olfattiva; Classi di comunicazione = Socializzazione = Classi di socializzazione; Consulenza pre-adozione = Consulenza preadozione = Scelta del cane ~ prima di adottare; Passeggiate di gruppo = Passeggiate; Asilo per cani = Pensione = Dog sitting; Pet therapy = Interventi assistiti; Patentino = Corso patentino; Seminari = Stage = Corsi di formazione; Richiamo = Corso di richiamo; Rally obedience = Obedience = Sport cinofili',
  ],
  kennels: [
    'pensione per cani, pensione per animali, canile, gattile, asilo per cani, dog sitter, hotel per cani',
    'Pensione per cani = Pensione cani ~ ospitare cani; Pensione per gatti = Pensione gatti = Gatti ~ ospitare gatti; Asilo diurno = Asilo per cani = Day care ~ di giorno; Dog sitting = Passeggiate = Dog walking ~ portare a spasso; Ritiro e consegna = Taxi dog = Navetta ~ venire a prendere cani; Toelettatura = Bagno; Educazione cinofila = Addestramento = Educazione; Piccoli animali = Conigli e roditori; Cani anziani; Giornata di prova = Prova di inserimento; Aree di sgambamento = Area di sgambamento; Somministrazione farmaci = Terapie ~ dare medicine; Adozioni = Adozione ~ adottare; Cat sitting = Assistenza a domicilio',
  ],
  hairdresser: [
    'parrucchiere, parrucchiera, salone di parrucchiere, acconciatore, hair stylist, salone',
    'Taglio donna = Taglio da donna = Taglio ~ tagliare capelli; Taglio uomo = Taglio da uomo; Taglio bambini = Taglio bambino; Colore = Colorazioni = Colorazione = Tinta ~ tingere capelli, coprire capelli bianchi; Colori naturali = Henné = Colore vegetale = Colore senza ammoniaca; Balayage = Colpi di sole = Meches = Schiariture; Piega = Messa in piega ~ fare la piega; Permanente = Permanenti = Ondulazione; Lisciatura = Stiratura = Trattamento alla cheratina = Cheratina; Trattamenti = Trattamenti capelli = Trattamenti ristrutturanti; Extension = Extensions = Allungamenti; Acconciature sposa = Acconciature ~ pettinare spose; Barba = Barba e rasatura; Trucco = Make-up = Trucco sposa; Parrucche = Infoltimento; Servizio a domicilio',
  ],
  barber: [
    'barbiere, barber shop, barberia, barbieria, salone per uomo',
    'Taglio uomo = Taglio = Taglio capelli = Taglio classico ~ tagliare capelli; Barba = Rasatura = Regolazione barba = Cura della barba ~ fare la barba, regolare barba; Rasatura tradizionale = Rasatura a panno caldo = Panni caldi ~ radere a rasoio; Sfumature = Sfumatura = Skin fade; Taglio bambino = Taglio bambini; Shampoo e piega = Shampoo; Colore barba = Copertura grigi = Colore; Sopracciglia = Definizione sopracciglia; Trattamenti viso = Pulizia del viso = Maschera viso; Massaggio cuoio capelluto = Trattamenti anticaduta = Trattamenti cute; Pacchetto sposo; Prodotti per la barba; Buoni regalo = Gift card; Padre e figlio; Ceretta = Naso e orecchie',
  ],
  beautician: [
    'estetista, centro estetico, istituto di bellezza, salone di bellezza, studio estetico',
    'Trattamenti viso = Pulizia del viso = Pulizia viso; Trattamenti corpo = Fanghi = Pressoterapia; Epilazione = Ceretta = Depilazione ~ depilare; Epilazione laser = Laser = Luce pulsata = Epilazione definitiva; Massaggi = Massaggio rilassante = Massaggio; Manicure; Pedicure = Pedicure estetico; Ricostruzione unghie = Unghie = Semipermanente = Smalto semipermanente; Sopracciglia = Laminazione sopracciglia = Sopracciglia e ciglia; Extension ciglia = Laminazione ciglia = Ciglia; Trucco permanente = Microblading = Dermopigmentazione; Trucco = Make-up = Trucco sposa; Anticellulite = Dimagrimento = Trattamenti snellenti; Anti-età = Trattamenti antiage = Radiofrequenza; Solarium = Abbronzatura; Buoni regalo = Gift card',
  ],
  nail_studio: [
    'nail studio, onicotecnica, centro unghie, nail bar, ricostruzione unghie, nail artist',
    'Manicure; Semipermanente = Smalto semipermanente; Ricostruzione in gel = Ricostruzione gel = Ricostruzione unghie = Gel; Acrilico = Ricostruzione in acrilico = Acrygel; Refill = Ritocco = Ritocco gel; Allungamento = Allungamento unghie ~ allungare unghie; Copertura in gel = Rinforzo unghie = Copertura unghie naturali; Nail art = Decorazioni unghie; French = French manicure; Pedicure = Pedicure estetico = Semipermanente piedi; Rimozione = Rimozione gel; Unghie sposa; Corsi = Corsi di ricostruzione unghie = Corsi nail; Ciglia = Extension ciglia; Buoni regalo',
  ],
  tattoo_studio: [
    'tatuatore, tatuatrice, studio di tatuaggi, tattoo studio, tatuaggi',
    'Fine line = Tatuaggi fine line = Tatuaggi minimal; Blackwork = Tatuaggi in bianco e nero = Dotwork; Tatuaggi realistici = Ritratti; Old school = Traditional; Lettering = Scritte = Tatuaggi con scritte; Tatuaggi a colori = Watercolor; Tatuaggi giapponesi; Cover up = Coperture = Copertura tatuaggi ~ coprire vecchi tatuaggi; Disegni personalizzati = Tatuaggi personalizzati = Progetti su misura ~ disegnare tatuaggi; Piercing ~ fare piercing; Rimozione tatuaggi = Rimozione laser; Tatuaggi su cicatrici = Cicatrici = Tatuaggio paramedicale ~ coprire cicatrici; Trucco permanente = Microblading; Walk-in = Flash day = Flash; Consulenza gratuita; Handpoke = Tatuaggi a mano',
  ],
  massage: [
    'massaggiatore, massaggiatrice, studio massaggi, centro massaggi, massoterapista',
    'Massaggio rilassante = Massaggi rilassanti; Massaggio decontratturante = Massaggio terapeutico = Decontratturante; Massaggio sportivo = Massaggi sportivi; Linfodrenaggio = Massaggio linfodrenante = Drenante; Massaggio thailandese = Massaggio thai = Thai; Hot stone = Massaggio con pietre calde = Pietre calde; Massaggio ayurvedico = Ayurveda = Abhyanga; Massaggio in gravidanza = Gravidanza ~ massaggiare in gravidanza; Massaggio anticellulite = Anticellulite; Riflessologia plantare = Massaggio plantare; Shiatsu; Massaggio di coppia; Massaggi in azienda = Massaggio in ufficio = Massaggio su sedia; Massaggi a domicilio; Massaggio viso = Massaggio cervicale; Buoni regalo = Gift card',
  ],
  spa: [
    'centro benessere, spa, terme, stabilimento termale, day spa, hammam',
    'Sauna = Saune = Mondo delle saune; Bagno turco = Hammam; Massaggi = Massaggio; Trattamenti viso; Trattamenti corpo = Scrub e fanghi = Fanghi; Piscine termali = Piscina termale = Piscine = Acqua termale; Idromassaggio = Vasche idromassaggio; Percorso benessere = Percorso spa = Percorso wellness = Ingresso giornaliero ~ ingresso di un giorno; Spa privata = Private spa = Spa in esclusiva; Spa di coppia = Percorso di coppia; Pacchetti = Pacchetti benessere = Offerte; Buoni regalo = Gift card = Cofanetti; Grotta di sale = Stanza del sale = Haloterapia; Cure termali = Fangoterapia = Inalazioni; Addio al nubilato = Compleanni; Aufguss = Rituali in sauna',
  ],
  yoga_studio: [
    'scuola di yoga, centro yoga, insegnante di yoga, studio di pilates, studio yoga, yoga',
    'Hatha yoga = Hatha; Vinyasa yoga = Vinyasa; Yin yoga = Yin; Ashtanga yoga = Ashtanga; Yoga in gravidanza = Gravidanza = Yoga per gravidanza; Yoga mamma e bambino = Yoga post parto = Yoga post natale; Yoga per bambini; Corsi per principianti = Principianti = Yoga per principianti; Pilates; Meditazione = Mindfulness; Ritiri = Ritiri di yoga = Retreat; Seminari = Workshop; Lezioni private = Lezioni individuali; Yoga in azienda = Yoga aziendale; Formazione insegnanti = Corso insegnanti ~ formare insegnanti; Lezioni online = Yoga online',
  ],
  gym: [
    'palestra, centro fitness, fitness club, box crossfit, centro sportivo fitness',
    'Sala pesi = Sala attrezzi = Pesi = Bodybuilding; Cardio = Area cardio = Cardiofitness; Corsi = Corsi di gruppo = Corsi fitness; Personal training = Personal trainer; CrossFit = Allenamento funzionale = Functional training; Spinning = Indoor cycling; Pilates = Pilates e yoga = Yoga; Prova gratuita = Lezione di prova = Ingresso di prova; Programmi di allenamento = Schede personalizzate = Scheda di allenamento; Ginnastica posturale = Posturale; Ginnastica dolce = Ginnastica per anziani = Over 60; Zumba = Balli; Sauna = Area benessere; Arti marziali = Boxe = Kickboxing; Spazio bambini = Corsi per bambini; Convenzioni aziendali = Fitness aziendale',
  ],
  personal_trainer: [
    'personal trainer, preparatore atletico, allenatore personale, istruttore fitness',
    "Dimagrimento = Perdita di peso ~ perdere peso, dimagrire; Massa muscolare = Aumento massa muscolare = Ipertrofia ~ mettere massa; Allenamento a domicilio = Personal training a domicilio ~ allenare a casa; Allenamento all'aperto = Allenamento outdoor = Outdoor ~ allenare al parco; Coaching online = Allenamento online = Personal trainer online; Piccoli gruppi = Small group = Allenamento in coppia; Preparazione atletica = Preparazione sportiva; Post parto = Allenamento in gravidanza = Gravidanza e post parto; Allenamento per anziani = Over 60 = Ginnastica per anziani; Recupero infortuni = Rieducazione = Recupero funzionale ~ dopo infortunio; Ginnastica posturale = Mal di schiena; Programmi di allenamento = Schede di allenamento = Programmi personalizzati; Consulenza alimentare = Alimentazione; Preparazione maratona = Corsa; Prima valutazione = Valutazione iniziale = Seduta di prova; Fitness aziendale",
  ],
  life_coach: [
    'life coach, coach, counselor, mental coach, business coach, coaching, studio di counseling',
    'Coaching individuale = Percorsi individuali = Life coaching = Sessioni individuali; Coaching di carriera = Career coaching = Orientamento professionale ~ cambiare lavoro; Coaching per manager = Executive coaching = Coaching per dirigenti = Leadership; Business coaching = Coaching per imprenditori; Team coaching = Coaching di gruppo; Coaching di coppia = Counseling di coppia; Coaching per genitori = Parent coaching; Coaching per ragazzi = Coaching scolastico; Gestione dello stress = Stress e burnout = Burnout; Autostima; Separazione = Separazione e divorzio = Cambiamenti di vita ~ dopo separazione; Lutto = Elaborazione del lutto; Mental coaching sportivo = Coaching sportivo; Workshop = Seminari = Laboratori; Coaching online = Sessioni online; Mindfulness = Meditazione',
  ],
};
