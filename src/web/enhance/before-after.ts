/** The picture follows the range input that lies over it: pointer, touch, tap and keyboard are the input's own. */
export function slideBeforeAfter() {
  for (const range of document.querySelectorAll<HTMLInputElement>('.before-after input')) {
    const follow = () => range.parentElement!.style.setProperty('--split', `${range.value}%`);
    range.addEventListener('input', follow);
    follow(); // The browser may have kept an earlier position.
  }
}
