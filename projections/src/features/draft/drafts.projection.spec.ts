import type { DraftDocument } from '@covertrail/contracts/draft/draft.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { drafts } from './drafts.projection.js';

const of = { draftId: 'd-1', subjectId: 'r-1', companyId: 'c-1' };
const content = {
  kind: 'answer',
  policyIds: ['p-1'],
  remarks: '',
  documents: [],
  holder: {
    name: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    notes: '',
    includeNotesAndAddressOnCoi: true,
    primaryNamedInsured: '',
    furtherNamedInsureds: '',
  },
};
const saved = (remarks: string, more: object = {}): DomainEvent => ({
  type: 'DraftSaved',
  data: { ...of, ...more, content: { ...content, remarks } },
});
const discarded: DomainEvent = { type: 'DraftDiscarded', data: { ...of, kind: 'answer' } };
const sent: DomainEvent = { type: 'DraftSent', data: { ...of, kind: 'answer' } };
/** Whose people the events of a test are sent by. */
const SENDER = 'c0000000-0000-4000-8000-000000000001';
const responded: DomainEvent = {
  type: 'RequestResponded',
  data: { requestId: 'r-1', requesterId: 'q', insuredId: 'c-1', projectId: 'j', policyIds: [], remarks: '', facts: {} },
};
const fold = async (...events: DomainEvent[]) => living<DraftDocument>(await foldProjection(drafts, asLog(events)));

describe('[D04] drafts', () => {
  itIsAFold(drafts, asLog([saved('A'), saved('B', { draftId: 'd-2', subjectId: 'r-2' }), responded, sent, discarded]));

  it('are as they were saved last, and by whom', async () => {
    const { 'd-1': draft } = await fold(saved('A'), saved('B'));
    expect(draft).toMatchObject({ companyId: 'c-1', content: { remarks: 'B' }, savedAt: expect.any(String) });
  });

  it('end with the answer of their own company, and count on', async () => {
    const others = saved('B', { draftId: 'd-2', companyId: 'c-2' });
    const elsewhere = saved('C', { draftId: 'd-3', subjectId: 'r-2', companyId: SENDER });
    const all = await fold(saved('A', { companyId: SENDER }), others, elsewhere, responded);
    expect(Object.values(all).map(({ content, ended }) => [content === null, ended])).toEqual([
      [true, 'sent'],
      [false, null],
      [false, null],
    ]);
    expect(all['d-1']).toMatchObject({ version: 1 });
  });

  it('say whether they were sent or discarded', async () => {
    expect((await fold(saved('A'), sent))['d-1']).toMatchObject({ content: null, ended: 'sent', version: 2 });
    expect((await fold(saved('A'), discarded))['d-1']).toMatchObject({ content: null, ended: 'discarded' });
    expect((await fold(saved('A'), sent, saved('B')))['d-1']).toMatchObject({ ended: null, version: 3 });
  });
});
