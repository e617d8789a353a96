import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Spanish. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'librería, librero, librería independiente, librería de viejo, librería-papelería, librería de segunda mano',
    'Narrativa = Novela = Ficción; Infantil y juvenil = Libros infantiles; Cómic y manga = Cómics; Ensayo; Poesía = Teatro; Libros de segunda mano = Libros usados = Libros antiguos; Libros de texto; Encargos = Pedido de libros ~ encargar libro, pedir libro; Presentaciones = Presentaciones y firmas = Eventos; Clubes de lectura = Club de lectura; Recomendaciones; Cuentacuentos; Tarjetas regalo; Papelería; Compra de libros = Compra de bibliotecas ~ comprar bibliotecas; Colegios y bibliotecas',
  ],
  bike_shop: [
    'tienda de bicicletas, tienda de bicis, bicicletería, tienda de ciclismo',
    'Bicicletas eléctricas = E-bikes; Bicicletas de montaña = MTB; Bicicletas de carretera = Gravel; Bicicletas urbanas = Bicicletas de paseo; Bicicletas infantiles; Bicicletas de carga = Cargo; Bicicletas de segunda mano = Segunda mano; Reparaciones ~ reparar bici; Accesorios = Cascos y luces; Ropa de ciclismo = Ropa y calzado; Componentes = Recambios; Alquiler de bicicletas = Alquiler; Estudio biomecánico = Biomecánica; Prueba de bicicletas = Test bike ~ probar bici; Financiación; Patinetes eléctricos',
  ],
  fashion_shop: [
    'tienda de ropa, boutique, tienda de moda, boutique de moda, tienda de novias, tienda de ropa de mujer',
    'Moda mujer = Ropa de mujer; Moda hombre = Ropa de hombre; Ropa infantil = Moda infantil; Vestidos = Vestidos de fiesta; Pantalones = Vaqueros = Jeans; Abrigos y chaquetas = Abrigos; Complementos = Bolsos y cinturones = Accesorios; Lencería; Tallas grandes; Vestidos de novia = Novias; Trajes = Trajes de ceremonia; Moda sostenible; Arreglos ~ arreglar ropa; Personal shopper = Asesoría de imagen; Tarjetas regalo; Rebajas = Outlet',
  ],
  shoe_shop: [
    'zapatería, tienda de zapatos, tienda de calzado, boutique de calzado',
    'Zapatos de mujer = Calzado de mujer; Zapatos de hombre = Calzado de hombre; Calzado infantil = Zapatos de niño; Zapatillas = Deportivas = Tenis; Botas y botines = Botas; Sandalias; Alpargatas = Avarcas; Calzado cómodo = Pies delicados; Anchos especiales = Tallas grandes; Calzado respetuoso = Barefoot; Zapatos de fiesta = Zapatos de novia; Zapatillas de casa = Pantuflas; Bolsos y complementos = Bolsos; Colegiales = Zapatos escolares; Plantillas = Cuidado del calzado; Calzado laboral',
  ],
  sports_shop: [
    'tienda de deportes, tienda deportiva, tienda de running, artículos deportivos, tienda de pádel',
    'Running; Fútbol = Botas de fútbol; Pádel = Palas de pádel; Tenis; Fitness = Gimnasio; Natación; Senderismo; Esquí y snow = Esquí; Alquiler de esquís = Alquiler de material ~ alquilar esquís; Encordado de raquetas = Encordado ~ encordar raqueta; Estudio de la pisada; Equipaciones para clubes = Equipaciones = Serigrafía ~ serigrafiar camisetas; Taller de esquí = Reparación de esquís = Encerado ~ encerar esquís; Ciclismo; Ropa deportiva; Segunda mano',
  ],
  outdoor_shop: [
    'tienda de montaña, tienda de outdoor, tienda de pesca, armería, tienda de camping, tienda de caza y pesca, tienda de escalada',
    'Ropa de montaña = Ropa técnica; Botas de montaña = Calzado; Mochilas; Tiendas de campaña = Carpas; Sacos de dormir = Esterillas; Material de escalada = Escalada; Alpinismo; Esquí de travesía; Raquetas de nieve; Pesca = Artículos de pesca; Caza; Alquiler de material ~ alquilar material; Reparación de material = Resolado; Segunda mano; Hornillos y cocina = Hornillos; Mapas y guías = GPS y relojes',
  ],
  toy_shop: [
    'juguetería, tienda de juguetes, tienda de juegos de mesa, tienda de juegos, juguetes educativos',
    'Juguetes de madera; Juegos de mesa; Puzles = Rompecabezas; Muñecas y peluches = Muñecas = Peluches; Construcciones = LEGO; Primera infancia = Juguetes para bebés; Manualidades; Aire libre = Juguetes de exterior; Maquetas = Modelismo; Cuentos = Libros infantiles; Disfraces; Juguetes educativos = Montessori; Cartas coleccionables = Juegos de cartas; Tardes de juego = Partidas y torneos = Eventos; Listas de cumpleaños; Figuras',
  ],
  wool_shop: [
    'tienda de lanas, lanería, lanas, mercería de lanas, tienda de tejido, tienda de estambres',
    'Lanas = Ovillos = Estambres; Lanas teñidas a mano = Lanas artesanales; Merino = Alpaca; Algodón; Lana para calcetines; Agujas y ganchillos = Agujas; Patrones = Revistas y patrones; Kits = Kits de punto; Clases de punto = Talleres de punto ~ aprender tejer; Clases de ganchillo = Crochet = Talleres de ganchillo; Tardes de punto = Reuniones de tejido; Macramé = Trapillo; Botones = Accesorios; Prendas por encargo = Tejidos por encargo; Bordado = Telares; Tarjetas regalo',
  ],
  fabric_shop: [
    'tienda de telas, mercería, tejidos, telas por metros, tienda de tejidos',
    'Telas de moda = Telas por metros = Telas; Telas de decoración = Tapicería; Telas de fiesta = Encajes; Algodón = Lino; Punto = Sudadera = Jersey; Telas infantiles; Patchwork; Mercería = Botones y cremalleras = Hilos; Patrones = Patrones de costura; Máquinas de coser; Reparación de máquinas de coser ~ arreglar máquina de coser; Clases de costura = Talleres de costura ~ aprender coser; Confección de cortinas = Cortinas; Cintas y puntillas = Cintas; Disfraces = Carnaval; Trajes regionales = Flamenca',
  ],
  wine_shop: [
    'vinoteca, tienda de vinos, bodega tienda, vinería, tienda de cervezas, licorería, enoteca',
    'Vinos tintos = Tintos; Vinos blancos = Blancos; Rosados; Cavas y champanes = Espumosos = Champagne; Vinos naturales = Vinos ecológicos; Licores y destilados = Destilados = Whiskies; Vermuts = Vermut; Cervezas artesanas = Cervezas; Catas = Catas de vino = Cursos de cata ~ catar; Lotes y regalos = Cestas = Lotes de Navidad; Envío a domicilio; Regalos de empresa; Vinos para bodas = Bodas y eventos; Club de vinos = Suscripción; Vinos generosos = Jereces; Accesorios = Copas',
  ],
  tea_shop: [
    'tetería, tienda de té, casa de té, tés e infusiones, boutique de té',
    'Té verde = Tés verdes; Té negro = Tés negros; Té blanco = Oolong; Té rojo = Pu erh; Rooibos; Infusiones = Hierbas; Matcha; Mate = Yerba mate; Tés ecológicos; Teteras = Tazas y teteras = Accesorios; Catas de té = Talleres de té = Catas; Estuches regalo = Regalos; Cafés; Chocolates; Suscripción; Venta al por mayor',
  ],
  health_food_shop: [
    'herbolario, herboristería, tienda ecológica, tienda naturista, dietética, tienda a granel, tienda de productos ecológicos, supermercado ecológico',
    'Frutas y verduras = Fruta y verdura ecológica; Granel = Productos a granel; Complementos alimenticios = Suplementos = Vitaminas; Sin gluten; Plantas medicinales = Hierbas = Infusiones; Cosmética natural = Cosmética ecológica; Productos veganos = Vegano; Aceites esenciales = Aromaterapia; Superalimentos = Frutos secos; Cestas ecológicas = Cestas de verdura; Bebé = Bebés y niños; Limpieza ecológica = Residuo cero; Asesoramiento nutricional = Consulta de nutrición; Terapias = Naturopatía; Envío a domicilio; Charlas',
  ],
  furniture_shop: [
    'tienda de muebles, mueblería, tienda de decoración, muebles y decoración, tienda de mobiliario',
    'Sofás = Sofás y sillones; Mesas = Comedores = Mesas de comedor; Sillas; Camas = Dormitorios = Recámaras; Armarios = Roperos; Muebles de salón = Muebles de TV; Despacho = Escritorios; Muebles de jardín = Exterior; Iluminación = Lámparas; Alfombras; Decoración; Muebles a medida = Armarios a medida; Proyectos de interiorismo = Interiorismo = Asesoramiento de decoración; Transporte y montaje ~ montar muebles; Colchones = Descanso; Juveniles = Dormitorios juveniles',
  ],
  lighting_shop: [
    'tienda de lámparas, tienda de iluminación, lámparas, iluminación, luminotecnia tienda',
    'Lámparas de techo = Colgantes; Lámparas de pie; Lámparas de mesa; Apliques = Apliques de pared; Plafones = Focos = Downlights; Iluminación exterior = Exterior; Bombillas = LED = Tiras LED; Pantallas a medida = Pantallas; Proyectos de iluminación = Estudio lumínico = Asesoramiento; Reparación de lámparas = Restauración de lámparas ~ reparar lámpara; Lámparas de diseño; Flexos = Lámparas de estudio; Ventiladores = Ventiladores de techo; Montaje de lámparas; Iluminación comercial',
  ],
  bedding_shop: [
    'colchonería, tienda de colchones, tienda de descanso, tienda de ropa de cama, textil hogar, tienda de blancos',
    'Colchones; Canapés = Canapés abatibles; Somieres = Bases; Almohadas; Edredones = Nórdicos; Sábanas = Ropa de cama = Juegos de sábanas; Toppers = Sobrecolchones; Toallas; Camas articuladas; Sofás cama; Colchones infantiles = Cunas; Colchones a medida; Prueba de colchones = Asesoramiento de descanso ~ probar colchón; Transporte y retirada = Retirada de colchón viejo ~ retirar colchón; Cabeceros; Mantas y colchas = Colchas',
  ],
  stationery_shop: [
    'papelería, librería-papelería, material de oficina, papelería técnica, artículos de papelería',
    'Cuadernos y libretas = Cuadernos = Libretas; Bolígrafos y plumas = Escritura = Plumas; Agendas = Calendarios; Material escolar = Útiles escolares = Vuelta al cole; Material de oficina; Mochilas = Estuches; Tarjetas de felicitación = Tarjetas; Papel de regalo = Envoltura de regalos; Invitaciones; Tinta y tóner = Cartuchos; Sellos = Sellos de caucho; Fotocopias = Impresiones = Copias ~ fotocopiar; Encuadernación = Plastificado ~ encuadernar, plastificar; Manualidades = Bellas artes; Libros de texto; Envío a empresas',
  ],
  art_supplies: [
    'tienda de bellas artes, bellas artes, material de bellas artes, material artístico, tienda de manualidades',
    'Óleo = Pintura al óleo; Acrílico = Pintura acrílica; Acuarela; Dibujo = Lápices = Carboncillo; Papeles; Lienzos = Bastidores = Lienzos a medida; Pinceles; Caballetes; Enmarcación = Marcos ~ enmarcar; Modelado = Arcilla; Grabado = Linograbado; Caligrafía = Tintas; Pigmentos; Cursos; Manualidades = Scrapbooking; Rotuladores',
  ],
  music_shop: [
    'tienda de música, tienda de instrumentos musicales, casa de música, tienda de pianos, tienda de guitarras',
    'Pianos = Pianos digitales = Teclados; Guitarras; Violines = Cuerda; Instrumentos de viento = Viento; Baterías = Percusión; Sonido = Equipos de sonido = Audio; Partituras; Alquiler de instrumentos = Alquiler de pianos ~ alquilar instrumento; Reparación de instrumentos = Luthier ~ reparar instrumento, ajustar guitarra; Afinación de pianos ~ afinar piano; Instrumentos de segunda mano = Segunda mano; Accesorios = Cuerdas y accesorios; Estudio = Grabación; Clases de música; Acordeones; Ukeleles',
  ],
  record_shop: [
    'tienda de discos, tienda de vinilos, disquería, tienda de música en vinilo',
    'Vinilos = Vinilos nuevos = Novedades; Vinilos de segunda mano = Segunda mano = Usados; CD = Compact discs; Compra de discos = Compramos tus vinilos = Compra de colecciones ~ comprar vinilos; Tocadiscos = Equipos de sonido = Hi-fi; Jazz = Soul y funk; Rock = Metal; Electrónica; Hip hop = Rap; Clásica; Flamenco = Música latina; Limpieza de vinilos ~ limpiar discos; Encargos = Reservas ~ encargar disco; Accesorios = Fundas; Conciertos = Firmas de discos; Merchandising = Camisetas',
  ],
  electronics_shop: [
    'tienda de electrónica, tienda de electrodomésticos, tienda de informática, tienda de telefonía, tienda de sonido, electrodomésticos',
    'Televisores = Televisiones; Sonido = Hi-fi = Altavoces; Electrodomésticos = Línea blanca; Pequeño electrodoméstico; Móviles = Celulares = Smartphones; Ordenadores = Informática = Computadoras; Fotografía; Auriculares; Cine en casa; Servicio técnico = Reparaciones ~ reparar televisor; Antenas = Transporte e instalación ~ instalar televisor; Reacondicionados = Segunda mano; Aire acondicionado; Impresoras = Tintas; Videojuegos = Consolas; Domótica',
  ],
  hardware_shop: [
    'ferretería, tienda de bricolaje, tlapalería, droguería, ferretero, suministros industriales',
    'Herramientas; Tornillería = Fijaciones; Pinturas = Pintura = Igualación de colores; Jardinería; Copia de llaves = Duplicado de llaves = Llaves ~ copiar llave; Cerraduras = Bombines; Afilado = Afilado de cuchillos ~ afilar cuchillos; Electricidad = Material eléctrico; Fontanería = Plomería; Menaje = Menaje de cocina; Droguería; Corte de madera = Madera a medida ~ cortar madera; Alquiler de herramientas = Alquiler de maquinaria; Mallas y vallas = Vallas; Estufas = Calefacción; Reparación de maquinaria = Servicio técnico',
  ],
  garden_centre: [
    'centro de jardinería, vivero, viveros, garden center, garden, viverista',
    'Árboles y arbustos = Árboles = Arbustos; Plantas de exterior = Vivaces; Plantas de interior; Rosales; Frutales = Árboles frutales; Plantas de huerto = Plantel = Huerto; Aromáticas; Planta de temporada = Flores de temporada; Setos = Coníferas; Sustratos y abonos = Tierras = Abonos; Macetas = Jardineras; Semillas = Bulbos; Asesoramiento = Consulta de plagas; Diseño de jardines = Proyectos de jardín; Transporte y plantación = Entrega a domicilio; Árboles de Navidad',
  ],
  pet_shop: [
    'tienda de animales, tienda de mascotas, pet shop, acuariofilia, tienda de acuarios',
    'Alimentos para perros; Gatos = Alimentos para gatos; Roedores = Conejos y roedores; Pájaros = Aves; Acuarios = Peces y acuarios = Peces; Reptiles = Terrarios; Piensos = Alimento = Croquetas; Dieta BARF = BARF; Juguetes = Accesorios; Camas y transportines = Camas; Correas y collares = Arneses; Peluquería canina = Peluquería; Mantenimiento de acuarios ~ mantener acuario; Caballos = Hípica; Gallinas = Animales de granja; Asesoramiento nutricional',
  ],
  baby_shop: [
    'tienda de bebés, puericultura, tienda de puericultura, tienda infantil, tienda de artículos para bebés',
    'Cochecitos = Carritos de bebé = Carriolas; Sillas de coche = Sillas de auto; Cunas = Muebles de bebé = Habitación infantil; Ropa de bebé = Canastilla; Portabebés = Porteo; Lactancia = Lactancia y biberones = Biberones; Pañales = Pañales de tela; Juguetes = Juguetes de estimulación; Lista de nacimiento = Listas de nacimiento = Mesa de regalos ~ abrir lista; Premamá = Ropa premamá; Tronas; Alquiler de artículos = Alquiler de sacaleches; Segunda mano; Talleres de porteo; Regalos para recién nacidos = Cestas de bebé; Personalización = Bordados personalizados',
  ],
  cosmetics_shop: [
    'perfumería, tienda de cosmética, tienda de cosméticos, tienda de belleza, cosmética natural tienda',
    'Perfumes; Cosmética facial = Cuidado facial = Tratamiento facial; Cosmética corporal = Cuidado corporal; Maquillaje; Cuidado capilar; Cosmética natural = Cosmética ecológica; Cuidado masculino; Solares; Ambientadores = Velas y ambientadores = Velas; Jabones = Cosmética sólida; Diagnóstico de piel = Asesoramiento de belleza = Asesoramiento; Tratamientos en cabina = Cabina de estética; Talleres de maquillaje = Cursos de automaquillaje; Lotes regalo = Estuches; Uñas; Aceites esenciales',
  ],
  second_hand_shop: [
    'tienda de segunda mano, tienda vintage, tienda de ropa usada, bazar de segunda mano, rastro solidario, ropavejero, tienda solidaria',
    'Ropa de mujer = Ropa de segunda mano = Ropa; Ropa de hombre; Ropa infantil = Ropa de niños; Lujo = Bolsos de lujo = Marcas; Zapatos y bolsos = Zapatos; Muebles = Muebles de segunda mano; Menaje; Libros; Juguetes; Vende tu ropa = Compramos tu ropa = Consignación = Vende con nosotros ~ vender ropa, traer ropa; Donaciones = Recogida de donaciones ~ donar ropa; Vintage; Alquiler de vestidos; Electrodomésticos; Vestidos de novia; Vaciado de pisos',
  ],
  antiques_shop: [
    'anticuario, tienda de antigüedades, antigüedades, almoneda, galería de antigüedades, chamarilero',
    'Muebles antiguos = Muebles; Pintura = Cuadros; Plata = Platería; Porcelana = Cerámica; Joyas antiguas = Joyas; Relojes antiguos = Relojes; Lámparas antiguas = Lámparas; Libros antiguos; Espejos; Arte sacro = Tallas; Vintage = Diseño del siglo XX; Compra de antigüedades = Compramos antigüedades ~ comprar muebles antiguos; Tasaciones = Tasación = Valoraciones ~ tasar; Restauración = Restauración de muebles ~ restaurar; Herencias = Vaciado de pisos; Monedas = Militaria',
  ],
  gift_shop: [
    'tienda de regalos, tienda de souvenirs, concept store, regalos originales, tienda de artesanía, bazar de regalos',
    'Ideas de regalo = Regalos originales = Regalos; Joyas = Bisutería; Decoración; Velas = Velas e inciensos; Papelería = Postales; Tazas = Vajilla; Regalos para bebés; Regalos personalizados = Grabado ~ personalizar, grabar; Cestas y lotes = Cestas de regalo = Cajas regalo; Regalos de empresa; Souvenirs = Recuerdos = Productos locales; Bolsos y textiles = Textil; Envoltorio de regalo = Envoltura ~ envolver; Tarjetas regalo; Listas de boda = Detalles de boda = Mesa de regalos; Artesanía',
  ],
  candle_and_soap_maker: [
    'jabonería artesanal, jabonería, cerería, velas artesanales, jabones artesanales, fabricante de velas, cerero, jabonera artesana',
    'Jabones = Jabones naturales = Jabones artesanales; Velas aromáticas = Velas; Champús sólidos; Wax melts = Ceras aromáticas; Bálsamos y cremas = Cremas = Bálsamos; Jabón de afeitar; Bombas de baño = Sales de baño; Velas religiosas = Velas de bautizo = Cirios; Velas de cera de abeja; Velas personalizadas = Detalles de boda = Detalles para eventos ~ personalizar velas; Taller de jabón = Taller de velas ~ aprender jabón; Cajas regalo = Lotes regalo; Mikados = Difusores = Ambientadores; Venta al por mayor; Jabón de lavar; Recargas',
  ],
  jewellery_shop: [
    'joyería, tienda de joyas, joyería-relojería, relojería-joyería, tienda de joyería, platería',
    'Alianzas = Argollas = Anillos de boda; Anillos de compromiso = Solitarios; Collares y colgantes = Collares = Cadenas; Pulseras; Pendientes = Aretes; Relojes; Joyas infantiles = Medallas = Comunión y bautizo; Diamantes; Perlas; Grabado = Grabado láser ~ grabar; Reparación de joyas = Reparaciones ~ arreglar joya; Reparación de relojes = Cambio de pilas ~ cambiar pila; Joyas a medida = Joyas personalizadas = Diseño a medida; Compra de oro ~ comprar oro; Ajuste de anillos ~ agrandar anillo; Perforación de orejas ~ hacer agujeros',
  ],
};
