import { Hono } from 'hono';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { referenceEntry } from './web.ts';

/** The API as a page to read: OpenAPI Explorer, served from here, which reads the document of `office/reference`. */
export function referencePageRoutes({ web: { en: web } }: Deps): Hono {
  const script = web.script(referenceEntry);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<meta name="description" content="Every API call: what it takes, what it returns, and an example of each.">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<style>
body { margin: 0 }
openapi-explorer { height: 100dvh }
@media (prefers-color-scheme: dark) {
  openapi-explorer { --inline-code-fg: #ffb4a8; --code-fg: #c9d3d5; --code-property-color: #ff9ecb; --code-keyword-color: #8ecbff; --blue: #8ecbff; --green: #7ddf9a; --orange: #ffb27a; --red: #ff9b9b; --purple: #c9b0ff; --gray: #b5c2c6; --light-green: #1c2a21; --light-blue: #1a2733; --light-orange: #2d231a; --light-red: #2e1d1f; --light-purple: #261f33; --light-gray: #20272a }
}
</style>
<script type="module" src="${script}"></script>
</head>
<body>
<openapi-explorer spec-url="${api.openapi}" hide-console hide-authentication hide-server-selection></openapi-explorer>
<noscript>This page needs JavaScript. <a href="${api.openapi}">The OpenAPI document</a> says the same.</noscript>
</body>
</html>
`;
  // The element writes its theme as inline styles. Scripts stay as strict as on every page.
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ ...web.policy(), style: "'self' 'unsafe-inline'" }),
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
  return new Hono().get(api.docs, (c) => c.body(page, 200, headers));
}
