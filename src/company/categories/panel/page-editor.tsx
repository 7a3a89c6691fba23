import { type ReactNode, useState } from 'react';
import { isLanguage, type Language } from '#kit/language/language.ts';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { PagePreview } from './page-preview.tsx';

export type EditorView = 'texts' | 'page';

interface PageEditorProps<Values extends object> {
  form: EditFormFor<Values>;
  view: EditorView;
  onView: (view: EditorView) => void;
  preview: { action: string; id: number; shown: (language: Language) => object };
  /** The words in braces that texts may have. */
  facts: string;
  /** The sections. */
  children: ReactNode;
}

/** The texts of a page beside the page itself; on narrow screens one of the two. */
export function PageEditor<Values extends object>({
  form,
  view,
  onView,
  preview,
  facts,
  children,
}: PageEditorProps<Values>) {
  /** The preview follows the language that is written. */
  const [language, setLanguage] = useState<Language>('en');
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
          onChoose={onView}
        />
      </div>
      <form
        {...form.formProps}
        onFocus={({ target }) => {
          const written = target.closest<HTMLElement>('[data-language]')?.dataset.language;
          if (isLanguage(written)) setLanguage(written);
        }}
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 ${view === 'texts' ? '' : 'max-xl:hidden'}`}
      >
        <FormNotices noun="page" form={form} saveLabel="Save page" />
        <div className="overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line">{children}</div>
        <details className="text-sm text-ink-soft">
          <summary className="w-fit cursor-pointer rounded-md py-1 font-medium touch:py-2.5">
            Words in braces
          </summary>
          <p className="mt-1 max-w-prose">{`They are filled in from Settings: ${facts}`}</p>
        </details>
        <div
          data-save-bar
          className="sticky bottom-0 z-1 -mx-1 border-t border-line bg-canvas px-1 py-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]"
        >
          <FormButtons form={form} saveLabel="Save page" />
        </div>
      </form>
      <div className={view === 'page' ? '' : 'max-xl:hidden'}>
        <PagePreview
          action={preview.action}
          fields={{ id: String(preview.id), page: JSON.stringify(preview.shown(language)) }}
          language={language}
          onLanguage={setLanguage}
        />
      </div>
    </div>
  );
}
