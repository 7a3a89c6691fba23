import { Link } from 'react-router';
import type { OutgoingEmail } from '#delivery/emails/emails.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { RetryIcon } from '#kit/panel/ui/icons.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { EyeIcon } from '#kit/ui/icons/actions.tsx';
import { InboxIcon } from '#kit/ui/icons/office.tsx';
import { emailBadges, emailPurposeLabels } from './email-badges.ts';
import { EmailState } from './email-state.tsx';
import { useRetryEmail } from './use-retry-email.ts';

interface EmailRowProps {
  email: OutgoingEmail;
  isConfigured: boolean | undefined;
  onOpen: () => void;
}

export function EmailRow({ email, isConfigured, onOpen }: EmailRowProps) {
  const { status, isSending, subject, recipient, requestId } = email;
  const retry = useRetryEmail(email);
  const isRetryable = isConfigured && !isSending && status !== 'sent';
  return (
    <ListItem row={email}>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{subject || '(unreadable)'}</h2>
        <p className="wrap-anywhere text-ink-soft">{`to ${recipient || 'nobody'}`}</p>
      </div>
      <div className="@4xl:order-2 @4xl:-mt-0.5">
        <Chip {...emailBadges[status]} />
      </div>
      <div className="min-w-0 text-ink-soft @4xl:order-1">
        <p>{emailPurposeLabels[email.purpose]}</p>
        <p className="text-sm">
          {'Created '}
          <When at={email.createdAt} />
        </p>
        {requestId !== null && (
          <Link
            to={recordKinds.request.path(requestId)}
            className="inline-flex min-h-7 items-center gap-1 rounded-md font-medium text-link hover:underline touch:min-h-11"
          >
            <InboxIcon className="size-4" />
            View request
            <span className="sr-only">{` of ${subject}`}</span>
          </Link>
        )}
      </div>
      <div className="min-w-0 @4xl:order-3">
        <EmailState email={email} isConfigured={isConfigured} />
      </div>
      <RowActions className="@4xl:order-4">
        <Action label="Preview" about={`${subject}, to ${recipient}`} icon={EyeIcon} onClick={onOpen} />
        {isRetryable && (
          <Action
            label={status === 'failed' ? 'Retry' : 'Send now'}
            about={`${subject}, to ${recipient}`}
            icon={RetryIcon}
            isBusy={retry.isPending}
            onClick={() => retry.mutate()}
          />
        )}
      </RowActions>
    </ListItem>
  );
}
