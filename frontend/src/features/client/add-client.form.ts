import { addClient } from '@covertrail/contracts/client/client.calls';
import type { ClientCandidate } from '@covertrail/contracts/client/client.replies';
import { requestAppointment } from '@covertrail/contracts/representation/representation.calls';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { searchedTaxId } from '@covertrail/domain/fields/company-fields';
import { requestNumber } from '@covertrail/domain/fields/request-fields';
import { commandOf } from '#shared/api/call-request';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';

/** How an agent finds its client [G01]. The client is asked; with a Request ID the agent may answer that request meanwhile. */
export type ClientWay = 'requestNumber' | 'taxId' | 'email' | 'name';

export interface AddClientValues {
  readonly way: ClientWay;
  readonly requestNumber: string;
  readonly taxId: string;
  readonly email: string;
  readonly company: ClientCandidate | null;
}

export const NOTHING_GIVEN: AddClientValues = {
  way: 'requestNumber',
  requestNumber: '',
  taxId: '',
  email: '',
  company: null,
};

type Rule = FormRules<AddClientValues>[string];

const when =
  (way: ClientWay, rule: (value: unknown) => Wrong): Rule =>
  (value, all) =>
    all.way === way ? rule(value) : null;

export const addClientRules: FormRules<AddClientValues> = {
  requestNumber: when('requestNumber', (value) => requestNumber.check(value)),
  taxId: when('taxId', (value) => searchedTaxId.check(value)),
  email: when('email', (value) => invitedEmail.check(value)),
  company: when('name', (value) => (value ? null : 'Please select company')),
};

const ASKED = 'The company has been asked.';
const ASKED_BY_REQUEST = 'The company has been asked. You can answer its request now: see Open Requests.';

/** The call for each way: all of them ask the company, which accepts or refuses. */
export function addClientCall(values: AddClientValues) {
  if (values.way === 'name') {
    return commandOf(requestAppointment, { body: { insuredCompanyId: values.company?.insuredId ?? '' }, toast: ASKED });
  }
  return commandOf(addClient, {
    body: { [values.way]: values[values.way] },
    toast: values.way === 'requestNumber' ? ASKED_BY_REQUEST : ASKED,
  });
}
