import { trackingInputId } from '@covertrail/contracts/tracking/tracking.views';
import { inputsNotAssessed } from './checking.rules.js';

describe('what a status may lack while the assessor is behind', () => {
  const latest = new Map([
    ['policy-1', '0005'],
    ['template-1', '0007'],
  ]);
  const lacks = (assessedUpTo: string) => inputsNotAssessed([{ id: 't', assessedUpTo }], latest);

  it('is everything before the first assessment', () =>
    expect(lacks('')).toEqual([trackingInputId('policy-1', 't'), trackingInputId('template-1', 't')]));
  it('is what came after its inputs were read', () =>
    expect(lacks('0005')).toEqual([trackingInputId('template-1', 't')]));
  it('is nothing that it includes, although the assessor has not handled it for all', () =>
    expect(lacks('0007')).toEqual([]));
  it('is asked of each row by itself', () => {
    const rows = [
      { id: 'a', assessedUpTo: '0007' },
      { id: 'b', assessedUpTo: '0006' },
    ];
    expect(inputsNotAssessed(rows, latest)).toEqual([trackingInputId('template-1', 'b')]);
  });
});
