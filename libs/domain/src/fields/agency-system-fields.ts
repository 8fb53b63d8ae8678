import { all, optional, type FieldRule } from './field-rule.js';
import { maxLength, pattern, requiredText } from './text-rules.js';

/** The systems from which an agency signs up, as their address names them [A08]. */
export const SIGN_UP_SYSTEMS = ['HawkSoft', 'Sagitta'] as const;
export type SignUpSystem = (typeof SIGN_UP_SYSTEMS)[number];

/** What the fields of Sagitta hold at most [A15]. */
const SAGITTA_LENGTH = 30;

/** By which id HawkSoft knows the agency. */
export const amsAgencyId: FieldRule<string> = requiredText('AMS_AGENCY_ID.REQUIRED', 50, 'AMS_AGENCY_ID.TOO_LONG');

export const sagittaServer = requiredText('SAGITTA_SERVER.REQUIRED', SAGITTA_LENGTH, 'SAGITTA_FIELD.TOO_LONG');
export const sagittaAccount = requiredText('SAGITTA_ACCOUNT.REQUIRED', SAGITTA_LENGTH, 'SAGITTA_FIELD.TOO_LONG');
export const sagittaUser: FieldRule<string> = all(
  requiredText('SAGITTA_USER.REQUIRED', SAGITTA_LENGTH, 'SAGITTA_FIELD.TOO_LONG'),
  pattern(/^\S*$/, 'SAGITTA_USER.NOT_VALID'),
);
export const sagittaPassword = requiredText('SAGITTA_PASSWORD.REQUIRED', SAGITTA_LENGTH, 'SAGITTA_FIELD.TOO_LONG');
/** Server pool and online code. */
export const sagittaFurther = optional(maxLength(SAGITTA_LENGTH, 'SAGITTA_FIELD.TOO_LONG'));
