import { demoSignature } from '@covertrail/demo/demo-signature';
import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

type Input = Readonly<Record<string, unknown>>;

const ID = '0d000000-0000-4000-8000-000000000001';
/** Something for every field rule of the product; tried in this order. */
const CANDIDATES: readonly unknown[] = [
  'Sample text',
  ID,
  'A'.repeat(43),
  '2026-12-01',
  '2026-12-01T08:00:00.000Z',
  'ann@example.com',
  'Correct-Horse-9',
  '12345',
  'A-',
  'VII',
  true,
  1,
  ['Sample text'],
  [ID],
  { eachOccurrence: 100 },
  [],
  '1',
  '84-1234567',
  'US',
  '1M8GDM9AXKP042788',
  2021,
  100,
  {},
  { kind: 'noDeductible' },
  'accepted',
  'perpetual',
  '123456',
  {
    kind: 'answer',
    policyIds: [],
    remarks: '',
    documents: [],
    holder: {
      name: '',
      address1: '',
      address2: '',
      city: '',
      state: '',
      postalCode: '',
      notes: '',
      includeNotesAndAddressOnCoi: true,
      primaryNamedInsured: '',
      furtherNamedInsureds: '',
    },
  },
  'email:0',
  '1.other1.pollutionLiability',
  'vendorProgram',
  demoSignature('Sample'),
];

const metadataOf = (dto: Type) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);

/** Names of the fields that a class takes, in the order of their declaration. */
export const fieldsOf = (dto: Type): string[] => [...new Set(metadataOf(dto).map(({ propertyName }) => propertyName))];

const isOptional = (dto: Type, field: string): boolean =>
  metadataOf(dto).some(({ propertyName, name }) => propertyName === field && name === 'isOptional');

/** The classes nested in a field, found by what class-transformer makes of a probe. */
export function nestedIn(dto: Type, field: string): { readonly type: Type; readonly many: boolean } | null {
  const rules = metadataOf(dto).filter(({ propertyName }) => propertyName === field);
  if (!rules.some(({ type }) => type === 'nestedValidation')) return null;
  const many = rules.some(({ name }) => name === 'isArray');
  const made = (plainToInstance(dto, { [field]: many ? [{}] : {} }) as Record<string, unknown>)[field];
  return { type: (many ? (made as object[])[0]! : (made as object)).constructor as Type, many };
}

/**
 * An input that passes validation, worked out from what the class says of its fields: `known` values by name first, then
 * whatever fits. Optional fields are left out unless all are asked for.
 */
export function sampleOf(dto: Type, given: Input = {}, all = false): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const field of fieldsOf(dto)) {
    if (!all && isOptional(dto, field)) continue;
    const nested = nestedIn(dto, field);
    const inner = nested && sampleOf(nested.type, given, all);
    const options = metadataOf(dto).filter(({ propertyName, name }) => propertyName === field && name === 'isIn');
    const own = options.flatMap(({ constraints }) => constraints?.[0] as unknown[]);
    const fitting = nested
      ? [nested.many ? [inner] : inner]
      : [...own, [own[0]], ...CANDIDATES, ...Object.values(sample)];
    const tried = [given[field], ...fitting];
    sample[field] = tried.find((value) => value !== undefined && fitsField(dto, field, { ...sample, [field]: value }));
    if (sample[field] === undefined) throw new Error(`No sample fits ${dto.name}.${field}`);
  }
  return sample;
}

function fitsField(dto: Type, field: string, input: Input): boolean {
  const errors = validateSync(plainToInstance(dto, input) as object, { whitelist: true, forbidNonWhitelisted: true });
  return !errors.some(({ property }) => property === field);
}
