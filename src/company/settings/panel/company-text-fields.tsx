import { type CompanyTexts, companyTextLimits } from '#company/profile/company.ts';
import { ownerLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { longNameIn } from '#kit/language/translated-fields.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import type { CompanyFieldsProps, CompanyTextField } from './company-values.ts';

interface CompanyTextFieldsProps extends CompanyFieldsProps {
  fields: readonly TextOptions[];
}

interface TextOptions {
  name: keyof CompanyTexts;
  hint: string;
  /** One line without it. */
  rows?: number;
}

/** Each text in English and below it in the other languages of the site. */
export function CompanyTextFields({ form, fields }: CompanyTextFieldsProps) {
  return (
    <div className="grid gap-5">
      {fields.map(({ name, hint, rows }) => (
        <div key={name} className="grid gap-3">
          <Control form={form} name={name} limit={companyTextLimits[name]} hint={hint} rows={rows} />
          {ownerLanguages.map((language) => (
            <Control
              key={language}
              form={form}
              name={longNameIn(name, language)}
              limit={companyTextLimits[name]}
              hint={`Optional. Without it, ${languageEntries[language].englishName} pages have a general text.`}
              rows={rows}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ControlProps extends CompanyFieldsProps {
  name: CompanyTextField;
  limit: number;
  hint: string;
  rows: number | undefined;
}

function Control({ form, name, limit, hint, rows }: ControlProps) {
  const shared = { ...form.field(name), autoComplete: 'off', maxLength: limit, hint };
  return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} rows={rows} />;
}
