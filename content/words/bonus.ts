/** Code on Wages, sections 26, 39 and 41; the wage that brings an employee in is notified. */
export const bonusRule =
  'Employers of 20 or more pay at least 8.33% of the year’s wages within eight months of its end. Check with us up to which wage.';
