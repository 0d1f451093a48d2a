import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { FilterIcon } from '../icons/FilterIcon.tsx';
import { SortIcon } from '../icons/SortIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { guide } from './Chip.guide.ts';
import { Chip } from './Chip.tsx';

/**
 * A pill that opens a choice and shows the selected value. With a `Menu` it is a filter: the cross removes the
 * choice.
 *
 * **Do** put selected chips first in a row that scrolls.
 * **Don't** use it for an immediate action: use a `Button`. Don't show ten of them: use a sheet.
 */
const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: {
    guide,
    propCode: {
      trigger: '(props) => <Chip {...props} label="کیفیت پخش" />',
      items: "[{ id: '720', label: '۷۲۰', onSelect: () => {} }]",
    },
  },
  args: { label: '' },
} satisfies Meta<typeof Chip>;

export default meta;

const counts = ['۱٬۶۸۹', '۲۲۰', '۰'];

function Filters({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [chosen, setChosen] = useState<string>();
  return (
    <Box padding="md">
      <Inline space="xs">
        <Chip label={t.filters} icon={<FilterIcon />} count="۲" />
        <Chip label={t.sort} icon={<SortIcon />} value={t.sorts[0]} />
        <Menu
          label={t.qualityTitle}
          trigger={(props) => (
            <Chip
              {...props}
              label={t.qualityTitle}
              value={chosen}
              remove={
                chosen === undefined
                  ? undefined
                  : {
                      label: t.removeFilter(chosen),
                      href: '#/',
                      onClick: (event) => {
                        event.preventDefault();
                        setChosen(undefined);
                      },
                    }
              }
            />
          )}
          items={() =>
            t.qualities.slice(0, 3).map((name, index) => ({
              id: name,
              label: name,
              end: counts[index],
              checked: name === chosen,
              disabled: index === 2,
              onSelect: () => setChosen(name),
            }))
          }
        />
      </Inline>
    </Box>
  );
}

export const WithAMenu: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Filters locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const [first, , empty] = t.qualities;
    const chip = () => canvas.getByRole('button', { name: new RegExp(`^${t.qualityTitle}`) });
    const item = (name: string) =>
      canvas.getByRole('menuitemradio', { name: new RegExp(`^${name}`) });

    await step('the icon replaces the label, which is still announced', async () => {
      const name = `${t.sort}: ${t.sorts[0]}`;
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    });
    await step('its menu has no elements before it opens', async () => {
      await expect(canvasElement.querySelector('[role="menuitemradio"]')).toBeNull();
      await userEvent.click(chip());
      await waitFor(() => expect(item(first)).toHaveFocus());
    });
    await step('a choice without results is announced, and cannot be chosen', async () => {
      await expect(item(empty)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(item(empty));
      await expect(chip()).toHaveAccessibleName(t.qualityTitle);
      await expect(item(empty)).toBeVisible();
    });
    await step('the chip shows the choice', async () => {
      await userEvent.click(item(first));
      await expect(chip()).toHaveAccessibleName(`${t.qualityTitle}: ${first}`);
      await expect(chip()).toHaveFocus();
    });
    await step('the cross removes the choice, and the focus remains', async () => {
      const cross = canvas.getByRole('link', { name: t.removeFilter(first) });
      await expect(cross.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await userEvent.click(cross);
      await expect(chip()).toHaveAccessibleName(t.qualityTitle);
      await expect(chip()).toHaveFocus();
    });
  },
};
