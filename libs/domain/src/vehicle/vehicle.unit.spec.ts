import { given } from '../kernel/testing/given.js';
import type { VehicleAdded, VehicleFacts } from './vehicle.contract.js';
import { vehicleDecider } from './vehicle.decider.js';

const ids = {
  vehicleId: '74000000-0000-4000-8000-000000000001',
  policyId: '20000000-0000-4000-8000-000000000001',
  insuredId: '10000000-0000-4000-8000-000000000001',
};
const truck: VehicleFacts = { vin: '1HGCM82633A004352', year: 2021, make: 'Ford', model: 'F-550' };
const added: VehicleAdded = { type: 'VehicleAdded', data: { ...ids, agencyId: null, importId: null, vehicle: truck } };
const after = { ...truck, year: 2022 };
const removed = { type: 'VehicleRemoved', data: { ...ids, importId: null, vehicle: truck } } as const;

describe('a vehicle of a policy [C07]', () => {
  const add = { type: 'AddVehicle', ...added.data } as const;
  it('is added once', () => {
    given(vehicleDecider).when(add).then(added);
    given(vehicleDecider, added).when(add).refused('VEHICLE.ALREADY_EXISTS');
  });
  it('has a VIN of 17 to 30 characters', () => {
    given(vehicleDecider)
      .when({ ...add, vehicle: { ...truck, vin: 'SHORT' } })
      .refused('VEHICLE.VIN_NOT_VALID');
    given(vehicleDecider, added)
      .when({ type: 'ReviseVehicle', vehicle: { ...truck, vin: 'A'.repeat(31) } })
      .refused('VEHICLE.VIN_NOT_VALID');
  });
  it('is revised with the values from before', () => {
    given(vehicleDecider, added)
      .when({ type: 'ReviseVehicle', vehicle: after })
      .then({ type: 'VehicleRevised', data: { ...ids, before: truck, after } });
    given(vehicleDecider, added).when({ type: 'ReviseVehicle', vehicle: truck }).nothing();
  });
  it('is removed once, and is not revised afterwards', () => {
    given(vehicleDecider, added).when({ type: 'RemoveVehicle' }).then(removed);
    given(vehicleDecider, added, removed).when({ type: 'RemoveVehicle' }).nothing();
    given(vehicleDecider, added, removed).when({ type: 'ReviseVehicle', vehicle: after }).refused('VEHICLE.NOT_FOUND');
  });
  it('that was imported is removed by the undo of its import, unless someone changed it', () => {
    const importId = '72000000-0000-4000-8000-000000000001';
    const imported: VehicleAdded = { ...added, data: { ...added.data, importId } };
    const undo = { type: 'UndoImportedVehicle', importId } as const;
    const revised = { type: 'VehicleRevised', data: { ...ids, before: truck, after } } as const;
    given(vehicleDecider, imported)
      .when(undo)
      .then({ ...removed, data: { ...removed.data, importId } });
    given(vehicleDecider, imported, revised).when(undo).nothing();
    given(vehicleDecider, added).when(undo).nothing();
    given(vehicleDecider, imported, removed).when(undo).nothing();
  });
  it('must be there', () => given(vehicleDecider).when({ type: 'RemoveVehicle' }).refused('VEHICLE.NOT_FOUND'));
});
