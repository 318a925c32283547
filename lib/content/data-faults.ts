/** What is wrong in the files of content/data/, read before anything that uses them. */
import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { fieldName } from '@/lib/content/leaves';

type Text = { file: string; text: string };

const FOLDER = 'content/data';

const textsOf = (): Text[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
    }));

/** Why a text is no JSON, with its line where the parser says it. */
function syntaxFault({ file, text }: Text): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const said = (error as Error).message;
    const at = /position (\d+)/.exec(said)?.[1];
    const line = at ? `line ${text.slice(0, Number(at)).split('\n').length}: ` : '';
    return [`${file}: ${line}a comma, a quote or a bracket is wrong or missing (${said})`];
  }
}

/** What an issue says; a field that is not known comes with those that are. */
function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.join(', ')}: no such field is known; see the schema beside the file`;
  }
  return /^Invalid input: expected .*undefined$/.test(issue.message) ? 'is missing' : issue.message;
}

function faultsIn({ file, text }: Text, schemas: Readonly<Record<string, z.ZodType>>): string[] {
  const name = file.slice(FOLDER.length + 1, -'.json'.length);
  const schema = schemas[name];
  if (!schema)
    return [`${file}: no such file is known; known are ${Object.keys(schemas).join(', ')}`];
  const issues = schema.safeParse(JSON.parse(text)).error?.issues ?? [];
  return issues.map((issue) =>
    [file, fieldName(issue.path), sentence(issue)].filter(Boolean).join(': '),
  );
}

/** One line for each mistake, with file, field and what is right. */
export async function dataFaults(texts = textsOf()): Promise<string[]> {
  const faults = texts.flatMap(syntaxFault);
  if (faults.length > 0) return faults;
  // Only now, as it reads the files itself.
  const { dataSchemas } = await import('@/lib/content/data-schemas');
  return texts.flatMap((text) => faultsIn(text, dataSchemas));
}
