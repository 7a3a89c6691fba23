import { InfoIcon } from '#web/ui/icons/status.tsx';

export function NotConfiguredNotice() {
  return (
    <div role="status" className="flex gap-3 rounded-card bg-yellow-wash px-4 py-3 text-yellow">
      <InfoIcon className="mt-0.5 size-5" />
      <p>
        <strong className="block font-semibold">Not sent: email is not configured</strong>
        {'Emails are saved here until email is set up. Set '}
        <code>SMTP_URL</code>
        {' and restart the server to send them.'}
      </p>
    </div>
  );
}
