/** In milliseconds. See docs/product/site.md#public-pages. */
const typed = 100;
const deleted = 50;
const held = 2000;

/** Types and deletes one word after the other, unless the visitor prefers reduced motion. */
function typeWords() {
  const stage = document.querySelector<HTMLElement>('[data-typing]');
  const button = stage?.querySelector('button');
  if (!stage || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const place = stage.querySelector('[data-typed]')!;
  const words = [...stage.querySelectorAll('[data-word]')].map((word) => word.textContent!);
  let word = 0;
  let length = words[0]!.length;
  let isDeleting = false;
  let timer: ReturnType<typeof setTimeout>;

  const step = () => {
    length += isDeleting ? -1 : 1;
    place.textContent = words[word]!.slice(0, length);
    if (length === 0) {
      isDeleting = false;
      word = (word + 1) % words.length;
    }
    wait();
  };
  const wait = () => {
    const isComplete = !isDeleting && length === words[word]!.length;
    if (isComplete) isDeleting = true;
    timer = setTimeout(step, isComplete ? held : isDeleting ? deleted : typed);
  };

  button.hidden = false;
  button.addEventListener('click', () => {
    const isPaused = button.ariaPressed !== 'true';
    button.ariaPressed = String(isPaused);
    clearTimeout(timer);
    if (!isPaused) wait();
  });
  wait();
}

typeWords();
