/** The nine categories of policies: names are given, ids are ours. */
export const LINE_CATEGORY_TABLE = {
  automobileLiability: { id: 1 },
  workersCompensationAndEmployersLiability: { id: 2 },
  propertyInsurance: { id: 3 },
  inlandMarineInsurance: { id: 4 },
  boilerAndMachinery: { id: 5 },
  crimeInsurance: { id: 6 },
  installationAndBuildersRisk: { id: 7 },
  commercialGeneralLiability: { id: 8 },
  physicalDamageInsurance: { id: 9 },
} as const;

export type LineCategory = keyof typeof LINE_CATEGORY_TABLE;
