import { ASSESSMENT_CODES } from '../assessment/assessment.decider.js';
import { CARRIER_CODES } from '../carrier/carrier.decider.js';
import { CLAIM_CODES } from '../claim/claim.decider.js';
import { CLIENT_TRANSFER_CODES } from '../client-transfer/client-transfer.decider.js';
import { CLIENT_CODES } from '../client/client.decider.js';
import { COMPANY_CODES } from '../company/company.decider.js';
import { FIX_PLAN_CODES } from '../fix-plan/fix-plan.decider.js';
import { MEMBERSHIP_CODES } from '../membership/membership.decider.js';
import { NOTIFICATION_CODES } from '../notification/notification.decider.js';
import { POLICY_CODES } from '../policy/policy.decider.js';
import { PROJECT_CODES } from '../project/project.decider.js';
import { REPRESENTATION_CODES } from '../representation/representation.decider.js';
import { REQUEST_CODES } from '../request/request.decider.js';
import { SHARE_CODES } from '../share/share.decider.js';
import { TEMPLATE_CODES } from '../template/template.decider.js';
import { TRACKING_CODES } from '../tracking/tracking.decider.js';
import { USER_CODES } from '../user/user.decider.js';

/** Every code that a rule of the domain may throw: the HTTP table has words for each. */
export const RULE_CODES: readonly string[] = [
  ...ASSESSMENT_CODES,
  ...CARRIER_CODES,
  ...CLAIM_CODES,
  ...CLIENT_CODES,
  ...CLIENT_TRANSFER_CODES,
  ...COMPANY_CODES,
  ...FIX_PLAN_CODES,
  ...MEMBERSHIP_CODES,
  ...NOTIFICATION_CODES,
  ...POLICY_CODES,
  ...PROJECT_CODES,
  ...REPRESENTATION_CODES,
  ...REQUEST_CODES,
  ...SHARE_CODES,
  ...TEMPLATE_CODES,
  ...TRACKING_CODES,
  ...USER_CODES,
];
