import type { LINE_TABLE } from './line-table.js';

/** A line of coverage that the engine assesses. */
export type CoverageLine = keyof typeof LINE_TABLE;
/** The limits of one line. */
export type LimitOf<Line extends CoverageLine> = keyof (typeof LINE_TABLE)[Line]['limits'];
/** A limit by its code; no two lines share one. */
export type LimitCode = { [Line in CoverageLine]: LimitOf<Line> }[CoverageLine];

/** Additional insured for ongoing operations (CG 20 10), completed operations (CG 20 37); waiver of subrogation. */
export type EndorsementCode = { [Line in CoverageLine]: keyof (typeof LINE_TABLE)[Line]['endorsements'] }[CoverageLine];
