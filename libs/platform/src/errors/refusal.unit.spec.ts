import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ViewLost } from '../engine/engine-errors.js';
import { refusalOf } from './refusal.js';

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('why a process ends, in one sentence', () => {
  it('a store that does not fit', () => {
    expect(refusalOf(new ViewLost('policies@1'))).toMatch(/policies@1 has a checkpoint and no documents/);
  });

  it('a folder that cannot be made', async () => {
    const error = await thrownBy(mkdir(`${fileURLToPath(import.meta.url)}/log`, { recursive: true }));
    expect(refusalOf(error)).toMatch(/^ENOTDIR: .*refusal/);
  });

  it('a port that another has', async () => {
    const first = createServer();
    await new Promise<void>((resolve) => first.listen(0, resolve));
    const error = await new Promise((resolve) => createServer().once('error', resolve).listen(first.address()));
    expect(refusalOf(error)).toMatch(/EADDRINUSE/);
    await new Promise((resolve) => first.close(resolve));
  });

  it('and no defect of ours', () => {
    expect(refusalOf(new TypeError('x is not a function'))).toBeNull();
    expect(refusalOf(Object.assign(new Error('lost'), { code: 'ENOENT' }))).toBeNull();
  });
});
