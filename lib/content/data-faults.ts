import { readdirSync, readFileSync } from 'node:fs';
import { parseExpression } from '@babel/parser';
import type { Node } from '@babel/types';
import type * as z from 'zod';
import { formatFieldPath } from '@/lib/content/leaves';

type Text = { file: string; text: string };

const FOLDER = 'content/data';

const readTexts = (): Text[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
    }));

const getLineNumber = (text: string, position: number) =>
  text.slice(0, position).split('\n').length;

/** JSON silently takes the last of two equal keys. */
function* findRepeatedKeys(node: Node | null): Generator<{ key: string; line: number }> {
  if (node?.type === 'ArrayExpression')
    for (const item of node.elements) yield* findRepeatedKeys(item);
  if (node?.type !== 'ObjectExpression') return;
  const keys = new Set<string>();
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'StringLiteral') continue;
    const key = property.key.value;
    if (keys.has(key)) yield { key, line: property.loc?.start.line ?? 0 };
    keys.add(key);
    yield* findRepeatedKeys(property.value);
  }
}

/** Why a text is not JSON, or has a key twice, with the line if the parser names it. */
export function findSyntaxFaults({ file, text }: Text): string[] {
  const merge = /^(<{7}|={7}|>{7})/m.exec(text);
  if (merge) {
    return [
      `${file}: line ${getLineNumber(text, merge.index)}: two versions have not been merged: keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>`,
    ];
  }
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at ? `line ${getLineNumber(text, Number(at))}: ` : '';
    return [`${file}: ${line}a comma, a quote or a bracket is wrong or missing (${message})`];
  }
  return [...findRepeatedKeys(parseExpression(text, { errorRecovery: true }))].map(
    ({ key, line }) => `${file}: line ${line}: "${key}" is there twice: delete one`,
  );
}

function formatIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.join(', ')}: no such field is known; see the schema beside the file`;
  }
  return 'input' in issue && issue.input === undefined ? 'is missing' : issue.message;
}

function findFileFaults(
  { file, text }: Text,
  schemas: Readonly<Record<string, z.ZodType>>,
): string[] {
  const name = file.slice(FOLDER.length + 1, -'.json'.length);
  const schema = schemas[name];
  if (!schema)
    return [`${file}: no such file is known; known are ${Object.keys(schemas).join(', ')}`];
  const { error } = schema.safeParse(JSON.parse(text), { reportInput: true });
  const faults = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    const field = formatFieldPath(issue.path);
    if (!faults.has(field)) faults.set(field, formatIssue(issue));
  }
  return [...faults].map((fault) => [file, ...fault].filter(Boolean).join(': '));
}

export async function findDataFaults(texts = readTexts()): Promise<string[]> {
  const faults = texts.flatMap(findSyntaxFaults);
  if (faults.length > 0) return faults;
  // Imported late, as it reads the files itself.
  const { dataSchemas } = await import('@/lib/content/data-schemas');
  return texts.flatMap((text) => findFileFaults(text, dataSchemas));
}
