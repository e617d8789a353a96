import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Portuguese. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'livraria, livreiro, livraria independente, alfarrabista, sebo, livraria-papelaria',
    'Literatura = Romances = Ficção; Livros infantis = Infantojuvenil; Banda desenhada = Quadrinhos = Mangá; Ensaio; Poesia = Teatro; Livros usados = Livros em segunda mão = Livros antigos; Livros escolares = Manuais escolares; Encomendas = Encomenda de livros ~ encomendar livro; Lançamentos e apresentações = Apresentações = Eventos; Clubes de leitura = Clube de leitura; Sugestões de leitura; Hora do conto = Contação de histórias; Vouchers = Cartão presente; Papelaria; Compra de livros = Compra de bibliotecas ~ comprar bibliotecas; Escolas e bibliotecas',
  ],
  bike_shop: [
    'loja de bicicletas, bicicletaria, loja de bikes, loja de ciclismo',
    'Bicicletas elétricas = E-bikes; BTT = Mountain bikes = Bicicletas de montanha; Bicicletas de estrada = Gravel; Bicicletas urbanas = Bicicletas de cidade; Bicicletas de criança = Bicicletas infantis; Bicicletas de carga = Cargo; Bicicletas usadas = Usadas; Reparação = Manutenção ~ reparar bicicleta; Acessórios = Capacetes e luzes; Vestuário = Roupa de ciclismo; Componentes; Aluguer de bicicletas = Aluguel; Bike fit = Biomecânica; Test ride = Test drive ~ experimentar bicicleta; Trotinetes elétricas; Bicicletas personalizadas',
  ],
  fashion_shop: [
    'loja de roupa, boutique, loja de moda, loja de roupas, pronto-a-vestir, loja de noivas',
    'Moda feminina = Roupa de senhora; Moda masculina = Roupa de homem; Moda infantil = Roupa de criança; Vestidos = Vestidos de festa; Calças = Jeans; Casacos = Blazers; Acessórios = Malas e cintos = Bolsas; Lingerie; Tamanhos grandes = Plus size; Vestidos de noiva = Noivas; Fatos = Ternos = Cerimónia; Moda sustentável; Arranjos ~ ajustar roupa; Consultoria de imagem = Personal shopper; Vouchers = Cartão presente; Saldos = Outlet',
  ],
  shoe_shop: [
    'sapataria, loja de sapatos, loja de calçado, loja de calçados',
    'Calçado de senhora = Sapatos femininos = Calçados femininos; Calçado de homem = Sapatos masculinos = Calçados masculinos; Calçado infantil = Sapatos de criança = Calçados infantis; Ténis = Sapatilhas = Tênis; Botas e botins = Botas; Sandálias = Chinelos; Calçado confortável = Pés sensíveis; Tamanhos especiais = Tamanhos grandes; Calçado barefoot = Barefoot; Sapatos de cerimónia = Sapatos de noiva; Pantufas; Malas e carteiras = Malas = Bolsas; Calçado profissional = Calçado de trabalho; Palmilhas = Produtos de limpeza de calçado; Vouchers',
  ],
  sports_shop: [
    'loja de desporto, loja de artigos desportivos, loja de esportes, loja de material esportivo, loja de corrida',
    'Running = Corrida; Futebol = Chuteiras; Padel = Ténis e padel = Raquetes; Fitness = Musculação; Natação; Caminhada = Trail; Surf = Pranchas de surf; Esqui = Snowboard; Aluguer de material = Aluguer de pranchas ~ alugar material; Encordoamento de raquetes = Encordoamento ~ encordoar raquete; Análise da passada = Teste da pisada; Equipamentos para clubes = Estampagem ~ estampar camisolas; Ciclismo; Roupa desportiva = Roupa esportiva; Usados; Suplementos = Nutrição desportiva',
  ],
  outdoor_shop: [
    'loja outdoor, loja de montanha, loja de pesca, loja de caça e pesca, espingardaria, loja de campismo, loja de camping',
    'Vestuário técnico = Vestuário = Roupa de montanha; Botas de montanha = Calçado; Mochilas; Tendas = Barracas; Sacos-cama = Colchonetes = Sacos de dormir; Escalada = Material de escalada; Pesca = Artigos de pesca; Caça; Aluguer de material = Aluguel de equipamentos ~ alugar material; Reparação = Ressolagem; Usados = Segunda mão; Fogareiros = Cozinha de campismo; Mapas e GPS = GPS e relógios; Canivetes = Facas; Caiaques; Lanternas',
  ],
  toy_shop: [
    'loja de brinquedos, loja de jogos, brinquedos educativos, loja de jogos de tabuleiro',
    'Brinquedos de madeira; Jogos de tabuleiro = Jogos de mesa; Puzzles = Quebra-cabeças; Bonecas e peluches = Bonecas = Pelúcias; Construções = LEGO; Primeira infância = Brinquedos para bebés; Artes criativas = Trabalhos manuais; Ar livre = Brinquedos de exterior; Modelismo = Miniaturas; Livros infantis; Fantasias = Disfarces; Brinquedos educativos = Montessori; Cartas colecionáveis = Jogos de cartas; Torneios = Noites de jogos; Listas de aniversário; Figuras',
  ],
  wool_shop: [
    'loja de lãs, lãs, retrosaria de lãs, loja de tricô, loja de fios, armarinho de lãs',
    'Lãs = Novelos = Fios; Lãs tingidas à mão = Lãs artesanais; Merino = Alpaca; Algodão = Fios de algodão; Lã para meias; Agulhas = Agulhas e croché; Padrões = Receitas e revistas = Receitas de tricô; Kits = Kits de tricô; Aulas de tricô = Workshops de tricô ~ aprender tricotar; Aulas de croché = Aulas de crochê = Workshops de croché; Encontros de tricô; Macramé = Trapilho; Botões = Acessórios; Peças por encomenda = Tricô por encomenda; Bordados = Arraiolos; Vouchers',
  ],
  fabric_shop: [
    'loja de tecidos, retrosaria, tecidos a metro, armarinho, casa de tecidos',
    'Tecidos de moda = Tecidos a metro = Tecidos; Tecidos de decoração = Tecidos para estofos; Tecidos de festa = Rendas; Algodão = Linho; Malhas = Jersey; Tecidos infantis; Patchwork; Retrosaria = Botões e fechos = Aviamentos; Moldes = Moldes de costura; Máquinas de costura; Reparação de máquinas de costura ~ arranjar máquina de costura; Aulas de costura = Workshops de costura ~ aprender costurar; Confeção de cortinados = Cortinados = Cortinas; Fitas = Fitas e rendas; Fantasias = Carnaval; Bordados = Personalização',
  ],
  wine_shop: [
    'garrafeira, loja de vinhos, adega loja, enoteca, loja de cervejas, empório de vinhos',
    'Vinhos tintos = Tintos; Vinhos brancos = Brancos; Rosés; Vinhos verdes; Espumantes e champanhes = Espumantes = Champanhe; Vinho do Porto = Vinhos generosos = Fortificados; Vinhos naturais = Vinhos biológicos; Destilados = Whiskies e gins = Bebidas espirituosas; Cervejas artesanais = Cervejas; Provas de vinhos = Degustações = Cursos de vinho ~ provar vinhos; Cabazes = Cestas = Cabazes de Natal; Entregas ao domicílio = Entregas; Presentes empresariais = Ofertas para empresas; Vinhos para casamentos = Casamentos e eventos; Clube de vinhos = Assinatura; Vinhos raros = Vinhos velhos',
  ],
  tea_shop: [
    'loja de chás, casa de chás, chás e infusões, loja de chá',
    'Chá verde = Chás verdes; Chá preto = Chás pretos; Chá branco = Oolong; Rooibos; Infusões = Tisanas = Ervas; Matcha; Chá mate = Erva-mate; Chás biológicos = Chás orgânicos; Bules = Bules e chávenas = Acessórios; Provas de chá = Workshops de chá = Degustação; Caixas de oferta = Presentes; Cafés; Chocolates; Assinatura; Revenda; Lembranças',
  ],
  health_food_shop: [
    'ervanária, loja de produtos naturais, mercearia biológica, loja biológica, loja a granel, dietética, supermercado biológico, loja de orgânicos',
    'Frutas e legumes = Frutas e legumes biológicos = Hortifruti orgânico; Granel = Produtos a granel; Suplementos = Suplementos alimentares = Vitaminas; Sem glúten; Plantas medicinais = Chás e ervas = Ervas; Cosmética natural = Cosméticos naturais; Produtos veganos = Vegan; Óleos essenciais = Aromaterapia; Superalimentos = Frutos secos = Castanhas; Cabazes biológicos = Cestas orgânicas; Bebé = Produtos para bebé; Limpeza ecológica = Desperdício zero; Aconselhamento nutricional = Consultas de nutrição; Naturopatia = Terapias; Entregas; Workshops = Palestras',
  ],
  furniture_shop: [
    'loja de móveis, loja de mobiliário, loja de decoração, móveis e decoração, casa de móveis',
    'Sofás = Sofás e poltronas = Estofados; Mesas = Salas de jantar = Mesas de jantar; Cadeiras; Camas = Quartos = Dormitórios; Roupeiros = Guarda-roupas; Móveis de TV = Estantes; Escritório = Secretárias = Escrivaninhas; Mobiliário de jardim = Área externa; Iluminação = Candeeiros = Luminárias; Tapetes; Decoração; Móveis por medida = Móveis sob medida; Projetos de decoração = Consultoria de decoração = Projetos 3D; Entrega e montagem ~ montar móveis; Colchões; Quartos juvenis = Quartos infantis',
  ],
  lighting_shop: [
    'loja de iluminação, loja de candeeiros, iluminação, loja de luminárias, candeeiros, lustres e luminárias',
    'Candeeiros de teto = Pendentes = Lustres; Candeeiros de pé = Luminárias de piso; Candeeiros de mesa = Abajures; Apliques = Arandelas; Plafons = Focos = Spots; Iluminação exterior; Lâmpadas = LED = Fitas LED; Abat-jours por medida = Abat-jours = Cúpulas; Projeto luminotécnico = Projetos de iluminação = Estudo de iluminação; Reparação de candeeiros = Restauro de candeeiros = Conserto de lustres ~ reparar candeeiro; Peças de design; Candeeiros de secretária = Luminárias de mesa; Ventoinhas de teto = Ventiladores de teto; Montagem de candeeiros; Iluminação comercial = Iluminação de escritórios',
  ],
  bedding_shop: [
    'loja de colchões, colchoaria, loja de roupa de cama, têxteis-lar, loja de cama mesa e banho, casa do descanso',
    'Colchões; Estrados = Bases = Box; Camas = Cabeceiras; Almofadas = Travesseiros; Edredões = Edredons; Lençóis = Roupa de cama = Jogos de cama; Sobrecolchões = Toppers = Pillow tops; Toalhas = Atoalhados = Banho; Camas articuladas; Sofás-cama; Colchões infantis = Berços; Colchões por medida = Colchões sob medida; Aconselhamento de descanso = Teste de colchões ~ experimentar colchão; Entrega e recolha = Recolha do colchão usado ~ recolher colchão; Hotéis; Mantas e colchas',
  ],
  stationery_shop: [
    'papelaria, material de escritório, livraria e papelaria, artigos de papelaria',
    'Cadernos e blocos = Cadernos; Canetas = Canetas de tinta permanente = Escrita; Agendas = Calendários; Material escolar = Regresso às aulas = Volta às aulas; Material de escritório; Mochilas = Estojos; Postais e cartões = Cartões; Papel de embrulho = Embrulhos; Convites; Tinteiros e toners = Tinteiros = Cartuchos; Carimbos; Fotocópias = Impressões = Cópias ~ fotocopiar, xerox; Encadernação = Plastificação ~ encadernar, plastificar; Belas-artes = Artesanato; Manuais escolares = Livros escolares; Entregas a empresas',
  ],
  art_supplies: [
    'loja de belas-artes, belas-artes, material de belas-artes, materiais artísticos, loja de artesanato, loja de artes',
    'Óleo = Tinta a óleo; Acrílico = Tinta acrílica; Aguarela = Aquarela; Desenho = Lápis = Carvão; Papéis; Telas = Telas por medida; Pincéis; Cavaletes; Molduras ~ emoldurar; Modelagem = Barro = Argila; Gravura = Linogravura; Caligrafia = Tintas da China; Pigmentos; Cursos = Workshops; Trabalhos manuais = Scrapbooking; Marcadores',
  ],
  music_shop: [
    'loja de música, loja de instrumentos musicais, casa de música, loja de pianos, loja de guitarras',
    'Pianos = Pianos digitais = Teclados; Guitarras = Violões = Guitarras e baixos; Violinos = Cordas friccionadas; Sopros = Instrumentos de sopro; Baterias = Percussão; Som = Áudio = Som e luz; Partituras; Aluguer de instrumentos = Aluguel de pianos = Aluguer de pianos ~ alugar instrumento; Reparação de instrumentos = Luthier ~ reparar instrumento, regular guitarra; Afinação de pianos ~ afinar piano; Instrumentos usados = Usados = Retomas; Acessórios = Cordas e acessórios; Estúdio = Gravação; Aulas de música; Acordeões = Concertinas; Cavaquinhos = Ukuleles',
  ],
  record_shop: [
    'loja de discos, loja de vinis, discoteca de vinil, loja de vinil, loja de LPs',
    'Vinis = Vinis novos = Novidades = LPs; Vinis usados = Discos usados = Segunda mão; CDs; Compra de discos = Compramos os seus discos = Compra de coleções ~ comprar vinis; Gira-discos = Toca-discos = Hi-fi = Vitrolas; Jazz = Soul e funk; Rock = Metal; Eletrónica = Eletrônica; Hip hop = Rap; Clássica = Música clássica; Fado = Música portuguesa = MPB; Limpeza de vinis ~ limpar discos; Encomendas = Pré-encomendas ~ encomendar disco; Acessórios = Capas; Concertos = Showcases; Merchandising = T-shirts',
  ],
  electronics_shop: [
    'loja de eletrónica, loja de eletrodomésticos, loja de informática, loja de telemóveis, loja de eletrônicos, loja de som, eletrodomésticos',
    'Televisões = TVs = Televisores; Som = Hi-fi = Colunas; Grandes eletrodomésticos = Eletrodomésticos = Linha branca; Pequenos eletrodomésticos; Telemóveis = Smartphones = Celulares; Computadores = Informática; Fotografia = Câmaras = Câmeras; Auscultadores = Fones de ouvido; Home cinema = Home theater; Assistência técnica = Reparações ~ reparar televisão; Antenas = Entrega e instalação ~ instalar TV; Recondicionados = Usados; Ar condicionado; Impressoras = Tinteiros; Videojogos = Consolas = Games; Domótica = Casa inteligente',
  ],
  hardware_shop: [
    'loja de ferragens, drogaria de ferragens, casa de ferragens, loja de bricolage, ferragens e ferramentas, loja de construção, loja de ferramentas',
    'Ferramentas; Parafusaria = Fixações = Parafusos; Tintas = Tintas e vernizes = Afinação de cores; Jardinagem; Cópia de chaves = Chaves ~ copiar chave; Fechaduras = Canhões; Afiação = Amolação ~ afiar facas; Material elétrico = Eletricidade; Canalização = Hidráulica; Utilidades domésticas = Utilidades = Menage; Drogaria; Corte de madeira = Madeiras ~ cortar madeira; Aluguer de ferramentas = Aluguel de ferramentas; Redes e vedações = Vedações; Salamandras = Aquecimento; Reparação de máquinas = Assistência técnica',
  ],
  garden_centre: [
    'centro de jardinagem, garden center, viveiro de plantas, viveiros, horto, viveirista',
    'Árvores e arbustos = Árvores = Arbustos; Plantas de exterior = Vivazes; Plantas de interior; Roseiras; Árvores de fruto = Fruteiras = Frutíferas; Plantas hortícolas = Horta = Mudas de hortaliças; Aromáticas = Ervas aromáticas; Flores da época = Plantas da época; Sebes = Coníferas; Substratos e adubos = Terras = Adubos; Vasos = Floreiras; Sementes = Bolbos; Aconselhamento = Tratamento de pragas; Projetos de jardim = Construção de jardins; Entrega e plantação = Entregas; Árvores de Natal',
  ],
  pet_shop: [
    'loja de animais, pet shop, petshop, aquariofilia, loja de aquários, pet center',
    'Ração para cães; Gatos = Ração para gatos; Roedores = Coelhos e roedores; Pássaros = Aves; Aquários = Peixes e aquários = Peixes; Répteis = Terrários; Ração = Rações; Alimentação natural = BARF; Brinquedos = Acessórios; Camas e transportadoras = Camas; Trelas e coleiras = Coleiras e guias = Peitorais; Banhos e tosquias = Banho e tosa; Manutenção de aquários ~ manter aquário; Cavalos = Equitação; Galinhas = Animais de quinta; Aconselhamento nutricional',
  ],
  baby_shop: [
    'loja de bebé, puericultura, loja de puericultura, loja de bebês, loja infantil, artigos para bebé',
    'Carrinhos de bebé = Carrinhos de bebê = Carrinhos; Cadeiras auto = Cadeirinhas para carro; Berços = Quarto do bebé = Móveis; Roupa de bebé = Enxoval; Porta-bebés = Babywearing = Slings; Amamentação = Biberões = Mamadeiras; Fraldas = Fraldas de pano; Brinquedos; Lista de nascimento = Listas de nascimento = Chá de bebê ~ criar lista; Grávida = Roupa de grávida = Moda gestante; Cadeiras de papa = Cadeirões; Aluguer de equipamentos = Aluguer de bombas de leite; Usados = Segunda mão; Workshops; Presentes para recém-nascidos = Cabazes de bebé; Banho = Higiene',
  ],
  cosmetics_shop: [
    'perfumaria, loja de cosméticos, loja de cosmética, loja de beleza, cosmética natural loja',
    'Perfumes; Cuidados de rosto = Cosmética facial; Cuidados de corpo; Maquilhagem = Maquiagem; Cuidados capilares; Cosmética natural = Cosmética biológica; Cuidados masculinos; Solares = Protetores solares; Velas e difusores = Aromas para casa = Velas; Sabonetes = Cosmética sólida; Diagnóstico de pele = Aconselhamento de beleza = Consultoria de beleza; Tratamentos em cabine = Gabinete de estética; Workshops de maquilhagem = Cursos de automaquiagem; Coffrets = Kits presente; Unhas = Vernizes = Esmaltes; Óleos essenciais',
  ],
  second_hand_shop: [
    'loja de segunda mão, loja de roupa em segunda mão, brechó, loja vintage, bazar, loja social, loja de usados',
    'Roupa de senhora = Roupa em segunda mão = Roupas; Roupa de homem; Roupa de criança; Luxo = Malas de luxo = Marcas; Sapatos e malas = Sapatos; Móveis = Móveis usados; Loiças; Livros; Brinquedos; Venda a sua roupa = Consignação = Desapego = Compramos a sua roupa ~ vender roupa, trazer roupa; Doações = Recolha de donativos ~ doar roupa; Vintage; Aluguer de vestidos = Aluguel de roupas; Eletrodomésticos; Vestidos de noiva; Esvaziamento de casas',
  ],
  antiques_shop: [
    'antiquário, loja de antiguidades, antiguidades, velharias, galeria de antiguidades, loja de velharias',
    'Móveis antigos = Mobiliário; Pintura = Quadros; Pratas = Prataria; Porcelanas = Faianças = Cerâmica; Joias antigas = Joias; Relógios antigos = Relógios; Candeeiros antigos = Lustres; Livros antigos; Espelhos; Arte sacra = Imagens; Vintage = Design do século XX; Azulejos antigos; Compra de antiguidades = Compramos antiguidades = Compra de recheios ~ comprar móveis antigos; Avaliações ~ avaliar; Restauro = Restauro de móveis ~ restaurar; Heranças = Esvaziamento de casas',
  ],
  gift_shop: [
    'loja de presentes, loja de prendas, loja de souvenirs, concept store, loja de lembranças, loja de artesanato',
    'Ideias de presentes = Prendas = Presentes; Joias = Bijuteria; Decoração; Velas = Velas e aromas; Papelaria = Postais; Canecas = Loiça; Presentes para bebé; Presentes personalizados = Gravação = Personalizados ~ personalizar, gravar; Cabazes = Cestas = Caixas presente; Presentes empresariais = Brindes corporativos; Souvenirs = Recordações = Produtos regionais; Bolsas e têxteis = Têxteis; Embrulhos = Embrulho para presente ~ embrulhar; Vouchers = Cartão presente; Listas de casamento = Lembranças de casamento; Artesanato = Cortiça',
  ],
  candle_and_soap_maker: [
    'saboaria artesanal, saboaria, velas artesanais, sabonetes artesanais, fábrica de velas, cereeiro, saboeira',
    'Sabonetes = Sabonetes naturais = Sabonetes artesanais; Velas aromáticas = Velas = Velas perfumadas; Champôs sólidos = Shampoos sólidos; Wax melts = Ceras aromáticas; Bálsamos e cremes = Cremes = Bálsamos; Sabão de barbear; Bombas de banho = Sais de banho; Velas de batismo = Velas religiosas = Círios; Velas de cera de abelha; Velas personalizadas = Lembranças = Lembrancinhas ~ personalizar velas; Workshops = Workshop de sabonetes = Workshop de velas = Cursos ~ aprender sabonetes; Caixas presente = Kits presente; Difusores = Aromatizadores = Ambientadores; Revenda = Venda por grosso = Atacado; Sabão de roupa = Sabão; Recargas',
  ],
  jewellery_shop: [
    'ourivesaria, joalharia, joalheria, loja de joias, relojoaria e ourivesaria, loja de semijoias',
    'Alianças = Alianças de casamento; Anéis de noivado = Solitários; Colares = Fios e colares = Fios; Pulseiras; Brincos; Relógios; Joias de criança = Batizado = Medalhas; Diamantes; Pérolas; Filigrana; Gravação ~ gravar; Reparação de joias = Conserto de joias ~ arranjar joia; Reparação de relógios = Troca de pilhas ~ trocar pilha; Joias por medida = Joias personalizadas = Joias sob medida; Compra de ouro ~ comprar ouro; Ajuste de anéis ~ alargar anel',
  ],
};
