import { adminPost } from '#shared/paths.ts';
import type { AdminPost } from '#shared/posts.ts';
import type { PostValues } from './post-values.ts';

/** Opens a tab with the form's article, rendered by the server as the site's page. */
export function openPreview(values: PostValues, post: AdminPost | undefined) {
  const { title, slug, content, excerpt, category, featuredImage } = values;
  const fields = { title, slug, content, excerpt, category, featuredImage };
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'multipart/form-data';
  form.action = adminPost.preview;
  form.target = '_blank';
  form.hidden = true;
  const sent = { ...fields, id: String(post?.id ?? 0), publishedAt: post?.publishedAt ?? '' };
  for (const [name, value] of Object.entries(sent)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
