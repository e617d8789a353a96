import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Spanish. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurante, mesón, casa de comidas, taberna, asador, marisquería, arrocería, parrilla, fonda, restorán',
    'Carta = La carta; Menú del día = Menú de mediodía = Menú ejecutivo = Comida corrida; Menú degustación = Menús degustación; Carta de vinos = Vinos = Bodega; Menús para grupos = Grupos y celebraciones = Comidas de grupo; Eventos privados = Celebraciones = Eventos ~ celebrar cumpleaños; Bodas = Banquetes de boda; Comidas de empresa = Cenas de empresa; Comuniones y bautizos = Comuniones; Comida para llevar = Para llevar = Take away ~ llevar a casa; Servicio a domicilio = Reparto a domicilio = Delivery; Brunch = Desayunos; Tapas = Tapas y raciones = Raciones; Terraza; Menú infantil; Tarjetas regalo = Bonos regalo',
  ],
  pizzeria: [
    'pizzería, pizza artesana, restaurante de pizzas, pizzas a domicilio',
    'Pizzas; Pasta = Pasta fresca; Entrantes = Antipasti = Ensaladas; Postres = Postres caseros = Tiramisú; Pizza para llevar = Para llevar ~ recoger pizza; Pizza a domicilio = Servicio a domicilio = Delivery; Pizzas sin gluten = Sin gluten; Pizzas veganas = Pizzas vegetarianas; Menú del día = Menú de mediodía; Cumpleaños infantiles = Cumpleaños; Empanadas = Calzone; Eventos = Catering de pizza; Vinos = Bebidas',
  ],
  cafe: [
    'cafetería, café, coffee shop, salón de té, cafetería-pastelería, confitería cafetería',
    'Desayunos; Brunch; Tartas = Pasteles = Tartas caseras; Café de especialidad = Cafés; Tés e infusiones = Tés; Comidas = Menú del día = Almuerzos; Meriendas = Chocolate con churros = Onces; Bocadillos = Tostadas y bocadillos = Sándwiches; Helados; Para llevar = Café para llevar; Tartas por encargo = Encargos ~ encargar tarta; Eventos = Eventos privados = Cumpleaños; Conciertos = Actividades culturales; Café en grano',
  ],
  bar: [
    'bar, bar de copas, coctelería, pub, bar de vinos, cervecería bar, cantina, gastrobar, vinoteca bar, bar de tapas',
    'Cócteles = Coctelería = Carta de cócteles; Cervezas = Cerveza artesana = Cervezas de barril; Vinos = Vinos por copas = Carta de vinos; Tapas = Tapas y raciones = Raciones = Botanas; Gin-tonics = Destilados = Mezcales; Música en vivo = Conciertos; Happy hour; Fiestas privadas = Eventos privados = Cumpleaños ~ celebrar cumpleaños; Deportes en directo = Partidos; Noches temáticas = Trivial = Karaoke; Catas = Catas de vino; Terraza = Azotea; Desayunos; Talleres de coctelería',
  ],
  food_truck: [
    'food truck, foodtruck, gastroneta, camión de comida, comida callejera, remolque de comida',
    'Menú = Hamburguesas; Eventos privados = Fiestas privadas ~ contratar food truck; Bodas = Food truck para bodas; Eventos de empresa = Eventos corporativos; Festivales = Ferias y festivales; Dónde estamos = Ruta = Ubicaciones; Opciones vegetarianas = Opciones veganas; Pedidos = Para llevar = Pedidos online; Cumpleaños; Alquiler de food truck = Renta de food truck; Bebidas; Postres',
  ],
  caterer: [
    'catering, servicio de catering, empresa de catering, banquetes, banquetera, banquetería',
    'Bodas = Catering para bodas; Catering para empresas = Eventos de empresa = Catering corporativo; Cócteles = Canapés = Bocaditos; Bufés = Bufet = Buffets; Coffee break = Desayunos de trabajo = Coffee breaks; Celebraciones = Comuniones y bautizos = Cumpleaños = XV años; Barbacoas = Paellas = Parrilladas = Asados; Comida a domicilio = Comida preparada = Platos preparados; Barra libre = Barra de bebidas; Menús navideños = Navidad; Alquiler de menaje = Renta de mobiliario; Camareros = Servicio de camareros = Meseros; Mesas de dulces = Candy bar = Mesas de postres; Showcooking = Cocina en vivo; Catering vegano = Catering vegetariano; Comedores escolares = Comedores de empresa',
  ],
  private_chef: [
    'chef privado, chef a domicilio, cocinero a domicilio, cocinera a domicilio',
    'Cenas a domicilio = Cena privada = Cenas privadas ~ cocinar en casa; Menús degustación = Menús; Eventos privados = Celebraciones = Cumpleaños; Clases de cocina = Talleres de cocina; Bodas íntimas = Bodas; Chef en villas = Chef en vacaciones = Chef en yates; Paellas a domicilio = Paellas = Barbacoas = Parrilladas; Menú semanal = Batch cooking = Tuppers ~ cocinar para la semana; Eventos de empresa = Team building; Brunch = Brunch a domicilio; Cocina vegana = Cocina vegetariana; Maridajes = Catas; Bonos regalo',
  ],
  bakery: [
    'panadería, panadero, panadería artesana, horno, tahona, obrador de pan, horno de leña, panificadora',
    'Panes = Pan artesano = Pan de masa madre; Barras = Baguettes; Bollería = Croissants = Pan dulce = Facturas; Tartas = Pasteles = Tartas de cumpleaños ~ encargar tarta; Empanadas = Cocas = Salados; Pan sin gluten = Sin gluten; Panes especiales = Pan integral = Pan de centeno; Roscones de Reyes = Roscón de Reyes = Rosca de Reyes; Galletas = Pastas = Magdalenas; Bocadillos = Sándwiches; Desayunos = Cafetería; Suministro a restaurantes ~ servir a restaurantes; Encargos = Pedidos; Cursos de pan = Talleres de pan; Dulces típicos = Dulces navideños = Turrones',
  ],
  confectioner: [
    'pastelería, pastelero, confitería, repostería, chocolatería, chocolatero, heladería, repostera, pastelería creativa, bombonería',
    'Tartas de boda = Pasteles de boda; Tartas de cumpleaños = Tartas personalizadas = Pasteles personalizados = Tartas fondant ~ encargar tarta; Bombones = Chocolates; Pasteles = Pastelitos = Pastas de té; Tartas = Tortas; Mesas dulces = Candy bar = Mesas de dulces; Turrones = Dulces de Navidad = Roscón de Reyes; Helados = Helados artesanos; Cupcakes = Galletas decoradas = Macarons; Pasteles salados = Salados; Tartas sin gluten = Repostería sin gluten; Monas de Pascua = Huevos de Pascua; Comuniones y bautizos; Cursos de repostería; Regalos de empresa = Cajas regalo; Alfajores = Dulce de leche',
  ],
  butcher: [
    'carnicería, carnicero, charcutería, carnicería-charcutería, chacinería, tablajería, tocinería',
    'Carne de vacuno = Ternera = Carne de res; Cerdo = Carne de cerdo = Cerdo ibérico; Cordero = Cordero lechal; Pollo = Aves = Pollo de corral; Embutidos = Embutidos caseros = Chorizos; Jamones = Jamón ibérico; Elaborados = Preparados = Hamburguesas; Carne madurada = Chuletones = Carnes maduradas; Barbacoas = Lotes de barbacoa = Carne para asar; Lotes de carne = Lotes = Packs de carne; Envío a domicilio = Pedidos a domicilio; Platos preparados = Comida preparada; Caza = Carne de caza; Cochinillo = Encargos de Navidad; Quesos; Ibéricos = Bandejas de ibéricos',
  ],
  fishmonger: [
    'pescadería, pescadero, marisquería de venta, pescados y mariscos, piscifactoría, mariscos a domicilio',
    'Pescado fresco = Pescados; Marisco = Mariscos = Gambas y langostinos; Ostras = Almejas y mejillones = Moluscos; Preparación del pescado = Limpieza y corte ~ limpiar pescado, filetear; Ahumados = Salmón ahumado = Salazones; Bacalao; Conservas = Conservas de pescado; Platos preparados = Cocidos al momento = Ceviche; Envío a domicilio = Pedidos a domicilio; Bandejas de marisco = Encargos de Navidad; Suministro a restaurantes; Congelados = Pescado congelado; Truchas = Trucha; Sushi',
  ],
  dairy: [
    'quesería, quesero, quesería artesana, lechería, lácteos, fábrica de quesos, vaquería',
    'Quesos; Queso de oveja = Quesos de oveja; Queso de cabra = Quesos de cabra; Queso de vaca = Quesos de vaca; Yogures = Yogur; Leche = Leche fresca; Mantequilla = Nata y mantequilla = Crema; Requesón = Cuajada; Tablas de quesos = Tablas ~ encargar tabla; Visitas a la quesería = Visitas guiadas = Visitas ~ visitar quesería; Catas de queso = Catas = Degustaciones; Talleres de queso; Venta directa; Lotes regalo = Cestas regalo = Lotes; Helados; Dulce de leche',
  ],
  farm: [
    'granja, finca agrícola, huerta, huerto ecológico, productor agrícola, agricultor, ganadería, rancho, chacra, finca ecológica',
    'Verduras = Verduras ecológicas = Hortalizas; Frutas = Fruta ecológica = Naranjas; Cestas de verduras = Cestas ecológicas = Canastas = Bolsones ~ recibir cesta; Huevos = Huevos camperos; Carne = Carne ecológica = Lotes de carne; Leche y quesos = Lácteos = Quesos; Pollos = Pollos de corral; Aceite de oliva = Aceite; Venta directa = Tienda de la granja = Venta en finca; Visitas a la granja = Granja escuela = Visitas escolares ~ visitar granja; Miel; Conservas = Mermeladas; Mercados = Mercados de productores; Legumbres = Cereales y harinas; Plantel = Plantones; Recolección propia = Apadrina un árbol ~ apadrinar árbol',
  ],
  winery: [
    'bodega, viñedo, viticultor, bodega familiar, viña, bodegas y viñedos, vitivinícola, bodeguero',
    'Nuestros vinos = Vinos; Vinos tintos = Tintos; Vinos blancos = Blancos; Rosados; Espumosos = Cavas = Espumantes; Visitas a la bodega = Visitas guiadas = Visitas ~ visitar bodega; Catas = Catas de vino = Degustaciones ~ catar; Enoturismo = Paseos por el viñedo = Picnic en viñedos; Tienda online = Venta directa; Club de vinos = Club; Bodas y eventos = Bodas = Eventos; Vendimia = Experiencia de vendimia ~ vendimiar; Regalos = Lotes regalo = Regalos de empresa; Alojamiento = Casa rural; Restaurante = Almuerzos; Vinos dulces = Vermut',
  ],
  brewery: [
    'cervecería artesana, fábrica de cerveza, cervecería artesanal, microcervecería, cerveza artesana, maestro cervecero',
    'Nuestras cervezas = Cervezas = Cervezas artesanas; Cervezas de temporada = Ediciones limitadas; Visitas = Visitas a la fábrica = Tour cervecero ~ visitar fábrica; Catas = Catas de cerveza = Degustaciones; Taproom = Bar; Cursos de elaboración = Talleres de cerveza = Elabora tu cerveza ~ elaborar cerveza; Barriles = Alquiler de grifos = Renta de barriles ~ alquilar grifo; Tienda online = Venta directa; Cervezas personalizadas = Etiquetas personalizadas; Sin gluten = Cerveza sin gluten; Lotes regalo = Packs regalo; Eventos = Eventos privados; Suministro a bares',
  ],
  distillery: [
    'destilería, destilador, destilería artesanal, licorería artesana, fábrica de licores, mezcalería productora',
    'Ginebras = Ginebra; Whisky = Whiskies; Licores = Licores artesanos; Orujos = Aguardientes = Pisco; Mezcal = Tequila; Ron = Vodka; Vermut; Visitas = Visitas a la destilería = Tour ~ visitar destilería; Catas = Degustaciones ~ catar; Crea tu ginebra = Talleres de coctelería; Tienda online = Venta directa; Regalos de empresa = Packs regalo; Destilación para terceros = Marca blanca; Eventos; Aceites esenciales',
  ],
  coffee_roaster: [
    'tostador de café, tostadero, tostadores de café, tostaduría, café de especialidad, tostadora de café',
    'Cafés de especialidad = Café en grano = Cafés; Café molido = Molido; Espresso; Café de filtro = Filtro; Suscripción de café = Suscripciones = Club de café; Cursos de barista = Formación barista = Talleres de café; Catas = Catas de café = Cupping; Cafeteras y molinillos = Cafeteras = Molinos; Café para oficinas = Café para empresas; Café para hostelería = Café para cafeterías; Descafeinado = Café descafeinado; Tés = Tés e infusiones; Mantenimiento de máquinas = Máquinas de café = Servicio técnico; Packs regalo; Visitas al tostadero; Maquila de café = Tueste a terceros',
  ],
  beekeeper: [
    'apicultor, apicultora, apicultura, colmenar, apiario, productor de miel, miel artesana',
    'Miel = Mieles; Polen; Propóleo = Própolis; Jalea real; Cera de abeja = Velas de cera = Velas; Enjambres = Núcleos y reinas = Reinas = Venta de enjambres; Recogida de enjambres = Retirada de enjambres = Rescate de abejas ~ recoger enjambre, retirar panal; Apadrina una colmena = Apadrinamiento de colmenas ~ apadrinar colmena; Visitas al colmenar = Apiturismo = Visitas ~ visitar colmenas; Cursos de apicultura = Cursos; Hidromiel; Polinización = Alquiler de colmenas ~ polinizar; Cosmética natural = Jabones de miel; Lotes regalo = Detalles de boda; Miel ecológica; Material apícola',
  ],
  olive_mill: [
    'almazara, olivar, molino de aceite, productor de aceite, olivarero, aceite de oliva, olivicultor, oleoturismo',
    'Aceite de oliva virgen extra = AOVE = Aceites = Aceite; Aceites aromatizados = Aceites condimentados; Aceitunas = Aceitunas de mesa; Visitas a la almazara = Visitas guiadas = Oleoturismo ~ visitar almazara; Catas de aceite = Catas ~ catar aceite; Molturación = Molturación de aceituna = Maquila ~ moler aceituna; Apadrina un olivo = Adopta un olivo ~ apadrinar olivo; Tienda online = Venta directa; Cosmética = Jabones = Cosmética de aceite de oliva; Estuches regalo = Regalos de empresa; Aceite ecológico; Formatos a granel = Garrafas; Patés de aceituna = Tapenade; Vinagres; Eventos = Desayuno molinero; Alojamiento',
  ],
  delicatessen: [
    'tienda gourmet, delicatessen, productos gourmet, ultramarinos, tienda de productos típicos, charcutería gourmet, mantequería',
    'Quesos; Jamones y embutidos = Jamón ibérico = Ibéricos; Vinos = Vinos y licores; Aceites = Aceites y vinagres; Conservas = Conservas gourmet; Cestas de regalo = Cestas de Navidad = Canastas = Cestas gourmet; Tablas de quesos = Tablas y bandejas = Tablas; Corte de jamón = Jamón al corte = Cortador de jamón; Dulces = Chocolates; Patés y foie = Patés; Mieles y mermeladas = Mermeladas; Pasta y arroces = Arroces; Comida preparada = Platos para llevar; Catas = Degustaciones; Regalos de empresa; Especias = Tés y cafés',
  ],
  florist: [
    'floristería, florista, florería, tienda de flores, diseñador floral, estudio floral, arte floral',
    'Ramos de flores = Ramos = Flores frescas; Flores para bodas = Bodas = Ramos de novia; Coronas fúnebres = Flores para funerales = Flores de difuntos; Envío de flores = Flores a domicilio = Envíos ~ enviar flores; Plantas de interior = Plantas; Centros de flores = Arreglos florales = Centros de mesa; Flores preservadas = Flores secas; Suscripción de flores = Suscripciones; Decoración de eventos = Eventos = Decoración floral; Flores para empresas = Empresas y hoteles; Talleres florales = Cursos de arte floral; Rosas = Orquídeas; Cestas y regalos = Desayunos sorpresa; Decoración de iglesias; Flores de cementerio = Mantenimiento de nichos ~ arreglar nichos; Terrarios = Kokedamas',
  ],
  hotel: [
    'hotel, hotel rural, hotel boutique, hostal hotel, parador, hotel con encanto, hotel restaurante',
    'Habitaciones; Suites; Desayuno = Desayuno buffet; Restaurante; Bar = Cafetería; Spa = Spa y wellness; Piscina; Reuniones = Salas de reuniones = Eventos de empresa; Bodas = Bodas y banquetes = Celebraciones; Paquetes = Escapadas; Habitaciones familiares; Media pensión; Qué hacer = Excursiones; Parking = Cargadores eléctricos; Bonos regalo = Tarjetas regalo; Gimnasio',
  ],
  guesthouse: [
    'hostal, pensión, casa de huéspedes, posada, casa rural por habitaciones, alojamiento con desayuno, hostería',
    'Habitaciones; Suites = Habitación familiar; Desayuno = Desayunos caseros; Cenas = Comidas = Cocina casera; Apartamentos = Apartamento; Piscina; Qué hacer = Excursiones; Bodas = Eventos = Celebraciones; Retiros; Paquetes = Escapadas; Bicicletas = Alquiler de bicicletas; Camino de Santiago; Masajes = Bienestar; Bonos regalo',
  ],
  holiday_homes: [
    'casa rural, casas rurales, apartamentos turísticos, alquiler vacacional, casa de vacaciones, cabañas, alojamiento rural, apartamento vacacional, villas',
    'Casas rurales; Apartamentos = Estudios; Cabañas = Cabañas de montaña = Chalets; Villas; Alquiler completo = Casa completa; Tarifas y disponibilidad = Disponibilidad; Instalaciones; Piscina; Barbacoa = Quincho; Jacuzzi = Spa; Qué hacer = Rutas; Escapadas = Fines de semana; Eventos = Celebraciones; Mascotas = Viajar con perro; Limpieza y ropa de cama; Gestión de apartamentos = Gestión de alquileres ~ gestionar vivienda turística',
  ],
  campsite: [
    'camping, campamento, área de autocaravanas, glamping, zona de acampada, parque de casas rodantes',
    'Parcelas = Parcelas de camping = Sitios; Bungalows = Bungalós; Mobil-homes = Casas móviles; Cabañas = Cabañas en los árboles; Glamping = Tiendas safari = Domos; Área de autocaravanas = Autocaravanas = Motorhomes; Piscina = Piscinas = Parque acuático; Restaurante = Bar restaurante; Supermercado; Animación = Animación infantil = Miniclub; Parque infantil = Juegos infantiles; Alquiler de bicicletas = Kayaks y bicicletas; Excursiones; Estancias largas = Parcelas anuales; Campamentos = Grupos escolares; Sanitarios y lavandería',
  ],
  hostel: [
    'albergue, hostel, albergue juvenil, albergue de peregrinos, refugio de montaña',
    'Dormitorios compartidos = Camas en dormitorio = Dormitorios; Habitaciones privadas = Habitaciones; Desayuno; Bar = Cafetería; Comidas = Media pensión = Cenas; Grupos escolares = Excursiones escolares; Cocina compartida; Alquiler de bicicletas = Bicicletas; Tours = Excursiones; Salas y eventos; Campamentos = Colonias; Lavandería = Taquillas; Camino de Santiago; Voluntariado; Coworking = Estancias largas',
  ],
  farm_holidays: [
    'agroturismo, turismo rural, granja escuela, vacaciones en la granja, estancia turística, turismo de estancias, casa rural con granja',
    'Habitaciones; Casas rurales = Apartamentos rurales = Cabañas; Desayuno = Desayunos caseros; Comidas caseras = Cocina de la granja = Restaurante; Productos de la granja = Venta de productos; Animales de la granja ~ dar de comer a los animales, ordeñar; Paseos a caballo = Cabalgatas ~ montar a caballo; Actividades en la granja = Actividades infantiles; Talleres de pan = Talleres de queso; Día de campo = Día de granja; Granja escuela = Visitas escolares = Campamentos; Bodas = Eventos = Celebraciones; Cumpleaños infantiles; Piscina; Rutas y senderismo = Rutas',
  ],
  event_venue: [
    'finca para bodas, salón de eventos, espacio para eventos, salón de fiestas, salón de banquetes, quinta para eventos, hacienda para eventos, masía para bodas',
    'Bodas = Celebración de bodas; Eventos de empresa = Eventos corporativos = Reuniones de empresa; Comuniones y bautizos = Comuniones; Cumpleaños = Fiestas privadas = XV años; Ceremonia civil = Ceremonias = Ceremonias civiles; Salones; Alquiler de espacio = Alquiler de salas = Renta de salón ~ alquilar salón; Catering = Gastronomía = Banquetes; Alojamiento; Congresos = Conferencias; Rodajes = Sesiones de fotos = Rodajes y shootings; Decoración = Mobiliario; Barra libre = DJ y música; Paquetes = Tarifas y paquetes; Conciertos',
  ],
  wedding_planner: [
    'wedding planner, organizadora de bodas, organización de bodas, organizador de bodas, coordinadora de bodas',
    'Organización integral = Organización de bodas = Boda completa ~ organizar boda; Coordinación del día de la boda = Coordinación = Día B ~ coordinar boda; Asesoramiento = Asesoría de bodas = Planificación parcial; Decoración de bodas = Decoración = Diseño y decoración ~ decorar; Búsqueda de espacios = Búsqueda de fincas ~ buscar finca; Búsqueda de proveedores = Proveedores ~ buscar proveedores; Ceremonias civiles = Maestro de ceremonias = Oficiante; Bodas destino = Destination weddings = Bodas de destino; Bodas íntimas = Elopement; Pedidas de mano = Pedidas; Invitaciones = Papelería; Decoración floral = Flores; Alquiler de decoración = Mobiliario; Despedidas; Comuniones = Baby shower = XV años',
  ],
  event_agency: [
    'agencia de eventos, organización de eventos, empresa de eventos, productora de eventos, agencia de eventos corporativos',
    'Eventos corporativos = Eventos de empresa; Convenciones = Congresos = Congresos y convenciones; Team building = Incentivos = Integración; Fiestas de empresa = Cenas de gala = Fiestas de fin de año ~ organizar cena; Presentaciones de producto = Lanzamientos de producto = Lanzamientos; Ferias y stands = Ferias = Stands; Eventos híbridos = Eventos virtuales = Streaming; Conciertos y festivales = Festivales; Producción técnica = Audiovisuales = Sonido e iluminación; Escenografía = Decoración; Catering; Búsqueda de espacios; Azafatas = Azafatas y personal = Edecanes; Secretaría técnica = Gestión de invitados = Acreditaciones; Activaciones de marca = Street marketing; Eventos deportivos',
  ],
  party_rental: [
    'alquiler de carpas, alquiler de mobiliario para eventos, alquiler para eventos, renta de mobiliario, alquiler de vajilla, renta de sillas y mesas',
    'Carpas = Alquiler de carpas = Renta de carpas = Toldos ~ alquilar carpa; Sillas y mesas = Mesas y sillas = Alquiler de mobiliario ~ rentar sillas; Vajilla y cristalería = Vajilla = Menaje = Loza; Mantelería; Castillos hinchables = Hinchables = Inflables = Brincolines; Sonido e iluminación = Sonido = Iluminación; Fotomatón = Photocall = Cabina de fotos; Letras luminosas = Decoración; Escenarios y tarimas = Escenarios = Tarimas; Estufas = Calefactores; Barras y grifos = Barras; Pistas de baile = Pista de baile; Máquinas de palomitas = Fuentes de chocolate; Baños portátiles = Sanitarios portátiles; Transporte y montaje; Pantallas = Proyectores',
  ],
  dj: [
    'DJ, disc jockey, DJ para bodas, discomóvil, DJ para eventos, sonidero',
    'Bodas = DJ para bodas; Fiestas privadas = Cumpleaños = XV años; Eventos de empresa = Eventos corporativos; Discomóvil = Fiestas populares; Sonido = Alquiler de sonido = Equipo de sonido ~ alquilar sonido; Iluminación = Luces = Pista iluminada; Fotomatón = Photocall; Ceremonias = Música para ceremonias; Karaoke; Hora loca = Animación; Efectos especiales = Chispas frías = Humo bajo; Clubs y festivales = Festivales = Clubes; Saxofonista = Músicos en directo; Pantallas = Proyección; Cursos de DJ = Clases de DJ',
  ],
  band: [
    'grupo de música, orquesta, banda de música en vivo, música para bodas, grupo versátil, mariachi, grupo musical, cuarteto de cuerda, charanga',
    'Bodas = Música para bodas; Ceremonias = Música para ceremonias = Misas; Cócteles = Música para cóctel; Eventos de empresa = Eventos corporativos; Conciertos = Agenda = Próximas fechas; Fiestas populares = Verbenas = Fiestas patronales; Fiestas privadas = Cumpleaños = Serenatas; Repertorio = Canciones; Formaciones = Dúo y trío = Dúo acústico; Discografía = Discos; Sonido = Equipo de sonido; Funerales; Festivales; Baile = Música de baile',
  ],
};
