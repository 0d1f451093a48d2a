import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSoundBrand } from './brand-files.ts';
import { missingMessages } from './testing.ts';
import { writeMessages } from './write-messages.ts';

/** Loading a brand takes seconds on a busy machine. */
const timeoutMs = 60_000;

const source = join(import.meta.dirname, '..');
const arabic = `languages: defineLanguages({ ar: {
  name: 'العربية', dir: 'rtl', fallback: 'fa', messages: import.meta.glob('./messages/ar/*.json'),
} }),`;
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map(
  (form) => `shell:daysLeft_${form}`,
);

let folder: string;
let printed: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-messages-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function writeBrand(field: string): void {
  const text = `import { defineBrand } from '${source}/brand/define-brand.ts';
import { testBrand } from '${source}/brand/test-brand.ts';
import { defineLanguages } from '${source}/entry/languages.ts';
export const brand = defineBrand({ ...testBrand, ${field} });`;
  writeFileSync(join(folder, 'brand.ts'), text);
}

const read = (path: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, path), 'utf8'));
const list = () => read('messages/ar.missing.json');

/** Fills in texts as a translator does. */
function translate(texts: Readonly<Record<string, string>>): void {
  const filled = Object.entries(texts).map(([key, ar]) => [key, { ...list()[key], ar }]);
  const content = { ...list(), ...Object.fromEntries(filled) };
  writeFileSync(join(folder, 'messages/ar.missing.json'), JSON.stringify(content));
}

describe('a brand without the language', { timeout: timeoutMs }, () => {
  it('gets all messages in Persian and English, and the lines for brand.ts', async () => {
    writeBrand("messages: { en: { 'shell:search': 'Look for' } }");
    await writeMessages(folder, ['ar']);
    expect(list()['shell:search']).toEqual({ fa: 'جست‌وجو', en: 'Look for', ar: '' });
    expect(list()['shell:card.new'], 'a nested key').toMatchObject({ ar: '' });
    expect(Object.keys(list()).filter((key) => key.startsWith('shell:daysLeft_'))).toEqual(forms);
    expect(list()['shell:daysLeft_few']).toMatchObject({
      en: '{{count, number}} days of subscription left',
    });
    expect(printed).toMatch(/^ar: 1,\d{3} of 1,\d{3} messages are missing\. .*ar\.missing\.json/);
    expect(printed).toContain("name: 'العربية',\n      dir: 'rtl',\n      fallback: 'fa',");
    expect(await missingMessages(folder)).toEqual([]);
  });

  it.each([
    ['fa', 'fa is one of ours'],
    ['AR', 'AR must be the tag of a language'],
    ['azb', "plurals: 'fa'"],
    ['', 'parde messages <code>'],
  ])('gets an explanation for the code %j', async (code, sentence) => {
    writeBrand('');
    await expect(writeMessages(folder, [code].filter(Boolean))).rejects.toThrow(sentence);
    expect(existsSync(join(folder, 'messages'))).toBe(false);
  });
});

describe('a brand with the language', { timeout: timeoutMs }, () => {
  beforeEach(async () => {
    mkdirSync(join(folder, 'messages/ar'), { recursive: true });
    const shell = { search: 'بحث', gone: 'قديم', card: { new: 'جديد' } };
    writeFileSync(join(folder, 'messages/ar/shell.json'), JSON.stringify(shell));
    writeBrand(arabic);
    await writeMessages(folder, ['ar']);
  }, timeoutMs);

  it('keeps its messages, and reports those that no longer exist', () => {
    expect(list()).not.toHaveProperty('shell:search');
    expect(printed).toContain("messages/ar['shell:gone'] is no key; the nearest is ");
    expect(printed).not.toContain('For brand.ts');
  });

  it('is warned of texts that brand.ts does not have, and of files that it does not import', async () => {
    expect(printed).toContain(
      'Write these in brand.ts, not in the list: name.ar, tagline.ar, description.ar',
    );
    expect(printed).not.toContain('has no shell.json');
    const [language] = await missingMessages(folder);
    expect(language?.first).toMatch(/^name\.ar tagline\.ar description\.ar/);
    const [missing, of] = [language?.missing, language?.of].map((each) =>
      each?.toLocaleString('en'),
    );
    expect(printed, 'the same total as in the log').toContain(`ar: ${missing} of ${of} messages`);
    writeBrand(`${arabic} name: { fa: 'سور', en: 'Soor', ar: 'سور' },`);
    const [named] = await missingMessages(folder);
    expect(named, 'the total stays').toMatchObject({
      missing: (language?.missing ?? 0) - 1,
      of: language?.of,
    });
    writeBrand(arabic.replace('./messages/', './mesages/'));
    await writeMessages(folder, ['ar']);
    const mistake = 'languages.ar.messages has no shell.json: write import.meta.glob';
    expect(printed).toContain(`brand.ts: ${mistake}`);
    await expect(readSoundBrand(folder)).rejects.toThrow(mistake);
  });

  it('gets filled texts in its files', async () => {
    const [before] = await missingMessages(folder);
    translate({ 'shell:home': 'الرئيسية', 'shell:card.rating': '{{average, number}} تقييم' });
    // The files already have this message.
    translate({ 'home:watchOf': 'شاهد {{name}}', 'shell:search': 'ابحث' });
    await writeMessages(folder, ['ar']);
    expect(read('messages/ar/shell.json')).toMatchObject({
      ...{ search: 'بحث', home: 'الرئيسية', gone: 'قديم' },
      card: { new: 'جديد', rating: '{{average, number}} تقييم' },
    });
    expect(read('messages/ar/home.json')).toEqual({ watchOf: 'شاهد {{name}}' });
    expect(list()).not.toHaveProperty('home:watchOf');
    expect(printed).toContain('Moved into messages/ar/: 3.');
    expect(printed, 'the glob is read after the file is written').not.toContain('has no home.json');
    const [after] = await missingMessages(folder);
    expect([after?.language, (before?.missing ?? 0) - (after?.missing ?? 0)]).toEqual(['ar', 3]);
  });

  it('does not get texts without their placeholders, or a plural without all its forms', async () => {
    const [zero = '', one = '', ...others] = forms;
    translate({ 'home:watchOf': 'شاهد', [zero]: 'انتهى', [one]: 'يوم' });
    await writeMessages(folder, ['ar']);
    expect(existsSync(join(folder, 'messages/ar/home.json'))).toBe(false);
    expect(list()).toMatchObject({ 'home:watchOf': { ar: 'شاهد' }, [one]: { ar: 'يوم' } });
    expect(printed).toContain("ar.missing.json: ['home:watchOf'] must say {{name}}.");
    expect(printed).toContain(`['${others[0]}'] is missing: another form of it is set`);

    translate(Object.fromEntries(others.map((form) => [form, '{{count, number}} يوم'])));
    await writeMessages(folder, ['ar']);
    expect(read('messages/ar/shell.json')).toMatchObject({ daysLeft_zero: 'انتهى' });
    expect(list()).not.toHaveProperty(one);
  });

  it('loses no text of a list that cannot be read', async () => {
    writeFileSync(join(folder, 'messages/ar.missing.json'), '{ "shell:home": { "ar": "الرئيسية" ');
    await expect(writeMessages(folder, ['ar'])).rejects.toThrow(
      'messages/ar.missing.json cannot be read: ',
    );
    expect(readFileSync(join(folder, 'messages/ar.missing.json'), 'utf8')).toContain('الرئيسية');
  });
});
