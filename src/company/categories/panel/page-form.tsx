import { useState } from 'react';
import { type Category, categorySchema, categoryUpdateSchema } from '#company/categories/categories.ts';
import { isLanguage, type Language } from '#kit/language/language.ts';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { pageUpdate } from './page-mutation.ts';
import { PagePreview } from './page-preview.tsx';
import { PageSection } from './page-section.tsx';
import { pageBody, pageFormLabels, pageSnapshot, placePageErrors, sectionNames } from './page-values.ts';

interface PageFormProps {
  category: Category;
  onUndone: () => void;
}

/** The texts of a category's page beside the page itself; on narrow screens one of the two. */
export function PageForm({ category, onUndone }: PageFormProps) {
  /** The preview follows the language that is written. */
  const [language, setLanguage] = useState<Language>('en');
  const [view, setView] = useState<'texts' | 'page'>('texts');
  const form = useEditForm({
    draftKey: `category-page:${category.id}`,
    saved: pageSnapshot(category),
    ...pageFormLabels,
    schema: categoryUpdateSchema,
    body: pageBody,
    place: placePageErrors,
    onInvalid: () => setView('texts'),
    mutation: pageUpdate(category, onUndone),
    recordSchema: categorySchema,
    snapshot: pageSnapshot,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] xl:gap-8">
      <div className="flex xl:hidden">
        <SegmentedControl
          legend="Shown"
          options={[
            { value: 'texts', label: 'Texts' },
            { value: 'page', label: 'Preview' },
          ]}
          chosen={view}
          onChoose={setView}
        />
      </div>
      <form
        {...form.formProps}
        onFocus={({ target }) => {
          const written = target.closest<HTMLElement>('[data-language]')?.dataset.language;
          if (isLanguage(written)) setLanguage(written);
        }}
        className={`grid content-start gap-4 ${view === 'texts' ? '' : 'max-xl:hidden'}`}
      >
        <FormNotices noun="page" form={form} saveLabel="Save page" />
        <div className="overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line">
          {sectionNames.map((name) => (
            <PageSection key={name} name={name} category={category} form={form} />
          ))}
        </div>
        <Facts />
        <div
          data-save-bar
          className="sticky bottom-0 z-1 -mx-1 border-t border-line bg-canvas px-1 py-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]"
        >
          <FormButtons form={form} saveLabel="Save page" />
        </div>
      </form>
      <div className={view === 'page' ? '' : 'max-xl:hidden'}>
        <PagePreview category={category} values={form.values} language={language} onLanguage={setLanguage} />
      </div>
    </div>
  );
}

const Facts = () => (
  <details className="text-sm text-ink-soft">
    <summary className="w-fit cursor-pointer rounded-md py-1 font-medium touch:py-2.5">
      Words in braces
    </summary>
    <p className="mt-1 max-w-prose">
      {
        'They are filled in from Settings: {city}, {county}, {business}, {phone}, {cities}, {radius}, {dryIn}, {recommended}, {discount}, {emergencyPrice}. A part in [brackets] is left out while a word in it is unknown, as in “dry in {dryIn}[{sameDay}, in time for bed]”.'
      }
    </p>
  </details>
);
