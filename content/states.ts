/**
 * States and Union Territories by their two letters, in the two groups of rule 61(1)(ii) of the CGST
 * Rules: the quarterly GSTR-3B is due on the 22nd in group A, on the 24th in group B.
 */
const groupA = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  CG: 'Chhattisgarh',
  DN: 'Dadra and Nagar Haveli and Daman and Diu',
  GA: 'Goa',
  GJ: 'Gujarat',
  KA: 'Karnataka',
  KL: 'Kerala',
  LD: 'Lakshadweep',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  PY: 'Puducherry',
  TN: 'Tamil Nadu',
  TS: 'Telangana',
} as const;

const groupB = {
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CH: 'Chandigarh',
  DL: 'Delhi',
  HR: 'Haryana',
  HP: 'Himachal Pradesh',
  JK: 'Jammu and Kashmir',
  JH: 'Jharkhand',
  LA: 'Ladakh',
  MN: 'Manipur',
  ML: 'Meghalaya',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PB: 'Punjab',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TR: 'Tripura',
  UP: 'Uttar Pradesh',
  UK: 'Uttarakhand',
  WB: 'West Bengal',
} as const;

export type RegionId = keyof typeof groupA | keyof typeof groupB;

export const regionNames: Readonly<Record<RegionId, string>> = { ...groupA, ...groupB };

/** The first two digits of a GSTIN. */
export const gstCodes: Readonly<Record<RegionId, string>> = {
  ...{ JK: '01', HP: '02', PB: '03', CH: '04', UK: '05', HR: '06', DL: '07', RJ: '08', UP: '09' },
  ...{ BR: '10', SK: '11', AR: '12', NL: '13', MN: '14', MZ: '15', TR: '16', ML: '17', AS: '18' },
  ...{ WB: '19', JH: '20', OD: '21', CG: '22', MP: '23', GJ: '24', DN: '26', MH: '27', KA: '29' },
  ...{ GA: '30', LD: '31', KL: '32', TN: '33', PY: '34', AN: '35', TS: '36', AP: '37', LA: '38' },
};

export const regionIds = (Object.keys(regionNames) as RegionId[]).sort((a, b) =>
  regionNames[a] < regionNames[b] ? -1 : 1,
);

export const states = regionIds.map((id) => regionNames[id]);

export const getRegionGroup = (state: RegionId): 'A' | 'B' => (state in groupA ? 'A' : 'B');
