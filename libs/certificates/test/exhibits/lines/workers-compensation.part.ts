import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../../drawing/random.js';
import { digitsOf, written } from '../amount-words.js';
import { clause, type Cast, type Part } from '../exhibit-content.js';
import { limit, MILLION, row } from './line-clauses.js';

/** Workers' compensation and employers' liability. */
export function workersPart(random: Random, { insured }: Cast): Part {
  const line = 'workersCompensation';
  const whole = random.of([500_000, MILLION] as const);
  const amount = written(random, whole);
  const three = [
    limit(line, 'eachAccident', whole),
    limit(line, 'diseaseEachEmployee', whole),
    limit(line, 'diseasePolicyLimit', whole),
  ];
  const statutory: StatedRequirement = { kind: 'perStatute', line };
  const title = random.of([
    "Workers' Compensation and Employers' Liability",
    "Workers Compensation / Employer's Liability",
    "Workers' Compensation",
  ]);
  if (random.chance(0.3))
    return {
      title,
      isTable: true,
      clauses: [
        clause(random.of(["Workers' Compensation   Statutory", "Workers' Compensation: Statutory Limits"]), statutory),
        row(
          random,
          random.of(['E.L. Each Accident', "Employers' Liability Each Accident"]),
          whole,
          ...three.slice(0, 1),
        ),
        row(
          random,
          random.of(['E.L. Disease - Each Employee', "Employers' Liability Disease - Ea Employee"]),
          whole,
          ...three.slice(1, 2),
        ),
        row(
          random,
          random.of(['E.L. Disease - Policy Limit', "Employers' Liability Disease Policy Limit"]),
          whole,
          ...three.slice(2),
        ),
      ],
    };
  const of = random.of([
    clause(
      `${insured} shall maintain workers' compensation insurance with statutory limits and employer's liability insurance with limits of ${amount} each accident, ${amount} disease each employee, and ${amount} disease policy limit.`,
      statutory,
      ...three,
    ),
    clause(
      `Workers' Compensation as required by the statutes of the state where the work is performed, and Employers' Liability with limits of not less than ${amount} each accident.`,
      ...three.slice(0, 1),
    ),
    clause(
      `Workers' compensation: statutory; employer's liability: ${digitsOf(whole)}/${digitsOf(whole)}/${digitsOf(whole)}.`,
      statutory,
      ...three,
    ),
    clause(
      `Statutory workers' compensation coverage and employers' liability: bodily injury by accident ${amount} each accident; bodily injury by disease ${amount} policy limit; bodily injury by disease ${amount} each employee.`,
      statutory,
      ...three,
    ),
  ]);
  return { title, clauses: [of], isTable: false };
}
