import { Controller, Inject, Query } from '@nestjs/common';
import {
  addressSearch,
  addressSuggestions,
  openAddressSuggestions,
  postalPlace,
} from '@covertrail/contracts/address/address.calls';
import { AddressSearchDto, PostalPlaceDto } from '@covertrail/contracts/address/address.inputs';
import type { AddressSearch, AddressSuggestions, PostalPlace } from '@covertrail/contracts/address/address.replies';
import { Open } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CallerAddress } from '#limits/caller-address.decorator';
import type { ServiceConfig } from '#service/service-config';
import { ADDRESS_DIRECTORY, SERVICE } from '#tokens/tokens';
import { AddressSuggester } from './address-suggestions.service.js';
import type { AddressDirectory } from './directory/address-directory.port.js';
import { POSTAL_PLACES, type PostalPlaces } from './postal-places.port.js';

/** What completes an address that is filled in [A14]. */
@Controller()
export class AddressController {
  constructor(
    @Inject(POSTAL_PLACES) private readonly places: PostalPlaces,
    private readonly suggester: AddressSuggester,
    @Inject(ADDRESS_DIRECTORY) private readonly directory: AddressDirectory,
    @Inject(SERVICE) private readonly service: ServiceConfig,
  ) {}

  @Open('whoever signs up fills in an address before there is an account; where a code is, everybody may know')
  @Answers(postalPlace)
  place(@Query() { country, code }: PostalPlaceDto): Promise<PostalPlace | null> {
    return this.places.find(country, code);
  }

  @Open(
    'whoever signs up fills in an address before there is an account; it says whether a directory is set up, and the key that its operator made public',
  )
  @Answers(addressSearch)
  search(): AddressSearch {
    return { smartyEnabled: this.directory.isOn, embeddedKey: this.service.embeddedAddressKey };
  }

  @Answers(addressSuggestions)
  suggestions(@Query() search: AddressSearchDto, @CurrentActor() actor: Actor): Promise<AddressSuggestions> {
    return this.suggester.forCompany(actor, search);
  }

  @Open('whoever signs up fills in an address before there is an account; it comes from a public directory')
  @Answers(openAddressSuggestions)
  openSuggestions(@Query() search: AddressSearchDto, @CallerAddress() caller: string): Promise<AddressSuggestions> {
    return this.suggester.forStranger(caller, search);
  }
}
