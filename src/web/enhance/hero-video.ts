/** Milliseconds after everything else, which this script has waited for: the picture never shares its bytes. */
const delay = 1500;

/**
 * The film of a service page, over the picture it begins with. On wide screens only, and never where motion is
 * unwelcome or data is to be saved; there not one byte of it is asked for.
 */
function playHeroVideo() {
  const video = document.querySelector<HTMLVideoElement>('.hero-video video');
  const button = document.querySelector<HTMLButtonElement>('.hero-video button');
  if (!video || !button || !isWelcome()) return;

  const setPaused = (isPaused: boolean) => {
    button.ariaPressed = String(isPaused);
    // A browser that refuses to play leaves the picture, which says as much.
    if (isPaused) video.pause();
    else void video.play().catch(() => {});
  };

  video.addEventListener('playing', () => {
    video.dataset.playing = '';
    button.hidden = false;
  });
  button.addEventListener('click', () => setPaused(!video.paused));
  setPaused(false);
}

const isWelcome = () =>
  matchMedia('(min-width: 64rem) and (prefers-reduced-motion: no-preference)').matches &&
  !matchMedia('(prefers-reduced-data: reduce)').matches &&
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

setTimeout(playHeroVideo, delay);
