import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import { checkLocation } from '@covertrail/domain/location/location-terms.rules';
import { demoLocation, demoVehicle, scheduleOf } from './demo-schedules.js';

const NUMBERS = Array.from({ length: 500 }, (_, index) => index + 1);

describe('the schedules of the demo world', () => {
  it('hold locations that may be submitted [C06]', () => {
    for (const number of NUMBERS) {
      expect(() => checkLocation(demoLocation(number, `schedule/${number}`))).not.toThrow();
    }
  });
  it('hold vehicles with a VIN each whose check digit fits [C07]', () => {
    const vins = NUMBERS.map((number) => demoVehicle(number).vin);
    expect([new Set(vins).size, vins.filter((vin) => fitsCheckDigit(vin) !== true)]).toEqual([500, []]);
  });
  it('are those of lines that list something', () => {
    expect(scheduleOf('supplier/1', 'generalLiability')).toBeNull();
    expect(scheduleOf('supplier/1', 'commercialProperty')).toEqual(scheduleOf('supplier/1', 'commercialProperty'));
  });
});
