import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { type Badge, Chip } from '#kit/panel/ui/chip.tsx';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { Section } from '#kit/panel/ui/section.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { StripeProblem } from '#money/stripe/stripe-problems.ts';
import {
  type StoredStripeConnection,
  storedStripeConnectionSchema,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { stripeConnectionQuery } from './stripe-connection-query.ts';

const live: Badge = { label: 'Live', tone: 'green', icon: CheckIcon };
const test: Badge = { label: 'Test mode', tone: 'yellow', icon: AlertIcon };

export function ConnectionState({ stored }: { stored: StoredStripeConnection }) {
  const { setBy, accountName, isLive, keyEnd, problem, lastEventAt, hasTypedSecret } = stored;
  const isOn = problem === null || problem === 'unreachable';
  return (
    <Section
      title="Your account"
      text={
        setBy === 'server'
          ? 'Card payments are set up on the website’s server (STRIPE_SECRET_KEY). Ask the person who runs the server to change them.'
          : 'Stripe tells your website about each payment, and the invoice shows it.'
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-lg font-semibold">
            {isOn ? 'Card payments are on' : 'Card payments need your attention'}
          </p>
          <Chip {...(isLive ? live : test)} />
        </div>
        {problem !== null && (
          <ProblemNotice
            problem={problem}
            action={setBy === 'panel' && <Mend problem={problem} version={stored.version} />}
          />
        )}
        {!isLive && (
          <p className="rounded-input bg-yellow-wash px-3 py-2 text-yellow">
            Only Stripe’s test cards work, and no money moves. Change to your live key before customers pay.
          </p>
        )}
        <dl className="grid gap-4 sm:grid-cols-3">
          {accountName !== '' && <Fact label="Account">{accountName}</Fact>}
          <Fact label="Secret key">{`Ends in ${keyEnd}`}</Fact>
          {hasTypedSecret && <Fact label="Webhook">Added by hand</Fact>}
          <Fact label="Last report from Stripe">
            {lastEventAt === null ? 'None yet' : <When at={lastEventAt} />}
          </Fact>
        </dl>
      </div>
    </Section>
  );
}

const mendedByConnecting: readonly StripeProblem[] = [
  'webhook-gone',
  'webhook-changed',
  'moved',
  'unfinished',
];

interface MendProps {
  problem: StripeProblem;
  version: number;
}

function Mend({ problem, version }: MendProps) {
  const connect = useAdminMutation({
    call: () =>
      fetchAdmin(storedStripeConnectionSchema, stripeConnectionPath, { method: 'PUT', body: { version } }),
    done: ({ isLive }) => ({
      title: 'Stripe is connected again',
      ...(isLive && { text: 'Customers can pay by card.' }),
    }),
    failed: 'Stripe wasn’t connected',
    onSuccess: (saved) => queryClient.setQueryData(stripeConnectionQuery.queryKey, saved),
  });
  if (!mendedByConnecting.includes(problem)) return null;
  return (
    <Button isBusy={connect.isPending} onClick={() => connect.mutate()}>
      {connect.isPending ? 'Connecting...' : 'Connect again'}
    </Button>
  );
}
