/** The cities that had the limit of half the salary before April 2026, and those that have it since. */
export const fourCities = ['Mumbai', 'Kolkata', 'Delhi', 'Chennai'] as const;
export const hraCities = [...fourCities, 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'] as const;
