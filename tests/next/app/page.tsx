import { formatDuration } from '@parde/domain';
import { Badge, Breadcrumbs, Button, Grid, Heading, PosterCard, Stack, Text } from '@parde/ui';
import '@parde/ui/styles/Badge.css';
import '@parde/ui/styles/Breadcrumbs.css';
import '@parde/ui/styles/Button.css';
import '@parde/ui/styles/Heading.css';
import '@parde/ui/styles/PosterCard.css';
import { api } from './api.ts';
import { FilmPlayer } from './film-player.tsx';

export const dynamic = 'force-dynamic';

/** A server component: only the parts that need scripts reach the browser as scripts. */
export default async function Film() {
  const { data: film } = await api.call('getMovie', { path: { id: '1024' } });
  return (
    <Stack space="lg">
      <Breadcrumbs
        label="جای این صفحه"
        trail={[{ label: 'خانه', href: '/' }]}
        current={film.name_fa}
      />
      <Heading level={1}>{film.name_fa}</Heading>
      <Badge tone="accent">فیلم</Badge>
      <Text>{formatDuration(film.duration_minutes ?? 0, 'fa')}</Text>
      <FilmPlayer title={film.name_fa} />
      <Grid item="poster">
        <PosterCard href="/movie/1024" title={film.name_fa} picture={null} />
      </Grid>
      <Button variant="primary">خرید اشتراک</Button>
    </Stack>
  );
}
