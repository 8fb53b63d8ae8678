import { createHash } from 'node:crypto';
import type { Payment } from '@covertrail/backend/features/enrollment/payment-provider.port';
import { moneyText } from '@covertrail/wording/text/money-text';

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); }
button { width: 100%; margin: 0.25rem 0; padding: 0.75rem; font: inherit; text-align: start; cursor: pointer; }`;

/** Its forms lead back to the product, at the same address. */
export const PAYMENT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** How a payment of the demo can end, and what its button says. */
export const ENDS = {
  paid: 'Pay with play money',
  declined: 'Pay with a card that is declined',
  abandoned: 'Leave without paying',
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pageOf = (title: string, content: string): string => `<!doctype html>
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

const TITLE = 'Payments of the demo';

/** How does this payment end? `address` is its own. */
export const paymentPage = ({ amount, description }: Payment, address: string): string =>
  pageOf(
    TITLE,
    `<p>This page stands in for a provider of payments. It takes no money and asks for no card.</p>
<p>${escaped(description)}: <strong>${moneyText(amount)}</strong></p>
${Object.entries(ENDS)
  .map(([end, text]) => `<form method="post" action="${address}/${end}"><button>${text}</button></form>`)
  .join('\n')}`,
  );

/** For an address that is over: the demo forgets payments when it stops. */
export const unknownPaymentPage = (): string => pageOf(TITLE, '<p>There is no such payment any more.</p>');
