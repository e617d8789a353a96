import { foldText } from '../../language/transliterate.ts';

/**
 * Names of the pages that every site has, in the languages of the language layer: in addresses, link texts and titles. Whole
 * names only, in the spelling of the language; addresses without marks are found as well. English stands first, then the Latin script,
 * then the others.
 */
const contactNames = `
contact|contact us|contacts|contact-us|contactus|get in touch|reach us|contact form|contact details|contact info|contact information|customer service|customer support|support|help desk|find us|how to find us|write to us
kontakt|kontaktformular|kontakt aufnehmen|kontaktieren sie uns|so erreichen sie uns|anfahrt|kontakt und anfahrt|kontakt & anfahrt|kundenservice|kundendienst
contactez nous|contactez-nous|nous contacter|formulaire de contact|nous trouver|service client
contacto|contáctanos|contáctenos|contactar|contacta|contacta con nosotros|atención al cliente|formulario de contacto
contatti|contattaci|contatto|contattateci|dove siamo|assistenza clienti
contato|contatos|contacte-nos|contactos|fale conosco|fale connosco|entre em contato|atendimento ao cliente
contact opnemen|neem contact op|contactgegevens|contactformulier|klantenservice
kontakta oss|kontakter|kontakta|kundtjänst|hitta hit
kontakt os|kontakt oss|kundeservice|find os|finn oss
ota yhteyttä|yhteystiedot|yhteydenotto|asiakaspalvelu
hafa samband|hafðu samband
kontakty|skontaktuj się|skontaktuj się z nami|napisz do nas|obsługa klienta
kontaktujte nás|kontaktní formulář|kde nás najdete
kontakty a mapa|kontaktný formulár
stik|stopite v stik|kontaktirajte nas|kontaktirajte
kontakti|kontaktni obrazac
kapcsolat|elérhetőség|elérhetőségek|kapcsolatfelvétel|ügyfélszolgálat
contactați-ne|contacteaza-ne|contactează-ne|date de contact
contacta'ns|contacte|contacta amb nosaltres
iletişim|bize ulaşın|bize ulasin|iletisim|irtibat
võta ühendust|kontaktid|võtke ühendust
kontakti|sazinies ar mums|sazināties|sazinieties ar mums
kontaktai|susisiekite|susisiekite su mumis
kontak|hubungi kami|kontak kami
liên hệ|lien he|liên hệ với chúng tôi
контакты|контакт|связаться с нами|обратная связь|свяжитесь с нами|kontakti|kontakty|obratnaya-svyaz
контакти|зв'язатися з нами|зв’яжіться з нами|зворотний зв'язок
за контакти|контакти|свържете се с нас
контакт|контактирајте нас|kontaktirajte nas
επικοινωνία|επικοινωνήστε μαζί μας|στοιχεία επικοινωνίας|epikoinonia
اتصل بنا|تواصل معنا|للتواصل|الاتصال بنا
تماس با ما|ارتباط با ما|تماس
رابطہ|ہم سے رابطہ کریں|رابطہ کریں
צור קשר|צרו קשר|יצירת קשר
संपर्क|संपर्क करें|हमसे संपर्क करें
যোগাযোগ|যোগাযোগ করুন|আমাদের সাথে যোগাযোগ
தொடர்பு|தொடர்புக்கு|எங்களை தொடர்பு கொள்ள
సంప్రదించండి|మమ్మల్ని సంప్రదించండి
კონტაქტი|დაგვიკავშირდით
կապ|կապ մեզ հետ|հետադարձ կապ
문의|문의하기|연락처|오시는 길|고객센터|고객지원
联系我们|联系方式|联络我们|聯絡我們|聯繫我們|聯絡方式|客服中心
お問い合わせ|お問合せ|問い合わせ|お問い合わせフォーム|アクセス|連絡先
ติดต่อเรา|ติดต่อ|ติดต่อสอบถาม
ຕິດຕໍ່ພວກເຮົາ|ຕິດຕໍ່
ទំនាក់ទំនង|ទំនាក់ទំនងយើង
ဆက်သွယ်ရန်|ကျွန်ုပ်တို့ကိုဆက်သွယ်ပါ`;

const legalNames = `
legal|legal notice|legal notices|legal information|imprint|privacy|privacy policy|privacy notice|privacy statement|privacy & cookies|privacy and cookies|data protection|data protection policy|terms|terms of use|terms of service|terms and conditions|terms & conditions|conditions of use|cookies|cookie policy|cookie notice|disclaimer|copyright|accessibility|accessibility statement|gdpr|tos|do not sell my personal information|refund policy|return policy|shipping policy|conditions of sale|licence|license
impressum|datenschutz|datenschutzerklärung|datenschutzhinweise|datenschutzhinweis|agb|allgemeine geschäftsbedingungen|nutzungsbedingungen|widerrufsbelehrung|widerruf|rechtliches|rechtliche hinweise|haftungsausschluss|barrierefreiheit|erklärung zur barrierefreiheit|cookie richtlinie|offenlegung
mentions légales|politique de confidentialité|confidentialité|vie privée|protection des données|données personnelles|conditions générales|conditions générales de vente|conditions générales d'utilisation|conditions d'utilisation|cgu|cgv|politique de cookies|politique des cookies|gestion des cookies|accessibilité
aviso legal|política de privacidad|privacidad|términos y condiciones|términos de uso|condiciones de uso|condiciones generales|política de cookies|protección de datos|accesibilidad
note legali|privacy policy|informativa privacy|informativa sulla privacy|informativa cookie|termini e condizioni|condizioni generali|condizioni d'uso|cookie policy|informazioni legali|accessibilità
política de privacidade|privacidade|termos de uso|termos e condições|termos de serviço|aviso legal|política de cookies|condições gerais|ficha técnica
privacybeleid|privacyverklaring|algemene voorwaarden|gebruiksvoorwaarden|cookiebeleid|cookieverklaring|disclaimer|colofon|toegankelijkheid
integritetspolicy|personuppgifter|personuppgiftspolicy|användarvillkor|villkor|allmänna villkor|köpvillkor|om cookies|kakor|tillgänglighet|cookiepolicy
privatlivspolitik|persondatapolitik|handelsbetingelser|cookiepolitik|betingelser|tilgængelighed
personvern|personvernerklæring|vilkår|vilkår og betingelser|informasjonskapsler|kjøpsvilkår|tilgjengelighet
tietosuoja|tietosuojaseloste|rekisteriseloste|käyttöehdot|evästeet|saavutettavuusseloste|toimitusehdot
persónuverndarstefna|persónuvernd|skilmálar|vafrakökur
polityka prywatności|regulamin|polityka cookies|nota prawna|ochrona danych osobowych|rodo|deklaracja dostępności
ochrana osobních údajů|obchodní podmínky|zásady ochrany osobních údajů|podmínky použití|prohlášení o přístupnosti|soukromí
ochrana osobných údajov|obchodné podmienky|podmienky používania|zásady ochrany osobných údajov
politika zasebnosti|varstvo osebnih podatkov|pogoji uporabe|splošni pogoji|piškotki|pravno obvestilo
politika privatnosti|pravila privatnosti|uvjeti korištenja|opći uvjeti|kolačići|pravne napomene|izjava o privatnosti
adatvédelem|adatvédelmi tájékoztató|adatkezelési tájékoztató|impresszum|ászf|általános szerződési feltételek|felhasználási feltételek|jogi nyilatkozat|sütik
politica de confidențialitate|termeni și condiții|confidențialitate|politica cookies|politica de cookies|termeni de utilizare|gdpr
avís legal|política de privacitat|privacitat|condicions d'ús|política de galetes
gizlilik|gizlilik politikası|kvkk|kullanım koşulları|çerez politikası|aydınlatma metni|yasal uyarı|künye|kişisel verilerin korunması
privaatsuspoliitika|privaatsustingimused|kasutustingimused|küpsised|isikuandmete kaitse
privātuma politika|lietošanas noteikumi|sīkdatnes|personas datu apstrāde
privatumo politika|naudojimo sąlygos|naudojimosi taisyklės|slapukai|slapukų politika
kebijakan privasi|syarat dan ketentuan|pedoman media siber|ketentuan layanan|ketentuan penggunaan|dasar privasi
chính sách bảo mật|điều khoản sử dụng|điều khoản|chính sách quyền riêng tư|điều khoản dịch vụ
политика конфиденциальности|пользовательское соглашение|конфиденциальность|правовая информация|условия использования|политика обработки персональных данных|политика в отношении обработки персональных данных|согласие на обработку персональных данных|правила
політика конфіденційності|умови використання|правила користування|угода користувача|публічна оферта
политика за поверителност|поверителност|общи условия|политика за бисквитки|лични данни|условия за ползване
политика приватности|услови коришћења|uslovi korišćenja
πολιτική απορρήτου|όροι χρήσης|προσωπικά δεδομένα|πολιτική cookies|όροι και προϋποθέσεις|πολιτική προστασίας
سياسة الخصوصية|الشروط والأحكام|شروط الاستخدام|اتفاقية الاستخدام|الخصوصية
حریم خصوصی|قوانین و مقررات|شرایط استفاده
رازداری کی پالیسی|پرائیویسی پالیسی|شرائط و ضوابط
מדיניות פרטיות|תקנון|תנאי שימוש|הצהרת נגישות|תקנון האתר
गोपनीयता नीति|नियम और शर्तें|प्राइवेसी पॉलिसी
গোপনীয়তা নীতি|শর্তাবলী|গোপনীয়তা
தனியுரிமைக் கொள்கை|விதிமுறைகள்
గోప్యతా విధానం|నిబంధనలు
კონფიდენციალურობა|წესები და პირობები|კონფიდენციალურობის პოლიტიკა
գաղտնիության քաղաքականություն|օգտագործման պայմաններ
개인정보처리방침|이용약관|개인정보 처리방침|개인정보취급방침|법적고지
隐私政策|隐私权政策|法律声明|服务条款|使用条款|免责声明|版权声明|隱私權政策|服務條款|隱私權|使用條款|免責聲明
プライバシーポリシー|個人情報保護方針|利用規約|特定商取引法に基づく表記|個人情報の取り扱い|免責事項|著作権
นโยบายความเป็นส่วนตัว|ข้อกำหนดและเงื่อนไข|เงื่อนไขการใช้งาน
ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ
គោលការណ៍ឯកជនភាព
ကိုယ်ရေးအချက်အလက်မူဝါဒ`;

const aboutNames = `
about|about us|about-us|aboutus|about me|who we are|our story|our team|team|the team|meet the team|company|our company|our history|our school|history|mission|our mission|staff|people|management
über uns|ueber uns|über mich|ueber mich|wir über uns|unternehmen|das unternehmen|unser team|praxisteam|das team|philosophie|firma|verein|profil|wer wir sind|geschichte|unsere geschichte|firmengeschichte|unsere schule|leitbild
à propos|a propos|à propos de nous|qui sommes nous|qui sommes-nous|notre équipe|l'équipe|notre histoire|l'entreprise|qui suis-je
sobre nosotros|quiénes somos|quienes somos|nosotros|nuestra historia|acerca de|nuestro equipo|la empresa|sobre mí|conócenos|equipo
chi siamo|chi sono|la nostra storia|il team|azienda|l'azienda|il nostro team
sobre|sobre nós|quem somos|sobre mim|a empresa|nossa história|a nossa equipa|equipe
over ons|over mij|wie zijn wij|historie|onze historie|onze geschiedenis|ons verhaal|ons team|het bedrijf|onze organisatie
om oss|om företaget|vårt team|vilka är vi|medarbetare|om mig
om os|om mig|om virksomheden|hvem er vi|medarbejdere
om oss|om meg|hvem er vi|ansatte|om bedriften
tietoa meistä|meistä|yritys|tietoa yrityksestä|henkilökunta|keitä olemme
um okkur|starfsfólk|um fyrirtækið
o nas|o firmie|zespół|o mnie|nasz zespół|kim jesteśmy
o nás|o společnosti|náš tým|kdo jsme|o mně
o spoločnosti|náš tím|kto sme
o podjetju|kdo smo|predstavitev
o nama|o tvrtki|tko smo|naš tim
rólunk|magunkról|cégünkről|bemutatkozás|csapatunk|kik vagyunk
despre noi|despre|echipa|cine suntem|compania
qui som|sobre nosaltres|nosaltres|l'equip
hakkımızda|hakkimizda|kurumsal|biz kimiz|ekibimiz|hakkında
meist|ettevõttest|meie meeskond
par mums|par uzņēmumu|mūsu komanda
apie mus|apie įmonę|mūsų komanda
tentang|tentang kami|profil perusahaan|redaksi
giới thiệu|về chúng tôi|gioi thieu
о нас|о компании|о проекте|наша команда|команда|кто мы|редакция|o-nas|o-kompanii
про нас|про компанію|наша команда|хто ми
за нас|за компанията|кои сме ние|екип
о нама|наш тим
σχετικά με εμάς|ποιοι είμαστε|η εταιρεία|εταιρεία|η ομάδα μας|etaireia|poioi-eimaste
من نحن|معلومات عنا|عن الشركة|حول|فريق العمل
درباره ما|درباره‌ما|معرفی
ہمارے بارے میں|ہم کون ہیں
אודות|מי אנחנו|עלינו|אודותינו|הצוות
हमारे बारे में|परिचय|हमारी टीम
আমাদের সম্পর্কে|আমাদের কথা
எங்களை பற்றி|எங்களைப் பற்றி
మా గురించి
ჩვენ შესახებ|ჩვენს შესახებ
մեր մասին
회사소개|소개|회사 소개|인사말|조직도
关于我们|公司简介|关于|企业简介|關於我們|公司簡介|關於
会社概要|会社案内|私たちについて|企業情報|当サイトについて|運営会社|会社情報|スタッフ紹介
เกี่ยวกับเรา|เกี่ยวกับ
ກ່ຽວກັບພວກເຮົາ
អំពីយើង
ကျွန်ုပ်တို့အကြောင်း`;

/** A name as it is compared: folded, with spaces between words whatever the address or the text has there. */
export const foldName = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? name
        .toLowerCase()
        .replaceAll(/[^a-z0-9&]+/g, ' ')
        .trim()
    : foldText(name)
        .replaceAll(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
        .trim();

export const namesIn = (list: string): ReadonlySet<string> =>
  new Set(list.split(/[|\n]/).flatMap((name) => foldName(name) || []));

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** Addresses write a vowel with a mark as one letter or as two. */
const addDigraphs = (list: string): string =>
  `${list}|${list.replaceAll(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter)}`;

type SitePage = 'contact' | 'legal' | 'about';
const sitePages = { legal: legalNames, contact: contactNames, about: aboutNames } as const;
let pageOfName: ReadonlyMap<string, SitePage> | undefined;

/** The pages that every site has, by their names. Made with the first use: folding two thousand names costs a cold start. */
function pagesByName(): ReadonlyMap<string, SitePage> {
  if (pageOfName !== undefined) return pageOfName;
  const pages = new Map<string, SitePage>();
  for (const page of ['legal', 'contact', 'about'] as const) {
    const names = namesIn(addDigraphs(sitePages[page]));
    for (const name of [...names, ...joined(names)]) if (!pages.has(name)) pages.set(name, page);
  }
  pageOfName = pages;
  return pages;
}

/** Addresses write a name of several words as one: `/aboutus/`, `/onas.html`. One of two or three letters is a word by chance. */
const joined = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...names].flatMap((name) => {
      const letters = name.replaceAll(' ', '');
      return letters !== name && letters.length >= JOINED_LETTERS_MIN ? [letters] : [];
    }),
  );
const JOINED_LETTERS_MIN = 4;

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 60;

/** Which of the pages that every site has is called so; null for any other name. */
export function findSitePage(name: string): SitePage | null {
  if (name.length > NAME_CHARACTERS_MAX) return null;
  const folded = foldName(name);
  return folded === '' ? null : (pagesByName().get(folded) ?? null);
}
