import { quotePaths } from '#kit/paths/customer-paths.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';

export const CalendarLink = ({ token, className = '' }: { token: string; className?: string }) => (
  <a
    href={quotePaths.calendar(token)}
    className={`inline-flex min-h-11 items-center justify-center font-semibold text-teal underline underline-offset-3 ${className}`}
  >
    {quotePage.visit.addToCalendar}
  </a>
);
