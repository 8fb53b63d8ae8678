import type { FormRow } from './form-row.js';

/** Additional insured on general liability: premises, lessors, vendors and classes of persons. */
export const GL_PREMISES_FORMS: readonly FormRow[] = [
  {
    number: 'CG 20 11', editions: ['04 13', '12 19?'], line: 'generalLiability', scopes: ['AI-premises', 'AI-lessor', 'scheduled'],
    title: 'Additional insured: managers or lessors of premises', confidence: 'confirmed', sources: ['M', 'K', 'P'],
    note: 'Leased part; ends with tenancy; lessor’s building work out; no completed',
  },
  {
    number: 'CG 20 24', editions: [], line: 'generalLiability', scopes: ['AI-premises', 'AI-lessor', 'scheduled'],
    title: 'Additional insured: owners of leased land', confidence: 'confirmed', sources: ['M', 'F'],
  },
  {
    number: 'CG 20 27', editions: [], line: 'generalLiability', scopes: ['AI-premises', 'scheduled'],
    title: 'Additional insured: co-owner of premises', confidence: 'confirmed', sources: ['M', 'F'],
  },
  {
    number: 'CG 20 05', editions: ['11 85?'], line: 'generalLiability', scopes: ['AI-premises', 'scheduled'],
    title: 'Additional insured: controlling interest', confidence: 'confirmed', sources: ['M', 'F'],
    note: 'Financial control, or premises the additional insured owns and the insured occupies',
  },
  {
    number: 'CG 20 18', editions: ['04 13?'], line: 'generalLiability', scopes: ['AI-premises', 'mortgagee', 'scheduled'],
    title: 'Additional insured: mortgagee, assignee, receiver', confidence: 'confirmed', sources: ['M', 'T'],
    note: 'Liability only; does not make a property mortgagee or loss payee',
  },
  {
    number: 'CG 20 28', editions: ['07 04?', '04 13?', '12 19?'], line: 'generalLiability', scopes: ['AI-lessor', 'scheduled'],
    title: 'Additional insured: lessor of leased equipment', confidence: 'confirmed', sources: ['M', 'X'],
    note: 'Use of the leased equipment; not land, not work',
  },
  {
    number: 'CG 20 34', editions: ['04 13'], line: 'generalLiability', scopes: ['AI-lessor', 'blanket'],
    title: 'Additional insured: lessor of equipment, automatic', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Written lease must require it',
  },
  {
    number: 'CG 20 15', editions: ['07 04', '04 13'], line: 'generalLiability', scopes: ['AI-vendor', 'scheduled'],
    title: 'Additional insured: vendors', confidence: 'confirmed', sources: ['S', 'R', 'F'],
    note: 'Listed products only; not the vendor’s changes, repacking and warranties; 04 13 caps by law and contract',
  },
  {
    number: 'CG 20 44', editions: [], line: 'generalLiability', scopes: ['AI-vendor', 'blanket'],
    title: 'Additional insured: vendors, automatic', confidence: 'confirmed', sources: ['M'],
    note: 'Agreement must require it; text not read',
  },
  {
    number: 'CG 24 10', editions: [], line: 'generalLiability', scopes: [],
    title: 'Excess provision, vendors', confidence: 'confirmed', sources: ['M'],
    note: 'Makes the cover of the vendor excess, which contradicts primary cover',
  },
  {
    number: 'CG 20 29', editions: [], line: 'generalLiability', scopes: ['scheduled'],
    title: 'Additional insured: grantor of franchise', confidence: 'confirmed', sources: ['M'],
    note: 'Franchisor; one broker page calls 20 33 the franchise form: wrong',
  },
  {
    number: 'CG 20 35', editions: [], line: 'generalLiability', scopes: ['blanket'],
    title: 'Additional insured: grantor of licenses, automatic', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 20 36', editions: [], line: 'generalLiability', scopes: ['scheduled'],
    title: 'Additional insured: grantor of licenses, scheduled', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 20 23', editions: ['04 13'], line: 'generalLiability', scopes: [],
    title: 'Additional insured: executors, trustees, beneficiaries', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 20 02', editions: [], line: 'generalLiability', scopes: [],
    title: 'Additional insured: members of a club', confidence: 'confirmed', sources: ['M'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 20 03', editions: [], line: 'generalLiability', scopes: [],
    title: 'Additional insured: concessionaires', confidence: 'confirmed', sources: ['M'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 20 20', editions: [], line: 'generalLiability', scopes: [],
    title: 'Additional insured: charitable institutions', confidence: 'confirmed', sources: ['M'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 20 22', editions: [], line: 'generalLiability', scopes: [],
    title: 'Additional insured: church members and officers', confidence: 'confirmed', sources: ['M'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 20 25', editions: [], line: 'generalLiability', scopes: [],
    title: 'Additional insured: elected or appointed officers', confidence: 'confirmed', sources: ['M'],
    note: 'For a class of parties; it makes no requester an additional insured',
  },
  {
    number: 'CG 34 01', editions: [], line: 'otherPart', scopes: ['AI-premises'],
    title: 'Additional insured: lessor (liquor policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Liquor part only; lessor, franchisor, permit body, sponsor',
  },
  {
    number: 'CG 34 02', editions: [], line: 'otherPart', scopes: [],
    title: 'Additional insured: franchisor (liquor policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Liquor part only; lessor, franchisor, permit body, sponsor',
  },
  {
    number: 'CG 34 03', editions: [], line: 'otherPart', scopes: [],
    title: 'Additional insured: body that gives permits (liquor policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Liquor part only; lessor, franchisor, permit body, sponsor',
  },
  {
    number: 'CG 34 04', editions: [], line: 'otherPart', scopes: [],
    title: 'Additional insured: sponsor (liquor policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Liquor part only; lessor, franchisor, permit body, sponsor',
  },
];
