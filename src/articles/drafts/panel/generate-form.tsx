import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import {
  aiNotConfiguredText,
  articleJobSchema,
  articleTopicSchema,
  topicLimit,
} from '#articles/drafts/article-drafts.ts';
import { OwnerLink } from '#company/profile/panel/owner-link.tsx';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { InfoIcon } from '#kit/ui/icons/status.tsx';
import { articleWriterQuery } from './article-jobs-queries.ts';

interface GenerateFormProps {
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** The topic stays until it is sent or cancelled. See docs/product/articles.md#ai-drafts. */
export function GenerateForm({ field, onDone }: GenerateFormProps) {
  // The dialog sets its initial focus before this code has loaded.
  useEffect(() => field.current?.focus(), [field]);
  const writer = useQuery(articleWriterQuery);
  const form = useEditForm({
    draftKey: 'article-topic',
    saved: { values: { topic: '' }, version: 0 },
    labels: { topic: 'Article Topic' },
    schema: articleTopicSchema,
    body: ({ topic }) => ({ topic: topic.trim() }),
    onInvalid: ({ topic }) => notify({ title: 'Error', text: topic, kind: 'failed' }),
    mutation: {
      mutationFn: (sent) => createRecord(articleJobSchema, adminApi.generateArticle, sent),
      ...mutationCallbacks({
        done: { title: 'AI post generation started! The article will appear automatically when ready.' },
        failed: 'Failed to start AI post generation',
      }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="article"
      form={form}
      saveLabels={['Generate Article', 'Generating...']}
      draftHint="Your topic is saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      {writer.data?.writer === null && (
        <p
          role="status"
          className="flex items-start gap-2.5 rounded-input bg-yellow-wash px-4 py-3 text-yellow"
        >
          <InfoIcon className="mt-0.5 size-4.5 shrink-0" />
          <span className="wrap-anywhere">
            {aiNotConfiguredText}{' '}
            <OwnerLink call="updateWriterConnection" to={adminPaths.articleWriter} otherwise="">
              Set up articles
            </OwnerLink>
          </span>
        </p>
      )}
      <TextField
        {...form.field('topic')}
        ref={field}
        hint="The article is saved as a draft. Review it, then publish it when it’s ready."
        placeholder="e.g. Getting coffee out of wool"
        maxLength={topicLimit}
        autoComplete="off"
      />
    </EditForm>
  );
}
