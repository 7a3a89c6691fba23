import { coverage } from '#shared/content/pages/coverage.ts';
import { paths } from '#shared/paths.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { useProfile } from '#web/profile.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { zipInput } from '../coverage/zip-answer.tsx';
import { PlainMark } from '../plain-mark.tsx';

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
      <Button type="submit" className="px-5">
        {coverage.zipSubmitLabel}
      </Button>
    </form>
  );
}
