import { leavingOut } from './upcaster-steps.js';

describe('a step that drops a field', () => {
  it('keeps the others as they are', () => expect(leavingOut('from')({ from: 1, to: [2] })).toEqual({ to: [2] }));
  it('leaves alone what has no such field', () => expect([{ to: 2 }, null, 'text'].map(leavingOut('from'))).toEqual([{ to: 2 }, null, 'text']));
});
