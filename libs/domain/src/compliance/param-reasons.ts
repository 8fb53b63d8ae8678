/*
 * Reasons that a parameter of a finding holds: why a layer does not count, why a form is in doubt. As in `reasons.ts`, a row declares a reason: its
 * type, what must be given with it and what its words may read follow. A finding may name more.
 */

/** Names of parameters by reason. That parameters have these names the compiler says in `named-params.ts`, which reads both. */
type NamesBy = Readonly<Record<string, readonly string[]>>;

/** Why a condition has its outcome; `libs/wording` has a sentence for each. */
const CONDITION_REASONS = {
  'CONDITION.NUMBER_SAME': ['printed'],
  'CONDITION.NUMBER_DIFFERS': ['printed', 'policyNumber'],
  'CONDITION.NUMBER_NOT_READ': [],
  'CONDITION.DATES_COVER_POLICY': ['from', 'to'],
  'CONDITION.DATES_COVER_PART': ['from', 'to'],
  'CONDITION.DATES_OUTSIDE_POLICY': ['from', 'to'],
  'CONDITION.DATES_NOT_READ': [],
  'CONDITION.NAMING_ACCEPTED': ['accepted'],
  'CONDITION.NAMING_IN_DOUBT': ['accepted'],
  'CONDITION.NAMING_NOT_ACCEPTED': ['accepted'],
  'CONDITION.NAMING_NOT_READ': [],
  'CONDITION.SCOPE_NOT_GIVEN': ['scope'],
  'CONDITION.ENTITY_NAMED': ['entity', 'named'],
  'CONDITION.ENTITY_BY_BLANKET': ['entity'],
  'CONDITION.ENTITY_SIMILAR': ['entity', 'named'],
  'CONDITION.ENTITY_NOT_NAMED': ['entity', 'names'],
  'CONDITION.ENTITY_NOT_READ': ['entity'],
} as const satisfies NamesBy;
export type ConditionReason = keyof typeof CONDITION_REASONS;

/** Why a named form does not prove an endorsement. */
export const FORM_DOUBTS = {
  'FORM.UNKNOWN': [],
  'FORM.EDITION_NOT_GIVEN': [],
  'FORM.EDITION_UNKNOWN': [],
  'FORM.NOT_CONFIRMED': [],
  'FORM.OF_A_CARRIER': [],
  'FORM.FOR_SOME': ['only'],
  'FORM.ARGUABLE': [],
  'FORM.OTHER_PART': [],
} as const satisfies NamesBy;
export type FormDoubt = keyof typeof FORM_DOUBTS;

/** What is on record against a form: it proves nothing, or a person reads it (`endorsements/form-objection.ts`). */
const FORM_OBJECTIONS = {
  'FORM.OTHER_POLICY': ['printed'],
  'FORM.ENDED': ['formDay'],
  'FORM.NOT_BEGUN': ['formDay'],
  'FORM.STATED_OTHERWISE': ['scope'],
  'FORM.NAMES_OTHERS': ['names'],
  'FORM.NAMES_NOBODY': [],
  'FORM.WAIVER_BARRED': ['states'],
  'FORM.OTHER_STATE': ['formState', 'states'],
} as const satisfies NamesBy;
export type FormObjection = keyof typeof FORM_OBJECTIONS;

/** Why an umbrella does not count: stated beside a limit that is short. */
const LAYER_REFUSALS = {
  'LAYER.OTHER_INSURED': [],
  'LAYER.OTHER_CURRENCY': [],
  'LAYER.NOT_IN_FORCE': ['layerIs', 'layerDay'],
  'LAYER.REJECTED': [],
  'LAYER.NOT_SCHEDULED': [],
  'LAYER.CLAIMS_MADE': [],
  'LAYER.RETROACTIVE_LATE': ['layerDay'],
  'LAYER.GAP_BELOW': ['towerEnds', 'layerBegins'],
  'LAYER.BESIDE': ['beside'],
  'LAYER.CARRIER_BELOW': ['carrier', 'requiredStrength', 'requiredSize'],
  'LAYER.NOTHING_BELOW': [],
} as const satisfies NamesBy;
export type LayerRefusal = keyof typeof LAYER_REFUSALS;

/** Why an umbrella may not count: if a missing fact were known, or if a person accepted it, it might. */
export const LAYER_DOUBTS = {
  'LAYER.UNVERIFIED': [],
  'LAYER.CARRIER_IN_REVIEW': ['carrier'],
  'LAYER.BELOW_IN_DOUBT': [],
  'LAYER.SCHEDULE_NOT_GIVEN': [],
  'LAYER.TRIGGER_NOT_GIVEN': [],
  'LAYER.OTHER_TRIGGER': [],
  'LAYER.RETROACTIVE_NOT_GIVEN': [],
  'LAYER.PLACE_NOT_KNOWN': [],
} as const satisfies NamesBy;
export type LayerDoubt = keyof typeof LAYER_DOUBTS;
export const LAYER_REASONS = { ...LAYER_REFUSALS, ...LAYER_DOUBTS };
export type LayerReason = keyof typeof LAYER_REASONS;

/** Who saw a form (`endorsements/form-proof.ts`). */
const SIGHTS = {
  document: ['document', 'uploadedOn'],
  agent: ['confirmedOn'],
} as const satisfies NamesBy;

/** By the parameter that holds a reason: which reasons it may hold, and what each names. */
export const NESTED_REASONS = {
  refused: LAYER_REFUSALS,
  doubt: { ...LAYER_DOUBTS, ...FORM_DOUBTS },
  objection: FORM_OBJECTIONS,
  because: CONDITION_REASONS,
  seenBy: SIGHTS,
};
