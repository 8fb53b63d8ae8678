import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Nested } from '@covertrail/domain/compliance/finding-params';
import { day, lineOf, money } from './param-text.js';

/** Why an umbrella does not count, beside the sum of a limit: `umbrella UM-7 ended on 05/01/2026`. */
export function refusalText(finding: Finding, umbrella: string, params: Nested<'refused'>): string {
  return params.refused === 'LAYER.GAP_BELOW'
    ? `the tower ends at ${money(params.towerEnds, params)} and the next layer, ${umbrella}, begins at ${money(params.layerBegins, params)}`
    : `umbrella ${umbrella} ${refusedBecause(finding, params)}`;
}

type Refused = Exclude<Nested<'refused'>, { readonly refused: 'LAYER.GAP_BELOW' }>;

function refusedBecause(finding: Finding, params: Refused): string {
  switch (params.refused) {
    case 'LAYER.OTHER_INSURED':
      return 'belongs to another insured';
    case 'LAYER.OTHER_CURRENCY':
      return 'is in another currency';
    case 'LAYER.NOT_IN_FORCE':
      return `${NOT_IN_FORCE[params.layerIs]} ${day(params.layerDay)}`;
    case 'LAYER.REJECTED':
      return 'was rejected by the agent';
    case 'LAYER.NOT_SCHEDULED':
      return `does not have ${lineOf(finding)} on its schedule`;
    case 'LAYER.CLAIMS_MADE':
      return 'is claims-made above an occurrence policy';
    case 'LAYER.RETROACTIVE_LATE':
      return `covers nothing before ${day(params.layerDay)}, which is later than what is below it`;
    case 'LAYER.BESIDE':
      return `is beside ${params.beside} and not above it, so that only one of them counts`;
    case 'LAYER.CARRIER_BELOW':
      return `is written by ${params.carrier}, a carrier whose rating does not meet what is required`;
    case 'LAYER.NOTHING_BELOW':
      return 'is above another umbrella, and none of them counts';
  }
}

const NOT_IN_FORCE = {
  ended: 'ended on',
  canceled: 'was canceled on',
  notBegun: 'does not begin until',
} as const;

/** Why an umbrella may not count, or why a form is in doubt: the end of a clause. */
export function doubtText(params: Nested<'doubt'>): string {
  switch (params.doubt) {
    case 'LAYER.UNVERIFIED':
      return 'has not been verified';
    case 'LAYER.CARRIER_IN_REVIEW':
      return `is written by ${params.carrier}, a carrier that needs manual review`;
    case 'LAYER.SCHEDULE_NOT_GIVEN':
      return 'was entered without its schedule of underlying insurance';
    case 'LAYER.TRIGGER_NOT_GIVEN':
      return 'cannot be matched with the policy below it, because occurrence or claims-made was not given';
    case 'LAYER.OTHER_TRIGGER':
      return 'is on occurrence above a claims-made policy';
    case 'LAYER.RETROACTIVE_NOT_GIVEN':
      return 'cannot be matched with the policy below it, because its retroactive date, or that of the policy below it, was not given';
    case 'LAYER.PLACE_NOT_KNOWN':
      return 'may be beside or above another one, because its attachment point was not given';
    case 'LAYER.BELOW_IN_DOUBT':
      return 'is above an umbrella that needs manual review itself';
    case 'FORM.UNKNOWN':
      return 'is not in the index of forms';
    case 'FORM.EDITION_NOT_GIVEN':
      return 'was entered without its edition, which decides what it covers';
    case 'FORM.EDITION_UNKNOWN':
      return 'is of an edition that is not in the index of forms';
    case 'FORM.NOT_CONFIRMED':
      return 'is in the index of forms, but what it covers has not been confirmed';
    case 'FORM.OF_A_CARRIER':
      return 'is a carrier’s own form, whose text must be read';
    case 'FORM.FOR_SOME':
      return `is written only for ${params.only}`;
    case 'FORM.ARGUABLE':
      return 'can be understood in two ways';
    case 'FORM.OTHER_PART':
      return 'belongs to another part or line';
  }
}
