import { fold } from '../kernel/decider.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type { DocumentFiled, DocumentRegisterEvent, DocumentWithdrawn } from './document-register.contract.js';
import { documentRegisterDecider } from './document-register.decider.js';
import type { DocumentRegisterState } from './document-register.state.js';
import { documentsOnFile } from './documents-on-file.rules.js';

const of = { policyId: '70000000-0000-4000-8000-000000000001', insuredId: 'c0000000-0000-4000-8000-000000000001' };
const document = {
  documentId: 'd0c00000-0000-4000-8000-000000000001',
  kind: 'additional',
  endorsement: null,
  name: 'W-9.pdf',
  uploadedAt: '2026-11-21T15:00:00.000Z',
} as const;
const newer = { ...document, name: 'W-9 (2).pdf', uploadedAt: '2026-11-23T02:00:00.000Z' };
const filed: DocumentFiled = { type: 'DocumentFiled', data: { ...of, ...document } };
const refiled: DocumentFiled = { type: 'DocumentFiled', data: { ...of, ...newer } };
const withdrawn: DocumentWithdrawn = {
  type: 'DocumentWithdrawn',
  data: { ...of, documentId: document.documentId, name: newer.name },
};
const file = { type: 'FileDocument', ...of, ...document } as const;
const fileVersion = {
  type: 'FileVersion',
  documentId: document.documentId,
  name: newer.name,
  uploadedAt: newer.uploadedAt,
} as const;
const withdraw = { type: 'WithdrawDocument', documentId: document.documentId } as const;

describe('the register of the documents of a policy [H01]', () => {
  it('records what is on file, once', () => {
    given(documentRegisterDecider).when(file).then(filed);
    given(documentRegisterDecider, filed).when(file).nothing();
  });
  it('records a newer version of what is on file', () => {
    given(documentRegisterDecider, filed).when(fileVersion).then(refiled);
    given(documentRegisterDecider, filed, refiled).when(fileVersion).nothing();
    given(documentRegisterDecider).when(fileVersion).nothing();
  });
  it('records that a document was withdrawn, and takes it again', () => {
    given(documentRegisterDecider, filed, refiled).when(withdraw).then(withdrawn);
    given(documentRegisterDecider, filed, refiled, withdrawn).when(withdraw).nothing();
    given(documentRegisterDecider, filed, refiled, withdrawn).when(file).then(filed);
  });
});

describe('what is on file', () => {
  const state = fold<DocumentRegisterState, DocumentRegisterEvent>(
    documentRegisterDecider,
    recorded<DocumentRegisterEvent>([filed, refiled, withdrawn]),
  );
  const names = (without?: string) =>
    documentsOnFile(state, (instant) => instant.slice(0, 10), without).value.map(
      ({ name, uploadedOn }) => `${name} ${uploadedOn}`,
    );

  it('is nothing before the first document', () =>
    expect(documentsOnFile(null, (instant) => instant)).toEqual({ value: [], events: [] }));
  it('follows from all events, and is known without each of them', () => {
    expect(names()).toEqual([]);
    expect(names(eventId(3))).toEqual(['W-9 (2).pdf 2026-11-23']);
    expect(documentsOnFile(state, (instant) => instant).events).toEqual([eventId(1), eventId(2), eventId(3)]);
  });
});
