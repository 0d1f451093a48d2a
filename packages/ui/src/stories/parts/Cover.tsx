import { Button } from '../../components/Button/Button.tsx';
import { HeroSlider } from '../../components/HeroSlider/HeroSlider.tsx';
import { InfoIcon } from '../../components/icons/InfoIcon.tsx';
import { PlayIcon } from '../../components/icons/PlayIcon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { picture } from '../art.ts';
import { messages } from '../messages/messages.ts';
import type { StoryLocale } from '../story-locale.ts';

/** Each brand is shown over a picture that suits it. */
const scenes = {
  main: ['town', 'ember'],
  plus: ['dunes', 'rose'],
  partner: ['town', 'sea'],
  wireframe: ['town', 'steel'],
} as const;

const isBrand = (name: string): name is keyof typeof scenes => name in scenes;

const texts = {
  fa: {
    name: 'پرده، کیت طراحی',
    title: 'چراغ‌ها که خاموش شوند، پرده می‌ماند.',
    tagline: 'هر چه دور تصویر است عقب می‌رود، و تصویر همهٔ نوری است که هست.',
  },
  en: {
    name: 'Parde, the kit',
    title: 'When the lights go down, the curtain is all there is.',
    tagline:
      'What surrounds the picture steps back, and the picture is all the light. Persian first, from right to left.',
  },
} as const;

/** The cover of the kit's overview, which a visitor sees first. */
export function Cover({ locale, brand }: { locale: StoryLocale; brand: string }) {
  const t = messages(locale);
  const { name, title, tagline } = texts[locale];
  const [scene, palette] = scenes[isBrand(brand) ? brand : 'main'];
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <HeroSlider
        label={t.featured}
        labels={{
          previous: t.previous,
          next: t.next,
          pause: t.pause,
          play: t.resume,
          carousel: t.carousel,
          slide: t.slide,
          position: (position, total) => `${position}/${total}`,
        }}
        slides={[
          {
            id: 'cover',
            title,
            tagline,
            picture: picture(scene, palette, 'backdrop'),
            narrowPicture: picture(scene, palette, 'tall'),
            actions: (
              <>
                <Button variant="primary" size="lg" icon={<PlayIcon />}>
                  {t.watch}
                </Button>
                <Button variant="overlay" size="lg" icon={<InfoIcon />}>
                  {t.more}
                </Button>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
