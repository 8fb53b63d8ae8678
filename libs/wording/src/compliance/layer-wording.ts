import type { Finding } from '@covertrail/domain/compliance/finding';
import type { LayerReason } from '@covertrail/domain/compliance/param-reasons';
import { day, lineOf, said } from './param-text.js';

export const LAYER_WORDING: Readonly<Record<LayerReason, (finding: Finding) => string>> = {
  'LAYER.OTHER_INSURED': () => 'belongs to another insured',
  'LAYER.OTHER_CURRENCY': () => 'is in another currency',
  'LAYER.NOT_IN_FORCE': notInForceText,
  'LAYER.REJECTED': () => 'was rejected by the agent',
  'LAYER.NOT_SCHEDULED': (finding) => `does not have ${lineOf(finding)} on its schedule`,
  'LAYER.CLAIMS_MADE': () => 'is claims-made above an occurrence policy',
  'LAYER.RETROACTIVE_LATE': ({ params }) =>
    `covers nothing before ${day(params.layerDay ?? '')}, which is later than what is below it`,
  'LAYER.GAP_BELOW': () => 'begins above a gap',
  'LAYER.BESIDE': ({ params }) => `is beside ${said(params.beside)} and not above it, so that only one of them counts`,
  'LAYER.CARRIER_BELOW': ({ params }) =>
    `is written by ${said(params.carrier)}, a carrier whose rating does not meet what is required`,
  'LAYER.NOTHING_BELOW': () => 'is above another umbrella, and none of them counts',
  'LAYER.UNVERIFIED': () => 'has not been verified',
  'LAYER.CARRIER_IN_REVIEW': ({ params }) =>
    `is written by ${said(params.carrier)}, a carrier that needs manual review`,
  'LAYER.SCHEDULE_NOT_GIVEN': () => 'was entered without its schedule of underlying insurance',
  'LAYER.TRIGGER_NOT_GIVEN': () =>
    'cannot be matched with the policy below it, because occurrence or claims-made was not given',
  'LAYER.OTHER_TRIGGER': () => 'is on occurrence above a claims-made policy',
  'LAYER.RETROACTIVE_NOT_GIVEN': () =>
    'cannot be matched with the policy below it, because its retroactive date, or that of the policy below it, was not given',
  'LAYER.PLACE_NOT_KNOWN': () => 'may be beside or above another one, because its attachment point was not given',
  'LAYER.BELOW_IN_DOUBT': () => 'is above an umbrella that needs manual review itself',
};

function notInForceText({ params }: Finding): string {
  switch (params.layerIs) {
    case 'ended':
      return `ended on ${day(params.layerDay ?? '')}`;
    case 'canceled':
      return `was canceled on ${day(params.layerDay ?? '')}`;
    case 'notBegun':
      return `does not begin until ${day(params.layerDay ?? '')}`;
    default:
      return 'is not in force';
  }
}

/** Why an umbrella does not count, or may not: `ended on 05/01/2026`. */
export const layerText = (finding: Finding, code: string | number | undefined): string =>
  isLayerReason(code) ? LAYER_WORDING[code](finding) : '';

const isLayerReason = (code: unknown): code is LayerReason =>
  typeof code === 'string' && Object.hasOwn(LAYER_WORDING, code);
