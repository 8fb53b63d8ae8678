import { AddClient } from '@covertrail/backend/features/client/add-client/add-client.command';
import { InviteAgency } from '@covertrail/backend/accounts/invite-agency.command';
import { RegisterCompany } from '@covertrail/backend/accounts/register-company.command';
import { MarkAsRead } from '@covertrail/backend/features/notification/mark-as-read.command';
import { AcceptAppointment } from '@covertrail/backend/features/representation/accept-appointment.command';
import { RequestAppointment } from '@covertrail/backend/features/representation/request-appointment.command';
import { AddSupplierContact } from '@covertrail/backend/features/supplier-contact/add-supplier-contact.command';
import { AppointOperator } from '@covertrail/backend/features/user/appoint-operator.command';
import { RegisterUser } from '@covertrail/backend/accounts/register-user.command';
import { Forward } from '@covertrail/backend/forwarding/forward.command';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DEMO_PASSWORD } from '../demo-people.js';
import type { CommandMakers } from './command-makers.js';

type AccountStep =
  | 'registerCompany'
  | 'registerUser'
  | 'finishTour'
  | 'keepSupplier'
  | 'appointOperator'
  | 'addClient'
  | 'requestAppointment'
  | 'acceptAgency'
  | 'inviteAgency'
  | 'readNotifications';

/** Companies, their people, the agencies that represent them, and the suppliers that they keep. */
export const ACCOUNT_COMMANDS: CommandMakers<AccountStep> = {
  registerCompany: ({ company }, { meta }) => new RegisterCompany(company, meta),
  registerUser: ({ person }, { meta }) =>
    new RegisterUser(
      { ...person, permissions: ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'], password: DEMO_PASSWORD },
      meta,
    ),
  finishTour: ({ role }, { companyId, userId, meta }) =>
    new Forward(userDecider, userId, { type: 'DismissGuide', guide: 'tour', companyId, role }, meta),
  keepSupplier: ({ entry }, { companyId, meta }) => new AddSupplierContact(companyId, entry, null, meta),
  appointOperator: ({ operator }, { meta }) =>
    new AppointOperator({ ...operator, password: DEMO_PASSWORD, mustChange: false }, meta),
  addClient: ({ taxId }, { companyId, userId, meta }) => new AddClient({ by: 'taxId', taxId }, companyId, userId, meta),
  requestAppointment: ({ insuredId }, { companyId, userId, meta }) =>
    new RequestAppointment(insuredId, companyId, userId, meta),
  acceptAgency: ({ insuredId, agencyId }, { meta }) => new AcceptAppointment(insuredId, agencyId, meta),
  inviteAgency: ({ email }, { companyId, meta }) => new InviteAgency(companyId, email, meta),
  readNotifications: (_command, { companyId, userId, meta }) => new MarkAsRead(companyId, userId, null, meta),
};
