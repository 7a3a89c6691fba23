import { type AdminPost, excerptLimit, postCategories } from '#shared/posts.ts';
import type { EditFormOf } from '../editing/use-edit-form.ts';
import { ImageField } from '../images/image-field.tsx';
import type { ImageUpload } from '../images/use-image-upload.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { ContentField } from './content-field.tsx';
import type { PostValues } from './post-values.ts';
import { SlugField } from './slug-field.tsx';

interface PostFieldsProps {
  post: AdminPost | undefined;
  form: EditFormOf<PostValues>;
  /** Of the featured image. */
  upload: ImageUpload;
}

/** The article on the left, how the site shows it on the right; one column on a phone. */
export function PostFields({ post, form, upload }: PostFieldsProps) {
  const { field, values, errors, edit } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={panel}>
        <TextField {...field('title')} label="Title *" required maxLength={200} />
        <SlugField
          slug={values.slug}
          title={values.title}
          id={post?.id}
          publicSlug={post?.publishedAt ? post.slug : undefined}
          error={errors.slug}
          onChange={(slug) => edit('slug', slug)}
        />
        <TextArea
          {...field('excerpt')}
          rows={3}
          maxLength={excerptLimit}
          hint={excerptHint(values.excerpt)}
        />
        <ContentField
          value={values.content}
          error={errors.content}
          onChange={(content) => edit('content', content)}
        />
      </div>
      <div className={`${panel} lg:sticky lg:top-6`}>
        <SwitchField
          label="Publish immediately"
          hint={
            values.isPublished
              ? 'Visitors can read it as soon as you save.'
              : 'Draft: only visible in this panel.'
          }
          isOn={values.isPublished}
          onChange={(isOn) => edit('isPublished', isOn)}
        />
        <SwitchField
          label="Pin to the top"
          hint="Pinned posts come first. The newest one is the Editor’s Pick."
          isOn={values.isPinned}
          onChange={(isOn) => edit('isPinned', isOn)}
        />
        <SelectField {...field('category')} options={[...new Set([...postCategories, values.category])]} />
        <ImageField
          {...field('featuredImage')}
          label="Featured Image URL"
          upload={upload}
          onChange={(url) => edit('featuredImage', url)}
        />
      </div>
    </div>
  );
}

/** Search engines show about 160 characters of it. */
const excerptHint = (excerpt: string) =>
  `${excerpt.length} of ${excerptLimit} characters. Search engines show about 160.`;

const panel =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-6';
