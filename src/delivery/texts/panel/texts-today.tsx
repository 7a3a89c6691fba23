import { useQuery } from '@tanstack/react-query';
import { smsApi } from '#delivery/texts/sms-connection.ts';
import { type CountedCause, textsTodaySchema } from '#delivery/texts/texts-today.ts';
import { exactDollars } from '#kit/money/money.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { Section } from '#kit/panel/ui/section.tsx';

const query = adminQuery(['texts', 'today'], textsTodaySchema, smsApi.today);

const labels: Record<CountedCause, string> = {
  website: 'Visitors of the website',
  staff: 'Sent by your office',
  planned: 'Reminders and other planned messages',
  call: 'Missed calls',
  reply: 'Replies to HELP and START',
  alert: 'Alerts to you',
  test: 'Tests',
};

/** Counts the texts that have left today, by whose act, and their cost. */
export function TextsToday() {
  const today = useQuery(query);
  return (
    <Section
      title="Today"
      text="A text of more than 160 characters has several parts, which carriers charge for one by one."
    >
      <InlineQueryView query={today} what="today’s texts">
        {({ sent, dailyLimit, parts, causes, cost }) => (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
            <Fact label="Texts">{`${sent} of ${dailyLimit}`}</Fact>
            <Fact label="Parts">{parts}</Fact>
            <Fact label="Cost" isWide>
              {cost === null ? 'Enter your price per text in Settings, Notifications.' : exactDollars(cost)}
            </Fact>
            {causes
              .filter(({ texts }) => texts > 0)
              .map(({ cause, texts }) => (
                <Fact key={cause} label={labels[cause]}>
                  {texts}
                </Fact>
              ))}
          </dl>
        )}
      </InlineQueryView>
    </Section>
  );
}
