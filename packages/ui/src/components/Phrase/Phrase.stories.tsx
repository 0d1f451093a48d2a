import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CardMore } from '../CardCell/CardCell.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconButtonLink } from '../IconButton/IconButtonLink.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Link } from '../Link/Link.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Phrase.guide.ts';
import { Phrase, type PhraseData } from './Phrase.tsx';
import { joinPhrases, Phrases } from './Phrases.tsx';

/**
 * A text from a server: a name, a summary, a comment. It may be in another language than the page. Then `lang` makes
 * a screen reader use the right voice, and `dir` sets the direction. Every prop of the kit that shows such a text
 * accepts a string in the page's language, or `{ text, lang, dir }`.
 *
 * **Do** state the language only if it is not the page's. **Don't** guess it: `und` is better than a wrong language.
 * A sentence of your own around such a name is a list of phrases, which `Phrases` shows: `['تماشای ', { text, lang,
 * dir }]`. `marks` are the positions of search matches, shown in another colour. The accessible name of a control
 * (`label`) accepts phrases too: its text is visually hidden in the control, because an attribute can have only one
 * language.
 */
const meta = {
  title: 'Components/Phrase',
  component: Phrase,
  parameters: { guide },
  args: { children: { text: 'The Silk Caravan', lang: 'en', dir: 'ltr' } },
} satisfies Meta<typeof Phrase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnAndForeign: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    return (
      <Stack>
        <Text>
          <Phrase>{film(locale).title}</Phrase>
        </Text>
        <Text>
          <Phrase>
            {{ text: film(other).title, lang: other, dir: other === 'fa' ? 'rtl' : 'ltr' }}
          </Phrase>
        </Text>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const canvas = within(canvasElement);
    await expect(canvas.getByText(film(locale).title)).not.toHaveAttribute('lang');
    const foreign = canvas.getByText(film(other).title);
    await expect(foreign).toHaveAttribute('lang', other);
    await expect(getComputedStyle(foreign).direction).toBe(other === 'fa' ? 'rtl' : 'ltr');
  },
};

/** A search match differs only in colour, so that letters stay joined and no word moves. */
export const Marked: Story = {
  render: (_, { globals }) => {
    const { title } = film(localeOf(globals));
    return (
      <Stack>
        <Text>
          <Phrase>{title}</Phrase>
        </Text>
        <Text>
          <Phrase>
            {{
              text: title,
              marks: [
                [1, 3],
                [5, 6],
              ],
            }}
          </Phrase>
        </Text>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title } = film(localeOf(globals));
    const [plain, marked] = canvasElement.querySelectorAll('bdi');
    await expect(marked).toHaveTextContent(title);
    const marks = Array.from(marked?.querySelectorAll('mark') ?? []);
    await expect(marks.map(({ textContent }) => textContent)).toEqual([
      title.slice(1, 3),
      title.slice(5, 6),
    ]);
    for (const mark of marks) {
      const { backgroundColor, color } = getComputedStyle(mark);
      await expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
      await expect(color).not.toBe(getComputedStyle(canvasElement).color);
    }
    const widths = [plain, marked].map((each) => each?.getBoundingClientRect().width ?? 0);
    await expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(1);
  },
};

const other = { fa: 'en', en: 'fa' } as const;

function foreignFilm(locale: StoryLocale): PhraseData {
  const lang = other[locale];
  return { text: film(lang).title, lang, dir: lang === 'fa' ? 'rtl' : 'ltr' };
}

/** A sentence around a foreign name keeps the page's language. */
export const InSentence: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Text>
        <Phrases>{joinPhrases(`${messages(locale).play}: «`, foreignFilm(locale), '»')}</Phrases>
      </Text>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const lang = other[localeOf(globals)];
    const name = within(canvasElement).getByText(film(lang).title);
    await expect(name).toHaveAttribute('lang', lang);
    await expect(name.parentElement).toHaveTextContent(/: «.+»$/);
    await expect(name.parentElement).not.toHaveAttribute('lang');
  },
};

/** A control looks the same with any accessible name, and the name is read only once. */
export const InControls: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <Grid item="panel">
        {[`${t.play}: ${film(locale).title}`, joinPhrases(`${t.play}: `, foreignFilm(locale))].map(
          (label, index) => (
            <Stack key={index === 0 ? 'own' : 'foreign'}>
              <Button label={label} icon={<PlayIcon />}>
                {t.play}
              </Button>
              <ButtonLink href="#play" label={label} icon={<PlayIcon />}>
                {t.play}
              </ButtonLink>
              <Link href="#play" label={label}>
                {t.play}
              </Link>
              <IconButton label={label} icon={<PlayIcon />} />
              <IconButtonLink href="#play" label={label} icon={<PlayIcon />} />
              <CardMore label={label} shape="poster" onClick={() => undefined} />
            </Stack>
          ),
        )}
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const lang = other[locale];
    const controls = (title: string) => {
      const name = `${messages(locale).play}: ${title}`;
      const canvas = within(canvasElement);
      return [...canvas.getAllByRole('button', { name }), ...canvas.getAllByRole('link', { name })];
    };
    const own = controls(film(locale).title);
    const foreign = controls(film(lang).title);
    await expect(own).toHaveLength(6);
    await expect(foreign).toHaveLength(6);
    for (const [index, control] of foreign.entries()) {
      await expect(within(control).getByText(film(lang).title)).toHaveAttribute('lang', lang);
      const [box, same] = [control, own[index]].map((one) => one?.getBoundingClientRect());
      await expect([box?.width, box?.height]).toEqual([same?.width, same?.height]);
    }
  },
};
