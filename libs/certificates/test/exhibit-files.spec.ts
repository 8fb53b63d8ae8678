import { readExhibitFile } from '../src/read-exhibit-file.js';
import { readExhibit } from '../src/exhibit/read-exhibit.js';
import { locked, manyPages, png, scan } from './drawing/broken-files.js';
import { printExhibit } from './exhibits/print-exhibit.js';

const TEXT = `EXHIBIT B - INSURANCE REQUIREMENTS

Commercial General Liability
Each Occurrence    $1,000,000
General Aggregate    $2,000,000

Contractor shall maintain automobile liability insurance with a combined single limit of not less than One Million Dollars ($1,000,000) each accident, covering all owned, hired and non-owned vehicles that are used in the Work.

The general liability policy shall be endorsed to name Owner as an additional insured by forms CG 20 10 07 04 and CG 20 37 07 04, and all insurers shall have an A.M. Best rating of A- VII or better.

If Contractor uses aircraft, aircraft liability of $10,000,000 per occurrence shall be provided.

Certificate Holder:
Granite Ridge Owner LLC
100 Main Street, Suite 400
Denver, CO 80202
`;

const requirements = (text: string) => readExhibit(text).found.map(({ requirement }) => requirement);

describe('the file of an exhibit [E06]', () => {
  it('that was printed is read as its text is, over lines and pages that a program broke', async () => {
    const answer = await readExhibitFile(await printExhibit(TEXT));
    expect('reading' in answer && answer.reading.found.map(({ requirement }) => requirement)).toEqual(
      requirements(TEXT),
    );
    const long = await readExhibitFile(
      await printExhibit(`${TEXT}\n${'The work is described in the drawings.\n\n'.repeat(90)}`, 12),
    );
    expect('reading' in long && long.reading.found).toHaveLength(requirements(TEXT).length);
  });

  it('may be a plain text, with line ends of any system', async () => {
    const answer = await readExhibitFile(Buffer.from(TEXT.replaceAll('\n', '\r\n')));
    expect('reading' in answer && answer.reading.found.map(({ requirement }) => requirement)).toEqual(
      requirements(TEXT),
    );
  });

  it('that is a scan says that it has no text', async () => {
    expect(await readExhibitFile(await scan())).toEqual({ refused: 'EXHIBIT.NO_TEXT' });
  });

  it('is refused with the reason where it is locked, broken, too long, or no text at all', async () => {
    expect(await readExhibitFile(locked())).toEqual({ refused: 'EXHIBIT.LOCKED' });
    const whole = await printExhibit(TEXT);
    expect(await readExhibitFile(whole.subarray(0, whole.length / 2))).toEqual({ refused: 'EXHIBIT.BROKEN' });
    expect(await readExhibitFile(Buffer.from('word '.repeat(12_001)))).toEqual({ refused: 'EXHIBIT.TOO_LONG' });
    expect(await readExhibitFile(await manyPages(101))).toEqual({ refused: 'EXHIBIT.TOO_LONG' });
    expect(await readExhibitFile(png())).toEqual({ refused: 'EXHIBIT.NO_TEXT' });
    expect(await readExhibitFile(Buffer.alloc(0))).toEqual({ refused: 'EXHIBIT.NO_TEXT' });
  });
});
