import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { type CustomerDetails, newNoteSchema, noteSchema } from '#sales/customers/customers.ts';

const kinds = [
  { value: 'note', label: 'Our note' },
  { value: 'reply', label: 'Customer’s reply' },
] as const;

interface NoteValues {
  text: string;
  kind: (typeof kinds)[number]['value'];
}

const hints = {
  note: 'Only staff see it.',
  reply: 'What the customer told you, such as in a call. Only staff see it.',
};

/** A note in the customer's timeline. */
export function NoteForm({ customer, onDone }: { customer: CustomerDetails; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `new-note:${customer.id}`,
    saved: { values: empty, version: 0 },
    labels: { text: 'Text', kind: 'Kind' },
    schema: newNoteSchema,
    body: ({ text, kind }: NoteValues) => ({ text, isReply: kind === 'reply' }),
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(noteSchema, customerApi.notes(customer.id), { body, draftId }),
      ...mutationCallbacks({ done: { title: 'Note added' }, failed: 'Failed to add note' }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="note"
      form={form}
      saveLabels={['Add Note', 'Saving...']}
      draftHint="Your note is saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <div className="justify-self-start">
        <SegmentedControl
          legend="Kind"
          options={kinds}
          chosen={form.values.kind}
          onChoose={(kind) => form.edit('kind', kind)}
        />
      </div>
      <TextArea {...form.field('text')} hint={hints[form.values.kind]} rows={6} maxLength={5000} />
    </EditForm>
  );
}

const empty: NoteValues = { text: '', kind: 'note' };
