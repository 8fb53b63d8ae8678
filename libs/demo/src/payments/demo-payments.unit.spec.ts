import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPayments } from './demo-payments.js';

const PAYMENT = {
  transactionId: 'b0000000-0000-4000-8000-000000000001',
  amount: 14_900,
  description: 'Program of <Meridian>, 12 Months',
  returnUrl: 'https://covertrail.example/app/payment-gateway?transaction=b1',
};

describe('[F08] the provider of payments of the demo', () => {
  const { answer, provider } = demoPayments();
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const path = `/${PAYMENT.transactionId}`;

  it('shows what is paid, and leads back as the payment ended', async () => {
    expect(await provider.begin(PAYMENT)).toBe(`/dev/payments${path}`);
    const page = await (await fetch(`${base}${path}`)).text();
    expect(page).toContain('$149');
    expect(page).toContain('&#60;Meridian&#62;');
    expect(await provider.outcomeOf(PAYMENT.transactionId)).toBe('open');
    for (const [end, outcome] of [
      ['abandoned', 'abandoned'],
      ['paid', 'paid'],
      ['declined', 'paid'],
    ]) {
      const back = await fetch(`${base}${path}/${end}`, { method: 'POST', redirect: 'manual' });
      expect([back.status, back.headers.get('location')]).toEqual([303, '/app/payment-gateway?transaction=b1']);
      expect(await provider.outcomeOf(PAYMENT.transactionId)).toBe(outcome);
    }
  });

  it('knows no other payments', async () => {
    expect((await fetch(`${base}/none`)).status).toBe(404);
    expect(await provider.outcomeOf('none')).toBe('open');
  });
});
