export const panel = 'Admin';
export const needsJavaScript = 'The admin panel needs JavaScript. Please turn it on and reload the page.';
