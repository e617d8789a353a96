import type { TradeTexts } from '../trades.ts';

/** Trades of software in Spanish. */
export const software: TradeTexts<'software'> = {
  booking_software: [
    'software de reservas, programa de reservas, sistema de reservas, agenda online, software de citas, sistema de citas, plataforma de reservas',
    'Reservas online = Citas online = Reserva online ~ reservar online; Agenda = Agenda digital; Recordatorios = Recordatorios por SMS = Recordatorios por WhatsApp ~ recordar citas; Pagos online = Anticipos = Cobros online ~ cobrar anticipo; Sincronización de calendarios = Google Calendar ~ sincronizar calendario; Fichas de clientes = Gestión de clientes; Gestión de recursos = Salas y recursos; Lista de espera; Clases grupales = Reserva de clases; Bonos y tarjetas regalo = Bonos; Informes = Estadísticas; Widget de reservas = Integración web; App móvil; Integraciones = API; Videollamadas; Reseñas',
  ],
  crm_software: [
    'CRM, software CRM, programa de gestión de clientes, gestión de relaciones con clientes, software de ventas',
    'Gestión de contactos = Contactos = Base de contactos ~ gestionar contactos; Pipeline de ventas = Embudo de ventas = Oportunidades ~ seguir oportunidades; Presupuestos = Cotizaciones ~ hacer presupuestos; Automatización de marketing = Campañas de email = Email marketing; Tareas y recordatorios = Tareas = Seguimiento ~ recordar llamadas; Informes = Paneles = Dashboards; Captación de leads = Gestión de leads = Formularios ~ calificar leads; Sincronización de correo = Integración con correo = Email; App móvil; Integraciones = API; Importación de datos = Migración ~ importar datos; Atención al cliente = Tickets; Previsión de ventas = Previsiones; Telefonía = Llamadas; WhatsApp; Inteligencia artificial',
  ],
  invoicing_software: [
    'programa de facturación, software de facturación, facturación online, programa de facturas, software de contabilidad, sistema de facturación',
    'Facturas = Facturación = Creación de facturas ~ facturar, hacer facturas; Presupuestos = Cotizaciones; Factura electrónica = Facturación electrónica = Verifactu = CFDI; Recordatorios de pago = Seguimiento de cobros = Impagos ~ reclamar impagos; Cobro online = Enlaces de pago = Pagos online; Conciliación bancaria; Gastos = Tickets y gastos = Control de gastos ~ escanear tickets; Impuestos = IVA = Modelos de IVA; Contabilidad = Acceso para gestoría = Exportación contable; Facturas recurrentes = Suscripciones; Inventario = Control de stock; Control horario; Informes = Tesorería = Panel de control; App móvil; TicketBAI; Integraciones = API',
  ],
  project_software: [
    'software de gestión de proyectos, gestión de proyectos, herramienta de gestión de proyectos, gestor de tareas, software de proyectos',
    'Gestión de tareas = Tareas ~ asignar tareas; Diagrama de Gantt = Gantt = Cronograma; Tableros Kanban = Kanban; Control de tiempos = Registro de horas = Hojas de tiempo ~ registrar horas; Gestión de recursos = Carga de trabajo ~ planificar recursos; Presupuestos = Rentabilidad = Costes; Archivos compartidos; Chat; Informes = Paneles = Dashboards; Portal de clientes; Plantillas; Automatizaciones ~ automatizar flujos; Integraciones = API; App móvil; Portafolio de proyectos = Portafolios; Formularios',
  ],
  time_tracking_software: [
    'control horario, software de control horario, registro de jornada, software de fichajes, control de asistencia, reloj checador, fichaje',
    'Fichaje móvil = App de fichaje = Fichajes = Registro de jornada ~ fichar móvil; Terminales de fichaje = Relojes biométricos = Tabletas de fichaje = Huella y tarjeta; Horas por proyecto = Control de proyectos = Imputación de horas ~ imputar horas; Vacaciones y ausencias = Ausencias ~ pedir vacaciones; Horas extra = Bolsa de horas; Geolocalización; Exportación a nómina = Nóminas = Prenómina; Informes = Informes legales; Turnos = Cuadrantes; Aprobaciones = Validación de horas ~ aprobar horas; Teletrabajo; Gastos; Integraciones = API; Cumplimiento legal = Inspección de trabajo; Portal del empleado; Alertas',
  ],
  rota_software: [
    'software de turnos, planificación de turnos, cuadrantes, programa de cuadrantes, gestión de turnos, software de planificación de personal',
    'Planificación de turnos = Cuadrantes = Creación de turnos = Cuadrantes online ~ planificar turnos, hacer cuadrante; Cambio de turnos = Intercambio de turnos ~ cambiar turno; Vacaciones y ausencias = Ausencias; Disponibilidad = Disponibilidad del personal ~ indicar disponibilidad; Control horario = Fichajes = Fichaje; App móvil = App para empleados; Notificaciones; Planificación automática = Turnos automáticos = Inteligencia artificial; Normativa laboral = Convenio = Cumplimiento; Bolsa de horas = Horas extra; Nóminas = Exportación a nómina; Varios centros = Multicentro; Previsión de demanda = Previsión de personal; Informes = Costes laborales; Mensajería = Comunicación interna; Integraciones',
  ],
  inventory_software: [
    'software de inventario, control de inventario, control de stock, software de almacén, SGA, gestión de almacenes, programa de almacén',
    'Control de stock = Stock en tiempo real = Control de existencias ~ controlar stock; Inventarios = Recuentos ~ contar inventario; Códigos de barras = Lectura de códigos ~ escanear; Pedidos a proveedores = Reposición ~ reponer; Lotes y números de serie = Trazabilidad; Varios almacenes = Multialmacén; Preparación de pedidos = Picking; Alertas de stock = Stock mínimo; Envíos = Transportistas = Etiquetas de envío; Devoluciones; E-commerce = Integración con tiendas online = Marketplaces; Listas de materiales; Informes = Valoración de inventario; App móvil; Integraciones = API; Previsión de demanda',
  ],
  till_software: [
    'TPV, software TPV, punto de venta, sistema de punto de venta, caja registradora, terminal punto de venta, programa TPV',
    'Cobro = Caja = TPV táctil ~ cobrar; Pago con tarjeta = Datáfono = Terminal de pago; Control de stock = Inventario; Pedidos online = Click and collect; Fidelización = Tarjetas de fidelización = Puntos; Gestión de mesas = Mapa de mesas; Comandero = Comandas = Pantalla de cocina; Informes de ventas = Cierre de caja = Informes; Hardware = Impresoras y cajones = Cajón portamonedas; Varias tiendas = Multitienda; Tarjetas regalo; Tienda online = E-commerce; Contabilidad = Facturación; Verifactu = TicketBAI = Factura electrónica; Modo sin conexión; Control de empleados',
  ],
  practice_software: [
    'software médico, programa para clínicas, software para clínicas, historia clínica electrónica, software de gestión de clínicas, software para consultorios, software para terapeutas',
    'Historia clínica = Historias clínicas = Expediente clínico electrónico; Agenda = Citas online = Cita online ~ pedir cita; Facturación = Cobros = Facturación a aseguradoras; Telemedicina = Videoconsulta; Receta electrónica = Recetas ~ recetar; Recordatorios = Recordatorios de cita; Consentimientos = Firma digital = Consentimientos informados ~ firmar consentimientos; Cuestionarios = Formularios de pacientes; Informes médicos; Odontograma = Imagen diagnóstica = Laboratorio; Estadísticas = Informes; Protección de datos; Migración de datos = Importación de datos ~ migrar datos; Portal del paciente = App para pacientes; Dictado por voz; Inventario',
  ],
  property_software: [
    'software inmobiliario, software de administración de fincas, software para inmobiliarias, CRM inmobiliario, gestión de alquileres software, software de condominios, administración de propiedades software',
    'Gestión de alquileres = Contratos de alquiler = Alquileres ~ gestionar contratos; Recibos = Cobro de rentas = Emisión de recibos ~ emitir recibos; Contabilidad = Liquidaciones a propietarios; Gastos comunes = Reparto de gastos = Derramas ~ repartir gastos; Gestión de comunidades = Juntas = Votación online; Incidencias = Gestión de incidencias = Mantenimiento; Portal del inquilino = Portal del propietario = Oficina virtual; Firma electrónica = Firma digital; Publicación en portales = Portales inmobiliarios = Anuncios ~ publicar anuncios; Morosidad = Impagos; Gestión documental; Alquiler vacacional = Channel manager; Informes; App móvil; Gestión de visitas = Captación; Control de accesos',
  ],
  school_software: [
    'software escolar, software de gestión escolar, plataforma educativa, programa para academias, sistema de gestión escolar, software para colegios, software para academias',
    'Gestión de horarios; Notas y boletines = Calificaciones = Boletines ~ poner notas; Asistencia = Control de asistencia = Faltas ~ pasar lista; Comunicación con familias = Mensajería = Comunicados; Tareas = Deberes = Cuaderno del profesor; Matrículas = Matrícula online = Inscripciones ~ matricular alumnos; Recibos = Cobro de cuotas = Facturación; Comedor = Extraescolares; Ficha del alumno = Expedientes = Expediente del alumno; Pagos online; App para familias = App móvil; Evaluación por competencias = Rúbricas; Aulas = Gestión de aulas; Informes = Estadísticas; Transporte escolar; Integraciones = Google Classroom',
  ],
  club_software: [
    'software para asociaciones, software para clubes, gestión de socios, programa de gestión de socios, software de gestión deportiva, software para clubes deportivos',
    'Gestión de socios = Socios = Base de socios ~ gestionar socios; Cobro de cuotas = Cuotas = Remesas bancarias ~ cobrar cuotas; Contabilidad = Tesorería; Eventos = Inscripciones = Inscripciones online; Comunicación = Emails masivos = Newsletters; Reserva de pistas = Reserva de instalaciones = Reservas; Convocatorias = Asistencia ~ convocar jugadores; Donaciones = Certificados de donación; Web del club = Página web; App móvil; Voluntarios = Gestión de voluntarios; Tienda online; Asambleas = Votaciones = Votación online; Carné digital = Carnés de socio; Control de accesos; Competiciones',
  ],
  hr_software: [
    'software de recursos humanos, software RRHH, programa de recursos humanos, software de nóminas, plataforma de recursos humanos, HRIS',
    'Vacaciones y ausencias = Ausencias ~ pedir vacaciones; Expediente del empleado = Fichas de empleados = Expedientes; Nóminas = Gestión de nóminas = Nómina; Reclutamiento = ATS ~ reclutar; Onboarding = Incorporaciones; Evaluación del desempeño = Desempeño; Control horario = Fichaje = Registro de jornada; Gastos = Gestión de gastos; Firma electrónica = Gestión documental; Organigrama; Informes = People analytics; Encuestas = Clima laboral; Portal del empleado = App móvil; Turnos = Cuadrantes; Integraciones = API; Canal de denuncias',
  ],
  fleet_software: [
    'software de gestión de flotas, gestión de flotas, localización GPS, control de flotas, telemática, rastreo satelital, gestión de vehículos',
    'Localización GPS = Rastreo GPS = Localización de vehículos ~ localizar vehículos; Mantenimiento de vehículos = Mantenimientos = Mantenimiento preventivo ~ programar mantenimiento; Combustible = Control de combustible; Conducción eficiente = Hábitos de conducción = Conducción; Tacógrafo = Descarga de tacógrafo; Optimización de rutas = Rutas ~ optimizar rutas; Control de conductores = Identificación de conductores; Vehículos compartidos = Carsharing = Reserva de vehículos; Siniestros = Multas = Gestión de multas; Costes = Informes de costes; Alertas antirrobo = Antirrobo = Geocercas; Dashcam; App del conductor = App móvil; Vehículos eléctricos; ITV y seguros = Vencimientos; Informes',
  ],
  ecommerce_software: [
    'software e-commerce, plataforma de comercio electrónico, plataforma e-commerce, software de tienda online, software para tiendas online',
    'Tienda online = Creación de tiendas = Crea tu tienda ~ crear tienda; Pagos = Métodos de pago = Pasarela de pago; Gestión de pedidos = Pedidos; Inventario = Control de stock; Catálogo = Catálogo de productos = Fichas de producto; Envíos = Transportistas = Logística; Marketplaces = Amazon = Mercado Libre; Plantillas; SEO = Posicionamiento; Marketing = Cupones = Carritos abandonados ~ recuperar carritos; Venta B2B = B2B; Suscripciones; Multiidioma = Venta internacional; Informes = Analítica; Integraciones = API = Apps; Reseñas = Opiniones',
  ],
  helpdesk_software: [
    'software de atención al cliente, software helpdesk, help desk, mesa de ayuda, software de tickets, mesa de servicio, software de soporte',
    'Gestión de tickets = Tickets = Sistema de tickets ~ resolver tickets; Bandeja compartida = Bandeja de entrada = Correo compartido; Chat en vivo = Chat ~ chatear; Chatbot = Agente de IA = Bots; Base de conocimiento = Centro de ayuda = Preguntas frecuentes; Automatizaciones = Flujos de trabajo ~ automatizar; SLA = Acuerdos de nivel de servicio; Telefonía = Call center; WhatsApp = Redes sociales; Informes = Métricas; Encuestas de satisfacción = Satisfacción; Portal de clientes = Portal de autoservicio; Gestión de activos = Inventario de equipos = Inventario; Integraciones = API; App móvil; Multiidioma',
  ],
  analytics_software: [
    'software de analítica, analítica web, business intelligence, software de BI, herramienta de analítica, inteligencia de negocio, software de análisis de datos',
    'Dashboards = Paneles = Cuadros de mando ~ visualizar datos; Informes = Informes automáticos = Reportes; Analítica web = Estadísticas de visitas = Tráfico web ~ medir visitas; Sin cookies = Privacidad = Cumplimiento RGPD; Embudos = Conversiones = Embudos de conversión; Mapas de calor = Grabación de sesiones; Eventos = Objetivos; Conectores = Fuentes de datos; Alertas; Test A/B = A/B testing; Cohortes = Segmentos = Segmentación; API = Exportación de datos; Predicciones = Inteligencia artificial = IA; Atribución; Tiempo real; Autoalojado = Autohospedado',
  ],
  monitoring_software: [
    'software de monitorización, monitorización, monitoreo, monitoreo de servidores, monitorización de sistemas, software de monitoreo, monitoreo de sitios web',
    'Monitorización de webs = Uptime = Disponibilidad = Monitoreo de sitios ~ monitorizar webs; Monitorización de servidores = Servidores = Monitoreo de servidores; Alertas = Notificaciones ~ avisar caídas; Páginas de estado = Página de estado; Gestión de incidentes = Incidentes; Guardias = Turnos de guardia = On-call; Logs = Gestión de logs; APM = Rendimiento de aplicaciones = Trazas; Certificados SSL = Dominios y SSL; Monitorización de redes = Monitoreo de red; Paneles = Métricas = Dashboards; Monitorización de API = API; Tareas cron = Cron jobs; Bases de datos; Contenedores = Kubernetes = Nube; Informes = SLA',
  ],
  backup_software: [
    'software de backup, copias de seguridad, backup en la nube, copia de seguridad online, software de respaldo, respaldo en la nube',
    'Backup de servidores = Servidores = Respaldo de servidores ~ respaldar servidores; Backup de equipos = Equipos y portátiles = Respaldo de equipos; Backup de Microsoft 365 = Microsoft 365 = Google Workspace; Restauración = Recuperación de archivos ~ restaurar, recuperar archivos; Cifrado = Cifrado de extremo a extremo ~ cifrar; Protección contra ransomware = Ransomware = Backups inmutables; Recuperación ante desastres = Disaster recovery; Máquinas virtuales = Backup de máquinas virtuales; Bases de datos = Backup de bases de datos; Versiones = Historial de versiones; NAS = Backup de NAS; Backup de webs = Backup de WordPress; Archivado; Informes = Monitorización; Centros de datos = Centros de datos en la UE; Marca blanca',
  ],
  developer_tool: [
    'herramienta de desarrollo, herramienta de código abierto, biblioteca de software, framework, herramienta para desarrolladores, herramienta de línea de comandos, SDK, software libre',
    'Inicio rápido = Primeros pasos ~ instalar; Documentación = Guías = Referencia de la API; Línea de comandos = CLI; API = SDK; Extensiones = Plugins; Integración continua = CI/CD; Tests automatizados; Depuración = Depurador ~ depurar; Ejemplos = Tutoriales; Contribuciones ~ contribuir código; Foro = Discord; Notas de versión = Hoja de ruta; Soporte comercial = Soporte profesional; Integración con editores = VS Code; Autoalojamiento; Licencia = Código fuente',
  ],
  database: [
    'base de datos, SGBD, motor de base de datos, base de datos de código abierto, base de datos vectorial, gestor de bases de datos',
    'Inicio rápido = Primeros pasos ~ instalar; Documentación = Referencia SQL; Consultas SQL = SQL = Lenguaje de consulta ~ consultar datos; Replicación = Alta disponibilidad ~ replicar; Copias de seguridad = Backup y restauración; Benchmarks = Índices; Búsqueda de texto completo = Búsqueda vectorial; Transacciones = ACID; Escalado = Sharding = Clúster; Drivers = Conectores; Versión en la nube = Servicio gestionado = Nube; Cifrado = Control de acceso; Migración = Importación de datos ~ migrar; Extensiones; Soporte = Soporte empresarial; Series temporales',
  ],
  security_software: [
    'software de seguridad, software de ciberseguridad, antivirus, gestor de contraseñas, plataforma de ciberseguridad, solución de ciberseguridad',
    'Antivirus = Protección de equipos = EDR = Protección de endpoints ~ proteger equipos; Gestor de contraseñas = Bóveda de contraseñas = Contraseñas; Autenticación multifactor = Doble factor = SSO; Escaneo de vulnerabilidades = Gestión de vulnerabilidades ~ detectar vulnerabilidades; Firewall = Cortafuegos; Seguridad del correo = Antispam = Antiphishing; Concienciación = Simulación de phishing = Formación en ciberseguridad ~ concienciar empleados; Cifrado ~ cifrar; VPN; Detección de amenazas = SIEM = SOC = Detección y respuesta; Gestión de accesos = Gestión de identidades = Control de accesos; Cumplimiento = NIS2 = ENS = ISO 27001; Pentesting = Pruebas de penetración; Seguridad en la nube; Vigilancia de la dark web = Fugas de datos; Gestión de móviles = MDM',
  ],
  energy_software: [
    'software de gestión energética, gestión energética, monitorización energética, software energético, plataforma energética, monitoreo de energía',
    'Monitorización de consumos = Control de consumos = Monitoreo de consumo ~ controlar consumo; Paneles = Dashboards; Gestión de recarga = Puntos de recarga = Cargadores; Comunidades energéticas = Autoconsumo colectivo = Autoconsumo compartido; Monitorización fotovoltaica = Producción solar = Monitoreo solar; Facturación de energía = Validación de facturas = Reparto de costes ~ validar facturas; Huella de carbono = Emisiones; Alertas = Detección de anomalías ~ detectar anomalías; Gestión de la demanda = Flexibilidad = Picos de potencia = Optimización de potencia; ISO 50001 = Cumplimiento = Auditorías energéticas; Previsión = Predicciones = Inteligencia artificial; Telemedida = Contadores = Lectura de contadores; Baterías = Almacenamiento; Control de climatización = BMS = Automatización de edificios; Informes; Integraciones = API',
  ],
  learning_software: [
    'LMS, plataforma e-learning, plataforma de formación, software e-learning, plataforma de cursos online, plataforma de aprendizaje, campus virtual, app educativa',
    'Creación de cursos = Herramienta de autor = Creación de contenidos ~ crear cursos; Cuestionarios = Exámenes online; Seguimiento de alumnos = Seguimiento del progreso = Progreso; Certificados = Diplomas ~ emitir certificados; Clases en vivo = Aulas virtuales = Videoconferencia; Catálogo de cursos = Catálogo; Itinerarios formativos = Rutas de aprendizaje = Itinerarios; Gamificación = Insignias; App móvil = Mobile learning; Venta de cursos = Vende tus cursos ~ vender cursos; SCORM; Informes = Estadísticas; Foros; Fundae = Formación bonificada = Gestión de la formación; Microlearning; Integraciones = SSO = API',
  ],
  newsletter_software: [
    'software de email marketing, email marketing, programa de newsletters, herramienta de email marketing, plataforma de envío de emails, software de boletines',
    'Editor de newsletters = Editor de arrastrar y soltar = Editor = Editor de correos ~ crear newsletter; Plantillas = Plantillas de email; Gestión de contactos = Listas de contactos = Contactos; Automatización = Automatizaciones = Marketing automation ~ automatizar emails; Segmentación = Segmentos ~ segmentar; Formularios de suscripción = Formularios = Pop-ups; Informes = Estadísticas; Test A/B = A/B testing; SMS = SMS marketing; Emails transaccionales = API SMTP = SMTP; Entregabilidad; RGPD = Doble opt-in; Landing pages = Páginas de aterrizaje; Newsletters de pago = Suscripciones de pago = Monetización; Integraciones = API; Inteligencia artificial = Asistente de IA',
  ],
  document_software: [
    'gestor documental, gestión documental, software de gestión documental, archivo digital, software de firma electrónica, firma electrónica software, DMS',
    'Archivo digital = Archivo de documentos = Custodia digital ~ archivar documentos; Búsqueda de documentos = Búsqueda de texto ~ encontrar documentos; Digitalización = Escaneado = OCR ~ digitalizar, escanear; Flujos de aprobación = Flujos de trabajo = Aprobaciones ~ aprobar documentos; Firma electrónica = Firma digital ~ firmar; Control de versiones = Versiones; Permisos = Control de accesos; Compartir documentos = Compartición segura; Facturas de proveedores = Procesamiento de facturas = Digitalización de facturas; Gestión de contratos = Contratos; Plantillas de documentos = Generación de documentos ~ generar documentos; Clasificación automática = Inteligencia artificial; App móvil; Integraciones = API; Cifrado = Cumplimiento; Registro de entrada y salida',
  ],
  field_service_software: [
    'software de partes de trabajo, partes de trabajo, software SAT, gestión de servicios de campo, GMAO, software de mantenimiento, software para instaladores, software de órdenes de trabajo',
    'Planificación de técnicos = Planificación = Agenda de técnicos = Planificación de intervenciones ~ planificar técnicos; App móvil = App para técnicos; Partes de trabajo = Órdenes de trabajo = Partes digitales ~ rellenar parte; Presupuestos y facturas = Facturación = Presupuestos; Firma digital = Firma del cliente ~ firmar parte; Optimización de rutas = Rutas; Geolocalización = Localización GPS; Gestión de activos = Activos; Contratos de mantenimiento = Mantenimiento preventivo = Preventivos; Control de stock = Materiales = Almacén; Control horario = Fichaje ~ fichar; Fotos de obra = Fotos = Seguimiento de obra; Portal de clientes; Checklists = Formularios; Modo sin conexión; Informes',
  ],
  restaurant_software: [
    'software para restaurantes, programa para restaurantes, software de hostelería, software de reservas para restaurantes, sistema para restaurantes',
    'Reservas = Reservas online = Reserva de mesas ~ reservar mesa; Plano de mesas = Gestión de mesas; Pedidos online = Take away = Pedidos para llevar ~ pedir online; Delivery = Integración con delivery = Reparto; Carta digital = Carta QR = Menú digital = Menú QR ~ escanear carta; TPV = Cobro = Punto de venta; Pantalla de cocina = Comandero = Comandas; Control de stock = Inventario = Almacén; Escandallos = Recetas = Costeo de recetas ~ calcular escandallos; Turnos = Cuadrantes = Turnos del personal; APPCC = Trazabilidad = Control de temperaturas; Fidelización = Programa de fidelización; Prepago = Depósitos = No-shows; Reseñas = Opiniones; Kioscos = Kiosco de autopedido; Informes = Analítica',
  ],
};
