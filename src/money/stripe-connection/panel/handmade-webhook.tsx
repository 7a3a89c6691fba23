import type { ComponentProps } from 'react';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { stripeEvents } from '#money/online-payments/stripe-events.ts';
import type { StoredStripeConnection } from '#money/stripe-connection/stripe-connection.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';

interface HandmadeWebhookProps {
  field: ComponentProps<typeof PasswordField>;
  stored: StoredStripeConnection;
}

/** Where Stripe cannot reach the site, or the key may add no webhook. */
export function HandmadeWebhook({ field, stored }: HandmadeWebhookProps) {
  const { isReachable, eventsUrl, hasTypedSecret } = stored;
  const text = isReachable ? eventsUrl : `stripe listen --forward-to ${eventsUrl}`;
  return (
    <>
      <div className="grid gap-2 rounded-input bg-accent-wash px-3 py-2">
        <p>
          {isReachable
            ? 'Stripe must tell your website who has paid. Add a webhook in Stripe, under Developers, Webhooks, that leads to this address:'
            : 'Stripe can’t reach this website, since its address doesn’t begin with https. On your own computer, Stripe’s command line tool passes on who has paid, and prints a signing secret:'}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="text-sm min-w-0 wrap-anywhere">{text}</code>
          <CopyButton text={text} label={isReachable ? 'Copy address' : 'Copy command'} />
        </p>
        {isReachable && (
          <details>
            <summary className="cursor-pointer text-link">Events to choose there</summary>
            <ul className="mt-1 grid gap-0.5">
              {stripeEvents.map((type) => (
                <li key={type}>
                  <code className="text-sm wrap-anywhere">{type}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        maxLength={500}
        hint={
          hasTypedSecret
            ? 'Leave it empty to keep the saved one, if the account stays the same'
            : 'It begins with whsec_'
        }
      />
    </>
  );
}
