import { shortDateTime } from '#kit/time/dates.ts';

interface WhenProps {
  /** ISO time. */
  at: string;
  /** `longDate` for a day without its time. */
  format?: (time: string) => string;
}

/** A time in the business's time zone. */
export const When = ({ at, format = shortDateTime }: WhenProps) => <time dateTime={at}>{format(at)}</time>;
