import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { DownloadIcon } from '../components/icons/DownloadIcon.tsx';
import { PlayIcon } from '../components/icons/PlayIcon.tsx';
import { PlusIcon } from '../components/icons/PlusIcon.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Inline } from '../components/layout/Inline.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { MobileField } from '../components/MobileField/MobileField.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { PlanCard } from '../components/PlanCard/PlanCard.tsx';
import { PosterCard } from '../components/PosterCard/PosterCard.tsx';
import { Price } from '../components/Price/Price.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Shelf } from '../components/Shelf/Shelf.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { films } from './catalogue.ts';
import { controlWords } from './control-words.ts';
import { productWords } from './product-words.ts';
import { StoryHeader } from './StoryShell.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';
import { words } from './words.ts';

/** The kit at one glance: pick a brand, a mode and a language in the toolbar. */
const meta = { title: 'Overview', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Kit: StoryObj = {
  render: (_, { globals }) => <Overview locale={localeOf(globals)} />,
};

function Overview({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const c = controlWords(locale);
  const p = productWords(locale);
  const [, plan] = p.plans;
  return (
    <>
      <StoryHeader locale={locale} variant="solid" />
      <main>
        <Box style={{ paddingBlock: '2rem' }}>
          <Stack space="section">
            <Shelf
              title={t.newest}
              item="poster"
              all={{ href: '#/new', label: t.all }}
              labels={{ previous: t.previous, next: t.next }}
            >
              {films(locale).map(({ id, poster, ...film }) => (
                <PosterCard
                  key={id}
                  href={film.href}
                  title={film.title}
                  picture={poster}
                  year={film.year}
                  badge={film.badge}
                  rating={film.rating}
                />
              ))}
            </Shelf>
            <Container>
              <Grid item="panel">
                <PlanCard
                  {...plan}
                  level={2}
                  featured
                  price={
                    <Price
                      amount={plan.price}
                      size="lg"
                      before={{ amount: c.tomanBefore, label: c.insteadOf }}
                    />
                  }
                  features={p.features}
                  action={<Button variant="primary">{p.choose}</Button>}
                />
                <Box surface="surface" corners="lg" padding="lg">
                  <Stack>
                    <Heading level={2} size="md">
                      {t.signIn}
                    </Heading>
                    <MobileField label={t.mobile} value="" onChange={() => undefined} />
                    <Checkbox label={c.remember} defaultChecked />
                    <Switch label={c.settings[0].label} defaultChecked />
                    <Progress label={c.downloading} value={0.64} valueText={c.percent} />
                  </Stack>
                </Box>
                <Stack>
                  <Inline>
                    <Button variant="secondary" icon={<PlayIcon />}>
                      {t.watch}
                    </Button>
                    <Button variant="secondary" icon={<DownloadIcon />}>
                      {t.download}
                    </Button>
                    <Button variant="ghost" icon={<PlusIcon />}>
                      {t.addToList}
                    </Button>
                  </Inline>
                  <Inline>
                    <Badge tone="accent">{t.newest}</Badge>
                    <Badge tone="soft">{c.halfPrice}</Badge>
                    <Badge tone="live">{t.live}</Badge>
                  </Inline>
                  <Notice title={t.vatTitle}>{t.vat}</Notice>
                  <Notice tone="success">{c.added}</Notice>
                  <Notice tone="danger">{c.noNetwork}</Notice>
                </Stack>
              </Grid>
            </Container>
          </Stack>
        </Box>
      </main>
    </>
  );
}
