import { given } from '../kernel/testing/given.js';
import { DOCUMENT_KINDS, DOCUMENT_TYPES, kindOfType } from '../insurance/document-kinds.js';
import type {
  DocumentAttached,
  DocumentCommand,
  DocumentRemoved,
  DocumentReplaced,
  DocumentTypeChanged,
  NamedFile,
} from './document.contract.js';
import { documentDecider } from './document.decider.js';

const of = {
  documentId: 'd0c00000-0000-4000-8000-000000000001',
  policyId: '70000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000001',
};
const file: NamedFile = {
  fileId: 'f0000000-0000-4000-8000-000000000001',
  sha256: 'a'.repeat(64),
  contentType: 'application/pdf',
  bytes: 10,
  name: 'form.pdf',
};
const newer: NamedFile = {
  ...file,
  fileId: 'f0000000-0000-4000-8000-000000000002',
  sha256: 'b'.repeat(64),
  name: 'form 2.pdf',
};
const attached: DocumentAttached = {
  type: 'DocumentAttached',
  data: { ...of, kind: 'endorsement', endorsement: 'waiverOfSubrogation', file },
};
const replaced: DocumentReplaced = { type: 'DocumentReplaced', data: { ...of, before: file, after: newer } };
const removed: DocumentRemoved = { type: 'DocumentRemoved', data: { ...of, name: 'form.pdf' } };
const attach = (change: Partial<DocumentAttached['data']> = {}): DocumentCommand => ({
  type: 'AttachDocument',
  ...attached.data,
  ...change,
});
const applied = { archived: false, endorsements: ['waiverOfSubrogation'] as const };

describe('attaching a document [C17]', () => {
  it('records its file', () => given(documentDecider).when(attach(), applied).then(attached));
  it('records nothing the second time', () => given(documentDecider, attached).when(attach(), applied).nothing());
  it('takes one document for an endorsement [C08]', () =>
    given(documentDecider, attached)
      .when(attach({ file: newer }), applied)
      .refused('DOCUMENT.ONLY_ONE'));
  it('takes another after the first was removed', () =>
    given(documentDecider, attached, removed)
      .when(attach({ file: newer }), applied)
      .then({ ...attached, data: { ...attached.data, file: newer } }));
  it('needs the endorsement to be applied [C08]', () =>
    given(documentDecider)
      .when(attach(), { archived: false, endorsements: [] })
      .refused('DOCUMENT.ENDORSEMENT_NOT_APPLIED'));

  it('is refused on an archived policy, and so is every change of a document', () => {
    const archived = { ...applied, archived: true };
    given(documentDecider).when(attach(), archived).refused('DOCUMENT.POLICY_ARCHIVED');
    given(documentDecider, attached)
      .when({ type: 'ReplaceDocument', file: newer }, archived)
      .refused('DOCUMENT.POLICY_ARCHIVED');
    given(documentDecider, attached).when({ type: 'RemoveDocument' }, archived).refused('DOCUMENT.POLICY_ARCHIVED');
  });

  it('takes the contents of its kind', () => {
    const png = { ...file, contentType: 'image/png' };
    const gif = { ...file, contentType: 'image/gif' };
    const other = (kind: DocumentAttached['data']['kind'], namedFile: NamedFile) =>
      given(documentDecider).when(attach({ kind, endorsement: null, file: namedFile }));
    other('certificate', png).refused('DOCUMENT.OTHER_KIND');
    other('iso', gif).refused('DOCUMENT.OTHER_KIND');
    other('additional', gif).then({
      type: 'DocumentAttached',
      data: { ...of, kind: 'additional', endorsement: null, file: gif },
    });
  });
});

describe('a newer version of a document [C17]', () => {
  const replace = (namedFile: NamedFile): DocumentCommand => ({ type: 'ReplaceDocument', file: namedFile });

  it('keeps what it replaces', () => {
    given(documentDecider, attached).when(replace(newer)).then(replaced);
    const { state } = given(documentDecider, attached, replaced);
    expect(state?.versions.map(({ name }) => name)).toEqual(['form.pdf', 'form 2.pdf']);
  });

  it('records nothing for the same file', () => given(documentDecider, attached).when(replace(file)).nothing());
  it('is a content of its kind', () =>
    given(documentDecider, attached)
      .when(replace({ ...newer, contentType: 'image/gif' }))
      .refused('DOCUMENT.OTHER_KIND'));
  it('needs the document', () => {
    given(documentDecider).when(replace(newer)).refused('DOCUMENT.NOT_FOUND');
    given(documentDecider, attached, removed).when(replace(newer)).refused('DOCUMENT.NOT_FOUND');
  });
});

describe('changing what a document is [C17]', () => {
  const change = (kind: DocumentAttached['data']['kind']): DocumentCommand => ({ type: 'ChangeDocumentType', kind });
  const letter: DocumentAttached = {
    type: 'DocumentAttached',
    data: { ...of, kind: 'additional', endorsement: null, file },
  };
  const changed: DocumentTypeChanged = {
    type: 'DocumentTypeChanged',
    data: { ...of, name: 'form.pdf', before: 'additional', after: 'certificate' },
  };

  it('is recorded once, with the name of its newest file', () => {
    given(documentDecider, letter).when(change('certificate')).then(changed);
    given(documentDecider, letter, changed).when(change('certificate')).nothing();
    given(documentDecider, letter, replaced)
      .when(change('certificate'))
      .then({ ...changed, data: { ...changed.data, name: 'form 2.pdf' } });
  });

  it('holds its next versions to the contents of the new type', () => {
    const gif = { ...newer, contentType: 'image/gif' };
    given(documentDecider, letter, changed).when({ type: 'ReplaceDocument', file: gif }).refused('DOCUMENT.OTHER_KIND');
  });

  it('needs a content that the type takes', () => {
    const picture: DocumentAttached = {
      ...letter,
      data: { ...letter.data, file: { ...file, contentType: 'image/png' } },
    };
    given(documentDecider, picture).when(change('certificate')).refused('DOCUMENT.OTHER_KIND');
  });

  it('is not for the document of an endorsement, one that was removed or one of an archived policy', () => {
    given(documentDecider, attached).when(change('certificate')).refused('DOCUMENT.OF_ENDORSEMENT');
    given(documentDecider, letter, removed).when(change('certificate')).refused('DOCUMENT.NOT_FOUND');
    given(documentDecider).when(change('certificate')).refused('DOCUMENT.NOT_FOUND');
    given(documentDecider, letter)
      .when(change('certificate'), { ...applied, archived: true })
      .refused('DOCUMENT.POLICY_ARCHIVED');
  });
});

describe('removing a document [C17]', () => {
  it('is recorded once', () => {
    given(documentDecider, attached).when({ type: 'RemoveDocument' }).then(removed);
    given(documentDecider, attached, removed).when({ type: 'RemoveDocument' }).nothing();
  });
  it('needs the document', () => given(documentDecider).when({ type: 'RemoveDocument' }).refused('DOCUMENT.NOT_FOUND'));
});

it('numbers the kinds as the specification does', () => {
  expect(DOCUMENT_TYPES).toEqual({ certificate: 1, iso: 2, endorsement: 3, additional: 4, policy: 5 });
  expect(DOCUMENT_KINDS.map((kind) => kindOfType(DOCUMENT_TYPES[kind]))).toEqual(DOCUMENT_KINDS);
});
