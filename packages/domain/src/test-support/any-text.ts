import fc from 'fast-check';

/** Any characters, with many digits. The built-in unit of fast-check takes a second to set up. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'0123456789۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩𝟗+-() \u200e\u202a\u200c'),
    fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0xe000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  ),
});
