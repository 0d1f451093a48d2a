import { type Pair, pair } from './template.ts';

const lines = (text: string): Pair[] =>
  text
    .split('\n')
    .filter((line) => line.includes('||'))
    .map((line) => pair(line, '||'));

export const episodeNames = lines(`
  {object~} {adj} || the {adj} {object}
  مهمان {place} || a guest at the {place}
  {nature} و {object} || the {nature} and the {object}
  نامه‌ای از {city} || a letter from {city}
  {days} روز دیگر || {days} more days
  راز {object} || the secret of the {object}
  {hero} تنها نیست || {hero} is not alone
  شب {spot} || night at the {spot}
  پشت {place} || behind the {place}
  آخرین {object} || the last {object}
  قرار {hour} || meet me at {hour}
  {job~} ناشناس || the unknown {job}
  بازگشت {hero} || {hero} returns
  کسی در {place} || somebody in the {place}
  دروغ {kin} || {kin}’s lie
  همه‌چیز دربارهٔ {object} || all about the {object}
  {city}، {hour} || {city}, {hour}
  پیش از {nature} || before the {nature}
  سهم {kin} || {kin}’s share
  یک {object}، دو صاحب || one {object}, two owners
  چراغ‌های {spot} || the lights of the {spot}
  {object^} برای {hero} || {a object} for {hero}
  {kin} می‌داند || {kin} knows
  {days} نفر و یک {object} || {days} people and {a object}
  {spot~} {adj} || the {adj} {spot}
  {nature~} {adj} || the {adj} {nature}
  وقتی {hero} خندید || when {hero} laughed
  حرفی با {job} || a word with the {job}
  زیر {nature} || under the {nature}
  {place~} {kin} || {kin}’s {place}
  یادگاری {kin} || {kin}’s keepsake
  در راه {city} || on the road to {city}
  جای خالی {hero} || {hero}’s empty chair
  صدای {nature} || the sound of the {nature}
`);

export const episodePlots = lines(`
  {hero} سراغ {job^} می‌رود که سال‌ها پیش {object~} {kin!} را خریده است. || {hero} looks for {a job} who once bought {his} {kin}’s {object}.
  {object^} گم می‌شود و هر کس دیگری را مقصر می‌داند، جز {hero}. || {a object} goes missing, and everyone blames somebody else but {hero}.
  {hero} و {other} ناچار می‌شوند شب را در {place} بمانند. || {hero} and {other} have to spend the night in the {place}.
  مهمانی از {city} می‌رسد و آرامش چندروزهٔ خانه را به هم می‌زند. || A guest arrives from {city}, and the quiet days are over.
  {hero} نامهٔ {kin!} را می‌خواند، اما صفحهٔ آخرش کنده شده است. || {hero} reads the letter of {his} {kin}, but the last page is torn out.
  تا {hour} باید تصمیمی گرفته شود که هیچ‌کس نمی‌خواهد بگیردش. || By {hour} somebody must decide what nobody wants to.
  {other} حرفی می‌زند که {hero} نباید می‌شنید. || {other} says what {hero} should not have heard.
  {hero} برای نخستین بار پس از {days} سال به {spot} برمی‌گردد. || For the first time in {days} years {hero} goes back to the {spot}.
  همه سر سفره‌اند که {job} در می‌زند. || Everyone is at table when the {job} knocks.
  معلوم می‌شود {kin~} {other} از همان روز اول همه‌چیز را می‌دانسته است. || It turns out that {other}’s {kin} knew it all from the first day.
  {hero} {object} را می‌فروشد و همان شب پشیمان می‌شود. || {hero} sells the {object}, and is sorry that very night.
  سفری کوتاه به {city} درازتر از آن می‌شود که فکر می‌کردند. || A short trip to {city} takes longer than they thought.
  {nature} راه را بسته و {days} نفر در {place} گیر افتاده‌اند. || The {nature} has closed the road, and {days} people are stuck in the {place}.
  دعوایی قدیمی سر {object} از نو بالا می‌گیرد. || An old quarrel over the {object} flares up again.
  {hero} حقیقت را می‌فهمد و تصمیم می‌گیرد به کسی نگوید. || {hero} learns the truth, and decides to tell no one.
  در روز عروسی {other}، کسی می‌آید که دعوت نشده بود. || On {other}’s wedding day somebody comes who was not invited.
  {job} پیشنهادی می‌دهد که رد کردنش سخت است و پذیرفتنش سخت‌تر. || The {job} makes an offer that is hard to refuse, and harder to take.
  {hero} باید میان {city} و {other} یکی را انتخاب کند. || {hero} must choose between {city} and {other}.
`);
