import type { Status } from '@covertrail/domain/status/status';

const LABELS: Partial<Record<Status, string>> = {
  complied: 'Compliance',
  compliantByException: 'Compliant by Exception',
  fail: 'Non-Compliant',
  nonCompliant: 'Non-Compliant',
  review: 'Requires Review',
};

/** The word for a status where no screen says otherwise: title case [C14]. */
export const plainLabel = (status: Status): string => LABELS[status] ?? titleCase(status);

function titleCase(code: string): string {
  const words = code.replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
