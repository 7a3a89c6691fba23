import { useState } from 'react';
import type { Category } from '#company/categories/categories.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import type { Language } from '#kit/language/language.ts';
import { languages } from '#kit/language/language.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { NeutralText } from './neutral-text.tsx';
import { ItemList } from './page-items.tsx';
import { isWritten, neutralTexts, type PageValues, pageSections, type SectionName } from './page-values.ts';
import { PointSections } from './point-sections.tsx';
import { SectionTexts } from './section-texts.tsx';

interface PageSectionProps {
  name: SectionName;
  category: Category;
  form: EditFormFor<PageValues>;
}

/** One section of the page, closed until it is needed, with its texts in each language side by side. */
export function PageSection({ name, category, form }: PageSectionProps) {
  const { label, hint } = pageSections[name];
  const [isOpened, setOpened] = useState(name === 'hero');
  const hasError = Object.keys(form.errors).some((path) => path === name || path.startsWith(`${name}.`));
  const written = languages.filter((language) => isWritten(form.values[name][language]));
  return (
    <details
      open={isOpened || hasError}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group/section not-last:border-b not-last:border-line"
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-ink-soft">{hint}</span>
        </span>
        <span className="text-right text-sm text-ink-soft">{stateText(name, written)}</span>
        <ChevronDownIcon className="size-4 text-ink-soft group-open/section:rotate-180" />
      </summary>
      {(isOpened || hasError) && (
        <div className="grid items-start gap-x-6 gap-y-8 px-4 pt-2 pb-5 sm:grid-cols-2 sm:px-5">
          {languages.map((language) => (
            <fieldset key={language} data-language={language} className="min-w-0">
              <legend className="mb-3 text-sm font-semibold text-ink-soft">{languageLabels[language]}</legend>
              <div className="grid gap-4">
                <Texts name={name} language={language} category={category} form={form} />
              </div>
            </fieldset>
          ))}
        </div>
      )}
    </details>
  );
}

function Texts({ name, language, category, form }: PageSectionProps & { language: Language }) {
  const { values, errors, edit } = form;
  const section = values[name][language];
  const set = (next: CategoryPage[SectionName]) =>
    edit(name, { ...values[name], [language]: next } as PageValues[typeof name]);
  const getError = (part: string) => errors[`${name}.${language}.${part}`] ?? errors[`${name}.${part}`];
  if (name === 'points') {
    return (
      <PointSections
        sections={values.points[language]}
        language={language}
        getError={(part) => (part ? errors[`points.${language}.${part}`] : errors[`points.${language}`])}
        onChange={set}
      />
    );
  }
  const neutral = neutralTexts(category, language)[name];
  if (section === null) {
    return (
      <>
        <NeutralText texts={neutral} language={language} />
        <Button className="justify-self-start" onClick={() => set(neutral as CategoryPage[SectionName])}>
          Write your own
          <span className="sr-only">{` ${pageSections[name].label}, ${languageLabels[language]}`}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      <SectionTexts
        fields={pageSections[name].fields}
        values={section as unknown as Record<string, string>}
        path={`${name}.${language}`}
        language={language}
        getError={getError}
        onChange={(field, text) => set({ ...section, [field]: text } as CategoryPage[SectionName])}
      />
      {name === 'steps' && values.steps[language] && (
        <ItemList
          noun="step"
          look="steps"
          language={language}
          items={values.steps[language].steps}
          getError={(part) => getError(part ? `steps.${part}` : 'steps')}
          onChange={(steps) => set({ ...values.steps[language]!, steps })}
        />
      )}
      <Button variant="quiet" className="-ml-3.5 justify-self-start" onClick={() => set(null)}>
        Use the neutral text
        <span className="sr-only">{` for ${pageSections[name].label}, ${languageLabels[language]}`}</span>
      </Button>
    </>
  );
}

function stateText(name: SectionName, written: readonly Language[]): string {
  if (written.length === languages.length) return 'Your text';
  if (written.length > 0)
    return `Your text in ${written.map((language) => languageLabels[language]).join(', ')}`;
  return name === 'points' ? 'None' : 'Neutral text';
}
