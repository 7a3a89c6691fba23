import type { ComponentProps } from 'react';
import { coverage } from '#shared/content/pages/coverage.ts';
import { Button } from '#web/ui/button.tsx';
import { MapPinIcon } from '#web/ui/icons/contact.tsx';

export const coverageDialogId = 'coverage-map';

/** The page must have the `CoverageDialog` too. */
export function CoverageMapButton(
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>,
) {
  return (
    <Button variant="quiet" {...button} {...invoker('show')} aria-haspopup="dialog">
      <MapPinIcon className="size-5" />
      {coverage.openLabel}
    </Button>
  );
}

/**
 * Invoker commands make it modal. A browser that does not know them leaves that to `dialog-commands.ts`, and without a
 * script it opens the same element as a popover. React's types do not know `command` yet.
 */
export const invoker = (action: 'show' | 'hide') => ({
  command: action === 'show' ? 'show-modal' : 'close',
  commandfor: coverageDialogId,
  popoverTarget: coverageDialogId,
  popoverTargetAction: action,
});
