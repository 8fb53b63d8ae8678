import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { transferDetails } from './transfer-details.projection.js';

const parties = {
  transferId: 't-1',
  insuredId: 'c-1',
  fromAgencyId: 'a-1',
  fromAgentId: 'u-1',
  toAgencyId: 'a-2',
  toAgentId: 'u-2',
};
const letter = {
  fileName: 'letter.pdf',
  signedOn: '2026-11-20',
  file: { fileId: 'f-1', sha256: 'ab', contentType: 'application/pdf', bytes: 7 },
};
const requested: DomainEvent = {
  type: 'ClientTransferRequested',
  data: { ...parties, startedBy: 'receiver', note: 'Please', letter },
};
const step = (type: string, more: object = {}): DomainEvent => ({ type, data: { ...parties, ...more } });
const by = (tenant: string | null, ...events: DomainEvent[]) => asLog(events, { tenant });
const fold = async (events: ReturnType<typeof asLog>) =>
  living<TransferDocument>(await foldProjection(transferDetails, events))['t-1'];

describe('transfer details', () => {
  itIsAFold(
    transferDetails,
    asLog([
      requested,
      step('ClientTransferAcknowledged'),
      step('ClientTransferApproved'),
      step('ClientTransferCompleted'),
      step('ClientTransferClosed', { agencyId: 'a-2' }),
    ]),
  );

  it('show who asked whom, and with what', async () => {
    const transfer = await fold(by('a-2', requested));
    expect(transfer).toMatchObject({
      stage: 'requested',
      askedAgencyId: 'a-1',
      letter,
      note: 'Please',
      steps: [{ stage: 'requested', side: 'to' }],
    });
    expect(transferDetails.audience(null, transfer!)).toEqual(['a-1', 'a-2']);
  });

  it('show the side of each step', async () => {
    expect((await fold(by('a-1', requested)))?.steps[0]).toMatchObject({ side: 'from' });
    expect((await fold(by(null, requested)))?.steps[0]).toMatchObject({ side: 'system' });
  });

  it('tell the client of what one of its agencies asks of another one, and that it approved [C15]', async () => {
    const beside = { ...requested, data: { ...parties, startedBy: 'receiver', note: '', letter, beside: true } };
    const transfer = await fold(by('c-1', beside, step('ClientTransferApproved')));
    expect(transfer).toMatchObject({ beside: true, stage: 'approved' });
    expect(transfer?.steps.at(-1)).toMatchObject({ stage: 'approved', side: 'client' });
    expect(transferDetails.audience(null, transfer!)).toEqual(['a-1', 'a-2', 'c-1']);
  });

  it('keep the stage when one side dismisses the notice', async () => {
    const denied = step('ClientTransferDenied', { reason: 'Not ours to give' });
    const transfer = await fold(by('a-1', requested, denied, step('ClientTransferClosed', { agencyId: 'a-1' })));
    expect(transfer).toMatchObject({
      stage: 'denied',
      reason: 'Not ours to give',
      closedByFrom: true,
      closedByTo: false,
      revision: 2,
    });
    expect(transfer?.steps.map(({ stage }) => stage)).toEqual(['requested', 'denied', 'closed']);
  });
});
