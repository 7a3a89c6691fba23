export const eyebrow = 'It’s us, not you';
export const keepTrying = 'We’ll keep trying and open the page as soon as it’s back.';
export const retry = 'Retry';
export const backToHome = 'Back to Home';
export const orCall = 'Or call us';
/** The heading and the sentence of a failure that passes. */
export const passing = { title: 'Back in a moment', detail: 'We can’t load this page right now.' };
export const title = 'Something went wrong';
