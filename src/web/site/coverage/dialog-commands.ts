import { coverageDialogId } from './coverage-map-button.tsx';

/**
 * Shows the coverage map as a modal dialog in browsers that do not know invoker commands yet. Before this script comes,
 * it opens there as a popover, which Tab leaves.
 */
export function runDialogCommands() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(coverageDialogId) as HTMLDialogElement;
  if (dialog.matches(':popover-open')) {
    dialog.hidePopover();
    dialog.showModal();
  }
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`button[commandfor=${coverageDialogId}]`);
    if (!button) return;
    // It would open the popover.
    event.preventDefault();
    if (button.getAttribute('command') === 'close') dialog.close();
    else {
      // Safari does not focus a button that is pressed, and the focus comes back to what had it.
      button.focus();
      dialog.showModal();
    }
  });
}
