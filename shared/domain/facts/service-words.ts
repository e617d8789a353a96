/**
 * Words that announce the services of a business, and other entries of such lists, in the languages that pages are read
 * in.
 */

/** Each of them is a whole heading. */
const headings = [
  '(?:(?:our|the|all|my|full) )?(?:(?!customer |support |community |emergency )[\\p{L}&]{1,30} ){0,3}(?:services|treatments|specialities|specialties)(?: (?:we (?:offer|provide)|offered|provided|include|at a glance))?|(?:(?:our|my) )?(?:areas? of (?:expertise|practice)|practice areas|expertise)|(?:a |our )?(?:full|complete|wide|comprehensive) (?:range|list) of (?:[\\p{L}&]{1,30} ){0,3}services|what (?:(?:we|i) (?:do|offer|provide)|do (?:we|i) (?:do|offer))|what can (?:we|i|\\p{Lu}[\\p{L} ]{1,40}) do for you|how (?:we|i) can help(?: you)?',
  '(?:(?:unsere?|meine?|das|die|alle) )?(?:leistungen|angebote?|behandlungen|leistungsspektrum|leistungsangebot|leistungsübersicht|leistungsbereiche|behandlungsspektrum|behandlungsangebot|therapieangebote?|therapien|dienstleistungen|tätigkeitsbereiche|tätigkeitsschwerpunkte|behandlungsschwerpunkte|rechtsgebiete|fachgebiete|spezialgebiete|schwerpunkte)(?: (?:im (?:überblick|detail)|auf einen blick|\\([\\p{L} ]{3,20}\\)))?|wie (?:wir|ich) (?:ihnen )?helfen (?:können|kann)|leistungen [\\p{L}-]{1,40}(?: [\\p{L}-]{1,40})?|(?:unsere|meine|alle) [\\p{L}-]{3,25}(?:leistungen|angebote|kurse|therapien|behandlungen)|was (?:wir|ich) (?:(?:für sie )?(?:tun|machen|leisten|erschaffen)|(?:ihnen )?(?:bieten|biete|anbieten|anbiete)|für sie tun (?:können|kann))|das (?:bieten wir|biete ich)(?: ihnen)?',
  "(?:(?:nos|mes|les) )?(?:services|prestations|soins|spécialités|savoir-faire|domaines d['’](?:intervention|expertise|activité|compétences?)|domaines de compétences?|champs d['’]action)(?: proposée?s)?|(?:nos|mes) (?:services|prestations|soins) \\p{L}{1,30}(?: \\p{L}{1,30})?|ce que (?:nous (?:faisons|proposons|réalisons)|je (?:fais|propose))",
  '(?:(?:nuestros|nuestras|mis|los) )?(?:servicios|tratamientos|especialidades|áreas(?: de (?:práctica|actuación|especialización|trabajo))?)(?: disponibles| jurídicos| legales)?|(?:lo )?qué (?:hacemos|ofrecemos)|(?:lo )?que (?:hacemos|ofrecemos)|en qué (?:te|le|podemos) (?:podemos )?ayudar(?:te|le)?',
  '(?:(?:i (?:nostri|miei|servizi)|le (?:nostre|mie)|i|le) )?(?:servizi|trattamenti|prestazioni|specialità|specializzazioni|specialistiche|lavorazioni|aree (?:di (?:attività|competenza|intervento)|terapeutiche)|ambiti di intervento)(?: offerti| offerte)?|cosa (?:facciamo|offriamo|faccio|offro)|di cosa (?:ci occupiamo|mi occupo)',
  '(?:(?:os |as )?(?:nossos|nossas|meus|minhas) )?(?:serviços|tratamentos|especialidades|procedimentos|áreas de atuação|áreas de prática)(?: disponíveis| oferecidos)?|o que (?:fazemos|oferecemos)|como posso (?:te )?ajudar',
  '(?:(?:onze|mijn|de) )?(?:diensten|behandelingen|assortiment|aanbod|specialisaties|specialiteiten|werkzaamheden|dienstverlening)|wat (?:(?:wij|we|ik) (?:(?:voor (?:u|jou|je) )?(?:doen|doe)|(?:u |je )?(?:bieden|bied))|(?:doen|bieden) (?:wij|we)|(?:doe|bied) ik|(?:kunnen|kan) (?:wij|we|ik) voor (?:u|jou|je) (?:doen|betekenen)|(?:wij|we|ik) voor (?:u|jou|je) (?:kunnen|kan) (?:doen|betekenen))',
  '(?:(?:nasze|moje|zakres|lista) )?(?:usługi?|usług|zabiegi|specjalizacje|obszary praktyki)|(?:(?:nasza|moja|pełna) )?oferta|zakres (?:usług|działalności|pomocy(?: prawnej)?|zabiegów)|(?:w czym|jak) (?:mogę|możemy) (?:ci |pani |państwu )?pomóc|czym się (?:zajmujemy|zajmuję)|co (?:robimy|oferujemy)',
  '(?:(?:våre|vores|våra|vår|mine|mina) )?(?:tjenester|behandling(?:er|stilbud)?|ydelser|tjänster|behandlingar|specialer|arbetsområden)|hva (?:vi|jeg) (?:tilbyr|gjør)|hvad (?:vi (?:tilbyder|laver)|laver vi)|vad (?:vi|jag) (?:erbjuder|gör)|vi (?:erbjuder|tilbyr|tilbyder|utför)|det (?:här )?(?:gör|gjør|gør) vi',
  '(?:(?:наши|мои) )?(?:услуги|направления)(?: и цены)?|что мы (?:делаем|предлагаем)|чем мы занимаемся|(?:naše |nabízené )?služby|co (?:děláme|nabízíme)|(?:sunduğumuz )?hizmet(?:lerimiz|ler)',
  '(?:(?:our|unsere|nos|nuestros|i nostri|nossos|onze|nasze|våra|våre|vores) )?(?:courses|classes|lessons|kurse|kursangebot|unterricht|cours|formations|cursos|clases|corsi|aulas|cursussen|lessen|kursy|zajęcia|kurser)',
  '(?:our|unsere|nos|nuestras|le nostre|nossas|nossos|onze|nasze|våra|våre|vores) (?:rooms(?: (?:and|&) suites)?|suites|apartments|zimmer|ferienwohnungen|chambres|appartements|habitaciones|apartamentos|camere|appartamenti|acomodações|quartos|suítes|kamers|pokoje|apartamenty|rum|rom|værelser)',
  'サービス|サービス(?:内容|案内|一覧)|事業内容|業務内容|業務案内|取扱業務|施術メニュー|診療(?:案内|内容)|治療内容|我们的服务',
];
/** `Servicios de fisioterapia en Oviedo`, `Leistungen rund ums Haus`. */
const described =
  '(?:(?:our|unsere|nos|nuestros|i nostri|nossos|onze|nasze|våra) )?(?:(?<!customer )services|leistungen|dienstleistungen|prestations|servicios|tratamientos|servizi|trattamenti|serviços|tratamentos|diensten|usługi|tjänster|tjenester) (?:for|in|für|im|rund um|rund ums|de|du|en|pour|para|di|per|da|do|em|voor|van|w|dla|z zakresu|inom|i) [^.!?]{2,60}';
export const servicesHeading = new RegExp(`^(?:${[...headings, described].join('|')})\\s?[?:：!]?$`, 'iu');

/** Sentences that end with a colon, after which the services stand: `We offer:`, `W naszej ofercie znajdą Państwo:`. */
const leads = [
  '(?:we|i) (?:offer|provide|speciali[sz]e in)|(?:our|my) services (?:include|are)|services include',
  '(?:wir|ich) (?:bieten?|führen?|übernehmen?)(?!\\p{L})|(?:unsere|meine|folgende) leistungen|(?:leistungsspektrum|angebot) umfasst',
  '(?:nous|je) (?:vous )?propos(?:ons|e)|(?:nos|mes) (?:services|prestations)',
  'ofrecemos|(?:nuestros|mis) servicios',
  'offriamo|i (?:nostri|miei) servizi|ci occupiamo di|mi occupo di',
  'oferecemos|(?:nossos|meus) serviços',
  '(?:wij|we|ik) bied(?:en)?|(?:onze|mijn) (?:diensten|werkzaamheden)',
  'oferuj(?:emy|ę)|w (?:naszej|mojej) ofercie|świadcz(?:ymy|ę)|zakres usług|(?:nasze|moje) usługi',
  // A business may also refer to itself by its name.
  '(?:offers?|provides?|bietet|propose|ofrece|offre|oferece|biedt|oferuje|tilbyr|tilbyder|erbjuder|utför) [^.!?:]{0,50}(?<!\\p{L})(?:services|treatments|leistungen|behandlungen|prestations|soins|servicios|tratamientos|servizi|trattamenti|serviços|tratamentos|diensten|behandelingen|usługi?|zabieg\\p{L}{0,8}|behandlinger|tjenester|ydelser|behandlingar|tjänster)(?!\\p{L})',
  'vi (?:erbjuder|utför|tilbyr|tilbyder)|(?:våra|våre|vores) (?:tjänster|tjenester|ydelser)',
];
export const servicesLead = new RegExp(`(?<!\\p{L})(?:${leads.join('|')})[^.!?]{0,100}[:：.]$`, 'iu');

/** Entries of a list beside the services: no service by itself. */
export const noService =
  /^(?:why|warum|pourquoi|por ?qu[ée]|perché|porque|waarom|dlaczego|varför|hvorfor|почему|contact|kontakt|faq|our (?:process|mission|vision|values|story|team)|how it works|so funktioniert|get (?:in touch|a )|book|termin|see |view |show |mehr |more |read |alle |all |voir |ver |vedi |bekijk |zobacz |läs |se )|(?<!\p{L})(?:kostenlos|grat[uo]it|bezpłatn|darmow|guarantee|gwarancj|doświadczeni|jakoś|professionalism|(?:free|gratis|warrant(?:y|ies)|garantie|garantía|garanzia|garantia|experience[ds]?|erfahrung|expérience|experiencia|esperienza|experiência|ervaring|quality|qualität|qualité|calidad|qualità|qualidade|kwaliteit|licensed|insured|affordable|certified|satisfaction|zufriedenheit|trust(?:ed|worthy)?|questions?|fragen|preguntas|domande|perguntas|vragen|pytania|frågor|portfolio|projects|gallery|galerie|galería|galleria|projekte|realisaties|réalisations|realizacje|reviews|testimonials|24\/7|years|jahre)(?!\p{L}))/iu;

/** Labels of the ways to reach a business: a list that has one of them lists no services. */
export const contactLabel =
  /^(?:whats ?app|telegram|e-?mail|mail|phone|tel(?:efon[eo]?|éfono)?|téléphone|call us|mobile?|handy|address|adress[ea]?|indirizzo|dirección|endereço|adres|адрес|телефон|(?:our )?(?:opening|office|business|working) hours|opening times|öffnungszeiten|sprechzeiten|(?:nos )?horaires(?: d['’]ouverture)?|(?:nuestro )?horarios?(?: de (?:atención|apertura|atendimento|funcionamento))?|(?:i nostri )?orari?(?: (?:di apertura|e contatti))?|openingstijden|godziny otwarcia|åpningstider|åbningstider|öppettider|часы работы|режим работы|営業時間|診療時間|所在地|住所|電話番号?|アクセス)$/iu;
