/** The first three digits of the zip codes of each state and territory, as the Postal Service gives them out: first and last of each range. */
const RANGES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  AK: [[995, 999]],
  AL: [[350, 369]],
  AR: [
    [716, 729],
    [755, 755],
  ],
  AZ: [[850, 865]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DC: [
    [200, 200],
    [202, 205],
    [569, 569],
  ],
  DE: [[197, 199]],
  FL: [[320, 349]],
  GA: [
    [300, 319],
    [398, 399],
  ],
  GU: [[969, 969]],
  HI: [[967, 968]],
  IA: [[500, 528]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  KS: [[660, 679]],
  KY: [[400, 427]],
  LA: [[700, 714]],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MD: [[205, 219]],
  ME: [[39, 49]],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MO: [[630, 658]],
  MS: [[386, 397]],
  MT: [[590, 599]],
  NC: [[270, 289]],
  ND: [[580, 588]],
  NE: [[680, 693]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NV: [[889, 898]],
  NY: [
    [5, 5],
    [63, 63],
    [100, 149],
  ],
  OH: [[430, 459]],
  OK: [[730, 749]],
  OR: [[970, 979]],
  PA: [[150, 196]],
  PR: [
    [6, 7],
    [9, 9],
  ],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [739, 739],
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VA: [
    [201, 201],
    [205, 205],
    [220, 246],
  ],
  VI: [[8, 8]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  WA: [[980, 994]],
  WI: [[530, 549]],
  WV: [[247, 268]],
  WY: [
    [820, 831],
    [834, 834],
  ],
};

/** Whether a zip code lies in a state; null where the state is none of the United States. */
export function zipIsIn(zip: string, state: string): boolean | null {
  const ranges = RANGES[state.toUpperCase()];
  const start = Number(zip.slice(0, 3));
  return ranges ? ranges.some(([first, last]) => start >= first && start <= last) : null;
}
