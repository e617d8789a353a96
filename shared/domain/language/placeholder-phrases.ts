// Phrases of templates in the place of a text, a name or an address, in the languages of the layer. Only those that no
// page uses itself: "coming soon" is news, and "your text" may be what a translator translates.

/** Wherever they stand. `_` is any space. All of them are sought in a text in lower case. */
const sentences = `
  (?:insert|add|type|write|enter)_(?:your_)?(?:own_)?(?:text|content|copy|description|paragraph|headline|heading|slogan)_here|your_(?:own_)?(?:text|content|copy|description|headline|heading|slogan)_(?:goes_here|here(?=[.!…]?$))
  (?:text|content|copy)_goes_here|click_here_to_(?:add|edit)_(?:your_own_)?text|welcome_to_wordpress\\._this_is_your_first_post
  (?:hier_(?:steht|kommt|könnte|folgt)_(?:bald_)?(?:ihr|dein|der|ein)_text|(?:ihr|dein)_text_hier)
  (?:votre_texte_ici|insérez_(?:ici_)?votre_texte|saisissez_votre_texte_ici)|(?:texte|contenu|description)_à_venir
  (?:tu|su)_texto_aquí|(?:escribe|escriba|inserta|inserte|introduce)_(?:aquí_)?(?:tu|su|el)_texto_aquí
  (?:inserisci_qui_(?:il_)?(?:tuo_)?testo|il_tuo_testo_qui|inserisci_(?:il_tuo_)?testo_qui)
  (?:o_)?seu_texto_aqui|insira_(?:aqui_)?(?:o_)?seu_texto(?:_aqui)?
  (?:uw|jouw|je)_tekst_hier|hier_komt_(?:de_|uw_|je_|jouw_)?tekst|din_text_här|här_kommer_(?:din_)?text|din_tekst_her|her_kommer_(?:din_)?tekst
  (?:tekstisi|oma_tekstisi)_tähän|textinn_þinn_hér
  twój_tekst_tutaj|(?:tutaj|tu)_(?:wpisz|wstaw)_(?:swój_)?tekst|(?:zde|sem)_(?:bude|přijde|vložte|napište)_(?:váš_)?text|váš_text_zde
  (?:sem|tu)_(?:príde|vložte|napíšte)_(?:váš_)?text|vaše_besedilo_tukaj|vaš_tekst_ovdje|ovdje_ide_(?:vaš_)?tekst|ovde_ide_tekst|овде_иде_текст
  ide_(?:írja|írd)_(?:be_)?a_szöveg\\p{L}{0,8}|textul_(?:dvs\\.|dumneavoastră|tău)_aici|el_(?:teu|vostre)_text_aquí
  metniniz_buraya|metninizi_buraya|buraya_metin|sinu_tekst_siia|jūsu_teksts_šeit|jūsų_tekstas_čia|teks_anda_di_sini|nội_dung_của_bạn_(?:tại|ở)_đây
  здесь_(?:будет|должен_быть)_(?:ваш_)?текст|ваш_текст_здесь|тут_(?:буде|має_бути)_(?:ваш_)?текст|ваш_текст_тут|тук_(?:ще_бъде|идва)_текст\\p{L}{0,8}
  (?:το_)?κείμενό_σας_εδώ|أدخل_النص_هنا|ضع_النص_هنا|هذا_النص_هو_مثال_لنص|متن_خود_را_اینجا|یہاں_متن_لکھیں|הטקסט_שלך_כאן|यहाँ_अपना_पाठ_लिखें
  여기에_(?:텍스트|내용|글)(?:를|을)?_?(?:입력|추가)|(?:此处|在此|这里)(?:输入|填写|添加)(?:您的)?(?:文字|文本|内容)|(?:此處|在此|這裡)(?:輸入|填寫|添加)(?:您的)?(?:文字|內容)
  (?:ここ|こちら)に(?:テキスト|文章|説明文|本文)(?:が入り|を入れ|を入力|を記入)|(?:テキスト|文章|説明文)が入ります|ใส่ข้อความที่นี่`;

/** At the start of a line, or behind "this is": what such text is called. */
const names = `
  placeholder_(?:text|copy|content)|dummy_(?:text|content)|sample_text|platzhaltertext|blindtext|beispieltext|mustertext|text_folgt|inhalt_folgt|texte_de_remplissage|faux_texte
  texto_de_(?:relleno|ejemplo|muestra)|testo_(?:segnaposto|di_esempio|riempitivo)|texto_(?:provisório|de_exemplo)|voorbeeldtekst|plaatshoudertekst|tekst_volgt
  exempeltext|platshållartext|eksempeltekst|pladsholdertekst|plassholdertekst|tekst_følger|esimerkkiteksti|täyteteksti|przykładowy_tekst|tekst_zastępczy
  ukázkový_text|vzorový_text|zástupný_text|ukážkový_text|vzorčno_besedilo|ogledni_tekst|minta_?szöveg|példaszöveg|text_de_umplutură|text_de_mostra
  örnek_metin|näidistekst|parauga_teksts|pavyzdinis_tekstas|contoh_teks|văn_bản_mẫu|текст-заполнитель|текст-рыба|рыба-текст|зразок_тексту|примерен_текст
  δείγμα_κειμένου|نص_تجريبي|نص_افتراضي|لوريم_إيبسوم|متن_نمونه|لورم_ایپسوم|לורם_איפסום|טקסט_לדוגמה|नमूना_पाठ|예시_텍스트|더미_텍스트|샘플_텍스트
  (?:示例|占位)文[本字]|範例文字|ダミー(?:テキスト|文章|です)|サンプル(?:テキスト|文章)|ข้อความตัวอย่าง`;

const behind =
  '(?:(?:this|here)_is_|hier_(?:steht|ist)_|dies_ist_|das_ist_|ceci_est_|est[eo]_es_|questo_è_|isto_é_|este_é_|dit_is_|det_här_är_|dette_er_|to_jest_|to_je_|toto_je_|это_|це_|これは)?(?:an?_|some_|ein_|une?_|du_|una?_|um_|een_|en_|et_|un_)?';

/** Streets, towns, people and companies that exist in examples alone. */
const inAddresses = `
  muster(?:straße|strasse|str\\.|weg|platz|allee|gasse)_?\\d{0,4}|(?:\\d{4,5}_)?musterstadt|musterhausen|musterort|(?:max|erika|maria|herr|frau)_mustermann|mustermann
  musterfirma|muster_(?:gmbh|ag|kg|ug)|beispielstra(?:ß|ss)e_?\\d{0,4}|(?:\\d{4,5}_)?beispielstadt
  (?:\\d{1,4},?_)?(?:rue|avenue)_(?:de_l['’])?exemple|calle_(?:de_)?ejemplo|calle_falsa_123|via_(?:di_)?esempio|rua_(?:de_)?exemplo
  voorbeeldstraat|voorbeeldlaan|exempelgatan|exempelvägen|eksempelvej|eksempelveien|esimerkkikatu|ul(?:ica|\\.)_przykładowa|vzorová_ulice|ukázková_ulice|minta_utca|örnek_(?:mahallesi|sokak|caddesi)
  123_(?:anywhere|example|your)_st(?:reet|\\.)?|anytown|(?:john|jane)_doe|[○〇◯]{2,8}(?:県|市|区|町)`;

/** Scripts that set words apart: elsewhere a phrase may stand between other letters. */
const spaced = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}`;

const toPattern = (list: string, before = ''): RegExp => {
  const words = list
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('|');
  return new RegExp(`${before}(?<![${spaced}])(?:${words})(?![${spaced}])`.replaceAll('_', String.raw`\s`), 'gu');
};

export const templateSentences = toPattern(sentences);
export const templateNames = toPattern(names, String.raw`(?<=^|\n)\s{0,4}${behind}`);
export const exampleAddresses = toPattern(inAddresses);
