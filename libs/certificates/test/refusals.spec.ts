import { readCertificateFile } from '../src/read-certificate-file.js';
import { locked, manyPages, png, scan, withoutPages } from './drawing/broken-files.js';
import { drawCertificate } from './drawing/draw-certificate.js';
import { lookAlikeFiles, otherForm } from './drawing/look-alikes.js';
import { compared, drawAndRead } from './drawn-and-read.js';

describe('a file that is no certificate of the form [E02]', () => {
  jest.setTimeout(120_000);

  it('is refused with the reason where it only looks like one', async () => {
    for (const { what, file } of await lookAlikeFiles(4)) {
      const outcome = await readCertificateFile(file);
      expect([what, outcome.outcome]).toEqual([what, 'refused']);
      const reason = what.startsWith('the declarations')
        ? 'CERTIFICATE.NOT_A_CERTIFICATE'
        : 'CERTIFICATE.LAYOUT_UNKNOWN';
      expect([what, outcome]).toEqual([what, expect.objectContaining({ reason })]);
    }
  });

  it.each([
    ['CERTIFICATE OF PROPERTY INSURANCE', 'ACORD 24 (2016/03)', '24', '2016/03'],
    ['EVIDENCE OF PROPERTY INSURANCE', 'ACORD 27 (2016/03)', '27', '2016/03'],
    ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', '', '28', null],
    ['ADDITIONAL REMARKS SCHEDULE', 'ACORD 101 (2008/01)', '101', '2008/01'],
  ])('is known by its title or foot: %s %s', async (title, foot, form, edition) =>
    expect(await readCertificateFile(await otherForm(title, foot))).toEqual({
      outcome: 'refused',
      reason: 'CERTIFICATE.OTHER_FORM',
      pages: [{ page: 1, width: 612, height: 792, kind: 'other form', form, edition }],
    }),
  );

  it.each([
    ['a picture with the ending of a PDF', () => png(), 'CERTIFICATE.NOT_A_PDF'],
    ['nothing', () => new Uint8Array(), 'CERTIFICATE.NOT_A_PDF'],
    ['locked by a password', () => locked(), 'CERTIFICATE.LOCKED'],
    ['without pages', () => withoutPages(), 'CERTIFICATE.NO_PAGES'],
    ['of 500 pages', () => manyPages(500), 'CERTIFICATE.TOO_MANY_PAGES'],
  ])('is unreadable where it is %s', async (_, file, reason) =>
    expect(await readCertificateFile(await file())).toEqual({ outcome: 'unreadable', reason }),
  );

  it('is unreadable wherever it was cut off', async () => {
    const { file } = await drawCertificate(505);
    for (const part of [0.1, 0.5, 0.9, 0.999])
      expect(await readCertificateFile(file.subarray(0, Math.floor(file.length * part)))).toEqual({
        outcome: 'unreadable',
        reason: 'CERTIFICATE.BROKEN',
      });
  });

  it('is a scan where it has a picture and no text, to be read by another source of words', async () =>
    expect(await readCertificateFile(await scan())).toEqual({
      outcome: 'scan',
      pages: [{ page: 1, width: 612, height: 792, kind: 'picture', form: null, edition: null }],
    }));

  it('is refused or read right, and never read wrong without a doubt, the further its rows stand from those of the form', async () => {
    let refused = 0;
    for (const rows of [0.7, 0.8, 0.9, 1.1, 1.2, 1.35]) {
      const read = await drawAndRead(900, { mode: 'text', rows, jitter: 0 });
      if (!read.isRead) refused += 1;
      else expect(compared(read).filter(({ fate, confidence }) => fate !== 'right' && confidence >= 0.95)).toEqual([]);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('is empty where the form is there and nothing is filled in', async () => {
    const { file } = await drawCertificate(510, { mode: 'text', isBlank: true });
    expect(await readCertificateFile(file)).toMatchObject({ outcome: 'refused', reason: 'CERTIFICATE.EMPTY' });
  });
});
