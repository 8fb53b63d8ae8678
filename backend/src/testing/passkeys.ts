import request from 'supertest';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Passkey, PasskeyChallenge, PasskeyOffer } from '@covertrail/contracts/session/passkey.replies';
import { PASSWORD, type Caller } from './people.js';
import { SoftPasskey } from './soft-passkey.js';
import { bodyOf, type TestProduct } from './test-product.js';

/** What a browser of the person is asked to make. */
export async function offeredPasskey(caller: Caller): Promise<PasskeyOffer> {
  return bodyOf<PasskeyOffer>(await caller.post('user/passkeys/offer', { password: PASSWORD }).expect(200));
}

/** A passkey of the person, and its id in the product. */
export async function addedPasskey(
  caller: Caller,
  name?: string,
): Promise<{ readonly passkey: SoftPasskey; readonly id: Uuid }> {
  const passkey = new SoftPasskey();
  const made = passkey.made(await offeredPasskey(caller), name);
  const { id } = bodyOf<Passkey>(await caller.post('user/passkeys', made).expect(200));
  return { passkey, id };
}

/** What a passkey signs to log in. */
export async function passkeyChallenge(product: Pick<TestProduct, 'server'>): Promise<PasskeyChallenge> {
  const begun = request(product.server).post('/covertrail-api/authenticate/passkey/begin').send({});
  return bodyOf<PasskeyChallenge>(await begun.expect(200));
}
