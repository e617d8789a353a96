import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Spanish. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'academia de idiomas, escuela de idiomas, academia de inglés, centro de idiomas, instituto de idiomas',
    'Cursos de inglés = Clases de inglés = Inglés; Cursos de alemán = Alemán; Cursos de francés = Francés; Español para extranjeros = Cursos de español; Cursos intensivos; Clases particulares; Clases para empresas = Formación en empresas; Clases online = Cursos online; Preparación de exámenes = Exámenes Cambridge = TOEFL; Inglés para niños = Clases para niños; Campamentos de verano = Cursos de verano; Cursos en el extranjero; Prueba de nivel',
  ],
  tutoring: [
    'academia de refuerzo, clases particulares, clases de repaso, refuerzo escolar, academia de apoyo, apoyo escolar, profesor particular',
    'Matemáticas = Clases de matemáticas; Física y química = Física; Lengua = Lengua y literatura; Inglés = Clases de inglés; Selectividad = Preparación de selectividad = EBAU = Curso preuniversitario ~ preparar selectividad; Refuerzo de primaria = Primaria; ESO y bachillerato = Secundaria; Deberes = Ayuda con los deberes = Tareas dirigidas ~ hacer deberes, hacer tareas; Técnicas de estudio; Clases online; Clases a domicilio; Cursos de verano = Intensivos de verano; Oposiciones; Universidad',
  ],
  music_school: [
    'escuela de música, academia de música, conservatorio, clases de música, profesor de piano, profesor de guitarra',
    'Piano = Clases de piano; Guitarra = Clases de guitarra; Violín = Clases de violín; Canto = Clases de canto; Batería = Clases de batería; Música y movimiento = Iniciación musical = Estimulación musical; Lenguaje musical = Solfeo; Ukelele; Saxofón = Viento; Combos = Orquesta = Coro; Clase de prueba; Producción musical; Alquiler de instrumentos; Audiciones = Conciertos; Preparación para conservatorio = Exámenes',
  ],
  dance_school: [
    'escuela de baile, academia de baile, escuela de danza, academia de danza, estudio de danza, clases de baile',
    'Ballet = Danza clásica; Flamenco = Sevillanas; Danza contemporánea = Contemporáneo; Hip hop = Danza urbana = Urbano; Salsa y bachata = Salsa = Bachata; Bailes de salón; Tango; Predanza = Danza infantil = Baile infantil; Baile nupcial = Baile de novios = Primer baile ~ preparar baile de boda; Clases particulares; K-pop; Zumba; Clase de prueba; Alquiler de salas; Intensivos; Pole dance',
  ],
  driving_school: [
    'autoescuela, escuela de manejo, escuela de conductores, academia de choferes, profesor de autoescuela, clases de manejo',
    'Carnet de coche = Permiso B = Carnet B = Licencia de conducir; Carnet de moto = Permisos de moto = Permiso A2; Carnet de camión = Permiso C = Camión y autobús; Curso teórico = Teórica = Clases teóricas ~ aprobar teórico; Clases prácticas = Prácticas = Clases de manejo; Coche automático = Carnet automático; Curso intensivo = Intensivos; CAP = Curso CAP; Recuperación de puntos = Recuperación del carnet; ADR = Mercancías peligrosas; Remolque = Remolques; Reciclaje = Perfeccionamiento ~ perder miedo a conducir; Test online; Renovación de carnet',
  ],
  riding_school: [
    'hípica, escuela de equitación, centro ecuestre, club hípico, centro hípico, picadero',
    'Clases de equitación = Clases de hípica = Clases de monta ~ montar a caballo; Clases de poni = Ponis = Baby poni; Paseos a caballo = Rutas a caballo = Cabalgatas; Campamentos = Campamentos de verano; Pupilaje = Pupilaje de caballos = Pensión de caballos; Doma = Doma de caballos = Doma clásica; Salto; Equinoterapia = Terapia con caballos = Hipoterapia; Concursos = Competición; Cumpleaños; Galopes = Exámenes de galopes; Volteo; Excursiones escolares',
  ],
  swimming_school: [
    'escuela de natación, clases de natación, academia de natación, cursos de natación',
    'Natación para bebés = Matronatación; Natación infantil = Natación para niños; Natación para adultos = Adultos principiantes ~ perder miedo al agua; Clases particulares; Perfeccionamiento; Aquagym = Aquafitness; Cursos intensivos = Intensivos de verano; Natación para embarazadas = Prenatal; Natación terapéutica; Aguas abiertas = Triatlón; Socorrismo = Curso de socorrista',
  ],
  art_school: [
    'escuela de arte, academia de dibujo, clases de pintura, taller de arte, academia de arte, clases de dibujo',
    'Dibujo = Clases de dibujo; Pintura = Óleo = Clases de pintura; Acuarela; Escultura = Modelado; Arte para niños = Clases infantiles = Dibujo infantil; Cerámica; Grabado = Serigrafía; Cómic e ilustración = Cómic = Manga; Ilustración digital = Dibujo digital; Monográficos; Campamentos urbanos = Campamento de verano; Modelo al natural = Desnudo; Pruebas de acceso = Portafolio; Cumpleaños creativos; Clases online; Historia del arte',
  ],
  cookery_school: [
    'escuela de cocina, clases de cocina, taller de cocina, cursos de cocina, escuela de hostelería',
    'Cursos de cocina; Repostería = Cursos de repostería = Pastelería; Cocina para niños = Talleres infantiles; Team building = Eventos de empresa; Cocina internacional = Sushi = Cocina italiana; Paella = Clases de paella; Pan = Cursos de pan; Cocina vegana = Cocina saludable; Despedidas = Cumpleaños; Cata de vinos = Catas; Clases particulares; Tarjetas regalo; Alquiler de cocina; Campamentos de cocina',
  ],
  training_provider: [
    'centro de formación, academia de formación, formación profesional, formación para empresas, escuela de negocios, capacitación, instituto de capacitación',
    'Cursos = Catálogo de cursos; Formación bonificada = Formación para empresas = Cursos in company = Capacitación empresarial; Cursos subvencionados = Cursos gratuitos; Certificados de profesionalidad; Cursos online = E-learning = Formación online; Liderazgo = Habilidades directivas; Ofimática = Excel = Informática; Prevención = Carretillas elevadoras = PRL; Manipulador de alimentos; Oposiciones = Preparación de oposiciones; Idiomas; Másteres = Diplomados; Prácticas = Bolsa de empleo; Alquiler de aulas; Formación dual',
  ],
  kindergarten: [
    'escuela infantil, guardería, jardín de infancia, jardín infantil, estancia infantil, sala cuna, centro infantil, kínder',
    'Aula de bebés = Bebés de 0 a 1 = Lactantes = Sala cuna; Aula de 1 a 2 años = Maternal; Aula de 2 a 3 años = Preescolar; Comedor = Cocina propia; Horario ampliado = Aula matinal; Período de adaptación; Proyecto educativo = Metodología = Montessori; Inglés = Bilingüismo = Bilingüe; Estimulación temprana = Psicomotricidad; Matrícula = Inscripciones = Admisiones; Escuela de verano = Campamentos; Música; Escuela de padres; Tarifas y ayudas = Cheque guardería; Huerto = Naturaleza; Ludoteca',
  ],
  school: [
    'colegio, colegio privado, colegio concertado, instituto, internado, escuela primaria, colegio internacional, escuela particular, secundaria',
    'Educación infantil = Preescolar; Educación primaria = Primaria; ESO = Secundaria = Educación secundaria; Bachillerato = Preparatoria; Formación profesional; Admisiones = Matrícula = Inscripciones; Comedor; Aula matinal = Horario ampliado; Extraescolares = Actividades extraescolares; Idiomas = Bilingüe = Programa bilingüe; Transporte escolar = Rutas; Gabinete psicopedagógico; Jornada de puertas abiertas = Puertas abiertas; Becas = Cuotas; Campamentos de verano = Campus; Internado',
  ],
  sports_club: [
    'club deportivo, club de fútbol, club de tenis, club de baloncesto, club de pádel, club de gimnasia, club de atletismo, escuela deportiva',
    'Escuela de fútbol = Escuela de tenis = Escuela deportiva; Entrenamientos = Horarios de entrenamiento; Partidos = Resultados; Hazte socio = Socios = Inscripción ~ hacerse socio; Torneos = Competiciones; Campus = Campus de verano; Reserva de pistas = Alquiler de pistas = Alquiler de canchas ~ reservar pista; Voluntariado; Patrocinadores = Patrocinio ~ patrocinar; Pádel = Tenis; Clases particulares; Deporte adaptado; Cantina = Bar del club',
  ],
  martial_arts: [
    'escuela de artes marciales, dojo, gimnasio de boxeo, club de judo, club de karate, academia de artes marciales',
    'Judo; Karate; Boxeo; Kickboxing = Muay thai; Jiu-jitsu brasileño = BJJ = Jiu-jitsu; MMA; Taekwondo; Aikido; Defensa personal = Krav maga; Clases infantiles = Judo infantil = Artes marciales para niños; Defensa personal femenina; Taichí = Kung fu; Clase de prueba; Seminarios = Cursos; Exámenes de cinturón = Cinturones; Competición',
  ],
  climbing_hall: [
    'rocódromo, sala de escalada, sala de búlder, muro de escalada, centro de escalada, parque de aventuras, muro de boulder',
    'Búlder = Boulder; Escalada con cuerda = Vías; Cursos de iniciación = Bautismo de escalada; Escuela infantil = Clases para niños; Cumpleaños; Empresas y grupos = Team building; Alquiler de material = Alquiler de pies de gato; Salidas a roca = Escalada en roca; Entrenamiento personal = Entrenamientos; Tarifas y abonos = Abonos; Cafetería; Parque de aventuras = Tirolinas; Yoga; Grupos escolares; Campamentos',
  ],
  sailing_school: [
    'escuela náutica, escuela de vela, club náutico, academia náutica, escuela de navegación',
    'PER = Patrón de embarcaciones de recreo; PNB = Licencia de navegación = Titulín; Patrón de yate = Capitán de yate; Cursos de vela = Vela ligera; Vela infantil = Optimist = Campus de vela; Prácticas de navegación = Prácticas; Travesías = Regatas; Windsurf = Wing foil; Paddle surf = Kayak; Kitesurf; Alquiler de barcos; Team building = Eventos de empresa; Catamarán; Radio = Curso de radiooperador; Grupos escolares',
  ],
  diving_school: [
    'centro de buceo, escuela de buceo, club de buceo, operadora de buceo',
    'Bautismos de buceo = Bautizo de buceo = Bautizos ~ bucear por primera vez; Open Water = Curso de iniciación = Curso básico; Advanced = Curso avanzado; Rescue Diver = Cursos de rescate; Inmersiones = Salidas de buceo; Snorkel = Snorkeling; Buceo para niños = Bubblemaker; Divemaster = Instructor = Cursos profesionales; Especialidades = Nitrox; Apnea; Pecios; Buceo nocturno; Alquiler de equipos = Alquiler de material; Recargas = Recarga de botellas = Revisión de equipos ~ cargar botellas; Viajes de buceo; Cenotes',
  ],
  ski_school: [
    'escuela de esquí, escuela de snowboard, profesor de esquí, clases de esquí',
    'Clases particulares; Clases colectivas = Cursillos = Clases en grupo; Clases para niños = Jardín de nieve = Esquí infantil; Snowboard = Clases de snowboard; Freeride = Fuera de pista; Esquí de travesía = Esquí de montaña; Esquí adaptado; Alquiler de esquís = Alquiler de material; Raquetas de nieve = Raquetas; Esquí de fondo; Grupos y colegios = Semana blanca; Freestyle = Telemark; Formación de profesores = Competición; Guardería',
  ],
  boat_hire: [
    'alquiler de barcos, alquiler de embarcaciones, alquiler de kayaks, paseos en barco, renta de yates, alquiler de veleros, excursiones en barco',
    'Barcos sin licencia = Alquiler de barcos sin licencia ~ alquilar barco; Lanchas = Lanchas a motor = Embarcaciones a motor; Veleros = Alquiler de veleros; Catamaranes = Yates; Kayaks = Kayaks y piraguas = Piraguas; Paddle surf; Motos de agua = Jet ski; Paseos en barco = Excursiones en barco = Tours en barco; Alquiler con patrón = Con patrón; Puesta de sol = Atardecer en barco; Eventos a bordo = Despedidas; Pesca = Charter de pesca = Pesca deportiva; Hidropedales; Avistamiento de delfines = Avistamiento de ballenas; Escuelas',
  ],
  bike_hire: [
    'alquiler de bicicletas, renta de bicicletas, alquiler de bicis, alquiler de bicicletas eléctricas, arriendo de bicicletas',
    'Bicicletas eléctricas = E-bikes ~ alquilar bici eléctrica; Bicicletas de montaña = BTT = Mountain bikes; Bicicletas de carretera; Bicicletas de paseo = Bicicletas urbanas; Bicicletas infantiles = Sillas y remolques; Bicicletas de carga = Cargo bikes; Tándems; Tours en bici = Rutas guiadas = Tours guiados; Rutas = Mapas y rutas; Entrega a domicilio = Entrega en hotel ~ entregar bicicletas; Alquiler de larga duración; Reparación de bicicletas; Venta de segunda mano; Patinetes = Patinetes eléctricos',
  ],
  outdoor_guide: [
    'guía de montaña, turismo activo, empresa de turismo activo, guía de naturaleza, guías de montaña, turismo de aventura, guía de senderismo',
    'Senderismo = Rutas guiadas = Rutas de senderismo = Caminatas; Alpinismo = Ascensiones = Cumbres; Escalada = Cursos de escalada; Vías ferratas = Vía ferrata; Barranquismo = Barrancos = Descenso de barrancos; Rafting = Piragüismo = Kayak; Trekking = Travesías = Trekkings; Raquetas de nieve = Raquetas; Esquí de travesía; Espeleología; Observación de fauna = Observación de aves; Parapente; Supervivencia = Bushcraft; Rutas 4x4 = Quads; Excursiones escolares; Team building = Incentivos',
  ],
  city_guide: [
    'guía turístico, guía oficial, visitas guiadas, guía de turismo, tours guiados, free tour',
    'Visitas guiadas = Tours guiados = Tour por la ciudad; Visitas privadas = Tours privados; Free tours = Free tour; Tours gastronómicos = Rutas de tapas = Tour de tapas; Museos = Visitas a museos; Visitas nocturnas = Leyendas y misterios = Rutas nocturnas; Visitas teatralizadas; Excursiones = Excursiones de un día; Grupos escolares; Gymkanas = Búsqueda del tesoro = Escape urbano; Tours en bici; Arte urbano; Cruceros = Excursiones para cruceristas; Visitas virtuales; Visitas en otros idiomas',
  ],
  travel_agency: [
    'agencia de viajes, operador turístico, touroperador, agente de viajes, mayorista de viajes, agencia receptiva',
    'Viajes a medida = Viajes personalizados; Circuitos guiados; Cruceros; Lunas de miel = Viajes de novios; Viajes en grupo = Grupos organizados; Vuelos = Billetes de avión = Boletos de avión ~ reservar vuelo; Escapadas = Fines de semana; Viajes de empresa = Viajes corporativos; Viajes de fin de curso = Viajes escolares; Caribe = Playas = Vacaciones en la playa; Safaris; Seguros de viaje = Visados; Alquiler de coches; Viajes para singles; Viajes del IMSERSO; Excursiones = Tours locales',
  ],
  museum: [
    'museo, ecomuseo, centro de interpretación, casa museo, sala de exposiciones, sitio arqueológico',
    'Colección = Exposición permanente = Colecciones; Exposiciones temporales = Exposiciones; Visitas guiadas ~ visitar; Talleres infantiles = Talleres familiares; Grupos escolares = Actividades escolares; Eventos = Agenda = Conferencias; Audioguías; Cafetería; Alquiler de espacios ~ alquilar sala; Cumpleaños; Amigos del museo = Hazte amigo; Horarios y tarifas = Planifica tu visita; Biblioteca y archivo = Investigación; Donaciones; Entradas',
  ],
  gallery: [
    'galería de arte, galería, espacio de arte, centro de arte, galerista',
    'Exposiciones = Exposición actual; Nuestros artistas; Obras disponibles = Cuadros; Esculturas; Fotografía; Obra gráfica = Ediciones; Inauguraciones = Eventos; Asesoría de arte = Asesoramiento a coleccionistas; Alquiler de obras = Arte para empresas ~ alquilar obra; Tasaciones; Enmarcación; Residencias = Convocatorias; Ferias; Alquiler del espacio = Alquiler de sala',
  ],
  theatre: [
    'teatro, sala de teatro, compañía de teatro, sala de espectáculos, compañía teatral, títeres, circo',
    'Programación = Cartelera = Espectáculos; Entradas = Venta de entradas = Taquilla ~ comprar entradas; Abonos; Teatro infantil = Teatro familiar; Clases de teatro = Cursos de teatro = Escuela de teatro; Campañas escolares = Funciones escolares; Alquiler de sala = Alquiler de espacios ~ alquilar sala; Giras; Ambigú = Cafetería; Conciertos; Comedia = Monólogos; Improvisación = Impro; Tarjetas regalo; Visitas = Visitas guiadas',
  ],
  cinema: [
    'cine, sala de cine, cineclub, cine de verano, cine independiente, autocine',
    'Cartelera; Próximos estrenos = Próximamente = Estrenos; Cineclub = Ciclos; Sesiones escolares; Cine infantil = Matinales; Preestrenos = Coloquios; Ópera y ballet = Eventos; Alquiler de salas = Pases privados ~ alquilar sala; Cumpleaños; Bar = Cafetería; Cine de verano = Cine al aire libre; Abonos = Tarifas; Tarjetas regalo; Festivales; Versión original',
  ],
  choir: [
    'coro, coral, agrupación coral, coro góspel, orfeón, grupo vocal, escolanía',
    'Conciertos = Próximos conciertos = Agenda; Ensayos; Canta con nosotros = Únete al coro = Audiciones ~ buscar voces, cantar con nosotros; Repertorio; Bodas = Bodas y ceremonias; Coro infantil = Escolanía; Grabaciones = Discos; Talleres de canto; Técnica vocal = Clases de canto; Giras; Amigos del coro',
  ],
  brass_band: [
    'banda de música, banda municipal, charanga, sociedad musical, agrupación musical, banda sinfónica, tamborrada',
    'Conciertos = Agenda; Ensayos; Escuela de música = Escuela de educandos; Únete a la banda = Hazte músico ~ tocar con nosotros, buscar músicos; Banda juvenil; Procesiones = Semana Santa; Pasacalles = Fiestas patronales; Préstamo de instrumentos = Alquiler de instrumentos; Certámenes; Grabaciones = Discografía; Hazte socio = Socios; Directores; Contratación ~ contratar banda',
  ],
  youth_club: [
    'asociación juvenil, casal de jóvenes, scouts, grupo scout, centro juvenil, club juvenil, esplai, casa de la juventud',
    'Campamentos = Colonias = Campamentos de verano; Actividades semanales = Sábados; Espacio abierto = Ludoteca; Manadas = Secciones scout; Hazte monitor = Monitores = Voluntariado ~ ser monitor; Inscripción; Apoyo escolar = Refuerzo escolar; Intercambios = Voluntariado europeo = Erasmus+; Alquiler de local = Alquiler de casa de colonias ~ alquilar local; Cursos de monitor = Escuela de tiempo libre; Asesoría juvenil; Salas de ensayo; Donaciones; Excursiones',
  ],
  charity: [
    'ONG, asociación benéfica, fundación, organización sin ánimo de lucro, asociación solidaria, asociación civil, organización benéfica, asociación de ayuda',
    'Donaciones = Haz una donación = Dona ~ donar; Voluntariado = Hazte voluntario ~ ayudar voluntarios; Banco de alimentos = Reparto de alimentos = Comedor social ~ repartir alimentos; Acogida = Albergue = Casa de acogida; Asesoría jurídica = Asesoramiento legal; Clases de español; Atención psicológica = Grupos de apoyo; Ropero = Tienda solidaria = Ropero solidario; Apadrinamiento = Apadrina ~ apadrinar niño; Hazte socio = Socios; Herencias y legados = Legados; Refugiados = Atención a migrantes; Nuestros proyectos; Empresas solidarias = Empresas colaboradoras; Eventos solidarios = Eventos; Orientación laboral = Inserción laboral',
  ],
  nature_association: [
    'asociación ecologista, asociación naturalista, asociación de conservación de la naturaleza, grupo ecologista, asociación ambiental, custodia del territorio',
    'Excursiones = Salidas de naturaleza = Salidas ornitológicas; Voluntariado ambiental = Jornadas de voluntariado ~ limpiar ríos, plantar árboles; Reservas = Custodia del territorio; Censos = Ciencia ciudadana = Seguimiento de fauna ~ censar aves; Recuperación de fauna = Centro de recuperación ~ recoger animales heridos; Educación ambiental; Hazte socio = Socios; Donaciones = Dona; Charlas = Cursos; Grupo infantil = Club de jóvenes; Reforestación = Plantaciones; Cajas nido; Denuncias ambientales; Huertos = Vivero; Anillamiento',
  ],
  heritage_association: [
    'asociación de patrimonio, asociación cultural histórica, centro de estudios locales, amigos del castillo, asociación de amigos del ferrocarril, sociedad histórica',
    'Visitas guiadas = Visitas ~ visitar; Conferencias = Charlas; Restauración = Proyectos de restauración ~ restaurar; Publicaciones = Revista = Libros; Archivo fotográfico = Genealogía; Hazte socio = Socios; Donaciones = Mecenazgo; Exposiciones = Museo; Excursiones = Viajes culturales; Rutas = Rutas históricas; Visitas escolares; Tren histórico = Trenes turísticos; Recreaciones históricas; Voluntariado = Campos de trabajo; Premios = Becas; Alquiler de espacios',
  ],
  allotment_club: [
    'huertos urbanos, huertos comunitarios, huertos de ocio, asociación de hortelanos, huerto comunitario, huertas comunitarias',
    'Parcelas = Parcelas disponibles = Alquiler de parcelas ~ alquilar parcela, conseguir huerto; Lista de espera; Reglamento; Cursos de huerto = Talleres de horticultura; Intercambio de semillas = Banco de semillas = Plantel; Hazte socio = Socios; Jornadas de puertas abiertas; Compostaje = Compost; Colmenas; Huerto escolar; Préstamo de herramientas; Jornadas de trabajo = Trabajos comunitarios; Asesoramiento = Calendario de siembra',
  ],
  repair_cafe: [
    'repair café, taller de reparación comunitario, café de reparación, taller de autorreparación, club de reparadores, taller de bicicletas autogestionado',
    'Próximas fechas = Agenda; Pequeños electrodomésticos = Electrodomésticos ~ arreglar tostadora; Ropa y textiles = Costura ~ coser; Bicicletas = Taller de bicis ~ arreglar bici; Ordenadores y móviles = Informática; Juguetes; Muebles = Carpintería; Hazte voluntario = Voluntariado ~ reparadores voluntarios; Cursos; Joyería y relojes; Afilado = Cuchillos ~ afilar; Impresión 3D; Biblioteca de herramientas = Préstamo de herramientas; Donaciones; Cómo funciona',
  ],
  library: [
    'biblioteca, mediateca, ludoteca, bibliobús, biblioteca pública, biblioteca municipal',
    'Catálogo = Catálogo en línea ~ tomar prestado, sacar libros; Carné de biblioteca = Carné de usuario = Credencial; Libros electrónicos = Biblioteca digital = E-books; Cuentacuentos = La hora del cuento; Juegos = Ludoteca; Clubes de lectura = Club de lectura; Préstamo a domicilio = Préstamo; Visitas escolares; Salas de estudio = Sala de estudio = Salas de trabajo; Internet y ordenadores = Impresión; Exposiciones = Encuentros con autores = Conferencias; Préstamo interbibliotecario; Fondo local = Fondo antiguo; Donación de libros; Bebeteca',
  ],
  zoo: [
    'zoo, zoológico, acuario, granja escuela, parque zoológico, parque de animales, bioparque, reserva de animales',
    'Nuestros animales; Alimentación de animales = Charlas = Exhibiciones; Visitas guiadas = Safari nocturno; Cuidador por un día = Encuentros con animales = Interacciones ~ dar de comer; Cumpleaños; Grupos escolares = Visitas escolares; Apadrina un animal = Apadrinamiento ~ apadrinar animal; Entradas; Pase anual = Abonos; Restaurante; Dormir en el zoo = Alojamiento; Parque infantil = Granja infantil; Campamentos = Campamentos urbanos; Eventos = Eventos de empresa; Donaciones',
  ],
  publisher: [
    'editorial, editor, casa editorial, editorial independiente, sello editorial, editora de libros',
    'Catálogo = Libros; Novedades = Próximos lanzamientos; Nuestros autores; Novela = Narrativa; Ensayo; Infantil y juvenil = Literatura infantil = Álbum ilustrado; Poesía; Arte y fotografía = Libros de arte; Cómic = Novela gráfica; Manuscritos = Envío de manuscritos = Recepción de originales ~ enviar manuscrito; Ebooks = Audiolibros; Distribución editorial; Prensa; Derechos = Foreign rights; Presentaciones = Ferias; Autoedición = Coedición',
  ],
  magazine: [
    'revista, periódico, revista digital, diario local, semanario, revista mensual, fanzine, medio digital',
    'Suscripciones = Suscríbete ~ suscribirse; Número actual = Último número; Números anteriores = Hemeroteca; Reportajes; Entrevistas; Opinión = Columnas; Agenda; Newsletter = Boletín; Publicidad = Anúnciate = Media kit; Clasificados; Podcast = Podcasts; Envía tu artículo; Puntos de venta; Reseñas = Críticas = Recetas; Apóyanos = Donaciones',
  ],
  artist: [
    'artista, pintor artista, artista plástico, escultor, escultora, artista visual, muralista, grabador, pintora',
    'Pinturas = Cuadros = Óleos ~ pintar cuadros; Esculturas ~ esculpir; Dibujos = Acuarelas; Grabados = Obra gráfica = Serigrafías ~ grabar; Encargos = Retratos por encargo = Obras por encargo; Murales = Pintura mural = Arte urbano; Exposiciones; Cursos; Obras disponibles = Obra disponible; Láminas = Reproducciones = Impresiones; Instalaciones; Ilustraciones; Visita al estudio = Taller abierto; Arte público; Alquiler de obras; Restauración',
  ],
};
