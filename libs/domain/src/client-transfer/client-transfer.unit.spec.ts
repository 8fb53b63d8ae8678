import { given } from '../kernel/testing/given.js';
import type {
  ClientTransferCommand,
  ClientTransferEvent,
  ClientTransferFacts,
  ClientTransferRequested,
  TransferParties,
} from './client-transfer.contract.js';
import { clientTransferDecider } from './client-transfer.decider.js';

const hollis = 'c0000000-0000-4000-8000-000000000001';
const keystone = 'c0000000-0000-4000-8000-000000000002';
const stranger = 'c0000000-0000-4000-8000-000000000009';
const parties: TransferParties = {
  transferId: 'd2000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000003',
  fromAgencyId: hollis,
  fromAgentId: 'a0000000-0000-4000-8000-000000000001',
  toAgencyId: keystone,
  toAgentId: 'a0000000-0000-4000-8000-000000000002',
};
const file = { fileId: 'f0000000-0000-4000-8000-000000000001', sha256: 'ab', contentType: 'application/pdf', bytes: 1 };
const letter = { fileName: 'letter.pdf', signedOn: '2026-11-20', file };
const asking: ClientTransferRequested['data'] = { ...parties, startedBy: 'receiver', note: '', letter };
const offering: ClientTransferRequested['data'] = { ...parties, startedBy: 'holder', note: 'They moved to Boulder.' };

const request = (data: ClientTransferRequested['data']): ClientTransferCommand => ({
  type: 'RequestClientTransfer',
  ...data,
});
const requested = (data: ClientTransferRequested['data']): ClientTransferRequested => ({
  type: 'ClientTransferRequested',
  data,
});
const by = (type: 'Acknowledge' | 'Approve' | 'Cancel' | 'Close', byAgencyId: string): ClientTransferCommand => ({
  type: `${type}ClientTransfer`,
  byAgencyId,
});
const deny = (byAgencyId: string, reason = 'Not so'): ClientTransferCommand => ({
  type: 'DenyClientTransfer',
  byAgencyId,
  reason,
});
const complete: ClientTransferCommand = { type: 'CompleteClientTransfer' };

const was = (stage: 'Acknowledged' | 'Approved' | 'Canceled' | 'Completed'): ClientTransferEvent => ({
  type: `ClientTransfer${stage}`,
  data: parties,
});
const denied: ClientTransferEvent = { type: 'ClientTransferDenied', data: { ...parties, reason: 'Not so' } };
const closed = (agencyId: string): ClientTransferEvent => ({
  type: 'ClientTransferClosed',
  data: { ...parties, agencyId },
});

const held: ClientTransferFacts = { held: true, moved: false };
const lost: ClientTransferFacts = { held: false, moved: false };
const after = (...events: ClientTransferEvent[]) => given(clientTransferDecider, requested(asking), ...events);
const refused = (code: string, command: ClientTransferCommand, ...events: ClientTransferEvent[]) =>
  after(...events)
    .when(command, held)
    .refused(`CLIENT_TRANSFER.${code}`);

describe('asking for a transfer', () => {
  const fresh = given(clientTransferDecider);

  it('is open to the holder, who gives the client away', () =>
    fresh.when(request(offering), held).then(requested(offering)));
  it('is open to the receiver, who shows the letter', () => fresh.when(request(asking), held).then(requested(asking)));
  it('needs the letter', () => {
    const { letter: _, ...without } = asking;
    fresh.when(request(without), held).refused('CLIENT_TRANSFER.LETTER_REQUIRED');
    fresh
      .when(request({ ...asking, letter: { ...letter, file: null } }), held)
      .refused('CLIENT_TRANSFER.LETTER_REQUIRED');
  });
  it('needs the agency that represents the client', () => {
    fresh.when(request(offering), lost).refused('CLIENT_TRANSFER.NOT_HOLDER');
    fresh.when(request(asking), lost).refused('CLIENT_TRANSFER.NOT_HOLDER');
  });
  it('needs two agencies', () =>
    fresh.when(request({ ...offering, toAgencyId: hollis }), held).refused('CLIENT_TRANSFER.SAME_AGENCY'));
  it('happens once', () => {
    after().when(request(asking), held).nothing();
    refused('ALREADY_REQUESTED', request(offering));
  });
});

describe('answering a transfer', () => {
  it('is for the agency that was asked', () => {
    refused('NOT_THE_ASKED', by('Approve', keystone));
    refused('NOT_THE_ASKED', by('Acknowledge', keystone));
    refused('NOT_THE_ASKED', deny(keystone));
    given(clientTransferDecider, requested(offering)).when(by('Approve', keystone), held).then(was('Approved'));
  });
  it('is not for others, and not before it was asked for', () => {
    for (const command of [
      by('Approve', stranger),
      by('Acknowledge', stranger),
      deny(stranger),
      by('Cancel', stranger),
    ]) {
      refused('NOT_A_PARTY', command);
      given(clientTransferDecider).when(command, held).refused('CLIENT_TRANSFER.NOT_FOUND');
    }
  });
  it('is also for the client, where one of its agencies asks another one [C15]', () => {
    const beside = { ...asking, beside: true } as const;
    const asClient = (byInsuredId: string): ClientTransferCommand => ({ type: 'ApproveTransferAsClient', byInsuredId });
    const among = (...events: ClientTransferEvent[]) => given(clientTransferDecider, requested(beside), ...events);
    among().when(asClient(parties.insuredId), held).then(was('Approved'));
    among(was('Acknowledged')).when(asClient(parties.insuredId), held).then(was('Approved'));
    among(was('Approved')).when(asClient(parties.insuredId), held).nothing();
    among(was('Approved')).when(by('Approve', hollis), held).nothing();
    among(denied).when(asClient(parties.insuredId), held).refused('CLIENT_TRANSFER.ALREADY_ENDED');
    among().when(asClient(parties.insuredId), lost).refused('CLIENT_TRANSFER.CLIENT_MOVED');
    among().when(asClient(stranger), held).refused('CLIENT_TRANSFER.NOT_A_PARTY');
    refused('NOT_THE_ASKED', asClient(parties.insuredId));
  });
  it('may begin with acknowledging, once', () => {
    after().when(by('Acknowledge', hollis), held).then(was('Acknowledged'));
    after(was('Acknowledged')).when(by('Acknowledge', hollis), held).nothing();
    after(was('Approved')).when(by('Acknowledge', hollis), held).nothing();
    refused('ALREADY_ENDED', by('Acknowledge', hollis), was('Canceled'));
  });
  it('approves, acknowledged or not', () => {
    after().when(by('Approve', hollis), held).then(was('Approved'));
    after(was('Acknowledged')).when(by('Approve', hollis), held).then(was('Approved'));
  });
  it('approves once', () => {
    after(was('Approved')).when(by('Approve', hollis), lost).nothing();
    after(was('Approved'), was('Completed')).when(by('Approve', hollis), lost).nothing();
  });
  it('does not approve for a client that has moved', () =>
    after().when(by('Approve', hollis), lost).refused('CLIENT_TRANSFER.CLIENT_MOVED'));
  it('denies with a reason, once', () => {
    after().when(deny(hollis, ' Not so '), held).then(denied);
    after(denied).when(deny(hollis), held).nothing();
    refused('REASON_REQUIRED', deny(hollis, '  '));
    refused('ALREADY_ENDED', deny(hollis, 'Another reason'), denied);
  });
});

describe('a race over a transfer', () => {
  it('is won by an approval', () => {
    refused('ALREADY_ENDED', deny(hollis), was('Approved'));
    refused('ALREADY_ENDED', by('Cancel', keystone), was('Approved'));
  });
  it('is won by a denial', () => {
    refused('ALREADY_ENDED', by('Approve', hollis), denied);
    refused('ALREADY_ENDED', by('Cancel', keystone), denied);
  });
  it('is won by a cancellation', () => {
    refused('ALREADY_ENDED', by('Approve', hollis), was('Canceled'));
    refused('ALREADY_ENDED', deny(hollis), was('Canceled'));
  });
});

describe('canceling a transfer', () => {
  it('is for the asker', () => {
    after().when(by('Cancel', keystone), held).then(was('Canceled'));
    refused('NOT_THE_ASKER', by('Cancel', hollis));
    given(clientTransferDecider, requested(offering)).when(by('Cancel', hollis), held).then(was('Canceled'));
  });
  it('happens once', () => after(was('Canceled')).when(by('Cancel', keystone), held).nothing());
  it('frees an approved transfer whose client went to a third agency', () => {
    after(was('Approved')).when(by('Cancel', keystone), lost).then(was('Canceled'));
    after(was('Approved'))
      .when(by('Cancel', keystone), { held: false, moved: true })
      .refused('CLIENT_TRANSFER.ALREADY_ENDED');
  });
});

describe('the end of a transfer', () => {
  it('is its completion, after the approval and once', () => {
    after(was('Approved')).when(complete, lost).then(was('Completed'));
    after(was('Approved'), was('Completed')).when(complete, lost).nothing();
    refused('NOT_APPROVED', complete);
    refused('NOT_APPROVED', complete, denied);
    refused('NOT_APPROVED', complete, was('Canceled'));
  });
  it('lets each side dismiss its own notice, once', () => {
    after(denied).when(by('Close', hollis), held).then(closed(hollis));
    after(denied, closed(hollis)).when(by('Close', hollis), held).nothing();
    after(denied, closed(hollis)).when(by('Close', keystone), held).then(closed(keystone));
    refused('NOT_A_PARTY', by('Close', stranger), denied);
  });
  it('is awaited before a notice is dismissed', () => {
    refused('NOT_ENDED', by('Close', hollis));
    refused('NOT_ENDED', by('Close', hollis), was('Approved'));
  });
});
