import type { Finding } from './finding.js';
import { lineOf, said } from './param-text.js';
import type { LayerReason } from './reasons.js';

const LAYER_WORDING: Readonly<Record<LayerReason, (finding: Finding) => string>> = {
  'LAYER.OTHER_INSURED': () => 'belongs to another insured',
  'LAYER.NOT_IN_FORCE': () => 'is not in force',
  'LAYER.REJECTED': () => 'was rejected',
  'LAYER.NOT_SCHEDULED': (finding) => `does not have ${lineOf(finding)} on its schedule`,
  'LAYER.CLAIMS_MADE': () => 'is claims-made over an occurrence policy',
  'LAYER.UNVERIFIED': () => 'has not been verified',
  'LAYER.SCHEDULE_NOT_GIVEN': () => 'has a schedule that was not given',
  'LAYER.TRIGGER_NOT_GIVEN': () => 'cannot be matched with the policy below it (occurrence or claims-made was not given)',
};

/** Why an umbrella does not count, or may not: `is not in force`. */
export const layerText = (finding: Finding, code: string | number | undefined): string =>
  (Object.hasOwn(LAYER_WORDING, said(code)) ? LAYER_WORDING[said(code) as LayerReason](finding) : '');
