import { z } from 'zod';
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
