import type {
  CertificateForm,
  NotEligibleBecause,
  NotIssuedAgain,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { LINE_NAMES } from '../insurance/labels.js';

/** What each form is, beside its number. */
export const CERTIFICATE_FORM_NAMES: Readonly<Record<CertificateForm, string>> = {
  '24': 'Certificate of property insurance (24)',
  '25': 'Certificate of liability insurance (25)',
  '27': 'Evidence of property insurance (27)',
  '28': 'Evidence of commercial property insurance (28)',
};

/** Why a policy cannot be certified today, beside it [E03]. */
export const NOT_ELIGIBLE_TEXTS: Readonly<Record<NotEligibleBecause, string>> = {
  archived: 'It is archived.',
  rejected: 'An agent rejected it.',
  canceled: 'It is canceled.',
  expired: 'It has expired.',
  notYetInForce: 'It is not in force yet.',
  notVerified: 'No agent has approved it as it is now.',
};

const NOT_AGAIN_TEXTS: Readonly<Record<NotIssuedAgain['because'], string>> = {
  archived: 'is archived',
  rejected: 'was rejected by an agent',
  canceled: 'is canceled',
  expired: 'has expired',
  notYetInForce: 'is not in force yet',
  notVerified: 'was approved by no agent as it is now',
  otherAgency: 'is managed by another agency',
};

/** `Cannot be issued again: the General liability policy is canceled.` [D12] */
export const notAgainText = ({ line, because }: NotIssuedAgain): string =>
  `Cannot be issued again: the ${LINE_NAMES[line]} policy ${NOT_AGAIN_TEXTS[because]}.`;
