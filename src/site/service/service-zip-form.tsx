import { PlainMark } from '#company/brand/site/plain-mark.tsx';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { zipInput } from '#company/coverage/site/zip-answer.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';

/** A plain GET form. The calculator opens the category and checks the ZIP code. */
export function ServiceZipForm({ category }: { category: ServiceCategory }) {
  return (
    <form action={paths.calculator} className="flex max-w-md flex-wrap items-end gap-3">
      <PlainMark />
      <input type="hidden" name="category" value={category} />
      <TextField
        {...zipInput}
        name="zip"
        label={coverage.zipLabel}
        required
        pattern="\d{5}(-\d{4})?"
        title={coverage.zipHint(useProfile().places)}
        className="min-w-0 flex-1 basis-36"
      />
      <Button type="submit" variant="sun" className="px-5">
        {coverage.zipSubmitLabel}
      </Button>
    </form>
  );
}
