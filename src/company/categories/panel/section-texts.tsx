import type { Language } from '#kit/language/language.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import type { headingFields } from './page-values.ts';

interface SectionTextsProps {
  fields: typeof headingFields;
  values: Record<string, string>;
  /** Begins the names of the controls. */
  path: string;
  language: Language;
  getError: (field: string) => string | undefined;
  onChange: (field: string, text: string) => void;
}

/** The texts of a section, one control each. */
export const SectionTexts = ({ fields, values, path, language, getError, onChange }: SectionTextsProps) =>
  fields.map(({ name, label, maxLength, rows }) => {
    const control = {
      name: `${path}.${name}`,
      label,
      maxLength,
      value: Reflect.get(values, name) ?? '',
      error: getError(name),
      autoComplete: 'off',
      lang: language,
    };
    return rows ? (
      <TextArea
        key={name}
        {...control}
        rows={rows}
        onChange={(event) => onChange(name, event.target.value)}
      />
    ) : (
      <TextField key={name} {...control} onChange={(event) => onChange(name, event.target.value)} />
    );
  });
