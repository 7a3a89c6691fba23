import type { AdminPost } from '#articles/blog/posts.ts';
import type { Language } from '#kit/language/language.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import { adminPost } from '#kit/paths/paths.ts';
import { getTextFields, type PostValues } from './post-values.ts';

/** Opens a tab with the form's article in this language, rendered by the server as the site's page. */
export function openPreview(values: PostValues, post: AdminPost | undefined, language: Language) {
  const { category, featuredImage } = values;
  const names = getTextFields(language);
  const fields = {
    language,
    title: values[names.title],
    slug: values[names.slug],
    content: values[names.content],
    excerpt: values[names.excerpt],
    category,
    featuredImage,
  };
  const publishedAt = language === 'en' ? post?.publishedAt : post?.[nameIn('publishedAt', language)];
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'multipart/form-data';
  form.action = adminPost.preview;
  form.target = '_blank';
  form.hidden = true;
  const sent = { ...fields, id: String(post?.id ?? 0), publishedAt: publishedAt ?? '' };
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
