import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddressController } from './address.controller.js';
import { AddressSuggester } from './address-suggestions.service.js';
import { OfflinePlaces } from './offline-places.adapter.js';
import { POSTAL_PLACES } from './postal-places.port.js';
import { UsedAddresses } from './used-addresses.reader.js';

@Module({
  controllers: [AddressController],
  providers: [{ provide: POSTAL_PLACES, useClass: OfflinePlaces }, AddressSuggester, UsedAddresses],
})
class AddressModule {}

export const addressFeature: BackendFeature = { name: 'address', module: AddressModule };
