import { PlainMark } from '#company/brand/site/plain-mark.tsx';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { ZipAnswer, zipInput } from './zip-answer.tsx';

export const coverageZipId = 'coverage-zip';

interface CoverageZipFormProps {
  zipCode: string;
  onChange: (zipCode: string) => void;
  className?: string;
}

/** Opens the calculator. On a live page, the answer appears while the visitor types. */
export function CoverageZipForm({ zipCode, onChange, className = '' }: CoverageZipFormProps) {
  return (
    <form action={paths.calculator} className={`rounded-card bg-sand p-5 ${className}`}>
      <PlainMark />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...zipInput}
          name="zip"
          id={coverageZipId}
          label={coverage.zipLabel}
          required
          pattern="\d{5}(-\d{4})?"
          title={coverage.zipHint(useProfile().places)}
          value={zipCode}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1 basis-36"
        />
        <Button type="submit" variant="sun" className="px-5">
          {coverage.zipSubmitLabel}
        </Button>
      </div>
      <div role="status" className="mt-3">
        <ZipAnswer zipCode={zipCode} />
      </div>
    </form>
  );
}
