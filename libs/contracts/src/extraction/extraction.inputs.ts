import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FIELD_ACTS, type FieldAct, type FieldDecision } from '@covertrail/domain/insurance/extraction/entered-terms';
import { EXTRACTED_KEYS } from '@covertrail/domain/insurance/extraction/field-rows';
import type { ExtractedKey } from '@covertrail/domain/insurance/extraction/extracted-value';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { linesOfRows, typedValue } from '@covertrail/domain/fields/call-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { CERTIFICATE_LINES, type CertificateLine } from '@covertrail/domain/insurance/certificate/field-keys';
import { SOURCE_KINDS, type SourceKind } from '@covertrail/domain/insurance/source-table';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';

/** Into what a row is entered, or that it is left. */
const ROW_TARGETS = ['new', 'onFile', 'renewal', 'left'] as const;
export type RowTarget = (typeof ROW_TARGETS)[number];

/** More than a file of 100 pages has rows. */
const MOST_ROWS = 700;

export class FieldDecisionDto implements FieldDecision {
  @IsIn(EXTRACTED_KEYS) readonly key!: ExtractedKey;
  @IsIn(FIELD_ACTS) readonly act!: FieldAct;
  /** What was typed instead: a day as `YYYY-MM-DD`, an amount in cents, an insurer by its id, a choice by its code. */
  @IsOptional() @Fits(typedValue) readonly value?: string;
  /** The better source of what is on file, where that is replaced. */
  @IsOptional() @IsIn(SOURCE_KINDS) readonly replaces?: SourceKind;
}

export class RowDecisionDto {
  @IsInt() @Min(1) @Max(100) readonly page!: number;
  @IsIn(CERTIFICATE_LINES) readonly row!: CertificateLine;
  /** Of a row that names its kind of insurance in words: the line that the person chose. */
  @IsOptional() @IsIn(COVERAGE_LINES) readonly line?: CoverageLine;
  @IsIn(ROW_TARGETS) readonly into!: RowTarget;
  /** Of the policy on file, or of the one that is renewed. */
  @IsOptional() @IsId() readonly policyId?: string;
  /** Of the policy on file, as the person saw it. */
  @IsOptional() @IsInt() @Min(0) readonly revision?: number;
  @NestedList(() => FieldDecisionDto, 60) readonly fields!: readonly FieldDecisionDto[];
}

/** GET policy/extracted/:id. */
export class ExtractedPoliciesDto {
  /** The lines that a person chose for rows in words, by page and row: `1.other1.pollutionLiability`, divided by commas. */
  @IsOptional() @Fits(linesOfRows) readonly lines?: string;
}

/** POST policy/extracted/addPolicy: what a person decided of each row of a certificate that was read. */
export class ConfirmExtractionDto {
  @IsId() readonly transactionId!: string;
  /** Which reading of the file the person saw. */
  @IsInt() @Min(1) @Max(100) readonly attempt!: number;
  /** The date of the certificate. */
  @Fits(effectiveOn) readonly dated!: string;
  /** The person says that the certificate is about this insured, although it names somebody else. */
  @IsOptional() @IsBoolean() readonly isInsured?: boolean;
  @NestedList(() => RowDecisionDto, MOST_ROWS) readonly rows!: readonly RowDecisionDto[];
}
