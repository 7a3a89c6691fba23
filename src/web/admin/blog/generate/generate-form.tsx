import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { aiNotConfiguredText, articleTopicSchema, topicLimit } from '#shared/article-drafts.ts';
import { InfoIcon } from '#web/ui/icons/status.tsx';
import { readDraft, writeDraft } from '../../editing/drafts.ts';
import { focusFirstError, serverErrors, validate } from '../../editing/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SheetBody, SheetFooter } from '../../ui/sheet.tsx';
import { notify } from '../../ui/toasts.tsx';
import { articleWriterQuery } from './article-jobs-queries.ts';
import { useGenerateArticle } from './use-generate-article.ts';

const draftKey = 'article-topic';

interface GenerateFormProps {
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** The topic stays until it is sent or cancelled. See docs/product.md#ai-drafts. */
export function GenerateForm({ field, onDone }: GenerateFormProps) {
  const [topic, setTopic] = useState(() => readDraft(draftKey)?.edits.topic ?? '');
  const [error, setError] = useState<string>();
  const writer = useQuery(articleWriterQuery);
  const generate = useGenerateArticle();
  const isUnconfigured = writer.data?.writer === null;

  const type = (text: string) => {
    setTopic(text);
    setError(undefined);
    writeDraft(draftKey, text === '' ? undefined : { edits: { topic: text }, version: 0 });
  };
  const close = () => {
    writeDraft(draftKey, undefined);
    onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (generate.isPending) return;
    const form = event.currentTarget;
    const found = validate(articleTopicSchema, { topic })?.topic;
    setError(found);
    if (found) {
      notify({ title: 'Error', text: found, kind: 'failed' });
      return focusFirstError(form);
    }
    generate.mutate(topic.trim(), {
      onSuccess: close,
      onError: (failure) => {
        setError(serverErrors(failure).topic);
        focusFirstError(form);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="contents">
      <SheetBody>
        {isUnconfigured && (
          <p
            role="status"
            className="flex items-start gap-2.5 rounded-input bg-yellow-wash px-4 py-3 text-yellow"
          >
            <InfoIcon className="mt-0.5 size-4.5 shrink-0" />
            <span className="wrap-anywhere">{aiNotConfiguredText}</span>
          </p>
        )}
        <TextField
          ref={field}
          label="Article Topic"
          hint="The article is saved as a draft. Review it, then publish it when it’s ready."
          placeholder="e.g. Getting coffee out of a wool rug"
          maxLength={topicLimit}
          autoComplete="off"
          value={topic}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="main" isBusy={generate.isPending}>
          {generate.isPending ? 'Generating...' : 'Generate Article'}
        </Button>
      </SheetFooter>
    </form>
  );
}
