import { holderDetailsProblem } from '../fields/holder-fields.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  CertificateIssued,
  CertificateReissued,
  Issue,
  IssuedCertificateCommand,
  IssuedCertificateEvent,
} from './issued-certificate.contract.js';

/** A certificate with each of its issues, the first one first. Null before it was issued. */
export type IssuedCertificateState =
  (Omit<CertificateIssued['data'], keyof Issue> & { readonly issues: readonly [Issue, ...Issue[]] }) | null;

/** Every code with which a command to a certificate may be refused. */
export const ISSUED_CERTIFICATE_CODES = [
  'CERTIFICATE.NOT_FOUND',
  'CERTIFICATE.ALREADY_EXISTS',
  'CERTIFICATE.NOT_ELIGIBLE',
  'CERTIFICATE.OTHER_FORM',
  'CERTIFICATE.NO_SIGNATURE',
  'CERTIFICATE.NOT_ENDORSED',
  'CERTIFICATE.HOLDER_NOT_VALID',
  'CERTIFICATE.HOLDER_TOO_LONG',
] as const;

/** One certificate of one holder: `issuedCertificate-<certificateId>`. Its revision is the number of times that it was issued again [E03]. */
export const issuedCertificateDecider: Decider<
  IssuedCertificateState,
  IssuedCertificateCommand,
  IssuedCertificateEvent
> = {
  type: 'issuedCertificate',
  initialState: null,
  decide(command, state) {
    if (command.type === 'IssueCertificate') return issue(dataOf(command), state);
    if (state === null) throw new RuleBroken('CERTIFICATE.NOT_FOUND');
    return reissue(dataOf(command), state);
  },
  evolve(state, event) {
    if (event.type === 'CertificateIssued') {
      const { certificateId, insuredId, agencyId, forProject, form, number, ...issued } = event.data;
      const of = { certificateId, insuredId, agencyId, ...(forProject ? { forProject } : {}) };
      return { ...of, form, number, issues: [issued] };
    }
    if (state === null) return null;
    return { ...state, issues: [...state.issues, issueOf(event.data)] };
  },
};

function issue(data: CertificateIssued['data'], state: IssuedCertificateState): IssuedCertificateEvent[] {
  if (state !== null) throw new RuleBroken('CERTIFICATE.ALREADY_EXISTS');
  checkIssue(data);
  return [{ type: 'CertificateIssued', data }];
}

function reissue(again: Issue, state: NonNullable<IssuedCertificateState>): IssuedCertificateEvent[] {
  checkIssue(again);
  const { certificateId, insuredId, agencyId, forProject, number, issues } = state;
  const of = { certificateId, insuredId, agencyId, ...(forProject ? { forProject } : {}) };
  return [{ type: 'CertificateReissued', data: { ...of, number, revision: issues.length, ...again } }];
}

/** What an event states of this issue alone. */
function issueOf(data: CertificateReissued['data']): Issue {
  const {
    certificateId: _id,
    insuredId: _of,
    agencyId: _by,
    forProject: _for,
    number: _number,
    revision: _at,
    ...issue
  } = data;
  return issue;
}

function checkIssue({ policies, holder }: Issue): void {
  if (policies.length === 0) throw new RuleBroken('CERTIFICATE.NOT_ELIGIBLE');
  checkHolder(holder);
}

/** Throws CERTIFICATE.HOLDER_TOO_LONG with `most` where a box has no room for its text, and CERTIFICATE.HOLDER_NOT_VALID where a field is wrong. */
export function checkHolder(holder: Issue['holder']): void {
  const problem = holderDetailsProblem(holder);
  if (problem === null) return;
  throw 'most' in problem
    ? new RuleBroken('CERTIFICATE.HOLDER_TOO_LONG', { most: problem.most })
    : new RuleBroken('CERTIFICATE.HOLDER_NOT_VALID');
}
