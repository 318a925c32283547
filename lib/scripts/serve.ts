/** Serves the export on the port in PORT, else on 3000 or, if that is busy, another. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basePath } from '@/lib/base-path';
import { createExportListener } from '@/lib/scripts/export-server';

if (!existsSync('out/index.html')) {
  console.error('There is no export to serve. Run `npm run build` first.');
  process.exit(1);
}

const server = createServer(createExportListener('out'));
server.on('listening', () => {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : '';
  console.log(`The site is at http://localhost:${port}${basePath}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
  server.listen(0);
});
server.listen(Number(process.env.PORT ?? 3000));
