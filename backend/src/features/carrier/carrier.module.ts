import { Module } from '@nestjs/common';
import { AddCarrierHandler } from './add-carrier.command.js';
import { CarrierController } from './carrier.controller.js';
import { RateCarrierHandler } from './rate-carrier.command.js';
import { CarrierDirectory } from './find-carrier/carrier-directory.reader.js';

@Module({ controllers: [CarrierController], providers: [AddCarrierHandler, RateCarrierHandler, CarrierDirectory] })
export class CarrierModule {}
