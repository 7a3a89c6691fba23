/** A jump within the page (`/#faq`) leaves the document, and so the open menu, where it was. */
export function closeMenuOnJump() {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
}
