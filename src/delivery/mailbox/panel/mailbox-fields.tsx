import { mailSecurities, type StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { isEmail } from '#kit/text/email-pattern.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { filledBy, labels, type MailValues, securityLabels } from './mail-connection-values.ts';
import { findProvider, type ProviderChoice, providerChoices, providerLabels } from './mail-providers.ts';

interface MailboxFieldsProps {
  form: EditFormFor<MailValues>;
  stored: StoredMailConnection;
}

export function MailboxFields({ form, stored }: MailboxFieldsProps) {
  const { values, edit } = form;
  const provider = findProvider(values.provider);
  const choose = (choice: ProviderChoice) => {
    for (const [name, value] of Object.entries(filledBy(choice, values))) {
      edit(name as keyof MailValues, value);
    }
  };
  const suggestSender = () => {
    if (values.senderEmail === '' && isEmail(values.username)) edit('senderEmail', values.username);
  };
  return (
    <div className="grid gap-5">
      <SelectField
        {...form.field('provider')}
        onChange={(event) => choose(event.target.value as ProviderChoice)}
        options={providerChoices}
        texts={providerLabels}
      />
      {provider && (
        <p className="rounded-input bg-accent-wash px-3 py-2">
          {provider.help}
          {provider.link && (
            <>
              {' '}
              <a href={provider.link.href} target="_blank" rel="noreferrer" className="text-link underline">
                {provider.link.label}
              </a>
            </>
          )}
        </p>
      )}
      {(values.provider === 'other' || provider?.hasRegions) && (
        <ServerFields form={form} isLocalSite={stored.isLocalSite} />
      )}
      {values.provider !== '' && (
        <>
          <TextField
            {...form.field('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onBlur={suggestSender}
            hint={provider?.username?.hint ?? 'Usually the whole email address'}
          />
          <PasswordField
            {...form.field('password')}
            label={provider?.passwordLabel ?? labels.password}
            autoComplete="new-password"
            maxLength={500}
            hint={passwordHint(values, stored)}
          />
        </>
      )}
    </div>
  );
}

/** The server sends a stored password nowhere else. */
function passwordHint({ host, port, security, username }: MailValues, stored: StoredMailConnection) {
  if (!stored.hasPassword) return 'Used for sending only, and never shown again';
  const isSame =
    host === stored.host &&
    port === String(stored.port) &&
    security === stored.security &&
    username === stored.username;
  return isSame
    ? 'Saved. Leave it empty to keep it.'
    : 'Enter it again, since the server or the user name changed';
}

function ServerFields({ form, isLocalSite }: { form: EditFormFor<MailValues>; isLocalSite: boolean }) {
  return (
    <>
      <TextField
        {...form.field('host')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        hint="Such as smtp.example.com"
      />
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5">
        <TextField {...form.field('port')} inputMode="numeric" autoComplete="off" maxLength={5} />
        <SelectField
          {...form.field('security')}
          options={isLocalSite ? mailSecurities : mailSecurities.filter((one) => one !== 'none')}
          texts={securityLabels}
        />
      </div>
    </>
  );
}
