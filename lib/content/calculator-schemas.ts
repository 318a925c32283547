import { z } from 'zod';
import { calculatorPath, listOf, relatedPath, text, titled } from '@/lib/content/fields';

export const calculatorContentSchema = z.strictObject({
  path: calculatorPath,
  /** In a few signs, for lists of calculators. */
  formula: text,
  heading: text,
  lead: text,
  /** What limits the result, beside the form. */
  note: text.optional(),
  method: listOf(titled),
  related: listOf(relatedPath),
});

export type CalculatorContent = z.infer<typeof calculatorContentSchema>;
