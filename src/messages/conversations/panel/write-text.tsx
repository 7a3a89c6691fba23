import { UploadButton } from '#company/pictures/panel/upload-button.tsx';
import { useUpload } from '#company/pictures/panel/use-upload.ts';
import { uploadAnswerSchema } from '#company/pictures/uploads.ts';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { api } from '#kit/paths/paths.ts';
import { getPlainMarks, textSize } from '#kit/sms/text-message.ts';
import {
  conversationApi,
  entrySchema,
  longestText,
  newTextSchema,
  type Thread,
} from '#messages/conversations/conversations.ts';

/** Private, as photos of customers are. */
const pictureCall = { path: api.upload, schema: uploadAnswerSchema, noun: 'picture' };

/** A text to the customer, which leaves at once. `onDone` shows a new form. */
export function WriteText({ thread, onDone }: { thread: Thread; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `text:${thread.customerId}`,
    saved: { values: { text: '', photoUrl: '' }, version: 0 },
    labels: { text: `Text to ${thread.name}`, photoUrl: 'Picture' },
    schema: newTextSchema,
    body: ({ text, photoUrl }) => ({ text, photoUrl: photoUrl || null }),
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(entrySchema, conversationApi.texts(thread.customerId), { body, draftId }),
      ...mutationCallbacks({ failed: 'Failed to send the text' }),
    },
    onDone,
  });
  const { text, photoUrl } = form.values;
  const picture = useUpload(pictureCall, ({ imageUrl }) => form.edit('photoUrl', imageUrl));
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div role="group" aria-label="Quick replies" className="flex gap-2 overflow-x-auto pb-1">
        {thread.quickReplies.map((reply) => (
          <button
            key={reply}
            type="button"
            title={reply}
            onClick={() => form.edit('text', reply)}
            className="min-h-8 max-w-56 shrink-0 truncate rounded-full px-3 text-sm font-medium ring-1 ring-control ring-inset hover:bg-hover touch:min-h-11"
          >
            {reply}
          </button>
        ))}
      </div>
      <TextArea {...form.field('text')} rows={3} maxLength={longestText} hint={sizeText(text)} />
      {photoUrl !== '' && (
        <div className="flex items-center gap-3">
          <img
            src={photoUrl}
            alt="Goes with this text"
            className="size-16 rounded-input object-cover ring-1 ring-line"
          />
          <Button variant="quiet" onClick={() => form.edit('photoUrl', '')}>
            Remove picture
          </Button>
        </div>
      )}
      {form.errors.photoUrl && <p className="text-sm font-medium text-danger">{form.errors.photoUrl}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <UploadButton
          label={photoUrl === '' ? 'Add picture' : 'Replace picture'}
          isBusy={picture.isPending}
          onFile={picture.send}
        />
        <Button type="submit" variant="main" isBusy={form.isSaving}>
          {form.isSaving ? 'Sending...' : 'Send text'}
        </Button>
      </div>
    </form>
  );
}

/** Counts the parts that carriers charge for. */
function sizeText(text: string): string {
  if (text.trim() === '') return 'Leaves at once, at any hour.';
  const { segments, encoding } = textSize(getPlainMarks(text));
  const parts = segments === 1 ? '1 part' : `${segments} parts`;
  return encoding === 'GSM-7' ? parts : `${parts}. Special characters make it more expensive.`;
}
