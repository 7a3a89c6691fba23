/** A jump within the page (`/#faq`) doesn't close the popover by itself. */
export function closeMenuOnJump() {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
}
