import { useState } from 'react';
import { OwnSections } from '#company/categories/panel/own-sections.tsx';
import { type EditorView, PageEditor } from '#company/categories/panel/page-editor.tsx';
import { pageUpdate } from '#company/categories/panel/page-mutation.ts';
import { NeutralOrOwn, SectionFrame, sectionState } from '#company/categories/panel/section-frame.tsx';
import { SectionTexts } from '#company/categories/panel/section-texts.tsx';
import {
  type LegalRecord,
  legalLimits,
  legalRecordSchema,
  legalUpdateSchema,
  type OwnLegalSection,
} from '#company/legal/legal-pages.ts';
import { type Language, languages } from '#kit/language/language.ts';
import { type EditFormFor, useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { adminApi, adminPage } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import {
  isWritten,
  type LegalValues,
  legalBody,
  legalFormLabels,
  legalSnapshot,
  listLegalSections,
  placeLegalErrors,
  sectionFields,
  shownLegalPage,
  topFields,
} from './legal-values.ts';

interface LegalFormProps {
  record: LegalRecord;
  onUndone: () => void;
}

/** The texts of a legal page, section by section. */
export function LegalForm({ record, onUndone }: LegalFormProps) {
  const [view, setView] = useState<EditorView>('texts');
  const form = useEditForm({
    draftKey: `legal-page:${record.id}`,
    saved: legalSnapshot(record),
    ...legalFormLabels(record),
    schema: legalUpdateSchema,
    body: legalBody,
    place: placeLegalErrors,
    onInvalid: () => setView('texts'),
    mutation: pageUpdate<LegalRecord['page'], LegalRecord>({
      noun: 'legal-pages',
      record,
      schema: legalRecordSchema,
      path: adminApi.legalPage(record.id),
      savedText: () => 'Your website is updated, with today’s date.',
      onUndone,
    }),
    recordSchema: legalRecordSchema,
    snapshot: legalSnapshot,
  });
  return (
    <PageEditor
      form={form}
      view={view}
      onView={setView}
      preview={{
        action: adminPage.legalPreview,
        id: record.id,
        shown: (language) => shownLegalPage(form.values, language),
      }}
      facts={facts}
    >
      {listLegalSections(record).map(({ name, label, hint }) => (
        <SectionFrame
          key={name}
          label={label}
          hint={hint}
          state={sectionState(
            languages.filter((language) => isWritten(findEntry(form.values, name)?.[language] ?? null)),
            name === 'more' ? 'None' : undefined,
          )}
          isOpenAtFirst={name === 'top'}
          hasError={Object.keys(form.errors).some((path) => path === name || path.startsWith(`${name}.`))}
        >
          {(language) => <Texts name={name} label={label} language={language} record={record} form={form} />}
        </SectionFrame>
      ))}
    </PageEditor>
  );
}

interface TextsProps {
  name: string;
  label: string;
  language: Language;
  record: LegalRecord;
  form: EditFormFor<LegalValues>;
}

function Texts({ name, label, language, record, form }: TextsProps) {
  const texts = findEntry(form.values, name) ?? ({} as LegalValues[string]);
  const section = texts[language] ?? null;
  const set = (next: LegalValues[string][Language]) => form.edit(name, { ...texts, [language]: next });
  const getError = (part: string) => form.errors[`${name}.${language}${part && `.${part}`}`];
  if (name === 'more') {
    return (
      <OwnSections
        sections={(section ?? []) as OwnLegalSection[]}
        limit={legalLimits.more}
        blank={{ heading: '', text: '' }}
        onChange={set}
      >
        {(own, index, change) => (
          <SectionTexts
            fields={sectionFields}
            values={own as unknown as Record<string, string>}
            path={`more.${language}.${index}`}
            language={language}
            getError={(field) => getError(`${index}.${field}`)}
            onChange={(field, text) => change({ ...own, [field]: text })}
          />
        )}
      </OwnSections>
    );
  }
  const usual = record.usual[language];
  const known = name === 'top' ? usual.top : usual.sections.find(({ id }) => id === name);
  const fields = name === 'top' ? topFields : sectionFields;
  const start = Object.fromEntries(
    fields.map((field) => [field.name, Reflect.get(known ?? {}, field.name) ?? '']),
  );
  return (
    <NeutralOrOwn
      about={label}
      language={language}
      neutral={<UsualText texts={start} language={language} />}
      isWritten={section !== null}
      onWrite={() => set(start as unknown as OwnLegalSection)}
      onDrop={() => set(null)}
    >
      <SectionTexts
        fields={fields}
        values={section as unknown as Record<string, string>}
        path={`${name}.${language}`}
        language={language}
        getError={getError}
        onChange={(field, text) => set({ ...section, [field]: text } as OwnLegalSection)}
      />
      {name !== 'top' && <p className="-mt-2 text-sm text-ink-soft">{textHint}</p>}
    </NeutralOrOwn>
  );
}

const textHint =
  'An empty line begins a paragraph, a hyphen and a space a point of a list. Without a text the section is left out.';

const UsualText = ({ texts, language }: { texts: Record<string, string>; language: Language }) => (
  <div className="grid gap-1.5 rounded-input bg-hover p-3">
    <p className="text-xs text-ink-soft">Neutral text</p>
    {Object.entries(texts).map(([name, text]) => (
      <p
        key={name}
        lang={language}
        className={`whitespace-pre-line wrap-anywhere ${name === 'heading' ? 'font-semibold' : ''}`}
      >
        {text}
      </p>
    ))}
  </div>
);

const facts =
  '{business}, {legalName}, {address}, {phone}, {email}, {city}, {county}, {law}, {pieces}, {radius}, {cancellationHours}, {noShowPercent}, {recleanDays}, and {hours} as a point of a list.';
