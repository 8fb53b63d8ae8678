import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { NOT_PROCESSED } from '@covertrail/wording/certificate-upload/reading-refusals.words';
import { plural } from '../format/plural.js';
import type { StatusTagProps } from '../ui/status-tag.js';

type Shown = Pick<CertificateTransaction, 'status' | 'counts'>;

/** What became of an uploaded certificate. */
export function transactionState({ status, counts }: Shown): Pick<StatusTagProps, 'label' | 'tone'> {
  switch (status) {
    case 'waiting':
      return { label: 'Being read', tone: 'info' };
    case 'read':
      return { label: `Read: ${plural(counts?.policies ?? 0, 'policy', 'policies')}, not confirmed`, tone: 'warn' };
    case 'scan':
    case 'refused':
    case 'unreadable':
      return { label: NOT_PROCESSED, tone: 'bad' };
    case 'takenAsIs':
      return { label: 'Goes on as a document', tone: 'mute' };
    case 'canceled':
      return { label: 'Taken back', tone: 'mute' };
    case 'confirmed':
      return { label: 'Confirmed', tone: 'ok' };
  }
}
