import type { Settings } from '#shared/settings.ts';
import { type FieldErrors, withoutErrorOf } from '../editing/field-errors.ts';

/** Errors by the paths of the API, sorted by the fields of the form; what belongs to none stands under `form`. */
export function errorsByField(errors: FieldErrors, sent: Settings): FieldErrors {
  const named: Record<string, string> = {};
  for (const [path, message = ''] of Object.entries(errors)) {
    named[fieldOf(path, sent)] ??= wordsOf(path, message, sent);
  }
  return named;
}

/** The errors without those that may be gone once this field is edited: an opening time is judged with its closing time. */
export function withoutErrorsOf(errors: FieldErrors, field: string): FieldErrors {
  const day = /^(?:opens|closes)(\d)$/.exec(field)?.[1];
  const gone = day ? [`opens${day}`, `closes${day}`, 'hours'] : [field];
  return ['form', ...gone].reduce(withoutErrorOf, errors);
}

/** The field of the form that an error path of the API speaks of. */
export function fieldOf(path: string, { hours, places }: Settings): string {
  const [first = '', second = '', third = ''] = path.split('.');
  switch (first) {
    case 'hours': {
      const day = hours[Number(second)]?.day;
      return second !== '' && day ? `${third === 'closes' ? 'closes' : 'opens'}${day}` : 'hours';
    }
    case 'replyWithinHours':
      return `${second}Hours`;
    case 'claims':
      return second;
    case 'places': {
      const index = second === '' ? secondOfItsName(places) : Number(second);
      if (index === -1) return 'places';
      return `places.${index}.${third === 'zipCodes' ? 'zipCodes' : 'name'}`;
    }
    case 'phone':
    case 'email':
    case 'radiusMiles':
    case 'notificationEmails':
      return first;
    default:
      return 'form';
  }
}

/** Says which of several lines or codes in one field is meant. */
function wordsOf(path: string, message: string, { places, claims, notificationEmails }: Settings): string {
  const [zip, credential, address] = [
    /^places\.(\d+)\.zipCodes\.(\d+)$/.exec(path),
    /^claims\.credentials\.(\d+)$/.exec(path),
    /^notificationEmails\.(\d+)$/.exec(path),
  ];
  const meant =
    (zip && places[Number(zip[1])]?.zipCodes[Number(zip[2])]) ??
    (credential && claims.credentials[Number(credential[1])]) ??
    (address && notificationEmails[Number(address[1])]);
  return meant ? `${meant.length > 40 ? `${meant.slice(0, 40)}…` : meant}: ${message}` : message;
}

/** The only fault of the list itself that a row can show. */
function secondOfItsName(places: Settings['places']): number {
  const names = places.map(({ name }) => name.trim().toLowerCase());
  return names.findIndex((name, index) => names.indexOf(name) < index);
}
