import type { Payment } from '@covertrail/backend/features/enrollment/payment-provider.port';
import { moneyText } from '@covertrail/wording/text/money-text';
import { providerPage } from '../provider-page.js';

/** How a payment of the demo can end, and what its button says. */
export const ENDS = {
  paid: 'Pay with play money',
  declined: 'Pay with a card that is declined',
  abandoned: 'Leave without paying',
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const TITLE = 'Payments of the demo';

/** How does this payment end? `address` is its own. */
export const paymentPage = ({ amount, description }: Payment, address: string): string =>
  providerPage(
    TITLE,
    `<p>This page stands in for a provider of payments. It takes no money and asks for no card.</p>
<p>${escaped(description)}: <strong>${moneyText(amount)}</strong></p>
${Object.entries(ENDS)
  .map(([end, text]) => `<form method="post" action="${address}/${end}"><button>${text}</button></form>`)
  .join('\n')}`,
  );

/** For an address that is over: the demo forgets payments when it stops. */
export const unknownPaymentPage = (): string => providerPage(TITLE, '<p>There is no such payment any more.</p>');
