import type { CertificateBatchProgress } from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import type { CertificateRowOutcome } from '@covertrail/domain/certificate-batch/certificate-batch.contract';

/** What became of a holder. */
export const OUTCOME_WORDS: Readonly<
  Record<CertificateRowOutcome['outcome'], { readonly label: string; readonly tone: 'ok' | 'mute' | 'bad' }>
> = {
  issued: { label: 'Issued', tone: 'ok' },
  alreadyHas: { label: 'Has the same already', tone: 'mute' },
  refused: { label: 'Not issued', tone: 'bad' },
};

const counted = (number: number, word: string): string => `${number.toLocaleString('en-US')} ${word}`;

/** `120 of 1,000 had their turn. 118 issued, 2 have the same already, 0 not issued.` */
export function progressText({ done, count, issued, alreadyHas, refused, stage }: CertificateBatchProgress): string {
  const turns =
    stage === 'completed'
      ? `All ${counted(count, 'had their turn')}.`
      : `${done.toLocaleString('en-US')} of ${counted(count, 'had their turn')}. It goes on when you leave the page.`;
  const parts = [
    counted(issued, 'issued'),
    counted(alreadyHas, 'had the same already'),
    counted(refused, 'not issued'),
  ];
  return `${turns} ${parts.join(', ')}.`;
}
