/** `npm run schemas` writes the JSON Schemas of content/data/. */
import { writeFileSync } from 'node:fs';
import { dataSchemas, schemaFile, schemaText } from '@/lib/content/data-schemas';

for (const name of Object.keys(dataSchemas)) writeFileSync(schemaFile(name), schemaText(name));
