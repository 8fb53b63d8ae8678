import { Secret, TOTP } from 'otpauth';
import type { AuthenticatorOffer, RecoveryCodes } from '@covertrail/contracts/session/second-factor.replies';
import { PASSWORD, type Caller } from './people.js';
import { bodyOf, type TestProduct } from './test-product.js';

/** What an app shows at a moment of the product, or so many steps of 30 seconds later. */
export const codeAt = (product: Pick<TestProduct, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(product.clock.now()) + steps * 30_000,
  });

/** The secret of an app that was offered to a person and not turned on yet. */
export async function offeredSecret(caller: Caller): Promise<string> {
  return bodyOf<AuthenticatorOffer>(await caller.post('user/second-factor/offer', { password: PASSWORD }).expect(200))
    .secret;
}

/** A person's app, turned on by the code of the step before, so that the present one can be used. */
export async function turnedOn(
  product: TestProduct,
  caller: Caller,
): Promise<{ readonly secret: string } & RecoveryCodes> {
  const secret = await offeredSecret(caller);
  const code = codeAt(product, secret, -1);
  return { secret, ...bodyOf<RecoveryCodes>(await caller.post('user/second-factor', { code }).expect(200)) };
}
