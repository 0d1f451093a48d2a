import type { CountryCode, LanguageCode } from '../vocabulary.ts';
import { type Pair, pairs } from './template.ts';
import * as iran from './words.ts';

/** A story's setting: cities, country, and people's names. */
export type Land = {
  country: CountryCode;
  languages: readonly LanguageCode[];
  /** The share of foreign titles, in percent. */
  share: number;
  city: readonly Pair[];
  land: readonly Pair[];
  /** Cities by the sea. */
  port: readonly Pair[];
  woman: readonly Pair[];
  man: readonly Pair[];
  family: readonly Pair[];
};

export const iranian: Land = {
  country: 'IR',
  languages: ['fa'],
  share: 0,
  city: iran.iranianCities,
  land: iran.iranianLands,
  port: iran.ports,
  woman: iran.iranianWomen,
  man: iran.iranianMen,
  family: iran.iranianFamilies,
};

const bySea = new Set(
  [
    'Boston, Seattle, Savannah, Baltimore, Liverpool, Bristol, Whitby, Brighton, Marseille, Istanbul, Izmir, Trabzon',
    'Çanakkale, Busan, Incheon, Jeju, Gangneung, Sokcho, Osaka, Nagasaki, Onomichi, Kobe, Mumbai, Goa, Kochi, Hamburg',
    'Bremen, Naples, Venice, Palermo, Trieste, Bilbao, Barcelona, Valencia, Buenos Aires, Ushuaia, Oslo, Bergen',
    'Tromsø, Trondheim, Stavanger, Stockholm, Gothenburg, Malmö, Shanghai, Guangzhou, Gdańsk',
  ].flatMap((cities) => cities.split(', ')),
);

type Told = Record<'city' | 'land' | 'woman' | 'man' | 'family', string>;

const land = (
  country: CountryCode,
  languages: readonly LanguageCode[],
  share: number,
  told: Told,
): Land => ({
  country,
  languages,
  share,
  city: pairs(told.city),
  land: pairs(told.land),
  port: pairs(told.city).filter(([, en]) => bySea.has(en)),
  woman: pairs(told.woman),
  man: pairs(told.man),
  family: pairs(told.family),
});

export const foreignLands: readonly Land[] = [
  land('US', ['en'], 18, {
    city: 'شیکاگو | Chicago; بوستون | Boston; نیواورلئان | New Orleans; سیاتل | Seattle; سانتافه | Santa Fe; دیترویت | Detroit; پورتلند | Portland; ساوانا | Savannah; آلبوکرکی | Albuquerque; بالتیمور | Baltimore',
    land: 'مونتانا | Montana; صحرای موهاوی | the Mojave; آلاسکا | Alaska; کوه‌های راکی | the Rockies; دلتای می‌سی‌سی‌پی | the Delta',
    woman:
      'گریس | Grace; هانا | Hannah; روث | Ruth; الی | Ellie; جون | June; نورا | Nora; کلر | Claire; دلایلا | Delilah',
    man: 'جک | Jack; والتر | Walter; سم | Sam; جیمز | James; تئو | Theo; هنری | Henry; ایلای | Eli; مارکوس | Marcus',
    family:
      'کالووی | Calloway; هارگروو | Hargrove; ویتمن | Whitman; مرسر | Mercer; دلینی | Delaney; آشفورد | Ashford; برکت | Beckett',
  }),
  land('GB', ['en'], 12, {
    city: 'لندن | London; ادینبرو | Edinburgh; لیورپول | Liverpool; بریستول | Bristol; ویتبی | Whitby; یورک | York; گلاسگو | Glasgow; برایتون | Brighton',
    land: 'یورکشایر | Yorkshire; کورنوال | Cornwall; جزایر شتلند | Shetland; دریاچه‌های شمال | the Lakes; بلندی‌های اسکاتلند | the Highlands',
    woman:
      'الینور | Eleanor; مارگارت | Margaret; فیبی | Phoebe; بئاتریس | Beatrice; آیریس | Iris; آنا | Anna; ژوزفین | Josephine',
    man: 'آرتور | Arthur; ادموند | Edmund; رالف | Ralph; گیلبرت | Gilbert; تام | Tom; الیور | Oliver; جورج | George',
    family:
      'پمبرتون | Pemberton; هالووی | Holloway; ترنت | Trent; ویکفیلد | Wakefield; کارمایکل | Carmichael; بلک‌وود | Blackwood',
  }),
  land('FR', ['fr'], 12, {
    city: 'پاریس | Paris; مارسی | Marseille; لیون | Lyon; بوردو | Bordeaux; استراسبورگ | Strasbourg; آنسی | Annecy; نانت | Nantes; آرل | Arles',
    land: 'نرماندی | Normandy; برتانی | Brittany; پروانس | Provence; آلپ | the Alps; کامارگ | the Camargue',
    woman:
      'کامیل | Camille; سولانژ | Solange; ایزابل | Isabelle; مادلن | Madeleine; ژولیت | Juliette; الویز | Héloïse; مانون | Manon',
    man: 'لوسین | Lucien; ژرژ | Georges; آنتوان | Antoine; باستین | Bastien; مارسل | Marcel; امیل | Émile; رنه | René',
    family:
      'دلاکور | Delacourt; موریسو | Morisseau; لوفور | Lefort; شوالیه | Chevallier; وردیه | Verdier; بومون | Beaumont',
  }),
  land('TR', ['tr'], 16, {
    city: 'استانبول | Istanbul; ازمیر | Izmir; آنکارا | Ankara; ترابزون | Trabzon; ماردین | Mardin; بورسا | Bursa; قونیه | Konya; چاناک‌قلعه | Çanakkale',
    land: 'کاپادوکیه | Cappadocia; کرانهٔ اژه | the Aegean coast; دریای سیاه | the Black Sea; آناتولی | Anatolia; بسفر | the Bosphorus',
    woman:
      'الیف | Elif; زینب | Zeynep; دفنه | Defne; سلین | Selin; نفیسه | Nefise; عایشه | Ayşe; بلگین | Belgin; ملک | Melek',
    man: 'مراد | Murat; کمال | Kemal; یوسف | Yusuf; امره | Emre; جم | Cem; اورهان | Orhan; طارق | Tarık; بوراک | Burak',
    family:
      'کاراداغ | Karadağ; دمیرجی | Demirci; یالچین | Yalçın; آکسوی | Aksoy; سویدان | Soydan; ارکایا | Erkaya',
  }),
  land('KR', ['ko'], 14, {
    city: 'سئول | Seoul; بوسان | Busan; اینچئون | Incheon; گیونگجو | Gyeongju; ججو | Jeju; جونجو | Jeonju; گانگنونگ | Gangneung; سوکچو | Sokcho',
    land: 'جزیرهٔ ججو | Jeju island; کوهستان سوراک | Mount Seorak; ساحل شرقی | the east coast; دشت ناجو | the Naju plain',
    woman:
      'سو-یون | Seo-yeon; میونگ‌هی | Myung-hee; هانا | Ha-na; یون‌جو | Yoon-joo; جی‌وون | Ji-won; اون‌بی | Eun-bi; سورا | So-ra',
    man: 'مین‌جون | Min-jun; دونگ‌هون | Dong-hoon; تائه‌جون | Tae-joon; سونگ‌مین | Sung-min; کی‌وو | Ki-woo; جه‌هیون | Jae-hyun',
    family: 'هونگ | Hong; سئو | Seo; نامگونگ | Namgung; بائک | Baek; گو | Gu; سونگ | Song',
  }),
  land('JP', ['ja'], 10, {
    city: 'توکیو | Tokyo; اوساکا | Osaka; کیوتو | Kyoto; ناگازاکی | Nagasaki; ساپورو | Sapporo; کانازاوا | Kanazawa; اونومیچی | Onomichi; کوبه | Kobe',
    land: 'هوکایدو | Hokkaido; جزیرهٔ یاکوشیما | Yakushima; دریای درونی | the Inland Sea; کوه فوجی | Mount Fuji; دشت‌های توهوکو | Tohoku',
    woman:
      'ساکورا | Sakura; هاروکو | Haruko; میدوری | Midori; یوکی | Yuki; نائومی | Naomi; چیه | Chie; کازوئه | Kazue',
    man: 'کنتا | Kenta; شوجی | Shoji; تاکشی | Takeshi; هیروکی | Hiroki; جون | Jun; ماکوتو | Makoto; رِن | Ren',
    family:
      'آئوکی | Aoki; موراکاوا | Murakawa; هوشینو | Hoshino; ایشیدا | Ishida; کوروساکی | Kurosaki; مینامی | Minami',
  }),
  land('IN', ['hi'], 6, {
    city: 'بمبئی | Mumbai; کلکته | Kolkata; جیپور | Jaipur; بنارس | Banaras; لکهنو | Lucknow; گوآ | Goa; آگرا | Agra; کوچی | Kochi',
    land: 'راجستان | Rajasthan; کشمیر | Kashmir; کرالا | Kerala; دامنهٔ هیمالیا | the Himalayan foothills; کرانهٔ گنگ | the Ganges',
    woman:
      'آنجالی | Anjali; میرا | Meera; کاویا | Kavya; نندینی | Nandini; پریا | Priya; لاکشمی | Lakshmi; تارا | Tara',
    man: 'آرجون | Arjun; ویکرام | Vikram; راهول | Rahul; کبیر | Kabir; دِو | Dev; سانجی | Sanjay; ایشان | Ishaan',
    family:
      'کاپادیا | Kapadia; مهرا | Mehra; راتور | Rathore; بنرجی | Banerji; مالهوترا | Malhotra; چوهان | Chauhan',
  }),
  land('DE', ['de'], 5, {
    city: 'برلین | Berlin; هامبورگ | Hamburg; لایپزیگ | Leipzig; مونیخ | Munich; درسدن | Dresden; برمن | Bremen; کلن | Cologne',
    land: 'جنگل سیاه | the Black Forest; کرانهٔ بالتیک | the Baltic coast; باواریا | Bavaria; درهٔ راین | the Rhine valley',
    woman:
      'کلارا | Klara; هانه | Hanne; لنا | Lena; اورسولا | Ursula; گرتا | Greta; مارتا | Martha; آنکه | Anke',
    man: 'یوناس | Jonas; اتو | Otto; فلیکس | Felix; ماتیاس | Matthias; کارل | Karl; برنت | Bernd; امیل | Emil',
    family:
      'لیندنر | Lindner; هارتمان | Hartmann; فوگل | Vogel; رایشنباخ | Reichenbach; کلاینرت | Kleinert',
  }),
  land('IT', ['it'], 6, {
    city: 'رم | Rome; ناپل | Naples; ونیز | Venice; تورینو | Turin; پالرمو | Palermo; بولونیا | Bologna; تریسته | Trieste; ماترا | Matera',
    land: 'سیسیل | Sicily; توسکانی | Tuscany; ساردنی | Sardinia; دولومیت | the Dolomites; آمالفی | Amalfi',
    woman:
      'جولیا | Giulia; کیارا | Chiara; فرانچسکا | Francesca; آسونتا | Assunta; بیانکا | Bianca; لوچیا | Lucia',
    man: 'ماتئو | Matteo; جاکومو | Giacomo; پیترو | Pietro; سالواتوره | Salvatore; نینو | Nino; آلدو | Aldo',
    family:
      'بلینی | Bellini; فرانتی | Franti; مونتالدو | Montaldo; ریتزو | Rizzo; کارنواله | Carnevale',
  }),
  land('ES', ['es'], 5, {
    city: 'مادرید | Madrid; بارسلون | Barcelona; سویل | Seville; بیلبائو | Bilbao; گرانادا | Granada; والنسیا | Valencia; سالامانکا | Salamanca',
    land: 'گالیسیا | Galicia; آندالوسیا | Andalusia; آستوریاس | Asturias; جزایر قناری | the Canaries; لامانچا | La Mancha',
    woman:
      'کارمن | Carmen; لوسیا | Lucía; دولورس | Dolores; ماریسول | Marisol; انکارنا | Encarna; ایرنه | Irene',
    man: 'خاویر | Javier; مانوئل | Manuel; پابلو | Pablo; ایناسیو | Ignacio; رامون | Ramón; توماس | Tomás',
    family:
      'آلبارادو | Alvarado; مونتسینوس | Montesinos; کابرال | Cabral; ایزارا | Ezcurra; اوربینا | Urbina',
  }),
  land('AR', ['es'], 3, {
    city: 'بوئنوس آیرس | Buenos Aires; روساریو | Rosario; اوشوایا | Ushuaia; مندوسا | Mendoza; سالتا | Salta',
    land: 'پاتاگونیا | Patagonia; پامپا | the Pampas; تیرا دل فوئگو | Tierra del Fuego; کرانهٔ پارانا | the Paraná',
    woman:
      'والنتینا | Valentina; سوفیا | Sofía; ماریانا | Mariana; الویرا | Elvira; کاتالینا | Catalina',
    man: 'دیه‌گو | Diego; سانتیاگو | Santiago; ارنستو | Ernesto; فاکوندو | Facundo; نیکولاس | Nicolás',
    family:
      'بالدینی | Baldini; کاستاگنینو | Castagnino; اوخدا | Ojeda; سارمیه‌نتو | Sarmiento; ریوس | Ríos',
  }),
  land('NO', ['no'], 3, {
    city: 'اسلو | Oslo; برگن | Bergen; ترومسو | Tromsø; تروندهایم | Trondheim; استاوانگر | Stavanger',
    land: 'جزایر لوفوتن | Lofoten; فین‌مارک | Finnmark; آبدره‌های غربی | the western fjords; اسوالبارد | Svalbard',
    woman: 'ایدا | Ida; سیگرید | Sigrid; مارته | Marte; سولوی | Solveig; اینگا | Inga',
    man: 'لارس | Lars; هنریک | Henrik; اریک | Erik; ماگنوس | Magnus; یورگن | Jørgen',
    family: 'هاوگن | Haugen; نوردال | Nordahl; لیندگرد | Lindgaard; اسکوگ | Skog; برگه | Berge',
  }),
  land('SE', ['sv'], 3, {
    city: 'استکهلم | Stockholm; گوتنبرگ | Gothenburg; مالمو | Malmö; اوپسالا | Uppsala; کیرونا | Kiruna',
    land: 'جزیرهٔ گوتلند | Gotland; لاپلند | Lapland; مجمع‌الجزایر | the archipelago; اسکونه | Scania',
    woman: 'آسا | Åsa; لینیا | Linnea; کرستین | Kerstin; اِبا | Ebba; مالین | Malin',
    man: 'گوستاو | Gustav; نیلز | Nils; آکسل | Axel; اوله | Olle; ویگو | Viggo',
    family:
      'اکلوند | Eklund; سودربری | Söderberg; لیندکویست | Lindqvist; هالستروم | Hallström; وستمان | Westman',
  }),
  land('CN', ['zh'], 4, {
    city: 'پکن | Beijing; شانگهای | Shanghai; چنگدو | Chengdu; هاربین | Harbin; شیان | Xi’an; گوانگ‌ژو | Guangzhou',
    land: 'یون‌نان | Yunnan; کویر گوبی | the Gobi; درهٔ یانگ‌تسه | the Yangtze valley; راه ابریشم | the Silk Road',
    woman: 'مِی‌لین | Mei-lin; شیائوهوا | Xiaohua; یینگ | Ying; لان | Lan; چون‌لی | Chunli',
    man: 'وِی | Wei; جیان | Jian; هائو | Hao; لونگ | Long; تائو | Tao',
    family: 'شِن | Shen; گائو | Gao; لیو | Liu; ژائو | Zhao; فانگ | Fang',
  }),
  land('PL', ['pl'], 3, {
    city: 'ورشو | Warsaw; کراکوف | Kraków; گدانسک | Gdańsk; ووچ | Łódź; وروتسواف | Wrocław',
    land: 'کوه‌های تاترا | the Tatras; دریاچه‌های مازوری | Masuria; جنگل بیاوویژا | Białowieża; کرانهٔ ویستولا | the Vistula',
    woman: 'آگنیشکا | Agnieszka; ماگدا | Magda; زوفیا | Zofia; هانکا | Hanka; یادویگا | Jadwiga',
    man: 'تومک | Tomek; یاتسک | Jacek; استفان | Stefan; پیوتر | Piotr; آدام | Adam',
    family:
      'ویشنفسکی | Wiśniewski; زاوادسکی | Zawadzki; گورسکی | Górski; نوواک | Nowak; مالینوفسکی | Malinowski',
  }),
];
