import type { ComparedRule, FindingText, LapseBetween } from '@covertrail/contracts/history/history.replies';
import { canceled, finding, historyEntry } from '../testing/history-samples.js';
import { changeText, compareRows, lapsesToShow } from './compare-rows.js';

const AUTO = finding({ rule: 'automobile.inForce', line: 'automobile' });
const UMBRELLA = finding({ rule: 'umbrella.inForce', line: 'umbrella' });

function compared(a: FindingText | null, b: FindingText | null): ComparedRule {
  const current = (b ?? a)!;
  const changed = a?.sentence !== b?.sentence || a?.outcome !== b?.outcome;
  return {
    rule: current.rule,
    line: current.line,
    title: current.title,
    a,
    b,
    changed,
    causes: changed ? [historyEntry({ id: 'e2', on: '2026-03-02' })] : [],
  };
}

it('puts what changed first, with its sentences and the events that caused it', () => {
  const [first, second] = compareRows([compared(AUTO, AUTO), compared(finding(), canceled())]);
  expect(first).toMatchObject({
    line: 'generalLiability',
    changed: true,
    a: { outcome: 'pass' },
    b: { outcome: 'fail', sentences: ['GL-88120 was canceled on 03/02/2026.'] },
  });
  expect(first?.causes.map(({ id }) => id)).toEqual(['e2']);
  expect(second).toMatchObject({ line: 'automobile', changed: false, causes: [] });
});

it('lists of a changed line only the requirements that changed', () => {
  const limit = finding({
    rule: 'generalLiability.limit.eachOccurrence',
    outcome: 'fail',
    sentence: 'The limit is short.',
  });
  const [row] = compareRows([compared(limit, limit), compared(canceled(), finding())]);
  expect(row).toMatchObject({
    a: { outcome: 'fail', sentences: ['GL-88120 was canceled on 03/02/2026.'] },
    b: { outcome: 'fail' },
  });
});

it('counts what was not required as neither better nor worse', () => {
  const rows = compareRows([compared(AUTO, AUTO), compared(null, UMBRELLA)]);
  expect(rows[0]).toMatchObject({ line: 'umbrella', a: { outcome: 'notRequired', sentences: [] } });
  expect(changeText(rows)).toBe('1 line changed (same status for other reasons).');
});

it.each([
  [[compared(finding(), canceled())], '1 line changed (worsened).'],
  [
    [compared(canceled(), finding()), compared(AUTO, { ...AUTO, outcome: 'review' as const })],
    '2 lines changed (1 worsened, 1 improved).',
  ],
  [[compared(AUTO, AUTO)], 'Nothing changed.'],
])('says what changed', (rules, text) => expect(changeText(compareRows(rules))).toBe(text));

it('lists a stretch once: by the line without cover where there is one', () => {
  const all: LapseBetween = {
    line: null,
    from: '2026-03-02',
    to: '2026-04-09',
    days: 38,
    outcome: 'fail',
    withoutCover: false,
    sentence: '',
  };
  const other = { ...all, from: '2026-07-01', to: '2026-07-09' };
  const line: LapseBetween = { ...all, line: 'generalLiability', withoutCover: true };
  expect(lapsesToShow([all, other, line])).toEqual([other, line]);
});
