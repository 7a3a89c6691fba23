import { timeLabel, type Weekday } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';

/** Shown beside the fields of public forms. */
export const visitorErrors = {
  nameRequired: 'Name is required',
  phoneRequired: 'Valid phone number is required',
  emailRequired: 'Valid email is required',
  methodRequired: 'Contact method is required',
  methodMissing: 'Please provide contact information for your selected method',
  zipRequired: 'ZIP code is required',
  dateRequired: 'Preferred service date is required',
  dateInPast: 'Preferred service date can’t be in the past',
  dateTooFar: 'Preferred service date is too far ahead',
  closedFor: (reason: string) => `We’re closed on that day: ${reason}. Pick another day.`,
  closedOnWeekday: (weekday: Weekday) => `We’re closed on ${weekdayNames[weekday]}s. Pick another day.`,
  closedAtTime: (opens: string, closes: string) =>
    `We’re open ${timeLabel(opens)} – ${timeLabel(closes)} on that day. Pick another time.`,
  atMost: (characters: number) => `At most ${characters} characters`,
};
