import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); }
button { width: 100%; margin: 0.25rem 0; padding: 0.75rem; font: inherit; text-align: start; cursor: pointer; }`;

/** Its forms lead back to the product, at the same address. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of a provider that the demo has of its own. `content` is HTML. */
export const providerPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;

/** Replies with such a page. */
export function showProviderPage(response: ServerResponse, page: string, status = 200): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    })
    .end(page);
}
