/** `npm run schemas` writes the JSON Schemas of content/data/. */
import { writeFileSync } from 'node:fs';
import { dataSchemas, formatJsonSchema, getSchemaPath } from '@/lib/content/data-schemas';

for (const name of Object.keys(dataSchemas))
  writeFileSync(getSchemaPath(name), formatJsonSchema(name));
