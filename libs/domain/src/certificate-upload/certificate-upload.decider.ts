import { MOST_ADDITIONAL } from '../fields/mail-answer-fields.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  CertificateUploadCommand,
  CertificateUploaded,
  CertificateUploadEvent,
  CertificateUploadFacts,
  CertificateUploadStatus,
  OfCertificateUpload,
  ReadingResult,
  TakenPolicy,
} from './certificate-upload.contract.js';

export interface CertificateUploadState {
  readonly uploaded: CertificateUploaded['data'];
  readonly status: CertificateUploadStatus;
  /** The present attempt to read it, from 1. */
  readonly attempt: number;
  /** Of the last attempt that ended. */
  readonly result: ReadingResult | null;
  readonly policies: readonly TakenPolicy[];
}

/** Reading costs time that others wait for: nobody has the same file read without end. */
export const MOST_ATTEMPTS = 5;

/** Every code with which a command to an uploaded certificate may be refused. */
export const CERTIFICATE_UPLOAD_CODES = [
  'CERTIFICATE_UPLOAD.NOT_PDF',
  'CERTIFICATE_UPLOAD.TOO_MANY_FILES',
  'CERTIFICATE_UPLOAD.REQUEST_ENDED',
  'CERTIFICATE_UPLOAD.NOT_FAILED',
  'CERTIFICATE_UPLOAD.TOO_MANY_ATTEMPTS',
  'CERTIFICATE_UPLOAD.NOT_READ',
  'CERTIFICATE_UPLOAD.ENDED',
] as const;

/** One certificate that was uploaded, with what was read of it: `certificateUpload-<uploadId>` [E01] [E02]. */
export const certificateUploadDecider: Decider<
  CertificateUploadState | null,
  CertificateUploadCommand,
  CertificateUploadEvent,
  CertificateUploadFacts
> = {
  type: 'certificateUpload',
  initialState: null,
  decide(command, state, facts) {
    if (command.type === 'UploadCertificate') return state ? [] : upload(command, facts);
    if (!state) throw new RuleBroken('CERTIFICATE_UPLOAD.ENDED');
    switch (command.type) {
      case 'RecordReading':
        return record(command, state);
      case 'RetryReading':
        return retry(state);
      case 'TakeCertificateAsIs':
        return takeAsIs(state);
      case 'CancelUpload':
        return cancel(state);
      case 'ConfirmCertificate':
        return confirm(command, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'CertificateUploaded')
      return { uploaded: event.data, status: 'waiting', attempt: 1, result: null, policies: [] };
    return state && { ...state, ...changeBy(event) };
  },
};

type Later = Exclude<CertificateUploadEvent, { readonly type: 'CertificateUploaded' }>;

function changeBy(event: Later): Partial<CertificateUploadState> {
  switch (event.type) {
    case 'CertificateRead':
      return { status: event.data.result.outcome, result: event.data.result };
    case 'CertificateReadingRetried':
      return { status: 'waiting', attempt: event.data.attempt };
    case 'CertificateTakenAsIs':
      return { status: 'takenAsIs' };
    case 'CertificateUploadCanceled':
      return { status: 'canceled' };
    case 'CertificateConfirmed':
      return { status: 'confirmed', policies: event.data.policies };
  }
}

type CommandOf<Type> = Extract<CertificateUploadCommand, { readonly type: Type }>;

function upload(
  command: CommandOf<'UploadCertificate'>,
  { takesAnswers }: CertificateUploadFacts,
): CertificateUploadEvent[] {
  if (takesAnswers === false) throw new RuleBroken('CERTIFICATE_UPLOAD.REQUEST_ENDED');
  if (command.certificate.contentType !== 'application/pdf') throw new RuleBroken('CERTIFICATE_UPLOAD.NOT_PDF');
  if (command.additional.length > MOST_ADDITIONAL) throw new RuleBroken('CERTIFICATE_UPLOAD.TOO_MANY_FILES');
  return [{ type: 'CertificateUploaded', data: dataOf(command) }];
}

/** A reading that comes twice, late, or after the upload was taken back changes nothing. */
const record = (
  { attempt, result }: CommandOf<'RecordReading'>,
  state: CertificateUploadState,
): CertificateUploadEvent[] =>
  state.status === 'waiting' && state.attempt === attempt
    ? [{ type: 'CertificateRead', data: { ...subjectOf(state), attempt, result } }]
    : [];

const isFailed = ({ status }: CertificateUploadState): boolean =>
  status === 'scan' || status === 'refused' || status === 'unreadable';

const hasEnded = ({ status }: CertificateUploadState): boolean => status === 'canceled' || status === 'confirmed';

function retry(state: CertificateUploadState): CertificateUploadEvent[] {
  if (state.status === 'waiting') return [];
  if (!isFailed(state)) throw new RuleBroken('CERTIFICATE_UPLOAD.NOT_FAILED');
  if (state.attempt >= MOST_ATTEMPTS) throw new RuleBroken('CERTIFICATE_UPLOAD.TOO_MANY_ATTEMPTS');
  return [{ type: 'CertificateReadingRetried', data: { ...subjectOf(state), attempt: state.attempt + 1 } }];
}

function takeAsIs(state: CertificateUploadState): CertificateUploadEvent[] {
  if (state.status === 'takenAsIs') return [];
  if (!isFailed(state)) throw new RuleBroken('CERTIFICATE_UPLOAD.NOT_FAILED');
  return [{ type: 'CertificateTakenAsIs', data: subjectOf(state) }];
}

function cancel(state: CertificateUploadState): CertificateUploadEvent[] {
  if (state.status === 'canceled') return [];
  if (hasEnded(state)) throw new RuleBroken('CERTIFICATE_UPLOAD.ENDED');
  return [{ type: 'CertificateUploadCanceled', data: subjectOf(state) }];
}

function confirm(
  { attempt, policies }: CommandOf<'ConfirmCertificate'>,
  state: CertificateUploadState,
): CertificateUploadEvent[] {
  if (hasEnded(state)) throw new RuleBroken('CERTIFICATE_UPLOAD.ENDED');
  if (state.status !== 'read' || state.attempt !== attempt) throw new RuleBroken('CERTIFICATE_UPLOAD.NOT_READ');
  return [{ type: 'CertificateConfirmed', data: { ...subjectOf(state), attempt, policies } }];
}

const subjectOf = ({
  uploaded: { uploadId, requestId, requesterId, projectId, insuredId },
}: CertificateUploadState): OfCertificateUpload => ({ uploadId, requestId, requesterId, projectId, insuredId });
