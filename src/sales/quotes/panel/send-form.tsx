import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { ChannelChoice, placeChannelErrors, toChannels, type Ways, WithTexts } from './channel-choice.tsx';

interface SendFormProps<R> {
  draftKey: string;
  getPreset: (areTextsOn: boolean) => Ways;
  /** The body of the call at `path`; `recordSchema` is what it returns. */
  bodySchema: z.ZodMiniType;
  recordSchema: z.ZodMiniType<R>;
  path: string;
  /** The titles of the toasts. */
  done: string;
  failed: string;
  saveLabel: string;
  onDone: () => void;
  /** Says what is sent. */
  children: ReactNode;
}

/** Sends a quote or an invoice with the user's message, by email, by text or both. */
export const SendForm = <R,>(props: SendFormProps<R>) => (
  <WithTexts>{(areTextsOn) => <Form {...props} areTextsOn={areTextsOn} />}</WithTexts>
);

function Form<R>({ areTextsOn, children, onDone, ...props }: SendFormProps<R> & { areTextsOn: boolean }) {
  const form = useEditForm({
    draftKey: props.draftKey,
    saved: { values: { message: '', ways: props.getPreset(areTextsOn) }, version: 0 },
    labels: { message: 'Your message (optional)', ways: 'Send by' },
    schema: props.bodySchema,
    body: ({ message, ways }) => ({ channels: toChannels(ways), message }),
    place: placeChannelErrors,
    mutation: {
      mutationFn: (sent) => createRecord(props.recordSchema, props.path, sent),
      ...mutationCallbacks({ done: { title: props.done }, failed: props.failed }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="message"
      form={form}
      saveLabels={[props.saveLabel, 'Sending...']}
      draftHint="Your message is saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <p className="text-ink-soft">{children}</p>
      <ChannelChoice
        ways={form.values.ways}
        areTextsOn={areTextsOn}
        error={form.field('ways').error}
        onChoose={(ways) => form.edit('ways', ways)}
      />
      <TextArea {...form.field('message')} rows={4} maxLength={5000} />
    </EditForm>
  );
}
