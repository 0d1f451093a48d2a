import { groupPhone, showDigits } from '@parde/domain';
import { checkState } from '../../page-checks/check.ts';
import { desktop, hrefs, scrollTo } from '../../support/frame.ts';
import {
  framedPath,
  holdRequests,
  open,
  press,
  unfoldFooter,
  waitForRequests,
} from '../../support/journey.ts';
import { brandName, brandPhone } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

// routes.spec.ts tests which pages have a footer. footer-texts.test.ts tests which brand's texts the footer shows.
test('home has a bar of four links and a footer, whose links are folded on a phone and listed on a wide screen @states', async ({
  page,
  brand,
  language,
  labels,
}) => {
  await open(page, '/magazines');
  const bar = page.getByRole('navigation', { name: labels.quickNavigation });
  expect(await hrefs(bar.getByRole('link'))).toEqual([
    '/',
    '/channel/khabar',
    '/magazines',
    '/cinema',
  ]);
  const current = bar.locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', '/magazines');
  await press(bar.getByRole('link').first());
  await expect(page).toHaveURL('/');

  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  const links = footer.getByRole('navigation', { name: labels.footerLinks });
  await test.step('the footer names the brand and its contacts', async () => {
    for (const path of ['about-contact', 'terms', 'faq']) {
      await expect(links.locator(`a[href="/profile/${path}"]`), path).toBeAttached();
    }
    await expect(links.locator('a[href="https://news.example/"]')).toBeAttached();
    const phone = brandPhone(brand);
    await expect(footer.locator(`a[href="tel:${phone}"]`)).toHaveText(
      showDigits(groupPhone(phone), language),
    );
    await expect(footer.getByRole('link', { name: 'اینستاگرام' })).toHaveAttribute(
      'href',
      'https://instagram.example/parde',
    );
    await expect(footer).toContainText(
      new RegExp(`همهٔ حقوق (این سایت )?برای ${brandName(brand, language)} محفوظ است\\.`),
    );
  });

  await test.step('the links of the trust badges send the origin as referrer', async () => {
    const badges = page.getByRole('list', { name: labels.trustBadges }).getByRole('link');
    expect(await hrefs(badges)).toEqual([
      'https://trustseal.enamad.ir/?id=310542&Code=b7KqZx2mVt9LpR4sWd1c',
      'https://logo.samandehi.ir/Verify.aspx?id=1070000&p=xlaojyoeaodsuiwk',
    ]);
    for (const badge of await badges.all()) {
      await expect(badge).toHaveAttribute('referrerpolicy', 'origin');
      await expect(badge).not.toHaveText('');
    }
  });

  await test.step('the footer is no higher than a screen, and each group of links opens', async () => {
    await page.getByRole('list', { name: labels.trustBadges }).scrollIntoViewIfNeeded();
    const { height } = (await footer.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(620);
    await expect(links.getByRole('link')).toHaveCount(0);
    const groups = links.getByRole('heading');
    await expect(groups).toHaveCount(3);
    for (const group of await groups.all()) await press(group);
    await expect(links.locator('a[href="/profile/terms"]')).toBeVisible();
    await checkState(page, 'the unfolded footer');
  });

  await test.step('on a wide screen nothing is folded', async () => {
    await page.reload();
    await page.setViewportSize(desktop.viewport);
    await expect(links.locator('a[href="/profile/terms"]')).toBeVisible();
    await expect(links.getByRole('heading')).toHaveCount(3);
    await expect(links.locator('summary').filter({ visible: true })).toHaveCount(0);
  });
});

test('the keyboard reaches the footer before the comments load; the strip hides within 100 pixels of the end', async ({
  page,
  labels,
  watch,
}) => {
  const comments = await holdRequests(page, '**/get/comments/**');
  // On a phone, a page without the bottom bar has a strip.
  await open(page, `/movie/${films.usual}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(0);
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(footer).toBeVisible();
  comments.release();

  await scrollTo(page, 0);
  const strip = page.getByRole('complementary', { name: labels.support });
  await expect(strip).toBeVisible();
  await expect(strip.getByRole('link')).toHaveAttribute('href', 'tel:02191000000');
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  // Late content makes the page longer, so wait until all content has loaded.
  await scrollTo(page, await end());
  await waitForRequests(page, watch);
  await scrollTo(page, (await end()) - 101);
  await expect(strip).toBeVisible();
  await scrollTo(page, (await end()) - 100);
  await expect(strip).toHaveCount(0);
  await unfoldFooter(page);
  const terms = footer.locator('a[href="/profile/terms"]');
  await terms.focus();
  await expect(terms).toBeFocused();
  await expect(terms).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(strip).toBeVisible();
});

test('a bottom bar shows even if no element follows it in the document', async ({
  page,
  labels,
}) => {
  await open(page, framedPath);
  const bar = page.getByRole('navigation', { name: labels.quickNavigation });
  await expect(bar).toBeVisible();
  await bar.evaluate((element) => {
    const own = element.closest('body > div');
    while (own?.nextElementSibling) own.nextElementSibling.remove();
    while (element.nextElementSibling) element.nextElementSibling.remove();
  });
  await expect(bar).toBeHidden();
  await expect(bar).toBeVisible();
});
