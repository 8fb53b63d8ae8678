import request from 'supertest';
import { codeFor, type Claims } from '@covertrail/backend/features/session/single-sign-on/testing/scripted-provider';
import { CommandBus } from '@nestjs/cqrs';
import { LinkIdentity } from '@covertrail/backend/features/session/single-sign-on/link-identity.command';
import { newId } from '@covertrail/platform/ids/ids';
import { join, PASSWORD, registerPerson } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { SignOnStarted } from '@covertrail/contracts/session/single-sign-on.replies';
import { tokenIn } from './prepared-people.js';
import type { Preparation, Prepared } from './prepared.js';

/** A sign-on of this person up to the answer of the provider, in a browser with a cookie. */
async function answered(product: TestProduct, claims: Claims): Promise<Prepared> {
  const reply = await request(product.server)
    .post('/covertrail-api/sso/start')
    .send({ emailId: 'someone@example.com' });
  const sent = new URL(bodyOf<SignOnStarted>(reply).address).searchParams;
  const code = codeFor({ ...claims, nonce: sent.get('nonce') });
  const cookie = String([reply.headers['set-cookie']].flat()[0]).split(';')[0]!;
  return { body: { token: `code=${code}&state=${sent.get('state')}` }, headers: { cookie } };
}

/** Of single sign-on, by the name of the route. */
export const PREPARED_SIGN_ONS: Readonly<Record<string, Preparation>> = {
  'SingleSignOnController.start': async () => ({ body: { emailId: 'someone@example.com' } }),
  'SingleSignOnController.authenticate': async (product, { callers: { requester } }) => {
    const { email } = await registerPerson(product, requester.companyId, 'Selma');
    return answered(product, { sub: 'selma', email, email_verified: true });
  },
  'OwnIdentitiesController.unlink': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Uta'),
    bodyOf: async ({ userId }) => {
      const identity = { issuer: 'https://sign-on.example', subjectHash: `hash-of-${userId}` };
      await product.app.get(CommandBus).execute(new LinkIdentity(userId, identity, 'mail', newId()));
      return { provider: identity.issuer, password: PASSWORD };
    },
  }),
  'SingleSignOnController.link': async (product, { callers: { requester } }) => {
    const { email } = await registerPerson(product, requester.companyId, 'Lina');
    const answer = await answered(product, { sub: 'lina', email, email_verified: false });
    await request(product.server).post('/covertrail-api/token/authenticate').set(answer.headers!).send(answer.body);
    return {
      body: { linkToken: await tokenIn(product, 'sso-link', ({ to }) => to === email) },
      headers: answer.headers!,
    };
  },
};
