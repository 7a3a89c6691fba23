import { type CompanyTexts, companyTextLimits } from '#company/profile/company.ts';
import { siteLanguages } from '#kit/language/language.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { type CompanyFieldsProps, type CompanyTextField, inSpanish } from './company-values.ts';

interface CompanyTextFieldsProps extends CompanyFieldsProps {
  fields: readonly TextOptions[];
}

interface TextOptions {
  name: keyof CompanyTexts;
  hint: string;
  /** One line without it. */
  rows?: number;
}

/** Each text in English and, where the site has Spanish pages, in Spanish below it. */
export function CompanyTextFields({ form, fields }: CompanyTextFieldsProps) {
  return (
    <div className="grid gap-5">
      {fields.map(({ name, hint, rows }) => (
        <div key={name} className="grid gap-3">
          <Control form={form} name={name} limit={companyTextLimits[name]} hint={hint} rows={rows} />
          {siteLanguages.length > 1 && (
            <Control
              form={form}
              name={inSpanish(name)}
              limit={companyTextLimits[name]}
              hint="Optional. Without it, Spanish pages have a general text."
              rows={rows}
            />
          )}
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
