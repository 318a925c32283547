/**
 * Serves the export on port 3000 or, if that is busy, on a free one. A port given in PORT is used
 * or nothing is.
 */
import { existsSync } from 'node:fs';
import { exportServer } from '@/lib/scripts/export-server';

if (!existsSync('out/index.html')) {
  console.error('There is no export to serve. Run `npm run build` first.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 3000);
const server = exportServer('out');
server.on('listening', () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  if (actual !== port) console.log(`Port ${port} is in use, so this is another one.`);
  console.log(`The site is at http://localhost:${actual}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (process.env.PORT) {
    console.error(`Port ${port} is in use. Stop what runs there or set PORT to another one.`);
    process.exit(1);
  }
  server.listen(0);
});
server.listen(port);
