import type { FormEntryDocument } from '@covertrail/contracts/form-equivalence/form-equivalence.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { formEntries } from './form-entries.projection.js';

const of = { requesterId: 'c-1', entryId: 'f-1', number: 'XY 12 34', line: 'generalLiability' };
const terms = { title: '', editions: [], gives: ['AI-ongoing'], doesNotGive: [], note: '' };
const added: DomainEvent = { type: 'FormEntryAdded', data: { ...of, terms, effectiveFrom: '2026-11-01' } };
const changed: DomainEvent = {
  type: 'FormEntryChanged',
  data: { ...of, before: terms, after: { ...terms, gives: ['waiver'] }, effectiveFrom: '2026-12-01' },
};
const withdrawn: DomainEvent = {
  type: 'FormEntryWithdrawn',
  data: { ...of, reason: 'A slip.', effectiveFrom: '2026-11-15' },
};
const fold = async (...events: DomainEvent[]) =>
  living<FormEntryDocument>(await foldProjection(formEntries, asLog(events)))['f-1'];

describe('[H14] the entries of a requester’s index of forms', () => {
  itIsAFold(formEntries, asLog([added, changed, withdrawn]));

  it('say from which day what is given', async () => {
    const entry = await fold(added, changed);
    expect(entry?.terms.map(({ from, value }) => [from, value?.gives])).toEqual([
      ['2026-11-01', ['AI-ongoing']],
      ['2026-12-01', ['waiver']],
    ]);
    expect(entry).toMatchObject({ number: 'XY 12 34', requesterId: 'c-1' });
  });

  it('say nothing from their withdrawal on, also not what was to take effect later', async () => {
    expect((await fold(added, changed, withdrawn))?.terms.map(({ from, value }) => [from, value])).toEqual([
      ['2026-11-01', terms],
      ['2026-11-15', null],
    ]);
  });
});
