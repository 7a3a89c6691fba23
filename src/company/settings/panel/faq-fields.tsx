import { siteLanguages } from '#kit/language/language.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { RowList } from './row-list.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

export function FaqFields({ form: { values, edit, errors } }: SettingsFieldsProps) {
  return (
    <RowList
      noun="question"
      path="faqs"
      rows={values.faqs}
      blank={{ question: '', answer: '' }}
      toName={({ question }) => question}
      errors={errors}
      onChange={(rows) => edit('faqs', rows)}
    >
      {({ row, set, getError }) => (
        <>
          <TextField
            label="Question"
            autoComplete="off"
            value={row.question}
            error={getError('question')}
            onChange={(event) => set({ question: event.target.value, usual: undefined })}
          />
          <TextArea
            label="Answer"
            rows={4}
            value={row.answer}
            error={getError('answer')}
            hint={row.usual && usualHint}
            onChange={(event) => set({ answer: event.target.value, usual: undefined })}
          />
          {siteLanguages.includes('es') && !row.usual && (
            <>
              <TextField
                label="Question in Spanish"
                autoComplete="off"
                placeholder="Optional"
                value={row.questionEs ?? ''}
                error={getError('questionEs')}
                onChange={(event) => set({ questionEs: event.target.value })}
              />
              <TextArea
                label="Answer in Spanish"
                rows={4}
                placeholder="Optional"
                value={row.answerEs ?? ''}
                error={getError('answerEs')}
                hint="Without both, Spanish pages show the English texts"
                onChange={(event) => set({ answerEs: event.target.value })}
              />
            </>
          )}
        </>
      )}
    </RowList>
  );
}

const usualHint = `The usual answer${siteLanguages.length > 1 ? ', in both languages' : ''}. It follows your settings until you change it.`;
