/** Articles, pronouns, prepositions, conjunctions, auxiliary verbs, question words and particles. */
export const slavicFunctionWords = {
  pl: `
    ja mnie mi mną ty ciebie cię ci tobą on jego go jemu mu nim niego niemu ona jej ją nią niej ono my nas nam nami wy was wam wami oni one
    ich im nimi nich je się siebie sobie sobą mój moja moje moich twój twoja swój swoja swoje swoich swojego swojej nasz nasza nasze naszych
    naszej wasz wasza ten ta to tego tej temu tym tę tą te tych tymi ci tamten tamta taki taka takie takich jaki jaka jakie jakich który która
    które którego której któremu którym którą których którymi kto kogo komu kim co czego czemu czym ktoś coś nic nikt każdy każda każde
    wszystko wszystkie wszystkich wszyscy sam sama samo inny inna inne innych żaden
    bez dla do ku między na nad o od ode po pod podczas ponad poza przed przez przy spośród u w we wobec wokół według z za ze zamiast wśród
    a albo ale ani bo bowiem choć czy gdy gdyby gdyż i iż jednak jeśli jeżeli kiedy lecz lub lub oraz że żeby aby więc zatem ponieważ
    jak gdzie dlaczego skąd dokąd ile ilu
    jestem jesteś jest jesteśmy są był była było byli były być będzie będą będę bądź byłby można może mogą możesz możemy mógł trzeba należy
    ma mają mam miał mieć zostać został została zostały
    nie tak także też tylko już jeszcze bardzo bardziej najbardziej więcej mniej tu tutaj tam teraz wtedy potem zawsze nigdy znowu właśnie
    by tego`,
  cs: `
    já mě mne mi mnou ty tě tebe ti tobě tebou on jeho ho jemu mu jím něm ním ona jí ji ní ono my nás nám námi vy vás vám vámi oni ony jich
    jim jimi nich nimi se si sebe sobě sebou můj moje má mého tvůj svůj svoje své svého svou svých náš naše našeho našich váš vaše vašeho
    vašich jejich její ten ta to toho té tomu tom tou tím ty těch těm těmi tento tato toto této tohoto tomto tímto tyto těchto takový taková
    takové jaký jaká jaké jakých který která které kterého kterému kterém kterou kterým kteří kterých kterými kdo koho komu kým co čeho čemu
    čím někdo něco nikdo nic každý každá každé všechno všechny všech všem sám sama jiný jiná jiné žádný
    bez během do k ke kolem kromě mezi místo na nad o ob od ode okolo po pod podle pro proti před přes přese při s se skrz u uvnitř v ve vedle
    vůči z za ze
    a ale ani anebo avšak i nebo neboť protože že aby když kdyby kdy jestli zda ač ačkoli jako než však tedy proto přestože zatímco
    jak kde kam odkud proč kolik
    jsem jsi je jsme jste jsou byl byla bylo byli byly být bude budou budeme budete bych bys by bychom byste může mohou můžete můžeme mohl
    lze musí musíte má mají máte mám mít
    ne ano také též jen jenom už již ještě velmi více méně zde tady tam teď nyní pak potom vždy nikdy opět tak`,
  sk: `
    a aj ale ako alebo ani aby ak až bez bol bola bolo boli budú bude by byť cez čo či do ešte ho i iba ich im je jeho jej k každý kde keď kto
    ktorý ktorá ktoré ktorého ktorej ktorých ktorým ku ma má majú medzi mi môj môže môžu môžete my na nad nám nás naše nie než nich ním o od
    on ona ono oni po pod podľa pokiaľ potom pre pred preto pretože pri s sa sa seba si so som ste sú svoj svoje svoju tak takže tam táto
    tento toto tejto tohto tom tomto to u už v vám vás vaše vo však všetko všetky z za zo že`,
  sl: `
    a ali ampak bi bil bila bile bili bilo biti bo bodo brez če da do ga jaz je jih jim jo k kaj kako kakor kar kateri katera katero katerih
    ker ki kje ko kot kdaj kdo lahko le ma med mi moj mu na nad nam naš ne nekaj ni nič njegov njen njih njihov o ob od on ona po pod pa pred
    pri prek preko s sam se sem si smo so ste svoj svoje ta tako takrat tam te tega tem ter ti tisti to tudi tu v vaš vas več vse vsi vsak z
    za zaradi zato že ena eno ene enega eni mora morajo naslednje naslednjih oz npr iz h skozi okoli glede to imeti ima imajo`,
  hr: `
    a ako ali bez bi bio bila bili bilo biti bude budu da do dok ga gdje i ih ili im ima imaju iz ja je jedan jer joj još ju k kad kada kako
    kao kod koja koje kojeg kojem koji kojih kojim koju li može mogu mi moj mu na nad nakon nam naš ne nego neki nije nisu no njega njegov njih
    o od on ona oni ono ova ovaj ove ovo pa po pod pored pred prema preko pri prije sa sam samo se si sebe smo ste su sve svi svoj svoje ta
    tada taj tako također te ti to toga tome u uz vam vas vaš već više vrlo za što tko`,
  sr: `
    а ако али без би био била били било бити буде да до док га где и их или им има имају из ја је један јер јој још ју к кад када како као
    код која које којег којем који којих којим коју ли може могу ми мој му на над након нам наш не него неки није нису но њега његов њих о од
    он она они оно ова овај ове ово па по под поред пред према преко при пре са сам само се си себе смо сте су све сви свој своје та тада тај
    тако такође те ти то тога томе у уз вам вас ваш већ више врло за што ко шта`,
  ru: `
    я меня мне мной ты тебя тебе тобой он его ему им нём него нему ним она её ее ей ею неё нее ней нею оно мы нас нам нами вы вас вам вами они
    их им ими них ним ними себя себе собой мой моя моё мои моего моей моих твой свой своя своё свое свои своего своей своему своим свою своих
    наш наша наше наши нашего нашей наших ваш ваша ваше ваши вашего вашей ваших этот эта это эти этого этой этому этим этом эту этих этими тот
    та то те того той тому тем том ту тех теми такой такая такое такие таких какой какая какое какие каких который которая которое которые
    которого которой которому которым котором которую которых которыми кто кого кому кем что чего чему чем чём кто-то что-то что-нибудь ничего
    никто каждый каждая каждое весь вся всё все всего всей всем всех всеми сам сама само сами другой другая другое другие других
    без безо в во вокруг вместо для до за из из-за изо из-под к ко кроме между на над о об обо около от ото перед по под подо после при про
    против ради с со сквозь среди у через
    а и или но да же либо ни если чтобы когда пока хотя потому поэтому так как будто чем также тоже зато однако
    где куда откуда почему зачем сколько
    есть был была было были быть будет будут буду будете будем бы может могут можно можете мог могли нужно надо должен должна должны нельзя
    является являются
    не нет только лишь уже ещё еще очень более менее больше самый самая самое самые здесь тут там теперь тогда потом всегда никогда опять
    вот ли ведь даже именно`,
  uk: `
    я мене мені ти тебе він його йому ним неї вона її їй нею воно ми нас нам ви вас вам вони їх їм ними них себе собі мій моя свій своя своє
    свої своїх наш наша наші ваш ваша ваші цей ця це ці цього цієї цьому цим цих той та те ті того тієї тому тим тих такий яка який яке які
    якого якої яких яким хто що чого чому чим щось кожен весь вся все всі всіх сам інший інші без в у від для до за з із зі з-за к крім між
    на над о об під після по при про проти через й і та або але чи якщо щоб коли поки хоча тому так як ніж також теж де куди звідки скільки є
    був була було були бути буде будуть би може можуть можна потрібно треба не ні лише тільки вже ще дуже більш більше тут там тепер тоді`,
  bg: `
    аз мен ми ме ти теб те той него му го тя нея ѝ я то ние нас ни вие вас ви те тях им ги се си свой своя свое свои мой моя наш наша ваш
    ваша този тази това тези онзи такъв такава какъв каква който която което които кого кой коя кое кои какво какви нещо нищо всеки всички
    всичко сам друг друга други без в във върху до за зад из край към между на над от освен под по преди през при с със сред след срещу и
    или но а да че ако когато докато макар защото затова както като отколкото също къде как защо кога колко е съм си сме сте са бях беше бяха
    бъде бъдат ще би може могат можете трябва има няма не само вече още много повече по-малко най тук там сега тогава`,
} as const;
