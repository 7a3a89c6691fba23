import { Fragment } from 'react';
import { ownerLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { labelIn, nameIn } from '#kit/language/translated-fields.ts';
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
          {!row.usual &&
            ownerLanguages.map((language) => {
              const [question, answer] = [nameIn('question', language), nameIn('answer', language)];
              return (
                <Fragment key={language}>
                  <TextField
                    label={labelIn('Question', language)}
                    autoComplete="off"
                    placeholder="Optional"
                    value={row[question] ?? ''}
                    error={getError(question)}
                    onChange={(event) => set({ [question]: event.target.value })}
                  />
                  <TextArea
                    label={labelIn('Answer', language)}
                    rows={4}
                    placeholder="Optional"
                    value={row[answer] ?? ''}
                    error={getError(answer)}
                    hint={`Without both, ${languageEntries[language].englishName} pages show the English texts`}
                    onChange={(event) => set({ [answer]: event.target.value })}
                  />
                </Fragment>
              );
            })}
        </>
      )}
    </RowList>
  );
}

const usualHint = `The usual answer${ownerLanguages.length > 0 ? ', in every language' : ''}. It follows your settings until you change it.`;
