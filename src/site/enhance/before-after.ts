/** The range input over the pictures handles pointer, touch and keyboard. */
export function slideBeforeAfter() {
  for (const range of document.querySelectorAll<HTMLInputElement>('.before-after input')) {
    const follow = () => range.parentElement!.style.setProperty('--split', `${range.value}%`);
    range.addEventListener('input', follow);
    follow(); // The browser may have kept an earlier position.
  }
}
