import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackAbout } from '@covertrail/platform/evidence-pack/pack-format';
import { textOfPdf } from '#pdf-files/testing/text-of-pdf';
import { packReport } from './pack-report.js';

/** Names of companies as they are written in Poland, Greece and Bulgaria, and one whose letters no font of ours has. */
const WRITTEN = ['Zażółć Łódź', 'Αθήνα Οικοδομή', 'Строеж Щит'];
const EVENTS = [...WRITTEN, '北京 Steel'].map((company, index) => ({
  index,
  recordedAt: '2026-11-21T15:00:00.000Z',
  sentence: `${company} was asked.`,
  actor: 'Dana',
  company,
  stored: null,
}));
const about: PackAbout = {
  madeAt: '2026-12-20T15:00:00.000Z',
  madeFor: 'Meridian Builders',
  supplier: 'Zażółć Łódź',
  project: 'Union Yard',
  timeZone: 'America/Denver',
  from: '2026-11-21',
  to: '2026-12-31',
  masked: false,
  documentsLeftOut: 0,
};

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPoppler) process.stdout.write('pdftotext is not on this machine: reports are not opened with it\n');

describe('the report of an evidence pack [J08]', () => {
  let report: Uint8Array;

  beforeAll(async () => {
    const verdicts = { asTrue: [], asKnown: [] };
    report = await packReport({ about, verdicts, documents: [], events: EVENTS, key: 'covertrail+1' });
  });

  it('has names in Latin, Greek and Cyrillic letters, and a sign for what its font lacks', async () => {
    const words = await textOfPdf(report);
    for (const company of WRITTEN) expect(words).toContain(`${company} was asked.`);
    expect(words).toContain('?? Steel was asked.');
    expect(report.length).toBeLessThan(60_000);
  });

  (hasPoppler ? describe : describe.skip)('in another program', () => {
    it('is opened without a complaint', () => {
      const folder = mkdtempSync(join(tmpdir(), 'report-'));
      writeFileSync(join(folder, 'report.pdf'), report);
      const { stdout, stderr, status } = spawnSync('pdftotext', [join(folder, 'report.pdf'), '-'], {
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      for (const company of WRITTEN) expect(stdout).toContain(`${company} was asked.`);
    });
  });
});
