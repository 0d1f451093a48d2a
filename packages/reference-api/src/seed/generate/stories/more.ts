/** Stories that were written later, of all kinds. */
export const more = `
[drama] city rain noir
> {job^} در {city} هر شب برای کسی غذا می‌برد که پنجره‌اش هیچ‌وقت روشن نمی‌شود. || Each night {a job} in {city} takes food to a window that is never lit.
> خط تلفن {hero} با خط {job^} در {city} جابه‌جا شده و هیچ‌کدام نمی‌خواهد درستش کند. || {hero}’s telephone line is crossed with that of {a job} in {city}, and neither wants it mended.
=1 پنجرهٔ خاموش {city} || the dark window of {city}
=1 شام {hero} || supper for {hero}
=2 خط روی خط || crossed lines
=2 شمارهٔ {hero} || {hero}’s number
=2 اشغال است || engaged in {city}
=1 {place~} روبه‌رو || the {place} across the road
=1 چراغ {job} || the {job}’s lamp

[drama family] garden field village
> {hero} {years} سال است درختان باغی را هرس می‌کند که مال خودش نیست. صاحب باغ از {city2} برمی‌گردد. || For {years} years {hero} has pruned an orchard that is not {his}. Its owner is on the way from {city2}.
> وصیت {elder} تنها یک شرط دارد: هر سه فرزند باید یک {season} در {place~} {city} با هم زندگی کنند. || The will has one condition: all three must live together for {a season} in {city}.
=1 باغ بی‌اجازه || the borrowed orchard
=2 یک {season} با هم || one {season} together
=2 میراث {hero} || {hero}’s legacy
=2 {season~} سه‌نفره || {a season} for three
=1 سایهٔ گردو || in the walnut’s shade

[drama] sea mountains village
> در {port} هر خانواده‌ای کسی را به دریا داده است. {hero} نخستین کسی است که تصمیم می‌گیرد برود و پیدایش کند. || In {port} every family has lost somebody to the sea. {hero} is the first to go and look.
> {hero} که {years} سال از {port} دور بوده، با لنجی برمی‌گردد که نام {kin!} روی آن است. || After {years} years {hero} comes back to {port} on a boat that bears the name of {his} {kin}.
=1 دریا پس نمی‌دهد || the sea keeps what it takes
=2 لنجی به نام {kin} || a boat called after {kin}
= اسکلهٔ {port} || the {port} jetty
= {nature} بر آب || {nature} on the water
= جزر و مدّ {port} || the tides of {port}

[comedy] city rays garden
> ساکنان ساختمان شمارهٔ {days} در {city} برای انتخاب مدیر رأی می‌گیرند. سه نامزد هست و هیچ‌کدام نمی‌خواهد برنده شود. || A block of flats in {city} votes for a manager. There are three candidates, and none wants to win.
> {hero} تنها آسانسورچی {city} است و همهٔ رازهای {days} طبقه را می‌داند؛ تا روزی که آسانسور گیر می‌کند. || {hero} works the last lift in {city} and knows every secret of its {days} floors, until it stops between two.
=2 طبقهٔ {days} || floor {days}
=1 مدیر ساختمان || manager of the block
=2 آسانسورچی {city} || the liftman of {city}
=1 همسایه‌های {city} || the neighbours of {city}
=1 شارژ این ماه || this month’s service charge

[comedy] road field rays
> {hero} برای گرفتن وام ازدواج به همسر نیاز دارد و {other} برای گرفتن خانه. بانک {city} تنها تا {hour} باز است. || {hero} needs a spouse for a loan and {other} for a flat, and the bank in {city} shuts at {hour}.
> کامیونی پر از {object} در راه {city} چپ می‌کند و همهٔ آبادی‌های اطراف صاحب آن می‌شوند. || A lorry full of {object}s overturns near {city}, and every village has a use for them.
=1 وام و {other} || the loan and {other}
=2 کامیون {object} || a lorry of {object}s
=1 بانک تا {hour} || the bank shuts at {hour}
=2 {object} برای همه || {a object} for everyone
=1 ازدواج بانکی || married at the bank in {city}

[mystery drama] tiles noir arch
> فرشی که {hero} در {city} رفو می‌کند، نقشه‌ای دارد که بافنده‌اش {years} سال پیش در آن پنهان کرده است. || The carpet that {hero} is mending in {city} hides a map its weaver wove {years} years ago.
> در عکسی دسته‌جمعی از سال ۱۳۴۷ {days} نفر دیده می‌شوند. یکی از آن‌ها، بی‌هیچ تغییری، امروز در {city} {job} است. || In a photograph of 1968, {days} people stand together. One of them, unchanged, is {a job} in {city} today.
=1 نقش زیر نقش || a pattern under the pattern
=2 عکس سال ۴۷ || photograph of ’68
=2 یک نفر در عکس {city} || the one in the photograph
=1 رفوگر || the mender of {city}
=1 گرهٔ پنهان || the hidden knot
=2 آن که پیر نشد || the one who did not age

[thriller crime] noir duel city
> {hero} قاضی است و متهم، تنها کسی که روزی جان {kin!} را نجات داده. رأی، فردا {hour} خوانده می‌شود. || {hero} is a judge, and the accused once saved {his} {kin}. The verdict is due tomorrow at {hour}.
> در بانک خون {city} کیسه‌ای جابه‌جا شده و {job^} که آن را گرفته، نمی‌داند تا {hour} زنده می‌ماند یا نه. || A bag was mixed up at the blood bank in {city}, and the {job} who received it may not live till {hour}.
=1 رأی {hour} || the {hour} verdict
=1 قاضی {city} || the judge of {city}
=2 گروه خونی || blood type
=2 تا {hour} زنده || alive till {hour}
=2 بانک خون {city} || the {city} blood bank
=1 پیش از رأی || before the verdict
=1 وجدان {hero} || {hero}’s conscience

[romance] city sea garden
> {hero} و {other} هر دو برای گم شدن به {city} آمده‌اند و بدشانسی این‌جاست که در {spot} به هم می‌رسند. || {hero} and {other} both came to {city} to be lost, and as luck has it they meet at the {spot}.
> {other} می‌خواهد پیش از رفتن به {city2}، {days} جای {city} را برای آخرین بار ببیند. راهنمایش {hero} است که تازه رسیده. || Before leaving for {city2}, {other} wants to see {days} places in {city} once more. {hero}, just arrived, is the guide.
=2 {days} جای {city} || {days} places in {city}
=1 گم‌شدگان {city} || lost in {city}
=2 پیش از {city2} || before {city2}
=2 راهنمای {other} || {other}’s guide
=1 تا {spot} با تو || with you as far as the {spot}

[kids family] toy garden field
> {hero} فکر می‌کند {animal~} همسایه جاسوس است. {days} روز تعطیلی فرصت خوبی است تا این را ثابت کند. || {hero} believes the neighbour’s {animal} is a spy, and has {days} days of holiday to prove it.
> مدرسهٔ {city} قرار است بسته شود، مگر آنکه بچه‌ها تا {season} {days} شاگرد تازه پیدا کنند. || The school in {city} will shut unless its pupils find {days} more by {season}.
=1 جاسوس چهارپا || the four-legged spy
=1 {animal~} همسایه || the neighbour’s {animal}
=2 مدرسهٔ کوچک {city} || the little school of {city}
=1 تعطیلات {hero} || {hero}’s holiday
=2 {days} شاگرد تازه || {days} new pupils

[sci-fi drama] space spiral city
> نخستین گلخانهٔ ماه را {hero}، {job^} از {city}، آب می‌دهد؛ تا روزی که گلی می‌روید که کسی نکاشته است. || {hero}, {a job} from {city}, waters the first greenhouse on the Moon, until a flower comes up that nobody sowed.
> در {city} آینده، هر کس می‌تواند یک روز از گذشته را بخرد. {hero} همه‌چیزش را برای یک {season} می‌دهد. || In the {city} of the future one may buy back a day. {hero} gives all {he} has for one {season}.
=1 گلخانهٔ ماه || the greenhouse on the moon
=1 گلی که کسی نکاشت || the flower nobody sowed
=2 بازار روزها || the market of days
=2 {hour}، دوباره || {hour} once more
= {city} پس از فردا || {city}, the day after tomorrow

[horror] noir forest room
> بچه‌های {place~} {city} بازی تازه‌ای دارند که هر بار یک نفر در آن زیاد می‌شود. || The children of {city} have a new game, and each time there is one more of them.
> {hero} صدای ضبط‌شدهٔ {kin!} را پس از {years} سال پیدا می‌کند. در نوار، کسی نام {hero} را می‌گوید؛ سال‌ها پیش از تولدش. || {hero} finds a tape from {years} years ago on which somebody says {his} name, long before {he} was born.
=1 یک نفر بیشتر || one more
=2 نوار {adj} || the {adj} tape
=1 بازی {place} || the {place} game
=2 صدای پیش از تولد || a voice before birth
= سایه‌ای در {spot} || a shadow at the {spot}

[sport drama] stadium field road
> تیم زنان {city} پس از {years} سال به لیگ برمی‌گردد؛ با {days} بازیکن، یک توپ و مربی‌ای که {job} است. || The women’s team of {city} is back after {years} years, with {days} players, one ball and a coach who is {a job}.
> {hero} در المپیک کنار کشید و هرگز نگفت چرا. {years} سال بعد، {job^} با فیلمی قدیمی به {city} می‌آید. || {hero} pulled out at the Olympics and never said why. {years} years later {a job} comes to {city} with an old film.
=1 بازگشت به لیگ || back in the league
=1 تیم {city} || the {city} team
=2 چرا کنار کشید || why {hero} stopped
=2 راز {hero} || {hero}’s secret
=2 سکوی خالی {hero} || {hero}’s empty podium
=1 {days} بازیکن و یک توپ || {days} players and a ball
=1 زمین خاکی {city} || the dirt pitch of {city}

[music romance] music garden room
> {hero} ترانه‌های خواننده‌ای را می‌نویسد که هرگز ندیده است. {other} برای گرفتن آخرین شعر، خودش به {city} می‌آید. || {hero} writes songs for a singer {he} has never met. {other} comes to {city} for the last of them.
> آموزشگاه موسیقی {city} تنها یک شاگرد دارد و او {years} سال است همان یک آهنگ را با {instrument} می‌زند. || The music school of {city} has one pupil, who for {years} years has played one tune on the {instrument}.
=1 ترانه‌نویس || the songwriter of {city}
=1 آخرین شعر {hero} || {hero}’s last verse
=2 آخرین شاگرد || the last pupil
=2 آموزشگاه {city} || the music school of {city}
=2 همان یک آهنگ || that same tune
=1 {instrument} و {other} || the {instrument} and {other}
=1 شعر ناتمام {hero} || {hero}’s unfinished song

[documentary family] village field city @iran
> {hero} پس از {years} سال دوربین را رو به {kin~} خودش می‌گیرد و نخستین پرسشی را می‌پرسد که همیشه از آن گریخته بود. || After {years} years {hero} turns the camera on {his} own {kin}, and asks what {he} never dared.
> یک کوچه در {city}، {days} خانه و ۲۴ ساعت؛ آنچه پشت درهای یک محلهٔ معمولی می‌گذرد. || One lane in {city}, {days} houses and 24 hours behind the doors of an ordinary quarter.
=2 ۲۴ ساعت در {city} || 24 hours in {city}
=1 {kin} روبه‌روی دوربین || {kin} on camera
=2 کوچه‌ای در {city} || a lane in {city}
=1 پرسش اول || the first question
=2 {city} از پشت‌بام || {city} from the rooftops

[history drama] arch tiles garden @iran
> نخستین مدرسهٔ دخترانهٔ {city} در خانهٔ {hero} باز می‌شود؛ روز سوم شیشه‌ها را می‌شکنند و روز چهارم شاگردها بیشترند. || The first girls’ school of {city} opens in {hero}’s house. On the third day its windows are broken; on the fourth there are more pupils.
> تلگراف‌چی {city} فرمانی را دریافت می‌کند که اگر برساند شهر می‌سوزد و اگر نرساند، خودش. || The telegraphist of {city} receives an order: deliver it and the town burns, withhold it and he does.
=1 مدرسهٔ دوشیزگان || the school for girls in {city}
=1 خانهٔ {hero} || {hero}’s house
=1 روز چهارم {city} || the fourth day in {city}
=2 تلگراف‌چی {city} || the telegraphist of {city}
=1 شیشه و سنگ || glass and stone
=2 فرمان {hour} || the {hour} order
= {city} پیش از مشروطه || {city} before the Constitution
`;
