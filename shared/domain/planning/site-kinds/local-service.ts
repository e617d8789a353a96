import type { SiteKind } from './site-kind.ts';

/** Trades and services at a place: customers search the job and the town. */
export const localService: SiteKind = {
  id: 'local-service',
  isLocal: true,
  sellsGoods: false,
  overview: 'services',
  always: [],
  may: [
    'prices',
    'references',
    'reviews',
    'faq',
    'jobs',
    'vouchers',
    'appointment',
    'gallery',
    'team',
    'quality',
    'shop',
  ],
  words: {
    en: 'plumb|electrician|roof(?:er|ing)|carpent|joiner|painter|decorator|cleaning|cleaners?|gardener|landscap|locksmith|mechanic|garage|removals|moving company|hairdress|barber|salon|beauty|massage|heating|builder|repair|workshop|handyman|driving|taxi|laundry|pest control|funeral|chimney|glazier|kitchen fitter|dog groom|plumbing|(?:pet|dog|cat|house) sitting|kennels?|cattery|car (?:wash|detailing)|detailing|tree surg|ironing',
    de: 'klempner|sanitär|heizung|elektrik|elektro|dachdeck|dächer|schreiner|tischler|zimmerei|maler|reinigung|gärtner|gartenbau|landschaftsbau|schlüsseldienst|werkstatt|umzug|umzüge|friseur|frisör|kosmetik|massage|installateur|bauunternehmen|reparatur|schornstein|kaminkehrer|glaser|fliesenleger|bestatt|hausmeister|taxi|hundesalon|meisterbetrieb|handwerk|solaranlagen|photovoltaik|pflegedienst|fahrradladen|hundepension|tierpension|hundeschule|aufbereitung|winterdienst',
    fr: 'plombi|chauffag|électricien|couvreur|menuis|charpent|peintre|nettoyage|ménage|jardini|paysag|serrur|garage|mécanicien|déménage|coiff|salon|esthétic|institut de beauté|massage|maçon|rénovation|réparation|dépannage|atelier|artisan|ramoneur|vitrier|carreleur|pompes funèbres|taxi|toilettage|isolation|pension canine|lavage auto|pressing',
    es: 'fontaner|electricista|tejados|carpinter|pintor|limpieza|jardiner|cerrajer|taller|mecánic|mudanza|peluquer|salón|estética|belleza|masaje|reformas|albañil|reparación|calefacción|instalador|taxi|funerari|cristaler|climatización|placas solares|lavadero|lavandería|residencia canina',
    it: 'idraulic|elettricist|tetti|falegnam|imbianchin|pulizie|giardinier|fabbro|officina|meccanic|trasloch|parrucchier|salone|estetic|massagg|ristruttura|muratore|riparazion|caldai|installator|taxi|onoranze funebri|vetraio|climatizz|fotovoltaic|toelettatura',
    pt: 'canaliza|eletricista|telhados|carpint|pintor|pintura|limpeza|jardin|serralh|oficina|mecânic|mudança|cabeleireir|salão|estética|massag|remodela|pedreiro|reparaç|aquecimento|táxi|funerár|vidraceiro|climatiza|painéis solares|lavandaria|lavanderia|engomad|polimento|lavagem|lava.?jato|estética automotiva|hotel canino',
    nl: 'loodgieter|elektricien|dakdekker|timmer|schilder|schoonmaak|hovenier|tuin|slotenmaker|garage|monteur|verhuis|kapper|kapsalon|schoonheids|massage|aannemer|reparatie|cv-ketel|installatie|taxi|uitvaart|glaszetter|tegelzetter|klusbedrijf|werkplaats|fietsenmaker|zonnepanelen|trimsalon|stukadoor|hondenpension|dierenpension|detailing|autopoets',
    pl: 'hydraulik|elektryk|dekarz|dach(?:y|ów)|stolar|malarz|malowan|sprzątan|ogrodni|ogrod(?:y|ów)|ślusarz|warsztat|mechanik|przeprowadz|fryzjer|salon|kosmety|masaż|remont|budow|napraw|serwis|ogrzewan|taxi|pogrzeb|szklarz|glazur|fotowolta|klimatyzac|detailing|myjnia|polerowan|hotel dla psów',
    sv: 'rörmokar|elektriker|takläggare|snickar|målare|städ|trädgård|låssmed|verkstad|mekaniker|flytt|frisör|salong|skönhet|massage|byggfirma|reparation|värmepump|taxi|begravning|glasmästar|plattsättare|solceller|hantverk|hundpensionat|bilvård',
    cs: 'instalatér|elektrikář|pokrývač|střech|truhlář|malíř|úklid|zahrad|zámečn|servis|mechanik|stěhován|kadeřn|salon|kosmeti|masáž|stavebn|oprav|topenář|taxi|pohřeb|sklenář|obklad|rekonstrukc|klimatizac',
    ru: 'сантехник|электрик|кровл|столяр|маляр|уборк|клининг|садовник|слесар|автосервис|мастерск|переезд|парикмахер|салон|космет|массаж|ремонт|строител|отоплени|такси|окна|кондиционер',
    tr: 'tesisat|elektrikçi|çatı|marangoz|boyacı|temizlik|bahçıvan|çilingir|servis|tamir|nakliyat|kuaför|berber|güzellik|masaj|tadilat|inşaat|klima',
  },
};
