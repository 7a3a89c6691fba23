import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isBlank } from '#shared/article-content.ts';
import { adminPaths } from '#shared/paths.ts';
import { type AdminPost, adminPostSchema, postUpdateSchema } from '#shared/posts.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { FormNotices } from '../editing/form-notices.tsx';
import { useRecordForm } from '../editing/use-record-form.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { notify } from '../ui/toasts.tsx';
import { useImageUpload } from '../ui/use-image-upload.ts';
import { openPreview } from './open-preview.ts';
import { PostFields } from './post-fields.tsx';
import { allFields, postWords, savedPart, toBody, unsavedPost } from './post-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSavePost } from './use-save-post.ts';

/** What is typed survives a reload and the end of a session. */
export function PostForm({ post }: { post: AdminPost | undefined }) {
  const form = useRecordForm(`post:${post?.id ?? 'new'}`, post ? savedPart(post) : unsavedPost);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSavePost(post);
  const guard = useLeaveGuard(form.changed.length > 0);
  const upload = useImageUpload((url) => {
    setErrors(({ featuredImage: _, ...others }) => others);
    form.edit('featuredImage', url);
  });
  const close = useClose();
  const saveLabel = post ? 'Update Post' : 'Create Post';
  const { values } = form;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const element = event.currentTarget;
    const isMissing = values.title.trim() === '' || isBlank(values.content);
    const body = toBody(values, post ? form.changed : allFields);
    const found = validate(postUpdateSchema, toBody(values, isMissing ? allFields : form.changed));
    setErrors(
      found ?? (upload.isPending ? { featuredImage: 'Please wait until the image finishes uploading' } : {}),
    );
    if (isMissing) notify({ title: 'Error', text: 'Please fill in required fields', kind: 'failed' });
    if (found || upload.isPending) return focusFirstError(element);
    save.mutate(post ? { ...body, version: form.version } : body, {
      onSuccess: () => {
        form.finish();
        guard.release();
        close();
      },
      onError: (error) => {
        const present = conflictingRecord(adminPostSchema, error);
        if (present) form.rebase(savedPart(present));
        setErrors(serverErrors(error));
        focusFirstError(element);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormNotices noun="blog post" form={form} words={postWords} saveLabel={saveLabel} />
      <PostFields post={post} values={values} errors={errors} upload={upload} onEdit={form.edit} />
      <footer
        // Messages keep clear of it, as of a sheet.
        data-sheet
        className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-[calc(3.5rem-1px)] flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:bottom-0 lg:-mx-2 lg:-mb-16 lg:px-2"
      >
        <p className="mr-auto text-sm text-ink-soft max-sm:sr-only" role="status">
          {form.changed.length > 0 ? 'Not saved yet' : ''}
        </p>
        <Button onClick={close}>Cancel</Button>
        <Button onClick={() => openPreview(values, post)}>Preview</Button>
        <Button type="submit" variant="main" isBusy={save.isPending}>
          {saveLabel}
        </Button>
      </footer>
      <Confirm
        open={guard.isAsking}
        question="Leave without saving?"
        detail="Your changes aren’t saved. They stay in this tab and come back when you open this post again."
        action="Leave"
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </form>
  );
}

/** Back to the list as it was left, where the editor was opened from it. */
function useClose() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (state?.openedHere ? navigate(-1) : navigate(adminPaths.blog));
}
