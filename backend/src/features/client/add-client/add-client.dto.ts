import { IsOptional } from 'class-validator';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { searchedTaxId } from '@covertrail/domain/fields/company-fields';
import { requestNumber } from '@covertrail/domain/fields/request-fields';
import { Fits } from '#http/fits.decorator';
import { Problem } from '#http/problem';
import type { ClientProof } from './add-client.command.js';

/** POST agent/client: exactly one proof. By name alone an agency asks for an appointment instead (`agent/appointment`). */
export class AddClientDto {
  @IsOptional() @Fits(requestNumber) requestNumber?: string;
  @IsOptional() @Fits(searchedTaxId) taxId?: string;
  @IsOptional() @Fits(invitedEmail) email?: string;
}

const ONE = 'Please give a Request ID, a Tax ID or an Email.';

/** Throws where none or several were given. */
export function proofIn({ requestNumber: number, taxId, email }: AddClientDto): ClientProof {
  const given: ClientProof[] = [];
  if (number !== undefined) given.push({ by: 'requestNumber', number: number.trim() });
  if (taxId !== undefined) given.push({ by: 'taxId', taxId });
  if (email !== undefined) given.push({ by: 'email', email });
  const [proof, second] = given;
  if (!proof || second) throw new Problem('HTTP.BAD_INPUT', { errors: { requestNumber: ONE } });
  return proof;
}
