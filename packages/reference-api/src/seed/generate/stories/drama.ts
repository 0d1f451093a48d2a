/** [genres] scenes; then its plots after >, and its titles after =, or =2 for the second plot. What is for one country alone says @iran. */
export const drama = `
[drama family] room village garden
> {job^} پس از {years} سال به {place~} {kin!} در {city} برمی‌گردد تا آن را بفروشد. || After {years} years, {a job} comes back to {his} {kin}’s {place} in {city} to sell it.
> {hero} قرار بود تنها {days} روز در {place~} {kin!} بماند؛ کلید را که در قفل چرخاند، کسی در را از آن سو باز کرد. || {hero} meant to stay {days} days in {his} {kin}’s {place}. Then somebody opened the door from inside.
= {place~} {kin} || {kin}’s {place}
=1 بازگشت به {city} || back to {city}
=2 {days} روز در {city} || {days} days in {city}
= {place~} {adj} || the {adj} {place}
= {place~} پشت {nature} || the {place} behind the {nature}

[drama] room rain city
> {hero} در {city} زندگی آرامی دارد تا روزی که {object^} از میان وسایل {kin!} پیدا می‌شود و حساب همهٔ سال‌ها را به هم می‌زند. || {hero} lives quietly in {city} until {a object} turns up among {his} {kin}’s things.
> {object~} {kin!} سال‌ها در گنجه مانده بود. {hero} آن را برای فروش به {city} می‌برد و خریدار، حکایت دیگری از آن می‌داند. || {hero} takes {his} {kin}’s {object} to {city} to sell, and the buyer knows another story of it.
= {object~} {kin} || {kin}’s {object}
= {object~} {adj} || the {adj} {object}
= {object} و {nature} || the {object} and the {nature}
= بوی {object} || the smell of the {object}
= سایهٔ {object} || the shadow of the {object}

[drama] village mountains desert @iran
> آخرین {craft~} {city} شاگردی ندارد. {hero} که از {city2} گریخته، به در کارگاهش می‌آید و می‌خواهد بماند. || The last {craft} of {city} has no apprentice, until {hero} runs away from {city2} and knocks at the door.
> در {city} دیگر کسی کار {craft} را نمی‌خواهد. {hero} تصمیم می‌گیرد پیش از بستن در، یک کار آخر بکند که همه ببینند. || Nobody in {city} needs {a craft} any more. Before closing, {hero} makes one last piece.
= آخرین {craft~} {city} || the last {craft} of {city}
= دست‌های {craft} || the {craft}’s hands
= {craft} و {nature} || the {craft} and the {nature}
=1 شاگرد {craft} || the {craft}’s apprentice
= {season~} {craft} || the {craft}’s {season}

[drama romance] rain garden city
> {hero} و {other} {years} سال است که هر {season} در {spot^} در {city} همدیگر را می‌بینند و از خانه‌هایشان حرفی نمی‌زنند. || For {years} years {hero} and {other} have met each {season} in {city}, and never spoken of home.
> {job^} نامه‌هایی را می‌خواند که برای کس دیگری به {city} فرستاده شده‌اند و به نویسنده‌شان دل می‌بندد. || {a job} reads letters sent to somebody else in {city}, and grows fond of whoever writes them.
=1 هر {season}، {city} || every {season}, {city}
=1 {season~} {years}‌ساله || {a season} of {years} years
=2 نامه‌هایی به {city} || letters to {city}
=1 {nature} در {spot} || {nature} in the {spot}
=1 قرار {hour} || the {hour} meeting

[drama crime] noir city
> {job^} در {city} شاهد تصادفی است که هیچ‌کس دیگر ندیده. سکوت یا شهادت؛ {days} روز وقت دارد. || {a job} in {city} is the only witness of an accident, and has {days} days to speak or be silent.
> {hero} به جای {kin!} به زندان رفته بود. حالا که آزاد شده، در {city} کسی نیست که به رویش نگاه کند. || {hero} went to prison in {his} {kin}’s place. Now free, {he} finds nobody in {city} who will meet {his} eyes.
=1 شاهد {city} || the witness of {city}
=1 {days} روز سکوت || {days} days of silence
=2 به جای {kin} || in my {kin}’s place
=1 {place~} بی‌شاهد || the {place} without a witness
= {hour}، {city} || {hour}, {city}

[drama family] room village rain
> {trouble}، خانوادهٔ {family} را به یک {place~} کوچک در {city} کشانده است. {hero} باید انتخاب کند چه کسی بماند و چه کسی برود. || {trouble} has brought the {family} family to a small {place} in {city}, and {hero} must choose who stays.
> {days} خواهر و برادر بر سر {place~} {kin!} به توافق نمی‌رسند، تا آنکه {hero} با وصیت‌نامه‌ای دیگر از {city} می‌رسد. || {days} siblings cannot agree over the {place} until {hero} arrives from {city} with another will.
= خانوادهٔ {family} || the {family} family
=1 پس از {trouble} || after the {trouble}
=2 سهم {hero} || {hero}’s share
= {place~} {family}‌ها || the {family} {place}
= {nature} بر بام || {nature} on the roof

[drama] road desert mountains
> {hero} پیکر {kin!} را در یک وانت کهنه از {city} به {land} می‌برد؛ راهی یک‌روزه که {days} روز طول می‌کشد. || {hero} drives {his} {kin}’s body from {city} to {land}, a day’s journey that takes {days}.
> {job^} و {job2^} ناچار می‌شوند از {city} تا {city2} هم‌سفر باشند. هیچ‌کدام راستش را نمی‌گوید که چرا می‌رود. || {a job} and {a job2} have to share the road from {city} to {city2}. Neither says why.
=2 از {city} تا {city2} || from {city} to {city2}
=1 راه {land} || the road to {land}
=2 {days} روز تا {city2} || {days} days to {city2}
=2 همسفر {job} || travelling with the {job}
=1 جاده‌ای به نام {hero} || a road called {hero}

[drama] field garden sea
> {hero} پس از مرگ {kin!} یک کلمه هم نگفته است. {job^} که تازه به {city} آمده، راه دیگری برای حرف زدن نشانش می‌دهد. || {hero} has not said a word since {his} {kin} died. {a job} new in {city} shows {him} another way to speak.
> در {city} همه {hero} را از کودکی می‌شناسند و هیچ‌کس نمی‌داند شب‌ها در {place} چه می‌کند. || Everyone in {city} has known {hero} since childhood, and no one knows what {he} does at night in the {place}.
=1 سکوت {hero} || the silence of {hero}
= {hero} || {hero}
=1 زبان {nature} || the language of the {nature}
= {hero} و {nature} || {hero} and the {nature}
=1 آنچه {hero} نگفت || what {hero} never said

[drama history] village arch tiles @iran
> سال ۱۳۲۰ است و {job^} از {city} به تهرانی می‌رسد که نیمی‌اش از نان می‌ترسد و نیمی از نانوا. || Tehran, 1941. {a job} from {city} comes to a capital where half fear for bread.
> در روزهای ملی شدن نفت، {hero} که در شرکت نفت آبادان کار می‌کند، باید میان حقوق ماهانه و {kin!} یکی را انتخاب کند. || As oil is nationalised, {hero}, who works in Abadan, must choose between {his} wages and {his} {kin}.
=1 {season~} بیست || the {season} of ’41
=1 شهر بی‌نان || a city without bread
=2 {place~} آبادان || the {place} in Abadan
=2 پیش از سوت کارخانه || before the whistle
= آن سال‌های {adj} || those {adj} years
`;

export const romance = `
[romance drama] rain garden city
> {hero} هر روز، {hour}، در {spot~} {city} {other} را می‌بیند و هر روز جمله‌ای را که آماده کرده، نمی‌گوید. || Each day at {hour} {hero} sees {other} in {city}, and does not say what {he} has prepared.
> {other} بلیت یک‌سرهٔ {city2} را خریده است. {hero} تا حرکت قطار {days} ساعت وقت دارد چیزی را بگوید که {years} سال نگفته. || {other} has a one-way ticket to {city2}. {hero} has {days} hours to say what went unsaid for {years} years.
=1 {hour} در {city} || {hour} in {city}
=1 دیدار در {spot} || a meeting at the {spot}
= جمله‌ای برای {other} || a sentence for {other}
= {hero} و {other} || {hero} and {other}
= عاشقانه‌ای برای {city} || a love song for {city}

[romance comedy] city garden rays
> {job^} و {job2^} به اشتباه یک {place} را در {city} اجاره کرده‌اند و هیچ‌کدام خیال رفتن ندارد. || {a job} and {a job2} have rented the same {place} in {city}, and neither will leave.
> {hero} برای راضی کردن {kin!} وانمود می‌کند نامزد دارد و {job^} حاضر می‌شود {days} روز این نقش را بازی کند. || To please {his} {kin}, {hero} invents a betrothed, and {a job} agrees to play the part for {days} days.
=1 اجاره‌نشین‌های {city} || the tenants of {city}
=2 نامزد {days}‌روزه || engaged for {days} days
=1 من، تو و {object} || you, me and the {object}
=1 {place~} مشترک || a shared {place}
=2 با عشق، {hero} || with love, {hero}

[romance] sea rain garden
> {job^} در {city} هر هفته {object^} برای تعمیر می‌آورد که خراب نیست. {job2~} محله دیر می‌فهمد چرا. || Each week {a job} in {city} brings {a object} to mend that is not broken.
> نامه‌ای که {hero} {years} سال پیش از {city} فرستاده بود، تازه به دست {other} می‌رسد. || A letter that {hero} posted in {city} {years} years ago has only now reached {other}.
=1 {object~} سالم || nothing wrong with the {object}
=2 {years} سال دیرتر || {years} years late
=2 نامهٔ {other} || {other}’s letter
=2 {nature} و {other} || {other} and the {nature}
= {season~} بعد || next {season}

[romance history] arch garden tiles @iran
> در {city} سال‌های مشروطه، {hero} نگهبان زندانی است که {other} هر روز برای برادرش به آن غذا می‌آورد. || In {city} during the Constitutional years, {hero} guards the prison where {other} brings a brother food.
> حجره‌داری در بازار {city} دخترش را به پسر رقیب وعده داده، اما {other} دل به {craft^} داده است. || A merchant in {city} has promised his daughter to a rival’s son, but she loves {a craft}.
=2 {craft} و دختر بازار || the {craft} and the merchant’s daughter
=2 عشق در بازار {city} || love in the bazaar of {city}
= شب‌های {other} || the nights of {other}
=1 پنجره‌ای رو به {place} || a window on the {place}
= گل و {object} || the rose and the {object}

[romance music] music rain room
> {hero} پشت دیوار خانه‌اش در {city} صدای {instrument} می‌شنود و نیمهٔ دیگر آهنگ را خودش می‌نوازد. || Through {his} wall in {city} {hero} hears {a instrument}, and plays the other half of the tune.
> {other} دیگر نمی‌شنود، اما {hero} هر شب برای او {instrument} می‌زند؛ دستش روی چوب ساز، همه‌چیز را می‌فهمد. || {other} can no longer hear. Each night {hero} plays the {instrument} with a hand upon the wood.
=1 نیمهٔ دیگر آهنگ || the other half of the tune
=1 {instrument~} همسایه || the neighbour’s {instrument}
= {instrument} در {hour} || {a instrument} at {hour}
=2 نغمه‌ای برای {other} || a song for {other}
=1 دونوازی || duet in {city}
`;
