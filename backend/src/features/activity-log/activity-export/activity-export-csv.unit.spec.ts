import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import { CSV_HEAD, csvLine, lineOf } from './activity-export-csv.js';

const row: ActivityRow = {
  id: 'e|c',
  eventId: 'e',
  type: 'PolicyCanceled',
  feature: 'policy',
  about: 'Policies',
  recordedAt: '2026-11-21T09:00:00.000Z',
  effectiveFrom: '2026-03-02',
  sentence: '*GL-1* was canceled: "late".',
  actorId: 'u',
  actor: 'Priya',
  company: 'Hollis',
  onBehalfOf: null,
  aboutCompanyIds: [],
  policyId: 'p',
  changes: [
    { label: 'Cover', before: 'in force', after: 'canceled' },
    { label: 'Note', after: 'x' },
  ],
};

describe('a line of the exported log', () => {
  it('has a cell for each column, quotes doubled and marks of names left out', () => {
    expect(csvLine(row)).toBe(
      '"2026-11-21T09:00:00.000Z","2026-03-02","GL-1 was canceled: ""late"".","Cover: in force to canceled; Note: x",' +
        '"Priya","Hollis","","Policies","PolicyCanceled","e"\r\n',
    );
    expect(CSV_HEAD.split('","')).toHaveLength(10);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '  =1', '|cmd', '%0A'])('takes the edge off %j', (text) =>
    expect(lineOf([text])).toBe(`"'${text}"\r\n`),
  );

  it('leaves other text alone', () => expect(lineOf(['1 = 1', 'A-1'])).toBe('"1 = 1","A-1"\r\n'));
});
