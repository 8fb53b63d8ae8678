import { Controller, Inject, Query } from '@nestjs/common';
import { postalPlace } from '@covertrail/contracts/address/address.calls';
import { PostalPlaceDto } from '@covertrail/contracts/address/address.inputs';
import type { PostalPlace } from '@covertrail/contracts/address/address.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { POSTAL_PLACES, type PostalPlaces } from './postal-places.port.js';

/** What completes an address that is filled in [A14]. */
@Controller()
export class AddressController {
  constructor(@Inject(POSTAL_PLACES) private readonly places: PostalPlaces) {}

  @Open('whoever signs up fills in an address before there is an account; where a code is, everybody may know')
  @Answers(postalPlace)
  place(@Query() { country, code }: PostalPlaceDto): Promise<PostalPlace | null> {
    return this.places.find(country, code);
  }
}
