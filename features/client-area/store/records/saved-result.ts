import * as z from 'zod/mini';
import { calculatorNames } from '@/content/calculators/names';
import { createStoredTextSchema, keySchema } from '@/features/client-area/store/records/fields';
import { lineUnits } from '@/features/client-area/store/records/options';
import { limits } from '@/lib/limits';
import { timestamp } from '@/lib/timestamp';

const lineShape = { label: createStoredTextSchema(60).check(z.minLength(1)), isGiven: z.boolean() };

/** Before rounding and grouping, so that lines can be compared. */
const lineSchema = z.union([
  z.strictObject({
    ...lineShape,
    unit: z.literal(lineUnits[0]),
    value: createStoredTextSchema(60),
  }),
  z.strictObject({
    ...lineShape,
    unit: z.enum(lineUnits).check(z.refine((unit) => unit !== 'words')),
    value: z.string().check(z.regex(/^-?\d{1,100}(\.\d{1,30})?$/)),
  }),
]);

export const savedResultSchema = z.strictObject({
  id: keySchema,
  name: createStoredTextSchema(limits.resultName).check(z.regex(/\S/)),
  calculator: z.enum(calculatorNames),
  /** By name of the field or word; each calculator lists its own. */
  inputs: z
    .record(
      z.string().check(z.regex(/^[a-z]{1,20}$/i)),
      z.string().check(z.regex(/^[\w.-]{0,64}$/)),
    )
    .check(
      z.refine((inputs) => {
        const count = Object.keys(inputs).length;
        return count >= 1 && count <= 24;
      }, 'has no fields, or too many'),
    ),
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(limits.resultLines)),
  savedAt: timestamp,
});

export type SavedResult = z.infer<typeof savedResultSchema>;
export type ResultLine = SavedResult['lines'][number];
