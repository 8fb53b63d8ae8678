import type { FormRow } from './form-row.js';

/** General liability: primary wording, waivers, aggregates, deductible, and notice of cancellation on any line. */
export const GL_TERMS_FORMS: readonly FormRow[] = [
  {
    number: 'CG 20 01', editions: ['04 13', '12 19'], line: 'generalLiability', scopes: ['primary-noncontributory', 'blanket'],
    title: 'Primary and noncontributory', confidence: 'confirmed', sources: ['M', 'S', 'J', 'D'],
    note: 'No additional insured given; contract must ask, additional insured must have own policy; 12 19 revised',
  },
  {
    number: 'CG 24 04', editions: ['10 93?', '05 09', '12 19'], line: 'generalLiability', scopes: ['waiver', 'scheduled'],
    title: 'Waiver of transfer of rights', confidence: 'confirmed', sources: ['M', 'S', 'P', 'D'],
    note: 'Ongoing and completed work, listed party, contract; not WC or auto',
  },
  {
    number: 'CG 24 53', editions: ['12 19'], line: 'generalLiability', scopes: ['waiver', 'blanket'],
    title: 'Waiver, automatic', confidence: 'confirmed', sources: ['B', 'M'],
    note: 'New in 2019; a written contract before the loss is needed',
  },
  {
    number: 'CG 29 88', editions: [], line: 'otherPart', scopes: ['waiver'],
    title: 'Waiver of transfer of rights (owners’ protective policy)', confidence: 'confirmed', sources: ['M', 'S'],
    note: 'Of another part than general liability',
  },
  {
    number: 'CG 34 19', editions: [], line: 'otherPart', scopes: ['waiver'],
    title: 'Waiver of transfer of rights (owners’ protective policy)', confidence: 'confirmed', sources: ['M', 'S'],
    note: 'Of another part than general liability',
  },
  {
    number: 'CG 34 17', editions: [], line: 'otherPart', scopes: ['waiver'],
    title: 'Waiver of transfer of rights (product withdrawal)', confidence: 'confirmed', sources: ['M', 'S'],
    note: 'Of another part than general liability',
  },
  {
    number: 'CG 34 18', editions: [], line: 'otherPart', scopes: ['waiver'],
    title: 'Waiver of transfer of rights (product withdrawal)', confidence: 'confirmed', sources: ['M', 'S'],
    note: 'Of another part than general liability',
  },
  {
    number: 'CG 25 03', editions: ['03 97?', '05 09'], line: 'generalLiability', scopes: ['aggregate-project', 'scheduled'],
    title: 'Designated construction project aggregate', confidence: 'confirmed', sources: ['M', 'I', 'L', 'P'],
    note: 'Ongoing only; products aggregate unchanged; read the schedule',
  },
  {
    number: 'CG 25 04', editions: ['05 09'], line: 'generalLiability', scopes: ['aggregate-location', 'scheduled'],
    title: 'Designated location aggregate', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'By location, not by project; some pages name it wrongly',
  },
  {
    number: 'CG 25 45', editions: [], line: 'generalLiability', scopes: ['aggregate-project'],
    only: 'the products-completed operations aggregate',
    title: 'Project products-completed operations aggregate', confidence: 'confirmed', sources: ['M'],
    note: 'Products aggregate only; replaces neither 25 03 nor 25 04',
  },
  {
    number: 'CG 25 46', editions: [], line: 'generalLiability', scopes: ['aggregate-location'],
    only: 'the products-completed operations aggregate',
    title: 'Location products-completed operations aggregate', confidence: 'confirmed', sources: ['M'],
    note: 'Products aggregate only; replaces neither 25 03 nor 25 04',
  },
  {
    number: 'CG 25 02', editions: [], line: 'generalLiability', scopes: [],
    title: 'Amendment of limits', confidence: 'confirmed', sources: ['M'],
    note: 'The limits differ from the declarations: read them again',
  },
  {
    number: 'CG 03 00', editions: ['01 96'], line: 'generalLiability', scopes: [],
    title: 'Deductible liability insurance', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Shows a deductible: compare it with what is required',
  },
  {
    number: 'CG 24 56', editions: [], line: 'generalLiability', scopes: [],
    title: 'Excess order of response when you are an additional insured', confidence: 'confirmed', sources: ['M'],
    note: 'Concerns the insured as an additional insured of others; no proof of primary cover',
  },
  {
    number: 'CG 02 24', editions: ['10 93?'], line: 'generalLiability', scopes: ['notice'],
    title: 'Earlier notice of cancellation by us', confidence: 'confirmed', sources: ['M', 'R'],
    note: 'More days, from the schedule; whether the notice reaches the certificate holder is not proven',
  },
  {
    number: 'CG 28 04', editions: [], line: 'otherPart', scopes: ['notice'],
    title: 'Earlier notice of cancellation (owners’ protective policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Of the owners’ and contractors’ protective part only',
  },
  {
    number: 'CU 02 04', editions: [], line: 'umbrella', scopes: ['notice'],
    title: 'Earlier notice of cancellation by us', confidence: 'confirmed', sources: ['R'],
    note: 'Days in the blank; other than non-payment',
  },
  {
    number: 'CA 02 43', editions: [], line: 'automobile', scopes: ['notice'],
    title: 'Texas cancellation and nonrenewal', confidence: 'confirmed', sources: ['T'],
    note: 'State wording for the insured; it gives a certificate holder nothing',
  },
  {
    number: 'CG 02 05', editions: [], line: 'generalLiability', scopes: ['notice', 'scheduled'],
    title: 'Texas amendment of cancellation provisions', confidence: 'check', sources: [],
    note: 'Two public code projects use it for notice to a named party; text not found',
  },
  {
    number: 'IL 02 75', editions: [], line: 'any', scopes: [],
    title: 'State changes: Texas', confidence: 'confirmed', sources: ['M'],
    note: 'State wording for the named insured; it gives a certificate holder nothing',
  },
  {
    number: 'IL 02 68', editions: [], line: 'any', scopes: [],
    title: 'State changes: New York', confidence: 'confirmed', sources: ['M'],
    note: 'State wording for the named insured; it gives a certificate holder nothing',
  },
  {
    number: 'IL 02 08', editions: [], line: 'any', scopes: [],
    title: 'State changes: New Jersey', confidence: 'confirmed', sources: ['M'],
    note: 'State wording for the named insured; it gives a certificate holder nothing',
  },
  {
    number: 'IL 02 46', editions: [], line: 'any', scopes: [],
    title: 'State changes: Pennsylvania', confidence: 'confirmed', sources: ['M'],
    note: 'State wording for the named insured; it gives a certificate holder nothing',
  },
  {
    number: 'IL 00 17', editions: ['11 98'], line: 'any', scopes: [],
    title: 'Common policy conditions', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Notice goes to the first named insured only',
  },
];
