/**
 * Their limit is half the salary: these four before April 2026, and the others as well since then.
 */
export const fourCities = ['Mumbai', 'Kolkata', 'Delhi', 'Chennai'] as const;
export const hraCities = [...fourCities, 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'] as const;
