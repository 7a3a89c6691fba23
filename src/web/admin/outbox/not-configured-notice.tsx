import { InfoIcon } from '#web/ui/icons/status.tsx';

export function NotConfiguredNotice() {
  return (
    <div role="status" className="flex gap-3 rounded-card bg-yellow-wash px-4 py-3 text-yellow">
      <InfoIcon className="mt-0.5 size-5" />
      <p>
        <strong className="block font-semibold">Not sent: e-mail is not configured</strong>
        {'E-mails are kept here and lose nothing. Once whoever runs the server has set '}
        <code>SMTP_URL</code>
        {' and started it again, they are sent by themselves.'}
      </p>
    </div>
  );
}
