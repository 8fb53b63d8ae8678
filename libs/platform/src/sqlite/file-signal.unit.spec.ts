import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FileSignal, watchSignal } from './file-signal.js';

describe('the signal of a file', () => {
  let folder: string;
  let file: string;
  let ends: (() => void)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'file-signal-'));
    file = join(folder, 'kept.db');
    ends = [];
  });
  afterEach(() => {
    for (const end of ends) end();
    rmSync(folder, { recursive: true });
  });

  const opened = (place = file): FileSignal => {
    const signal = new FileSignal(place);
    ends.push(() => signal.close());
    return signal;
  };
  /** Watches; the function that comes back resolves at the next signal. */
  const watched = (place = file): (() => Promise<void>) => {
    let signaled: () => void = () => undefined;
    ends.push(watchSignal(place, () => signaled()));
    return () => new Promise((resolve) => (signaled = resolve));
  };

  it('is received by all who watch, each time', async () => {
    const signal = opened();
    const watching = [watched(), watched()];
    for (let time = 0; time < 3; time += 1) {
      const signaled = Promise.all(watching.map((next) => next()));
      signal.send();
      await signaled;
    }
  });

  it('is received by who watched before anybody could send', async () => {
    const signaled = watched()();
    opened().send();
    await signaled;
  });

  it('is received again after the file beside was deleted', async () => {
    const next = watched();
    const deleted = next();
    rmSync(`${file}-signal`);
    await deleted;
    const signaled = next().then(() => true);
    const signal = opened();
    while (!(await Promise.race([signaled, nextTurn(false)]))) signal.send();
  });

  it('is silent where no file can be written, and harms nobody', () => {
    const nowhere = join(folder, 'missing', 'kept.db');
    watched(nowhere);
    expect(() => opened(nowhere).send()).not.toThrow();
  });

  it('is not sent once closed', () => {
    const signal = opened();
    signal.close();
    expect(() => signal.send()).not.toThrow();
    signal.close();
  });
});
