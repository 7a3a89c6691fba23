import {
  type Category,
  type CategoryIcon,
  categoryIcons,
  categorySchema,
  categoryUpdateSchema,
  newCategorySchema,
  wordField,
  wordLimits,
  wordNames,
} from '#company/categories/categories.ts';
import { ImageField } from '#company/pictures/panel/image-field.tsx';
import { useImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { SpanField, spans } from '#company/settings/panel/time-fields.tsx';
import { languages } from '#kit/language/language.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord, recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import {
  type CategoryValues,
  categoryBody,
  categoryFormLabels,
  categorySnapshot,
  emptyCategory,
  newCategoryBody,
} from './category-values.ts';

interface CategoryFormProps {
  /** Null for a new one. */
  category: Category | null;
  onDone: () => void;
}

const hints: Partial<Record<string, string>> = {
  name: 'In menus and titles, such as Rug Cleaning',
  noun: 'Such as rug',
  nouns: 'Such as rugs',
  piece: 'Such as your rug. Made from the word for one if it’s empty.',
  contactName: 'Categories with the same name are one choice there. The name if it’s empty.',
};

/** The words of a category, in all languages side by side. */
export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const upload = useImageUpload((url) => {
    form.edit('imageUrl', url);
  });
  const form = useEditForm({
    draftKey: `category:${category?.id ?? 'new'}`,
    saved: category ? categorySnapshot(category) : { values: emptyCategory, version: 0 },
    ...categoryFormLabels,
    schema: category ? categoryUpdateSchema : newCategorySchema,
    body: (values: CategoryValues) => (category ? categoryBody(values) : newCategoryBody(values)),
    check: () => (upload.isPending ? { imageUrl: 'The image is still uploading' } : {}),
    mutation: category ? update(category) : creation,
    recordSchema: categorySchema,
    snapshot: categorySnapshot,
    onDone,
  });
  const { field, values, errors, edit } = form;
  return (
    <EditForm
      noun="category"
      form={form}
      saveLabels={category ? ['Save', 'Saving...'] : ['Add Category', 'Adding...']}
      onDone={onDone}
    >
      {wordNames.map((name) => (
        <div key={name} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          {languages.map((language) => (
            <TextField
              key={language}
              {...field(wordField(name, language))}
              lang={language}
              autoComplete="off"
              maxLength={wordLimits[name]}
              hint={language === 'en' ? hints[name] : undefined}
            />
          ))}
        </div>
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('pageSlug')}
          autoComplete="off"
          before="/"
          maxLength={60}
          hint={category ? 'The former address leads to the new one' : 'Made from the name if it’s empty'}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <SelectField
            {...field('icon')}
            options={categoryIcons as readonly CategoryIcon[]}
            texts={Object.fromEntries(categoryIcons.map((icon) => [icon, icon]))}
          />
          <NamedIcon name={values.icon} className="mt-6 size-8 text-link" />
        </div>
      </div>
      <fieldset className="min-w-0">
        <legend className="font-medium">Times</legend>
        <p className="mb-3 text-sm text-ink-soft">
          Your website tells them in its texts. One that is empty is not mentioned.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {spans.map(({ name, label }) => (
            <SpanField
              key={name}
              label={label}
              span={values.times[name]}
              getError={(part) =>
                part === 'from'
                  ? (errors[`times.${name}.0`] ?? errors[`times.${name}`])
                  : errors[`times.${name}.1`]
              }
              onChange={(span) => edit('times', { ...values.times, [name]: span })}
            />
          ))}
        </div>
      </fieldset>
      <ImageField
        label="Picture"
        value={values.imageUrl}
        error={errors.imageUrl}
        upload={upload}
        onChange={(url) => edit('imageUrl', url)}
      />
      <SwitchField
        label="On your website"
        hint="Switched off, it keeps its services and quotes"
        isOn={values.isActive}
        onChange={(isOn) => edit('isActive', isOn)}
      />
    </EditForm>
  );
}

const update = (category: Category) =>
  recordUpdate({
    noun: 'categories',
    record: category,
    schema: categorySchema,
    call: (body: object) =>
      fetchAdmin(categorySchema, adminApi.category(category.id), { method: 'PATCH', body }),
    done: { title: 'Category saved', text: 'Your website is updated.' },
    failed: 'Failed to save the category',
  });

const creation = {
  mutationFn: (sent: Sent<object>) => createRecord(categorySchema, adminApi.categories, sent),
  ...mutationCallbacks({
    done: { title: 'Category added', text: 'It has its page now. Add its services next.' },
    failed: 'Failed to add the category',
  }),
};
