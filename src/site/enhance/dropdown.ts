/**
 * Pointer, touch and keyboard for each `.dropdown`, a button and its panel. `aria-expanded` is the only state;
 * header.css shows the panel, and hides it after 150 ms.
 */
export function openDropdowns() {
  for (const dropdown of document.querySelectorAll<HTMLElement>('.dropdown')) enhance(dropdown);
}

function enhance(dropdown: HTMLElement) {
  const button = dropdown.querySelector('button')!;
  const links = [...dropdown.querySelectorAll('a')];
  let isUnderMouse = false;
  const isOpen = () => button.ariaExpanded === 'true';
  const open = (state: boolean) => {
    button.ariaExpanded = String(state);
  };
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isUnderMouse = type === 'pointerenter';
    open(isUnderMouse);
  };

  dropdown.dataset.enhanced = '';
  dropdown.addEventListener('pointerenter', hover);
  dropdown.addEventListener('pointerleave', hover);
  // The mouse has already opened it by hovering, so a click must not close it.
  button.addEventListener('click', () => open(isUnderMouse || !isOpen()));
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (!dropdown.contains(relatedTarget as Node | null) && !isUnderMouse) open(false);
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!dropdown.contains(target as Node)) open(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    if (dropdown.contains(document.activeElement)) button.focus();
    open(false);
  });
  dropdown.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' && -1;
    if (!step) return;
    event.preventDefault();
    open(true);
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at(at < 0 && step < 0 ? -1 : (at + step) % links.length)?.focus();
  });
}
