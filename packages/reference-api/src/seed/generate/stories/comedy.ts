export const comedy = `
[comedy] city rays room
> {job^} به اشتباه جایزهٔ {job2~} سال را می‌برد و تا مراسم {city} باید کاری را یاد بگیرد که هرگز نکرده است. || {a job} wins the prize for {job2} of the year by mistake, and must learn the trade before the ceremony in {city}.
> {hero} به جای {kin!} سر کار می‌رود تا حقوقش قطع نشود؛ هیچ‌کس در {place} متوجه نمی‌شود، جز {job}. || {hero} goes to work in {his} {kin}’s place to keep the wages coming. No one notices but the {job}.
=1 {job2~} سال || {job2} of the year
=1 {job2~} قلابی || the fake {job2}
=2 {hero} به جای {kin} || {hero} for {kin}
=1 جناب {job} || mister {job}
=1 {job} اشتباهی || the wrong {job}

[comedy family] road field city
> خانوادهٔ {family} با یک مینی‌بوس، {days} چمدان و یک {animal} راهی {city} می‌شوند و هیچ‌کس به یاد ندارد عروسی چه روزی است. || The {family} family sets out for {city} with {days} suitcases and {a animal}, and no one recalls the day of the wedding.
> {elder~} پیر {hero} اعلام می‌کند که می‌خواهد دوباره ازدواج کند و همهٔ خانوادهٔ {family} را برای مخالفت به {city} می‌کشاند. || {hero}’s old {elder} announces a wedding, and the whole {family} family comes to {city} to object.
= عروسی در {city} || a wedding in {city}
= {family}‌ها می‌آیند || here come the {family}s
= {family} و شرکا || {family} and partners
=1 {animal~} خانوادهٔ {family} || the {family} family’s {animal}
=1 سفر با {kin} || travels with my {kin}

[comedy crime] city noir rays
> {days} نفر که هیچ‌کدام دزد نیستند تصمیم می‌گیرند {object^} را از موزهٔ {city} بدزدند و همه نقش خود را بلدند، جز راننده. || {days} people who are no thieves plan to steal {a object} in {city}. Everyone knows their part but the driver.
> {hero} {object^} را که دزدیده می‌خواهد پس بدهد، اما صاحبش حاضر نیست آن را پس بگیرد. || {hero} wants to give back the {object} {he} stole. Its owner will not have it.
=1 سرقت {object} || the {object} job
=1 دزدان {city} || the thieves of {city}
=2 {object~} بی‌صاحب || nobody’s {object}
=1 {days} دزد ناشی || {days} clumsy thieves
=1 نقشهٔ {hour} || the {hour} plan

[comedy drama] village field rays @iran
> دهیار یک آبادی نزدیک {city} برای گرفتن بودجه، گزارش می‌دهد که {species} آن‌جا زندگی می‌کند. فردا بازرس‌ها می‌رسند. || For a grant, the head of a hamlet near {city} reports {a species}. The inspectors come tomorrow.
> در روستایی نزدیک {city} خبر می‌پیچد که فیلم‌ساز معروفی در راه است. {craft} و نانوا و کدخدا، همه نقش اول می‌خواهند. || Word goes round near {city} that a famous director is coming. {craft}, baker and headman all want the lead.
=1 {species~} ما || our {species}
=1 کدخدا و {species} || the headman and the {species}
=2 نقش اول: {craft} || starring the {craft}
=2 سکانس آخر {city} || the last scene in {city}
=2 دوربین در آبادی || a camera in the hamlet
=1 بازرس‌ها فردا می‌رسند || the inspectors come tomorrow

[comedy romance] garden city rain
> {job^} هر شکستش در عشق را با نام شهری ثبت می‌کند. نوبت {city} که می‌رسد، {other} دفترچه را پیدا می‌کند. || {a job} names each heartbreak after a town. It is {city}’s turn when {other} finds the notebook.
> {hero} برای فروش {place} به خریداری نیاز دارد که {other} نباشد؛ اما تنها خریدار {city} اوست. || {hero} would sell the {place} to anyone but {other}, who is the only buyer in {city}.
=2 خریدار نیا || buyer, stay away
=1 شکست‌های {hero} || the defeats of {hero}
=1 {city} با یک شکست || {city}, with one defeat
=2 همه جز {other} || anyone but {other}
=2 {place} فروشی نیست || the {place} is not for sale

[comedy fantasy] rays spiral room
> {hero} صبح از خواب بیدار می‌شود و می‌بیند همهٔ {city} به حرف او عمل می‌کنند؛ حتی وقتی شوخی می‌کند. || {hero} wakes to find that all of {city} does as {he} says, even when {he} jokes.
> {object^} که {hero} از {place~} {city} خریده، هر دروغی را با صدای بلند تکرار می‌کند. || The {object} that {hero} bought in {city} repeats aloud every lie told near it.
=2 {object~} راستگو || the truthful {object}
=1 هرچه {hero} بگوید || whatever {hero} says
=2 یک روز بی‌دروغ || a day without lies
=1 شوخی {hero} || {hero}’s joke
=2 {object} و من || the {object} and I
`;

export const kids = `
[kids animation] toy rays wild
> {animal~} کوچکی که از {nature} می‌ترسد، تنها کسی است که راه {land} را بلد است. || A small {animal} who is afraid of the {nature} is the only one who knows the way to {land}.
> {animal} و {animal2} با هم قهرند، اما {object~} جادویی {place} تنها با دست هر دو باز می‌شود. || {animal} and {animal2} are not on speaking terms, but the {object} opens for both or for none.
=1 {animal~} کوچولو و {nature} || the little {animal} and the {nature}
=2 {animal} و {animal2} || {animal} and {animal2}
= {animal~} {place} || the {animal} of the {place}
= {animal~} {adj} || the {adj} {animal}
= قصهٔ {animal} || the tale of the {animal}

[kids family adventure] toy field wild
> {hero} و {animal~} سخنگویش باید پیش از {hour} {object~} {kin!} را از {place~} {city} پس بیاورند. || {hero} and a talking {animal} must bring back {his} {kin}’s {object} from {city} before {hour}.
> بچه‌های {spot~} {city} می‌فهمند قرار است درخت توت محله بریده شود و {days} روز وقت دارند جلوی آن را بگیرند. || The children of {city} learn that the mulberry tree will be cut, and have {days} days to stop it.
=1 {hero} و {object} || {hero} and the {object}
=1 {hero} و {animal~} سخنگو || {hero} and the talking {animal}
=2 گروه {spot} || the {spot} gang
=2 درخت توت {city} || the mulberry of {city}
=2 بچه‌های {spot} || the children of the {spot}

[kids fantasy animation] space toy spiral
> در شهری که بزرگ‌ترها خواب دیدن را فراموش کرده‌اند، {hero} خواب‌ها را در {object} جمع می‌کند. || In a town where grown-ups no longer dream, {hero} keeps dreams in {a object}.
> {nature} یک شب به آسمان {city} نمی‌آید. {hero} با {object^} در دست به جست‌وجویش می‌رود. || One night the {nature} is missing from {city}. {hero} goes looking, {a object} in hand.
=1 شهر خواب‌ها || the town of dreams
=2 شبی که {nature} نیامد || the night without the {nature}
=2 {hero} در سرزمین {nature} || {hero} in the land of {nature}
=2 دزد {nature} || the thief of {nature}
=1 {object~} خواب || the {object} of dreams
`;
