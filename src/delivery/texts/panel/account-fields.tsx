import type { StoredSmsConnection } from '#delivery/texts/sms-connection.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { type SmsValues, serviceLabels, services } from './sms-connection-values.ts';

interface AccountFieldsProps {
  form: EditFormFor<SmsValues>;
  stored: StoredSmsConnection;
}

export function AccountFields({ form, stored }: AccountFieldsProps) {
  const isTwilio = form.values.service === 'twilio';
  return (
    <div className="grid gap-5">
      <SelectField {...form.field('service')} options={services} texts={serviceLabels} />
      {isTwilio ? (
        <p className="rounded-input bg-accent-wash px-3 py-2">
          Account SID and Auth Token are on the first page of the Twilio Console, under Account Info. An API
          key doesn’t work here.{' '}
          <a
            href="https://console.twilio.com"
            target="_blank"
            rel="noreferrer"
            className="text-link underline"
          >
            Open the Twilio Console
          </a>
        </p>
      ) : (
        <TextField
          {...form.field('url')}
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          hint="Where it takes texts, such as https://sms.example.com/Accounts/123/Messages.json"
        />
      )}
      <TextField
        {...form.field('account')}
        label={isTwilio ? 'Account SID' : 'Account'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...(isTwilio && { hint: 'AC and 32 more letters and digits' })}
      />
      <PasswordField
        {...form.field('token')}
        label={isTwilio ? 'Auth Token' : 'Token'}
        autoComplete="new-password"
        maxLength={500}
        hint={tokenHint(form.values, stored)}
      />
    </div>
  );
}

/** The server sends a stored token nowhere else. */
function tokenHint({ service, url, account }: SmsValues, stored: StoredSmsConnection) {
  if (!stored.hasToken) return 'Stored encrypted, and never shown again';
  const isSame = account === stored.account && (service === 'twilio' ? '' : url) === stored.url;
  return isSame
    ? 'Saved. Leave it empty to keep it.'
    : 'Enter it again, since the account or the service changed';
}
