import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { type QuoteText, quoteTexts } from '#sales/quotes/quote-fields.ts';
import type { QuoteValues } from './quote-form-values.ts';

interface QuoteTextFieldsProps {
  form: EditFormFor<QuoteValues>;
  names: readonly QuoteText[];
}

/** The fields that `quote-fields.ts` describes completely. */
export const QuoteTextFields = ({ form, names }: QuoteTextFieldsProps) =>
  names.map((name) => {
    const { maxLength, isLong } = quoteTexts[name];
    const field = { ...form.field(name), maxLength };
    return isLong ? <TextArea key={name} {...field} rows={3} /> : <TextField key={name} {...field} />;
  });
