import { type AdminPost, excerptLimit, postCategories } from '#shared/posts.ts';
import type { FieldErrors } from '../editing/field-errors.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { ImageField } from '../ui/image-field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import type { ImageUpload } from '../ui/use-image-upload.ts';
import { ContentField } from './content-field.tsx';
import { isOn, type PostValues, switched } from './post-values.ts';
import { SlugField } from './slug-field.tsx';

interface PostFieldsProps {
  post: AdminPost | undefined;
  values: PostValues;
  errors: FieldErrors;
  /** Of the featured image. */
  upload: ImageUpload;
  onEdit: (name: keyof PostValues, text: string) => void;
}

/** What is read on the left, how it is shown on the right; one column on a phone. */
export function PostFields({ post, values, errors, upload, onEdit }: PostFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={panel}>
        <TextField
          label="Title *"
          name="title"
          required
          maxLength={200}
          value={values.title}
          error={errors.title}
          onChange={(event) => onEdit('title', event.target.value)}
        />
        <SlugField
          slug={values.slug}
          title={values.title}
          id={post?.id}
          publicSlug={post?.publishedAt ? post.slug : undefined}
          error={errors.slug}
          onChange={(slug) => onEdit('slug', slug)}
        />
        <TextArea
          label="Excerpt"
          name="excerpt"
          rows={3}
          maxLength={excerptLimit}
          value={values.excerpt}
          error={errors.excerpt}
          hint={excerptHint(values.excerpt)}
          onChange={(event) => onEdit('excerpt', event.target.value)}
        />
        <ContentField
          value={values.content}
          error={errors.content}
          onChange={(content) => onEdit('content', content)}
        />
      </div>
      <div className={`${panel} lg:sticky lg:top-6`}>
        <SwitchField
          label="Publish immediately"
          hint={
            isOn(values.isPublished)
              ? 'Visitors can read it as soon as you save.'
              : 'Draft: only visible in this panel.'
          }
          isOn={isOn(values.isPublished)}
          onChange={(chosen) => onEdit('isPublished', switched(chosen))}
        />
        <SwitchField
          label="Pin to the top"
          hint="Pinned posts come first. The newest one is the Editor’s Pick."
          isOn={isOn(values.isPinned)}
          onChange={(chosen) => onEdit('isPinned', switched(chosen))}
        />
        <SelectField
          label="Category"
          name="category"
          value={values.category}
          error={errors.category}
          onChange={(event) => onEdit('category', event.target.value)}
        >
          {[...new Set([...postCategories, values.category])].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <ImageField
          label="Featured Image URL"
          upload={upload}
          value={values.featuredImage}
          error={errors.featuredImage}
          onChange={(address) => onEdit('featuredImage', address)}
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
