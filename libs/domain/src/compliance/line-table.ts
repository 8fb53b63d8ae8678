import { lineRow } from './line-row.js';

/**
 * The coverage lines of ACORD 25 (2016/03) that the engine assesses, in the order in which screens show them. A new line is
 * a row here, its names (`LINE_WORDS` in `libs/wording`) and its icon (`LINE_ICONS` of the page): the compiler asks for both.
 */
export const LINE_TABLE = {
  generalLiability: lineRow({
    limits: {
      eachOccurrence: 'umbrellaEachOccurrence',
      damageToRentedPremises: null,
      medicalExpense: null,
      personalAndAdvertisingInjury: 'umbrellaEachOccurrence',
      generalAggregate: 'umbrellaAggregate',
      productsCompletedOperationsAggregate: 'umbrellaAggregate',
    },
    limitNeeded: true,
    splitLimits: null,
    endorsements: {
      additionalInsuredOngoing: { form: 'CG 20 10', scope: 'AI-ongoing' },
      additionalInsuredCompleted: { form: 'CG 20 37', scope: 'AI-completed' },
      waiverOfSubrogation: { form: 'CG 24 04', scope: 'waiver' },
    },
    formNeedsEdition: true,
    trigger: 'stated',
    underlying: true,
    umbrella: false,
  }),
  automobile: lineRow({
    limits: {
      combinedSingleLimit: 'umbrellaEachOccurrence',
      bodilyInjuryPerPerson: 'umbrellaEachOccurrence',
      bodilyInjuryPerAccident: 'umbrellaEachOccurrence',
      propertyDamage: 'umbrellaEachOccurrence',
    },
    limitNeeded: true,
    splitLimits: {
      combined: 'combinedSingleLimit',
      split: ['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident', 'propertyDamage'],
      standing: ['bodilyInjuryPerAccident', 'propertyDamage'],
    },
    endorsements: {
      additionalInsuredOngoing: { form: 'CA 20 48', scope: 'AI-auto' },
      waiverOfSubrogation: { form: 'CA 04 44', scope: 'waiver' },
    },
    formNeedsEdition: true,
    trigger: 'occurrence',
    underlying: true,
    umbrella: false,
  }),
  workersCompensation: lineRow({
    limits: {
      eachAccident: 'umbrellaEachOccurrence',
      diseaseEachEmployee: 'umbrellaEachOccurrence',
      diseasePolicyLimit: 'umbrellaAggregate',
    },
    /** The line is statutory: its employers' liability amounts may be unknown. */
    limitNeeded: false,
    splitLimits: null,
    endorsements: { waiverOfSubrogation: { form: 'WC 00 03 13', scope: 'waiver' } },
    formNeedsEdition: false,
    trigger: 'occurrence',
    underlying: true,
    umbrella: false,
  }),
  umbrella: lineRow({
    limits: { umbrellaEachOccurrence: 'umbrellaEachOccurrence', umbrellaAggregate: 'umbrellaAggregate' },
    limitNeeded: true,
    splitLimits: null,
    endorsements: {
      additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
      additionalInsuredCompleted: { form: null, scope: 'AI-completed' },
      waiverOfSubrogation: { form: null, scope: 'waiver' },
    },
    formNeedsEdition: true,
    trigger: 'stated',
    /** With another umbrella on its schedule it is an excess policy. */
    underlying: true,
    umbrella: true,
  }),
};
