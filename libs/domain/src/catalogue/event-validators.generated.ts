// @ts-nocheck
// Generated from the contracts by `npm run docs`: edit those.
import * as agencyImport from '../agency-import/agency-import.validators.generated.js';
import * as assessment from '../assessment/assessment.validators.generated.js';
import * as carrier from '../carrier/carrier.validators.generated.js';
import * as carryOver from '../carry-over/carry-over.validators.generated.js';
import * as claim from '../claim/claim.validators.generated.js';
import * as client from '../client/client.validators.generated.js';
import * as clientTransfer from '../client-transfer/client-transfer.validators.generated.js';
import * as company from '../company/company.validators.generated.js';
import * as complianceReview from '../compliance-review/compliance-review.validators.generated.js';
import * as correction from '../correction/correction.validators.generated.js';
import * as curePlan from '../cure-plan/cure-plan.validators.generated.js';
import * as document from '../document/document.validators.generated.js';
import * as documentRegister from '../document-register/document-register.validators.generated.js';
import * as exception from '../exception/exception.validators.generated.js';
import * as fixPlan from '../fix-plan/fix-plan.validators.generated.js';
import * as formEquivalence from '../form-equivalence/form-equivalence.validators.generated.js';
import * as inbox from '../inbox/inbox.validators.generated.js';
import * as location from '../location/location.validators.generated.js';
import * as maintenance from '../maintenance/maintenance.validators.generated.js';
import * as membership from '../membership/membership.validators.generated.js';
import * as note from '../note/note.validators.generated.js';
import * as notification from '../notification/notification.validators.generated.js';
import * as policy from '../policy/policy.validators.generated.js';
import * as project from '../project/project.validators.generated.js';
import * as representation from '../representation/representation.validators.generated.js';
import * as request from '../request/request.validators.generated.js';
import * as selection from '../selection/selection.validators.generated.js';
import * as share from '../share/share.validators.generated.js';
import * as sheetImport from '../sheet-import/sheet-import.validators.generated.js';
import * as template from '../template/template.validators.generated.js';
import * as tracking from '../tracking/tracking.validators.generated.js';
import * as user from '../user/user.validators.generated.js';
import * as vehicle from '../vehicle/vehicle.validators.generated.js';
import type { EventValidator } from './event-validator.js';

/** Checks the content of each event type against what its contract declares. */
export const EVENT_VALIDATORS: Readonly<Record<string, EventValidator>> = {
  ...agencyImport,
  ...assessment,
  ...carrier,
  ...carryOver,
  ...claim,
  ...client,
  ...clientTransfer,
  ...company,
  ...complianceReview,
  ...correction,
  ...curePlan,
  ...document,
  ...documentRegister,
  ...exception,
  ...fixPlan,
  ...formEquivalence,
  ...inbox,
  ...location,
  ...maintenance,
  ...membership,
  ...note,
  ...notification,
  ...policy,
  ...project,
  ...representation,
  ...request,
  ...selection,
  ...share,
  ...sheetImport,
  ...template,
  ...tracking,
  ...user,
  ...vehicle,
};
