import type { CalendarDate } from '../../kernel/dates.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Nested, ParamsWith } from '../finding-params.js';
import type { AskedOfLayers, OwnRefusal } from './layer.js';
import { coverEndsOn, presenceOf } from './presence.js';

/** Why a layer does not count, with what its sentence says of it; null for one that does not state what would be said. */
export function refusalOf(
  layer: ProvidedPolicy,
  refused: OwnRefusal,
  { rating }: AskedOfLayers,
  day: CalendarDate,
): Nested<'refused'> | null {
  switch (refused) {
    case 'LAYER.NOT_IN_FORCE':
      return { ...notInForce(layer, day), refused };
    case 'LAYER.RETROACTIVE_LATE': {
      const layerDay = layer.retroactiveOn.value;
      return layerDay === null ? null : { refused, layerDay };
    }
    case 'LAYER.CARRIER_BELOW':
      return rating === null ? null : { ...rating.params, carrier: layer.carrier.value.name, refused };
    default:
      return { refused };
  }
}

/** Since or until when a layer that is not in force is not. */
function notInForce(layer: ProvidedPolicy, day: CalendarDate): ParamsWith<'layerIs' | 'layerDay'> {
  switch (presenceOf(layer, day)) {
    case 'POLICY.NOT_BEGUN':
      return { layerIs: 'notBegun', layerDay: layer.period.value.effectiveOn };
    case 'POLICY.CANCELED':
      return { layerIs: 'canceled', layerDay: coverEndsOn(layer) };
    default:
      return { layerIs: 'ended', layerDay: layer.period.value.expiresOn };
  }
}
