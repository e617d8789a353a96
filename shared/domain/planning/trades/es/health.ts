import type { TradeTexts } from '../trades.ts';

/** Trades of health in Spanish. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentista, clínica dental, odontólogo, odontóloga, consultorio dental, odontología, estomatólogo',
    'Limpieza dental = Limpieza bucal = Higiene dental = Profilaxis; Revisiones = Revisión dental = Primera visita; Empastes = Caries = Resinas ~ empastar, quitar caries; Implantes dentales = Implantología = Implantes; Ortodoncia = Brackets = Ortodoncia invisible; Blanqueamiento dental = Blanqueamiento ~ blanquear dientes; Carillas = Carillas de porcelana = Estética dental; Prótesis dentales = Coronas y puentes = Prótesis = Dentaduras; Periodoncia = Encías = Tratamiento de encías; Endodoncia = Endodoncias ~ matar el nervio; Extracciones = Muelas del juicio = Cirugía oral ~ sacar muela, extraer; Odontopediatría = Dentista infantil; Urgencias dentales = Urgencias; Bruxismo = Férulas de descarga ~ rechinar dientes; Sedación consciente; Financiación',
  ],
  orthodontist: [
    'ortodoncista, clínica de ortodoncia, ortodoncia, especialista en ortodoncia',
    'Ortodoncia invisible = Invisalign = Alineadores transparentes = Alineadores; Brackets = Brackets metálicos = Frenillos; Brackets de zafiro = Brackets estéticos = Brackets cerámicos; Ortodoncia lingual = Brackets linguales; Ortodoncia infantil = Ortodoncia para niños = Ortodoncia interceptiva; Ortodoncia para adultos; Ortodoncia para adolescentes; Retenedores = Retención; Estudio de ortodoncia = Primera visita = Escáner intraoral; Cirugía ortognática; Microtornillos; Urgencias = Bracket despegado; Financiación',
  ],
  general_practitioner: [
    'médico de cabecera, médico de familia, medicina general, médico general, consultorio médico, centro médico, medicina familiar',
    'Consultas = Consulta de medicina general; Telemedicina = Videoconsulta = Teleconsulta; Visitas a domicilio = Médico a domicilio; Vacunas = Vacunación ~ vacunar; Chequeos = Chequeo médico = Revisión médica; Enfermedades crónicas = Diabetes = Hipertensión; Análisis clínicos = Análisis de sangre = Laboratorio; Certificados médicos = Certificado médico; Control del niño sano = Pediatría; Salud de la mujer = Papanicolaou = Citología; Electrocardiograma = ECG; Cirugía menor = Curaciones = Suturas ~ suturar; Urgencias; Medicina del viajero = Vacunas del viajero',
  ],
  paediatrician: [
    'pediatra, consulta de pediatría, pediatría, clínica pediátrica, consultorio pediátrico',
    'Control del niño sano = Revisiones = Revisiones pediátricas ~ controlar crecimiento; Recién nacidos = Primera visita del recién nacido = Neonatología; Vacunas = Vacunación infantil ~ vacunar; Urgencias pediátricas = Urgencias ~ niño enfermo; Alergias = Alergia infantil; Asma = Neumología infantil; Lactancia = Asesoría de lactancia; Alimentación complementaria = Nutrición infantil; Sueño infantil = Sueño; Neurodesarrollo = TDAH = Desarrollo infantil; Adolescencia; Videoconsulta = Telemedicina; Visitas a domicilio',
  ],
  dermatologist: [
    'dermatólogo, dermatóloga, clínica dermatológica, dermatología, consulta de dermatología',
    'Revisión de lunares = Control de lunares = Dermatoscopia ~ revisar lunares; Cáncer de piel = Diagnóstico de cáncer de piel; Acné = Tratamiento del acné; Psoriasis y eccema = Psoriasis = Dermatitis atópica; Cirugía dermatológica = Extirpación de lunares ~ quitar lunares; Verrugas = Hongos; Láser = Láser vascular = Dermatología láser; Depilación láser; Bótox = Toxina botulínica; Ácido hialurónico = Rellenos; Rosácea; Caída del cabello = Alopecia = Tricología; Manchas = Melasma ~ quitar manchas; Peeling = Peelings químicos; Dermatología pediátrica; Eliminación de tatuajes',
  ],
  gynaecologist: [
    'ginecólogo, ginecóloga, clínica ginecológica, ginecología, ginecología y obstetricia, gineco-obstetra',
    'Revisión ginecológica = Revisiones ginecológicas = Control ginecológico; Citología = Papanicolaou = Citologías; Ecografías = Ecografía = Ultrasonido; Control del embarazo = Embarazo = Control prenatal ~ llevar embarazo; Parto = Cesárea; Anticoncepción = DIU = Métodos anticonceptivos ~ poner DIU; Menopausia = Climaterio; Fertilidad = Reproducción asistida = Infertilidad; Suelo pélvico = Incontinencia; Endometriosis = Dolor menstrual; Cirugía ginecológica = Laparoscopia = Histeroscopia; Patología mamaria = Mamas = Revisión de mama; VPH = Colposcopia; Ginecología estética = Láser vaginal',
  ],
  eye_doctor: [
    'oftalmólogo, oftalmóloga, clínica oftalmológica, oftalmología, médico oculista, oculista',
    'Revisión ocular = Revisión de la vista = Examen de la vista; Cataratas = Cirugía de cataratas = Operación de cataratas ~ operar cataratas; Cirugía refractiva = Miopía = Cirugía láser ~ operar miopía; Glaucoma; Retina = Mácula = Degeneración macular; Retinopatía diabética = Diabetes ocular; Oftalmología infantil = Oftalmología pediátrica = Estrabismo; Presbicia = Vista cansada; Ojo seco; Córnea = Queratocono; Párpados = Blefaroplastia = Oculoplastia; Urgencias oftalmológicas = Urgencias; Lentes de contacto = Contactología; Desprendimiento de retina',
  ],
  optician: [
    'óptica, óptico, óptico optometrista, optometrista, tienda de óptica',
    'Gafas graduadas = Anteojos = Lentes graduados = Monturas; Gafas de sol = Lentes de sol; Lentes progresivas = Cristales progresivos = Progresivos; Lentillas = Lentes de contacto; Graduación de la vista = Examen de la vista = Revisión visual ~ graduar vista; Gafas infantiles = Óptica infantil; Gafas deportivas; Control de miopía = Ortoqueratología = Miopía infantil; Terapia visual = Terapias visuales; Baja visión = Lupas; Reparación de gafas = Reparaciones ~ arreglar gafas, ajustar gafas; Audífonos = Audiología; Tonometría = Retinografía; Gafas de ordenador = Gafas con filtro azul',
  ],
  hearing_aids: [
    'audioprotesista, centro auditivo, audífonos, centro de audición, audiólogo, audiología',
    'Audífonos = Aparatos auditivos = Prótesis auditivas; Revisión auditiva = Prueba de audición = Audiometría = Estudio auditivo ~ revisar audición; Prueba de audífonos = Prueba gratuita ~ probar audífono; Audífonos recargables = Audífonos invisibles = Audífonos intracanal; Adaptación y ajuste = Ajuste de audífonos ~ ajustar audífono; Reparación de audífonos = Mantenimiento de audífonos = Servicio técnico ~ reparar audífono; Pilas y accesorios = Pilas; Acúfenos = Tinnitus; Protectores auditivos = Tapones a medida = Tapones de baño; Audiología infantil; Visitas a domicilio; Financiación = Ayudas y subvenciones; Implantes cocleares',
  ],
  pharmacy: [
    'farmacia, farmacéutico, farmacéutica, botica, parafarmacia, droguería farmacéutica',
    'Receta electrónica = Recetas = Surtido de recetas ~ dispensar receta; Fórmulas magistrales = Formulación magistral ~ formular; Dermocosmética = Dermofarmacia = Cosmética; Sistema personalizado de dosificación = SPD = Pastilleros; Control de la tensión = Toma de tensión = Glucosa y colesterol ~ medir tensión; Vacunas = Inyecciones = Aplicación de inyecciones; Nutrición y dietética = Nutrición = Dietética; Ortopedia = Productos ortopédicos; Infantil y maternidad = Bebé y mamá; Fitoterapia = Homeopatía = Complementos alimenticios; Análisis capilar = Análisis de piel; Envío a domicilio = Entrega a domicilio; Farmacia de guardia = Guardias; Deshabituación tabáquica ~ dejar fumar; Veterinaria; Test rápidos = Pruebas rápidas',
  ],
  medical_supply: [
    'ortopedia, ortopedia técnica, tienda de ortopedia, técnico ortopédico, material ortopédico, ortesista',
    'Sillas de ruedas = Silla de ruedas; Camas articuladas = Camas hospitalarias; Andadores y bastones = Andadores = Muletas; Plantillas ortopédicas = Plantillas a medida = Plantillas; Prótesis = Prótesis a medida; Ortesis = Corsés = Férulas; Medias de compresión = Medias elásticas; Prótesis mamarias = Lencería postmastectomía; Calzado ortopédico = Zapatos ortopédicos; Scooters eléctricos = Scooters; Ayudas de baño = Baño y aseo = Sillas de baño; Grúas = Grúas de transferencia; Alquiler de material = Alquiler de sillas de ruedas = Renta de equipo ~ alquilar silla; Estudio de la pisada = Estudio biomecánico; Incontinencia = Pañales; Oxigenoterapia = Apnea del sueño',
  ],
  physiotherapist: [
    'fisioterapeuta, fisioterapia, clínica de fisioterapia, fisio, kinesiólogo, kinesiología, centro de fisioterapia, kinesioterapia',
    'Fisioterapia deportiva = Fisio deportiva = Lesiones deportivas; Rehabilitación = Rehabilitación postquirúrgica = Recuperación de lesiones ~ rehabilitar, recuperar rodilla; Terapia manual = Masajes = Masaje terapéutico; Dolor de espalda = Espalda y cervicales = Cervicalgia; Suelo pélvico = Fisioterapia de suelo pélvico; Punción seca; Osteopatía; Drenaje linfático = Drenaje linfático manual; Fisioterapia neurológica = Neurorrehabilitación = Ictus; Fisioterapia respiratoria; Fisioterapia infantil = Fisioterapia pediátrica; Pilates terapéutico = Pilates; Ondas de choque = Electroterapia = Electrólisis percutánea; Fisioterapia a domicilio = Kinesiología a domicilio; ATM = Mandíbula = Bruxismo; Embarazo y posparto = Embarazo',
  ],
  osteopath: [
    'osteópata, osteopatía, clínica de osteopatía, quiropráctico, quiropráctica, centro quiropráctico',
    'Dolor de espalda = Lumbalgia = Dolor lumbar; Cervicales = Dolor cervical = Cervicalgia; Osteopatía infantil = Osteopatía pediátrica = Cólicos del lactante; Osteopatía en el embarazo = Embarazo; Osteopatía craneal = Terapia craneosacral; Osteopatía visceral = Digestivo; Osteopatía deportiva; Ciática = Hernias discales; Migrañas = Dolor de cabeza; Mandíbula = ATM = Bruxismo; Ajuste quiropráctico = Ajustes; Osteopatía a domicilio',
  ],
  psychotherapist: [
    'psicólogo, psicóloga, psicoterapeuta, gabinete de psicología, psicoterapia, centro de psicología, psiquiatra, psicoanalista',
    'Terapia individual = Terapia de adultos = Psicoterapia individual; Terapia de pareja; Terapia familiar; Psicología infantil = Terapia infantil; Terapia online = Psicólogo online = Videoconsulta; Ansiedad = Ansiedad y estrés = Estrés; Depresión; EMDR = Trauma; Duelo = Acompañamiento en el duelo; Terapia cognitivo-conductual = TCC; Adicciones; Trastornos alimentarios = TCA; Autoestima; Sexología = Terapia sexual; Neuropsicología = Evaluación psicológica = Informes psicológicos; Terapia de grupo = Grupos terapéuticos',
  ],
  speech_therapist: [
    'logopeda, logopedia, fonoaudiólogo, fonoaudióloga, fonoaudiología, foniatra, terapeuta de lenguaje, centro de logopedia',
    'Evaluación logopédica = Evaluación del lenguaje ~ valorar lenguaje; Retraso del lenguaje = Lenguaje infantil = Trastornos del lenguaje ~ tardar en hablar; Dislalias = Articulación = Problemas de pronunciación ~ pronunciar la erre; Dislexia = Lectoescritura = Dificultades de lectura; Discalculia; Tartamudez = Disfluencia ~ tartamudear; Voz = Disfonía = Terapia vocal; Deglución = Disfagia = Deglución atípica; Afasia = Daño cerebral = Ictus; Terapia miofuncional; Autismo = TEA; Comunicación aumentativa = SAAC; Estimulación temprana = Atención temprana; Sordera = Implante coclear; Logopedia a domicilio; Sesiones online',
  ],
  occupational_therapist: [
    'terapeuta ocupacional, terapia ocupacional, centro de terapia ocupacional',
    'Evaluación ocupacional ~ valorar; Integración sensorial = Terapia de integración sensorial; Terapia ocupacional infantil = Atención temprana; Autismo = TEA; Escritura y motricidad fina = Grafomotricidad = Motricidad fina; Dispraxia = Coordinación; Daño cerebral = Rehabilitación neurológica = Ictus; Rehabilitación de mano = Terapia de mano = Férulas; Adaptación del hogar = Adaptación de la vivienda ~ adaptar vivienda; Productos de apoyo = Ayudas técnicas; Personas mayores = Geriatría; Estimulación cognitiva; Problemas de alimentación; Salud mental; Visitas a domicilio',
  ],
  foot_care: [
    'podólogo, podóloga, podología, clínica podológica, pedicurista médica, quiropodista, podiatra, consulta de podología',
    'Quiropodia = Quiropodología = Pedicura médica ~ cortar uñas, quitar durezas; Estudio de la pisada = Estudio biomecánico = Análisis de la pisada; Plantillas personalizadas = Plantillas a medida = Plantillas; Uñas encarnadas = Uña encarnada = Uñero; Pie diabético; Papilomas = Verrugas plantares; Hongos en las uñas = Onicomicosis = Hongos; Callos y durezas = Callos; Podología deportiva; Podología infantil = Pies de niños; Juanetes = Hallux valgus; Fascitis plantar = Espolón calcáneo = Dolor de talón; Cirugía podológica = Cirugía ungueal; Podología a domicilio = Servicio a domicilio; Podología geriátrica; Reconstrucción ungueal',
  ],
  midwife: [
    'matrona, comadrona, partera, matronería, asistencia al parto, casa de partos',
    'Preparación al parto = Clases de preparación al parto = Curso psicoprofiláctico; Seguimiento del embarazo = Control del embarazo = Control prenatal ~ acompañar embarazo; Parto en casa = Partos en casa ~ parir en casa; Parto natural = Acompañamiento al parto; Posparto = Visitas posparto = Puerperio; Lactancia = Asesoría de lactancia = Lactancia materna; Suelo pélvico = Recuperación posparto; Masaje infantil; Revisión ginecológica = Citología = Salud sexual; Porteo; Yoga prenatal = Ejercicio en el embarazo; Duelo perinatal; Plan de parto; Menopausia; Grupos de crianza = Grupo de posparto; Consultas online',
  ],
  nutritionist: [
    'nutricionista, dietista, dietista-nutricionista, nutrióloga, nutriólogo, consulta de nutrición, centro de nutrición',
    'Pérdida de peso = Bajar de peso = Control de peso = Adelgazamiento ~ adelgazar, perder peso; Nutrición deportiva; Nutrición clínica; Diabetes = Diabetes y colesterol; Nutrición infantil; Embarazo y lactancia = Embarazo; Trastornos alimentarios = TCA; Salud digestiva = SIBO = Intestino irritable; Intolerancias y alergias = Celiaquía = Intolerancias alimentarias; Nutrición vegetariana = Nutrición vegana = Veganos; Consulta online = Nutricionista online; Planes de alimentación = Plan nutricional = Menús personalizados; Talleres de cocina; Menopausia; Nutrición hormonal = SOP; Comedores escolares',
  ],
  naturopath: [
    'naturópata, naturopatía, medicina natural, homeópata, acupuntor, acupuntura, medicina china, terapeuta natural, naturista',
    'Consulta de naturopatía = Primera consulta; Acupuntura; Homeopatía; Fitoterapia = Plantas medicinales = Herbolaria; Flores de Bach; Nutrición = Nutrición ortomolecular = Dietoterapia; Iridología; Reflexología = Reflexología podal; Kinesiología; Aromaterapia = Aceites esenciales; Reiki; Masajes = Quiromasaje; Ventosas = Moxibustión; Desintoxicación = Detox = Ayuno; Estrés y sueño = Insomnio; Biorresonancia',
  ],
  home_care: [
    'ayuda a domicilio, atención domiciliaria, cuidado de ancianos, cuidado de mayores, asistencia domiciliaria, cuidadores, enfermería a domicilio, cuidadores a domicilio',
    'Cuidado de personas mayores = Cuidado de mayores = Cuidado de ancianos ~ cuidar mayores; Cuidadoras internas = Internas = Cuidadores internos; Cuidado por horas = Externas = Cuidadoras por horas; Cuidado nocturno = Noches = Guardias nocturnas; Aseo personal = Aseo e higiene = Higiene personal ~ duchar, asear; Enfermería a domicilio = Curas e inyecciones = Curaciones; Acompañamiento = Acompañamiento hospitalario = Compañía ~ acompañar al médico; Limpieza del hogar = Tareas del hogar = Labores domésticas; Comida a domicilio = Preparación de comidas ~ cocinar; Alzhéimer y demencias = Alzhéimer = Demencia; Cuidado de personas con discapacidad = Discapacidad; Cuidados paliativos; Teleasistencia; Respiro familiar = Respiro ~ descansar cuidador; Fisioterapia a domicilio; Ley de dependencia = Dependencia',
  ],
  vet: [
    'veterinario, veterinaria, clínica veterinaria, hospital veterinario, médico veterinario, consultorio veterinario',
    'Consultas = Medicina preventiva = Medicina general; Vacunas = Vacunación ~ vacunar; Microchip = Identificación = Chip ~ poner chip; Esterilización = Castración = Esterilizaciones ~ esterilizar, castrar; Cirugía = Cirugías = Traumatología ~ operar; Limpieza dental = Odontología = Limpieza de boca; Radiografías = Diagnóstico por imagen = Rayos X; Ecografía = Ultrasonido; Análisis clínicos = Laboratorio = Análisis de sangre; Hospitalización = UCI; Urgencias = Urgencias 24 horas; Desparasitación = Desparasitaciones ~ desparasitar; Visitas a domicilio = Veterinario a domicilio; Animales exóticos; Ganadería = Grandes animales = Ganado; Caballos = Équidos',
  ],
  animal_therapist: [
    'fisioterapeuta animal, fisioterapia veterinaria, osteópata animal, osteópata equino, etólogo, etología, rehabilitación veterinaria',
    'Fisioterapia canina = Fisioterapia para perros; Fisioterapia equina = Caballos = Osteopatía equina; Gatos = Fisioterapia felina; Rehabilitación = Rehabilitación postquirúrgica; Hidroterapia = Cinta acuática; Osteopatía animal = Osteopatía = Osteopatía canina; Masaje canino = Masaje equino = Masajes; Láser terapéutico = Láser = Electroterapia; Artrosis = Animales mayores; Perros deportistas = Deporte canino; Acupuntura veterinaria = Acupuntura; Modificación de conducta = Etología clínica = Problemas de comportamiento; Quiropráctica; Reiki animal = Flores de Bach; Visitas a domicilio',
  ],
  pet_groomer: [
    'peluquero canino, peluquería canina, estética canina, peluquería de mascotas, estilista canino, groomer',
    'Baño y secado = Baños ~ bañar perro; Corte de pelo = Corte a tijera = Corte a máquina ~ cortar pelo; Stripping = Trimming; Deslanado = Baño y deslanado = Muda ~ deslanar, quitar pelo muerto; Corte de uñas = Uñas ~ cortar uñas; Limpieza de oídos = Oídos ~ limpiar oídos; Desenredado = Nudos ~ desenredar; Peluquería felina = Gatos = Estética felina; Cachorros = Primer corte; Spa canino = Tratamientos = Ozonoterapia; Baño antiparasitario = Antipulgas; Limpieza dental = Ultrasonidos; Peluquería a domicilio = Estética a domicilio; Autolavado = Autobaño; Conejos y roedores; Recogida y entrega = Taxi de mascotas',
  ],
  dog_trainer: [
    'adiestrador canino, adiestramiento canino, educador canino, educación canina, entrenador de perros, escuela canina, etólogo canino',
    'Educación de cachorros = Cachorros = Clases de cachorros ~ educar cachorro; Obediencia básica = Obediencia = Adiestramiento básico ~ pasear sin tirar; Modificación de conducta = Problemas de conducta = Perros reactivos ~ agresivo, ladrar, tirar de la correa; Clases individuales = Adiestramiento a domicilio = Clases particulares; Clases en grupo = Clases grupales; Agility; Paseos educativos = Paseos en grupo = Socialización ~ socializar; Trabajo de olfato = Mantrailing = Detección; Ansiedad por separación; Perros de asistencia = Terapia asistida; Guardia y protección = Perros de protección; Asesoría de adopción = Asesoramiento previo ~ adoptar; Residencia con adiestramiento = Internado canino; Talleres y seminarios = Cursos; Clases online; Guardería canina',
  ],
  kennels: [
    'residencia canina, residencia felina, hotel canino, guardería canina, pensión para perros, residencia de animales, hotel para mascotas, cuidador de mascotas, paseador de perros',
    'Residencia canina = Hotel canino = Alojamiento para perros = Pensión canina ~ dejar perro; Residencia felina = Hotel para gatos ~ dejar gato; Guardería de día = Guardería canina = Day care; Paseo de perros = Paseos ~ pasear perro; Cuidado a domicilio = Visitas a domicilio ~ alimentar gato; Transporte de mascotas = Recogida y entrega = Taxi de mascotas ~ recoger perro; Peluquería canina = Baño y peluquería; Adiestramiento = Educación canina; Pequeños mamíferos = Aves y roedores; Piscina canina = Zona de juegos; Visita de adaptación; Cachorros = Criadero; Caballos = Pupilaje',
  ],
  hairdresser: [
    'peluquero, peluquería, peluquera, salón de belleza, estética y peluquería, estilista, salón de peluquería',
    'Corte de mujer = Corte de dama = Corte y peinado; Corte de hombre = Corte de caballero; Corte infantil = Corte de niños; Coloración = Tinte ~ teñir; Mechas y balayage = Mechas = Balayage = Babylights; Peinados = Recogidos = Peinados de fiesta ~ peinar; Novias = Peinado de novia = Peinados de novia; Alisado = Keratina = Alisado brasileño ~ alisar; Extensiones = Extensiones de cabello; Tratamientos capilares = Hidratación = Botox capilar; Permanente = Rizos = Cabello rizado ~ rizar; Maquillaje; Manicura; Pelucas = Prótesis capilares; Barbería = Arreglo de barba; Peluquería a domicilio',
  ],
  barber: [
    'barbero, barbería, barber shop, peluquería masculina, peluquería de caballeros',
    'Corte de pelo = Corte clásico = Corte de caballero; Degradado = Fade = Corte degradado; Arreglo de barba = Barba = Perfilado de barba ~ arreglar barba, perfilar barba; Afeitado clásico = Afeitado a navaja = Afeitado con toalla caliente = Rasurado ~ afeitar, rasurar; Corte y barba = Pack corte y barba; Corte infantil = Corte de niño; Tinte de barba; Cejas = Perfilado de cejas; Facial = Limpieza facial = Mascarilla negra; Novios = Preparación de novio; Productos de barba; Bonos = Tarjeta regalo; Prótesis capilar = Sistemas capilares; Freestyle',
  ],
  beautician: [
    'esteticista, centro de estética, centro de belleza, estética, salón de estética, cosmetóloga, cosmiatra, esteticién',
    'Tratamientos faciales = Faciales = Limpieza facial; Depilación = Depilación con cera ~ depilar; Depilación láser = Láser diodo = Depilación eléctrica; Manicura = Manicure = Esmaltado permanente; Pedicura = Pedicure = Pedicura spa; Extensiones de pestañas = Pestañas = Lifting de pestañas; Cejas = Diseño de cejas = Microblading; Micropigmentación = Maquillaje permanente; Maquillaje = Maquillaje de novia = Maquillaje social ~ maquillar; Masajes = Masaje relajante; Tratamientos corporales = Corporales = Maderoterapia; Presoterapia; Cavitación = Radiofrecuencia = Reductivos; Peeling = Dermapen = Microneedling; Bronceado = Solárium; Bonos regalo = Tarjetas regalo',
  ],
  nail_studio: [
    'salón de uñas, nail bar, centro de manicura, técnica de uñas, manicurista, nail studio, uñas esculpidas',
    'Manicura = Manicure = Manicura rusa; Esmaltado semipermanente = Semipermanente = Gelish; Uñas de gel = Gel = Uñas esculpidas; Uñas acrílicas = Acrílico; Rellenos = Relleno = Retoques ~ rellenar; Nail art = Decoración de uñas ~ decorar uñas; Pedicura = Pedicure = Pedicura spa; Kapping = Baño de acrílico = Nivelación con rubber; Soft gel = Press on = Tips; Retirada de esmalte = Retiro de gel ~ retirar gel; Francesa = Manicura francesa; Parafina = Spa de manos; Cursos de uñas = Cursos; Pestañas = Extensiones de pestañas; Bonos = Tarjetas regalo; Reparación de uñas ~ uña rota',
  ],
  tattoo_studio: [
    'tatuador, tatuadora, estudio de tatuajes, estudio de tatuaje, tattoo studio, anillador, perforador',
    'Tatuajes personalizados = Tatuaje personalizado = Diseños a medida ~ diseñar tatuaje; Flash = Flashes = Diseños disponibles; Piercing = Perforaciones = Piercings ~ perforar; Cover up = Coberturas = Tapado de tatuajes ~ tapar tatuaje; Fine line = Línea fina = Minimalista; Realismo = Retratos; Blackwork = Geométrico = Puntillismo; Japonés; Old school = Neotradicional; Lettering = Caligrafía; Acuarela; Cicatrices = Reconstrucción de areola ~ cubrir cicatriz; Eliminación láser = Eliminación de tatuajes ~ borrar tatuaje; Joyería = Joyas de piercing; Cuidados = Cuidados del tatuaje; Micropigmentación',
  ],
  massage: [
    'masajista, centro de masajes, masajes, quiromasajista, masoterapeuta, masoterapia, terapeuta de masaje',
    'Masaje relajante = Masaje sueco; Masaje descontracturante = Masaje terapéutico = Contracturas ~ descontracturar; Masaje deportivo; Piedras calientes = Masaje con piedras calientes; Masaje tailandés = Thai; Reflexología podal = Reflexología = Masaje de pies; Drenaje linfático = Drenaje linfático manual; Masaje prenatal = Masaje para embarazadas; Maderoterapia = Masaje reductivo = Anticelulítico; Shiatsu; Masaje ayurvédico = Abhyanga; Masaje en pareja = Masajes para parejas; Masaje de espalda = Espalda y cuello; Masaje a cuatro manos; Masajes a domicilio; Masajes para empresas = Masaje en silla',
  ],
  spa: [
    'spa, balneario, centro wellness, baños árabes, circuito termal, termas, hammam, temazcal',
    'Circuito termal = Circuito spa = Circuito de aguas = Circuito hídrico; Masajes = Masajes relajantes; Hammam = Baño turco = Baños de vapor; Sauna = Saunas; Jacuzzi = Hidromasaje; Rituales = Rituales de belleza = Paquetes; Tratamientos faciales = Faciales; Tratamientos corporales = Exfoliación y envoltura = Exfoliaciones = Envolturas; Spa privado = Spa en exclusiva ~ reservar en exclusiva; Spa en pareja = Masaje en pareja; Flotarium = Flotación; Despedidas de soltera; Temazcal; Barros y lodos = Fangoterapia; Bonos regalo = Tarjetas regalo = Cheque regalo; Day pass = Pase de día',
  ],
  yoga_studio: [
    'estudio de yoga, centro de yoga, escuela de yoga, profesora de yoga, clases de yoga, yoga, estudio de pilates, pilates',
    'Hatha yoga = Hatha; Vinyasa yoga = Vinyasa = Yoga dinámico; Yin yoga = Yoga restaurativo = Yin; Ashtanga yoga = Ashtanga; Kundalini yoga = Kundalini; Yoga prenatal = Yoga para embarazadas = Yoga posparto; Yoga para niños = Yoga infantil = Yoga en familia; Yoga para principiantes; Yoga para mayores = Yoga suave = Yoga en silla; Pilates = Pilates máquina = Reformer; Meditación = Mindfulness; Clases online = Yoga online; Clases particulares = Clases privadas; Yoga para empresas; Retiros = Retiros de yoga; Formación de profesores = Formación de yoga = Profesorado de yoga',
  ],
  gym: [
    'gimnasio, centro deportivo, centro de fitness, box de crossfit, club deportivo fitness, sala de musculación, gym',
    'Sala de musculación = Musculación = Pesas; Clases dirigidas = Clases grupales = Clases colectivas; Entrenamiento personal = Entrenador personal; CrossFit = Cross training = Entrenamiento funcional = Funcional; Ciclo indoor = Spinning; Cardio = Zona cardio; Pilates y yoga = Pilates = Yoga; Piscina = Natación = Aquagym; Zumba = Baile; Boxeo = Artes marciales; Spa y sauna = Sauna = Zona wellness; Nutrición = Asesoría nutricional; Clase de prueba = Prueba gratis; Cuotas = Membresías = Tarifas y abonos = Planes; Ludoteca = Guardería; HIIT',
  ],
  personal_trainer: [
    'entrenador personal, entrenadora personal, personal trainer, preparador físico, centro de entrenamiento personal',
    'Entrenamiento personal individual = Sesiones individuales = Entrenamiento individual; Entrenamiento a domicilio; Entrenamiento online = Entrenador online; Pérdida de peso = Pérdida de grasa = Bajar de peso ~ perder peso; Ganancia muscular = Hipertrofia = Fuerza ~ ganar músculo; Preparación física = Preparación de oposiciones = Preparación de maratón ~ preparar carrera; Grupos reducidos = Entrenamiento en grupo; Entrenamiento en pareja; Entrenamiento funcional; Embarazo y posparto = Posparto = Entrenamiento para embarazadas; Recuperación de lesiones = Readaptación = Ejercicio terapéutico; Mayores = Entrenamiento para mayores; Nutrición = Plan nutricional; Entrenamiento en empresas; Al aire libre = Bootcamp; Valoración inicial = Sesión de prueba',
  ],
  life_coach: [
    'coach, coach personal, coach de vida, coaching, coach ejecutivo, life coach, coach certificado',
    'Coaching personal = Coaching de vida = Coaching individual; Coaching ejecutivo = Coaching para directivos = Liderazgo; Coaching profesional = Cambio de carrera = Transición profesional ~ cambiar de trabajo; Coaching de equipos; Coaching de pareja; Coaching familiar = Coaching para padres; Gestión del estrés = Estrés y burnout = Burnout ~ gestionar estrés; Autoestima = Autoestima y confianza; Gestión emocional = Inteligencia emocional; Coaching para emprendedores; Coaching online = Sesiones online; Talleres y cursos = Cursos; Conferencias = Charlas; Retiros; Mindfulness = Meditación; PNL = Hipnosis',
  ],
};
