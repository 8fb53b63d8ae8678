import type { NotificationSubject } from './notification.contract.js';
import { commonSubject } from './common-subject.rules.js';

const riverside: NotificationSubject = { kind: 'tracking', id: 't-1' };
const harbor: NotificationSubject = { kind: 'tracking', id: 't-2' };
const supplier: NotificationSubject = { kind: 'supplier', id: 's-1', name: 'Hollis Roofing' };

describe('what a notification opens', () => {
  it('is the one subject of all its parts', () => {
    expect(commonSubject([{ subject: riverside, wider: supplier }])).toEqual(riverside);
    expect(commonSubject([{ subject: riverside }, { subject: { ...riverside }, wider: supplier }])).toEqual(riverside);
  });

  it('is what several subjects have in common', () => {
    const parts = [riverside, harbor].map((subject) => ({ subject, wider: { ...supplier } }));
    expect(commonSubject(parts)).toEqual(supplier);
  });

  it('is nothing where they have nothing in common', () => {
    const others = { subject: harbor, wider: { ...supplier, id: 's-2' } };
    expect(commonSubject([{ subject: riverside, wider: supplier }, others])).toBeUndefined();
    expect(commonSubject([{ subject: riverside }, { subject: harbor }])).toBeUndefined();
    expect(commonSubject([{}, { subject: harbor }])).toBeUndefined();
  });
});
