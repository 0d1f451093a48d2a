import { checkState } from '../../page-checks/check.ts';
import { narrowest } from '../../page-checks/narrow.ts';
import { open } from '../../support/journey.ts';
import { mobileField, openSignIn, people, wrongCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const { mobile, shown } = people.lapsed;

for (const { field, language } of [
  { field: 'page', language: 'fa' },
  { field: 'modal', language: 'en' },
] as const) {
  test.describe(`the sign-in in a ${field}, in ${language}`, () => {
    test.use({ language, ...narrowest });

    test('works by keyboard alone on the narrowest phone @states', async ({
      page,
      api,
      watch,
      labels,
    }) => {
      const path = `/movie/${films.usual}`;
      if (field === 'page') {
        await open(page, `/login?redirect=${encodeURIComponent(path)}`);
        await mobileField(page).focus();
      } else await openSignIn(page, { api, watch, path });
      await expect(page.getByRole('textbox', { name: labels.mobile })).toBeFocused();
      await checkState(page, 'the number');

      await page.keyboard.type('0912');
      // The button is disabled, so Enter sends nothing and shows the error instead. Leaving the field shows the error,
      // too.
      await page.keyboard.press(field === 'page' ? 'Enter' : 'Shift+Tab');
      if (field === 'page') await expect(mobileField(page)).toBeFocused();
      await expect(mobileField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(new RegExp(`^${labels.errorTitle}`));
      await expect(mobileField(page)).toHaveAccessibleDescription(new RegExp(labels.invalidMobile));
      await checkState(page, 'a number that is none');
      await mobileField(page).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(mobile);
      await page.keyboard.press('Enter');

      const code = page.getByRole('textbox', { name: labels.code });
      await expect(code).toBeFocused();
      await expect(page).not.toHaveTitle(new RegExp(labels.errorTitle));
      await checkState(page, 'the code');
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: labels.editMobile })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: labels.mobile })).toBeFocused();
      await expect(mobileField(page)).toHaveValue(shown);
      await page.keyboard.press('Enter');
      await expect(code).toBeFocused();

      const right = await api.codeSentTo(mobile);
      watch.expectAnswer(422, /\/login$/);
      await page.keyboard.type(wrongCode(right));
      await expect(code).toHaveAccessibleDescription(labels.wrongCode);
      await expect(code).toBeFocused();
      await checkState(page, 'a wrong code');
      await page.keyboard.type(right);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
    });
  });
}
