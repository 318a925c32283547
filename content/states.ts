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

export type StateId = keyof typeof groupA | keyof typeof groupB;

export const stateNames: Readonly<Record<StateId, string>> = { ...groupA, ...groupB };

/** By name. */
export const stateIds = (Object.keys(stateNames) as StateId[]).sort((one, other) =>
  stateNames[one] < stateNames[other] ? -1 : 1,
);

/** Their names in the order of the alphabet. */
export const states = stateIds.map((id) => stateNames[id]);

export const groupOf = (state: StateId): 'A' | 'B' => (state in groupA ? 'A' : 'B');
