import type { OpeningHoursSpecification } from 'schema-dts';
import { daysOf, type Hours, weekdays } from '@/content/words/hours';

/** Hours of the firm or an office, for structured data. */
export function openingHours(hours: Hours): OpeningHoursSpecification {
  const { opens, closes } = hours;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(hours).map((day) => weekdays[day]),
    opens,
    closes,
  };
}
