import { given } from '../kernel/testing/given.js';
import { draftContent, DRAFT_TEXT_LENGTH } from './draft-content.rules.js';
import type { AnswerDraft, DraftCommand, DraftEvent, ShareDraft } from './draft.contract.js';
import { draftDecider } from './draft.decider.js';

const of = {
  draftId: 'b1000000-0000-4000-8000-000000000001',
  subjectId: '90000000-0000-4000-8000-000000000001',
  companyId: 'c0000000-0000-4000-8000-000000000002',
};
const content: AnswerDraft = {
  kind: 'answer',
  policyIds: [],
  remarks: 'Renewal follows.',
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
const save = (seen: number, remarks = content.remarks): DraftCommand => ({
  type: 'SaveDraft',
  seen,
  ...of,
  content: { ...content, remarks },
});
const saved = (remarks = content.remarks): DraftEvent => ({
  type: 'DraftSaved',
  data: { ...of, content: { ...content, remarks } },
});
const discarded: DraftEvent = { type: 'DraftDiscarded', data: { ...of, kind: 'answer' } };

describe('a draft [D04]', () => {
  it('is saved by whoever saw its last version, and refused to whoever did not', () => {
    given(draftDecider).when(save(0)).then(saved());
    given(draftDecider, saved('A')).when(save(1, 'B')).then(saved('B'));
    given(draftDecider, saved('A'), saved('B')).when(save(1, 'C')).refused('DRAFT.CHANGED_MEANWHILE');
    given(draftDecider, saved('A')).when({ type: 'DiscardDraft', seen: 0 }).refused('DRAFT.CHANGED_MEANWHILE');
  });

  it('is not saved again as it is, whatever was seen', () => {
    given(draftDecider, saved('A'), saved('B')).when(save(1, 'B')).nothing();
    given(draftDecider).when({ type: 'DiscardDraft', seen: 0 }).nothing();
  });

  it('goes on after it was discarded', () => {
    given(draftDecider, saved()).when({ type: 'DiscardDraft', seen: 1 }).then(discarded);
    given(draftDecider, saved(), discarded).when(save(2, 'B')).then(saved('B'));
    given(draftDecider, saved(), discarded).when(save(1, 'B')).refused('DRAFT.CHANGED_MEANWHILE');
  });

  it('takes texts that are too long to be sent, in any writing, and nothing that is no draft', () => {
    const of = (remarks: unknown) => draftContent.check({ ...content, remarks });
    expect(of('x'.repeat(10_000))).toBeNull();
    expect(of('שלום 👩‍👩‍👧 مرحبا')).toBeNull();
    expect(of('x'.repeat(DRAFT_TEXT_LENGTH + 1))).toMatchObject({ code: 'NOTE.TOO_LONG' });
    for (const wrong of [null, [], {}, { kind: 'share' }, { ...content, more: 1 }, { ...content, policyIds: ['x'] }])
      expect(draftContent.check(wrong)).not.toBeNull();
  });

  it('of an answer names a form with the interest that stands on it, or without one [C12]', () => {
    const of = (form: object) => draftContent.check({ ...content, forms: [{ line: 'commercialProperty', ...form }] });
    expect([of({ form: 24 }), of({ form: 28, interest: 'interestLossPayee' })]).toEqual([null, null]);
    for (const wrong of [{ form: 99 }, { form: 24, interest: null }, { form: 28, interest: 'none' }])
      expect(of(wrong)).not.toBeNull();
  });

  it('is sent by whoever saw its last version, and goes on after that', () => {
    const sent: DraftEvent = { type: 'DraftSent', data: { ...of, kind: 'answer' } };
    given(draftDecider, saved()).when({ type: 'SendDraft', seen: 1 }).then(sent);
    given(draftDecider, saved()).when({ type: 'SendDraft', seen: 0 }).refused('DRAFT.CHANGED_MEANWHILE');
    given(draftDecider).when({ type: 'SendDraft', seen: 0 }).nothing();
    given(draftDecider, saved(), sent).when({ type: 'SendDraft', seen: 1 }).refused('DRAFT.CHANGED_MEANWHILE');
    given(draftDecider, saved(), sent).when(save(2, 'B')).then(saved('B'));
  });

  it('of a share has recipients, policies and what was stated, and no other codes [D03]', () => {
    const id = of.subjectId;
    const share: ShareDraft = {
      kind: 'share',
      to: [{ requesterId: id, requesterName: 'Meridian', projectId: id, projectName: '' }],
      shareExpiringOn: '',
      loanNumber: 'x'.repeat(10_000),
      lenderServiceAgent: '',
      policyIds: [id],
      remarks: '',
      endorsementRequests: ['waiverOfSubrogation'],
      holder: content.holder,
      forms: [{ line: 'commercialProperty', form: 28 }],
      documentTypes: [1, 5],
    };
    expect(draftContent.check(share)).toBeNull();
    for (const wrong of [
      { documentTypes: [9] },
      { printOnly: 2 },
      { endorsementRequests: ['x'] },
      { forms: [{ line: 'commercialProperty', form: 99 }] },
      { to: [{ requesterId: id, requesterName: 'Meridian', projectId: id }] },
      { to: Array.from({ length: 2_001 }, () => share.to[0]) },
    ])
      expect(draftContent.check({ ...share, ...wrong })).not.toBeNull();
  });
});
