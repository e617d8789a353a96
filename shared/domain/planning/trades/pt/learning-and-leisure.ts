import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Portuguese. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'escola de línguas, escola de idiomas, centro de línguas, instituto de línguas, curso de idiomas, curso de inglês',
    'Cursos de inglês = Inglês = Aulas de inglês; Cursos de alemão = Alemão; Cursos de francês = Francês; Português para estrangeiros = Cursos de português; Espanhol = Cursos de espanhol; Cursos intensivos; Aulas particulares; Cursos para empresas = Formação em empresas; Cursos online = Aulas online; Preparação para exames = Exames Cambridge = TOEFL; Inglês para crianças = Cursos para crianças; Cursos de verão; Intercâmbio = Cursos no estrangeiro; Teste de nível = Nivelamento',
  ],
  tutoring: [
    'centro de explicações, explicações, explicador, aulas de reforço, reforço escolar, aulas particulares, professor particular, centro de estudos',
    'Matemática = Explicações de matemática; Português = Explicações de português; Física e química = Física; Inglês = Línguas; Preparação para exames nacionais = Exames nacionais = Preparação para o ENEM = Vestibular ~ preparar exame; Apoio ao estudo = Sala de estudo = Acompanhamento escolar ~ fazer trabalhos de casa, fazer lição de casa; 1.º ciclo = Ensino básico; Ensino secundário = Ensino médio; Ensino superior = Universidade; Explicações online = Aulas online; Explicações ao domicílio = Aulas ao domicílio; Atividades de férias = ATL; Métodos de estudo = Técnicas de estudo; Dislexia = Dificuldades de aprendizagem; Orientação vocacional',
  ],
  music_school: [
    'escola de música, academia de música, conservatório, aulas de música, professor de piano, professor de guitarra, professor de violão',
    'Piano = Aulas de piano; Guitarra = Violão = Aulas de guitarra; Violino = Aulas de violino; Canto = Aulas de canto; Bateria = Aulas de bateria; Iniciação musical = Música para bebés = Musicalização infantil; Formação musical = Teoria musical; Ukulele = Cavaquinho; Saxofone = Flauta = Sopros; Coro = Orquestra = Classes de conjunto; Aula experimental; Produção musical; Aluguer de instrumentos; Audições = Concertos; Ensino articulado',
  ],
  dance_school: [
    'escola de dança, academia de dança, estúdio de dança, aulas de dança',
    'Ballet = Balé = Dança clássica; Dança contemporânea = Contemporâneo; Hip hop = Danças urbanas; Kizomba = Danças africanas; Salsa e bachata = Salsa; Danças de salão = Dança de salão = Forró; Tango; Pré-ballet = Dança criativa = Baby class; Abertura de baile = Primeira dança = Dança dos noivos ~ preparar dança do casamento; Aulas particulares; Zumba; Dança do ventre = Dança oriental; Jazz = Sapateado; Aula experimental; Aluguer de salas = Aluguer de estúdio; Workshops = Cursos de verão',
  ],
  driving_school: [
    'escola de condução, autoescola, auto-escola, instrutor de condução, centro de formação de condutores, CFC',
    'Carta de ligeiros = Carta de condução B = Categoria B = Carta B; Carta de mota; Carta de pesados = Categoria C; Código = Aulas de código = Curso teórico = Aulas teóricas ~ passar código; Aulas de condução = Aulas práticas; Automático = Carta automática = Câmbio automático; Reboque = Categoria BE; CAM = Formação CAM = Motoristas profissionais; ADR = Mercadorias perigosas = MOPP; Curso intensivo = Cursos intensivos; Aulas de reciclagem = Habilitados = Reciclagem ~ perder medo de conduzir, perder medo de dirigir; Recuperação de pontos = Cursos ANSR; Primeira habilitação = CNH; Renovação da carta = Renovação de CNH; TVDE = Curso TVDE',
  ],
  riding_school: [
    'centro hípico, escola de equitação, picadeiro, centro equestre, clube hípico, hípica, haras escola',
    'Aulas de equitação = Equitação ~ montar a cavalo; Póneis = Aulas de póneis = Pôneis; Passeios a cavalo = Cavalgadas; Campos de férias = Férias a cavalo; Penso de cavalos = Pensão de cavalos = Hotelaria de cavalos = Baias; Desbaste e ensino = Desbaste = Doma ~ desbastar, domar; Hipoterapia = Equoterapia; Saltos de obstáculos = Hipismo = Salto; Dressage = Ensino; Concursos = Competições; Festas de aniversário; Volteio; Visitas escolares; Batismos equestres',
  ],
  swimming_school: [
    'escola de natação, aulas de natação, academia de natação',
    'Natação para bebés = Natação infantil; Natação para crianças; Natação para adultos = Adaptação ao meio aquático ~ perder medo da água; Aulas particulares; Aperfeiçoamento = Treino técnico; Hidroginástica = Hidrobike; Cursos intensivos; Natação para grávidas = Hidroginástica para grávidas; Águas abertas = Triatlo; Natação terapêutica = Hidroterapia; Nadador-salvador = Curso de nadador-salvador',
  ],
  art_school: [
    'escola de artes, aulas de desenho, aulas de pintura, atelier de pintura, ateliê de artes, escola de desenho',
    'Desenho = Aulas de desenho; Pintura = Óleo e acrílico = Aulas de pintura; Aguarela = Aquarela; Escultura = Modelagem; Artes para crianças = Aulas para crianças; Cerâmica; Gravura = Serigrafia; Banda desenhada = Mangá = Quadrinhos; Ilustração digital = Desenho digital; Workshops = Cursos livres; Férias artísticas = Colônia de férias; Modelo vivo = Modelo nu; Portefólio = Preparação para faculdade; Festas de aniversário; Aulas online; Azulejaria',
  ],
  cookery_school: [
    'escola de cozinha, workshops de cozinha, escola de culinária, aulas de culinária, escola de gastronomia, cursos de culinária',
    'Cursos de cozinha = Workshops de cozinha = Cursos de culinária; Pastelaria = Cursos de confeitaria = Cursos de pastelaria; Cozinha para crianças = Workshops infantis; Team building = Eventos de empresa; Cozinha do mundo = Sushi = Cozinha italiana; Cozinha portuguesa = Pastéis de nata; Pão = Cursos de pão; Cozinha vegetariana = Cozinha saudável; Despedidas de solteira = Festas de aniversário; Provas de vinhos; Aulas particulares; Vouchers; Aluguer de cozinha; Cursos profissionais',
  ],
  training_provider: [
    'centro de formação, entidade formadora, formação profissional, empresa de formação, escola de negócios, treinamento corporativo, cursos profissionalizantes',
    'Cursos = Catálogo de cursos; Formação para empresas = Treinamento corporativo = Formação à medida = In company; Formação financiada = Cursos financiados = Cursos gratuitos; Formação de formadores = CCP = Curso de formador; Cursos online = E-learning = EAD; Liderança = Gestão de equipas; Informática = Excel = Microsoft Office; Segurança no trabalho = Primeiros socorros; Empilhadores = Operador de empilhadeira; Cursos técnicos = Cursos profissionais; RVCC = Reconhecimento de competências; Línguas; Estágios = Empregabilidade; Aluguer de salas; Pós-graduações = MBA',
  ],
  kindergarten: [
    'creche, jardim de infância, infantário, pré-escolar, berçário, educação infantil, colégio infantil, escolinha',
    'Berçário = Berçário 1; Creche = Sala de 1 ano = Maternal; Jardim de infância = Pré-escolar; Refeições = Cozinha própria; Prolongamento de horário = Período integral; Projeto educativo = Projeto pedagógico = Montessori; Inglês = Bilingue = Ensino bilíngue; Expressão musical; Natação = Ginástica = Atividades extracurriculares; Inscrições = Matrículas = Admissões; Período de adaptação; Colônia de férias; Horta = Atividades ao ar livre; Creche Feliz = Mensalidades; ATL',
  ],
  school: [
    'colégio, escola privada, escola particular, escola secundária, colégio interno, escola internacional, escola básica',
    'Pré-escolar = Educação infantil; 1.º ciclo = Primeiro ciclo = Ensino fundamental; 2.º e 3.º ciclos = 3.º ciclo; Ensino secundário = Ensino médio = Secundário; Ensino profissional = Cursos profissionais; Admissões = Matrículas = Inscrições; Refeitório = Cantina; Atividades extracurriculares = Extracurriculares; Línguas = Bilingue = Ensino bilíngue; Transporte escolar = Transportes; Apoio ao estudo = Salas de estudo; Psicologia e orientação = Orientação vocacional; Dia aberto = Visitas; Bolsas = Propinas = Mensalidades; Campos de férias; Internato',
  ],
  sports_club: [
    'clube desportivo, clube de futebol, clube de ténis, clube esportivo, associação desportiva, clube de padel, escola de futebol, escolinha de futebol',
    'Escalões; Escola de futebol = Escolinhas = Escola de ténis; Treinos = Horários de treino; Jogos = Resultados; Sócios = Ser sócio = Inscrições ~ ser sócio; Torneios = Competições; Campos de férias = Férias desportivas; Reserva de campos = Aluguer de campos = Aluguel de quadras ~ reservar campo; Voluntariado; Patrocinadores = Patrocínios ~ patrocinar; Padel = Ténis; Aulas particulares; Desporto adaptado; Bar do clube',
  ],
  martial_arts: [
    'escola de artes marciais, dojo, academia de artes marciais, clube de judo, academia de boxe, academia de lutas, escola de capoeira',
    'Judo = Judô; Karaté = Caratê; Boxe; Kickboxing = Muay thai; Jiu-jitsu = Jiu-jitsu brasileiro; MMA; Capoeira; Taekwondo; Aikido; Defesa pessoal = Krav maga; Aulas infantis = Judo para crianças = Kids; Defesa pessoal feminina; Tai chi = Kung fu; Aula experimental; Graduações = Exames de graduação; Seminários',
  ],
  climbing_hall: [
    'ginásio de escalada, sala de escalada, muro de escalada, centro de escalada, academia de escalada, parque aventura, arborismo',
    'Boulder = Bouldering; Escalada com corda = Vias; Cursos de iniciação = Batismo de escalada; Escola de escalada = Aulas para crianças; Festas de aniversário; Empresas e grupos = Team building; Aluguer de material = Aluguel de sapatilhas; Escalada em rocha = Saídas à rocha; Treinos = Treino personalizado; Preços e passes = Planos e mensalidades; Café = Bar; Arborismo = Slide e tirolesa = Circuitos; Yoga; Grupos escolares; Campos de férias',
  ],
  sailing_school: [
    'escola de vela, escola náutica, clube náutico, clube naval, centro náutico, iate clube',
    'Carta de marinheiro = Carta de patrão local = Cartas de navegador = Arrais amador; Patrão de costa = Patrão de alto mar = Mestre amador; Cursos de vela = Vela; Vela para crianças = Optimist = Férias náuticas; Prática de navegação = Aulas práticas; Passeios de veleiro = Cruzeiros = Travessias; Windsurf = Wing foil; Stand up paddle = SUP; Canoagem = Caiaque; Kitesurf; Aluguer de barcos; Regatas = Competição; Team building = Eventos de empresa; VHF = Curso de radioperador; Desporto escolar',
  ],
  diving_school: [
    'centro de mergulho, escola de mergulho, clube de mergulho, operadora de mergulho',
    'Batismos de mergulho = Batismo de mergulho = Batismo ~ mergulhar primeira vez; Open Water = Curso de mergulho = Curso básico; Advanced = Curso avançado; Rescue Diver = Mergulhador de salvamento; Mergulhos = Saídas de mergulho; Snorkeling = Snorkel; Mergulho para crianças = Bubblemaker; Divemaster = Instrutor = Cursos profissionais; Especialidades = Nitrox; Apneia; Naufrágios; Mergulho noturno; Aluguer de equipamento = Aluguel de equipamento; Enchimento de garrafas = Recarga de cilindros = Manutenção de equipamento ~ encher garrafas; Viagens de mergulho = Viagens',
  ],
  ski_school: [
    'escola de esqui, escola de snowboard, instrutor de esqui, aulas de esqui',
    'Aulas particulares; Aulas de grupo = Aulas em grupo; Aulas para crianças = Esqui infantil = Jardim de neve; Snowboard = Aulas de snowboard; Freeride = Fora de pista; Esqui de montanha = Esqui de travessia; Esqui adaptado; Aluguer de esquis = Aluguer de material = Aluguel de equipamentos; Raquetes de neve; Esqui de fundo; Grupos e escolas = Viagens de neve; Freestyle; Competição = Formação de instrutores',
  ],
  boat_hire: [
    'aluguer de barcos, passeios de barco, aluguel de lanchas, aluguer de caiaques, aluguel de barcos, aluguer de veleiros, cruzeiros fluviais',
    'Barcos sem carta = Aluguer de barcos sem carta ~ alugar barco; Lanchas = Barcos a motor = Aluguel de lancha; Veleiros = Aluguer de veleiros; Catamarãs = Iates; Caiaques = Caiaques e canoas = Canoas; Stand up paddle = SUP; Motas de água = Jet ski; Passeios de barco = Passeios = Cruzeiros; Aluguer com skipper = Com skipper = Com marinheiro; Pôr do sol = Passeio ao pôr do sol; Eventos a bordo = Despedidas de solteiro = Festas a bordo; Pesca = Pesca desportiva = Pesca esportiva; Gaivotas = Pedalinhos; Observação de golfinhos = Golfinhos; Descidas de rio',
  ],
  bike_hire: [
    'aluguer de bicicletas, aluguel de bicicletas, aluguer de bicicletas elétricas, aluguel de bikes, rent a bike',
    'Bicicletas elétricas = E-bikes ~ alugar bicicleta elétrica; BTT = Mountain bikes = Bicicletas de montanha; Bicicletas de estrada = Speed; Bicicletas de passeio = Bicicletas urbanas; Bicicletas de criança = Cadeirinhas e atrelados; Cargo bikes = Bicicletas de carga; Tandems = Bicicletas duplas; Passeios guiados = Tours de bicicleta; Percursos = Rotas = Trilhas; Entrega no hotel = Entrega e recolha ~ entregar bicicletas; Aluguer de longa duração; Reparação de bicicletas; Venda de usadas; Trotinetes = Patinetes',
  ],
  outdoor_guide: [
    'guia de montanha, animação turística, turismo ativo, guia de natureza, turismo de aventura, guias de montanha, guia de ecoturismo',
    'Caminhadas = Percursos pedestres = Trilhas = Caminhadas guiadas; Escalada = Cursos de escalada; Canyoning = Cachoeirismo = Canionismo; Rafting = Descidas de rio = Canoagem; Trekking = Travessias; Rapel = Tirolesa = Slide; Espeleologia = Grutas; Observação de aves = Observação de fauna = Birdwatching; Coasteering; Passeios de jipe = Passeios 4x4 = Moto 4; Parapente = Asa-delta; Sobrevivência = Bushcraft; Visitas de estudo; Team building = Empresas e grupos; BTT = Passeios de bicicleta; Multiatividades',
  ],
  city_guide: [
    'guia turístico, guia de turismo, visitas guiadas, guia intérprete, passeios guiados, free walking tour',
    'Visitas guiadas = Tours guiados = City tour = Tour pela cidade; Visitas privadas = Tours privados; Free walking tours = Free tour; Tours gastronómicos = Food tours = Tour gastronômico; Museus = Visitas a museus; Visitas noturnas = Lendas e mistérios; Visitas encenadas = Visitas teatralizadas; Excursões = Passeios de um dia; Visitas de estudo = Grupos escolares; Peddy papers = Caça ao tesouro; Tours de tuk-tuk = Tuk-tuk; Arte urbana = Street art; Cruzeiros = Excursões para cruzeiristas; Transfers; Visitas noutras línguas',
  ],
  travel_agency: [
    'agência de viagens, operador turístico, operadora de turismo, agente de viagens, agência de turismo, agência receptiva',
    'Viagens à medida = Viagens personalizadas = Roteiros personalizados; Circuitos = Circuitos organizados = Excursões; Cruzeiros; Lua de mel = Luas de mel; Viagens de grupo = Grupos organizados; Voos = Passagens aéreas = Bilhetes de avião ~ reservar voo; Hotéis = Reservas de hotéis; Escapadinhas = City breaks; Viagens corporativas = Viagens de empresa; Viagens de finalistas = Intercâmbio; Caraíbas = Resorts = Pacotes de praia; Safaris; Seguros de viagem = Vistos; Rent a car = Aluguer de carros; Disney = Parques temáticos; Peregrinações = Turismo religioso',
  ],
  museum: [
    'museu, ecomuseu, centro de interpretação, casa-museu, centro de exposições, sítio arqueológico',
    'Coleções = Exposição permanente = Acervo; Exposições temporárias = Exposições; Visitas guiadas ~ visitar; Oficinas para crianças = Serviço educativo; Grupos escolares; Eventos = Agenda = Conferências; Audioguias; Cafetaria = Café; Aluguer de espaços = Aluguel de espaços ~ alugar sala; Festas de aniversário; Amigos do museu = Seja amigo; Horários e preços = Planeie a sua visita; Biblioteca e arquivo = Investigação; Donativos = Mecenato; Bilhetes = Ingressos',
  ],
  gallery: [
    'galeria de arte, galeria, espaço de arte, centro de arte, galerista',
    'Exposições = Exposição atual; Os nossos artistas; Obras disponíveis = Quadros; Esculturas; Fotografia; Gravuras = Edições = Serigrafias; Inaugurações = Eventos; Consultoria de arte = Apoio a colecionadores; Aluguer de obras = Arte para empresas ~ alugar obra; Avaliações; Molduras; Residências artísticas = Residências; Feiras = Feiras de arte; Aluguer do espaço = Aluguel do espaço',
  ],
  theatre: [
    'teatro, companhia de teatro, sala de espetáculos, grupo de teatro, marionetas, circo, casa de espetáculos',
    'Programação = Espetáculos = Em cartaz; Bilhetes = Bilheteira = Ingressos ~ comprar bilhetes; Assinaturas = Passes; Teatro infantil = Teatro para a infância; Aulas de teatro = Cursos de teatro = Oficinas de teatro; Sessões escolares = Espetáculos para escolas; Aluguer de sala = Aluguel de espaço ~ alugar sala; Digressões = Turnês = Itinerância; Bar = Café; Concertos; Stand-up = Comédia; Improviso = Improvisação; Vouchers; Visitas = Visitas guiadas',
  ],
  cinema: [
    'cinema, sala de cinema, cineclube, cinema independente, cinema ao ar livre, drive-in',
    'Em cartaz = Programação; Próximas estreias = Em breve; Cineclube = Ciclos; Sessões escolares; Cinema infantil = Matinés; Antestreias = Pré-estreias = Conversas; Ópera e ballet = Eventos; Aluguer de sala = Sessões privadas ~ alugar sala; Festas de aniversário; Bar = Bombonière; Cinema ao ar livre; Bilhetes = Ingressos; Vouchers; Festivais',
  ],
  choir: [
    'coro, grupo coral, coral, orfeão, coro gospel, coro misto, grupo vocal',
    'Concertos = Próximos concertos = Agenda; Ensaios; Cante connosco = Junte-se ao coro = Audições ~ procurar vozes, cantar connosco; Repertório = Reportório; Casamentos = Casamentos e cerimónias; Coro infantil = Coro juvenil; Gravações = Discos; Workshops = Oficinas de canto; Técnica vocal = Aulas de canto; Digressões = Viagens; Amigos do coro',
  ],
  brass_band: [
    'banda filarmónica, filarmónica, banda de música, sociedade filarmónica, fanfarra, banda sinfónica, charanga',
    'Concertos = Agenda; Ensaios; Escola de música; Junte-se à banda = Ser músico ~ procurar músicos, tocar connosco; Banda juvenil = Orquestra juvenil; Procissões = Festas religiosas; Arruadas = Festas e romarias = Desfiles; Empréstimo de instrumentos = Instrumentos ~ emprestar instrumentos; Encontros de bandas = Concursos; Gravações = Discos; Sócios = Ser sócio; Contratação ~ contratar banda; Aluguer de salão',
  ],
  youth_club: [
    'associação juvenil, centro juvenil, escuteiros, agrupamento de escuteiros, grupo escoteiro, casa da juventude, grupo de jovens, escoteiros',
    'Campos de férias = Acampamentos = Colónias de férias; Reuniões = Atividades semanais; Espaço aberto = Ludoteca; Workshops; Lobitos = Secções = Ramos; Ser dirigente = Monitores = Voluntariado ~ ser monitor, ser chefe; Inscrições = Junte-se a nós; Apoio escolar = Apoio ao estudo; Erasmus+ = Intercâmbios = Corpo Europeu de Solidariedade; Aluguer de sede = Aluguer de espaços ~ alugar sede; Cursos de monitores; Aconselhamento = Apoio psicológico; Salas de ensaio = Estúdio; Donativos',
  ],
  charity: [
    'IPSS, ONG, instituição de solidariedade, associação de solidariedade, fundação, associação beneficente, organização sem fins lucrativos, instituição de caridade, associação humanitária',
    'Donativos = Doações = Doe = Doe agora ~ doar; Voluntariado = Seja voluntário ~ ajudar voluntários; Banco alimentar = Apoio alimentar = Cestas básicas ~ distribuir alimentos; Casa de acolhimento = Acolhimento = Abrigo; Apoio jurídico = Aconselhamento jurídico; Aulas de português; Apoio psicológico = Grupos de apoio; Roupeiro social = Loja social = Bazar; Apadrinhamento = Apadrinhe ~ apadrinhar criança; Sócios = Seja sócio; Heranças e legados = Legados; Refugiados = Apoio a migrantes; Os nossos projetos; Consignação do IRS = Consignação; Empresas solidárias = Empresas parceiras; Eventos solidários = Eventos',
  ],
  nature_association: [
    'associação ambientalista, associação de defesa do ambiente, associação de conservação da natureza, ONG ambiental, ONGA, grupo ecologista',
    'Passeios = Saídas de campo = Passeios de natureza = Observação de aves; Voluntariado ambiental = Ações de voluntariado = Limpeza de praias ~ plantar árvores, limpar praias; Reservas = Reservas naturais; Censos = Ciência cidadã = Monitorização ~ contar aves; Centro de recuperação = Recuperação de animais = Animais selvagens feridos ~ recolher animais feridos; Educação ambiental; Sócios = Ser sócio; Donativos = Doações; Cursos = Palestras = Workshops; Clube de jovens = Grupo juvenil; Reflorestação = Plantações = Reflorestamento; Caixas-ninho; Denúncias ambientais; Viveiro; Controlo de invasoras = Espécies invasoras',
  ],
  heritage_association: [
    'associação de património, associação de defesa do património, associação cultural e histórica, amigos do castelo, associação de amigos do museu, instituto histórico, sociedade histórica',
    'Visitas guiadas = Visitas ~ visitar; Conferências = Palestras; Restauro = Projetos de restauro = Recuperação do património ~ restaurar; Publicações = Revista = Livros; Arquivo = Arquivo fotográfico = Genealogia; Sócios = Ser sócio; Donativos = Mecenato; Exposições = Museu; Passeios = Excursões = Viagens culturais; Rotas = Percursos históricos; Serviço educativo; Comboio histórico = Comboios turísticos = Maria-fumaça; Recriações históricas = Feira medieval; Voluntariado; Prémios; Cedência de espaços',
  ],
  allotment_club: [
    'hortas urbanas, hortas comunitárias, horta comunitária, hortas sociais, associação de hortelãos',
    'Talhões = Talhões disponíveis = Parcelas ~ alugar talhão, ter horta; Lista de espera; Workshops = Oficinas de horticultura = Cursos de horta; Troca de sementes = Banco de sementes = Mudas; Sócios = Inscrição; Dia aberto; Compostagem; Colmeias; Horta pedagógica; Empréstimo de ferramentas; Dias de trabalho = Mutirões; Aconselhamento = Calendário de sementeiras',
  ],
  repair_cafe: [
    'repair café, café de reparação, oficina comunitária de reparação, reparação comunitária, oficina comunitária de bicicletas, cicloficina',
    'Próximas datas = Agenda; Pequenos eletrodomésticos = Eletrodomésticos ~ arranjar torradeira; Roupa e têxteis = Costura ~ coser; Bicicletas = Oficina de bicicletas ~ arranjar bicicleta; Computadores e telemóveis = Informática; Brinquedos; Móveis = Carpintaria; Ser voluntário = Voluntariado ~ reparadores voluntários; Workshops; Joias e relógios; Afiação = Facas ~ afiar; Impressão 3D; Biblioteca de ferramentas = Empréstimo de ferramentas; Donativos; Como funciona',
  ],
  library: [
    'biblioteca, mediateca, ludoteca, bibliomóvel, biblioteca municipal, biblioteca pública',
    'Catálogo = Catálogo online ~ requisitar livros, pegar livros emprestados; Cartão de leitor = Inscrição = Carteirinha; Livros digitais = Biblioteca digital = E-books; Hora do conto = Contação de histórias; Jogos = Ludoteca; Clube de leitura = Clubes de leitura = Comunidade de leitores; Empréstimo ao domicílio = Empréstimo domiciliário = Empréstimo; Bibliotecas escolares; Salas de estudo = Sala de leitura; Internet e computadores = Impressões; Exposições = Encontros com autores = Palestras; Empréstimo interbibliotecas; Fundo local = Arquivo; Doação de livros; Bebeteca',
  ],
  zoo: [
    'jardim zoológico, zoológico, zoo, aquário, quinta pedagógica, parque zoológico, parque biológico, oceanário',
    'Os nossos animais; Alimentação dos animais = Apresentações = Demonstrações; Visitas guiadas = Visitas noturnas; Tratador por um dia = Encontros com animais = Interações; Festas de aniversário; Visitas de estudo = Programas educativos; Apadrinhe um animal = Apadrinhamento ~ apadrinhar animal; Bilhetes = Ingressos; Passe anual = Passes; Restaurante; Dormir no zoo = Alojamento; Parque infantil = Quintinha; Férias no zoo = Campos de férias; Eventos = Eventos de empresa; Donativos',
  ],
  publisher: [
    'editora, editor, casa editora, editora independente, chancela editorial, edições',
    'Catálogo = Livros; Novidades = Lançamentos; Os nossos autores; Romances = Ficção; Ensaio; Infantojuvenil = Literatura infantil = Livros infantis; Poesia; Arte e fotografia = Livros de arte; Banda desenhada = Quadrinhos; Originais = Envio de originais = Submissão de originais ~ enviar original; E-books = Audiolivros; Distribuição editorial; Imprensa; Direitos = Foreign rights; Apresentações = Feiras do livro; Edição de autor = Publique o seu livro',
  ],
  magazine: [
    'revista, jornal, revista digital, jornal local, semanário, revista mensal, fanzine, jornal regional',
    'Assinaturas = Assinar = Assine ~ assinar revista; Edição atual = Última edição; Edições anteriores = Arquivo; Reportagens; Entrevistas; Opinião = Crónicas = Colunas; Agenda; Newsletter; Publicidade = Anuncie = Media kit ~ anunciar; Classificados; Podcast = Podcasts; Colabore = Envie o seu artigo; Pontos de venda; Críticas = Receitas = Resenhas; Donativos',
  ],
  artist: [
    'artista, artista plástico, pintor artístico, escultor, escultora, artista visual, muralista, gravador, pintora',
    'Pinturas = Quadros = Óleos = Telas ~ pintar quadros; Esculturas ~ esculpir; Desenhos = Aguarelas; Gravuras = Serigrafias = Xilogravuras ~ gravar; Encomendas = Retratos por encomenda = Obras por encomenda; Murais = Pintura mural = Arte urbana; Exposições; Workshops = Cursos; Obras disponíveis; Prints = Reproduções; Instalações; Ilustrações; Visita ao ateliê = Atelier aberto; Arte pública; Aluguer de obras; Azulejos = Painéis de azulejos',
  ],
};
