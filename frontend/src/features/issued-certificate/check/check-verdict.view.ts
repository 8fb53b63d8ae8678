import type {
  CertificateCheck,
  CheckedIssue,
  CheckedLine,
} from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import { dayText } from '@covertrail/wording/text/day-text';

/** What a check comes to, in one sentence and one that says more. */
interface CheckVerdict {
  readonly tone: 'ok' | 'warn';
  readonly title: string;
  readonly text: string;
}

export const isAsStated = ({ isInForce, since }: CheckedLine): boolean => isInForce && since.length === 0;

/** The last issue that took the place of this one; undefined where none did. */
const laterIssue = ({ issue, others }: CertificateCheck): CheckedIssue | undefined =>
  others.findLast(({ revision }) => revision > issue.revision);

export function checkVerdict(check: CertificateCheck): CheckVerdict {
  const changed = check.lines.filter((line) => !isAsStated(line)).length;
  const later = laterIssue(check);
  if (changed > 0)
    return { tone: 'warn', title: `Genuine, but ${changedLines(changed, check.lines.length)}`, text: textOf(later) };
  if (later) return { tone: 'warn', title: 'Genuine, but replaced by a later one', text: textOf(later) };
  return {
    tone: 'ok',
    title: 'Genuine, and all of it is true today',
    text: 'It was issued as it stands below, and each policy is in force as stated.',
  };
}

const changedLines = (changed: number, all: number): string =>
  all === 1
    ? 'its policy is not as stated any more'
    : `${changed} of ${all} policies ${changed === 1 ? 'is' : 'are'} not as stated any more`;

const textOf = (later: CheckedIssue | undefined): string =>
  later
    ? `A later certificate was issued to the same holder on ${dayText(later.issuedOn)}: ask for that one.`
    : 'It was issued as it stands below. What changed since stands with each policy.';

/** What a file is to a certificate, by its SHA-256. */
export interface FileVerdict {
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
}

export function fileVerdict({ issue, others }: CertificateCheck, sha256: string): FileVerdict {
  if (sha256 === issue.sha256)
    return { tone: 'ok', title: 'This file is unchanged', text: 'It is the file that was issued, to the last byte.' };
  const other = others.find((each) => each.sha256 === sha256);
  if (!other)
    return {
      tone: 'bad',
      title: 'This is not the file that was issued',
      text: 'Something in it was changed, or it is another file. A file that was printed and scanned, or saved anew by a program, is another one too.',
    };
  const isEarlier = other.revision < issue.revision;
  return {
    tone: 'warn',
    title: `This is ${isEarlier ? 'an earlier' : 'a later'} issue of the same certificate`,
    text: `It is unchanged, and was issued on ${dayText(other.issuedOn)}. It has a code of its own.`,
  };
}
