import { decode, encode } from 'jose/base64url';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { crc32 } from '@/lib/portal/archive/crc32';
import { pack, unpack } from '@/lib/portal/exchange/packing';
import { payloadIn } from '@/lib/portal/exchange/payload';
import { Refused } from '@/lib/portal/exchange/refusals';
import { checkChoices, checkInputs, type Inputs } from '@/lib/portal/scenarios/inputs';
import { RESULT_MARK, RESULT_VERSION } from '@/lib/runtime/protocol';
import * as z from '@/lib/zod';

/** In characters: three times the longest link that a form can make. */
export const RESULT_LIMIT = 2000;

/** The content of a link to a result. It is not signed, since it claims nothing but its figures. */
export type SharedResult = {
  /** The version of the rules; see lib/calculators/rules-version.ts. */
  rules: string;
  /** Without amounts, only the choices. */
  inputs: Record<string, string>;
};

export type OpenedResult<Name extends CalculatorName> = { rules: string } & (
  | { inputs: Inputs<Name>; choices: null }
  | { inputs: null; choices: Record<string, string> }
);

/** A sound link was opened at another calculator than its own. */
export class OfAnother extends Refused {
  constructor(readonly calculator: CalculatorName) {
    super('damaged');
  }
}

const sharedSchema = z.strictObject({
  rules: z.string().check(z.regex(/^[\da-f]{8}$/)),
  inputs: z.record(z.string(), z.unknown()),
});

/** Detects a link that was changed or cut on its way, which would give other figures. */
const checksum = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0');

/**
 * The link that opens a result in its calculator. No browser sends what follows the `#` to a host.
 */
export async function resultLink(
  calculator: CalculatorName,
  { rules, inputs }: SharedResult,
  origin: string = globalThis.location.origin,
): Promise<string> {
  const packed = await pack({ rules, inputs });
  const fragment = `${RESULT_MARK}${RESULT_VERSION}.${encode(packed)}.${checksum(packed)}`;
  if (fragment.length > RESULT_LIMIT) throw new Refused('tooMuch');
  return `${origin}/calculators/${calculator}#${fragment}`;
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  try {
    return decode(encoded) as Uint8Array<ArrayBuffer>;
  } catch {
    throw new Refused('damaged');
  }
}

function unpacked(fragment: string): Promise<unknown> {
  const payload = payloadIn(fragment, {
    mark: RESULT_MARK,
    version: RESULT_VERSION,
    limit: RESULT_LIMIT,
  });
  const [, encoded = '', sum] = /^([\w-]+)\.([\da-f]{8})$/.exec(payload) ?? [];
  if (sum === undefined) throw new Refused('cut');
  const packed = bytesOf(encoded);
  if (checksum(packed) !== sum) throw new Refused('damaged');
  return unpack(packed);
}

/**
 * Reads the result in the fragment of a calculator's address. Fails with `Refused`, whatever the
 * fragment, and with `OfAnother` if the link belongs to another calculator.
 */
export async function openResult<Name extends CalculatorName>(
  calculator: Name,
  fragment: string,
): Promise<OpenedResult<Name>> {
  const shared = sharedSchema.safeParse(await unpacked(fragment));
  if (!shared.success) throw new Refused('damaged');
  const { rules } = shared.data;
  const inputs = checkInputs(calculator, shared.data.inputs);
  if (inputs) return { rules, inputs, choices: null };
  const choices = checkChoices(calculator, shared.data.inputs);
  if (choices) return { rules, inputs: null, choices };
  const owner = calculatorNames.find(
    (name) => checkInputs(name, shared.data.inputs) ?? checkChoices(name, shared.data.inputs),
  );
  throw owner ? new OfAnother(owner) : new Refused('damaged');
}
