export const eyebrow = 'We looked under every cushion';
/** For a company that cleans no couches. */
export const plainEyebrow = 'We looked everywhere';
export const heading = '404 Page Not Found';
export const text = 'This page doesn’t exist. Here’s what most people are looking for.';
export const usefulPages = 'Useful pages';
export const calculator = 'Get my price';
export const router = 'Did you forget to add the page to the router?';
export const title = 'Page not found';
export const description =
  'This page doesn’t exist or has moved. Find our prices for cleaning {pieces} instead.';
