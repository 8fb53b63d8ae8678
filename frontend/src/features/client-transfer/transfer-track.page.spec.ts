import { trackOf } from './transfer-track.view.js';
import { ACKNOWLEDGED, APPROVED, COMPLETED, REQUESTED, step, transfer } from './testing/sample-transfer.js';

const shape = (more: Parameters<typeof transfer>[0]) =>
  trackOf(transfer(more)).map(({ title, state, side }) => `${title}/${state}/${side}`);

describe('the track of a transfer [G04]', () => {
  it('waits for the side that must answer', () => {
    expect(shape({ stage: 'requested', steps: [REQUESTED] })).toEqual([
      'Requested/done/to',
      'Acknowledgment/now/from',
      'Approval/todo/from',
      'Completion/todo/both',
    ]);
    const [, , decision] = trackOf(transfer());
    expect(decision!.who).toBe('Waiting for you');
    expect(trackOf(transfer({ mySide: 'to' }))[2]!.who).toBe('Waiting for Priya Raman');
  });

  it('lies in the other lanes when the holder offers the client', () => {
    const offered = { ...REQUESTED, side: 'from', actor: 'Priya Raman' } as const;
    expect(shape({ startedBy: 'holder', stage: 'requested', steps: [offered] })).toEqual([
      'Offered/done/from',
      'Acknowledgment/now/to',
      'Approval/todo/to',
      'Completion/todo/both',
    ]);
  });

  it('moves by itself once it is approved, also without an acknowledgment', () => {
    expect(shape({ stage: 'approved', steps: [REQUESTED, APPROVED] })).toEqual([
      'Requested/done/to',
      'Acknowledged/done/from',
      'Approved/done/from',
      'Completion/now/both',
    ]);
    expect(shape({ stage: 'completed', steps: [REQUESTED, ACKNOWLEDGED, APPROVED, COMPLETED] }).at(-1)).toBe(
      'Completed/done/both',
    );
  });

  it('is approved between the lanes where the client did it [C15]', () => {
    const approved = step('approved', 'client', 'Ines Calder', 'approved the transfer');
    const track = trackOf(transfer({ beside: true, stage: 'completed', steps: [REQUESTED, approved, COMPLETED] }));
    expect(track[2]).toMatchObject({
      title: 'Approved by the client',
      who: 'Granite Peak Demolition',
      side: 'both',
      state: 'done',
    });
  });

  it('ends in the lane of the side that ended it', () => {
    expect(
      shape({
        stage: 'denied',
        steps: [REQUESTED, ACKNOWLEDGED, step('denied', 'from', 'Priya Raman', 'denied')],
      }).slice(2),
    ).toEqual(['Denied/stop/from', 'Nothing moved/todo/both']);
    expect(
      shape({ stage: 'canceled', steps: [REQUESTED, step('canceled', 'to', 'Jonah Aldana', 'canceled')] }).slice(1),
    ).toEqual(['Acknowledged/todo/from', 'Canceled/stop/to', 'Nothing moved/todo/both']);
  });
});
