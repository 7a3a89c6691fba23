import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#kit/language/language.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { type Message, notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import {
  type MessageKind,
  type MessageTest,
  messagePreviewSchema,
  messageTestSchema,
} from '#messages/planned/messages.ts';

interface MessagePreviewProps {
  kind: MessageKind;
  /** As typed. */
  text: string;
  language: Language;
  isTextConfigured: boolean;
}

/** Shows the message for the newest record, and sends a test of it. */
export function MessagePreview({ kind, text, language, isTextConfigured }: MessagePreviewProps) {
  const [phone, setPhone] = useState('');
  const preview = useMutation({
    mutationFn: () =>
      fetchAdmin(messagePreviewSchema, messagePaths.preview, {
        method: 'POST',
        body: { kind, text, language },
      }),
  });
  const test = useMutation({
    mutationFn: (channel: 'email' | 'text') =>
      fetchAdmin(messageTestSchema, messagePaths.test, {
        method: 'POST',
        body: { kind, text, language, channel, phone },
      }),
    onSuccess: notifyOfTest,
    onError: (error) => notifyFailure('Failed to send the test', error),
  });
  const shown = preview.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <Button isBusy={preview.isPending} onClick={() => preview.mutate()}>
          Preview
        </Button>
        <Button isBusy={test.isPending && test.variables === 'email'} onClick={() => test.mutate('email')}>
          Send me a test email
        </Button>
      </div>
      {isTextConfigured && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Your mobile number"
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
          <Button isBusy={test.isPending && test.variables === 'text'} onClick={() => test.mutate('text')}>
            Send me a test text
          </Button>
        </div>
      )}
      {preview.error && <p role="alert">{errorMessage(preview.error)}</p>}
      {shown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-live="polite">
          <figure className="rounded-input bg-hover p-3">
            <figcaption className="text-sm text-ink-soft">{`Email to ${shown.about}`}</figcaption>
            <p className="mt-1 font-semibold wrap-anywhere">{shown.subject}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{shown.emailText}</p>
          </figure>
          <figure className="rounded-input bg-hover p-3">
            <figcaption className="text-sm text-ink-soft">
              {`Text message, ${shown.textMessage.segments} ${shown.textMessage.segments === 1 ? 'part' : 'parts'} (${shown.textMessage.encoding})`}
            </figcaption>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{shown.textMessage.body}</p>
          </figure>
        </div>
      )}
    </div>
  );
}

function notifyOfTest({ to, state, reason }: MessageTest) {
  const outcomes: Record<MessageTest['state'], Message> = {
    sent: { title: 'Test sent', text: `To ${to}` },
    waiting: { title: 'Test not sent yet', text: `To ${to}`, reason, kind: 'note' },
    failed: { title: 'Test failed', text: `To ${to}`, reason, kind: 'failed' },
  };
  notify(outcomes[state]);
}
