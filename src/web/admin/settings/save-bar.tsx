import { Button } from '../ui/button.tsx';

interface SaveBarProps {
  form: { isSaving: boolean; changed: readonly unknown[]; discard: () => void };
}

/** The actions of a form of Settings, always in view. */
export function SaveBar({ form }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas py-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]"
    >
      <Button type="submit" variant="main" isBusy={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save settings'}
      </Button>
      {form.changed.length > 0 && (
        <Button variant="quiet" onClick={form.discard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}
