import type { z } from 'zod';
import { emiCalculator } from '@/content/calculators/emi';
import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import { taxCalculator } from '@/content/calculators/tax';
import { tdsCalculator } from '@/content/calculators/tds';
import { calculatorContentSchema } from '@/lib/schemas/content-calculators';
import { coreContent } from '@/lib/schemas/content-core';
import { firmContent } from '@/lib/schemas/content-firm';
import { serviceContents } from '@/lib/services';

export type ContentEntry = { file: string; schema: z.ZodType; value: unknown };

const calculators = {
  emi: emiCalculator,
  gst: gstCalculator,
  hra: hraCalculator,
  tax: taxCalculator,
  tds: tdsCalculator,
};

/** Every file of content/ that a page is made of, with its schema. */
export const contentEntries: readonly ContentEntry[] = [
  ...coreContent,
  ...firmContent,
  ...serviceContents,
  ...Object.entries(calculators).map(([name, value]) => ({
    file: `content/calculators/${name}.ts`,
    schema: calculatorContentSchema,
    value,
  })),
];

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** One line for each fault: `content/routes.ts: routes[3].title: must not be empty`. */
export function contentErrors(entries: readonly ContentEntry[] = contentEntries): string[] {
  return entries.flatMap(({ file, schema, value }) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) => `${file}: ${fieldName(path)}: ${message}`);
  });
}
