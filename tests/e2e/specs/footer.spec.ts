import { groupPhone, locales, showDigits } from '@parde/domain';
import { checkState } from '../page-checks/check.ts';
import { films } from '../support/films.ts';
import { desktop, hrefs, scrollTo } from '../support/frame.ts';
import { ask } from '../support/http.ts';
import {
  framedPath,
  holdRequests,
  open,
  press,
  unfoldFooter,
  waitForHydration,
  waitForRequests,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { brandName, brandPhone } from '../support/words.ts';

/** Which pages have a footer is tested in routes.spec.ts. */
test('the bar at the foot of a phone has the four places, and marks the one that is shown', async ({
  page,
  say,
}) => {
  await open(page, '/magazines');
  const bar = page.getByRole('navigation', { name: say.quickLinks });
  await expect(bar).toBeVisible();
  const links = bar.getByRole('link');
  expect(await hrefs(links)).toEqual(['/', '/channel/khabar', '/magazines', '/cinema']);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveAttribute(
    'href',
    '/magazines',
  );
});

test.describe('the footer', () => {
  test('says what the brand says, else the API, leads to about, terms and questions, and has the trust badges, which see where the viewer came from @story', async ({
    page,
    brand,
    language,
    say,
  }) => {
    await open(page, '/');
    const name = brandName(brand, language);
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation', { name: say.footerLinks });
    for (const path of [
      '/profile/about-contact',
      '/profile/terms',
      '/profile/faq',
      'https://news.example/',
    ]) {
      await expect(links.locator(`a[href="${path}"]`), path).toBeAttached();
    }
    // What the brand says goes before what the API says, which knows one brand.
    const phone = brandPhone(brand);
    await expect(footer.locator(`a[href="tel:${phone}"]`)).toHaveText(
      showDigits(groupPhone(phone), language),
    );
    await expect(
      footer.getByRole('link', { name: language === 'fa' ? 'اینستاگرام' : 'Instagram' }),
    ).toHaveAttribute('href', 'https://instagram.example/parde');
    await expect(footer).toContainText(
      language === 'fa'
        ? `همهٔ حقوق این سایت برای ${name} محفوظ است.`
        : `© ${name}. All rights reserved.`,
    );

    const badges = page.getByRole('list', { name: say.trustBadges }).getByRole('link');
    expect(await hrefs(badges)).toEqual([
      'https://trustseal.enamad.ir/?id=310542&Code=b7KqZx2mVt9LpR4sWd1c',
      'https://logo.samandehi.ir/Verify.aspx?id=1070000&p=xlaojyoeaodsuiwk',
    ]);
    for (const badge of await badges.all()) {
      await expect(badge).toHaveAttribute('referrerpolicy', 'origin');
      await expect(badge).not.toHaveText('');
    }
  });

  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language, viewport: { width: 390, height: 844 } });

      test('is no higher than a screen: its links are folded by group, as large as a finger @states', async ({
        page,
        say,
      }) => {
        await open(page, framedPath);
        const footer = page.getByRole('contentinfo');
        const { height } = (await footer.boundingBox()) ?? { height: Infinity };
        expect(height).toBeLessThanOrEqual(620);
        const links = footer.getByRole('navigation', { name: say.footerLinks });
        await expect(links.getByRole('link')).toHaveCount(0);
        const groups = links.getByRole('heading');
        await expect(groups).toHaveCount(3);
        for (const group of await groups.all()) await press(group);
        await expect(links.locator('a[href="/profile/terms"]')).toBeVisible();
        await checkState(page, 'the unfolded footer');
      });
    });
  }

  test.describe('on a wide screen', () => {
    test.use(desktop);

    test('nothing is folded', async ({ page, say }) => {
      await open(page, framedPath);
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: say.footerLinks });
      await expect(links.locator('a[href="/profile/terms"]')).toBeVisible();
      await expect(links.getByRole('heading')).toHaveCount(3);
      await expect(links.locator('summary').filter({ visible: true })).toHaveCount(0);
    });
  });

  test('shows the badges’ own pictures where pages may load them', async ({ startSite }) => {
    const site = await startSite({ IMAGE_ORIGINS: 'https://trustseal.enamad.ir' });
    const { text } = await ask(`${site.origin}/`);
    const pictures = text.match(/<img[^>]+(?:enamad|samandehi)[^>]+>/g) ?? [];
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain(
      'src="https://trustseal.enamad.ir/logo.aspx?id=310542&amp;Code=b7KqZx2mVt9LpR4sWd1c"',
    );
    expect(pictures[0]).toMatch(/referrerpolicy="origin"/i);
    expect(pictures[0]).toMatch(/loading="lazy"/);
    expect(pictures[0]).toMatch(/width="\d+" height="\d+"/);
  });

  test('is within the keyboard’s reach while the comments before it are to come', async ({
    page,
  }) => {
    const comments = await holdRequests(page, '**/get/comments/**');
    await open(page, `/movie/${films.usual}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCount(0);
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    await expect(footer).toBeVisible();
    comments.release();
  });

  test('has the brand’s own words when the API has none', async ({ page, api, watch }) => {
    await api.setFault({ operationId: 'getAppDetails', status: 500, times: 3 });
    watch.expectAnswer(500, /\/get\/app\/details$/);
    const refused = page.waitForResponse(/\/get\/app\/details$/);
    await open(page, '/');
    await refused;
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href="tel:02191000000"]')).toBeAttached();
    await expect(footer).toContainText('همهٔ حقوق برای پرده محفوظ است.');
  });

  test('its strip goes within 100 pixels of the end, where the links can be reached', async ({
    page,
    say,
    watch,
  }) => {
    // A phone has it where no bottom bar is.
    await open(page, `/movie/${films.usual}`);
    const strip = page.getByRole('complementary', { name: say.support });
    await expect(strip).toBeVisible();
    await expect(strip.getByRole('link')).toHaveAttribute('href', 'tel:02191000000');
    const end = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    // Late content makes the page longer, so wait for all of it.
    await scrollTo(page, await end());
    await waitForRequests(page, watch);
    await scrollTo(page, (await end()) - 101);
    await expect(strip).toBeVisible();
    await scrollTo(page, (await end()) - 100);
    await expect(page.getByRole('complementary', { name: say.support })).toHaveCount(0);
    await unfoldFooter(page);
    const terms = page.getByRole('contentinfo').locator('a[href="/profile/terms"]');
    await terms.focus();
    await expect(terms).toBeFocused();
    await expect(terms).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(strip).toBeVisible();
  });
});

test('what has nothing behind it shows after all', async ({ page, say }) => {
  await page.goto(framedPath);
  await waitForHydration(page);
  const bar = page.getByRole('navigation', { name: say.quickLinks });
  await expect(bar).toBeVisible();
  await bar.evaluate((element) => {
    const own = element.closest('body > div');
    while (own?.nextElementSibling) own.nextElementSibling.remove();
    while (element.nextElementSibling) element.nextElementSibling.remove();
  });
  await expect(bar).toBeHidden();
  await expect(bar).toBeVisible();
});
