import { PROOF_WORDS } from '@covertrail/wording/representation/appointment-proof';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const representationNotices = defineNotices({
  AgencyAppointed: onAgencyAppointed,
  AppointmentRequested: onAppointmentStep,
  AppointmentRefused: onAppointmentStep,
  AppointmentWithdrawn: onAppointmentStep,
  RepresentationEnded: onAppointmentStep,
});

/** Notifies the insured of its agency of record and the proof, and an agency that it was accepted. */
async function onAgencyAppointed(
  { data }: RecordedEvent<'AgencyAppointed'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { insuredId, agencyId, proof, ofRecord } = data;
  if (proof.by === 'acceptance')
    return [notice(agencyId, 'APPOINTMENT.ACCEPTED', 'agentClient', { client: await names.company(insuredId) })];
  if (proof.by === 'invitation') {
    const code = ofRecord ? 'APPOINTMENT.INVITED' : 'APPOINTMENT.INVITED_BESIDE';
    return [notice(agencyId, code, 'agentClient', { client: await names.company(insuredId) })];
  }
  if (proof.by === 'unrecorded') return [];
  const params = { agency: await names.company(agencyId), proof: PROOF_WORDS[proof.by] };
  return [notice(insuredId, 'APPOINTMENT.PROVED', 'insuredAgency', params)];
}

type Step = RecordedEvent<
  'AppointmentRequested' | 'AppointmentRefused' | 'AppointmentWithdrawn' | 'RepresentationEnded'
>;

/** Notifies each side of what the other did. */
async function onAppointmentStep({ type, data }: Step, names: NoticeNames): Promise<readonly Notice[]> {
  const { insuredId, agencyId } = data;
  if (type === 'RepresentationEnded') return [await onEnd(data, names)];
  if (type === 'AppointmentRefused')
    return [notice(agencyId, 'APPOINTMENT.REFUSED', 'agentClient', { client: await names.company(insuredId) })];
  const code =
    type === 'AppointmentWithdrawn'
      ? 'APPOINTMENT.WITHDRAWN'
      : REQUESTED[data.basis.by === 'requestNumber' ? 'byRequest' : 'otherwise'];
  return [notice(insuredId, code, 'insuredAgency', { agency: await names.company(agencyId) })];
}

const REQUESTED = { byRequest: 'APPOINTMENT.REQUESTED_FOR_REQUEST', otherwise: 'APPOINTMENT.REQUESTED' } as const;

async function onEnd(
  { insuredId, agencyId, endedBy }: RecordedEvent<'RepresentationEnded'>['data'],
  names: NoticeNames,
): Promise<Notice> {
  return endedBy === 'insured'
    ? notice(agencyId, 'REPRESENTATION.ENDED_BY_INSURED', 'agentClient', { client: await names.company(insuredId) })
    : notice(insuredId, 'REPRESENTATION.ENDED_BY_AGENCY', 'insuredAgency', { agency: await names.company(agencyId) });
}
