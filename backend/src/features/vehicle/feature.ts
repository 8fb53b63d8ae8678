import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddVehicleHandler } from './add-vehicle.command.js';
import { RemoveVehicleHandler } from './remove-vehicle.command.js';
import { ReviseVehicleHandler } from './revise-vehicle.command.js';
import { VehicleController } from './vehicle.controller.js';
import { VEHICLE_PROBLEMS } from './vehicle.problems.js';

@Module({ controllers: [VehicleController], providers: [AddVehicleHandler, ReviseVehicleHandler, RemoveVehicleHandler] })
class VehicleModule {}

export const vehicleFeature: BackendFeature = { name: 'vehicle', module: VehicleModule, problems: VEHICLE_PROBLEMS };
