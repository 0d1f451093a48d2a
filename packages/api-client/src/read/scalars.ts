import { foldDigits } from '@parde/domain';
import type { Schema } from './schema.ts';

/** Returns undefined if the value cannot be read as the schema's type. */
export function readScalar(schema: Schema, value: unknown): unknown {
  switch (schema.type) {
    case 'string':
      // Most values already have the right form.
      if (typeof value === 'string' && isText(schema, value) && isListed(schema, value))
        return value;
      return spellingsOf(schema, value).find((text) => isText(schema, text));
    case 'integer':
    case 'number':
      return readNumber(schema, value);
    case 'boolean':
      return readFlag(value);
    default:
      return value;
  }
}

/** The texts that a value may stand for, the likeliest first. */
function spellingsOf(schema: Schema, value: unknown): string[] {
  if (schema.format === 'date-time') return momentsOf(value);
  const text = textOf(value);
  if (text === undefined) return [];
  const trimmed = text.trim();
  if (schema.format?.startsWith('uri')) return [text, trimmed, encodeToAscii(trimmed)];
  if (schema.format === 'date') return [text, trimmed.slice(0, 10)];
  const listed = schema.enum?.find((each) => String(each).toLowerCase() === trimmed.toLowerCase());
  // A number has lost its leading zeros, for example a mobile number or a bank's code.
  const padded = typeof value === 'number' ? [`0${text}`, `00${text}`] : [];
  const texts = [text, trimmed, foldDigits(trimmed), ...padded];
  return listed === undefined ? texts : [String(listed), ...texts];
}

const isListed = ({ enum: values }: Schema, text: string): boolean =>
  values === undefined || values.includes(text);

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  // A longer number has already lost its last digits.
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}

/**
 * Ignores the values of an enum, because enums may gain values, and the maximum length, because a text may be longer.
 */
function isText({ pattern, format, minLength = 0, const: only }: Schema, text: string): boolean {
  if (text.length < minLength || (only !== undefined && text !== only)) return false;
  if (pattern !== undefined && !regExp(pattern).test(text)) return false;
  if (format === 'date-time' && Number.isNaN(Date.parse(text))) return false;
  if (format === 'date' || format === 'date-time') return isDay(text.slice(0, 10));
  return !format?.startsWith('uri') || (uri.test(text) && URL.canParse(text, someOrigin));
}

const uri = /^(?:[a-z]+:\/\/\[[\da-f:.]+\])?(?:[\w\-.~:/?#@!$&'()*+,;=]|%[\da-f]{2})*$/i;
/** A parsed URL may contain these characters, such as a vertical bar, but a URI (RFC 3986) must not. */
const notInUri = /%(?![\da-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]/gi;
const someOrigin = 'https://example.test';

/** Encodes the characters that an address must not contain, such as a space or a Persian letter. */
function encodeToAscii(address: string): string {
  if (!URL.canParse(address, someOrigin)) return address;
  const { origin, href } = new URL(address, someOrigin);
  const host = href.startsWith(origin) ? origin : '';
  const encoded = href.slice(host.length).replace(notInUri, encodeURIComponent);
  return host === someOrigin ? encoded : host + encoded;
}

const patterns = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

const tehran = '+03:30';
/** The largest number that is read as seconds since 1970 (the year 5138). Larger numbers are milliseconds. */
const maxSeconds = 1e11;
const localTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?)?$/;

/** A time without an offset is Tehran time. */
function momentsOf(value: unknown): string[] {
  const seconds = typeof value === 'string' && /^\d{9,13}$/.test(value) ? Number(value) : value;
  if (typeof seconds === 'number') {
    const date = new Date(seconds > maxSeconds ? seconds : seconds * 1000);
    return Number.isNaN(date.getTime()) ? [] : [date.toISOString()];
  }
  if (typeof value !== 'string') return [];
  const text = value.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const local = localTime.exec(text);
  if (!local) return [text];
  const [, day = '', time = '00:00', second = ':00', fraction = ''] = local;
  return [`${day}T${time}${second}${fraction}${tehran}`];
}

/** True if the day exists in the calendar and is not a database's value for "no date". */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    date.getUTCFullYear() >= 1800
  );
}

function readNumber(schema: Schema, value: unknown): number | undefined {
  const number = numberOf(value);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (type === 'integer' && !Number.isInteger(number)) return undefined;
  return number >= minimum && number <= maximum ? number : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  const text = foldDigits(value)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const flags: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  '0': false,
  false: false,
  '': false,
};

function readFlag(value: unknown): boolean | undefined {
  // `String` throws for an object whose `toString` is not a function.
  if (!['boolean', 'number', 'string'].includes(typeof value)) return undefined;
  const word = String(value).trim().toLowerCase();
  return Object.hasOwn(flags, word) ? flags[word] : undefined;
}
