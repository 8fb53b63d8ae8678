import { JwtService } from '@nestjs/jwt';
import { join, registerCompany, type Caller } from '../testing/people.js';
import { openTestProduct, TEST_DAY, type TestProduct } from '../testing/test-product.js';
import { Tokens, type Claims } from './tokens.service.js';

const MINUTE = 60_000;

describe('how long a token lives, by the product’s clock whatever the machine’s says', () => {
  let product: TestProduct;
  let agencyId: string;

  beforeAll(async () => {
    product = await openTestProduct();
    agencyId = await registerCompany(product, 'Hollis & Vance', ['agency']);
  });
  afterAll(() => product.close());

  const arrivesAt = (instant: string): Promise<Caller> => {
    product.clock.moveTo(instant);
    return join(product, agencyId, 'Priya');
  };
  const minutesPass = (count: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + count * MINUTE).toISOString());
  const ask = (caller: Caller) => caller.get('company/search?keyword=hollis');

  it.each([TEST_DAY, '2199-01-01T00:00:00.000Z'])('half an hour from %s on', async (start) => {
    const caller = await arrivesAt(start);
    await ask(caller).expect(200);
    minutesPass(29);
    const fresh = (await ask(caller).expect(200)).headers['jwt_refreshed'] as string;
    minutesPass(1);
    await ask(caller).expect(401);
    await ask(caller).set('authorization', `Bearer ${fresh}`).expect(200);
  });

  it('is renewed by the call that keeps a session alive, and opens nothing for the page of somebody else', async () => {
    const caller = await arrivesAt(product.clock.now());
    const keptAlive = await caller.get('keep-alive').set('userKey', caller.userId).expect(200);
    expect(keptAlive.body).toEqual({ data: { userId: caller.userId } });
    expect(keptAlive.headers).not.toHaveProperty('jwt_refreshed');
    minutesPass(6);
    const later = await caller.get('keep-alive').set('userKey', caller.userId).expect(200);
    expect(later.headers['jwt_refreshed']).toEqual(expect.stringContaining('.'));
    const refused = await caller.get('keep-alive').set('userKey', agencyId).expect(401);
    expect(refused.body).toMatchObject({ code: 'AUTH.TOKEN_INVALID', message: 'Token is invalid' });
    expect(refused.headers).not.toHaveProperty('jwt_refreshed');
  });

  it('never forever: one that says no end is refused, by calls and by sockets', async () => {
    const caller = await arrivesAt(product.clock.now());
    const jwt = new JwtService({ secret: await product.infrastructure.vault.secret('jwt') });
    const { exp, aud, ...claims } = jwt.decode<Claims & { readonly aud: string }>(caller.token);
    const signed = (more: object) => jwt.sign({ ...claims, ...more }, { audience: aud });
    await ask(caller)
      .set('authorization', `Bearer ${signed({ exp })}`)
      .expect(200);
    const endless = signed({});
    await ask(caller).set('authorization', `Bearer ${endless}`).expect(401);
    expect(await product.app.get(Tokens).verify(endless)).toBeNull();
  });
});
