/** Articles, pronouns, prepositions, conjunctions, auxiliary verbs, question words and particles. */
export const germanicFunctionWords = {
  en: `
    a an the this that these those such some any no none each every either neither both all another other others
    i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
    they them their theirs themselves one ones who whom whose which what someone something anyone anything everyone everything nothing nobody
    about above across after against along among around as at before behind below beneath beside besides between beyond by despite down during
    except for from in inside into like near of off on onto out outside over past per since than through throughout till to toward towards
    under until unto up upon via with within without
    and or but nor so yet if because although though unless while whereas whether when where why how once
    am is are was were be been being have has had having do does did doing done can could may might must shall should will would ought
    not also too very just only even still more most much many few less least own same then there here now ever never always often again
    new get gets got let's isn't aren't wasn't weren't don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't hasn't haven't hadn't
    i'm i've i'd i'll you're you've you'll you'd we're we've we'll we'd they're they've they'll he's she's it's that's there's what's who's here's`,
  de: `
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines dieser diese dieses diesen diesem jener
    jene jenes jenen jeder jede jedes jeden jedem mancher manche manches welcher welche welches welchen welchem alle allem allen aller alles
    ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner deines er ihn ihm sein seine seinen seinem
    seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns unser unsere unseren unserem unserer unseres euch euer eure euren eurem ihnen
    man sich selbst wer wen wem wessen was etwas nichts jemand niemand einander beide beiden
    ab als an am ans auf aus außer bei beim bis durch fürs für gegen hinter in im ins innerhalb außerhalb mit nach neben ohne seit statt trotz
    über überm übers um unter unterm von vom vor vorm während wegen zu zum zur zwischen gegenüber je pro laut per via entlang
    und oder aber denn sondern sowie sowohl doch jedoch weil dass daß ob wenn falls obwohl damit sodass indem bevor nachdem sobald solange
    wie wo wann warum wieso weshalb woher wohin womit wofür wodurch worauf wozu
    bin bist ist sind seid war warst waren wäre wären gewesen sei seien habe hast hat haben habt hatte hatten hätte hätten gehabt werde wirst
    wird werden werdet wurde wurden würde würden worden geworden kann kannst können könnt konnte konnten könnte könnten muss musst müssen
    musste mussten müsste darf dürfen durfte dürfte soll sollen sollte sollten will wollen wollte mag mögen möchte möchten
    nicht nie nur noch schon auch sehr so da dann dort hier hin her heute jetzt immer wieder mehr meist viel viele vielen weniger wenig ganz
    dabei dafür dagegen daher dadurch damit danach daran darauf daraus darin darüber darum davon davor dazu dessen deren denen zwar also nun
    mal etwa eben bereits bzw usw`,
  nl: `
    de het een geen dit dat deze die elk elke ieder iedere alle alles sommige andere ander zo'n zulk zulke
    ik mij me mijn jij je jou jouw u uw hij hem zijn haar zij ze hun hen wij we ons onze jullie zich zichzelf elkaar men wie wat welk welke
    iets niets iemand niemand wier wiens
    aan achter af bij binnen boven buiten door in langs met na naar naast om onder op over per rond sinds te ten ter tegen tijdens tot tussen
    uit van vanaf via volgens voor voorbij wegens zonder
    en of maar want dus omdat doordat hoewel terwijl als dan toen indien tenzij zodat zodra nadat voordat noch
    hoe waar waarom wanneer waarmee waarvan waarin waarop waardoor
    ben bent is zijn was waren geweest heb hebt heeft hebben had hadden gehad word wordt worden werd werden geworden kan kun kunt kunnen kon
    konden moet moeten moest mag mogen mocht zal zult zullen zou zouden wil wilt willen wilde doe doet doen
    niet nooit ook nog al er daar hier nu zo zeer heel veel meer meest weinig minder altijd weer wel toch alleen even eens steeds hierdoor
    daarom daarmee daarvan daarin erop ervan ermee erin eraan hiermee 't 's`,
  sv: `
    en ett den det de dem denna detta dessa någon något några ingen inget inga varje varje all allt alla annan annat andra sådan sådant sådana
    jag mig min mitt mina du dig din ditt dina han honom hans hon henne hennes vi oss vår vårt våra ni er ert era sig sin sitt sina deras dess
    man vem vad vilken vilket vilka vars själv varandra båda
    av bakom bland efter enligt för före från framför genom hos i in inom innan inför inte kring med mellan mot om ovanför på sedan till under
    ur ut utan utanför utom vid via över åt längs
    och eller men samt att som när då där därför eftersom medan så om än fast fastän tills både varken utan ty
    hur var varför vart varifrån
    är var varit vara blir blev blivit bli har hade haft ha kan kunde kunnat ska skall skulle vill ville må måste bör borde får fick få
    ej aldrig också bara även ännu redan nu här mycket mer mest många få färre mindre alltid igen väl ju kanske dock alltså sen upp ner`,
  da: `
    en et den det de dem denne dette disse nogen noget nogle ingen intet hver hvert al alt alle anden andet andre sådan sådant sådanne
    jeg mig min mit mine du dig din dit dine han ham hans hun hende hendes vi os vores i jer jeres sig sin sit sine deres dets dens man hvem
    hvad hvilken hvilket hvilke hvis selv hinanden begge
    af bag blandt efter for foran fra før gennem hos i ifølge ind inden indenfor med mellem mod om omkring over på siden til trods ud uden
    udenfor under ved via
    og eller men samt at som når da der fordi mens så end hvis selvom både hverken skønt
    hvor hvordan hvorfor hvornår hvorfra hvorhen
    er var været være bliver blev blevet blive har havde haft have kan kunne skal skulle vil ville må måtte bør burde får fik få
    ikke aldrig også kun bare endnu allerede nu her meget mere mest mange få færre mindre altid igen vel jo måske dog altså op ned`,
  no: `
    en ei et den det de dem denne dette disse noen noe ingen intet hver hvert all alt alle annen annet andre slik slikt slike
    jeg meg min mitt mine mi du deg din ditt dine han ham hans hun henne hennes vi oss vår vårt våre dere deres seg sin sitt sine si dets man
    hvem hva hvilken hvilket hvilke hvis selv hverandre begge
    av bak blant etter for foran fra før gjennom hos i ifølge inn innen innenfor med mellom mot om omkring over på siden til tross ut uten
    utenfor under ved via
    og eller men samt at som når da der fordi mens så enn dersom selv både verken
    hvor hvordan hvorfor hvorfra
    er var vært være blir ble blitt bli har hadde hatt ha kan kunne skal skulle vil ville må måtte bør burde får fikk få
    ikke aldri også bare kun ennå allerede nå her mye mer mest mange få færre mindre alltid igjen vel jo kanskje dog altså opp ned
    eg ikkje eit ein ikkje dei kva korleis kvifor berre vere vart frå me nokon noko`,
  is: `
    og að í á er sem til við um með af fyrir frá eða en ekki það þetta þessi þess þeim þeir þær þau hann hún ég þú við þið sér sig sinn sína
    var voru vera verið hefur hafa hafði hafi verður verða varð skal mun má getur geta úr eftir undir yfir milli hjá eins einn ein eitt allt
    allir hvað hver hvernig hvar hvenær ef þegar svo bara nú þar hér mjög meira þó`,
} as const;
