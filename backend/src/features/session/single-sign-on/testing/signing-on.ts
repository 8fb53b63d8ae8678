import request from 'supertest';
import type { SignOnStarted } from '@covertrail/contracts/session/single-sign-on.replies';
import type { Person } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import type { Claims, ScriptedProvider } from './scripted-provider.js';

/** The sign-on of one browser between its two calls. */
export interface Begun {
  readonly cookie: string;
  readonly state: string;
  readonly nonce: string;
  readonly address: URL;
}

/** Sign-ons at a product whose provider a test scripts; `hint` is the address that a person enters first. */
export function signingOn(product: TestProduct, provider: ScriptedProvider, hint: string) {
  const post = (path: string, body: object, cookie = '') =>
    request(product.server).post(`/covertrail-api/${path}`).set('cookie', cookie).send(body);
  const begin = async (cookie = ''): Promise<Begun> => {
    const reply = await post('sso/start', { emailId: hint }, cookie).expect(200);
    const address = new URL(bodyOf<SignOnStarted>(reply).address);
    return {
      cookie: String([reply.headers['set-cookie']].flat()[0]).split(';')[0]!,
      state: address.searchParams.get('state') ?? '',
      nonce: address.searchParams.get('nonce') ?? '',
      address,
    };
  };
  const answer = ({ cookie, state }: Pick<Begun, 'cookie' | 'state'>, code = 'code-1') =>
    post('token/authenticate', { token: `code=${code}&state=${state}` }, cookie);
  const as = (begun: Begun, claims: Claims) => {
    provider.person = { nonce: begun.nonce, ...claims };
  };
  const signedOn = async (claims: Claims) => {
    const begun = await begin();
    as(begun, claims);
    return answer(begun);
  };
  return { post, begin, answer, as, signedOn };
}

export const verified = ({ email }: Pick<Person, 'email'>, subject: string): Claims => ({
  sub: subject,
  email,
  email_verified: true,
});
