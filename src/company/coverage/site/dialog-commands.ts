import { coverageDialogId } from './coverage-map-button.tsx';

/**
 * Makes the coverage map a modal dialog in browsers without invoker commands. Before this script loads, it opens there
 * as a popover, which doesn't trap the focus.
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
    // Prevents the popover.
    event.preventDefault();
    if (button.getAttribute('command') === 'close') dialog.close();
    else {
      // Safari doesn't focus a pressed button, so the dialog could not return the focus to it.
      button.focus();
      dialog.showModal();
    }
  });
}
