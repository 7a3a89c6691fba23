import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { ConnectionState } from './connection-state.tsx';
import { KeyForm } from './key-form.tsx';
import { KeySteps } from './key-steps.tsx';
import { LeftPages } from './left-pages.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { stripeConnectionQuery } from './stripe-connection-query.ts';
import { TurnOff } from './turn-off.tsx';

export function PaymentsPage() {
  const connection = useQuery(stripeConnectionQuery);
  const [hasLeftWebhook, setLeftWebhook] = useState(false);
  return (
    <>
      <PageHeader
        title="Card payments"
        subtitle="Customers pay invoices by card, and deposits when they book"
      />
      <QueryView query={connection} what="card payments">
        {(stored) => (
          <Sections>
            {stored.setBy === null ? (
              <Section
                title="Connect Stripe"
                text="Stripe charges the card and pays out to your bank account. No card number ever reaches your website."
              >
                <div className="grid gap-5">
                  {stored.openPages > 0 && <LeftPages count={stored.openPages} />}
                  {hasLeftWebhook && <ProblemNotice problem="webhook-left" />}
                  <KeySteps />
                  <KeyForm stored={stored} saveLabel="Turn on card payments" />
                </div>
              </Section>
            ) : (
              <ConnectionState stored={stored} />
            )}
            {stored.setBy === 'panel' && (
              <>
                <Section
                  title="Change the key"
                  text="For a new key of the same account, to switch from test to live, or for another account."
                >
                  <KeyForm stored={stored} saveLabel="Change key" />
                </Section>
                <TurnOff stored={stored} onLeft={setLeftWebhook} />
              </>
            )}
          </Sections>
        )}
      </QueryView>
    </>
  );
}
