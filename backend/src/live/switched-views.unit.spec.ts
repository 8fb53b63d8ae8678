import { SwitchedViews } from './switched-views.js';

describe('views for which another collection answers', () => {
  it('are reported once, and not at first sight', async () => {
    const answering = new Map([
      ['policies', 'policies@1'],
      ['requests', 'requests@1'],
    ]);
    const switched = new SwitchedViews(['policies', 'requests'], async (view) => answering.get(view)!);
    expect(await switched.switchedSince()).toEqual([]);
    answering.set('policies', 'policies@2');
    expect(await switched.switchedSince()).toEqual(['policies']);
    expect(await switched.switchedSince()).toEqual([]);
    answering.set('policies', 'policies@2.g2');
    answering.set('requests', 'requests@2');
    expect(await switched.switchedSince()).toEqual(['policies', 'requests']);
  });

  it('are not looked at again while an earlier look waits for its store', async () => {
    let questions = 0;
    let answer: (collection: string) => void = () => undefined;
    const switched = new SwitchedViews(
      ['policies'],
      () =>
        new Promise((resolve) => {
          questions += 1;
          answer = resolve;
        }),
    );
    const first = switched.switchedSince();
    expect(await switched.switchedSince()).toEqual([]);
    answer('policies@1');
    await first;
    expect(questions).toBe(1);
  });

  it('are reported later where they cannot be read at the time', async () => {
    let collection: string | null = 'policies@1';
    const switched = new SwitchedViews(['policies'], async () => {
      if (collection === null) throw new Error('The store does not answer');
      return collection;
    });
    await switched.switchedSince();
    collection = null;
    expect(await switched.switchedSince()).toEqual([]);
    collection = 'policies@2';
    expect(await switched.switchedSince()).toEqual(['policies']);
  });
});
