import { z } from 'zod';
import { emiCalculator } from '@/content/calculators/emi';
import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import { taxCalculator } from '@/content/calculators/tax';
import { tdsCalculator } from '@/content/calculators/tds';
import { type Path, routes } from '@/content/routes';

const paths: readonly Path[] = routes.map((route) => route.path);
const calculatorPaths = paths.filter((path) => path.startsWith('/calculators/'));
const relatedPaths = paths.filter((path) => /^\/(calculators|services)\//.test(path));

const text = z.string().regex(/^\S(.*\S)?$/, 'is empty or has spaces around it');

export const calculatorContentSchema = z.strictObject({
  path: z.enum(calculatorPaths, 'is no calculator of content/routes.ts'),
  heading: text,
  lead: text,
  /** What limits the result, beside the form. */
  note: text.optional(),
  method: z
    .array(z.strictObject({ title: text, text }))
    .min(3)
    .readonly(),
  related: z
    .array(z.enum(relatedPaths, 'is no calculator or service of content/routes.ts'))
    .min(2)
    .readonly(),
});

export type CalculatorContent = z.infer<typeof calculatorContentSchema>;

/** Every calculator page's content with its schema, for the check before a build. */
export const calculatorContents = [
  { file: 'content/calculators/tax.ts', schema: calculatorContentSchema, value: taxCalculator },
  { file: 'content/calculators/gst.ts', schema: calculatorContentSchema, value: gstCalculator },
  { file: 'content/calculators/emi.ts', schema: calculatorContentSchema, value: emiCalculator },
  { file: 'content/calculators/tds.ts', schema: calculatorContentSchema, value: tdsCalculator },
  { file: 'content/calculators/hra.ts', schema: calculatorContentSchema, value: hraCalculator },
];
