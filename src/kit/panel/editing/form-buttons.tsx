import { discardChanges, saving } from '#kit/panel/panel-texts.ts';
import { Button } from '#kit/panel/ui/button.tsx';

interface FormButtonsProps {
  form: { isSaving: boolean; changed: readonly unknown[]; discard: () => void };
  saveLabel: string;
}

/** The buttons of a form that stays on its page. */
export function FormButtons({ form, saveLabel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" variant="main" isBusy={form.isSaving}>
        {form.isSaving ? saving : saveLabel}
      </Button>
      {form.changed.length > 0 && (
        <Button variant="quiet" onClick={form.discard}>
          {discardChanges}
        </Button>
      )}
    </div>
  );
}
