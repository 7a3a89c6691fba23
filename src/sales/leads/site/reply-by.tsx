import { useProfile } from '#company/profile/site/profile.tsx';
import { locale } from '#kit/language/locale.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { replyBy } from '#sales/records/reply-by-texts.ts';
import { afterOpeningMinutes, dueByClock } from '#sales/requests/answer-clock.ts';

interface ReplyByProps {
  /** An ISO time. */
  sentAt: string;
  /** Which promise. */
  of: 'quote' | 'contact';
}

/** By the clock, where the promised hours are not the next ones. */
export function ReplyBy({ sentAt, of }: ReplyByProps) {
  const { replyWithinHours, ...business } = useProfile();
  const hours = replyWithinHours[of];
  const answerDueAt = afterOpeningMinutes(new Date(sentAt), hours * 60, business)?.toISOString() ?? null;
  const due = dueByClock({ createdAt: sentAt, answerDueAt }, hours, business.timeZone);
  return due && replyBy(dayText(due.date), due.time);
}

const dayText = (date: string) =>
  dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
