import type { Language } from './languages.ts';

/**
 * How the words begin that every business says of itself and every writer of a text, and which name no trade: a text of mostly such words could stand on
 * any page. Without accents. One beginning serves all inflections; what is missing makes a judgement a little milder.
 */
const beginnings: Partial<Record<Language, string>> = {
  en: `search place situat circumstanc factor access achiev adapt advice advis affordab amaz answer article assist attent availab award aware beginner believ benefit best beyond business care challeng choice choos click client comfort commit communit compan competen complet
    concern contact content convenien customer daily dedicat deliver demand depend detail develop difference discover draft dream easi efficien effort enjoy ensure everyth excellen exceed excit expect experienc expert explor fast feedback feel
    flexib focus friend fulfil future glad goal grow guarantee guid happy help high highly honest idea ideal improv individual inform innovat inspir interest journey knowledge lead learn life look love make meet mind mission modern moment motivat
    need never offer opportunit option paragraph partner passion patien peace people perfect person pleas potential power present pride pride problem process product profession progress project promis proud provid purpose qualit question range
    reach reliab relax result review right satisf section seek serious serv share smart solution special staff standard strength strive success support task team text thank time together tone tool top transparen trend trust try understand uniq
    valu variet version vision visit want way web welcom wide wish word work world write year young`,
  de: `adresse richtig situation umstand einzelfall abhang abwechsl aktuell alltag allerbest angebot anliegen ansprech anspruch arbeit artikel aufgab ausgezeich auswahl bedarf bedurf beitrag beratung berat bereich bereit best betreu bieten bleib branche dankbar dank dienstleist direkt echt effizien
    ehrlich eigen einfach engag entdeck entsch entwick erfahr erfolg erfull erhalt erleb erreich ermog erst erwart expert fachlich fair firma flexib fordern frag freu freund gast garant geborg geeig gelang gemeinsam genau genies geschaft
    gewahr gross gut helf herausford herz hilf hoch hohe ideal ideen individuell inform inhalt innovat interess jahr jederzeit kein kennenlern kompeten konnen kontakt kund kunftig lang leb leidenschaft leist leser lieb lohn losung mach massstab
    mehrwert meist melden menschen mitarbeiter moglich modern moment motivier neu nutz optimal partner passend perfekt person planen preis problem produkt profession profit projekt prozess punkt qualit quali rund schaff schau schnell schritt schwer seite
    serios service sicher sorg speziell spur stark steh stehen stets such stolz tag team text thema tipp toll tradition traum transparen trend treu uberzeug umfassend umfangreich umgang umsetz unternehm unterstutz unverbind verbesser verfug verlass verpflicht versprech
    verstand vertrau vielfalt vielfaltig vision vorbei vorteil wahl website webseite weiter welt wert wichtig willkomm wissen wohl wort wunsch wunsch zeit ziel zufried zukunft zusammen zuverlass`,
  fr: `adresse cherch bonne depend situation circonstanc accessib accompagn accueil accord achat adapt agreab aid amelior an apport approche article assur atout attent avantag avis besoin bienvenu bonheur bonne bref cadre challenge choi cible client coeur commen compagn competen complet comptez concern
    confian confort connai conseil contact contenu convivia creat decouvr dedi defi demand demarche depuis desir detail developp devoue different dispos dispon domaine donn dynami ecout efficac effort engag enrich ensemble entreprise entier envie
    equipe espace essenti excell exig experien expert explor explique facil famil fiab fidel futur garant gens grand guid heureu honnet human idea idee image important incontourn indispens inform innov inspir interess internaute invit jour lecture lectur
    leader libre lire maison maitris meilleur mesure mett mission moderne moment monde motiv nombreu nouveau nouvel objectif obten offr optim paragraphe partag partenai passion performan perfect permett personn plaisir plein point possib pratique present
    prest prix problem proces produit profession profit projet propos qualif qualit question quotidien rapide realis recherch redac rejoi reli rend repond repons respect resultat retrouv reussi reve satisf savoir secteur serieu serein servic simple
    site soin solution souci souhait sourire sujet support sur team temps texte tout transparen travail trouv unique utile valeur vari venir vie vision visit visiteur voir volont aventur attend belle beau budget confirm debut debutant experienc fin formul hesit inoubli laiss oeuvre regrett tent type vivre vie`,
  es: `lugar depend caso concret circunst situac variar aconsej actualiz adapt adecu agradab agradec alcanz altamente alt amable amplia ano apasion apoyo apren articul asegur asesor atenc atend avanz ayud beneficio bienven buen busc calid calific cerca client comodid compania companer completo
    comprom confian conoc conseg consej consult contact contar contenid cotidian creat creemos cualific cuent cuid dedic demand desafi desarroll descubr dese detall diari dia diferen dispon disposi distingu disfrut dud eficaz eficien eleg empresa encant
    encontr entend equip esforz esfuerz espaci especial esper esenci estimad excelen exig exit experien expert explic facil famil felic fiab flexib form futur garant gracia gran grat gust hogar honest humana ide ideal ilusi import inform innova inspir
    inter interes invit lect lider logr mejor meta ministr mision modern moment motiv mund much necesi nuev objetiv obten ofrec oportun optim orgull pasion pagin parrafo perfect person plen pod posib pregunt present prest problem proces product profesion
    proporcion proyect punt qued rapid realiz recib redacc relac respet respond respuest result reto satisf seccion sector segur seried seri servici siguient sitio solucion sonris sueno tem texto tiemp trabaj tradici tranquil transparen trat trayect ultim
    unic util valor varied ventaj vid visi visit`,
  it: `indirizz giust posto dipend caso situazion circostanz accogli accompagn accurat adatt affidab aiut altament amic amplia anni apprend articol ascolt aspett assicur assist attenzion attiv azienda benefic benvenut bisogn buon cerc certezz client collabor complet competen compren comod condivid confian
    conosc consig consulen contatt contenut continu corag cordial cortes cost creat cresc cura curiosit dedic desider dettagl differen disponib disposizion divers eccellen efficac efficien elevat emozion entusiasm esigenz esperien espert esplor facil
    famigl felic fiduci flessib fornir futur garan gent giorn grazie guid idea ideal immagin impegn impres indimentic inform innova insieme interes invit lavor leader legg lettor lieti mass megli migliat miglior mission moder momen mond motiv necessit nuov
    obiettiv offr onest opportun optim ottim ottener pagin parol partner passion perfett person piacer possib precis present prest prezz problem process prodott profession progett promett propon proposta pront qualit qualifi question quotidian raggiung rapid
    realizz rend richiest ricerc rispett rispond rispost risult sceg scelt scop seri serviz settor sfid sicur siam sit sod soddisf sogn sol soluzion sorris special staff success support temp test tradizion tranquil trasparen trov unic util valor vast vari
    vision visit vit vogl`,
  pt: `lugar procur depend caso situac circunst acess acompanh acredit adequ agrad ajud alcanc alt amig ampl ano apaix apoi aprend artig assegur atend atenc avan beneficio bem boa busc cada client comod companh competen complet comprom comunic confian conforto conhec consegu consult contact contat conte
    conteudo cri cuid dedic demand desafi descobr desej desenvolv detalh dia diferenc diferen dispon disposi duvid eficaz eficien elev empresa encant encontr entend equip escolh esforc espaco especial esper essenci excelen exig existen experien expert
    explor facil famil feliz fiel flexib forma fornec futur garan gost grande grat honest humano ideal ideia import inform inova inspir interess investi leit lider lugar maximo melhor met missao modern moment motiv mund necess nov objetiv objectiv obrig obt
    oferec oportun optim otim orgulh paixao pagina palavra parceir perfeit pergunt pesso poss prazer precis preco present prest problem process produt profissio projet project propor proporcion qualid qualifi quest rapid realiz receb redac relac respeit respond
    respost result satisf secao seguranc sempre seried serio servic set simples sit soluc sonh sorris sucess suport tempo texto tom trabalh tradic tranquil transparen trat unic util valor vantag varied vida visao visit`,
  nl: `zoek adres vertel juist afhankelijk omstandig situatie aanbied aanbod aandacht advies afspraak altijd antwoord artikel bedrijf begelei behoef belang beleef beloft bereik beschik best betrouw betrok bezoek bied blij buurt centraal compleet comfort contact dag deskund dienst dienstverlen doel droom duidelijk
    eenvoud eerlijk eigen enthousias ervaar ervaren ervaring expert fijn flexib garan gast geholp geluk gemak genieten gericht geregel gerust geschikt geweldig goed goede graag grens groot helder help herkenn hoog hoge hulp ideal ideeen indruk inform inhoud
    innova inspir inspraak interess invloed inzet jaar kans keuze klaar klant klein kom kracht kwaliteit langs leef leuk lees lezer lever maatwerk mag makkelijk manier maxim medewerk meedenk mens merk missie modern mogelijk moment mooi motiv nodig ontdek ontwikkel
    optim oplos overtuig pagina partner passie passend perfect person plaats plan plezier pracht prijs probleem product profession project punt puntjes rust samen service sfeer slag snel sociaal speciaal staan standaard sterk steun streven succes taak team
    tekst tevreden tijd toekomst top traditie transparan trots uitdag uitgebreid uitstek uniek vakman vak veilig verbeter verder verhaal verschil vertrouw verwacht verwen verzorg vind visie vraag vragen vriend waard waarde website welkom wens wereld werk
    wet wij woord zaak zorg zorgvuld`,
  pl: `szuka adres zalez przypad sytuac okolicz artykul atrakc bezpiecz bogat branz bardzo cel cen chec chetn codzien czas czeka czlowiek czyteln dba dbam decyz dedykow doba dobr dobier dokladn doskonal dostarcz dostep doswiadcz dotyczy dynami dzien dzial dziek efekt eksper elasty fachow firm funkcj
    gotow gwaran idealn indywid inform innowac inspir interes intern jakos kadr klient kompeten komplek komfort kontakt korzy lat lepsz list lud maksym marz mil mimo misj mlod mozliw motyw najlep najwyz najnow naprawd nowoczes oczekiw odkry odpowied oferow
    oferta oferty ofert ogrom opieka opty osiag osob otwar partner pasj pelen pewno podejsc podnos pomoc pomag pomys poradz potrzeb pozwal poznaj praca prac pracown praktycz problem proces produkt profesj projekt prost przed przyjaz przyklad pytan radosc realiz
    rekomend relac renom rodzin rozwiaz rozwij rozwoj rzeteln satysf serdecz serc serwis skontakt skorzyst skutecz soli specja spelni spokoj spos sprawdz sprost stara staw strona standard stron sukces swiadcz swiat szacunek szerok szuka szybk tekst temat termin
    tradyc tresc troska trend twor udan uslug usmiech uwag uzys wartosc wiele wiedz wierz wit wizj wlasn wola wspani wspar wspolprac wybor wybier wygod wymag wykwalif wyjat wysok zachec zadow zadan zakres zale zapewn zapraszam zaprasz zaufan zawod zawsze zesp zycz zyci
    znajd znal zroz`,
  sv: `soker stalle bero situat omstand allt anpass ansvar arbet artikel behov bast basta bemot beratt besok bekvam bidra bra bransch behall behjalp drom effektiv eget engag enkel erbjud erfaren erfarenhet expert flexib foretag forbattr formaga forstaels fortroend forvant framtid framgang fraga fragor
    garan gast glad god hall hitta hjalp hjart hog hogst hoppas ide ideal individuell inform innehall innovativ inspir intress kansla kand kompeten komplett kontakt kund kunskap kvalitet kvalit lang lasa lasar leverer liv losning lycka lyssn mal manga mann mening modern
    mojlig motiver nara natt nojd ny nytta omrade omtank ord optim partner passion perfekt person personal plan plats pris problem process produkt profession projekt punkt ratt resultat saker sam samarbet sats service sida skapa skill smart snabb social special stod
    stolt strav stravar svar tack team text tid tillgang tillsammans tips topp trad trev trygg tydlig unik uppdrag uppfyll upplev utmarkt utmaning utveck vacker val valj valkom vardag varld varm varde varmt vision vi webbplats ar anda oss`,
  da: `soger sted afhaeng situat omstaend altid anbef ansvar arbejd artikel bedst behov besog bidrag branche dag drom dygtig effektiv enkel erfar eksper ekspert engag fleksib firma forbedr forstael forvent fremtid fokus garan gaest glad god hjaelp hoj hojest ide ideel individuel inform indhold innovat inspir interess
    kompeten komplet kontakt kund kvalitet laes lever liv losning lykk lyt mal menn mennesk moderne mulig naer nem nye opfyld oplev optim partner passion perfekt person pris problem proces produkt profession projekt resultat samarbejd service side sikker skab
    social special spor stolt straeb svar tak team tekst tid tilbyd tilfred tilpas tradition tryg tydelig udford udvikl unik vaerdi valg velkom vejled verden vision viden`,
  cs: `hleda sprav mist zalez pripad situac okolnost aktual bavi chut chyb cena ceny cas cile clovek clan dnesn dobr domluv doporuc dosahn duvod duver dulezit efektiv expert firma flexib garan hled hodnot host chce chyby idealn individ informac inovativ inspir jednoduch jiny kazdy kolektiv komfort komplex kontakt krok kvalit lid
    maximal mist modern moznost motiv nabid nabiz najit najd navstev nazor nejlep nejvys nejsirs nove novy nebojt obavy obrat obsah odborn odpoved ochot oblast osobn otazk partner pece peci peclivost perfekt podpor pohodl pomoc pomuz poradenstv poradi porad potreb potes poskyt potreby pravd pratel presn pribeh prijem pristup problem produkt profesional
    prospech predstav prvni radi radost realiz reseni resen rodin rozmysl rychl samozrejm sekc servis sluzb sluzeb snadn snaz specialist spoklad spokoj spolehliv spolecn spoluprac standard stanov svet tradic text tema tip trpeliv tym uceni ucit unikat uspech uspechan usmev uvod vas vsechno vybir vyber vyhod vysled vysok vzdy web zajem zajist zakazn zazit zazitek zcela zelan zivot zkus zkusen zkusit zlepsi znalost zpusob zvlad`,
  ja: `お客様 お客 皆様 皆さま 満足 満足度 最高 サービス 品質 提供 努力 当社 弊社 当店 当サイト 誠 感謝 今後 信頼 実績 スタッフ 丁寧 対応 安心 気軽 問い合わせ 問合せ 相談 情報 紹介 第一 日々 ご覧 覧 心 笑顔 大切 目指 目標 最新 様々 さまざま 幅広い 豊富 経験 知識 専門 プロ 解決 お願い 願い 来店 記事 ページ サイト
    内容 役立つ 重要 必要 方法 場合 理由 ポイント 魅力 人気 おすすめ お勧め 簡単 便利 快適 理想 価値 価格 満載 最適 重ね 重ねる 届け 一人 ひとり 寄り添 全力 サポート 期待 応え 貢献 地域 社会 企業 取り組 よろしく いただき`,
};

const stripped = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

const sets = new Map<Language, readonly string[]>();

/** Norwegian begins these words as Danish does. */
const listed = (language: Language): string | undefined => beginnings[language === 'no' ? 'da' : language];

function listBeginnings(language: Language): readonly string[] {
  let list = sets.get(language);
  if (list === undefined) {
    list = (listed(language) ?? '')
      .trim()
      .split(/\s+/)
      .filter((one) => one !== '');
    sets.set(language, list);
  }
  return list;
}

/** Whether there are such words for a language. */
export const hasBusinessWords = (language: Language | null): boolean =>
  language !== null && listed(language) !== undefined;

/** True for a normalized word that any business says of itself. */
export function isBusinessWord(word: string, language: Language): boolean {
  const plain = language === 'ja' ? word : stripped(word);
  return listBeginnings(language).some((beginning) =>
    language === 'ja' || beginning.length < 4 ? plain === beginning : plain.startsWith(beginning),
  );
}
