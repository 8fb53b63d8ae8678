import { IsOptional } from 'class-validator';
import { address1, address2, city, companyName, postalCode, state } from '@covertrail/domain/fields/company-fields';
import type { CertificateHolder, HolderAddress } from '@covertrail/domain/policy/certificate-holder.contract';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { NestedOne } from '@covertrail/contracts/inputs/nested.decorator';

class HolderAddressDto implements HolderAddress {
  @Fits(address1) address1!: string;
  @IsOptional() @Fits(address2) address2 = '';
  @Fits(city) city!: string;
  @Fits(state) state!: string;
  @Fits(postalCode) postalCode!: string;
}

/** Of a policy, or required of one; absent address: not given. */
export class CertificateHolderDto implements CertificateHolder {
  @Fits(companyName) name!: string;
  @IsOptional() @NestedOne(() => HolderAddressDto) address: HolderAddressDto | null = null;
}
