import { z } from 'zod';
import { calculatorPath, listOf, relatedPath, text, titled } from '@/lib/content/fields';

export const calculatorContentSchema = z.strictObject({
  path: calculatorPath,
  heading: text,
  lead: text,
  /** What limits the result, beside the form. */
  note: text.optional(),
  method: listOf(titled),
  related: listOf(relatedPath),
});

export type CalculatorContent = z.infer<typeof calculatorContentSchema>;
