import { type AdminPost, excerptLimit } from '#articles/blog/posts.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ContentField } from './content-field.tsx';
import { getTextFields, type PostValues } from './post-values.ts';
import { SlugField } from './slug-field.tsx';

interface PostTextsProps {
  language: Language;
  post: AdminPost | undefined;
  form: EditFormFor<PostValues>;
}

/** The texts of an article in one language. */
export function PostTexts({ language, post, form }: PostTextsProps) {
  const { field, values, errors, edit } = form;
  const { title, slug, excerpt, content } = getTextFields(language);
  const isEnglish = language === 'en';
  const publishedAt = post?.[isEnglish ? 'publishedAt' : nameIn('publishedAt', language)];
  const publicSlug = publishedAt && post?.[slug];
  const star = isEnglish ? ' *' : '';
  return (
    <>
      <TextField
        {...field(title)}
        label={field(title).label + star}
        lang={language}
        required={isEnglish}
        maxLength={200}
      />
      <SlugField
        {...field(slug)}
        slug={values[slug]}
        title={values[title]}
        id={post?.id}
        publicSlug={publicSlug || undefined}
        getPath={(one) => pathIn(language, paths.article(one))}
        onChange={(typed) => edit(slug, typed)}
      />
      <TextArea
        {...field(excerpt)}
        lang={language}
        rows={3}
        maxLength={excerptLimit}
        hint={excerptHint(values[excerpt])}
      />
      <ContentField
        name={content}
        label={field(content).label + star}
        language={language}
        value={values[content]}
        error={errors[content]}
        onChange={(html) => edit(content, html)}
      />
    </>
  );
}

/** Search engines show about 160 characters of it. */
const excerptHint = (excerpt: string) =>
  `${excerpt.length} of ${excerptLimit} characters. Search engines show about 160.`;
