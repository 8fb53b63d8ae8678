import { IsIn, IsOptional } from 'class-validator';
import { CLIENT_STATUSES, type ClientStatus } from '@covertrail/domain/client/client.contract';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { searchedTaxId } from '@covertrail/domain/fields/company-fields';
import { policyNumber } from '@covertrail/domain/fields/policy-fields';
import { requestNumber } from '@covertrail/domain/fields/request-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** POST agent/client: exactly one of them. An agency that knows the name asks with `agent/appointment`. */
export class AddClientDto {
  @IsOptional() @Fits(requestNumber) readonly requestNumber?: string;
  @IsOptional() @Fits(searchedTaxId) readonly taxId?: string;
  @IsOptional() @Fits(invitedEmail) readonly email?: string;
}

/** Query of the client list: sorted by `name` or `since`; `insuredCompanyId` selects one client, `policyNumber` those with a policy whose number begins so [A03]. */
export class ClientListDto extends PageDto {
  @IsOptional() @IsIn(CLIENT_STATUSES) readonly status?: ClientStatus;
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  @IsOptional() @Fits(policyNumber) readonly policyNumber?: string;
}

/** GET agent/client/search. */
export class FindClientDto {
  @Fits(searchedName) readonly keyword!: string;
}
