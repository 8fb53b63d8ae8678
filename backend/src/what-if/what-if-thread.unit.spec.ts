import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@covertrail/platform/ids/ids';
import { WhatIfThread } from './what-if-thread.js';

describe('the thread that answers what-ifs [H07]', () => {
  jest.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-'));
  const thread = new WhatIfThread({ folder, writer: 'inline', mongodbUrl: null });
  afterAll(async () => {
    await thread.close();
    rmSync(folder, { recursive: true });
  });

  const ask = () =>
    thread.ask(
      {
        task: 'answer',
        change: { kind: 'policyCanceled', policyId: newId(), effectiveFrom: '2026-11-21' },
        day: '2026-11-21',
        position: '',
        trackingIds: [newId()],
      },
      () => undefined,
    );

  it('fails every question that it had not answered when it dies, and the next question starts another', async () => {
    await Promise.all([expect(ask()).rejects.toThrow(), expect(ask()).rejects.toThrow()]);
    await expect(ask()).rejects.toThrow();
  });

  it('answers nothing after it was closed', async () => {
    await thread.close();
    await expect(ask()).rejects.toThrow('closing');
  });
});
