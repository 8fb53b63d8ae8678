import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { until } from '@covertrail/platform/engine/testing/lines';
import { FaultProxy } from './fault-proxy.js';

/** Milliseconds in which an answer would surely have come. */
const LONG_ENOUGH_MS = 60;

describe('a proxy that puts faults on the way', () => {
  let echo: Server;
  let proxy: FaultProxy;
  let received: string;
  const open: Socket[] = [];

  beforeEach(async () => {
    received = '';
    echo = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', (bytes) => {
          received += String(bytes);
          socket.write(bytes);
        }),
    );
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    proxy = await FaultProxy.before((echo.address() as AddressInfo).port);
  });
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy();
    await proxy.close();
    await new Promise((resolve) => echo.close(resolve));
  });

  class Caller {
    answer = '';
    ended: string | null = null;
    constructor(readonly socket: Socket) {
      open.push(socket);
      socket.on('data', (bytes) => (this.answer += String(bytes)));
      socket.on('error', (error: NodeJS.ErrnoException) => (this.ended = error.code ?? 'error'));
      socket.on('close', () => (this.ended ??= 'closed'));
    }
    say(words: string): this {
      this.socket.write(words);
      return this;
    }
    receives(words: string): Promise<void> {
      return until(() => this.answer === words, `"${words}" was received, not "${this.answer}"`);
    }
    ends(): Promise<void> {
      return until(() => this.ended !== null, 'the connection ended');
    }
  }
  const call = async (): Promise<Caller> => {
    const caller = new Caller(connect(proxy.port, '127.0.0.1'));
    await once(caller.socket, 'connect');
    return caller;
  };
  const silence = () => new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));

  it('carries bytes both ways, and an end', async () => {
    const caller = await call();
    await caller.say('one').receives('one');
    caller.socket.end();
    await caller.ends();
    expect([caller.ended, proxy.opened]).toEqual(['closed', 1]);
  });

  it('delays each answer, also on an open connection, and keeps the order', async () => {
    const caller = await call();
    await caller.say('a').receives('a');
    proxy.delay(80);
    const before = performance.now();
    await caller.say('b').receives('ab');
    expect(performance.now() - before).toBeGreaterThanOrEqual(79);
    caller.say('c');
    await until(() => received === 'abc', 'c was received');
    proxy.pass();
    await caller.say('d').receives('abcd');
  });

  it('cuts open connections and new ones, until it passes again', async () => {
    const caller = await call();
    proxy.cut();
    await caller.ends();
    const refused = await call();
    await refused.ends();
    proxy.pass();
    await (await call()).say('back').receives('back');
  });

  it('resets', async () => {
    const caller = await call();
    await caller.say('a').receives('a');
    proxy.reset();
    await caller.ends();
    expect(caller.ended).toBe('ECONNRESET');
  });

  it('drops bytes in both directions without closing; connections that lost bytes stay silent, others continue', async () => {
    const [loser, sleeper] = [await call(), await call()];
    await sleeper.say('s').receives('s');
    proxy.blackHole();
    loser.say('lost');
    const late = (await call()).say('lost too');
    await silence();
    proxy.pass();
    loser.say('again');
    await sleeper.say('t').receives('st');
    await silence();
    expect([loser.answer, loser.ended, late.answer, late.ended, received]).toEqual(['', null, '', null, 'st']);
  });

  it('throttles', async () => {
    const caller = await call();
    proxy.throttle(10_000);
    const before = performance.now();
    for (let sent = 0; sent < 4; sent += 1) {
      caller.say('x'.repeat(500));
      await until(() => received.length >= 500 * (sent + 1), 'it was received');
    }
    await caller.receives('x'.repeat(2_000));
    expect(performance.now() - before).toBeGreaterThan(140);
  });

  it('resets once, when so many answers have come: what was asked last was done', async () => {
    const caller = await call();
    proxy.resetAfterAnswers(1);
    await caller.say('a').receives('a');
    caller.say('b');
    await caller.ends();
    expect([caller.ended, received]).toEqual(['ECONNRESET', 'ab']);
    await (await call()).say('c').receives('c');
  });

  it('resets once, instead of the answer to what is sought', async () => {
    const [caller, other] = [await call(), await call()];
    proxy.resetInsteadOfAnswerTo(/b+/);
    await caller.say('a').receives('a');
    caller.say('b');
    await caller.ends();
    await other.ends();
    expect([caller.ended, other.ended, received, proxy.lostAnswers]).toEqual(['ECONNRESET', 'ECONNRESET', 'ab', 1]);
    await (await call()).say('b').receives('b');
  });
});
