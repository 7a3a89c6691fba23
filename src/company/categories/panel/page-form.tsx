import { useState } from 'react';
import { type Category, categorySchema, categoryUpdateSchema } from '#company/categories/categories.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { adminApi, adminPage } from '#kit/paths/paths.ts';
import { type EditorView, PageEditor } from './page-editor.tsx';
import { pageUpdate } from './page-mutation.ts';
import { PageSection } from './page-section.tsx';
import {
  pageBody,
  pageFormLabels,
  pageSnapshot,
  placePageErrors,
  sectionNames,
  shownPage,
} from './page-values.ts';

interface PageFormProps {
  category: Category;
  onUndone: () => void;
}

/** The texts of a category's page. */
export function PageForm({ category, onUndone }: PageFormProps) {
  const [view, setView] = useState<EditorView>('texts');
  const form = useEditForm({
    draftKey: `category-page:${category.id}`,
    saved: pageSnapshot(category),
    ...pageFormLabels,
    schema: categoryUpdateSchema,
    body: pageBody,
    place: placePageErrors,
    onInvalid: () => setView('texts'),
    mutation: pageUpdate<Category['page'], Category>({
      noun: 'categories',
      record: category,
      schema: categorySchema,
      path: adminApi.category(category.id),
      savedText: ({ isActive }) =>
        isActive ? 'Your website is updated.' : 'It shows once the category is on your website.',
      onUndone,
    }),
    recordSchema: categorySchema,
    snapshot: pageSnapshot,
  });
  return (
    <PageEditor
      form={form}
      view={view}
      onView={setView}
      preview={{
        action: adminPage.preview,
        id: category.id,
        shown: (language) => shownPage(form.values, language),
      }}
      facts={facts}
    >
      {sectionNames.map((name) => (
        <PageSection key={name} name={name} category={category} form={form} />
      ))}
    </PageEditor>
  );
}

const facts =
  '{city}, {county}, {business}, {phone}, {cities}, {radius}, {dryIn}, {recommended}, {discount}, {emergencyPrice}. A part in [brackets] is left out while a word in it is unknown, as in “dry in {dryIn}[{sameDay}, in time for bed]”.';
