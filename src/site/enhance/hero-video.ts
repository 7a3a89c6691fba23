/** In milliseconds after the page's load, so the video never competes with the picture. */
const delay = 1500;

/** Plays only on wide screens, and never with reduced motion or data saving; then nothing is downloaded. */
function playHeroVideo() {
  const video = document.querySelector<HTMLVideoElement>('.hero-video video');
  const button = document.querySelector<HTMLButtonElement>('.hero-video button');
  if (!video || !button || !isWelcome()) return;

  const setPaused = (isPaused: boolean) => {
    button.ariaPressed = String(isPaused);
    // If the browser refuses to play, the picture stays.
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
