import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Portuguese. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurante, tasca, marisqueira, churrasqueira, churrascaria, taberna, cervejaria restaurante, bistrô, cantina italiana',
    'Ementa = Cardápio = Carta; Prato do dia = Menu do dia = Menu executivo = Almoço executivo; Menu de degustação = Menu degustação; Carta de vinhos = Vinhos = Garrafeira; Jantares de grupo = Menus de grupo; Eventos privados = Festas privadas = Eventos ~ festejar aniversário; Casamentos = Casamentos e batizados; Jantares de empresa = Almoços de empresa; Takeaway = Take-away = Comida para levar ~ levar para casa; Entregas ao domicílio = Delivery = Entregas; Brunch = Pequenos-almoços = Café da manhã; Petiscos = Petiscos e entradas = Tapas; Rodízio = Buffet = Self-service; Esplanada; Menu infantil; Vouchers = Cartão presente',
  ],
  pizzeria: [
    'pizzaria, pizza artesanal, pizzaria delivery',
    'Pizzas; Massas = Massas frescas; Entradas = Antipasti = Saladas; Sobremesas = Tiramisù; Takeaway = Take-away = Pizza para levar ~ levantar pizza; Entrega ao domicílio = Delivery = Entregas; Pizzas sem glúten = Sem glúten; Pizzas vegetarianas = Pizzas veganas; Rodízio de pizzas = Rodízio; Menu de almoço = Menu do dia; Festas de aniversário = Aniversários; Eventos = Pizza party; Calzones = Esfihas; Pizzas doces; Vinhos',
  ],
  cafe: [
    'café, cafetaria, cafeteria, coffee shop, casa de chá, salão de chá, pastelaria café',
    'Pequenos-almoços = Café da manhã = Pequeno-almoço; Brunch; Bolos = Bolos caseiros = Tortas e bolos; Café de especialidade = Cafés especiais = Cafés; Chás = Chás e infusões; Almoços = Refeições ligeiras = Prato do dia; Lanches = Salgados = Tostas e sandes; Gelados = Sorvetes; Takeaway = Café para levar; Bolos por encomenda = Encomendas ~ encomendar bolo; Eventos privados = Eventos = Festas de aniversário; Concertos = Eventos culturais; Café em grão',
  ],
  bar: [
    'bar, bar de cocktails, pub, wine bar, bar de vinhos, boteco, botequim, choperia, cervejaria bar, rooftop bar',
    'Cocktails = Coquetéis = Carta de cocktails = Drinks; Cervejas = Cervejas artesanais = Chope; Vinhos = Vinhos a copo = Carta de vinhos; Petiscos = Porções = Tapas; Gins = Whiskies = Cachaças; Música ao vivo = Concertos = Shows; Happy hour; Festas privadas = Eventos privados = Aniversários ~ festejar aniversário; Desporto em direto = Transmissão de jogos = Jogos; Noites temáticas = Quiz = Karaoke = Karaokê; Provas de vinhos = Degustações; Esplanada = Rooftop; Workshops de cocktails; Feijoada',
  ],
  food_truck: [
    'food truck, foodtruck, roulote, rulote, comida de rua, trailer de comida',
    'Menu = Cardápio = Hambúrgueres; Eventos privados = Festas privadas ~ alugar food truck, contratar food truck; Casamentos = Food truck para casamentos; Eventos de empresa = Eventos corporativos; Festivais = Festivais e feiras; Onde estamos = Agenda; Opções vegetarianas = Opções veganas; Encomendas = Takeaway; Aniversários; Aluguer de food truck = Aluguel de food truck; Sobremesas = Bebidas',
  ],
  caterer: [
    'catering, serviço de catering, empresa de catering, buffet, bufê, buffet para festas, banquetes',
    'Casamentos = Catering para casamentos = Buffet para casamento; Catering empresarial = Eventos corporativos = Eventos de empresa; Coffee breaks = Coffee break; Cocktails = Canapés = Coquetel = Finger food; Batizados e comunhões = Batizados = Festas de família; Aniversários = Festas infantis = 15 anos; Churrascos = Churrasco = Porco no espeto; Refeições prontas = Comida ao domicílio = Refeições congeladas; Mesas de doces = Doces e salgados = Mesa de sobremesas; Bar de cocktails = Open bar = Barman; Natal e Ano Novo = Menus de Natal = Ceia de Natal; Aluguer de material = Aluguel de louça = Aluguer de loiça; Pessoal de serviço = Garçons = Empregados de mesa; Show cooking = Cozinha ao vivo; Catering vegetariano = Opções veganas; Refeitórios = Refeições escolares',
  ],
  private_chef: [
    'chef privado, chef em casa, chef ao domicílio, personal chef, cozinheira ao domicílio',
    'Jantar em casa = Jantares privados = Jantar ao domicílio ~ cozinhar em casa; Menus de degustação = Menus = Menu degustação; Eventos privados = Aniversários; Aulas de culinária = Workshops de culinária = Aulas de cozinha; Casamentos íntimos = Mini weddings; Chef em férias = Chef em villas = Chef residente; Refeições semanais = Marmitas = Refeições para a semana ~ cozinhar para a semana; Churrascos = Barbecue; Eventos de empresa = Team building; Brunch; Cozinha vegetariana = Cozinha vegana; Harmonização de vinhos; Vouchers',
  ],
  bakery: [
    'padaria, padeiro, padaria artesanal, panificação, padaria e pastelaria, panificadora',
    'Pães = Pão artesanal = Pão de fermentação natural = Pão de massa-mãe; Broas = Broa de milho; Croissants = Viennoiserie = Folhados; Bolos de aniversário = Bolos ~ encomendar bolo; Pastéis de nata = Pastelaria = Doces; Salgados = Empadas = Coxinhas; Pão sem glúten = Sem glúten; Pães integrais = Pão de centeio = Pão integral; Bolo-rei = Doces de Natal = Panetone; Folar da Páscoa = Folares; Sandes = Sanduíches = Lanches; Pequenos-almoços = Café da manhã; Entregas a restaurantes = Revenda = Fornecimento a restaurantes ~ fornecer cafés; Encomendas; Workshops de pão = Cursos de pão; Entrega de pão = Entregas ao domicílio',
  ],
  confectioner: [
    'pastelaria, pasteleiro, confeitaria, confeiteiro, confeiteira, chocolataria, chocolateiro, doçaria, doceria, gelataria, sorveteria, cake designer',
    'Bolos de casamento = Bolos de noiva; Bolos de aniversário = Bolos personalizados = Bolos decorados = Cake design ~ encomendar bolo; Bombons = Chocolates = Trufas; Doces conventuais = Doçaria conventual = Pastéis de nata; Doces para festas = Brigadeiros = Docinhos = Mesas de doces; Tartes = Tortas; Gelados = Sorvetes = Gelados artesanais; Macarons = Cupcakes = Bolachas decoradas; Salgados = Salgadinhos; Bolo-rei = Doces de Natal = Panetones; Ovos de Páscoa = Páscoa = Amêndoas; Bolos sem glúten = Sem açúcar; Batizados e comunhões = Lembranças; Workshops = Cursos de confeitaria = Cursos de bolos; Presentes empresariais = Caixas presente; Entregas',
  ],
  butcher: [
    'talho, talhante, açougue, açougueiro, charcutaria, salsicharia, casa de carnes, boutique de carnes',
    'Carne de bovino = Novilho = Carne bovina = Vitela; Carne de porco = Porco = Porco preto; Borrego = Cabrito = Cordeiro; Aves = Frango; Enchidos = Chouriços = Fumeiro; Linguiças = Linguiças artesanais = Salsichas; Carnes maturadas = Carne maturada; Churrasco = Kits de churrasco = Carnes para grelhar; Preparados = Hambúrgueres = Espetadas = Carnes temperadas; Presunto = Presuntos; Cabazes de carne = Packs de carne = Kits de carne; Entregas ao domicílio = Entregas = Delivery; Leitão = Leitões ~ assar leitão; Caça = Carne de caça; Queijos = Charcutaria e queijos; Takeaway = Frango assado',
  ],
  fishmonger: [
    'peixaria, peixeiro, mariscos, peixe fresco, aquacultura, peixaria e marisqueira, viveiros de marisco',
    'Peixe fresco = Peixes = Peixe do dia; Marisco = Mariscos = Camarão; Ostras = Amêijoas = Bivalves; Bacalhau; Preparação do peixe = Corte e limpeza ~ amanhar peixe, limpar peixe, filetar; Peixe fumado = Salmão fumado; Conservas = Conservas de peixe; Congelados = Peixe congelado; Entregas ao domicílio = Entregas = Delivery; Travessas de marisco; Fornecimento a restaurantes; Polvo = Lulas; Refeições prontas = Takeaway; Sushi = Sashimi; Trutas',
  ],
  dairy: [
    'queijaria, queijeiro, laticínios, leitaria, lacticínios, queijaria artesanal, laticínio',
    'Queijos = Queijos artesanais; Queijo de ovelha = Queijos de ovelha; Queijo de cabra = Queijos de cabra; Queijo de vaca; Requeijão = Almece; Queijo fresco = Queijo minas; Iogurtes = Iogurte; Manteiga = Natas e manteiga; Leite = Leite fresco; Tábuas de queijos = Tábuas ~ encomendar tábua; Visitas à queijaria = Visitas guiadas = Visitas ~ visitar queijaria; Provas de queijo = Degustação = Provas; Workshops de queijo = Workshops = Cursos de queijo; Venda direta; Cabazes = Cestas presente; Doce de leite = Gelados',
  ],
  farm: [
    'quinta, quinta biológica, exploração agrícola, horta, fazenda, sítio, agricultor, produtor agrícola, pomar, agricultura biológica, chácara produtora',
    'Legumes = Hortícolas = Verduras = Legumes biológicos; Frutas = Fruta = Maçãs; Cabazes biológicos = Cabazes de legumes = Cestas orgânicas = Cabazes ~ receber cabaz; Ovos = Ovos caipiras; Carne = Carne biológica; Queijos e leite = Queijos = Leite; Frangos do campo = Frango caipira; Azeite; Mel; Compotas = Geleias = Conservas; Venda na quinta = Loja da quinta = Venda direta; Visitas à quinta = Quinta pedagógica = Visitas escolares ~ visitar quinta; Colha você mesmo = Colheita ~ colher fruta; Feiras = Mercados = Mercados de produtores; Plantas hortícolas = Mudas; Ervas aromáticas = Aromáticas',
  ],
  winery: [
    'adega, quinta vinícola, vinícola, produtor de vinho, viticultor, herdade vinícola, vinha, enólogo produtor',
    'Vinhos; Vinhos tintos = Tintos; Vinhos brancos = Brancos; Rosés = Vinhos rosés; Espumantes; Vinho do Porto = Vinhos fortificados = Moscatel; Visitas à adega = Visitas guiadas = Visitas ~ visitar adega; Provas de vinhos = Prova de vinhos = Degustação ~ provar vinhos; Enoturismo = Passeios nas vinhas = Piquenique na vinha; Vindimas = Programa de vindimas ~ vindimar; Loja online = Venda direta; Clube de vinhos = Wine club; Casamentos e eventos = Eventos = Casamentos; Alojamento = Casa de campo; Restaurante = Almoços vínicos = Almoço harmonizado; Vinhos verdes = Vinhos biológicos',
  ],
  brewery: [
    'cervejaria artesanal, fábrica de cerveja, cerveja artesanal, microcervejaria, cervejeira, mestre cervejeiro',
    'Cervejas; Cervejas sazonais = Edições limitadas; Visitas = Visita à fábrica = Tour cervejeiro ~ visitar fábrica; Provas = Prova de cervejas = Degustação; Taproom = Bar; Workshops = Curso de cerveja artesanal = Workshop cervejeiro; Barris = Aluguer de máquinas de cerveja = Chope em barril = Aluguel de chopeira ~ alugar chopeira; Loja online = Venda direta; Cervejas personalizadas = Rótulos personalizados; Sem glúten = Sem álcool; Packs de oferta = Kits presente; Eventos = Eventos privados; Clube de assinatura = Assinatura',
  ],
  distillery: [
    'destilaria, destilaria artesanal, alambique, destilador, cachaçaria, licores artesanais',
    'Gins = Gin; Aguardentes = Aguardente = Medronho; Cachaças = Cachaça; Licores = Ginjinha; Whisky = Rum; Vodka; Visitas = Visita à destilaria = Visita ao alambique ~ visitar destilaria; Provas = Degustação ~ provar; Workshops = Workshop de gin = Crie o seu gin; Destilação por encomenda = Destilação para terceiros ~ destilar; Loja online = Venda direta; Presentes empresariais = Packs de oferta; Edições limitadas = Envelhecidas; Eventos; Óleos essenciais',
  ],
  coffee_roaster: [
    'torrefador, torrefação, torrador de café, torrefação de café, cafés especiais, torrefação artesanal',
    'Cafés de especialidade = Cafés especiais = Café em grão = Cafés; Espresso; Café de filtro = Filtro = Café coado; Café moído = Moagem; Assinatura de café = Subscrição de café = Clube do café; Curso de barista = Formação de barista = Workshops de café; Provas de café = Cupping = Degustação; Máquinas e moinhos = Máquinas de café = Moinhos; Café para escritórios = Café para empresas; Café para restauração = Fornecimento a cafetarias = Café para cafeterias = Atacado; Cápsulas; Descafeinado; Chás = Chás e infusões; Assistência técnica = Manutenção de máquinas; Packs de oferta = Kits presente; Visitas à torrefação',
  ],
  beekeeper: [
    'apicultor, apicultora, apicultura, apiário, meleiro, produtor de mel, melaria',
    'Mel = Méis = Mel cru; Pólen; Própolis; Geleia real; Cera de abelha = Velas de cera = Velas; Enxames = Rainhas = Enxames e rainhas ~ vender enxames; Recolha de enxames = Captura de enxames = Resgate de abelhas = Remoção de abelhas ~ recolher enxame, retirar abelhas; Apadrinhe uma colmeia = Apadrinhamento de colmeias ~ apadrinhar colmeia; Visitas ao apiário = Apiturismo = Visitas ~ visitar colmeias; Cursos de apicultura = Cursos = Workshops; Hidromel; Polinização = Aluguer de colmeias = Aluguel de colmeias ~ polinizar; Cosmética natural = Sabonetes de mel; Presentes = Lembranças = Cabazes; Material apícola; Mel biológico',
  ],
  olive_mill: [
    'lagar, lagar de azeite, olival, produtor de azeite, olivicultor, azeite, oleoturismo',
    'Azeites = Azeite virgem extra = Azeite = Azeite extravirgem; Azeites aromatizados; Azeitonas = Azeitonas de mesa; Visitas ao lagar = Visitas guiadas = Olivoturismo = Visitas ~ visitar lagar; Provas de azeite = Prova de azeites = Degustação ~ provar azeite; Laboração de azeitona = Transformação de azeitona = Extração para terceiros ~ moer azeitona, laborar azeitona; Apadrinhe uma oliveira = Adote uma oliveira ~ apadrinhar oliveira; Loja online = Venda direta; Sabonetes = Cosmética = Cosméticos de azeite; Presentes empresariais = Caixas de oferta = Cabazes; Azeite biológico; Garrafões = Azeite a granel; Pastas de azeitona; Vinagres; Apanha da azeitona ~ apanhar azeitona; Alojamento',
  ],
  delicatessen: [
    'mercearia fina, mercearia gourmet, loja gourmet, empório, produtos regionais, delicatessen, charcutaria fina, mercearia',
    'Queijos; Enchidos e presuntos = Presuntos = Enchidos = Frios; Vinhos = Vinhos e licores; Azeites = Azeites e vinagres; Conservas = Conservas gourmet; Cabazes = Cabazes de Natal = Cestas de Natal = Cestas presente; Tábuas de queijos e enchidos = Tábuas = Tábuas de frios ~ encomendar tábua; Compotas e mel = Compotas = Geleias; Chocolates = Bolachas e biscoitos; Chás e cafés = Chás; Patês = Patés; Massas e arrozes = Massas; Refeições prontas = Takeaway = Pratos prontos; Provas = Degustações; Presentes empresariais = Brindes corporativos; Bacalhau = Especiarias',
  ],
  florist: [
    'florista, floricultura, loja de flores, atelier floral, designer floral, arte floral',
    'Ramos de flores = Buquês = Ramos = Bouquets; Flores para casamento = Casamentos = Bouquet de noiva; Coroas fúnebres = Flores para funeral = Coroas de flores = Palmas; Entrega de flores = Flores ao domicílio = Entregas ~ enviar flores; Plantas de interior = Plantas; Arranjos florais = Arranjos = Centros de mesa; Flores secas = Flores preservadas; Assinatura de flores = Subscrição de flores = Assinaturas; Decoração de eventos = Eventos = Decoração floral; Flores para empresas = Flores para hotéis; Workshops florais = Cursos de arte floral = Workshops; Rosas = Orquídeas; Cestas de café da manhã = Cabazes e presentes; Decoração de igrejas; Flores para cemitério = Limpeza de campas ~ limpar campas; Terrários = Suculentas',
  ],
  hotel: [
    'hotel, hotel rural, hotel boutique, pousada hotel, resort, hotel de charme, estalagem',
    'Quartos = Acomodações; Suítes = Suites; Pequeno-almoço = Café da manhã; Restaurante; Bar; Spa = Spa e bem-estar; Piscina = Piscinas; Reuniões = Salas de reunião = Eventos corporativos; Casamentos = Casamentos e banquetes; Ofertas = Pacotes = Programas; Quartos familiares; Meia pensão; O que fazer = Experiências; Estacionamento = Carregadores elétricos; Vouchers = Vale-presente; Ginásio = Academia',
  ],
  guesthouse: [
    'casa de hóspedes, guesthouse, pousada, turismo de habitação, alojamento local, pensão, bed and breakfast, residencial',
    'Quartos; Suítes = Quarto familiar = Suites; Pequeno-almoço = Café da manhã; Jantares = Refeições caseiras = Refeições; Apartamentos = Apartamento; Piscina; O que fazer = Passeios; Casamentos = Eventos; Retiros = Workshops; Pacotes = Ofertas = Programas; Bicicletas = Aluguer de bicicletas; Caminho de Santiago; Massagens = Bem-estar; Vouchers',
  ],
  holiday_homes: [
    'casas de férias, casa de férias, alojamento local, casa de campo, turismo rural, aluguer de férias, aluguel por temporada, apartamentos turísticos, chalés, casa de temporada',
    'As nossas casas = Casas de campo; Apartamentos = Estúdios; Chalés = Cabanas; Villas = Moradias; Casa completa = Aluguer completo; Preços e disponibilidade = Disponibilidade; Comodidades; Piscina; Churrasqueira = Churrasco; Jacuzzi = Ofurô; O que fazer = Trilhos; Escapadinhas = Fins de semana; Eventos; Animais bem-vindos = Pet friendly; Limpeza e roupa de cama; Gestão de alojamento local = Gestão de arrendamentos ~ gerir alojamento',
  ],
  campsite: [
    'parque de campismo, camping, glamping, área de autocaravanas, parque de caravanas, área de camping',
    'Alvéolos = Lugares de campismo = Área de camping = Parcelas; Bungalows = Bangalôs; Mobile homes = Mobil-homes; Glamping = Tendas safari = Domos; Cabanas = Chalés = Casas na árvore; Área de autocaravanas = Autocaravanas = Motorhomes; Piscina = Piscinas; Restaurante = Bar; Minimercado; Animação = Atividades infantis = Kids club; Parque infantil = Playground; Aluguer de bicicletas = Caiaques e bicicletas = Bicicletas; Passeios = Trilhas; Lugares anuais; Grupos escolares = Acampamentos = Campos de férias; Lavandaria = Sanitários',
  ],
  hostel: [
    'hostel, albergue, pousada da juventude, albergue de peregrinos, refúgio de montanha, albergue da juventude',
    'Dormitórios = Camas em dormitório = Quartos partilhados = Quartos compartilhados; Quartos privados = Quartos; Pequeno-almoço = Café da manhã; Bar; Refeições = Jantares; Grupos escolares; Cozinha partilhada = Cozinha compartilhada; Aluguer de bicicletas = Bicicletas; Passeios = Tours; Salas e eventos; Surf camp = Aulas de surf; Lavandaria = Cacifos; Caminho de Santiago; Voluntariado; Coworking = Estadias longas',
  ],
  farm_holidays: [
    'agroturismo, turismo rural, hotel fazenda, férias na quinta, casa de campo na quinta, fazenda turística, quinta pedagógica',
    'Quartos; Casas de campo = Chalés = Casas rurais; Pequeno-almoço = Café da manhã = Café colonial; Refeições caseiras = Comida caseira = Restaurante; Produtos da quinta = Produtos da fazenda = Venda de produtos; Animais da quinta ~ alimentar animais, ordenhar; Passeios a cavalo = Cavalgadas ~ andar a cavalo; Atividades na quinta = Atividades rurais = Lida do campo; Day use = Dia de campo = Dia na fazenda; Quinta pedagógica = Visitas escolares; Workshops = Workshop de pão; Casamentos = Eventos; Festas de aniversário; Piscina; Pesca = Pesque e pague; Trilhos = Trilhas = Caminhadas',
  ],
  event_venue: [
    'espaço para eventos, quinta para casamentos, salão de festas, sala de eventos, casa de festas, espaço de eventos, quinta para eventos',
    'Casamentos; Eventos corporativos = Eventos de empresa = Eventos empresariais; Batizados e comunhões = Batizados; Aniversários = Festas privadas = 15 anos = Festas infantis; Cerimónia civil = Cerimónias = Cerimônia ao ar livre; Salões; Aluguer de espaço = Aluguer de salas = Aluguel de salão ~ alugar salão; Catering = Buffet; Alojamento = Hospedagem; Jardins; Congressos = Conferências = Palestras; Sessões fotográficas = Filmagens; Decoração = Mobiliário; DJ e som = Som e luz; Pacotes = Tarifas; Concertos = Shows',
  ],
  wedding_planner: [
    'wedding planner, organizadora de casamentos, organização de casamentos, assessoria de casamentos, cerimonialista, celebrante de casamentos',
    'Organização completa = Planeamento completo = Assessoria completa = Planejamento completo ~ organizar casamento; Coordenação do dia = Assessoria do dia = Coordenação do dia do casamento ~ coordenar dia; Planeamento parcial = Assessoria parcial = Consultoria; Decoração de casamento = Decoração = Design e decoração ~ decorar; Procura de espaço = Escolha do espaço ~ encontrar quinta; Seleção de fornecedores = Fornecedores ~ escolher fornecedores; Cerimónias simbólicas = Celebrante = Cerimónias = Cerimônias; Destination wedding = Casamento no destino = Casamentos em Portugal; Elopement = Mini wedding = Casamento íntimo; Pedidos de casamento = Pedido de casamento; Convites = Estacionário = Papelaria; Flores = Decoração floral; Aluguer de decoração = Aluguel de peças; Despedidas de solteira = Chá de panela; Batizados = 15 anos',
  ],
  event_agency: [
    'agência de eventos, organização de eventos, empresa de eventos, produtora de eventos, produção de eventos',
    'Eventos corporativos = Eventos empresariais = Eventos de empresa; Congressos = Conferências = Convenções; Team building = Incentivos; Festas de empresa = Jantares de gala = Festas de fim de ano = Jantares de Natal ~ organizar festa; Lançamentos de produto = Apresentações de produto; Feiras e stands = Feiras = Stands; Eventos híbridos = Eventos online = Transmissão ao vivo; Festivais = Concertos = Shows; Som e luz = Audiovisuais = Produção técnica; Cenografia = Decoração; Catering = Buffet; Procura de espaços = Aluguer de espaços; Hospedeiras = Promotores = Recepcionistas; Gestão de inscrições = Credenciamento = Secretariado; Ativação de marca = Ações promocionais; Eventos desportivos = Eventos esportivos',
  ],
  party_rental: [
    'aluguer de tendas, aluguer de material para festas, aluguel de mobiliário para festas, locação de material para eventos, aluguer para eventos, locação para festas',
    'Tendas = Aluguer de tendas = Aluguel de tendas ~ alugar tenda; Mesas e cadeiras = Aluguer de mesas e cadeiras = Mobiliário ~ alugar cadeiras; Loiça e talheres = Louças = Loiças = Taças e talheres; Toalhas de mesa = Toalhas = Atoalhados; Insufláveis = Brinquedos infláveis = Pula-pula; Som e iluminação = Som e luz = Iluminação; Photobooth = Cabine de fotos; Decoração = Pegue e monte = Painéis decorativos; Palcos = Palcos e estrados; Aquecedores = Aquecedores de exterior; Máquinas de cerveja = Chopeiras; Máquinas de pipocas = Algodão doce = Carrinhos de pipoca; Casas de banho portáteis = Banheiros químicos = WC portáteis; Pistas de dança; Entrega e montagem; Projetores = Telas e projetores',
  ],
  dj: [
    'DJ, disc jockey, DJ para casamentos, DJ para eventos, discoteca móvel',
    'Casamentos = DJ para casamentos; Aniversários = Festas privadas = 15 anos; Eventos corporativos = Eventos de empresa; Aluguer de som = Som = Aluguel de som ~ alugar som; Iluminação = Luzes = Pista de LED; Photobooth = Cabine de fotos; Cerimónias = Som para cerimónia = Cerimônia; Karaoke = Karaokê; Efeitos especiais = Fogo frio = Máquina de fumo; Clubes e festivais = Festivais = Discotecas; Animação = Animação de festas; Saxofonista = Músicos ao vivo; Ecrãs = Telão e projeção; Curso de DJ = Aulas de DJ; Festas populares = Formaturas',
  ],
  band: [
    'banda de música, grupo musical, banda para casamentos, música ao vivo, conjunto musical, quarteto de cordas, duo acústico, orquestra de baile, banda de baile',
    'Casamentos = Música para casamentos; Cerimónias = Música para cerimónia = Missas = Cerimônias; Cocktail = Música ambiente; Eventos corporativos = Eventos de empresa; Concertos = Agenda = Shows; Bailes = Baile; Festas populares = Arraiais = Festas da cidade; Festas privadas = Aniversários; Formações = Duo e trio = Duo; Reportório = Repertório; Discografia = Discos = Álbuns; Som = Equipamento de som; Fado = Noites de fado; Festivais; Funerais; Workshops',
  ],
};
