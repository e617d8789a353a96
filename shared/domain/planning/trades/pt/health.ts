import type { TradeTexts } from '../trades.ts';

/** Trades of health in Portuguese. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentista, médico dentista, clínica dentária, clínica odontológica, consultório dentário, consultório odontológico, odontologia, cirurgião-dentista',
    'Limpeza dentária = Destartarização = Limpeza dental = Higiene oral = Profilaxia; Avaliação dentária = Consulta de avaliação = Check-up dentário; Cáries = Restaurações = Obturações ~ tratar cáries; Implantes dentários = Implantologia = Implantes; Ortodontia = Aparelho dentário = Aparelhos ortodônticos = Alinhadores invisíveis; Branqueamento dentário = Clareamento dental = Clareamento ~ branquear dentes, clarear dentes; Facetas = Lentes de contato dental = Estética dentária; Próteses dentárias = Coroas e pontes = Próteses = Dentaduras; Periodontologia = Periodontia = Gengivas; Endodontia = Desvitalização = Tratamento de canal ~ desvitalizar; Extrações = Dentes do siso = Cirurgia oral ~ arrancar dente, tirar siso; Odontopediatria = Dentista infantil; Urgências dentárias = Emergência odontológica = Urgências; Bruxismo = Goteiras ~ ranger dentes; Harmonização orofacial; Sedação consciente',
  ],
  orthodontist: [
    'ortodontista, clínica de ortodontia, ortodontia, especialista em ortodontia',
    'Alinhadores invisíveis = Invisalign = Aparelho invisível = Alinhadores; Aparelho fixo = Brackets metálicos = Aparelho metálico; Aparelho estético = Brackets cerâmicos = Aparelho de porcelana = Safira; Ortodontia lingual = Aparelho lingual; Ortodontia infantil = Ortodontia para crianças = Ortopedia funcional; Ortodontia para adultos; Aparelho móvel = Aparelhos removíveis; Contenção = Contenções; Primeira consulta = Estudo ortodôntico = Avaliação ortodôntica; Cirurgia ortognática; Autoligado = Aparelho autoligado; Urgências = Bracket descolado',
  ],
  general_practitioner: [
    'médico de família, clínica geral, médico de clínica geral, clínico geral, consultório médico, clínica médica, medicina geral e familiar',
    'Consultas = Consulta de clínica geral; Teleconsulta = Telemedicina = Videoconsulta; Consultas ao domicílio = Médico ao domicílio = Visitas domiciliares; Vacinas = Vacinação ~ vacinar; Check-up = Exames de rotina; Doenças crónicas = Doenças crônicas = Diabetes = Hipertensão; Análises clínicas = Exames de sangue; Atestados médicos = Atestado médico = Atestado para carta de condução; Saúde infantil = Pediatria; Saúde da mulher = Planeamento familiar = Papanicolau; Eletrocardiograma = ECG; Pequena cirurgia = Suturas; Consulta do viajante = Medicina do viajante; Enfermagem = Serviços de enfermagem; Urgências',
  ],
  paediatrician: [
    'pediatra, consultório de pediatria, clínica pediátrica, pediatria, consultório pediátrico',
    'Consultas de rotina = Puericultura = Vigilância do desenvolvimento ~ acompanhar crescimento; Recém-nascidos = Consulta do recém-nascido = Primeira consulta; Vacinas = Vacinação ~ vacinar; Urgências pediátricas = Urgências ~ criança doente; Alergias = Alergologia = Testes alérgicos; Asma = Pneumologia pediátrica; Amamentação = Aconselhamento de amamentação; Alimentação infantil = Introdução alimentar = Diversificação alimentar; Sono infantil = Sono; PHDA = TDAH; Medicina do adolescente = Hebiatria; Teleconsulta; Consulta ao domicílio; Pré-natal = Consulta pré-natal',
  ],
  dermatologist: [
    'dermatologista, clínica de dermatologia, dermatologia, clínica dermatológica',
    'Rastreio de sinais = Mapeamento de pintas = Dermatoscopia = Observação de sinais ~ ver sinais; Cancro da pele = Câncer de pele; Acne = Tratamento da acne; Psoríase e eczema = Psoríase = Dermatite atópica; Cirurgia dermatológica = Remoção de sinais = Retirada de pintas ~ tirar sinais; Verrugas = Micoses; Laser = Tratamentos a laser; Depilação a laser; Toxina botulínica = Botox; Preenchimentos = Ácido hialurônico = Ácido hialurónico; Rosácea; Queda de cabelo = Alopecia = Tricologia; Manchas = Melasma; Peeling = Peelings químicos; Dermatologia pediátrica; Remoção de tatuagens',
  ],
  gynaecologist: [
    'ginecologista, clínica de ginecologia, ginecologia, ginecologia e obstetrícia, obstetra, ginecologista obstetra',
    'Consulta de ginecologia = Exame ginecológico = Consulta de rotina; Papanicolau = Citologia = Preventivo; Ecografias = Ecografia = Ultrassom = Ultrassonografia; Vigilância da gravidez = Gravidez = Pré-natal = Acompanhamento da gravidez ~ seguir gravidez; Parto = Parto humanizado; Contraceção = Contracepção = DIU = Implante contraceptivo ~ colocar DIU; Menopausa = Climatério; Fertilidade = Infertilidade = Reprodução assistida; Pavimento pélvico = Incontinência urinária; Endometriose = Dor menstrual; Cirurgia ginecológica = Histeroscopia = Laparoscopia; Patologia mamária = Mama; Colposcopia = HPV; Ginecologia estética = Laser íntimo; Ginecologia da adolescência',
  ],
  eye_doctor: [
    'oftalmologista, clínica oftalmológica, oftalmologia, clínica de olhos, médico oftalmologista',
    'Consulta de oftalmologia = Exame de vista = Exame oftalmológico; Cataratas = Catarata = Cirurgia de catarata ~ operar cataratas; Cirurgia refrativa = Cirurgia a laser = Miopia ~ operar miopia; Glaucoma; Retina = Degenerescência macular = Mácula; Retinopatia diabética; Oftalmologia pediátrica = Estrabismo = Oftalmopediatria; Olho seco; Córnea = Queratocone = Ceratocone; Pálpebras = Blefaroplastia = Plástica ocular; Lentes de contacto = Lentes de contato = Contactologia; Presbiopia = Vista cansada; Urgências oftalmológicas = Urgências; Exames complementares = OCT = Campos visuais; Ortóptica',
  ],
  optician: [
    'ótica, óptica, optometrista, oculista, técnico de ótica, loja de óculos',
    'Óculos graduados = Óculos de grau = Armações; Óculos de sol = Óculos escuros; Lentes progressivas = Lentes multifocais = Progressivas; Lentes de contacto = Lentes de contato; Exame visual = Consulta de optometria = Rastreio visual = Teste de visão ~ medir a vista; Óculos de criança = Óculos infantis; Óculos desportivos = Óculos esportivos; Controlo da miopia = Miopia infantil; Reparação de óculos = Conserto de óculos = Reparações ~ arranjar óculos, ajustar óculos; Baixa visão = Lupas; Aparelhos auditivos = Audiologia; Contactologia = Adaptação de lentes; Óculos de trabalho = Filtro de luz azul; Terapia visual',
  ],
  hearing_aids: [
    'audioprotesista, centro auditivo, aparelhos auditivos, audiologista, audiologia, centro de audição, fonoaudiólogo audiologista',
    'Aparelhos auditivos = Próteses auditivas; Teste auditivo = Rastreio auditivo = Audiometria = Avaliação auditiva ~ testar audição; Experiência gratuita = Teste de aparelhos = Período de experiência ~ experimentar aparelho; Aparelhos recarregáveis = Aparelhos invisíveis = Intra-auriculares; Adaptação e ajuste = Ajustes ~ ajustar aparelho; Reparação de aparelhos = Manutenção = Assistência técnica ~ reparar aparelho; Pilhas e acessórios = Pilhas; Zumbido = Acufenos; Protetores auditivos = Tampões por medida = Moldes; Audiologia infantil = Teste da orelhinha; Visitas ao domicílio = Atendimento domiciliar; Comparticipações; Implantes cocleares',
  ],
  pharmacy: [
    'farmácia, farmacêutico, farmacêutica, parafarmácia, drogaria, farmácia de manipulação',
    'Receitas médicas = Receita eletrónica = Envio de receita ~ aviar receita; Medicamentos manipulados = Manipulados = Fórmulas manipuladas ~ manipular fórmulas; Vacinação = Administração de vacinas = Vacinas e injetáveis ~ vacinar, dar injeções; Testes rápidos = Glicemia e colesterol = Medição da tensão arterial ~ medir tensão, aferir pressão; Preparação individualizada da medicação = PIM = Caixas de medicação; Entregas ao domicílio = Entrega em casa = Delivery ~ entregar medicamentos; Dermocosmética = Cosmética = Dermocosméticos; Mamã e bebé = Puericultura = Mamãe e bebê; Ortopedia = Produtos ortopédicos; Nutrição = Consulta de nutrição; Suplementos = Suplementos alimentares = Vitaminas; Homeopatia = Fitoterapia; Podologia; Cessação tabágica ~ deixar de fumar; Veterinária = Saúde animal; Farmácia de serviço = Plantão',
  ],
  medical_supply: [
    'ortopedia, ortopedia técnica, loja de ortopedia, material ortopédico, produtos médicos, técnico ortoprotésico, artigos hospitalares',
    'Cadeiras de rodas = Cadeira de rodas; Camas articuladas = Camas hospitalares; Andarilhos e bengalas = Andarilhos = Andadores = Canadianas; Palmilhas ortopédicas = Palmilhas por medida = Palmilhas; Próteses = Próteses por medida; Ortóteses = Órteses = Talas e cintas; Meias de compressão = Meias elásticas; Próteses mamárias = Soutiens pós-mastectomia; Calçado ortopédico = Sapatos ortopédicos; Scooters de mobilidade = Scooters elétricas; Ajudas de banho = Cadeiras de banho; Gruas e elevadores = Elevadores de escada = Gruas de transferência; Aluguer de equipamentos = Aluguel de cadeira de rodas = Locação de equipamentos ~ alugar cama; Incontinência = Fraldas; Oxigenoterapia = Apneia do sono = CPAP; Colchões antiescaras = Almofadas antiescaras',
  ],
  physiotherapist: [
    'fisioterapeuta, fisioterapia, clínica de fisioterapia, consultório de fisioterapia',
    'Reabilitação = Reabilitação pós-cirúrgica = Recuperação pós-operatória ~ recuperar joelho; Fisioterapia desportiva = Fisioterapia esportiva = Lesões desportivas; Terapia manual = Massagem terapêutica; Dores nas costas = Coluna = Dor lombar; Pavimento pélvico = Fisioterapia pélvica = Saúde da mulher; Pilates clínico = Pilates; Osteopatia; RPG = Reeducação postural; Drenagem linfática = Drenagem linfática manual; Fisioterapia neurológica = AVC = Neuroreabilitação; Fisioterapia respiratória = Cinesioterapia respiratória; Fisioterapia pediátrica = Fisioterapia infantil; Ondas de choque = Eletroterapia = Ventosas; Acupuntura = Agulhamento a seco = Punção seca; Fisioterapia ao domicílio = Fisioterapia domiciliar; Hidroterapia',
  ],
  osteopath: [
    'osteopata, osteopatia, clínica de osteopatia, quiropráxico, quiropraxia, quiroprático, quiropraxista',
    'Dores nas costas = Lombalgia = Dor lombar; Cervicalgia = Dor cervical; Osteopatia pediátrica = Osteopatia para bebés = Cólicas do bebé; Osteopatia na gravidez = Gravidez; Osteopatia desportiva; Osteopatia craniana = Terapia sacrocraniana; Osteopatia visceral = Problemas digestivos; Ciática = Hérnia discal; Enxaquecas = Dores de cabeça; ATM = Mandíbula; Ajuste quiroprático = Ajustes; Osteopatia ao domicílio; Posturologia',
  ],
  psychotherapist: [
    'psicólogo, psicóloga, psicoterapeuta, consultório de psicologia, psicoterapia, clínica de psicologia, psiquiatra, psicanalista',
    'Psicoterapia individual = Terapia individual = Psicologia de adultos; Terapia de casal; Terapia familiar; Psicologia infantil = Psicologia da criança; Consultas online = Terapia online = Psicólogo online; Ansiedade = Ansiedade e stress = Pânico; Depressão; EMDR = Trauma; Luto; Burnout; Terapia cognitivo-comportamental = TCC; Avaliação psicológica = Avaliação neuropsicológica = Neuropsicologia; Orientação vocacional = Orientação profissional; Perturbações alimentares = Transtornos alimentares; Sexologia = Terapia sexual; Grupos terapêuticos = Terapia de grupo',
  ],
  speech_therapist: [
    'terapeuta da fala, terapia da fala, fonoaudiólogo, fonoaudióloga, fonoaudiologia',
    'Avaliação da fala = Avaliação fonoaudiológica ~ avaliar linguagem; Atraso da linguagem = Linguagem = Atraso de fala ~ demorar a falar; Articulação = Troca de letras = Perturbações dos sons da fala ~ trocar letras; Dislexia = Leitura e escrita = Perturbações da leitura; Gaguez = Gagueira = Fluência ~ gaguejar; Voz = Disfonia = Terapia vocal; Deglutição = Disfagia = Problemas de deglutição; Afasia = AVC = Neurologia; Motricidade orofacial = Terapia miofuncional; Autismo = TEA; Comunicação aumentativa = CAA; Alimentação infantil = Seletividade alimentar; Intervenção precoce = Estimulação precoce; Freio da língua = Teste da linguinha; Sessões online = Teleterapia; Atendimento domiciliar',
  ],
  occupational_therapist: [
    'terapeuta ocupacional, terapia ocupacional, clínica de terapia ocupacional',
    'Avaliação em terapia ocupacional ~ avaliar; Integração sensorial = Terapia de integração sensorial; Terapia ocupacional infantil = Pediatria; Autismo = TEA; Escrita e motricidade fina = Motricidade fina = Grafomotricidade; Dispraxia = Coordenação motora; AVC = Reabilitação neurológica = Neurologia; Reabilitação da mão = Terapia da mão = Talas; Adaptação do domicílio = Adaptação da casa ~ adaptar casa; Produtos de apoio = Tecnologia assistiva; Geriatria = Gerontologia; Estimulação cognitiva; Saúde mental; Seletividade alimentar; Atendimento domiciliar',
  ],
  foot_care: [
    'podologista, podólogo, podologia, clínica de podologia, pedicure médica, podóloga',
    'Quiropodologia = Podoprofilaxia = Tratamento de unhas = Pedicure médica ~ cortar unhas; Unhas encravadas = Unha encravada; Calos e calosidades = Calos; Palmilhas personalizadas = Palmilhas = Palmilhas ortopédicas; Estudo da marcha = Avaliação da pisada = Estudo biomecânico ~ analisar passada; Pé diabético = Diabetes; Micoses = Fungos nas unhas = Onicomicose; Verrugas plantares = Verrugas; Podologia desportiva = Podologia esportiva; Podologia infantil = Podopediatria; Joanetes; Fasceíte plantar = Fascite plantar = Esporão; Podologia geriátrica; Podologia ao domicílio = Atendimento domiciliar; Reconstrução ungueal = Órteses ungueais; Laser',
  ],
  midwife: [
    'parteira, enfermeira obstetra, enfermeira parteira, obstetriz, enfermeira especialista em saúde materna, casa de parto, doula',
    'Preparação para o parto = Curso de preparação para o parto = Curso de gestantes; Acompanhamento da gravidez = Vigilância da gravidez = Pré-natal ~ acompanhar gravidez; Parto em casa = Parto domiciliar ~ parir em casa; Parto humanizado = Acompanhamento do parto = Doulagem; Pós-parto = Visitas pós-parto = Recuperação pós-parto; Amamentação = Apoio à amamentação = Consultoria de amamentação; Massagem do bebé = Shantala = Massagem para bebés; Pavimento pélvico = Assoalho pélvico; Plano de parto; Cuidados ao recém-nascido = Recém-nascido = Banho do bebé; Babywearing = Sling; Yoga para grávidas = Hidroginástica para grávidas; Planeamento familiar = Contraceção; Laserterapia; Grupos de mães = Roda de gestantes; Consultas online',
  ],
  nutritionist: [
    'nutricionista, dietista, consultório de nutrição, clínica de nutrição, nutricionista clínica',
    'Perda de peso = Emagrecimento = Controlo de peso ~ perder peso, emagrecer; Nutrição desportiva = Nutrição esportiva; Nutrição clínica; Diabetes = Diabetes e colesterol; Nutrição infantil = Introdução alimentar; Gravidez e amamentação = Gravidez; Comportamento alimentar = Perturbações alimentares = Transtornos alimentares; Intestino irritável = FODMAP = Saúde intestinal; Intolerâncias e alergias = Doença celíaca = Intolerâncias alimentares; Alimentação vegetariana = Nutrição vegana; Consultas online = Nutricionista online; Planos alimentares = Plano alimentar = Cardápios personalizados; Workshops de culinária = Workshops; Menopausa; Empresas e escolas = Nutrição corporativa; Bioimpedância = Avaliação corporal',
  ],
  naturopath: [
    'naturopata, naturopatia, homeopata, acupuntor, acupuntura, medicina chinesa, medicina tradicional chinesa, terapias naturais, acupunturista',
    'Consulta de naturopatia = Naturopatia clínica; Acupuntura = Eletroacupuntura; Homeopatia; Fitoterapia = Plantas medicinais; Florais de Bach = Florais; Nutrição = Nutrição ortomolecular; Iridologia; Reflexologia = Reflexologia podal; Osteopatia; Aromaterapia = Óleos essenciais; Reiki; Massagens = Massagem tui na = Massoterapia; Ventosaterapia = Moxabustão = Ventosas; Auriculoterapia; Detox = Desintoxicação; Stress e insónia = Insónias',
  ],
  home_care: [
    'apoio domiciliário, cuidados ao domicílio, cuidador de idosos, cuidadores, home care, enfermagem ao domicílio, serviço de apoio domiciliário, assistência domiciliar',
    'Cuidados a idosos = Cuidado de idosos = Cuidador de idosos ~ cuidar de idosos; Higiene pessoal = Cuidados de higiene = Banho e higiene ~ dar banho; Cuidadora interna = Cuidados 24 horas = Cuidadores 24 horas; Apoio noturno = Plantão noturno; Companhia = Acompanhamento a consultas = Acompanhamento hospitalar ~ acompanhar ao médico; Enfermagem ao domicílio = Enfermagem domiciliar = Pensos e injeções = Curativos; Refeições = Entrega de refeições = Preparação de refeições ~ preparar refeições; Limpeza da casa = Tarefas domésticas; Gestão da medicação = Medicação; Alzheimer e demências = Alzheimer = Demência; Cuidados paliativos; Fisioterapia ao domicílio = Fisioterapia domiciliar; Teleassistência; Descanso do cuidador ~ cuidador descansar; Apoio a pessoas com deficiência = Deficiência; Pós-operatório = Alta hospitalar',
  ],
  vet: [
    'veterinário, veterinária, clínica veterinária, hospital veterinário, médico veterinário, consultório veterinário',
    'Consultas = Medicina preventiva = Check-up; Vacinação = Vacinas ~ vacinar; Microchip = Identificação eletrónica = Microchipagem ~ colocar chip; Esterilização = Castração = Esterilizações ~ esterilizar, castrar; Cirurgia = Cirurgias = Ortopedia ~ operar; Destartarização = Limpeza de tártaro = Odontologia = Tartarectomia; Radiografia = Raio-X = Imagiologia = Diagnóstico por imagem; Ecografia = Ultrassom = Ultrassonografia; Análises = Laboratório = Exames laboratoriais; Internamento = Internação; Urgências = Urgências 24 horas = Emergência 24h; Desparasitação = Vermifugação ~ desparasitar; Atendimento domiciliar = Veterinário ao domicílio; Animais exóticos = Exóticos = Silvestres; Animais de produção = Grandes animais = Bovinos; Cavalos = Equinos',
  ],
  animal_therapist: [
    'fisioterapeuta animal, fisioterapia veterinária, osteopata animal, osteopatia animal, reabilitação animal, comportamentalista animal, terapeuta animal',
    'Fisioterapia canina = Fisioterapia para cães; Osteopatia equina = Cavalos = Fisioterapia equina; Gatos = Fisioterapia felina; Reabilitação = Reabilitação pós-cirúrgica; Hidroterapia = Passadeira aquática = Hidroesteira; Osteopatia canina = Osteopatia; Massagem = Massagem canina = Massagem equina; Laserterapia = Laser = Eletroterapia; Artrose = Animais idosos = Animais seniores; Cães de desporto = Cães atletas; Acupuntura = Acupuntura veterinária; Comportamento animal = Problemas de comportamento; Ozonoterapia; Florais = Reiki animal; Atendimento domiciliar',
  ],
  pet_groomer: [
    'tosquiador, grooming, banho e tosquia, banho e tosa, pet shop banho e tosa, estética canina, groomer, tosador, salão canino',
    'Banho e secagem = Banho = Banhos ~ dar banho, lavar cão; Tosquia = Tosa = Corte à tesoura = Tosa higiênica ~ tosquiar, tosar; Stripping = Trimming; Corte de unhas = Unhas ~ cortar unhas; Limpeza de ouvidos = Ouvidos ~ limpar ouvidos; Remoção de subpelo = Escovagem = Carding ~ escovar; Desembaraçar nós = Remoção de nós ~ tirar nós; Gatos = Tosquia de gatos = Tosa de gatos; Cachorros = Filhotes = Primeira tosquia; Spa canino = Hidratação = Ozonoterapia; Banho antiparasitário = Antipulgas; Grooming ao domicílio = Grooming móvel; Recolha e entrega = Táxi dog ~ buscar cão; Higiene oral = Escovação dos dentes; Lavagem self-service = Self-service; Pacotes mensais',
  ],
  dog_trainer: [
    'treinador de cães, treino canino, adestrador, adestramento, escola de cães, educador canino, escola canina, adestramento de cães',
    'Treino de cachorros = Aulas para cachorros = Educação de filhotes = Filhotes ~ educar cachorro; Obediência básica = Obediência = Adestramento básico ~ passear sem puxar; Modificação comportamental = Problemas de comportamento = Cães reativos ~ agressivo, ladrar, latir; Aulas individuais = Treino ao domicílio = Adestramento em casa; Aulas de grupo = Aulas em grupo; Agility; Passeios educativos = Passeios em grupo = Socialização ~ socializar; Treino de faro = Mantrailing = Deteção; Ansiedade de separação; Cães de assistência = Cães de terapia; Guarda e proteção = Cães de guarda; Aconselhamento na adoção = Escolha do cão ~ escolher cão; Hotel com treino = Internato; Workshops = Seminários; Treino online = Consultas online; Creche canina',
  ],
  kennels: [
    'hotel canino, hotel para cães, hotel para gatos, canil hotel, creche canina, pet sitter, pet sitting, dog walker, hotel para animais, passeador de cães',
    'Hotel canino = Hotel para cães = Hospedagem de cães ~ deixar cão; Hotel felino = Hotel para gatos = Hospedagem de gatos ~ deixar gato; Creche canina = Creche para cães = Day care; Passeio de cães = Passeios = Dog walking ~ passear cão; Pet sitting = Visitas ao domicílio = Cuidados em casa ~ alimentar gato; Transporte de animais = Táxi animal = Recolha e entrega ~ ir buscar cão; Banhos e tosquias = Banho e tosa; Treino canino = Adestramento; Pequenos animais = Aves e roedores = Exóticos; Piscina para cães = Parque de recreio; Dia de adaptação; Criação de cães = Canil; Cavalos',
  ],
  hairdresser: [
    'cabeleireiro, cabeleireira, salão de cabeleireiro, salão de beleza, hair stylist, cabeleireiro unissexo',
    'Corte feminino = Corte de senhora = Cortes femininos; Corte masculino = Corte de homem = Cortes masculinos; Corte infantil = Corte de criança; Coloração = Tintura ~ pintar cabelo, tingir; Madeixas = Balayage = Luzes = Mechas; Brushing = Escova = Escovas; Penteados = Penteados de festa = Apanhados ~ pentear; Noivas = Penteados de noiva = Dia da noiva; Alisamento = Progressiva = Escova progressiva = Alisamento brasileiro ~ alisar; Extensões = Extensões de cabelo = Mega hair; Tratamentos capilares = Hidratação = Botox capilar = Cronograma capilar; Permanente = Caracóis = Cabelos cacheados = Cachos; Maquilhagem = Maquiagem; Manicure = Manicure e pedicure; Barba = Barbearia; Terapia capilar = Queda de cabelo',
  ],
  barber: [
    'barbeiro, barbearia, barber shop, barbershop',
    'Corte de cabelo = Corte masculino = Corte clássico; Degradê = Fade = Corte degradê; Barba = Aparar barba = Design de barba ~ aparar barba; Barba à navalha = Barbear clássico = Barboterapia = Toalha quente; Corte e barba = Combo corte e barba; Corte infantil = Corte de criança; Sobrancelha = Sobrancelhas; Coloração = Pigmentação de barba = Camuflagem de brancos; Limpeza de pele = Cuidados faciais = Máscara negra; Noivos = Dia do noivo; Alisamento = Relaxamento; Produtos para barba; Clube de assinatura = Planos mensais; Vouchers = Cartão presente; Prótese capilar',
  ],
  beautician: [
    'esteticista, centro de estética, clínica de estética, instituto de beleza, estética, salão de estética, gabinete de estética',
    'Tratamentos faciais = Limpeza de pele = Tratamentos de rosto; Depilação = Depilação a cera ~ depilar; Depilação a laser = Depilação definitiva = Laser díodo; Manicure = Verniz gel = Unhas de gel; Pedicure = Spa dos pés; Extensão de pestanas = Extensão de cílios = Lifting de pestanas = Pestanas; Sobrancelhas = Design de sobrancelhas = Henna; Microblading = Micropigmentação; Maquilhagem = Maquiagem = Maquilhagem de noiva ~ maquilhar, maquiar; Massagens = Massagem relaxante; Drenagem linfática = Drenagem; Tratamentos corporais = Radiofrequência = Criolipólise; Pressoterapia = Cavitação; Microagulhamento = Peeling = Dermaplaning; Bronzeamento = Solário; Vouchers = Vales-presente',
  ],
  nail_studio: [
    'salão de unhas, nail studio, nail designer, manicure, estúdio de unhas, técnica de unhas, espaço de manicure',
    'Manicure tradicional = Manicure simples = Manicure russa; Unhas de gel = Gel = Alongamento em gel; Verniz gel = Gelinho = Esmaltação em gel; Acrílico = Unhas de acrílico = Acrigel; Manutenção = Manutenção de gel ~ fazer manutenção; Nail art = Decoração de unhas = Unhas decoradas ~ decorar unhas; Pedicure = Pedicure spa = Spa dos pés; Fibra de vidro = Unhas de fibra; Alongamento de unhas = Extensão de unhas ~ alongar unhas; Remoção de gel = Remoção ~ remover gel; Blindagem = Banho de gel; Francesinha; Reparação de unha = Unha partida; Cursos de unhas; Extensão de pestanas; Vouchers',
  ],
  tattoo_studio: [
    'tatuador, tatuadora, estúdio de tatuagem, estúdio de tatuagens, tattoo studio, body piercer',
    'Tatuagens personalizadas = Tatuagem personalizada = Projetos personalizados ~ desenhar tatuagem; Flash = Flashes = Flash tattoo; Piercing = Piercings = Body piercing ~ furar; Cover up = Cobertura de tatuagens = Coberturas ~ cobrir tatuagem; Fine line = Traço fino = Minimalista; Realismo = Retratos; Blackwork = Geométrica = Pontilhismo; Japonesa; Old school; Lettering = Caligrafia; Aquarela = Aguarela; Cobertura de cicatrizes = Reconstrução de aréola ~ cobrir cicatriz; Remoção a laser = Remoção de tatuagens ~ apagar tatuagem; Joias = Joias para piercing; Cuidados = Cuidados com a tatuagem ~ cicatrizar; Micropigmentação',
  ],
  massage: [
    'massagista, centro de massagens, massagens, massoterapeuta, massoterapia, terapeuta de massagem',
    'Massagem relaxante = Massagem de relaxamento = Massagem sueca; Massagem terapêutica = Massagem de tecidos profundos = Contraturas; Massagem desportiva = Massagem esportiva; Pedras quentes = Massagem com pedras quentes; Massagem tailandesa = Thai; Reflexologia = Reflexologia podal; Drenagem linfática = Drenagem linfática manual; Massagem para grávidas = Massagem pré-natal; Massagem modeladora = Madeiroterapia = Massagem redutora; Shiatsu; Massagem ayurvédica = Abhyanga; Massagem a dois = Massagem para casais; Massagem de costas = Costas e pescoço; Massagem para bebés = Shantala; Massagens ao domicílio; Massagens em empresas = Quick massage = Massagem na cadeira',
  ],
  spa: [
    'spa, termas, balneário, centro de bem-estar, day spa, hammam, banhos turcos',
    'Massagens = Massagens relaxantes; Circuito termal = Circuito de águas = Circuito spa; Sauna = Saunas; Banho turco = Hammam = Banho de vapor; Jacuzzi = Hidromassagem = Ofurô; Piscina termal = Piscinas aquecidas = Águas termais; Tratamentos de rosto = Tratamentos faciais = Faciais; Tratamentos de corpo = Esfoliação e envolvimento = Esfoliação corporal; Rituais = Rituais spa = Pacotes; Spa a dois = Massagem a dois; Spa privado = Uso exclusivo; Flutuação = Tanque de flutuação; Despedidas de solteira; Day spa = Day use; Vouchers = Vale-presente = Cheque prenda; Estadias = Alojamento',
  ],
  yoga_studio: [
    'estúdio de yoga, centro de yoga, escola de yoga, professora de yoga, aulas de yoga, yoga, ioga, estúdio de pilates, pilates',
    'Hatha yoga = Hatha; Vinyasa = Vinyasa yoga = Vinyasa flow; Yin yoga = Yoga restaurativo = Yin; Ashtanga = Ashtanga yoga; Kundalini yoga = Kundalini; Yoga para grávidas = Yoga pré-natal = Yoga para gestantes; Yoga para crianças = Yoga infantil; Yoga para iniciantes = Iniciação ao yoga; Yoga sénior = Yoga na cadeira = Yoga suave; Pilates = Pilates Reformer = Pilates aparelhos; Meditação = Mindfulness; Aulas online = Yoga online; Aulas particulares = Aulas privadas; Yoga nas empresas; Retiros = Retiros de yoga; Formação de professores = Formação em yoga',
  ],
  gym: [
    'ginásio, academia de ginástica, academia, health club, box de crossfit, clube de fitness, centro de fitness',
    'Musculação = Sala de musculação = Sala de exercício; Aulas de grupo = Aulas coletivas = Ginástica coletiva; Treino personalizado = Personal trainer = Treino pessoal; CrossFit = Cross training = Treino funcional = Funcional; Cycling = Spinning; Cardio = Cardiofitness; Pilates e yoga = Pilates = Yoga; Natação = Piscina = Hidroginástica; Zumba = Dança; Boxe = Artes marciais = Lutas; Sauna e banho turco = Spa = Sauna; Nutrição = Acompanhamento nutricional; Aula experimental = Treino experimental = Dia grátis; Mensalidades = Preços e planos; Avaliação física; Kids = Espaço criança',
  ],
  personal_trainer: [
    'personal trainer, treinador pessoal, personal, preparador físico, estúdio de treino personalizado',
    'Treino individual = Treino personalizado individual = Sessões individuais; Treino ao domicílio = Treino em casa; Treino online = Consultoria online = Acompanhamento online; Perda de peso = Emagrecimento ~ perder peso, emagrecer; Ganho de massa muscular = Hipertrofia = Força ~ ganhar massa; Preparação física = Preparação para corridas = Preparação para concursos ~ preparar maratona; Pequenos grupos = Treino em grupo; Treino a dois = Treino em dupla; Treino funcional; Grávidas e pós-parto = Pós-parto; Reabilitação = Exercício clínico = Dores nas costas; Treino sénior = Terceira idade; Plano alimentar = Nutrição; Ginástica laboral; Treino ao ar livre = Outdoor; Avaliação física = Sessão experimental',
  ],
  life_coach: [
    'coach, life coach, coach de vida, coaching, coach executivo, terapeuta holístico',
    'Coaching de vida = Life coaching = Coaching pessoal; Coaching executivo = Coaching para líderes = Liderança; Coaching de carreira = Transição de carreira = Mudança de carreira ~ mudar de carreira; Coaching de equipas = Coaching de equipes; Coaching de relacionamentos; Coaching parental = Parentalidade = Pais e filhos; Gestão do stress = Gestão do estresse = Burnout; Autoestima = Autoconfiança; Inteligência emocional = Gestão das emoções; Coaching para empreendedores = Coaching de negócios; Sessões online = Coaching online; Workshops = Workshops e cursos = Cursos; Palestras; Retiros; PNL = Hipnoterapia = Hipnose; Mindfulness = Meditação',
  ],
};
