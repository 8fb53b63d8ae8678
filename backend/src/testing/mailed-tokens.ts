import type { TestProduct } from './test-product.js';

/** The mails to an address that were sent by now. */
export async function mailsTo(product: TestProduct, email: string) {
  await product.settled();
  await product.mailing.sender!.sendDue();
  return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
}

/** The secrets of the links to a page, `verify-user`, in the mails to an address. */
export async function tokensTo(product: TestProduct, email: string, page: string): Promise<readonly string[]> {
  const mails = await mailsTo(product, email);
  return mails.flatMap(({ text }) => new RegExp(`/${page}#([\\w-]{43})\\n`).exec(text)?.[1] ?? []);
}

const NEW_BROWSER = 'Your account was opened in a new browser';

/** All but those about a log-in in a new browser: whoever logs in here again without the cookie of the first time gets one [A17]. */
export const besideNewBrowsers = <Sent extends { readonly subject: string }>(mails: readonly Sent[]): readonly Sent[] =>
  mails.filter(({ subject }) => subject !== NEW_BROWSER);
