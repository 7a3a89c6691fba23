import { TextArea, TextField } from '../ui/field.tsx';
import { RowList } from './row-list.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

export function FaqFields({ form: { values, edit, errors } }: SettingsFieldsProps) {
  return (
    <RowList
      noun="question"
      path="faqs"
      rows={values.faqs}
      blank={{ question: '', answer: '' }}
      nameOf={({ question }) => question}
      errors={errors}
      onChange={(rows) => edit('faqs', rows)}
    >
      {({ row, set, errorOf }) => (
        <>
          <TextField
            label="Question"
            autoComplete="off"
            value={row.question}
            error={errorOf('question')}
            onChange={(event) => set({ question: event.target.value })}
          />
          <TextArea
            label="Answer"
            rows={4}
            value={row.answer}
            error={errorOf('answer')}
            onChange={(event) => set({ answer: event.target.value })}
          />
        </>
      )}
    </RowList>
  );
}
