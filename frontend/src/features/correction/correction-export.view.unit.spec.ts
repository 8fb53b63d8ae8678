import { csvOf } from '#shared/table/export-csv';
import { correctedColumns, correctedThings } from './correction-export.view.js';
import { correction } from './testing/sample-correction.js';

const linesOf = (correctionDetails: ReturnType<typeof correction>) =>
  csvOf(correctedColumns(correctionDetails), correctedThings(correctionDetails)).trim().split('\r\n');

it('[H13] exports each thing that would have been different as a line, with what holds for all', () => {
  const [head, ...lines] = linesOf(correction());
  expect(head).toBe('Supplier,Project,Requester,Part,What,From,To,Shown as,Was,Because,Recorded');
  expect(lines.map((line) => line.replace('Granite Peak,Union Yard,Meridian Builders,', ''))).toEqual([
    expect.stringMatching(/^Status,,2026-12-01,2026-12-19,/),
    expect.stringMatching(/^Requirement,General liability: Policy in force,2026-12-01,2026-12-19,/),
    expect.stringMatching(/^Exception,General liability: General aggregate,2026-12-01,2026-12-19,/),
    expect.stringMatching(/^Certificate,"25-1, for Harbor Point LLC",2026-12-05,2026-12-05,,Not true,/),
    expect.stringMatching(/^Notice,"Status changed, sent to Granite Peak",2026-12-05,2026-12-05,Compliant,Not true,/),
  ]);
  expect(lines[0]).toContain(
    'Compliant,Non-Compliant,General liability GL-88120 was canceled on 12/01/2026: not paid.,2026-12-20',
  );
  expect(lines[1]).toContain('Pass: GL-88120 is in force.,Fail: GL-88120 was canceled on 12/01/2026.');
});

it('says to the supplier’s side whose reason it is', () => {
  expect(linesOf(correction({ reasons: [], isReasonHidden: true }))[1]).toContain(
    'Meridian Builders recorded something that it decides for several suppliers.',
  );
});
