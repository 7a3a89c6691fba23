import type { ComponentProps } from 'react';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';

/** The actions of a form of Settings, always in view. */
export function SaveBar({ form }: Pick<ComponentProps<typeof FormButtons>, 'form'>) {
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-1 -mx-1 border-t border-line bg-canvas px-1 py-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]"
    >
      <FormButtons form={form} saveLabel="Save settings" />
    </div>
  );
}
