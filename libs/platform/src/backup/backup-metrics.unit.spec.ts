import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectBackups } from './backup-metrics.js';
import { Metrics } from '../telemetry/metrics.js';

describe('what is shown of backups [K04]', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backups-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = '2026-11-21T02:00:00.000Z';
  const shown = async (noted: object | null): Promise<number[]> => {
    if (noted) writeFileSync(join(folder, 'last-backup.json'), JSON.stringify(noted));
    const metrics = new Metrics();
    collectBackups(metrics, folder);
    await metrics.page();
    return [await metrics.value('backupAt', {}), await metrics.value('backupFailed', {})];
  };

  it('is never, where none was made', async () => expect(await shown(null)).toEqual([0, 0]));
  it('is when the last succeeded', async () =>
    expect(await shown({ made: { at }, failed: null })).toEqual([Date.parse(at) / 1_000, 0]));
  it('is that the last failed, and when one succeeded before', async () =>
    expect(await shown({ made: { at }, failed: { at: '2026-11-22T02:00:00.000Z' } })).toEqual([
      Date.parse(at) / 1_000,
      1,
    ]));
});
