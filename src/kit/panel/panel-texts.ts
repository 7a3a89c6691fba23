/** Words of the panel's primitives, forms and failures. */
export const cancel = 'Cancel';
export const close = 'Close';
export const closeMessage = 'Close message';
export const copied = 'Copied';
export const notCopied = 'Not copied';
export const copyYourself = 'Select the text and copy it yourself.';
export const discardChanges = 'Discard changes';
export const discardThem = 'Discard them';
export const empty = '(empty)';
export const errorTitle = 'Error';
export const loading = 'Loading…';
export const notUpToDate = (reason: string) => `Not up to date. ${reason}`;
export const restored = 'We restored your unsaved changes.';
export const retry = 'Retry';
export const saveChanges = 'Save Changes';
export const saving = 'Saving...';
export const undo = 'Undo';

export const draftTitle = 'Not saved yet';
export const draftText = (noun: string) =>
  `Your changes are saved in this tab. Edit this ${noun} again to continue.`;

export const someoneChanged = (noun: string) => `Someone changed this ${noun} while you were editing it.`;
export const isNow = (label: string) => `${label} is now: `;
export const stillBelow = (saveLabel: string) =>
  `Your changes are still below. ${saveLabel} replaces the values above.`;
export const matchesForm = 'It now matches your form.';
export const discardMine = 'Discard my changes';

export const showMore = 'Show more';
export const showLess = 'Show less';
export const moreAbout = (about: string) => ` of ${about}`;

export const couldNotLoad = (what: string) => `We couldn’t load ${what}.`;
export const isGone = (what: string) => `${what} no longer exists.`;
export const whyGone = 'It was deleted, or the link is wrong.';

export const noAnswer = 'The server isn’t responding.';
export const offline = 'You’re offline.';
export const lastLoaded = (reason: string, when: string) => `${reason} Showing what was last loaded ${when}.`;
export const atTime = (time: string) => `at ${time}`;
export const onDay = (day: string, time: string) => `on ${day} at ${time}`;

export const codeMissing = 'Check your connection and try again. If that doesn’t help, reload the page.';
export const serverFailed = 'The server couldn’t do this. Please try again.';
export const changeOffline = 'You’re offline, so nothing was changed. Try again when you’re back online.';
export const callOffline = 'You’re offline. Try again when you’re back online.';
export const noResponse = 'No response from the server. Check your connection and try again.';
export const someoneElse = 'Someone else has signed in since. Nothing was changed. Please try again.';
export const outOfDate = 'This screen is out of date. Please reload the page.';

export const wholeDate = 'Enter the whole date, or clear it';
export const wholeTime = 'Enter the whole time, or clear it';

export const unreadableText = (count: number): string =>
  count === 1
    ? '1 record could not be shown.'
    : `${count.toLocaleString('en-US')} records could not be shown.`;
export const reloadPanel =
  'Reload the panel. If this stays, a stored record is damaged: tell the person who runs your site.';
