import { dataOf } from './command.js';

describe('dataOf', () => {
  it('leaves out the name and what has no value', () => {
    const data = dataOf({ type: 'Rename', name: 'Keystone', note: undefined, reason: null });
    expect(Object.entries(data)).toEqual([
      ['name', 'Keystone'],
      ['reason', null],
    ]);
  });
});
