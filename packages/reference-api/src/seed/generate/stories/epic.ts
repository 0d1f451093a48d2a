export const scifi = `
[sci-fi drama] space city spiral
> در سال ۲۰۸۱، {job^} در {city} خاطره‌هایی را تعمیر می‌کند که مردم دیگر نمی‌خواهند؛ یکی از آن‌ها مال خودش است. || The year is 2081. {a job} in {city} mends memories that people no longer want. One is {his} own.
> سیگنالی از {years} سال پیش به رصدخانهٔ {land} می‌رسد و نام {hero} در آن تکرار می‌شود. || A signal sent {years} years ago reaches the observatory in {land}, and says {hero}’s name.
=1 خاطرهٔ {adj} || the {adj} memory
=2 سیگنال {land} || the {land} signal
=1 {hero} در ۲۰۸۱ || {hero} in 2081
=2 ایستگاه {nature} || {nature} station
=2 مدار {days} || orbit {days}

[sci-fi thriller] space noir spiral
> روی ایستگاه «{nature}» هوای {days} نفر مانده و خدمه یک نفر بیشترند. || On station {nature} there is air for {days}, and the crew is one more.
> {hero} هر بار که می‌خوابد، در بدن {job^} در {city} بیدار می‌شود؛ و او فردا می‌میرد. || Whenever {hero} sleeps, {he} wakes as {a job} in {city} who will die tomorrow.
=1 هوا برای {days} نفر || air for {days}
=2 بیدار در {city} || waking in {city}
=1 پروتکل {nature} || the {nature} protocol
=2 فردا می‌میرم || tomorrow I die
=2 خواب‌های {job} || the {job}’s dreams
=1 نیمهٔ تاریک {nature} || the dark side of {nature}

[fantasy adventure] forest mountains spiral @iran
> {hero} که {job} ساده‌ای در {city} است، {object^} به ارث می‌برد که درِ {place^} در آن سوی {nature} را باز می‌کند. || {hero}, a plain {job} in {city}, inherits {a object} that opens {a place} beyond the {nature}.
> دیوی که {years} سال پیش با پهلوانی پیمان بسته بود، برای گرفتن سهمش به {land} برمی‌گردد. پهلوان مرده و تنها {hero} مانده است. || A div who made a pact {years} years ago returns to {land} for his share. Only {hero} is left to pay.
=1 {object} و {place~} پنهان || the {object} and the hidden {place}
=2 پیمان دیو || the div’s pact
=2 سهم دیو {land} || the div’s share in {land}
=1 آن سوی {nature} || beyond the {nature}
= نگهبانان {nature} || guardians of the {nature}
=2 {hero} و دیو {land} || {hero} and the div of {land}
`;

export const adventure = `
[adventure drama] mountains desert sea
> {hero} و {days} همراه برای یافتن {kin!} که در {land} گم شده، راهی می‌شوند که در هیچ نقشه‌ای نیست. || {hero} and {days} others set out for {land}, off every map, to find {his} lost {kin}.
> {job^} {object^} پیدا می‌کند که راه شهری گمشده در {land} را نشان می‌دهد. مشکل این‌جاست که نیمهٔ دیگرش دست دیگری است. || {a job} finds {a object} that shows the way to a lost town in {land}. Somebody else has the other half.
=1 گمشده در {land} || lost in {land}
=2 نقشهٔ {adj} || the {adj} map
= به سوی {land} || towards {land}
=2 شهر گمشدهٔ {land} || the lost town of {land}
=2 نیمهٔ دیگر {object} || the other half of the {object}

[adventure action] sea desert mountains
> لنجی از {port} با باری ناشناس به دریا می‌زند و {hero}، جوان‌ترین خدمه، شبی درِ انبار را باز می‌کند. || A ship leaves {port} with a strange cargo. {hero}, the youngest of the crew, opens the hold.
> آتش‌سوزی در {land} راه برگشت {days} کوهنورد را بسته است. {job^} که با آن‌هاست، راهی می‌شناسد که از بالای قله می‌گذرد. || Fire in {land} cuts off {days} climbers. {a job} among them knows a way over the top.
=2 محاصره در {land} || cut off in {land}
=2 راه قله || the way over the top
=2 آتش در {land} || fire in {land}
=1 بارِ {adj} || the {adj} cargo
=1 لنج {port} || the boat from {port}
=1 انبار کشتی {port} || the hold
=1 خدمهٔ {nature} || the crew of the {nature}

[war drama] duel desert village @iran
> {hero} که {job} بود، در روزهای محاصره در {city} مأمور رساندن {object} به آن سوی خط می‌شود. || {hero}, once {a job}, must carry {a object} across the lines during the siege of {city}.
> دو سرباز از دو سوی جبهه در {place^} نیمه‌ویران نزدیک {city} پناه گرفته‌اند و تا صبح یک فانوس دارند. || Two soldiers of two armies share a ruined {place} near {city}, and one lantern until dawn.
=1 آن سوی خط || across the line
=2 {place~} بی‌سقف || {a place} without a roof
=2 یک فانوس تا صبح || one lantern till dawn
= {hour}، جبهه || {hour} at the front
=1 سرباز و {object} || the soldier and the {object}

[war history] desert duel mountains @iran
> پاییز ۱۳۵۹ در خرمشهر، {job^} حاضر نیست {place} را ترک کند، چون کسی قرار است به آن‌جا برگردد. || Khorramshahr, autumn 1980. {a job} will not leave the {place}, where somebody is to return.
> گروهی از امدادگران {city} باید {days} زخمی را از گذرگاهی در کوهستان عبور دهند که تنها {hero} می‌شناسد. || Medics from {city} must bring {days} wounded through a mountain pass that only {hero} knows.
=1 {place~} خرمشهر || the {place} of Khorramshahr
=2 گذرگاه {hero} || {hero}’s pass
=2 {days} زخمی || {days} wounded
=2 برانکارد || stretcher-bearers of {city}
=1 پاییز ۵۹ || autumn of ’80
=1 آن‌ها که ماندند || those who stayed
=1 نخل‌های {adj} || the {adj} palms

[history drama] arch tiles desert @iran
> در دربار قاجار، {craft^} از {city} فرمان می‌گیرد {object^} بسازد که شاه را در خواب آرام کند. شرط، سر اوست. || At the Qajar court {a craft} from {city} must make {a object} that will let the shah sleep, or lose his head.
> کاروانی از {city} به {city2} می‌رود و در میان بارش، کتابی است که هیچ حاکمی نمی‌خواهد خوانده شود. || A caravan goes from {city} to {city2} with a book that no ruler wants read.
=1 {craft~} شاه || the shah’s {craft}
=2 کاروان {city} || the {city} caravan
=1 خواب شاه || the shah’s sleep
=2 کتاب {adj} || the {adj} book
=2 {city} در آتش || {city} in flames

[history war] mountains arch duel
> قلعه‌ای در {land}، {days} ماه محاصره و فرماندهی که راز دروازهٔ پنهان را به {hero} سپرده است. || A fortress in {land}, {days} months of siege, and a secret gate that {hero} alone knows.
> {hero} نسب به سرداری می‌برد که {city} را به دشمن فروخت؛ حالا نوبت اوست که دروازه را ببندد یا باز کند. || {hero} descends from the commander who sold {city}. Now the gate is in {his} hands.
=2 دروازهٔ {city} || the gate of {city}
=1 قلعهٔ {nature} || the fortress of {nature}
=2 محاصرهٔ {city} || the siege of {city}
=1 آخرین سردار {land} || the last commander of {land}
=1 {days} ماه در قلعه || {days} months in the fortress
`;

export const real = `
[documentary adventure] wild mountains desert @iran
> دوربینی {days} ماه در {land} ردّ {species} را دنبال می‌کند؛ جانوری که شمار بازماندگانش به صد نمی‌رسد. || For {days} months a camera follows the {species} through {land}, where fewer than a hundred remain.
> محیط‌بانی تنها در {land} هر روز، {hour}، از {place} بیرون می‌زند تا {species} را پیش از شکارچی‌ها پیدا کند. || A lone ranger in {land} leaves at {hour} to find the {species} before the hunters do.
= در جست‌وجوی {species} || looking for the {species}
= {species~} {land} || the {species} of {land}
= رد پای {species} || tracks of the {species}
= نفس‌های {land} || the breath of {land}
= {land}، پیش از سپیده || {land}, before dawn

[documentary] village tiles field @iran
> {craft~} هشتادساله‌ای در {city} راز کارش را به دوربین می‌گوید، به این شرط که تا زنده است پخش نشود. || An eighty-year-old {craft} of {city} tells the camera the secret of the trade.
> یک سال با {craft}‌های {city}؛ از خرید مواد تا روزی که آخرین کار از در بیرون می‌رود. || A year with the {craft}s of {city}, until the last piece leaves the shop.
= {craft}‌های {city} || the {craft}s of {city}
= به دستِ {craft} || by the {craft}’s hand
=1 راز {craft} || the secret of the {craft}
=2 یک سال در {city} || a year in {city}
= {city}، شهر {craft} || {city}, town of the {craft}

[documentary history] tiles arch city @iran
> {relic^} که در انبار موزهٔ {city} پیدا شده، پژوهشگران را به شهری می‌رساند که {years} قرن زیر خاک بوده است. || {a relic} from a museum store in {city} leads scholars to a town that lay buried.
> فیلم‌های خانگی خانوادهٔ {family} از {years} سال پیش، {city} را چنان نشان می‌دهند که دیگر نیست. || Home films of the {family} family show {a city} that is no more.
=1 {city}، شهر گمشده || {city}, a lost town
=2 آلبوم {family} || the {family} album
=1 {city} به روایت {relic} || {city} as told by {a relic}
=1 زیر خاک {city} || under {city}
=2 {years} سال پیش، {city} || {years} years ago, {city}

[documentary music] music village field @iran
> سازندهٔ {instrument} در {city} می‌گوید چوب را باید {years} سال در سایه گذاشت و هر روز به آن گوش داد. || {a instrument} maker in {city} says that wood must rest for {years} years and be listened to.
> {days} نوازنده از {days} گوشهٔ {land} برای نخستین بار روی یک صحنه می‌نشینند. || {days} players from all over {land} share a stage for the first time.
=1 صدای {instrument} || the sound of the {instrument}
=1 {instrument~} {city} || the {instrument} of {city}
=1 چوب و {nature} || wood and {nature}
=2 آوازهای {land} || songs of {land}
=1 {instrument}، از آغاز || the {instrument}, from the start

[sport drama] stadium road duel
> {sport^} از {city} که همه او را تمام‌شده می‌دانند، {days} هفته مانده به مسابقه تمرین را از صفر آغاز می‌کند. || {a sport} from {city}, given up by all, starts again {days} weeks before the event.
> {hero} برای ادامه دادن باید به {kin!} بگوید که سال‌ها پنهانی {sport} بوده است. || To go on, {hero} must tell {his} {kin} of years as a secret {sport}.
= {sport~} {city} || the {sport} of {city}
=1 {days} هفته تا سوت || {days} weeks to the whistle
= دقیقهٔ نود و {days} || minute ninety-{days}
= {sport} || the {sport}
= نفس آخر {sport} || the {sport}’s last breath

[sport documentary] stadium city field
> تیمی از دستهٔ سوم {city} یک فصل کامل دوربین را به رختکن راه می‌دهد؛ با همهٔ باخت‌ها. || A third-division team from {city} lets the camera in for a whole season of defeats.
> زندگی {hero}، {sport^} که مدالش را فروخت تا برای بچه‌های {city} باشگاه بسازد. || The life of {hero}, {a sport} who sold a medal to build a club in {city}.
=1 رختکن {city} || the {city} dressing room
=1 دستهٔ سوم || third division: {city}
=2 مدال {hero} || {hero}’s medal
=1 یک فصل با {city} || a season with {city}
=2 باشگاه {place} || the {place} club

[music drama] music rain city
> {hero} {instrument~} {kin!} را برمی‌دارد و در خیابان‌های {city} می‌نوازد تا کسی که این آهنگ را می‌شناسد، بایستد. || {hero} plays {his} {kin}’s {instrument} in the streets of {city} until somebody who knows the tune stops.
> گروهی که {years} سال پیش در {city} از هم پاشید، برای یک اجرا دوباره جمع می‌شود؛ خواننده هنوز با هیچ‌کس حرف نمی‌زند. || A band that broke up {years} years ago in {city} meets for one night. The singer still speaks to no one.
=1 {instrument~} {kin} || {kin}’s {instrument}
=2 آخرین اجرای {city} || last night in {city}
=2 کنسرت {nature} || concert for the {nature}
=1 نت گمشده || the missing note
=1 {instrument} زیر {nature} || {a instrument} under the {nature}
`;
