/** The first and the longest wait in milliseconds; it grows, because many visitors may be waiting. */
const soonest = 3000;
const latest = 30_000;

/** Runs on the page shown while the database is unavailable. Polls the requested page, then opens it. */
function retryUntilLoaded() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-retry]');
  if (!link) return;
  let wait = soonest;

  const retry = async () => {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(link.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
    if (answer && answer.status !== 503) location.replace(link.href);
    else waitAndRetry();
  };
  const waitAndRetry = () => {
    // Jitter, so visitors don't retry at the same moment.
    setTimeout(retry, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 1.5, latest);
  };
  waitAndRetry();
}

retryUntilLoaded();
