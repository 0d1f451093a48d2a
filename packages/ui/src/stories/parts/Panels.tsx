import { formatMobile, showDigits } from '@parde/domain';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Comment } from '../../components/Comment/Comment.tsx';
import { DownloadRow } from '../../components/DownloadRow/DownloadRow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/icons/index.ts';
import { Box } from '../../components/layout/Box.tsx';
import { Inline } from '../../components/layout/Inline.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { MobileField } from '../../components/MobileField/MobileField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PlanCard } from '../../components/PlanCard/PlanCard.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type ColorToken, vars } from '../../theme/contract.ts';
import { film, people } from '../catalogue.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { messages } from '../messages/messages.ts';
import { productMessages } from '../messages/product-messages.ts';
import type { StoryLocale } from '../story-locale.ts';

const nothing = () => undefined;

/** The kit's components side by side: up to three columns, with panels of natural height. */
export function Panels({ locale }: { locale: StoryLocale }) {
  return (
    <Box style={{ columns: '21rem 3', columnGap: vars.space.lg }}>
      <Plan locale={locale} />
      <Colours />
      <SignIn locale={locale} />
      <Letters locale={locale} />
      <Doing locale={locale} />
      <Download locale={locale} />
      <NoticePanel locale={locale} />
      <Icons />
      <CommentPanel locale={locale} />
    </Box>
  );
}

function Panel({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  return (
    <Box style={{ breakInside: 'avoid', paddingBlockEnd: vars.space.lg }}>
      {bare ? (
        children
      ) : (
        <Box surface="surface" corners="lg" padding="lg">
          {children}
        </Box>
      )}
    </Box>
  );
}

function Plan({ locale }: { locale: StoryLocale }) {
  const c = controlMessages(locale);
  const p = productMessages(locale);
  return (
    <Panel bare>
      <PlanCard
        {...p.plans[1]}
        level={2}
        featured
        price={
          <Price
            amount={p.plans[1].price}
            size="lg"
            before={{ amount: c.tomanBefore, label: c.insteadOf }}
          />
        }
        features={p.features}
        action={<Button variant="primary">{p.choose}</Button>}
      />
    </Panel>
  );
}

const palette: readonly ColorToken[] = [
  'canvas',
  'surface',
  'raised',
  'overlay',
  'text',
  'textMuted',
  'accentSoft',
  'accent',
];

/** The brand's colours in one line, the accent widest. */
function Colours() {
  return (
    <Panel bare>
      <Box
        corners="lg"
        style={{
          display: 'flex',
          blockSize: '7rem',
          overflow: 'hidden',
          border: `1px solid ${vars.color.border}`,
          forcedColorAdjust: 'none',
        }}
      >
        {palette.map((token) => (
          <Box
            key={token}
            style={{ flex: token === 'accent' ? 3 : 1, background: vars.color[token] }}
          />
        ))}
      </Box>
    </Panel>
  );
}

function SignIn({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const mobile = showDigits(formatMobile('09123456789'), locale);
  const c = controlMessages(locale);
  return (
    <Panel>
      <Stack>
        <Heading level={2} size="md">
          {t.signIn}
        </Heading>
        <MobileField label={t.mobile} hint={t.mobileHint} value={mobile} onChange={nothing} />
        <Checkbox label={c.remember} defaultChecked />
        <Button fullWidth>{t.sendCode}</Button>
      </Stack>
    </Panel>
  );
}

function Letters({ locale }: { locale: StoryLocale }) {
  const { title, originalTitle, tagline } = film(locale);
  return (
    <Panel>
      <Stack space="xs">
        <Box
          style={{
            fontSize: vars.font.size.display,
            fontWeight: vars.font.weight.heading,
            lineHeight: vars.font.leading.heading,
          }}
        >
          {locale === 'fa' ? 'آب، آینه' : 'Aa آب'}
        </Box>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted">{tagline}</Text>
        <Text size="sm" tone="muted" dir="auto">
          {originalTitle}
        </Text>
      </Stack>
    </Panel>
  );
}

function Doing({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const c = controlMessages(locale);
  return (
    <Panel>
      <Stack>
        <Inline>
          <Button icon={<icons.PlayIcon />}>{t.play}</Button>
          <Button icon={<icons.DownloadIcon />}>{t.download}</Button>
          <Button variant="ghost" icon={<icons.PlusIcon />}>
            {t.addToList}
          </Button>
        </Inline>
        <Inline>
          <Badge tone="accent">{c.saved}</Badge>
          <Badge tone="soft">{c.halfPrice}</Badge>
          <Badge tone="live">{t.live}</Badge>
        </Inline>
        <Switch label={c.settings[0].label} hint={c.settings[0].hint} defaultChecked />
        <Progress label={c.downloading} value={0.64} valueText={c.percent} />
      </Stack>
    </Panel>
  );
}

function Download({ locale }: { locale: StoryLocale }) {
  const p = productMessages(locale);
  return (
    <Panel bare>
      <Stack space="xs">
        {p.files.slice(0, 2).map((file) => (
          <DownloadRow
            key={file.quality}
            {...file}
            href="#/file.mkv"
            downloadLabel={messages(locale).download}
            copyLabel={p.copy}
            copiedLabel={p.copied}
            onCopy={nothing}
          />
        ))}
      </Stack>
    </Panel>
  );
}

function NoticePanel({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const c = controlMessages(locale);
  return (
    <Panel bare>
      <Stack space="sm">
        <Notice title={t.vatTitle}>{t.vat}</Notice>
        <Notice tone="success">{t.paid}</Notice>
        <Notice tone="danger">{c.noNetwork}</Notice>
      </Stack>
    </Panel>
  );
}

const shown = [
  icons.HomeIcon,
  icons.SearchIcon,
  icons.FilmIcon,
  icons.SeriesIcon,
  icons.LiveIcon,
  icons.BookIcon,
  icons.BookmarkIcon,
  icons.TicketIcon,
  icons.GiftIcon,
  icons.WalletIcon,
  icons.CardIcon,
  icons.SubtitlesIcon,
  icons.VolumeIcon,
  icons.SettingsIcon,
  icons.KidsIcon,
  icons.ShareIcon,
  icons.MoonIcon,
  icons.StarIcon,
];

function Icons() {
  return (
    <Panel>
      <Box
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(6, 1fr)',
          justifyItems: 'center',
          rowGap: vars.space.lg,
        }}
      >
        {shown.map((Icon) => (
          <Icon key={Icon.name} size="lg" />
        ))}
      </Box>
    </Panel>
  );
}

function CommentPanel({ locale }: { locale: StoryLocale }) {
  const p = productMessages(locale);
  const [person] = people(locale);
  return (
    <Panel>
      <Comment
        author={person?.name ?? ''}
        picture={person?.picture}
        time={{ text: p.time, dateTime: '2025-11-21T12:00:00+03:30' }}
        text={p.comment}
        actions={
          <Button size="sm" variant="ghost" icon={<icons.ThumbUpIcon />} aria-pressed={false}>
            {p.like}
          </Button>
        }
      />
    </Panel>
  );
}
