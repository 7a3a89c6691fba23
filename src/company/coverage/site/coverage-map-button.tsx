import type { ComponentProps } from 'react';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Button } from '#kit/ui/button.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';

export const coverageDialogId = 'coverage-map';

/** The page must contain the `CoverageDialog`. */
export function CoverageMapButton(
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>,
) {
  return (
    <Button variant="quiet" {...button} {...invoker('show')} aria-haspopup="dialog">
      <MapPinIcon className="size-5" />
      {coverage.openLabel(useProfile())}
    </Button>
  );
}

/**
 * Invoker commands open the dialog as modal. Browsers without them use `dialog-commands.ts`, or a popover if no script
 * runs. React's types don't have `command` yet.
 */
export const invoker = (action: 'show' | 'hide') => ({
  command: action === 'show' ? 'show-modal' : 'close',
  commandfor: coverageDialogId,
  popoverTarget: coverageDialogId,
  popoverTargetAction: action,
});
