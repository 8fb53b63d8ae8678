import { Module } from '@nestjs/common';
import { AddCarrierHandler } from './add-carrier/add-carrier.handler.js';
import { CarrierController } from './carrier.controller.js';
import { RateCarrierHandler } from './rate-carrier/rate-carrier.handler.js';
import { CarrierDirectory } from './find-carrier/carrier-directory.reader.js';

@Module({ controllers: [CarrierController], providers: [AddCarrierHandler, RateCarrierHandler, CarrierDirectory] })
export class CarrierModule {}
