import { ZipAnswer, zipInput } from '#company/coverage/site/zip-answer.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import * as text from './calculator-page-texts.ts';

interface ZipCheckProps {
  zipCode: string;
  onChange: (zipCode: string) => void;
}

/** The answer appears with the fifth digit. */
export function ZipCheckSection({ zipCode, onChange }: ZipCheckProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-2 rounded-card bg-sand p-3 pl-4 sm:grid-cols-[13rem_1fr] sm:p-5 noscript:hidden">
      <TextField
        {...zipInput}
        id="zip-check"
        label={text.zipLabel}
        className="grid min-[20rem]:grid-cols-[1fr_9rem] items-center gap-x-4 sm:block"
        value={zipCode}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status" className="content-center sm:min-h-13 sm:pt-6">
        <ZipAnswer zipCode={zipCode} />
      </div>
    </div>
  );
}
