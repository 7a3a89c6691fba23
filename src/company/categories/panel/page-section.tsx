import type { Category } from '#company/categories/categories.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import { type Language, languages } from '#kit/language/language.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { NeutralText } from './neutral-text.tsx';
import { ItemList } from './page-items.tsx';
import { isWritten, neutralTexts, type PageValues, pageSections, type SectionName } from './page-values.ts';
import { PointSections } from './point-sections.tsx';
import { NeutralOrOwn, SectionFrame, sectionState } from './section-frame.tsx';
import { SectionTexts } from './section-texts.tsx';

interface PageSectionProps {
  name: SectionName;
  category: Category;
  form: EditFormFor<PageValues>;
}

/** One section of a category's page. */
export function PageSection({ name, category, form }: PageSectionProps) {
  const { label, hint } = pageSections[name];
  const written = languages.filter((language) => isWritten(form.values[name][language]));
  return (
    <SectionFrame
      label={label}
      hint={hint}
      state={sectionState(written, name === 'points' ? 'None' : undefined)}
      isOpenAtFirst={name === 'hero'}
      hasError={Object.keys(form.errors).some((path) => path === name || path.startsWith(`${name}.`))}
    >
      {(language) => <Texts name={name} language={language} category={category} form={form} />}
    </SectionFrame>
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
  return (
    <NeutralOrOwn
      about={pageSections[name].label}
      language={language}
      neutral={<NeutralText texts={neutral} language={language} />}
      isWritten={section !== null}
      onWrite={() => set(neutral as CategoryPage[SectionName])}
      onDrop={() => set(null)}
    >
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
    </NeutralOrOwn>
  );
}
