export const weekdayNames: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** `Monday – Friday`, `Saturday`: a line of the opening hours. */
export const dayRange = (first: string, last: string) => (first === last ? first : `${first} – ${last}`);

export const morningLabel = 'AM';
export const afternoonLabel = 'PM';

/** `1 hour`, `24 hours` */
export const hoursText = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** For a visit that customers can change until so many hours before: `until 24 hours before` */
export const untilBefore = (hours: number) =>
  hours === 0 ? 'until it begins' : `until ${hoursText(hours)} before`;

/** Why they no longer can, without its full stop. */
export const whyTooLate = (hours: number) =>
  hours === 0
    ? 'The arrival window of your visit has begun'
    : `Your visit begins in less than ${hoursText(hours)}`;
