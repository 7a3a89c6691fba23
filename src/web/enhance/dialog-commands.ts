/**
 * Shows the dialog of a button with `command` as a modal one in browsers that do not know invoker commands yet. Without
 * this script it opens there as a popover, which Tab leaves.
 */
export function runDialogCommands() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    const isClosing = button.getAttribute('command') === 'close';
    // Opened before this script came: its button closes a popover by itself.
    if (isClosing && !dialog.open) return;
    event.preventDefault();
    if (isClosing) return dialog.close();
    // Safari does not focus a button that is pressed, and the focus comes back to what had it.
    button.focus();
    dialog.showModal();
  });
}
