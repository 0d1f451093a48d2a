import { formatCountdown, showDigits } from '@parde/domain';
import type { ReactElement } from 'react';
import * as kit from '../../index.ts';
import { film, people } from '../catalogue.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { messages } from '../messages/messages.ts';
import { productMessages } from '../messages/product-messages.ts';
import { shelfMessages } from '../messages/shelf-messages.ts';
import type { StoryLocale } from '../story-locale.ts';

/** Returns one example of each component, as an app would write it, and nothing around it. */
export function oneOfEach(locale: StoryLocale): Record<string, ReactElement> {
  const t = messages(locale);
  const c = controlMessages(locale);
  const p = productMessages(locale);
  const nothing = () => undefined;
  const { title, poster, still, backdrop, rating, tagline, year } = film(locale);
  const [person] = people(locale);
  const arrows = { previous: t.previous, next: t.next };
  const homeLink = { href: '/', label: t.home };
  const link = { href: '/movie/1', title, picture: poster };
  return {
    Accordion: <kit.Accordion items={[{ id: '1', title: t.vatTitle, content: t.vat }]} />,
    AllLink: <kit.AllLink href="/" label={t.all} name={t.all} />,
    Avatar: <kit.Avatar name={title} />,
    Badge: <kit.Badge>{t.live}</kit.Badge>,
    Bars: (
      <kit.Bars
        label={t.vat}
        headings={{ label: t.vat, value: t.vat }}
        bars={[{ id: '1', label: t.vat, shortLabel: t.vat, value: 1, valueText: c.toman }]}
      />
    ),
    BottomBar: (
      <kit.BottomBar
        label={t.barNavigation}
        links={[{ href: '/', label: t.nav[0], icon: <kit.HomeIcon />, current: true }]}
      />
    ),
    Box: <kit.Box surface="raised">{t.vat}</kit.Box>,
    Button: <kit.Button>{t.play}</kit.Button>,
    ButtonLink: <kit.ButtonLink href="/">{t.play}</kit.ButtonLink>,
    Breadcrumbs: <kit.Breadcrumbs label={c.path} trail={[homeLink]} current={c.crumb} />,
    CardCell: (
      <kit.CardCell>
        <kit.PosterCard {...link} />
      </kit.CardCell>
    ),
    CardMore: <kit.CardMore label={t.more} shape="poster" onClick={nothing} />,
    CardOverlay: (
      <kit.Box style={{ inlineSize: '11rem', marginInline: 'auto' }}>
        <kit.CardCell>
          <kit.PosterCard {...link} />
          <kit.CardOverlay
            shape="poster"
            href="/movie/1"
            picture={still}
            title={title}
            actions={<kit.ButtonLink href="/movie/1">{t.watch}</kit.ButtonLink>}
          >
            {year}
          </kit.CardOverlay>
        </kit.CardCell>
      </kit.Box>
    ),
    CardSkeleton: <kit.CardSkeleton shape="poster" />,
    Checkbox: <kit.Checkbox label={c.remember} />,
    Chip: (
      <kit.Chip
        label={c.sort}
        value={c.sorts[0]}
        remove={{ href: '/', label: c.removeFilter(c.sorts[0]), onClick: nothing }}
      />
    ),
    ChoiceChips: (
      <kit.ChoiceChips
        label={c.sort}
        choices={[{ value: '1', label: c.sorts[0], end: year }]}
        value="1"
        onChange={nothing}
      />
    ),
    CodeField: (
      <kit.CodeField
        label={t.code}
        value="12"
        onChange={nothing}
        showDigits={(digits) => showDigits(digits, locale)}
      />
    ),
    Comment: (
      <kit.Comment
        author={title}
        time={{ text: p.time, dateTime: '2025-11-21' }}
        text={p.comment}
      />
    ),
    Container: <kit.Container>{t.vat}</kit.Container>,
    Countdown: (
      <kit.Countdown until={90_000} now={0} format={(left) => formatCountdown(left, locale)} />
    ),
    Dialog: (
      <kit.Dialog open onClose={nothing} title={c.clearTitle} closeLabel={c.close}>
        {c.clearText}
      </kit.Dialog>
    ),
    DownloadRow: (
      <kit.DownloadRow
        {...p.files[0]}
        href="/file"
        downloadLabel={t.download}
        copyLabel={p.copy}
        copiedLabel={p.copied}
        onCopy={nothing}
      />
    ),
    Drawer: (
      <kit.Drawer open onClose={nothing} title={c.filters} closeLabel={c.close}>
        {t.vat}
      </kit.Drawer>
    ),
    EmptyState: <kit.EmptyState title={t.emptyList} />,
    EpisodeCard: <kit.EpisodeCard {...link} summary={p.summary} />,
    ErrorState: <kit.ErrorState title={t.failed} />,
    Field: <kit.Field label={t.mobile}>{(control) => <input {...control} />}</kit.Field>,
    FileColumns: (
      <kit.FileColumns name={p.files[0].quality} size={p.files[0].size} time="" cost="" />
    ),
    FileRow: (
      <kit.FileRow name={p.files[0].quality} size={p.files[0].size}>
        {() => t.download}
      </kit.FileRow>
    ),
    Footer: (
      <kit.Footer
        navLabel={t.footerNavigation}
        columns={[{ title: t.nav[0], links: [{ href: '/', label: t.nav[0] }] }]}
        copyright={t.copyright}
      />
    ),
    FooterColumns: (
      <kit.FooterColumns columns={[{ title: t.all, links: [{ href: '/', label: t.home }] }]} />
    ),
    Grid: (
      <kit.Grid item="poster">
        <kit.PosterCard {...link} />
      </kit.Grid>
    ),
    Header: (
      <kit.Header
        home={{ href: '/', label: t.home }}
        logo="پرده"
        links={[{ href: '/', label: t.nav[0] }]}
        navLabel={t.navigation}
      />
    ),
    HeaderLink: <kit.HeaderLink href="/" label={t.nav[0]} current="within" />,
    Heading: <kit.Heading level={2}>{title}</kit.Heading>,
    HeroSlider: (
      <kit.HeroSlider
        label={t.featured}
        slides={[
          { id: '1', title, tagline, picture: backdrop },
          { id: '2', title, picture: null },
        ]}
        labels={{
          ...arrows,
          pause: t.pause,
          play: t.resume,
          carousel: t.carousel,
          slide: t.slide,
          position: (position, total) => showDigits(`${position}/${total}`, locale),
        }}
      />
    ),
    IconButton: <kit.IconButton label={t.search} icon={<kit.SearchIcon />} />,
    IconButtonLink: <kit.IconButtonLink href="/" label={t.search} icon={<kit.SearchIcon />} />,
    Inline: <kit.Inline>{t.vat}</kit.Inline>,
    IssueCard: <kit.IssueCard {...link} kicker={t.live} date={p.time} />,
    IssueCardSkeleton: <kit.IssueCardSkeleton />,
    Link: <kit.Link href="/">{t.more}</kit.Link>,
    LinkProvider: (
      <kit.LinkProvider component="a">
        <kit.Link href="/">{t.more}</kit.Link>
      </kit.LinkProvider>
    ),
    LiveCard: <kit.LiveCard {...link} status={t.live} now={t.now} next={t.later} />,
    LoadMore: <kit.LoadMore label={p.moreFilms} loading={false} onLoad={nothing} />,
    LongGrid: (
      <kit.LongGrid
        item="poster"
        label={p.moreFilms}
        count={1}
        renderItem={() => <kit.PosterCard {...link} />}
      />
    ),
    LoadingBar: <kit.LoadingBar label={c.pageComes} visible value={0.5} />,
    Menu: (
      <kit.Menu
        label={c.actions}
        trigger={(props) => <kit.Button {...props}>{c.actions}</kit.Button>}
        items={[{ id: '1', label: t.download, href: '/download' }]}
      />
    ),
    MetaLine: <kit.MetaLine items={[{ id: 'year', content: year }]} />,
    Meter: <kit.Meter label={c.downloading} value={0.5} valueText={c.percent} />,
    MobileField: (
      <kit.MobileField label={t.mobile} value={showDigits('0912', locale)} onChange={nothing} />
    ),
    Notice: <kit.Notice>{t.vat}</kit.Notice>,
    PersonCard: <kit.PersonCard href="/cast/1" name={title} picture={person?.picture} />,
    Phrase: <kit.Phrase>{{ text: title, lang: locale, dir: 'rtl' }}</kit.Phrase>,
    Phrases: <kit.Phrases>{[{ text: title, lang: locale, dir: 'rtl' }, '…']}</kit.Phrases>,
    Picture: <kit.Picture picture={poster} alt={title} ratio="poster" />,
    PlanCard: (
      <kit.PlanCard title={p.plans[0].title} price={c.toman} features={p.features} action={null} />
    ),
    PosterCard: <kit.PosterCard {...link} year={year} rating={rating} badge={t.live} />,
    Price: <kit.Price amount={c.toman} />,
    Progress: <kit.Progress label={c.downloading} value={0.5} valueText={c.percent} />,
    RadioGroup: (
      <kit.RadioGroup label={c.payWith} options={[...c.banks]} value="card" onChange={nothing} />
    ),
    Rating: <kit.Rating {...rating} />,
    ReadMore: (
      <kit.ReadMore lines={3} labels={{ more: t.readMore, less: t.readLess }}>
        {t.paragraph}
      </kit.ReadMore>
    ),
    SearchBox: (
      <kit.SearchBox
        label={t.search}
        clearLabel={p.clear}
        resultsLabel={p.results}
        value={title}
        onChange={nothing}
        onSubmit={nothing}
        results={[{ id: '1', title, picture: poster }]}
        onChoose={nothing}
      />
    ),
    Select: <kit.Select label={c.sort} options={[{ value: '1', label: c.sorts[0] }]} />,
    Shelf: (
      <kit.Shelf item="poster" {...shelfMessages(locale, t.newest, '/')}>
        <kit.PosterCard {...link} />
      </kit.Shelf>
    ),
    ShelfSkeleton: <kit.ShelfSkeleton item="poster" />,
    SideMenu: (
      <kit.SideMenu
        open
        onClose={nothing}
        title={t.menu}
        closeLabel={c.close}
        groups={[{ id: '1', links: [homeLink] }]}
      />
    ),
    Skeleton: <kit.Skeleton />,
    SkipLink: <kit.SkipLink targetId="content">{t.skip}</kit.SkipLink>,
    Slider: (
      <kit.Slider
        label={c.rating}
        value={1}
        min={0}
        max={2}
        valueText={showDigits('1', locale)}
        onChange={nothing}
      />
    ),
    Spread: <kit.Spread>{t.vat}</kit.Spread>,
    Stack: <kit.Stack>{t.vat}</kit.Stack>,
    Switch: <kit.Switch label={c.settings[0].label} />,
    Tabs: (
      <kit.Tabs
        label={c.tabs}
        selected="1"
        onSelect={nothing}
        tabs={[{ id: '1', label: c.tabNames[0], content: t.vat }]}
      />
    ),
    Text: <kit.Text lines={2}>{t.paragraph}</kit.Text>,
    TextField: <kit.TextField label={t.mobile} hint={t.mobileHint} error={t.mobileError} />,
    TitleHero: <kit.TitleHero title={title} backdrop={backdrop} poster={poster} />,
    ToastRegion: (
      <kit.ToastRegion
        label={c.messages}
        dismissLabel={c.dismiss}
        toasts={[{ id: '1', text: c.added }]}
        onDismiss={nothing}
      />
    ),
    Tooltip: <kit.Tooltip text={c.tip}>{(id) => <p aria-describedby={id}>{t.vat}</p>}</kit.Tooltip>,
    VisuallyHidden: <kit.VisuallyHidden live="polite">{t.all}</kit.VisuallyHidden>,
    WideCard: (
      <kit.WideCard
        {...link}
        picture={still}
        duration={{ value: t.length, label: t.lengthLabel }}
        progress={{ value: 0.4, label: t.watched }}
      />
    ),
  };
}
