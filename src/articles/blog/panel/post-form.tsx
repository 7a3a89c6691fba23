import { useLocation, useNavigate } from 'react-router';
import { type AdminPost, adminPostSchema, postInputSchema, postUpdateSchema } from '#articles/blog/posts.ts';
import { versionErrors } from '#articles/blog/versions.ts';
import { useImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { languages } from '#kit/language/language.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { openPreview } from './open-preview.ts';
import { PostFields } from './post-fields.tsx';
import { postCreation, postUpdate } from './post-mutations.ts';
import {
  getTextFields,
  newPost,
  type PostValues,
  postBody,
  postLabels,
  postSnapshot,
} from './post-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useShownLanguage } from './use-shown-language.ts';

const allFields = Object.keys(newPost.values) as (keyof PostValues)[];

/** Drafts survive a reload and the end of a session. */
export function PostForm({ post }: { post: AdminPost | undefined }) {
  const upload = useImageUpload((url) => {
    form.edit('featuredImage', url);
  });
  const form = useEditForm({
    draftKey: `post:${post?.id ?? 'new'}`,
    saved: post ? postSnapshot(post) : newPost,
    ...postLabels,
    schema: post ? postUpdateSchema : postInputSchema,
    body: (values, changed) => postBody(values, post ? changed : allFields),
    check: (values) => ({
      ...versionErrors(values),
      ...(upload.isPending && { featuredImage: 'Please wait until the image finishes uploading' }),
    }),
    onInvalid: (errors) => {
      shown.showErrors(errors);
      if (languages.map(getTextFields).some(({ title, content }) => errors[title] ?? errors[content]))
        notify({ title: 'Error', text: 'Please fill in required fields', kind: 'failed' });
    },
    mutation: post ? postUpdate(post) : postCreation(),
    recordSchema: adminPostSchema,
    snapshot: postSnapshot,
    onDone: () => {
      guard.release();
      close();
    },
  });
  const { values } = form;
  const shown = useShownLanguage(form.errors);
  const guard = useLeaveGuard(form.changed.length > 0);
  const close = useClose();
  const saveLabel = post ? 'Update Post' : 'Create Post';

  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormNotices noun="blog post" form={form} saveLabel={saveLabel} />
      <PostFields post={post} form={form} shown={shown} upload={upload} />
      <footer
        // Toasts stay clear of it.
        data-sheet
        className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-[calc(3.5rem-1px)] flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:bottom-0 lg:-mx-2 lg:-mb-16 lg:px-2"
      >
        <p className="mr-auto text-sm text-ink-soft max-sm:sr-only" role="status">
          {form.changed.length > 0 ? 'Not saved yet' : ''}
        </p>
        <Button onClick={close}>Cancel</Button>
        <Button onClick={() => openPreview(values, post, shown.language)}>Preview</Button>
        <Button type="submit" variant="main" isBusy={form.isSaving}>
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

/** Goes back to the list in its previous state, if the editor was opened from it. */
function useClose() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (state?.openedHere ? navigate(-1) : navigate(adminPaths.blog));
}
