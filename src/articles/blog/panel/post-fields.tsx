import { useQuery } from '@tanstack/react-query';
import { type AdminPost, getPostCategories, postCategories } from '#articles/blog/posts.ts';
import { hasTexts } from '#articles/blog/versions.ts';
import { offeredQuery } from '#company/catalog/panel/offered-query.ts';
import { ImageField } from '#company/pictures/panel/image-field.tsx';
import type { ImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { ownerLanguages, type Translated } from '#kit/language/language.ts';
import { labelIn, nameIn } from '#kit/language/translated-fields.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { SelectField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PostTexts } from './post-texts.tsx';
import type { PostValues } from './post-values.ts';
import type { useShownLanguage } from './use-shown-language.ts';

interface PostFieldsProps {
  post: AdminPost | undefined;
  form: EditFormFor<PostValues>;
  shown: ReturnType<typeof useShownLanguage>;
  /** For the featured image. */
  upload: ImageUpload;
}

/** The article on the left, how the site shows it on the right; one column on a phone. */
export function PostFields({ post, form, shown, upload }: PostFieldsProps) {
  const { field, values, edit } = form;
  const { language } = shown;
  const cleaned = useQuery(offeredQuery).data?.company.categories;
  const categories = cleaned ? getPostCategories(cleaned) : postCategories;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={panel}>
        <LanguageChoice language={language} changed={form.changed} onChoose={shown.show} />
        {/* One stays once it was opened, so that Undo works after a look at another version. */}
        {shown.opened.map((one) => (
          <div key={one} hidden={language !== one} className={texts}>
            <PostTexts language={one} post={post} form={form} />
          </div>
        ))}
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
        {ownerLanguages.map((one) => (
          <SwitchField
            key={one}
            label={labelIn('Publish', one)}
            hint={publishHint(values, one)}
            isOn={values[nameIn('isPublished', one)]}
            onChange={(isOn) => edit(nameIn('isPublished', one), isOn)}
          />
        ))}
        <SwitchField
          label="Pin to the top"
          hint="Pinned posts come first. The newest one is the Editor’s Pick."
          isOn={values.isPinned}
          onChange={(isOn) => edit('isPinned', isOn)}
        />
        <SelectField {...field('category')} options={[...new Set([...categories, values.category])]} />
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

function publishHint(values: PostValues, language: Translated): string {
  const name = languageLabels[language];
  if (!values[nameIn('isPublished', language)])
    return hasTexts(values, language)
      ? `Draft: the ${name} version is only visible in this panel.`
      : `Without a ${name} version, the ${name} blog leaves this article out.`;
  return values.isPublished
    ? `The ${name} version is on the site as soon as you save.`
    : `The ${name} version appears once the article itself is published.`;
}

const texts = 'grid grid-cols-[minmax(0,1fr)] gap-5';
const panel =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-6';
