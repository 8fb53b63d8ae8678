import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { refusalOf } from '../errors/refusal.js';
import { PortTaken, refuseTakenPort } from './port.js';

describe('the port of a program', () => {
  it('is refused in one sentence where another has it, and left free where nobody has', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const error = await refuseTakenPort(port, '127.0.0.1', 'PORT').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortTaken);
    expect(refusalOf(error)).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program: end that one, or name another port by PORT`,
    );
    other.close();
    await once(other, 'close');
    await refuseTakenPort(port, '127.0.0.1', 'PORT');
    await refuseTakenPort(port, '127.0.0.1', 'PORT');
  });

  it('that the system may choose is always to be had', () => refuseTakenPort(0, '127.0.0.1', 'PORT'));
});
