import { type Pair, pairs } from './template.ts';
import { iranianMen, iranianWomen } from './words.ts';

/** Made-up people. Any likeness is chance. */
const moreWomen = pairs(`
  آزیتا | Azita; بنفشه | Banafsheh; پونه | Pouneh; ترانه | Taraneh; چکاوک | Chakavak; دلارام | Delaram; راحله | Raheleh
  زهره | Zohreh; ژاله | Zhaleh; سوسن | Sousan; شبنم | Shabnam; صنم | Sanam; طلا | Tala; عاطفه | Atefeh; غزل | Ghazal
  فرشته | Fereshteh; کتایون | Katayoun; گیتی | Giti; لاله | Laleh; مرجان | Marjan; نگین | Negin; هدیه | Hedieh; یاسمن | Yasaman
  آناهیتا | Anahita; افسون | Afsoun; بیتا | Bita; پگاه | Pegah; رکسانا | Roxana; سحر | Sahar; مونا | Mona; نازنین | Nazanin
`);

const moreMen = pairs(`
  آبتین | Abtin; بابک | Babak; پدرام | Pedram; تورج | Touraj; جواد | Javad; حمید | Hamid; خشایار | Khashayar
  دانیال | Danial; رامین | Ramin; زانیار | Zaniar; سپهر | Sepehr; شاهین | Shahin; صادق | Sadegh; طاها | Taha; عرفان | Erfan
  غلامرضا | Gholamreza; فریدون | Fereydoun; قاسم | Ghasem; کامبیز | Kambiz; ماهان | Mahan; نادر | Nader; وحید | Vahid
  هرمز | Hormoz; یعقوب | Yaghoub; ارسلان | Arsalan; بردیا | Bardia; پویا | Pouya; سامان | Saman; میلاد | Milad; نیما | Nima
`);

export function iranianFirstNames(woman: boolean): readonly Pair[] {
  return woman ? [...iranianWomen, ...moreWomen] : [...iranianMen, ...moreMen];
}

export const iranianSurnames = pairs(`
  آبگون | Abgoun; آذرپناه | Azarpanah; آرمیده | Armideh; آسمان‌پور | Asemanpour; ارجمندیان | Arjmandian; اسپهبدی‌فر | Espahbodifar
  باران‌دوست | Barandoust; برزین‌مهر | Barzinmehr; بلوردی | Bolourdi; بهین‌آیین | Behinayin; بیدگلی‌نژاد | Bidgolinejad
  پارسامهر | Parsamehr; پرتوی‌راد | Partovirad; پورکاشی | Pourkashi; پیش‌آهنگ‌فر | Pishahangfar; تاج‌دوزیان | Tajdouzian
  ترنج‌پور | Toranjpour; توکا | Touka; جلوه‌گر | Jelvehgar; جوانشیری | Javanshiri; چراغچیان | Cheraghchian
  چنارانی | Chenarani; حریرچیان | Harirchian; خوش‌قدم | Khoshghadam; خاورزمین | Khavarzamin; دادآفرین | Dadafarin
  درخشنده‌پی | Derakhshandehpey; دریابان | Daryaban; دل‌افکار | Delafkar; دهقان‌نیا | Dehghannia; رازبان | Razban
  رخشان‌پور | Rakhshanpour; رنگ‌آمیز | Rangamiz; روشن‌دشت | Roshandasht; زاگرسی | Zagrosi; زرنگارنیا | Zarnegarnia
  ژرف‌اندیش | Zharfandish; ساربان‌نژاد | Sarebannejad; سپیدار | Sepidar; سخن‌سنج | Sokhansanj; سروستانی‌پور | Sarvestanipour
  سفالین | Sofalin; سیمرغیان | Simorghian; شالیزاری | Shalizari; شبدیز | Shabdiz; شکرخند | Shekarkhand; شهرآیینی | Shahrayini
  صباغ‌پور | Sabbaghpour; صحاف‌زاده | Sahhafzadeh; طبرستانی | Tabarestani; طلوعی‌نیا | Tolouinia; عطارپیشه | Attarpisheh
  عیارنژاد | Ayyarnejad; غزل‌پرداز | Ghazalpardaz; فانوسیان | Fanousian; فرخ‌پی | Farrokhpey; فرازنده | Farazandeh
  قلمکار | Ghalamkar; قنات‌آبادی | Ghanatabadi; کاریزی | Karizi; کبودوند | Kaboudvand; کرانه‌پور | Karanehpour; کوهسارنیا | Kouhsarnia
  گلدسته | Goldasteh; گندم‌کار | Gandomkar; گوهرشناس | Goharshenas; لاله‌دشتی | Lalehdashti; لنگرودنژاد | Langaroudnejad
  ماهوتچی | Mahoutchi; مرواریدی | Morvaridi; مشعل‌دار | Mashaldar; مهرافروز | Mehrafrouz; مینوسرشت | Minooseresht
  نارون‌پور | Narvanpour; نخلستانی | Nakhlestani; نوربان | Nourban; نیلگون | Nilgoun; نی‌نواز | Neynavaz; واژه‌نیا | Vazhehnia
  وفاکیش | Vafakish; هفت‌رنگ | Haftrang; همای‌فر | Homayfar; هیرکانی‌پور | Hirkanipour; یادگارنژاد | Yadegarnejad; یلداپور | Yaldapour
`);
