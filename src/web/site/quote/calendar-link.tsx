import { quotePage } from '#shared/content/pages/quote.ts';
import { quotePaths } from '#shared/customer-paths.ts';

export const CalendarLink = ({ token, className = '' }: { token: string; className?: string }) => (
  <a
    href={quotePaths.calendar(token)}
    className={`inline-flex min-h-11 items-center justify-center font-semibold text-teal underline underline-offset-3 ${className}`}
  >
    {quotePage.visit.addToCalendar}
  </a>
);
