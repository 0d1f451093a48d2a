export const mystery = `
[mystery crime] noir rain city
> {job^} در {city} ناپدید می‌شود و تنها {object^} از او می‌ماند که هر روز، {hour}، تکانی می‌خورد. || {a job} vanishes in {city}, leaving {a object} that stirs each day at {hour}.
> {hero} پروندهٔ مرگ {job} را {years} سال پیش بسته بود. حالا {object~} او در {place~} {city} پیدا شده است. || {hero} closed the case of the {job} {years} years ago. Now the {object} has turned up in {city}.
= معمای {object} || the riddle of the {object}
= {object~} {job} || the {job}’s {object}
=1 {job~} گمشده || the missing {job}
=2 پروندهٔ {city} || the {city} file
= ردّی در {nature} || a trace in the {nature}

[mystery drama] arch tiles noir
> در {place^} در {city}، هر بار که ساعت {hour} را می‌زند، نامی از دیوار پاک می‌شود. {hero} نام {kin!} را آن‌جا دیده است. || In {a place} in {city}, a name fades from the wall at every {hour}. {hero} has seen {his} {kin}’s there.
> {hero} برای نوشتن زندگی‌نامهٔ {job^} به {city} می‌آید و می‌فهمد او هرگز وجود نداشته است. || {hero} comes to {city} to write the life of {a job}, who turns out never to have lived.
=1 نام‌های روی دیوار || the names on the wall
=2 زندگی‌نامهٔ هیچ‌کس || the life of no one
=2 کسی به نام {hero} || somebody called {hero}
=2 {job~} ناموجود || the {job} who never was
=1 راز {place~} {city} || the secret of the {city} {place}
=1 {place~} {days}‌در || the {place} with {days} doors
=1 سایهٔ {place} || the shadow of the {place}

[mystery thriller] noir mountains room
> {days} مسافر در {place~} برف‌گرفتهٔ {land} گیر افتاده‌اند و یکی از آن‌ها با نامی سفر می‌کند که مال مرده‌ای است. || {days} travellers are snowed in near {land}, and one goes by a dead man’s name.
> تلفن {place} هر روز، {hour}، زنگ می‌زند. {hero} یک بار گوشی را برمی‌دارد و صدای خودش را می‌شنود. || The telephone rings each day at {hour}. {hero} answers, and hears {his} own voice.
=1 مهمان بی‌نام || the guest with no name
=2 تماس {hour} || the {hour} call
=2 گوشی را بردار، {hero} || answer it, {hero}
=1 {place} در برف || the {place} in the snow
=1 نامی که مال من نیست || a name that is not mine
=2 صدای آن‌سو || the voice on the line

[crime thriller] noir city duel
> {hero} که روزگاری بهترین بازپرس {city} بود، حالا {job} است. جسدی در {place} پیدا می‌شود که نشانی خانهٔ او را در جیب دارد. || {hero} was the best detective in {city} and is now {a job}, when a body is found with {his} address in its pocket.
> محموله‌ای که قرار بود از {city} به {city2} برسد، گم شده است. {days} گروه دنبال آن‌اند و هیچ‌کدام نمی‌دانند چیست. || A load on its way from {city} to {city2} is gone. {days} gangs want it, and none knows what it is.
=2 محمولهٔ {city2} || the {city2} load
=1 مردی از {place} || a man from the {place}
=1 نشانی در جیب || an address in the pocket
= شب‌های {city} || the nights of {city}
= {city}، {hour} || {city}, {hour}

[crime drama] noir city rain
> {job^} آبرومند در {city} برای نجات {kin!} پولی را می‌گیرد که نباید؛ فردا کسی برای حساب‌وکتاب می‌آید. || A respected {job} in {city} takes money to save {his} {kin}. Tomorrow somebody comes to settle.
> {days} شریک قدیمی {years} سال پس از یک سرقت در {place~} {city} جمع می‌شوند تا سهمی را که مانده، تقسیم کنند. || {years} years after the robbery, {days} partners gather in {city} to share what is left.
=2 سهم شریک || the partner’s share
=1 حساب {job} || the {job}’s account
=2 {days} شریک || {days} partners
= پول {adj} || {adj} money
= تسویه در {city} || settling in {city}
`;

export const thriller = `
[thriller] noir city duel
> {hero} در {place~} {city} گروگان کسی است که تنها یک خواسته دارد: {job^} باید راستش را بگوید. || {hero} is held hostage in {city} by somebody with one demand: {a job} must tell the truth.
> هر روز، {hour}، یک نفر در {city} پیامی می‌گیرد که تنها قاتل و قربانی از آن خبر دارند. {hero} سومین گیرنده است. || Someone in {city} gets a message at {hour} that only killer and victim could know. {hero} is the third.
=2 خط {city} || the {city} line
=1 گروگان {place} || hostage in the {place}
= پیش از {hour} || before {hour}
=1 {days} ساعت تا {hour} || {days} hours to {hour}
=1 پناه || shelter in {city}

[thriller action] duel road city
> {hero} {object^} را از {city} به {land} می‌برد و نمی‌داند در آن چیست. کسانی که می‌دانند، {days} ساعت با او فاصله دارند. || {hero} carries {a object} from {city} to {land} without knowing what is in it. Those who know are {days} hours behind.
> {job^} که هرگز سلاح در دست نگرفته، تنها کسی است که می‌تواند جلوی انفجار {place~} {city} را بگیرد. || {a job} who never held a weapon is the only one who can stop the blast in {city}.
=1 تعقیب تا {land} || the chase to {land}
=1 {object~} خطرناک || a dangerous {object}
=1 {days} ساعت فاصله || {days} hours behind
=2 سیم آبی، سیم سرخ || blue wire, red wire
=2 {job} و بمب || the {job} and the bomb
=2 {days} دقیقه تا انفجار || {days} minutes to the blast in {city}
=2 زیر {place~} {city} || under the {city} {place}
=1 گذر از {land} || across {land}

[thriller drama] room noir space
> {hero} پس از تصادف، {days} روز از زندگی‌اش در {city} را به یاد نمی‌آورد. همسایه‌اش {job^} است که همه را به یاد دارد. || {hero} cannot recall {days} days in {city}. The neighbour, {a job}, recalls them all.
> دوربین‌های {place} نشان می‌دهند {hero} {hour} از خانه بیرون رفته؛ در ساعتی که خواب بوده است. || The cameras show {hero} leaving the house at {hour}, when {he} was asleep.
=1 {days} روز پاک‌شده || {days} days erased
=2 دوربین شمارهٔ {days} || camera {days}
=2 کسی که {hour} رفت || the one who left at {hour}
=1 همسایهٔ {job} || the {job} next door
=1 حافظهٔ {nature} || the memory of {nature}

[action crime] duel city road
> {hero} از مأموریت پلیس کناره گرفته تا در {city} {job} باشد. شبی که {kin!} را می‌برند، دوباره شماره‌ای را می‌گیرد که سوگند خورده بود نگیرد. || {hero} left the force to be {a job} in {city}. The night {his} {kin} is taken, {he} dials a number {he} swore to forget.
> مربی پیر باشگاهی در {city} باید در برابر باندی بایستد که شاگردانش را خریده است. || An old coach in {city} stands up to the gang that bought {his} pupils.
=1 شمارهٔ فراموش‌شده || the forgotten number
=1 {hero} برمی‌گردد || {hero} returns
=2 مشت {adj} || the {adj} fist
=2 باشگاه {city} || the {city} gym
=2 مربی پیر {city} || the old coach of {city}
= شب {city} || {city} by night
=1 آخرین مأموریت {hero} || {hero}’s last mission
`;

export const horror = `
[horror mystery] noir forest room
> {hero} {place^} ارزان در حومهٔ {city} می‌خرد. مالک پیشین تنها یک شرط داشته است: {object} باید همان‌جا که هست بماند. || {hero} buys a cheap {place} outside {city} on one condition: the {object} stays where it is.
> چهار دوست به {place~} متروک {land} می‌روند. در راه برگشت، پنج نفرند. || Four friends go to a deserted {place} in {land}. On the way back they are five.
=1 {object} را جابه‌جا نکن || do not move the {object}
=2 نفر پنجم || the fifth one
=2 {place~} متروک || the deserted {place}
= {nature} پشت در || {nature} at the door
= شبِ {spot} || night of the {spot}

[horror thriller] forest mountains noir
> در {land} مه که می‌آید، هر کس صدای {kin!} را می‌شنود که از میان درخت‌ها صدایش می‌زند. || In {land}, when the mist comes down, everyone hears {his} {kin} calling from the trees.
> {job^} برای کار شبانه به {place^} در {city} می‌رود که آینه ندارد و همان هفتهٔ اول می‌فهمد چرا. || {a job} takes the night shift in {a place} in {city} that has no mirrors, and soon learns why.
=2 {place~} بی‌آینه || the {place} without mirrors
=1 صدایی از {nature} || a voice from the {nature}
=2 شب‌کار || night shift in {city}
=2 شیفت شب {city} || the {city} night shift
=1 مه {land} || the mist of {land}
= {nature~} بیدار || the waking {nature}
`;
