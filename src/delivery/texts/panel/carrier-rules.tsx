import { useMutation } from '@tanstack/react-query';
import { businessName } from '#company/profile/panel/business-name.ts';
import {
  type SmsCheck,
  type StoredSmsConnection,
  smsApi,
  smsCheckSchema,
} from '#delivery/texts/sms-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { Section } from '#kit/panel/ui/section.tsx';
import { notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { paths } from '#kit/paths/paths.ts';

const getSamples = (business: string) => [
  `${business}: Thanks, we have your quote request. Total: $161.10\n${location.origin}/quote/A1b2C3\nReply STOP to end texts.`,
  `${business}: Hi Ana, we'll see you tomorrow, Tuesday, December 1, 8:00 AM-10:00 AM.\nReply STOP to end texts.`,
];

/** Says what American carriers ask for, and asks the text service how the account stands. */
export function CarrierRules({ stored }: { stored: StoredSmsConnection }) {
  const check = useMutation({
    mutationFn: () => fetchAdmin(smsCheckSchema, smsApi.check, { method: 'POST' }),
    onError: (error) => notifyFailure('Failed to ask the text service', error),
  });
  return (
    <>
      <Section
        title="What carriers ask for"
        text="US carriers block texts of businesses that aren’t registered. Nobody can skip this, and your text service bills it."
      >
        <ol className="grid list-decimal gap-3 pl-5">
          <li>
            A local number: register your business and a campaign (A2P 10DLC) at your text service. Choose
            “Customer care” or “Low volume mixed”. It takes days to weeks.
          </li>
          <li>A toll-free number: have it verified there instead. Until then its texts are blocked.</li>
          <li>
            Where customers agree: at each phone field, such as that of your{' '}
            <a href={paths.calculator} className="text-link underline">
              calculator
            </a>
            . It says what they get, that STOP ends texts, and that rates may apply. Give this page’s URL as
            proof of consent.
          </li>
          <li>
            Sample messages to paste:
            <ul className="mt-2 grid gap-2">
              {getSamples(businessName()).map((sample) => (
                <li key={sample} className="grid gap-2 rounded-input bg-hover px-3 py-2">
                  <span className="font-mono text-sm whitespace-pre-line wrap-anywhere">{sample}</span>
                  <span>
                    <CopyButton text={sample} label="Copy" />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        </ol>
        <p className="mt-4 text-ink-soft">
          Without registration the service takes your texts and the carriers drop them: the Inbox then says
          “Not delivered”. Email works without any of this.
        </p>
      </Section>
      <Section
        title="Calls"
        text="Optional: calls to the same number ring your phone, and who reaches nobody gets a text. Turn it on in Settings, Notifications."
      >
        <p>At the number, under Voice, “A call comes in”: Webhook, HTTP POST, with this URL:</p>
        <p className="my-3 rounded-input bg-hover px-3 py-2 font-mono text-sm wrap-anywhere">
          {stored.callsUrl}
        </p>
        <CopyButton text={stored.callsUrl} label="Copy URL" />
      </Section>
      {stored.setBy !== null && (
        <Section
          title="Check the account"
          text="Asks your text service what it knows about account and number."
        >
          <div className="grid gap-3 justify-items-start">
            <Button isBusy={check.isPending} onClick={() => check.mutate()}>
              Check now
            </Button>
            {check.data && (
              <ul role="status" className="grid list-disc gap-1 pl-5">
                {toFindings(check.data, stored).map((finding) => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      )}
    </>
  );
}

function toFindings(found: SmsCheck, { incomingUrl, callsUrl }: StoredSmsConnection): string[] {
  if (!found.isAsked) return ['Your text service tells nothing about the account. Send a test text instead.'];
  return [
    found.accountStatus && `The account is ${found.accountStatus}.`,
    found.isTrial === true && 'It’s a trial account: it texts only numbers that you verified there.',
    found.hasSender === false && 'The sending number isn’t in this account, so no text can leave.',
    found.canText === false && 'The number can’t send texts.',
    found.canSendPictures === false && 'The number can’t send pictures.',
    found.smsUrl !== null &&
      (found.smsUrl === incomingUrl
        ? 'Answers from customers come to this website.'
        : 'Answers from customers don’t come to this website: enter the URL above at the number.'),
    found.voiceUrl !== null &&
      (found.voiceUrl === callsUrl ? 'Calls come to this website.' : 'Calls don’t come to this website.'),
    'The service doesn’t tell us whether carriers have approved your registration. Look there.',
  ].filter((finding) => typeof finding === 'string');
}
