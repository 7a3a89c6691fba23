import type { BusinessSettings } from '#company/settings/settings.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';

/** Errors by the paths of the API, under the fields and rows of the form that hold the value. */
export function placeErrors(errors: FieldErrors, sent: BusinessSettings): FieldErrors {
  // The first error of a field is shown.
  const placed = Object.entries(errors)
    .reverse()
    .map(([path, message = '']) => [getField(path, sent), quoteValue(path, message, sent)]);
  return Object.fromEntries(placed);
}

/** The field of the form that an error path of the API means; another path stays as it is. */
export function getField(path: string, { hours, places }: BusinessSettings): string {
  const [first = '', second = '', third = ''] = path.split('.');
  switch (first) {
    case 'hours': {
      const day = second !== '' && hours[Number(second)]?.day;
      return day ? `hours.${day - 1}.${third === 'closes' ? 'closes' : 'opens'}` : 'hours';
    }
    case 'replyWithinHours':
      return `${second}Hours`;
    case 'claims':
      return second;
    case 'places': {
      const index = second === '' ? secondOfItsName(places) : Number(second);
      return index === -1
        ? 'places'
        : `places.${index}.${third === 'zipCodes' || third === 'tripFee' ? third : 'name'}`;
    }
    case 'texts':
      return path === 'texts.pricePerPart' ? 'textPrice' : 'dailyTexts';
    case 'newsletter':
      return 'hourlyLetters';
    case 'notificationEmails':
      return first;
    default:
      return path;
  }
}

/** Names the line or code that is wrong where a field holds several. */
function quoteValue(
  path: string,
  message: string,
  { places, claims, notificationEmails }: BusinessSettings,
): string {
  const [zip, credential, email] = [
    /^places\.(\d+)\.zipCodes\.(\d+)$/.exec(path),
    /^claims\.credentials\.(\d+)$/.exec(path),
    /^notificationEmails\.(\d+)$/.exec(path),
  ];
  const wrong =
    (zip && places[Number(zip[1])]?.zipCodes[Number(zip[2])]) ??
    (credential && claims.credentials[Number(credential[1])]) ??
    (email && notificationEmails[Number(email[1])]);
  return wrong ? `${wrong.length > 40 ? `${wrong.slice(0, 40)}…` : wrong}: ${message}` : message;
}

/** The only error of the whole list that one row can show. */
function secondOfItsName(places: BusinessSettings['places']): number {
  const names = places.map(({ name }) => name.trim().toLowerCase());
  return names.findIndex((name, index) => names.indexOf(name) < index);
}
