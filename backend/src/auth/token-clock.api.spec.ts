import { JwtService } from '@nestjs/jwt';
import { join, registerCompany, type Player } from '../testing/cast.js';
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

  const arrivesAt = (instant: string): Promise<Player> => {
    product.clock.moveTo(instant);
    return join(product, agencyId, 'Priya');
  };
  const minutesPass = (count: number) => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + count * MINUTE).toISOString());
  const ask = (player: Player) => player.get('company/search?keyword=hollis');

  it.each([TEST_DAY, '2199-01-01T00:00:00.000Z'])('half an hour from %s on', async (start) => {
    const player = await arrivesAt(start);
    await ask(player).expect(200);
    minutesPass(29);
    const fresh = (await ask(player).expect(200)).headers['jwt_refreshed'] as string;
    minutesPass(1);
    await ask(player).expect(401);
    await ask(player).set('authorization', `Bearer ${fresh}`).expect(200);
  });

  it('never forever: one that says no end is refused, by calls and by sockets', async () => {
    const player = await arrivesAt(product.clock.now());
    const jwt = new JwtService({ secret: await product.infrastructure.vault.secret('jwt') });
    const { exp, aud, ...claims } = jwt.decode<Claims & { readonly aud: string }>(player.token);
    const signed = (more: object) => jwt.sign({ ...claims, ...more }, { audience: aud });
    await ask(player).set('authorization', `Bearer ${signed({ exp })}`).expect(200);
    const endless = signed({});
    await ask(player).set('authorization', `Bearer ${endless}`).expect(401);
    expect(await product.app.get(Tokens).verify(endless)).toBeNull();
  });
});
