/** Articles, pronouns, prepositions, conjunctions, auxiliary verbs, question words, particles and postpositions. */
export const otherFunctionWords = {
  fi: `
    minä minun minua minulle sinä sinun sinua sinulle hän hänen häntä hänelle me meidän meitä meille te teidän teitä teille he heidän heitä
    se sen sitä siinä siitä siihen sillä sille ne niiden niitä niissä niistä niihin niille tämä tämän tätä tässä tästä tähän tällä nämä näiden
    näitä näissä tuo tuon tuota nuo joka jonka jota jossa josta johon jolla jolle jotka joiden joita joissa joihin joilla itse itsensä kuka
    kenen ketä mikä minkä mitä missä mistä mihin millä miksi miten milloin kuinka joku jokin jonkin jotain jotakin mitään kukaan mikään kaikki
    kaikkien kaikkia kaiken jokainen muu muut muiden muita toinen toisen sama saman molemmat
    ja tai sekä vai mutta vaan eli että jos kun koska vaikka jotta kuin niin kuten siis eikä joten sillä
    kanssa ilman ennen jälkeen alla alle yli läpi mukaan varten vastaan välillä vuoksi takia kohti luona ohi päällä sisällä ympäri kautta asti
    saakka
    on olen olet olemme olette ovat oli olivat ollut olla olisi ole ei en et emme ette eivät älä voi voit voivat voidaan voisi pitää täytyy
    tulee saa saavat
    myös vain jo vielä nyt sitten siellä täällä tässä hyvin enemmän eniten paljon usein aina`,
  hu: `
    a az egy ez azt ezt ezek azok ennek annak ezen azon ebben abban ehhez ahhoz erre arra ezzel azzal én te ő mi ti ők engem téged őt minket
    titeket őket nekem neked neki nekünk nektek nekik magát maga saját ki kit mi mit mely melyek melyet amely amelyek amelyet aki akik akit
    ami amit amelyben valami valaki semmi senki minden mindenki más mások ilyen olyan milyen néhány sok több legtöbb kevés
    és vagy de hanem is s sem se ha hogy mert mivel mint bár míg amíg amikor mikor akkor ahol hol hova honnan hogyan miért mennyi
    után alatt alá között közé mellett mellé előtt elé mögött felett fölött felé felől át által számára szerint nélkül ellen helyett miatt
    múlva óta végett révén során
    van vannak vagyok vagy vagyunk volt voltak lesz lesznek lenne legyen lenni lehet lehetnek lehetett kell kellett nincs nincsenek tud tudja
    nem ne csak már még most itt ott így úgy nagyon mindig soha ismét pedig például illetve azonban valamint tehát meg el be ki fel le rá`,
  tr: `
    bir bu şu o bunu bunun buna bunlar bunları bunların şunu onu onun ona onlar onları onların ben beni benim bana sen seni senin sana biz
    bizi bizim bize siz sizi sizin size kendi kendisi kendini her hiç bazı tüm bütün hepsi diğer başka aynı böyle şöyle öyle kim kime kimin ne
    neyi neden niçin niye nasıl nerede nereye nereden hangi kaç birçok herkes hiçbir şey
    ve veya ya ile ama fakat ancak lakin çünkü ki eğer ise de da hem yani yoksa oysa
    için gibi kadar göre karşı doğru sonra önce beri dolayı rağmen üzere arasında üzerinde altında içinde hakkında tarafından boyunca
    dir dır tir tır idi olan olarak olduğu olup olur oldu olması olacak olabilir değil var yok etmek eder edilir mi mı mu mü
    çok daha en az fazla sadece yalnızca bile artık hâlâ henüz şimdi burada orada hep zaten`,
  et: `
    ja ning või aga vaid kui et sest ka siis see selle seda sellest selles need nende neid ta tema nad mina ma sina sa me meie te teie oma ise
    kes kelle mis mille mida millest kus kuhu kuidas miks millal on ole olen oli olid olla oleks ei pole saab saavad võib võivad peab tuleb
    kõik iga mõni üks muu teine sama väga veel juba ainult nüüd siin seal üle alla all peal ees pärast enne koos ilma kohta järgi läbi vastu`,
  lv: `
    un vai bet ka jo lai ja kad kur kā kas ko kam kuru kura kurš kuri kuras arī tad tas tā to tam tās tie tos šis šī šo šajā šīs es tu viņš viņa
    mēs jūs viņi savs savu sava ir bija būs būt nav var var varat vajag ar bez no uz par pie pēc pirms līdz zem virs pār caur starp ne tikai
    jau vēl ļoti vairāk viss visi visas katrs cits`,
  lt: `
    ir ar arba bet o kad nes jei jeigu kai kaip kur kas ką kam kuris kuri kurie kurios kurį kurių taip pat tai tas ta tą to tos tie šis ši šį
    šio šios šie aš tu jis ji mes jūs jie jos savo yra buvo bus būti nėra gali galite galima reikia su be iš į ant apie prie po prieš iki už
    per tarp ne tik jau dar labai daugiau visi visos kiekvienas kitas`,
  id: `
    yang dan di ke dari untuk pada dengan dalam oleh sebagai adalah ialah ini itu tersebut atau tetapi namun jika bila kalau karena sehingga
    agar supaya bahwa maka juga saja hanya lebih sangat paling sudah telah akan sedang belum tidak bukan dapat bisa harus boleh ada merupakan
    saya aku kamu anda dia ia mereka kami kita nya para setiap semua beberapa banyak sebuah suatu seorang lain apa siapa mana kapan bagaimana
    mengapa kenapa antara tentang terhadap hingga sampai sejak seperti secara setelah sebelum ketika saat lagi masih pun`,
  vi: `
    và của là các có được cho với trong không này một những để khi người từ đã về như đó cũng thì mà ở vào ra nếu sẽ bạn tôi chúng ta họ nó
    bởi hoặc hay nhưng vì nên tại theo đến trên dưới sau trước giữa ngoài rất nhiều hơn nhất chỉ còn đang phải cần bị do mỗi mọi tất cả gì ai
    nào đâu sao thế bằng lại`,
  el: `
    ο η το οι τα του της των τον την τους τις στο στη στην στον στα στις στους στης ένας μια μία ένα ενός μιας και ή αλλά όμως ούτε αν ότι πως
    που όταν όπου όπως επειδή γιατί διότι ώστε ενώ για με σε από προς κατά μετά χωρίς μέχρι έως ως αντί παρά πριν μεταξύ πάνω κάτω μέσα εγώ εσύ
    αυτός αυτή αυτό αυτοί αυτές αυτά αυτού αυτής αυτών εμείς εσείς μου σου μας σας τους οποίος οποία οποίο οποίοι οποίες οποίου κάποιος κάτι
    κανείς τίποτα κάθε όλα όλοι όλες όλο άλλος άλλη άλλο άλλα ποιος ποια ποιο τι πού πότε πώς πόσο είναι είμαι ήταν είχε έχει έχουν έχετε έχω να
    θα δεν δε μην μη μπορεί μπορείτε μπορούν πρέπει πολύ πιο μόνο ακόμα ακόμη ήδη τώρα εδώ εκεί επίσης έτσι`,
  ar: `
    في من على إلى عن مع هذا هذه ذلك تلك هؤلاء الذي التي الذين اللذين ما ماذا من هو هي هم نحن أنا أنت أنتم كان كانت يكون تكون كانوا ليس ليست
    لا لم لن قد أن إن أو و ثم بل لكن ولكن إذا لو حتى كما كل بعض أي غير بعد قبل عند عندما بين تحت فوق حول خلال منذ دون لأن حيث كيف أين متى
    لماذا هل كم به بها له لها فيه فيها عليه عليها منه منها إليه إليها التي وقد وهو وهي أيضا أيضاً فقط أكثر جدا هنا هناك يمكن يجب سوف`,
  fa: `
    و در به از که این آن را با است برای یک بر تا هم اما یا اگر نیز می شود شده شد بود باشد هستند است نیست کرد کرده کند کنید کنند دارد دارند
    دارید خود ما شما او آنها من تو هر همه هیچ چند بین روی زیر پس پیش بعد قبل چه چرا چگونه کجا کی چون زیرا ولی بلکه مگر تنها فقط بسیار بیشتر
    دیگر باید توان تواند توانید های ها`,
  ur: `
    کے کی کا میں ہے اور سے کو پر یہ وہ نے ہیں کہ تھا تھی تھے اس ان ایک کر بھی نہیں تو جو ہو گا گی گے آپ ہم تم میں اپنے اپنی لیے ساتھ بعد پہلے تک
    یا اگر لیکن کیا کیوں کیسے کہاں جب تب سب ہر کچھ بہت زیادہ صرف`,
  he: `
    של את על עם אל מן כי אם או אבל לא אין יש זה זו זאת אלה אלו הוא היא הם הן אני אתה אנחנו אתם לי לך לו לה לנו לכם להם שלי שלך שלו שלה שלנו
    שלכם שלהם אשר מה מי איך איפה מתי למה מדוע כמה כל כמו גם רק עוד כבר מאוד יותר פחות בין תחת מעל לפני אחרי בלי עד כדי כאשר היה הייתה היו
    יהיה להיות ניתן אפשר צריך`,
  hi: `
    के की का में है और से को पर यह वह ने हैं कि था थी थे इस उस इन उन एक कर भी नहीं तो जो हो गा गी गे आप हम तुम मैं अपने अपनी अपना लिए साथ बाद
    पहले तक या अगर लेकिन क्या क्यों कैसे कहाँ जब तब सब हर कुछ बहुत अधिक केवल द्वारा तथा एवं किया गया जा सकता सकते`,
  bn: 'এবং ও এর এই একটি যে করে করা হয় হয়ে থেকে জন্য সঙ্গে সাথে তার তারা আমি আমরা আপনি তুমি সে কি কে কেন কিভাবে কোথায় যখন তখন যদি কিন্তু বা না নয় আছে ছিল হবে পরে আগে মধ্যে উপর',
  ta: 'மற்றும் ஒரு இந்த அந்த என்று என இது அது உள்ளது இல்லை ஆகும் வேண்டும் முடியும் நான் நீங்கள் அவர் அவர்கள் நாம் எப்படி ஏன் எங்கே என்ன யார் ஆனால் அல்லது மேலும் இருந்து வரை போது பின் முன்',
  te: 'మరియు ఒక ఈ ఆ అని ఇది అది ఉంది ఉన్నాయి లేదు కాదు నేను మీరు అతను ఆమె వారు మేము ఎలా ఎందుకు ఎక్కడ ఏమి ఎవరు కానీ లేదా నుండి వరకు తర్వాత ముందు కోసం తో',
  ka: 'და არის რომ ეს ის რა თუ არ მაგრამ ან როგორც რომელიც რომლის მისი ამ იმ მე შენ ჩვენ თქვენ ისინი კი უნდა შეიძლება იყო როდესაც სად როგორ რატომ ვინ ყველა ძალიან უფრო მხოლოდ ასევე',
  hy: 'և ու է են այս այդ այն որ որը որի մի չի չէ եմ ես դու նա մենք դուք նրանք իր իրենց հետ համար մեջ վրա բայց կամ եթե երբ որտեղ ինչպես ինչու ով ինչ շատ միայն նաև պետք կարող էր',
  ko: '그 이 저 것 수 등 및 또는 그리고 그러나 하지만 또한 나 너 우리 당신 그들 내 네 있는 있다 있습니다 하는 한다 합니다 된다 됩니다 위한 위해 대한 대해 통해 따라 때 더 가장 매우 어떻게 왜 무엇 어디 언제 누구 모든 각 다른 같은 이런 그런 없는 없다 아닌 경우 때문에 의 를 을 은 는 가 에 와 과 도',
  zh: '的 了 和 是 在 有 我 我们 你 你们 您 他 她 它 他们 这 这个 这些 那 那个 那些 不 没 没有 也 都 就 而 而且 并 并且 或 或者 与 及 以及 但 但是 如果 因为 所以 对 对于 从 到 把 被 让 给 向 于 之 其 为 为了 由 以 可以 会 能 能够 要 应该 什么 怎么 如何 为什么 哪里 哪 谁 多少 几 一个 一些 很 更 最 已 已经 还 只 吗 呢 吧 啊 地 得 着 過 過去 们 個 這 這個 這些 們 與 為 對 從 沒有 會 還 嗎 來 来 去 上 下 中 里 裡 时 時 等',
  ja: 'の に は を が で と も へ や から まで より など か ね よ な だ です ます である ました でし でした まし し て た ん れ られ さ せ する した して いる いた ある あり なる なり ない なかっ この その あの これ それ あれ ここ そこ 私 あなた 彼 彼女 何 なぜ どう どの どこ いつ 誰 こと もの ため よう として について による における また または および そして しかし ので のに ば たり ながら だけ しか ほど い う お ご',
  th: 'ที่ และ ของ ใน เป็น มี ได้ ให้ การ ไม่ จะ ว่า กับ จาก หรือ แต่ ถ้า หาก เพื่อ โดย ก็ นี้ นั้น ซึ่ง คุณ เรา ฉัน ผม เขา เธอ มัน พวก อยู่ แล้ว มา ไป อย่างไร ทำไม อะไร ใคร ไหน เมื่อ ความ ต้อง สามารถ ด้วย ทุก กัน ขึ้น ลง บน ต่อ คือ ยัง มาก ๆ',
  lo: 'ແລະ ຂອງ ໃນ ເປັນ ມີ ໄດ້ ໃຫ້ ການ ບໍ່ ຈະ ວ່າ ກັບ ຈາກ ຫຼື ແຕ່ ຖ້າ ເພື່ອ ໂດຍ ນີ້ ນັ້ນ ທີ່ ເຊິ່ງ ທ່ານ ເຮົາ ຂ້ອຍ ຢູ່ ແລ້ວ ມາ ໄປ',
  km: 'និង នៃ ក្នុង ជា មាន បាន ឱ្យ ឲ្យ ការ មិន នឹង ថា ជាមួយ ពី ឬ ប៉ុន្តែ បើ ដើម្បី ដោយ នេះ នោះ ដែល អ្នក យើង ខ្ញុំ នៅ ហើយ មក ទៅ របស់ គឺ ត្រូវ',
  my: 'သည် များ ကို ၏ မှာ တွင် နှင့် ဖြစ် သော ရန် အတွက် မှ က လည်း ပါ တယ် မ ရှိ ဒီ ထို ဟု',
} as const;
