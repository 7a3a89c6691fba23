import { phoneLink } from './phone.ts';

interface Email {
  subject: string;
  body: string;
}

/** Mail apps on phones and Windows cut longer URLs. */
export const maxContactUrl = 2000;

export const telUrl = (phone: string) => `tel:${phoneLink(phone)}`;

/** `?&body=` is the form that both iOS and Android read. */
export function smsUrl(phone: string, text = ''): string {
  const url = `sms:${phoneLink(phone)}`;
  return text === '' ? url : `${url}?&body=${encodeUpTo(text, maxContactUrl - url.length - 7, '\n')}`;
}

/** Keeps the `@` readable. */
export function mailtoUrl(email: string, { subject, body }: Email = { subject: '', body: '' }): string {
  let url = `mailto:${encode(email).replace('%40', '@')}`;
  if (subject !== '') url += `?subject=${encodeUpTo(subject.replaceAll('\n', ' '), maxContactUrl / 4, ' ')}`;
  if (body === '') return url;
  const start = `${url}${subject === '' ? '?' : '&'}body=`;
  return start + encodeUpTo(body, maxContactUrl - start.length, '\r\n');
}

/** Phones open it in their map app. */
export const mapUrl = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** Half of a surrogate pair cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** The encoded text, cut between two characters to at most `max`. */
function encodeUpTo(text: string, max: number, lineBreak: string): string {
  const whole = encode(text.replaceAll('\n', lineBreak));
  if (whole.length <= max) return whole;
  const end = encode('…');
  let cut = '';
  for (const character of text) {
    const next = encode(character === '\n' ? lineBreak : character);
    if (cut.length + next.length + end.length > max) break;
    cut += next;
  }
  return cut + end;
}
