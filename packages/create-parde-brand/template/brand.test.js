import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingMessages, startForTest } from '@parde/storefront/testing';

const untranslated = await missingMessages();

// Requests pages of the built brand as a viewer's browser does, with the demo API behind it. `npm test` builds first.
let brand;
before(async () => {
  brand = await startForTest();
});
after(() => brand.stop());

for (const path of ['/', '/movie/1024']) {
  test(`${path} is a page`, async () => {
    const answer = await fetch(brand.origin + path);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<h1|<h2/);
  });
}

// Viewers see these messages of the brand's `languages` in the fallback language.
for (const { language, missing, of } of untranslated) {
  test(`messages in ${language}`, (context) => {
    context.diagnostic(`${missing} of ${of} are missing: npx parde messages ${language}`);
  });
}
