import type { FixedPage } from '../pages.ts';

/** Pages of the fourth set: languages and kinds of page that the others do not have. */
export type FourthPageName = 'rugbrod' | 'instalater' | 'jianbing' | 'nakhla' | 'sauna' | 'gimchi';

export const fourthPages: Readonly<Record<FourthPageName, FixedPage>> = {
  rugbrod: {
    language: 'da',
    keyword: 'rugbrød med surdej',
    path: '/blog/rugbroed-med-surdej/',
    title: 'Rugbrød',
    metaDescription: 'Om rugbrød.',
    h1: 'Rugbrød',
    markdown: `# Rugbrød

Et rugbrød med surdej holder sig saftigt i en uge og bliver bedre dagen efter, at det er bagt. Dejen skal ikke æltes, men den skal have tid.

## Surdejen

Surdejen laves af rugmel og vand og står på køkkenbordet, til den bobler og dufter syrligt. Fodr den dagen før, du skal bage. En surdej, der har stået længe i køleskabet, har brug for to fodringer.

## Kernerne

Solsikkekerner, hørfrø og skårne rugkerner lægges i blød natten over. Ellers suger de vandet ud af dejen, og brødet bliver tørt og smuldrer, når det skæres.

![](/images/form.jpg)

## Bagningen

Brødet bages længe ved svag varme, så midten bliver færdig, uden at skorpen brænder. Lad det køle helt af i et viskestykke, før du skærer den første skive.
`,
  },
  instalater: {
    language: 'cs',
    keyword: 'instalatér v Brně',
    path: '/sluzby/instalater-v-brne/',
    title: 'Instalatér',
    metaDescription: 'Naše služby.',
    h1: 'Instalatér',
    markdown: `# Instalatér

Hledáte instalatéra v Brně, který přijede ještě dnes? Opravujeme kapající kohoutky, ucpané odpady a prasklé trubky v bytech i v rodinných domech.

## Ucpaný odpad

Ucpaný odpad čistíme spirálou a tlakovou vodou. Chemii do starých trubek nelijeme, protože poškozuje těsnění. Když se odpad ucpává opakovaně, prohlédneme potrubí kamerou a najdeme příčinu.

## Výměna bojleru

Starý bojler odpojíme, vypustíme a odvezeme k likvidaci. Nový bojler připojíme na vodu i na elektřinu a ukážeme vám, jak se nastavuje teplota a kdy se vyměňuje anoda.

![](/images/bojler.jpg)

## Topení

Před zimou odvzdušníme radiátory, doplníme vodu a zkontrolujeme tlak v soustavě. Hlučné čerpadlo a studený radiátor bývají znamením vzduchu v potrubí.
`,
  },
  jianbing: {
    language: 'zh',
    keyword: '电动自行车电池',
    path: '/blog/battery-care/',
    title: '电池',
    metaDescription: '关于电池。',
    h1: '电池',
    markdown: `# 电池

电动自行车电池用得好不好，主要看充电习惯和存放温度。很多人等到电量用完才充电，结果一年以后续航只剩一半。

## 充电的时间

锂电池不需要用完再充。剩余电量在三成左右时充电最合适，充满以后应该及时拔掉充电器。夏天骑行回来，要等电池凉下来再充电，否则电芯容易鼓包。

## 冬天的存放

气温低的时候，电池的放电能力会下降。冬天最好把电池拿进屋里过夜，第二天出门前再装上车。长期不骑车时，电量保持在一半，每个月补充一次。

![](/images/dianchi.jpg)

## 更换的信号

如果充满电以后只能骑很短的路程，或者充电器很快就显示充满，说明电芯已经老化。这时应该到正规门店检测，不要自己拆开外壳。
`,
  },
  nakhla: {
    language: 'ar',
    keyword: 'زراعة النخيل',
    path: '/blog/palm-trees/',
    title: 'النخيل',
    metaDescription: 'عن النخيل.',
    h1: 'النخيل',
    markdown: `# النخيل

تحتاج زراعة النخيل إلى صبر طويل، لأن الفسيلة لا تثمر قبل مرور بضع سنوات. لكن الشجرة التي تنمو في تربة جيدة تعطي التمر عشرات السنين.

## اختيار الفسيلة

اختر فسيلة سليمة مأخوذة من نخلة معروفة الصنف، ولها جذور ظاهرة عند القاعدة. الفسائل الصغيرة جدا تموت بسهولة في الصيف الأول، والكبيرة يصعب نقلها.

## التربة والحفرة

تنجح النخلة في التربة الرملية التي تصرف الماء. احفر حفرة واسعة قبل الزراعة بأسبوعين، واخلط الرمل بالسماد البلدي المتحلل، ثم اترك الحفرة للشمس.

![](/images/fasila.jpg)

## الري

تروى الفسيلة كل يوم تقريبا في الأسابيع الأولى، ثم يقل الري تدريجيا. الماء الراكد حول الجذع يسبب تعفن الجذور، ولذلك يبنى حوض صغير حول النخلة.
`,
  },
  sauna: {
    language: 'fi',
    keyword: 'polkupyörän talvihuolto',
    path: '/blogi/polkupyoran-talvihuolto/',
    title: 'Pyörä',
    metaDescription: 'Pyöristä.',
    h1: 'Pyörä',
    markdown: `# Pyörä

Polkupyörän talvihuolto kannattaa tehdä ennen ensimmäisiä pakkasia. Suola ja loska syövät ketjun nopeasti, jos pyörää ei pestä eikä öljytä.

## Ketju

Pese ketju lämpimällä vedellä ja pyyhi se kuivaksi rätillä. Levitä sitten paksua talviöljyä, joka ei huuhtoudu pois märällä tiellä. Ruosteinen ketju kannattaa vaihtaa ennen kuin se kuluttaa rattaat.

## Renkaat

Nastarenkaat pitävät jäisellä tiellä, mutta ne ovat raskaammat kuin kesärenkaat. Laske ilmanpainetta hieman, kun lunta on paljon, niin rengas saa paremman pidon.

![](/images/ketju.jpg)

## Jarrut

Vaijerijarrut jäätyvät helposti, kun kosteus pääsee kuoren sisään. Öljyä vaijeri syksyllä ja tarkista jarrupalat, sillä hiekka kuluttaa ne loppuun yhdessä talvessa.
`,
  },
  gimchi: {
    language: 'ko',
    keyword: '김치 담그는 법',
    path: '/blog/how-to-make-kimchi/',
    title: '김치',
    metaDescription: '김치 이야기.',
    h1: '김치',
    markdown: `# 김치

김치 담그는 법은 집집마다 다르지만, 배추를 잘 절이는 것이 가장 중요합니다. 소금이 모자라면 김치가 금방 무르고, 너무 많으면 짜서 먹기 어렵습니다.

## 배추 절이기

배추는 반으로 갈라 굵은소금을 줄기 쪽에 뿌립니다. 여름에는 여섯 시간, 겨울에는 하룻밤 정도 절이면 줄기가 부드럽게 휘어집니다. 절인 배추는 세 번 씻어 물기를 뺍니다.

## 양념 만들기

찹쌀풀을 식힌 다음 고춧가루와 멸치액젓, 다진 마늘과 생강을 섞습니다. 양념은 한 시간쯤 두어야 고춧가루의 색이 곱게 납니다.

![](/images/baechu.jpg)

## 익히기와 보관

김치는 실온에서 하루 익힌 뒤 냉장고에 넣습니다. 통에 꼭꼭 눌러 담아 공기를 빼야 신맛이 천천히 듭니다.
`,
  },
};
