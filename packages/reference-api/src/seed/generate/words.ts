import { pairs } from './template.ts';

export const jobs = pairs(`
  خطاط | calligrapher; ساعت‌ساز | clockmaker; معلم | schoolteacher; پرستار | nurse; عکاس | photographer
  نجار | carpenter; خیاط | tailor; پزشک | doctor; باغبان | gardener; نانوا | baker; کفاش | cobbler
  مترجم | translator; نقشه‌بردار | surveyor; وکیل | lawyer; داروساز | pharmacist; کتابدار | librarian
  راننده | driver; نوازنده | musician; نقاش | painter; معمار | architect; ناخدا | sea captain
  زنبوردار | beekeeper; شیشه‌گر | glassblower; خبرنگار | reporter; آشپز | cook; عطار | herbalist
  کتاب‌فروش | bookseller; گورکن | gravedigger; پستچی | postman; دامپزشک | vet; خلبان | pilot
  قالی‌باف | carpet weaver; مسگر | coppersmith; ویراستار | editor; زمین‌شناس | geologist; سوزن‌بان | signalman
  غواص | diver; مهندس | engineer; فانوس‌بان | lighthouse keeper; حسابدار | accountant; آپاراتچی | projectionist
  صحاف | bookbinder; مرمت‌گر | restorer; صدابردار | sound recordist; گوینده | newsreader; قابله | midwife
  نگهبان | watchman; پیک | courier; کارگر | labourer; آهنگر | blacksmith; سفالگر | potter; مربی | coach
  بازیگر | actor; نویسنده | writer; شاعر | poet; عروسک‌گردان | puppeteer; آتش‌نشان | firefighter
  باستان‌شناس | archaeologist; جراح | surgeon; قناد | confectioner; آرایشگر | hairdresser
`);

export const crafts = pairs(`
  خطاط | calligrapher; مسگر | coppersmith; نقال | storyteller; گیوه‌باف | slipper weaver; مقنی | well digger
  شمع‌ریز | candlemaker; آینه‌کار | mirror worker; کاشی‌پز | tile maker; آسیابان | miller; لنج‌ساز | boatbuilder
  سازتراش | lute maker; نمدمال | felt maker; پرده‌خوان | picture reciter; ساعت‌ساز | clockmaker; خاتم‌کار | inlay worker
  آپاراتچی | projectionist; گلاب‌گیر | rosewater maker; صحاف | bookbinder; زنبوردار | beekeeper; قلم‌زن | metal engraver
  حصیرباف | mat weaver; تنورساز | oven maker; زرگر | goldsmith; قالی‌باف | carpet weaver; سفالگر | potter
`);

export const objects = pairs(`
  ساعت جیبی | pocket watch; کلید | key; چمدان | suitcase; نامه | letter; عکس | photograph; انگشتر | ring
  دفترچه | notebook; چراغ | lamp; آینه | mirror; رادیو | radio; گلدان | vase; تفنگ | rifle; نقشه | map
  دوربین | camera; صندوق | chest; سه‌تار | setar; پالتو | overcoat; چتر | umbrella; نوار کاست | cassette
  تابلو | painting; سماور | samovar; گهواره | cradle; عروسک | doll; پنجره | window; صندلی | chair
  گردنبند | necklace; دوچرخه | bicycle; پیراهن | shirt; تسبیح | string of beads; فرش | carpet; قطب‌نما | compass
  فانوس | lantern; کتاب | book; کفش | shoe; بادبادک | kite; قفس | cage; آلبوم | album; شال | shawl
  ترازو | scale; پیانو | piano; مُهر | seal; سینی | tray; قلمدان | pen case; تمبر | stamp; بلیت | ticket
`);

export const adjectives = pairs(`
  گمشده | lost; شکسته | broken; قدیمی | old; آبی | blue; سرخ | red; خاموش | silent; نیمه‌کاره | unfinished
  بی‌صاحب | unclaimed; سبز | green; زنگ‌زده | rusted; فراموش‌شده | forgotten; سپید | white; سیاه | black
  بی‌نام | nameless; خالی | empty; خیس | wet; نقره‌ای | silver; سوخته | burnt; خاکستری | grey
  پنهان | hidden; وصله‌دار | patched; زخمی | wounded; بیدار | sleepless; دور | distant; آخر | last; اول | first
  نارنجی | orange; امانتی | borrowed; نانوشته | unwritten; مه‌گرفته | misted; ترک‌خورده | cracked; بی‌قرار | restless
`);

export const relatives = pairs(
  'پدر | father; مادر | mother; پدربزرگ | grandfather; مادربزرگ | grandmother; برادر | brother; خواهر | sister; عمو | uncle; خاله | aunt',
);

export const elders = pairs(
  'پدر | father; مادر | mother; پدربزرگ | grandfather; مادربزرگ | grandmother; عمو | uncle; خاله | aunt; دایی | uncle; عمه | aunt',
);

export const places = pairs(`
  خانه | house; باغ | garden; مسافرخانه | inn; کتابخانه | library; مدرسه | school; کارگاه | workshop
  قهوه‌خانه | coffee house; آسیاب | mill; انبار | warehouse; زیرزمین | cellar; عمارت | mansion; گلخانه | greenhouse
  کاروان‌سرا | caravanserai; آسایشگاه | sanatorium; رصدخانه | observatory; تماشاخانه | playhouse; هتل | hotel
  داروخانه | pharmacy; چاپخانه | printing house; نانوایی | bakery; عکاس‌خانه | photo studio; حمام | bathhouse
`);

/** What every town has: a story may be set by the sea or in a desert. */
export const spots = pairs(`
  کوچه | lane; پل | bridge; چهارراه | crossroads; بازار | bazaar; میدان | square; پشت‌بام | rooftop; کتاب‌فروشی | bookshop
  گورستان | graveyard; حیاط | courtyard; ایستگاه | station; باغ | garden; پارک | park
`);

export const relics = pairs(
  'مُهر | seal; سینی | tray; گردنبند | necklace; انگشتر | ring; آینه | mirror; ترازو | scale; کاسه | bowl; لوح | tablet; سکه | coin',
);

export const ports = pairs(
  'بوشهر | Bushehr; بندرعباس | Bandar Abbas; قشم | Qeshm; چابهار | Chabahar; انزلی | Anzali; آبادان | Abadan; گناوه | Genaveh',
);

export const nature = pairs(`
  باران | rain; باد | wind; برف | snow; ماه | moon; رود | river; دریا | sea; مه | mist; آفتاب | sun; طوفان | storm
  تگرگ | hail; موج | wave; سپیده | dawn; غروب | dusk; نسیم | breeze; رعد | thunder; تاریکی | darkness; ابر | cloud
`);

export const seasons = pairs(
  'بهار | spring; تابستان | summer; پاییز | autumn; زمستان | winter; عید | New Year; چله | midwinter',
);

export const years = pairs(
  'ده | ten; پانزده | fifteen; بیست | twenty; سی | thirty; چهل | forty; هفت | seven; دوازده | twelve; هجده | eighteen; سه | three',
);

export const days = pairs('سه | three; چهار | four; پنج | five; هفت | seven; ده | ten; نه | nine');

export const hours = pairs(
  'شش صبح | six in the morning; نیمه‌شب | midnight; سه بعدازظهر | three in the afternoon; ده شب | ten at night; سپیده‌دم | daybreak; چهار صبح | four in the morning; غروب | sunset',
);

export const troubles = pairs(`
  بدهی | debt; سیل | flood; خشک‌سالی | drought; تعطیلی کارخانه | closing of the factory; طلاق | divorce
  مهاجرت | emigration; بیماری | illness; زلزله | earthquake; ارث | inheritance; جنگ | war; مصادره | confiscation
`);

export const sports = pairs(`
  کشتی‌گیر | wrestler; دوچرخه‌سوار | cyclist; دونده | runner; بوکسور | boxer; شناگر | swimmer; کوهنورد | climber
  دروازه‌بان | goalkeeper; والیبالیست | volleyball player; وزنه‌بردار | weightlifter; سوارکار | rider; شمشیرباز | fencer
`);

export const animals = pairs(`
  گربه | cat; خرگوش | rabbit; روباه | fox; جوجه‌تیغی | hedgehog; کلاغ | crow; الاغ | donkey; سنجاب | squirrel
  لاک‌پشت | tortoise; لک‌لک | stork; ماهی | fish; خرس | bear; گنجشک | sparrow; آهو | gazelle; موش | mouse; پلنگ | leopard
  فیل | elephant; قورباغه | frog; گورخر | zebra; جغد | owl; مورچه | ant
`);

export const species = pairs(`
  یوزپلنگ | cheetah; پلنگ | leopard; گورخر ایرانی | onager; درنای سفید | white crane; خرس سیاه | black bear
  لاک‌پشت پوزه‌عقابی | hawksbill turtle; فلامینگو | flamingo; کل و بز | wild goat; روباه شنی | sand fox; گوزن زرد | fallow deer
  دلفین | dolphin; گرگ | wolf; عقاب طلایی | golden eagle; سمندر کوهی | mountain newt; هوبره | bustard; قوچ | wild ram
`);

export const instruments = pairs(`
  سه‌تار | setar; کمانچه | kamancheh; دوتار | dotar; نی | ney; سنتور | santur; دف | daf; تنبور | tanbur
  پیانو | piano; ویولن | violin; ویولن‌سل | cello; آکاردئون | accordion; نی‌انبان | bagpipe
`);

export const iranianCities = pairs(`
  تهران | Tehran; شیراز | Shiraz; اصفهان | Isfahan; تبریز | Tabriz; مشهد | Mashhad; یزد | Yazd; رشت | Rasht
  بوشهر | Bushehr; آبادان | Abadan; کرمان | Kerman; همدان | Hamedan; کاشان | Kashan; سنندج | Sanandaj; گرگان | Gorgan
  اهواز | Ahvaz; بندرعباس | Bandar Abbas; ارومیه | Urmia; اردبیل | Ardabil; زنجان | Zanjan; قزوین | Qazvin
  کرمانشاه | Kermanshah; انزلی | Anzali; نیشابور | Nishapur; طبس | Tabas; بیرجند | Birjand; ساری | Sari; قشم | Qeshm
  چابهار | Chabahar; خرم‌آباد | Khorramabad; سمنان | Semnan; دزفول | Dezful; نائین | Naein; لاهیجان | Lahijan
  ماسوله | Masuleh; ابیانه | Abyaneh; بم | Bam; شوشتر | Shushtar; مراغه | Maragheh; سبزوار | Sabzevar; اراک | Arak
`);

export const iranianLands = pairs(`
  دشت مغان | the Mughan plain; کویر لوت | the Lut desert; دشت کویر | the salt desert; کوه‌های زاگرس | the Zagros
  دامنه‌های سبلان | the slopes of Sabalan; جنگل‌های هیرکانی | the Hyrcanian forest; تالاب انزلی | the Anzali wetland
  ساحل مکران | the Makran coast; ترکمن‌صحرا | the Turkmen plain; الموت | Alamut; دماوند | Damavand; اورامان | Uraman
  جزیرهٔ هرمز | Hormuz; دریاچهٔ ارومیه | Lake Urmia; ریگ جن | Rig-e Jenn; دشت سوسن | the Susan plain
`);

export const iranianWomen = pairs(`
  لیلا | Leila; نرگس | Narges; مینا | Mina; سارا | Sara; مهتاب | Mahtab; گلنار | Golnar; پروین | Parvin; شهرزاد | Shahrzad
  ریحانه | Reyhaneh; آوا | Ava; نسترن | Nastaran; فروغ | Forough; ماهرخ | Mahrokh; ستاره | Setareh; بهار | Bahar
  هانیه | Hanieh; ثریا | Soraya; مریم | Maryam; رعنا | Rana; تهمینه | Tahmineh; شیرین | Shirin; یلدا | Yalda
`);

export const iranianMen = pairs(`
  رضا | Reza; امیر | Amir; کاوه | Kaveh; یونس | Younes; سهراب | Sohrab; حامد | Hamed; ایوب | Ayoub; بهرام | Bahram
  داوود | Davoud; سیامک | Siamak; نوید | Navid; عباس | Abbas; فرهاد | Farhad; مراد | Morad; کیان | Kian; جلال | Jalal
  یحیی | Yahya; اسفندیار | Esfandiar; خسرو | Khosrow; منصور | Mansour; آرش | Arash; هومن | Houman
`);

export const iranianFamilies = pairs(`
  سپهری | Sepehri; کیانی | Kiani; فرهادپور | Farhadpour; نراقی | Naraghi; شریفی | Sharifi; مستوفی | Mostofi
  بهبهانی | Behbahani; آذرمهر | Azarmehr; صدیقی | Sedighi; دیلمی | Deylami; زرین‌کفش | Zarrinkafsh; قاجاری | Ghajari
  لاریجان | Larijan; بختیار | Bakhtiar; مشکاتی | Meshkati; ناظری | Nazeri; یاوری | Yavari; رستگار | Rastegar
`);
